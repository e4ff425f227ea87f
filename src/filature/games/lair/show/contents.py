"""KILL-CARDS-1  What lies in the envelope: the cards, and a sheet to keep the score on."""

from filature.core.contents import Block, Contents, Copies, Form
from filature.core.sentence import Sentence

from ..box import FIRST_SPY, KINDS, MOST, TAUNT, Box
from .scene import piece

AID = (
    *("KILL-TURN-1", "KILL-LAIR-1", "KILL-SPY-1", "KILL-SPY-6", "KILL-SPY-7", "KILL-CAPT-1"),
    *("KILL-KILL-1", "KILL-TAUNT-1", "KILL-TAUNT-3", "KILL-TAUNT-4", "KILL-ESC-1", "KILL-ESC-2"),
)
TURNS = 16  # lines of a score sheet


def contents(box: Box) -> Contents:
    """Every card that the box counts."""
    pieces = tuple(
        Copies(piece(f"card-{kind}", kind), int(box.cards[kind]), sort(kind))
        for kind in range(KINDS)
        if box.cards[kind]
    )
    return Contents(pieces, forms=(score_sheet(),), aid=AID)


def sort(kind: int) -> str:
    return "sort-spy" if kind >= FIRST_SPY else "sort-taunt" if kind >= TAUNT else "sort-lair"


def score_sheet() -> Form:
    """KILL-SETUP-2  One player keeps the score."""
    players = (Sentence("form-player", ()),) * MOST
    block = Block(Sentence("form-points", ()), columns=players, blank=TURNS)
    return Form(Sentence("form-score", ()), (block,))
