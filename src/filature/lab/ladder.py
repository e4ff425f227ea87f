"""The levels against each other: one of the upper level among seats of the lower one.

Every seed is played once from each seat, so that neither chance nor the seat favours
anybody.  What was played is kept in a file, line by line; a ladder that was left is taken
up where it stopped.
"""

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from filature import registry
from filature.bots import LEVELS
from filature.core.mistake import Mistake
from filature.core.option import Values

from .simulate import Plan, driven, wilson
from .spread import HERE, spreading

CHUNK: Final = 8  # matches that a process plays between two reports
RUNGS: Final = tuple(pairwise(LEVELS))  # the lower level, the upper one


class Climb(NamedTuple):
    """What to play: so many matches on each rung."""

    game: str
    seats: int
    matches: int
    seed: int
    box: str = "default"
    options: Values | None = None

    def header(self) -> dict[str, object]:
        """What must be alike for two parts of a ladder to be one."""
        game = registry.load(self.game, self.box, self.options)
        return {
            "ladder": game.name,
            "version": game.version,
            "box": game.box_hash,
            "options": game.values,
            "seats": self.seats,
            "seed": self.seed,
            "simulations": game.mind.simulations,
        }


class Played(NamedTuple):
    """One match: on which rung, its number there, and who won."""

    rung: int
    number: int
    winners: tuple[int, ...]


class Standing(NamedTuple):
    """How the upper level of a rung fared; a shared victory counts as a part of one."""

    lower: str
    upper: str
    matches: int
    share: float
    low: float
    high: float
    fair: float


class Rating(NamedTuple):
    """A level's strength and how unsure it is."""

    level: str
    mu: float
    sigma: float


# Playing ---------------------------------------------------------------------------


def climb(
    plan: Climb,
    file: Path,
    report: Callable[[int], None] = lambda count: None,
    cores: int = 0,
    on: str = HERE,
) -> list[Played]:
    """Plays what the file does not have yet, here or on a cluster; returns all of it."""
    with spreading(on, cores) as spread:
        done = begun(plan, file)
        known = {(one.rung, one.number) for one in done}
        wanted = [(rung, number) for rung in range(len(RUNGS)) for number in range(plan.matches)]
        left = [place for place in wanted if place not in known]
        report(len(wanted) - len(left))
        parts = [left[start : start + CHUNK] for start in range(0, len(left), CHUNK)]
        with file.open("a", encoding="utf-8") as kept:
            for some in spread(chunk, plan, parts):
                kept.writelines(f"{json.dumps(one)}\n" for one in some)
                kept.flush()
                done += some
                report(len(done))
    return [one for one in done if one.number < plan.matches]


def begun(plan: Climb, file: Path) -> list[Played]:
    """What the file has of this ladder; a new file gets its header."""
    header = plan.header()
    if not file.exists():
        file.write_text(f"{json.dumps(header)}\n", "utf-8")
        return []
    first, *lines = whole_lines(file)
    if first != header:
        raise Mistake("ladder-other", file=str(file))
    return [Played(rung, number, tuple(winners)) for rung, number, winners in lines]


def whole_lines(file: Path) -> list[Any]:
    """The lines of a file; one that was cut short is cut off."""
    try:
        text = file.read_text("utf-8")
        whole = text[: text.rfind("\n") + 1]
        lines = [json.loads(line) for line in whole.splitlines()] or [None]
    except ValueError:  # neither text nor JSON
        raise Mistake("ladder-other", file=str(file)) from None
    if whole != text and lines != [None]:
        file.write_text(whole, "utf-8")
    return lines


def chunk(plan: Climb, places: list[tuple[int, int]]) -> list[Played]:
    """Some matches, one after the other."""
    game = registry.load(plan.game, plan.box, plan.options)
    found: list[Played] = []
    for rung, number in places:
        bots = arranged(rung, number, plan.seats)
        one = Plan(plan.game, bots, plan.matches, plan.seed, plan.box, plan.options)
        won = driven(one, game, number // plan.seats).winners
        found.append(Played(rung, number, won))
    return found


def arranged(rung: int, number: int, seats: int) -> tuple[str, ...]:
    """Who sits where: each seed once with the upper level at each seat."""
    lower, upper = RUNGS[rung]
    return tuple(upper if seat == number % seats else lower for seat in range(seats))


# What it amounts to ----------------------------------------------------------------


def standings(plan: Climb, played: list[Played]) -> list[Standing]:
    """Every rung, from the lowest."""
    return [
        standing(RUNGS[rung], plan.seats, [one for one in played if one.rung == rung])
        for rung in range(len(RUNGS))
    ]


def standing(rung: tuple[str, str], seats: int, played: list[Played]) -> Standing:
    """The share of the upper level, with its interval."""
    shares = [share(one, seats) for one in played]
    low, high = interval(shares)
    return Standing(*rung, len(shares), sum(shares) / len(shares), low, high, 1 / seats)


def interval(shares: list[float]) -> tuple[float, float]:
    """Wilson's interval.  Shares that are parts of a victory scatter less than whole ones: they
    count as the larger number of whole ones that would scatter as they do."""
    count = len(shares)
    mean = sum(shares) / count
    scatter = sum((share - mean) ** 2 for share in shares) / count
    worth = count * mean * (1 - mean) / scatter if scatter else count
    return wilson(round(mean * worth), round(worth))


def share(one: Played, seats: int) -> float:
    """What the upper level has of the victory; all are even if nobody has won."""
    if not one.winners:
        return 1 / seats
    return 1 / len(one.winners) if one.number % seats in one.winners else 0.0


def ratings(plan: Climb, played: list[Played]) -> list[Rating]:
    """All levels rated together, match after match."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # a level does not get better with time
    known = {level: model.rating() for level in LEVELS}
    for one in sorted(played, key=lambda one: (one.number, one.rung)):
        bots = arranged(one.rung, one.number, plan.seats)
        teams = [[model.create_rating([known[bot].mu, known[bot].sigma])] for bot in bots]
        ranks = [1.0 if seat in one.winners else 2.0 for seat in range(plan.seats)]
        rated = model.rate(teams, ranks=ranks)
        for level in set(bots):
            own = [rated[seat][0] for seat, bot in enumerate(bots) if bot == level]
            known[level].mu = sum(rating.mu for rating in own) / len(own)
            known[level].sigma = sum(rating.sigma for rating in own) / len(own)
    return [Rating(level, rating.mu, rating.sigma) for level, rating in known.items()]


def plot(plan: Climb, found: list[Standing], names: dict[str, str], target: Path) -> None:
    """The share of every rung with its interval, beside what would be fair."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 1.2 + 0.7 * len(found)))
    for place, one in enumerate(found):
        low, high = 100 * (one.share - one.low), 100 * (one.high - one.share)
        axes.errorbar(100 * one.share, place, xerr=[[low], [high]], fmt="o", capsize=4)
    axes.axvline(100 / plan.seats, linestyle=":", color="grey")
    labels = [f"{names[one.upper]} / {names[one.lower]}" for one in found]
    axes.set_yticks(range(len(found)), labels)
    axes.set_ylim(-0.5, len(found) - 0.5)
    axes.set_xlabel("%")
    axes.set_title(f"{plan.game}, {plan.seats}")
    figure.tight_layout()
    figure.savefig(target)
    pyplot.close(figure)
