"""How strong the members of a circle are at one game in one season, and how sure that is.

Everybody begins alike.  Match after match the model of Plackett and Luce moves those who played;
the levels of bots are fixed points, and of whoever is no member nothing is known.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

MU: Final = 25.0
SIGMA: Final = MU / 3
FIXED: Final = {"uniform": 16.0, "recruit": 22.0, "greedy": 26.0, "agent": 26.0, "double-o": 30.0}
SURE: Final = 0.5  # the sigma of a fixed point
SETTLED: Final = 10  # matches before which a rating is only a guess
ENOUGH: Final = 3  # matches of members, and members, before there is a rating at all
SCALE: Final = 20  # of what is shown: 1500 is where everybody begins
BASE: Final = 1000

Who: TypeAlias = tuple[str, str]  # ("member", id), ("bot", level), ("visitor", "")


class Played(NamedTuple):
    """A match that counts: who sat there, and the place of each; equals share theirs."""

    who: tuple[Who, ...]
    places: tuple[int, ...]


class Rating(NamedTuple):
    """A member's strength as it is shown: an estimate, two sigmas either side, a range of ranks."""

    member: str
    estimate: int
    spread: int
    matches: int
    first: int = 0
    last: int = 0

    @property
    def settled(self) -> bool:
        """Whether it is more than a guess."""
        return self.matches >= SETTLED


def rated(played: Iterable[Played]) -> list[Rating]:
    """Everybody who has played, the strongest estimate first; nobody before there is enough."""
    found = computed(tuple(played))
    return ranked(found) if len(found) >= ENOUGH else []


@lru_cache(256)
def computed(played: tuple[Played, ...]) -> tuple[Rating, ...]:
    """The ratings after all matches, in their order."""
    if len(played) < ENOUGH:
        return ()
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, tuple[float, float]] = {}
    matches: dict[str, int] = {}
    for one in played:
        known |= moved(model, one, known)
        for member in members(one):
            matches[member] = matches.get(member, 0) + 1
    return tuple(shown(member, *known[member], matches[member]) for member in known)


def members(one: Played) -> list[str]:
    return [name for kind, name in one.who if kind == "member"]


def moved(
    model: Any, one: Played, known: dict[str, tuple[float, float]]
) -> dict[str, tuple[float, float]]:
    """What a match makes of the members who played it; nobody else moves."""
    teams = [[model.create_rating(list(before(who, known)))] for who in one.who]
    after = model.rate(teams, ranks=[float(place) for place in one.places])
    return {
        name: (team[0].mu, team[0].sigma)
        for (kind, name), team in zip(one.who, after)
        if kind == "member"
    }


def before(who: Who, known: dict[str, tuple[float, float]]) -> tuple[float, float]:
    kind, name = who
    if kind == "bot":
        return FIXED.get(name, MU), SURE
    return known.get(name, (MU, SIGMA)) if kind == "member" else (MU, SIGMA)


def shown(member: str, mu: float, sigma: float, matches: int) -> Rating:
    return Rating(member, round(BASE + SCALE * mu), round(2 * SCALE * sigma), matches)


def ranked(found: Sequence[Rating]) -> list[Rating]:
    """With their ranks: as a range, while bars touch."""
    order = sorted(found, key=lambda one: (-one.estimate, one.spread, one.member))
    return [
        one._replace(
            first=1 + sum(low(other) > high(one) for other in order),
            last=len(order) - sum(high(other) < low(one) for other in order),
        )
        for one in order
    ]


def low(one: Rating) -> int:
    return one.estimate - one.spread


def high(one: Rating) -> int:
    return one.estimate + one.spread


def counts(who: Sequence[Who]) -> bool:
    """Whether a match can be rated at all: two members at least, each once."""
    found = [name for kind, name in who if kind == "member"]
    return len(found) >= 2 and len(set(found)) == len(found)
