"""What an imagined state says of the things that a viewer cannot see."""

from typing import Final

from filature.core.sentence import Sentence

from .. import phases
from ..box import KINDS, NATIONS, NO_NATION, SECRETS
from ..state import State
from ..views import View

GROUNDS: Final[dict[str, tuple[str, ...]]] = {  # the clause that a belief rests on, then the news
    "belief-nation": ("RED-TEAM-3", "showed", "called", "answered", "boarded"),
    "belief-file": ("RED-SECRETS-2", "called", "takes", "searches", "robs", "saw"),
    "belief-pile": ("RED-SECRETS-2", "takes", "searches", "reshuffled"),
}


def suppositions(v: View, s: State) -> list[Sentence]:
    """Whom each serves, and where the files are."""
    if v.phase <= phases.FIRST or v.seat < 0:
        return []
    found = [
        Sentence("belief-nation seat nation", (seat, int(s.loyalty[seat])))
        for seat, nation in enumerate(v.nations)
        if nation == NO_NATION
    ]
    for kind in range(SECRETS, SECRETS + NATIONS):
        if s.plan.deck[kind] and not v.my_hand[kind] and not v.discard[kind]:
            found.append(whereabouts(v, s, kind))
    return found


def whereabouts(v: View, s: State, kind: int) -> Sentence:
    """Who holds a file; nobody does while it is in the pile or under a tile."""
    for seat in range(len(v.room)):
        if s.hands[seat * KINDS + kind]:
            return Sentence("belief-file kind seat", (kind, seat))
    return Sentence("belief-pile kind", (kind,))
