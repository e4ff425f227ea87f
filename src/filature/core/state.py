"""The part of a state that is the same in every game."""

from mypy_extensions import i64

from filature.core.seat import Seats
from filature.core.sentence import Sentence


class State:
    """Where a match stands.  Only a game's rules may write to it."""

    news: list[tuple[int, Sentence]]

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.muted: bool = True  # simulations do not read the news

    def listen(self) -> None:
        """Keeps the news from now on."""
        self.muted = False
        self.news = []

    def tell(
        self, audience: Seats, form: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
    ) -> None:
        """Tells an audience what happened, with as many numbers as the form has blanks."""
        if not self.muted:
            numbers: tuple[int, ...] = (a, b, c, d)
            self.news.append((audience, Sentence(form, numbers[: form.count(" ")])))
