"""What an imagined state says of the things that a viewer cannot see."""

from typing import Final

from filature.core.sentence import Sentence

from ..box import HAND, LABS
from ..state import State
from ..views import View

GROUNDS: Final[dict[str, tuple[str, ...]]] = {  # the clause that a belief rests on, then the news
    "belief-card": ("AT-SETUP-2", "played", "aimed", "discarded"),
}


def suppositions(v: View, s: State) -> list[Sentence]:
    """The cards of each rival that may be played anywhere."""
    found: list[Sentence] = []
    for seat in range(len(v.place)):
        held = {int(s.hands[seat * HAND + n]) for n in range(HAND)}
        if seat != v.seat:
            cards = sorted(card for card in held if card < LABS)
            found += [Sentence("belief-card seat card", (seat, card)) for card in cards]
    return found
