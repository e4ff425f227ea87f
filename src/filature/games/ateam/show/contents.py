"""AT-CONT-1  What lies in the box: figures, the formula, two dice, the instruction cards."""

from filature.core.contents import Contents, Copies, Die
from filature.core.scene import Piece
from filature.core.sentence import Sentence

from ..box import KINDS, LABS, MOST, Box
from .scene import card_key, piece, signs_panel

SIGNS = {"plus3": "hand", "clear": "roll"}  # of cards whose sign has another name
AID = (
    *("AT-TURN-1", "AT-TURN-2", "AT-OCC-1", "AT-OCC-2", "AT-NARR-3", "AT-GUARD-1", "AT-GUARD-2"),
    *("AT-GUARD-3", "AT-TV-1", "AT-TV-2", "AT-ROLL-1", "AT-SAFE-1", "AT-VAULT-2", "AT-VAULT-4"),
    *("AT-STEAL-1", "AT-STEAL-2", "AT-WIN-1"),
)
SIDES = ("1", "2", "3", "4", "5", "6")


def contents(box: Box) -> Contents:
    """Every card that the box counts, and what moves on the board."""
    cards = [card(kind, int(box.cards[kind])) for kind in range(KINDS) if box.cards[kind]]
    figures = [
        Copies(Piece(f"figure-{seat}", "pawn", f"character-{seat}", seat=seat), 1)
        for seat in range(MOST)
    ]
    formula = Copies(Piece("formula", "token", "formula", figure="★"), 1)
    dice = (Die(Sentence("die-red", ()), SIDES), Die(Sentence("die-blue", ()), SIDES))
    return Contents((*cards, *figures, formula), dice, (signs_panel(),), aid=AID)


def card(kind: int, count: int) -> Copies:
    """AT-CARD-3  A card and what it does."""
    name = card_key(kind).removeprefix("card-")
    sort = "sort-lab" if kind >= LABS else "sort-card"
    return Copies(
        piece(f"card-{kind}", kind), count, sort, f"look-{name}", art=SIGNS.get(name, name)
    )
