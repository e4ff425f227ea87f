"""The part of a state that is the same in every game."""

from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from filature.core.numbers import zeros
from filature.core.seat import Seats
from filature.core.sentence import Sentence

GIVEN: Final = ("seats", "box", "terms", "plan")  # what a state is made with, in this order

ROWS: Final = (list, type(zeros(0)))  # what changes in place

# Who may see what every state has.  A game says it of the fields of its own.
SEEN_BY: Final = {
    "seats": "everyone",
    "box": "everyone",
    "terms": "everyone",
    "plan": "everyone",
    "muted": "house",
    "news": "house",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Where a match stands.  Only a game's rules may write to it."""

    news: list[tuple[int, Sentence]]

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.muted: bool = True  # simulations do not read the news

    def __reduce__(self) -> tuple[object, ...]:
        held = attributes(self)
        given = tuple([held.pop(name) for name in GIVEN if name in held])
        return revived, (type(self), given, held)

    def listen(self) -> None:
        """Keeps the news from now on."""
        self.muted = False
        self.news = []

    def tell(
        self, audience: Seats, form: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
    ) -> None:
        """Tells an audience what happened, with as many numbers as the form has blanks."""
        if not self.muted:
            self.keep(audience, form, (a, b, c, d))

    def keep(self, audience: Seats, form: str, numbers: tuple[int, ...]) -> None:
        """One piece of news more."""
        self.news.append((audience, Sentence(form, numbers[: form.count(" ")])))


class Compiled(State):
    """A state of a compiled game.  No interpreted class comes of it, and it declares again what it
    always has: so mypyc need not look whether it is there, and a word to nobody costs nothing."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.muted: bool = True

    def tell(
        self, audience: Seats, form: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
    ) -> None:
        """Tells an audience what happened."""
        if not self.muted:
            self.keep(audience, form, (a, b, c, d))


Kind = TypeVar("Kind", bound=State)


def copied(s: Kind) -> Kind:
    """Another state, muted, that shares no row and no list with this one, whatever its fields: a
    game that is searched a great deal copies by hand, which is faster."""
    held = attributes(s)
    given = tuple([held.pop(name) for name in GIVEN if name in held])
    twin = type(s)(*given)
    for name, value in held.items():
        if SEEN_BY.get(name) != "house":
            setattr(twin, name, value[:] if isinstance(value, ROWS) else value)
    return twin


def attributes(thing: object) -> dict[str, Any]:
    """What an object holds, compiled or interpreted."""
    named = [(name, getattr(thing, name, None)) for name in dir(thing) if name[0] != "_"]
    return {name: value for name, value in named if value is not None and not callable(value)}


def revived(kind: type[State], given: tuple[Any, ...], held: dict[str, Any]) -> State:
    """A state taken out of a pickle."""
    s = kind(*given)
    for name, value in held.items():
        setattr(s, name, value)
    return s
