"""How the hunt ended, in agents eliminated."""

from filature.core.epilogue import Epilogue, by_distance, title
from filature.core.seat import Seat
from filature.core.sentence import Sentence

from .. import rules
from ..state import BY_ROUNDS, State


def epilogue(s: State, viewer: Seat) -> Epilogue:
    return Epilogue(who(s), own(s, viewer), Sentence("over ending", (s.ending,)))


def who(s: State) -> Sentence:
    """The survivor; of several who were stopped, whoever has eliminated the most."""
    won = rules.winners(s)
    if s.ending == BY_ROUNDS and len(won) == 1:
        return Sentence("end-most seat", (won[0],))
    return title(won)


def own(s: State, viewer: Seat) -> Sentence:
    """Those still in the city come first, then whoever has eliminated more."""
    won, counts = rules.winners(s), list(s.victims)
    if viewer >= 0 and not (s.alive >> viewer) & 1:
        rank = rank_of(s, won, viewer)
        return Sentence(
            "end-unmasked place:ordinal holder:seat count", (rank, s.holder[viewer], counts[viewer])
        )
    if len(won) > 1 or (viewer >= 0 and viewer not in won):
        return by_distance(counts, won, viewer)
    best = won[0]
    if viewer >= 0:
        return Sentence("end-survived count", (counts[best],))
    return Sentence("end-watched seat count", (best, counts[best]))


def rank_of(s: State, won: list[int], seat: Seat) -> int:
    better = [
        other
        for other in range(s.seats)
        if other in won or (s.alive >> other) & 1 or s.victims[other] > s.victims[seat]
    ]
    return 1 + len(better)
