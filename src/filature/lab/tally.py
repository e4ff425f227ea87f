"""What happens in matches, counted: what was done, what was told, what was asked for nothing.

An action counts under its verb (`did spy` for `spy 3 to 1`), a piece of news under its form
(`told killed`), a question under `asked`; one that had a single answer also under `single`, and
under that answer's verb.
"""

from collections import Counter
from typing import NamedTuple

from filature.table.match import Match


class Tally(NamedTuple):
    """What happened in one match."""

    times: Counter[str]
    first: dict[str, int]  # the seat of whom a thing was told first


class Count(NamedTuple):
    """How often something happened in many matches."""

    what: str
    a_match: float
    matches: float  # the share of them in which it happened at all
    first_wins: float | None  # how often the first of whom it was told won, if it is told of seats


def verb(notation: str) -> str:
    return notation.split(" ", 1)[0]


def tally(match: Match, asked: list[tuple[int, int]]) -> Tally:
    """What happened, from the log and the questions: how many options, which answer."""
    times, first = Counter[str](), dict[str, int]()
    verbs = [verb(action.notation) for action in match.game.actions]
    for entry in match.log:
        times[f"did {verbs[entry.action]}"] += 1
        for _, news in entry.news:
            what = f"told {news.key}"
            times[what] += 1
            for name, _, number in news.blanks()[:1]:
                if name == "seat":
                    first.setdefault(what, number)
    for options, action in asked:
        single = ["single", f"single {verbs[action]}"] if options == 1 else []
        times.update(["asked", *single])
    return Tally(times, first)


def counts(tallies: list[Tally], winners: list[tuple[int, ...]]) -> list[Count]:
    """All that happened, in alphabetical order."""
    total, present, begun, won = (Counter[str]() for _ in range(4))
    for one, winning in zip(tallies, winners, strict=True):
        total.update(one.times)
        present.update(one.times.keys())
        begun.update(one.first.keys())
        won.update(what for what, seat in one.first.items() if seat in winning)
    many = len(tallies)
    return [
        Count(w, total[w] / many, present[w] / many, won[w] / begun[w] if begun[w] else None)
        for w in sorted(total)
    ]
