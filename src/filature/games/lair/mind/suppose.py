"""What an imagined state says of the things that a viewer cannot see."""

from typing import Final

from filature.core.sentence import Sentence

from .. import phases
from ..box import KINDS, RANGE, SPY, TAUNT
from ..state import State
from ..views import View

GROUNDS: Final[dict[str, tuple[str, ...]]] = {  # the clause that a belief rests on, then the news
    "belief-spy": ("KILL-CARDS-2", "drawn", "sent", "added"),
    "belief-taunt": ("KILL-SETUP-3", "taunted", "foiled"),
}


def suppositions(v: View, s: State) -> list[Sentence]:
    """The strongest spy of each rival; and who could foil, when one's own taunts count."""
    found: list[Sentence] = []
    for seat in range(len(v.score)):
        if seat == v.seat:
            continue
        for power in range(RANGE, 0, -1):
            if s.hands[seat * KINDS + SPY + power]:
                found.append(Sentence("belief-spy seat power", (seat, power)))
                break
    if v.phase == phases.CAPTURED and v.target == v.seat:
        found += foilers(v, s)
    return found


def foilers(v: View, s: State) -> list[Sentence]:
    """Who holds the other card of each taunt in one's hand."""
    return [
        Sentence("belief-taunt letter seat", (kind - TAUNT, seat))
        for kind in range(TAUNT, SPY + 1)
        for seat in range(len(v.score))
        if v.my_hand[kind] and seat != v.seat and s.hands[seat * KINDS + kind]
    ]
