"""The cards one by one, for a print shop: an archive with a PDF a face and a back, and a manifest.

The page of a PDF is the card with its bleed; its trim box is where it is cut.
"""

import csv
import re
import unicodedata
from io import BytesIO, StringIO
from typing import Any, Final, NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from filature.core.contents import Copies
from filature.core.game import Game
from filature.core.mistake import Mistake

from .decks import KINDS, by_back, shape
from .imposing import SAFE, Size
from .kit import Kit
from .press import STAMP, compiled
from .tiling import BLEED

BEGAN: Final = (1980, 1, 1, 0, 0, 0)  # the same date in all archives
COLUMNS: Final = ("front", "back", "copies", "name", "width", "height", "bleed", "safe")


class Face(NamedTuple):
    """One card, by the files of its two sides."""

    front: str
    back: str
    card: Copies
    size: Size


def cards(game: Game, lang: str) -> bytes:
    """All cards of a game, and how many of each to print."""
    kit = Kit(game, lang)
    found = faces(kit)
    if not found:
        raise Mistake("no-cards", name=game.name)
    papers = {face.front: front(kit, face) for face in found}
    papers |= {face.back: back(kit, face) for face in {one.back: one for one in found}.values()}
    return packed({"manifest.csv": manifest(kit, found), **papers})


def faces(kit: Kit) -> list[Face]:
    """Every card once, in the order of its sheets; those with the same back share its file."""
    found: list[Face] = []
    backs: dict[str, str] = {}
    for size in KINDS:
        for key, some in by_back(kit, size):
            backs[key] = named(kit, f"back-{len(backs) + 1}", kit.sort(key))
            for one in some:
                name = kit.piece(one)["name"]
                own = named(kit, f"{len(found) + 1:02}-x{one.number}", name)
                found.append(Face(own, backs[key], one, size))
    return found


def named(kit: Kit, number: str, name: str) -> str:
    """The name of a file: game, language, number, and what is on it, in plain letters."""
    bare = unicodedata.normalize("NFKD", name.lower()).encode("ascii", "ignore").decode()
    words = re.findall("[a-z0-9]+", bare)[:6]
    return "-".join([kit.game.name, kit.lang, number, *words]) + ".pdf"


def front(kit: Kit, face: Face) -> bytes:
    return side(kit, face, {"card": kit.piece(face.card)})


def back(kit: Kit, face: Face) -> bytes:
    return side(kit, face, {"back": face.card.piece.back})


def side(kit: Kit, face: Face, what: dict[str, Any]) -> bytes:
    """One side of a card, as a PDF of one page."""
    data = {
        "lang": kit.lang,
        "title": kit.word("title"),
        "name": kit.piece(face.card)["name"],
        "backs": kit.backs(),
        "bleed": BLEED,
        "deck": shape(face.size),
        **what,
    }
    return compiled("single.typ", data, kit.drawings)


def manifest(kit: Kit, found: list[Face]) -> bytes:
    """How many of each card, and its measures in millimetres."""
    told = StringIO()
    table = csv.writer(told, lineterminator="\r\n")
    table.writerow(COLUMNS)
    for face in found:
        name = kit.piece(face.card)["name"]
        measures = [f"{number:g}" for number in (*face.size, BLEED, SAFE)]
        table.writerow([face.front, face.back, face.card.number, name, *measures])
    return told.getvalue().encode("utf-8-sig")  # as spreadsheets expect it


def packed(papers: dict[str, bytes]) -> bytes:
    """An archive that is the same for the same papers, stamped as ours."""
    whole = BytesIO()
    with ZipFile(whole, "w", ZIP_DEFLATED) as archive:
        archive.comment = STAMP.encode()
        for name, paper in papers.items():
            archive.writestr(ZipInfo(name, BEGAN), paper, ZIP_DEFLATED)
    return whole.getvalue()
