"""What an imagined state says of the things that a viewer cannot see."""

from typing import Final

from filature.core.sentence import Sentence

from .. import phases
from ..state import UNKNOWN, State
from ..views import View

GROUNDS: Final[dict[str, tuple[str, ...]]] = {  # the clause that a belief rests on, then the news
    "belief-agent": ("MI-CLUE-3", "clue", "denied", "yielded", "struck", "moved"),
    "belief-hunter": ("MI-KILL-1", "clue", "challenged", "moved"),
}


def suppositions(v: View, s: State) -> list[Sentence]:
    """Who is whom, and who hunts the viewer."""
    if v.phase <= phases.DEAL or v.seat < 0:
        return []
    found: list[Sentence] = []
    for seat in v.alive:
        if seat == v.seat:
            continue
        if v.known[seat] == UNKNOWN:
            found.append(Sentence("belief-agent seat agent", (seat, int(s.agent[seat]))))
        if s.mission[seat] == v.my_agent:
            found.append(Sentence("belief-hunter prey:seat seat", (v.seat, seat)))
    return found
