"""What anybody may use of the house, and why so much: one table, that a host can change.

A budget has one row for each of those whom it is counted for.  Whatever flows (requests, tables,
lines of chat) may come `most` at once, and comes back at so many `a_minute`; whatever is held
(connections, watchers) is there again when it is let go, and has no rate."""

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

from filature.core.mistake import Mistake

Per: TypeAlias = Literal["address", "guest", "table", "connection", "house"]
FIELDS: Final = ("most", "a_minute")


class Budget(NamedTuple):
    """One row: so much of something for each of somebody."""

    name: str
    per: Per
    what: str  # that is counted
    most: float  # at once
    a_minute: float | None  # that come back; none: when they are let go
    why: str
    told: str = "too-fast"  # the sentence of a refusal

    @property
    def held(self) -> bool:
        return self.a_minute is None

    @property
    def a_second(self) -> float:
        return (self.a_minute or 0.0) / 60


Budgets: TypeAlias = tuple[Budget, ...]


def rows(name: str, what: str, *each: tuple[Per, float, float | None, str], told: str) -> Budgets:
    """The rows of one budget."""
    return tuple(Budget(name, per, what, most, rate, why, told) for per, most, rate, why in each)


BUDGETS: Final[Budgets] = (
    *rows(
        "requests", "requests",
        ("address", 40, 1200,
         "A page asks for ten things when it opens, and a family shares one address."),
        told="too-fast",
    ),
    *rows(
        "files", "files of the pages",
        ("address", 400, 12_000,
         "They cost little, and a family opens the pages on all its screens at once."),
        told="too-fast",
    ),
    *rows(
        "changes", "things changed: seats taken and left, drafts, circles, evenings, oneself",
        ("guest", 40, 240,
         "Each is written to the disk; whoever tries all settings of a card changes it often."),
        ("address", 120, 1200, "Thirty people of a club get ready in the same seconds."),
        told="too-fast",
    ),
    *rows(
        "tables", "tables made, by whatever road",
        ("guest", 12, 12,
         "One opens a few cards in a row, and an organiser a round; nobody plays many a minute."),
        ("address", 60, 30,
         "A round of a club's evening has up to sixty tables, all from one address."),
        told="too-many-tables",
    ),
    *rows(
        "standing", "tables made in the last day that have not begun",
        ("address", 100, None, "A round of an evening, and the cards that a club opened and left."),
        told="too-many-standing",
    ),
    *rows(
        "uploads", "bytes of match files",
        ("address", 4_000_000, 400_000,
         "Ten of the longest files at once: each is replayed while others wait."),
        told="too-many-uploads",
    ),
    *rows(
        "circles", "circles founded",
        ("guest", 3, 0.5, "Nobody founds many, and each is kept for years."),
        ("address", 10, 2, "A school founds one for each class."),
        told="too-many-founded",
    ),
    *rows(
        "evenings", "evenings opened",
        ("guest", 5, 1, "One is opened, perhaps closed again for a mistake, and lasts for hours."),
        ("address", 15, 3, "Several may be held under one roof."),
        told="too-many-founded",
    ),
    *rows(
        "rounds", "rounds of an evening drawn or begun",
        ("guest", 20, 30,
         "A draw of two hundred people thinks for a second; one draws again until it pleases."),
        ("address", 40, 60, "Several evenings may be held under one roof."),
        told="too-fast",
    ),
    *rows(
        "deeds", "powers used: votes, pauses, kicks, nudges",
        ("guest", 10, 120, "Each is told to the whole table, and stays in its minutes."),
        ("address", 20, 300, "A family votes from one address."),
        told="too-fast",
    ),
    *rows(
        "chat", "lines of chat",
        ("guest", 3, 60, "Nobody types faster for long, and the others want to read."),
        ("table", 20, 120,
         "More than two lines a second nobody reads; watchers share it with who plays."),
        told="too-much-chat",
    ),
    *rows(
        "hints", "hints asked for",
        ("guest", 10, 20, "A bot thinks for each; who learns asks at every turn."),
        ("table", 20, 40, "Several may learn at one table."),
        told="too-many-hints",
    ),
    *rows(
        "thinking", "seconds of a processor that bots think",
        ("table", 60, 30, "A long turn of four bots; beyond it they think after everybody else's."),
        ("address", 120, 60,
         "Of who looks on, else of the host: many tables weigh as one, half of two processors."),
        told="too-fast",
    ),
    *rows(
        "reviews", "reviews begun",
        ("guest", 5, 1,
         "Each is half a minute of a processor; one looks at the matches of an evening."),
        ("address", 15, 3, "A club goes home and looks at its matches."),
        told="too-many-reviews",
    ),
    *rows(
        "reviewing", "reviews that wait to be made",
        ("house", 64, None,
         "They are made one after the other: the last would wait for half an hour."),
        told="too-many-reviews",
    ),
    *rows(
        "reports", "problems reported",
        ("guest", 5, 0.5,
         "Each keeps twelve kilobytes for good, and takes longer to write than that."),
        ("address", 15, 2, "A club finds the same problem at several tables."),
        told="too-many-reports",
    ),
    *rows(
        "guesses", "codes, keys, links and digits that are none",
        ("address", 5, 5, "A person mistypes; a thousand guesses would find a table."),
        ("house", 60, 60, "Many addresses guess no faster together."),
        told="too-many-guesses",
    ),
    *rows(
        "knocks", "knocks at a door",
        ("address", 3, 6, "Each is read aloud by people who play."),
        told="too-fast",
    ),
    *rows(
        "alerts", "changes of how somebody is told",
        ("address", 4, 120, "A page of switches, tried one after the other."),
        told="too-fast",
    ),
    *rows(
        "calls", "tries and confirmations that leave the house",
        ("address", 3, 6, "Each is a message to somewhere else, in the name of this house."),
        told="too-many-calls",
    ),
    *rows(
        "frames", "commands of one connection",
        ("connection", 20, 600, "Faster than anybody clicks; a bot of somebody's own may play on."),
        told="too-fast",
    ),
    *rows(
        "signs", "signs of life and parts of texts of one connection",
        ("connection", 40, 1200, "They say nothing, and cost as much as a command."),
        told="too-fast",
    ),
    *rows(
        "connections", "connections to tables",
        ("guest", 32, None, "A tab for every match that somebody plays by post."),
        ("address", 128, None, "A club behind one router, each with a telephone."),
        told="too-many-connections",
    ),
    *rows(
        "watchers", "people who watch",
        ("table", 200, None, "Each is told of every move, and the table waits until all are."),
        ("address", 64, None, "An audience of a club, beside those who play there."),
        told="too-many-watchers",
    ),
    *rows(
        "wires", "connections of any kind, silent ones included",
        ("address", 512, None, "A club behind one router, six for each browser."),
        ("house", 20_000, None,
         "Or what the system's limit on open files leaves: the longest silent makes room."),
        told="too-many-connections",
    ),
)  # fmt: skip


