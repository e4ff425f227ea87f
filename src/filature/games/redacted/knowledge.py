"""What a seat has seen of other hands, of briefcases and of the pile, and until when it is sure.

A fact is certain from the turn in which a card was seen somewhere until the turn in which a
card left that place unseen.  Everything is read from the seat's own journal.
"""

from typing import Final, final

from mypy_extensions import i64

from .box import NO_KIND
from .journal import (
    CASE_PLACE,
    DECK,
    GAVE,
    KEPT,
    MOVED,
    ORDERED,
    RETURNED,
    SEEN,
    SHUFFLED,
    SWAPPED,
    first_kind,
    one,
    second_kind,
    third_kind,
    two,
    what,
    when,
)

STILL: Final = -1  # until now
HELD: Final = 8  # places that hold what one may remember: hands and briefcases


@final
class Notebook:
    """The facts of one seat, in the order in which they were learned."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.place: list[int] = []
        self.kind: list[int] = []
        self.since: list[int] = []
        self.until: list[int] = []
        self.top: list[int] = []  # of the pile, from its top; NO_KIND where unknown
        self.bottom: list[int] = []

    def facts(self) -> tuple[tuple[int, int, int, int], ...]:
        """(place, kind, since, until) of each."""
        return tuple(
            [
                (self.place[n], self.kind[n], self.since[n], self.until[n])
                for n in range(len(self.place))
            ]
        )

    def learn(self, place: i64, kind: i64, now: i64) -> None:
        if kind == NO_KIND or place >= HELD or place == self.seat:
            return
        self.place.append(place)
        self.kind.append(kind)
        self.since.append(now)
        self.until.append(STILL)

    def forget(self, n: i64) -> None:
        self.place.pop(n)
        self.kind.pop(n)
        self.since.pop(n)
        self.until.pop(n)

    def gone(self, place: i64, kind: i64, now: i64) -> None:
        """A card left a place: a known one is struck out, an unknown one leaves doubt."""
        doubt: i64 = -1
        n: i64
        for n in range(len(self.place)):
            if self.place[n] != place:
                continue
            if kind == NO_KIND:
                self.until[n] = now if self.until[n] == STILL else self.until[n]
            elif self.kind[n] == kind:
                doubt = n
                if self.until[n] == STILL:
                    break
        if doubt >= 0:
            self.forget(doubt)

    def found(self, place: i64, kinds: list[int], now: i64) -> None:
        """A place is seen: what was in doubt there is settled."""
        n: i64
        if len(kinds) > 1 or place >= CASE_PLACE:
            for n in range(len(self.place) - 1, -1, -1):
                if self.place[n] == place:
                    self.forget(n)
        for kind in kinds:
            self.learn(place, kind, now)

    def read(self, line: i64) -> None:
        """One line of the journal."""
        event = what(line)
        now = when(line)
        a = first_kind(line)
        b = second_kind(line)
        if event in (MOVED, GAVE):
            self.moved(one(line), two(line), a, now)
        elif event == SWAPPED:
            self.swapped(line, a, b, now)
        elif event == SEEN:
            kinds = [kind for kind in (a, b, third_kind(line)) if kind != NO_KIND]
            if kinds:
                self.found(one(line), kinds, now)
        elif event == RETURNED:
            self.gone(one(line), a, now)
            self.shuffled()
        elif event == SHUFFLED:
            self.shuffled()
        elif event == ORDERED:
            self.ordered(two(line), [int(a), int(b), int(third_kind(line))])
        elif event == KEPT:
            self.kept(line, [int(b), int(third_kind(line))])

    def moved(self, source: i64, goal: i64, kind: i64, now: i64) -> None:
        if source == DECK:
            if self.top:
                self.top.pop(0)
        else:
            self.gone(source, kind, now)
        self.learn(goal, kind, now)

    def swapped(self, line: i64, a: i64, b: i64, now: i64) -> None:
        """Two hands; to those who did not see it, perhaps nothing was swapped."""
        seen = self.seat >= 0 and (line >> self.seat) & 1
        if seen and a == NO_KIND:
            return
        self.gone(one(line), a, now)
        self.gone(two(line), b, now)
        self.learn(two(line), a, now)
        self.learn(one(line), b, now)

    def shuffled(self) -> None:
        self.top = []
        self.bottom = []

    def ordered(self, count: i64, kinds: list[int]) -> None:
        n: i64
        for n in range(count):
            if n < len(self.top):
                self.top[n] = kinds[n]
            else:
                self.top.append(kinds[n])

    def kept(self, line: i64, others: list[int]) -> None:
        """One of the top cards to a hand, the others to the bottom."""
        count = two(line)
        n: i64
        for _ in range(count):
            if self.top:
                self.top.pop(0)
        for n in range(count - 1):
            self.bottom.append(others[n])
        self.learn(one(line), first_kind(line), when(line))


def recall(journal: list[int], seat: i64) -> Notebook:
    """The notebook of a seat, from its journal."""
    notes = Notebook(seat)
    for line in journal:
        notes.read(line)
    return notes
