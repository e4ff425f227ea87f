"""How a match ended, in three sentences for one viewer; the catalogues hold the words.

A game says it in its own unit.  Whatever it does not say itself, the house says in points.
"""

from typing import NamedTuple

from mypy_extensions import i64

from filature.core.seat import Seat
from filature.core.sentence import Sentence


class Epilogue(NamedTuple):
    """Who has won, what that makes of the viewer, and what it came from."""

    title: Sentence
    own: Sentence
    cause: Sentence


def by_points(scores: list[int], winners: list[int], viewer: Seat, cause: Sentence) -> Epilogue:
    """The epilogue of a game in which points decide."""
    return Epilogue(title(winners), by_distance(scores, winners, viewer), cause)


def title(winners: list[int]) -> Sentence:
    if not winners:
        return Sentence("end-nobody", ())
    if len(winners) == 1:
        return Sentence("end-won seat", (winners[0],))
    return Sentence("end-won-together seats", (mask(winners),))


def by_distance(scores: list[int], winners: list[int], viewer: Seat) -> Sentence:
    """The viewer's place, and how far it is from the one that matters: the first, or the next."""
    if not winners:
        return Sentence("end-own-nobody", ())
    best = winners[0]
    if viewer >= 0 and viewer not in winners:
        return behind(scores, place(scores, winners, viewer), viewer, best)
    if len(winners) > 1:
        return (
            Sentence("end-own-together", ()) if viewer >= 0 else Sentence("end-told-together", ())
        )
    other = second(scores, best)
    ahead = scores[best] - scores[other]
    if viewer >= 0:
        return Sentence("end-own-first points other:seat", (ahead, other))
    return Sentence("end-told seat points other:seat", (best, ahead, other))


def behind(scores: list[int], rank: int, seat: Seat, best: int) -> Sentence:
    """How far a seat of some place is from the first."""
    numbers = (rank, scores[best] - scores[seat], best)
    return Sentence("end-own-behind place:ordinal points other:seat", numbers)


def place(scores: list[int], winners: list[int], seat: Seat) -> int:
    """The place of a seat: winners first, then by points; equals share theirs."""
    if seat in winners:
        return 1
    others = [n for n in range(len(scores)) if n != seat]
    return 1 + len([n for n in others if n in winners or scores[n] > scores[seat]])


def second(scores: list[int], best: int) -> int:
    """The best of the others."""
    others = [seat for seat in range(len(scores)) if seat != best]
    found = others[0]
    for seat in others:
        if scores[seat] > scores[found]:
            found = seat
    return found


def mask(seats: list[int]) -> int:
    found: i64 = 0
    for seat in seats:
        found |= 1 << seat
    return found
