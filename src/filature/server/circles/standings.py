"""Points of an evening: the share of the table that was beaten, so that all tables are alike."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

WHOLE: Final = 10  # points for who has beaten the whole table


class Score(NamedTuple):
    """Where somebody stands: equals share a rank; `moved` since the round before."""

    person: str
    points: int
    rank: int
    moved: int
    played: int


class Counted(NamedTuple):
    """A round: what everybody won at the tables that have given their results, and who had none."""

    won: Mapping[str, int]
    byes: Sequence[str] = ()


def points(places: Sequence[int]) -> list[int]:
    """What each place at a table is worth: 10, 7, 3, 0 among four; equals share what they beat."""
    return [worth(places, place) for place in places]


def worth(places: Sequence[int], place: int) -> int:
    others = len(places) - 1
    if not others:
        return WHOLE
    beaten = sum(other > place for other in places)
    equal = sum(other == place for other in places) - 1
    return (2 * WHOLE * beaten + WHOLE * equal + others) // (2 * others)


def standings(people: Sequence[str], rounds: Sequence[Counted]) -> list[Score]:
    """Everybody, the most points first."""
    totals, earlier = dict.fromkeys(people, 0), dict.fromkeys(people, 0)
    played = dict.fromkeys(people, 0)
    for one in rounds:
        earlier = dict(totals)
        for person, won in earned(totals, one).items():
            totals[person] = totals.get(person, 0) + won
            played[person] = played.get(person, 0) + (person in one.won)
    ranks, before = ranking(totals), ranking(earlier)
    order = sorted(people, key=lambda person: (ranks[person], people.index(person)))
    return [
        Score(
            person,
            totals[person],
            ranks[person],
            before[person] - ranks[person] if len(rounds) > 1 else 0,
            played[person],
        )
        for person in order
    ]


def earned(totals: Mapping[str, int], one: Counted) -> dict[str, int]:
    """What a round brought everybody; who had no table gets what those on the same points got."""
    return {**one.won, **{person: mean(totals, one.won, person) for person in one.byes}}


def mean(totals: Mapping[str, int], won: Mapping[str, int], person: str) -> int:
    """The mean of those who stood where this one stood, or nearest to it; rounded."""
    if not won:
        return 0
    own = totals.get(person, 0)
    nearest = min(abs(totals.get(other, 0) - own) for other in won)
    near = [gain for other, gain in won.items() if abs(totals.get(other, 0) - own) == nearest]
    return (2 * sum(near) + len(near)) // (2 * len(near))


def ranking(totals: Mapping[str, int]) -> dict[str, int]:
    return {
        person: 1 + sum(other > own for other in totals.values()) for person, own in totals.items()
    }
