"""The cards of a game: what is on them, how large they are, and on which sheets they lie."""

from typing import TYPE_CHECKING, Any, Final

from filature.core.contents import Copies

from .imposing import CARD, MINI, TILE, Grid, Imposed, Size, grid, imposed

if TYPE_CHECKING:
    from .kit import Kit

KINDS: Final = {CARD: "card", MINI: "mini", TILE: "tile"}
LABELS: Final = {CARD: "cards", MINI: "cards", TILE: "tiles"}


def decks(kit: "Kit") -> list[dict[str, Any]]:
    """All cards, the large ones first."""
    return [deck(kit, size) for size in KINDS if by_back(kit, size)]


def deck(kit: "Kit", size: Size) -> dict[str, Any]:
    """The cards of one size, on their sheets."""
    over, made = grid(size), by_back(kit, size)
    each = [(back, [card for one in some for card in copies(kit, one)]) for back, some in made]
    return {
        **shape(size),
        "label": LABELS[size],
        "lying": over.lying,
        "sheets": [sides(one, over) for one in imposed(each, over)],
    }


def shape(size: Size) -> dict[str, Any]:
    return {"kind": KINDS[size], "wide": size.wide, "high": size.high}


def sides(sheet: Imposed, over: Grid) -> dict[str, list[Any]]:
    """A sheet as Typst wants it: millimetres, and what lies there."""
    return {
        "fronts": [[*over.corner(cell), card] for cell, card in sheet.fronts],
        "backs": [[*over.corner(cell), back] for cell, back in sheet.backs],
    }


def copies(kit: "Kit", one: Copies) -> list[dict[str, Any]]:
    """A card as often as it lies in the box."""
    return [kit.piece(one)] * one.number


def by_back(kit: "Kit", size: Size) -> list[tuple[str, list[Copies]]]:
    """The cards of one size, together with those that have the same back."""
    found: dict[str, list[Copies]] = {}
    for one in kit.contents.pieces:
        if one.piece.kind in ("card", "tile") and size_of(kit, one) == size:
            found.setdefault(one.piece.back, []).append(one)
    return list(found.items())


def size_of(kit: "Kit", one: Copies) -> Size:
    """Cards with the same back are of one size: small if none of them shows more than a figure and
    a name."""
    if one.piece.kind == "tile":
        return TILE
    alike = [
        other
        for other in kit.contents.pieces
        if other.piece.kind == "card" and other.piece.back == one.piece.back
    ]
    bare = all(not (other.text or other.clauses or kit.face(other)) for other in alike)
    return MINI if bare else CARD