def read(path: Path) -> Budgets:
    """The budgets of a house, with those that its host wants otherwise."""
    try:
        given = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Mistake("bad-budgets", file=str(path), reason=error) from None
    return changed(BUDGETS, given)


def changed(budgets: Budgets, given: dict[str, object]) -> Budgets:
    """With other numbers; a name that there is not is a mistake."""
    wanted = dict(wishes(given))
    known = {(one.name, one.per) for one in budgets}
    for name, per in wanted:
        if (name, per) not in known:
            near = ", ".join(f"{one.name}.{one.per}" for one in budgets)
            raise Mistake("unknown-budget", name=f"{name}.{per}", known=near)
    return tuple(otherwise(one, wanted.get((one.name, one.per), {})) for one in budgets)


def wishes(given: dict[str, object]) -> Iterable[tuple[tuple[str, str], dict[str, object]]]:
    for name, each in given.items():
        if not isinstance(each, dict):
            raise Mistake("bad-budget", name=name)
        for per, numbers in each.items():
            if not isinstance(numbers, dict):
                raise Mistake("bad-budget", name=f"{name}.{per}")
            yield (name, per), numbers


def otherwise(one: Budget, numbers: dict[str, object]) -> Budget:
    """A row with the numbers that are given; what is held has no rate."""
    for field, value in numbers.items():
        number = isinstance(value, int | float) and not isinstance(value, bool)
        if not number or field not in FIELDS or not 0 <= float(str(value)) < float("inf"):
            raise Mistake("bad-budget", name=f"{one.name}.{one.per}")
        if field == "a_minute" and one.held:
            raise Mistake("budget-held", name=f"{one.name}.{one.per}")
    most, rate = (numbers.get(field, getattr(one, field)) for field in FIELDS)
    return one._replace(most=float(str(most)), a_minute=None if one.held else float(str(rate)))
