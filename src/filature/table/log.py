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
