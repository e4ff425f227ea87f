"""The log: what was done, who saw it, and what was told of it."""

from typing import NamedTuple

from filature.core.seat import CHANCE, only, sees
from filature.core.sentence import Sentence


class Entry(NamedTuple):
    """One action done."""

    seat: int
    action: int
    audience: int
    news: tuple[tuple[int, Sentence], ...]

    def is_private(self) -> bool:
        """Whether nobody but its own seat has learned anything by it."""
        if self.seat == CHANCE:
            return False
        own = only(self.seat)
        return self.audience == own and all(audience == own for audience, _ in self.news)

    def news_for(self, seat: int) -> list[Sentence]:
        return [event for audience, event in self.news if sees(audience, seat)]


def last_undoable(log: list[Entry], seat: int | None) -> int | None:
    """The law of undo: which entry a seat may take back, if any.

    It may take back its own last action while nothing has crossed to another player and
    chance has not spoken since; nobody's later action may have told anything either.
    Without a seat, whoever acted last.
    """
    for number in range(len(log) - 1, -1, -1):
        entry = log[number]
        if not entry.is_private():
            return None
        if seat is None or entry.seat == seat:
            return number
    return None
