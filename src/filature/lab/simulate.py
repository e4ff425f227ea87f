"""Many matches between bots, and what they amount to.

Every match has its own streams of the seed, so the result depends on the seed alone, not
on the number of processes or machines.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from math import sqrt
from statistics import fmean, median
from typing import Final, NamedTuple

from filature import registry
from filature.bots import BOTS, make
from filature.core.game import Game
from filature.core.option import Values
from filature.table.fate import stream
from filature.table.match import Match
from filature.table.playout import playout

from .spread import HERE, spreading
from .tally import Count, Tally, counts, tally

CHUNK: Final = 200  # matches that a process plays between two reports
FEW: Final = 2000  # matches that are not worth a second process
NORMAL_97_5: Final = 1.959963984540054  # below it, 97.5 % of a normal distribution


class Plan(NamedTuple):
    """What to simulate: one bot a seat."""

    game: str
    bots: tuple[str, ...]
    matches: int
    seed: int
    box: str = "default"
    options: Values | None = None
    tally: bool = False  # whether to count what happens, which takes longer


class Outcome(NamedTuple):
    """How one match went."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    ending: str
    tally: Tally | None = None


class SeatSummary(NamedTuple):
    """How one seat fared; `low` and `high` bound its win rate with 95 % confidence."""

    seat: int
    bot: str
    wins: int
    shared: int  # wins that were shared
    rate: float
    low: float
    high: float
    score: float


class Length(NamedTuple):
    """Decisions of a match."""

    mean: float
    median: float
    shortest: int
    longest: int


class Summary(NamedTuple):
    """What many matches amount to."""

    game: str
    box: str
    options: Values
    seed: int
    matches: int
    seats: tuple[SeatSummary, ...]
    length: Length
    endings: dict[str, int]  # by clause, the most frequent first
    counts: tuple[Count, ...] = ()

    def plain(self) -> dict[str, object]:
        """As JSON has it."""
        return {
            **self._asdict(),
            "seats": [seat._asdict() for seat in self.seats],
            "length": self.length._asdict(),
            "counts": [count._asdict() for count in self.counts],
        }


def simulate(plan: Plan, on: str = HERE) -> Summary:
    """Plays all matches and sums them up."""
    return summary(plan, played(plan, on=on))


def played(
    plan: Plan, report: Callable[[int], None] = lambda count: None, on: str = HERE
) -> list[Outcome]:
    """Plays all matches, here or on a cluster; `report` is told how many have been played."""
    check(plan)
    outcomes: list[Outcome] = []
    with spreading(on, cores=1 if on == HERE and plan.matches <= FEW else 0) as spread:
        for some in spread(chunk, plan, range(0, plan.matches, CHUNK)):
            outcomes += some
            report(len(outcomes))
    return outcomes


def check(plan: Plan) -> None:
    """Refuses a plan that cannot be played."""
    game = registry.load(plan.game, plan.box, plan.options)
    if not game.fewest <= len(plan.bots) <= game.most:
        raise ValueError(f"{game.name} is for {game.fewest} to {game.most} seats")
    for bot in plan.bots:
        if bot not in BOTS:
            raise ValueError(f"no bot {bot!r}; there are: {', '.join(BOTS)}")
    if plan.matches < 1:
        raise ValueError("simulate at least one match")


def chunk(plan: Plan, start: int) -> list[Outcome]:
    """A stretch of the matches."""
    game = registry.load(plan.game, plan.box, plan.options)
    numbers = range(start, min(start + CHUNK, plan.matches))
    if all(bot == "uniform" for bot in plan.bots) and not plan.tally:
        return [uniform(plan, game, number) for number in numbers]
    return [driven(plan, game, number) for number in numbers]


def uniform(plan: Plan, game: Game, number: int) -> Outcome:
    """A match between uniform bots, without views or news."""
    state = game.new(len(plan.bots))
    decisions = playout(game, state, stream(plan.seed, number))
    won, scores = game.winners(state), game.scores(state)
    return Outcome(tuple(won), tuple(scores), decisions, game.ending(state))


def driven(plan: Plan, game: Game, number: int) -> Outcome:
    """A match between any bots, each with its own chance."""
    match = Match(game, len(plan.bots))
    bots = [make(kind, game) for kind in plan.bots]
    fate = stream(plan.seed, number, "chance")
    own = [stream(plan.seed, number, seat) for seat in range(match.seats)]
    heard = [0] * match.seats
    asked: list[tuple[int, int]] = []
    match.deal(fate)
    while not match.over:
        seat = match.actors()[0]
        news = match.news(seat, heard[seat])
        heard[seat] = len(match.log)
        options = match.offered(seat)
        action = bots[seat].choose(match.view(seat), options, news, own[seat])
        asked.append((len(options), action))
        match.do(seat, action)
        match.deal(fate)
    return Outcome(
        winners=tuple(match.winners()),
        scores=tuple(match.scores()),
        decisions=len(asked),
        ending=game.ending(match.state),
        tally=tally(match, asked) if plan.tally else None,
    )


def summary(plan: Plan, outcomes: list[Outcome]) -> Summary:
    """What the outcomes of a plan amount to."""
    lengths = [outcome.decisions for outcome in outcomes]
    return Summary(
        game=plan.game,
        box=plan.box,
        options=registry.load(plan.game, plan.box, plan.options).values,
        seed=plan.seed,
        matches=len(outcomes),
        seats=tuple(seat_summary(seat, bot, outcomes) for seat, bot in enumerate(plan.bots)),
        length=Length(fmean(lengths), median(lengths), min(lengths), max(lengths)),
        endings=dict(Counter(outcome.ending for outcome in outcomes).most_common()),
        counts=tuple(counted(outcomes)),
    )


def counted(outcomes: list[Outcome]) -> list[Count]:
    """What happened, if it was counted."""
    tallies = [outcome.tally for outcome in outcomes if outcome.tally]
    return counts(tallies, [outcome.winners for outcome in outcomes]) if tallies else []


def seat_summary(seat: int, bot: str, outcomes: list[Outcome]) -> SeatSummary:
    """A shared win counts as a win of each who shares it."""
    won = [outcome.winners for outcome in outcomes if seat in outcome.winners]
    low, high = wilson(len(won), len(outcomes))
    return SeatSummary(
        seat=seat,
        bot=bot,
        wins=len(won),
        shared=count(len(winners) > 1 for winners in won),
        rate=len(won) / len(outcomes),
        low=low,
        high=high,
        score=fmean(outcome.scores[seat] for outcome in outcomes),
    )


def count(facts: Iterable[bool]) -> int:
    return sum(facts)


def wilson(wins: int, matches: int) -> tuple[float, float]:
    """The Wilson interval of a proportion, with 95 % confidence."""
    rate, weight = wins / matches, NORMAL_97_5**2 / matches
    middle = rate + weight / 2
    reach = sqrt(weight * (rate * (1 - rate) + weight / 4))
    return max(0.0, (middle - reach) / (1 + weight)), min(1.0, (middle + reach) / (1 + weight))
