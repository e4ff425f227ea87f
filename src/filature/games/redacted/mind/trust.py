"""How far a seat trusts the others, from the loyalties it knows and the cards it was shown."""

from mypy_extensions import i64

from ..actions import FRIENDLY
from ..box import NO_NATION, Box
from ..journal import MET, first_kind, one, second_kind, two, what
from ..views import View


def trusts(v: View, box: Box) -> list[float]:
    """How likely each seat is on one's own side."""
    seats = len(v.room)
    own = v.nations[v.seat]
    cards = box.loyalties[v.mission][seats] or [2, 2, 2]
    unknown = [seat for seat in range(seats) if v.nations[seat] == NO_NATION]
    known = sum([1 for nation in v.nations if nation == own])
    total = sum(cards) - seats + len(unknown)
    even = max(0, cards[own] - known) / total if total else 0.0
    found = [even if n == NO_NATION else 1.0 if n == own else 0.0 for n in v.nations]
    for line in v.journal:
        if what(line) == MET:
            weigh(v, line, found)
    return found


def weigh(v: View, line: i64, found: list[float]) -> None:
    """RED-MEET-2  Who attacks me is hardly a friend; who is friendly may be one."""
    for seat, other, card in (
        (one(line), two(line), second_kind(line)),
        (two(line), one(line), first_kind(line)),
    ):
        if seat == v.seat and v.nations[other] == NO_NATION and card >= 0:
            odds = 0.4 if card > FRIENDLY else 2.0 if card == FRIENDLY else 1.0
            chance = found[other]
            found[other] = chance * odds / (chance * odds + 1 - chance)
