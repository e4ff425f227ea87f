"""How the race for the formula ended, in spaces."""

from mypy_extensions import i64

from filature.core.epilogue import Epilogue, title
from filature.core.seat import Seat
from filature.core.sentence import Sentence

from ..state import State


def epilogue(s: State, viewer: Seat) -> Epilogue:
    return Epilogue(title([s.winner]), own(s, viewer), Sentence("end-by seat", (s.winner,)))


def own(s: State, viewer: Seat) -> Sentence:
    """The viewer's place, and how many spaces were missing."""
    ranked = order(s)
    if viewer >= 0 and viewer != s.winner:
        rank = 1 + ranked.index(viewer)
        if s.reached[viewer]:
            return Sentence("end-on-the-way place:ordinal number", (rank, s.place[viewer]))
        return Sentence("end-inside place:ordinal number", (rank, to_vault(s, viewer)))
    next_one = ranked[1]
    if s.reached[next_one]:
        return Sentence("end-ahead seat other:seat number", (s.winner, next_one, s.place[next_one]))
    return Sentence("end-alone seat other:seat number", (s.winner, next_one, to_vault(s, next_one)))


def order(s: State) -> list[int]:
    """The seats by how far they have come; whoever is out comes first."""
    return sorted(range(s.seats), key=lambda seat: missing(s, seat))


def missing(s: State, seat: Seat) -> i64:
    """The spaces that are still to go, through the vault and out of the door."""
    if seat == s.winner:
        return -1
    return s.place[seat] if s.reached[seat] else to_vault(s, seat) + len(s.box.kinds)


def to_vault(s: State, seat: Seat) -> i64:
    return len(s.box.kinds) - 1 - s.place[seat]
