"""A match looked at again: what each decision gave away, where it turned, what was luck.

A decision is judged by what its seat knew: a search from its view and news, as for a hint.
How the match stood is told with open cards, which is why it must be over: light playouts
from the true states, before and after what chance and what the seats have done.
"""

from collections.abc import Callable
from itertools import groupby, pairwise
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import Struct

from filature.bots.explain import Explanation, explanation
from filature.bots.search import prospects
from filature.bots.searcher import Budget, Searcher
from filature.core.mistake import Mistake
from filature.core.seat import CHANCE
from filature.table.fate import stream
from filature.table.match import Match

EACH: Final = 40  # simulations that every option gets at least
PLAYOUTS: Final = 120  # that tell how a state stands
FEW: Final = 0.02  # what a decision must give away to be told
SEED: Final = 7


class Decision(NamedTuple):
    """What a seat chose at one place of the log, what was best, and what that gave away; where
    the best was chosen, what came next to it and would have given away."""

    place: int
    seat: int
    chosen: int
    best: int
    lost: float
    other: int = -1
    saved: float = 0.0


class Moment(NamedTuple):
    """A stretch of the log that chance or one seat wrote, and each seat's share after it."""

    place: int  # of its last entry, counted from 1
    actor: int
    shares: tuple[float, ...]


class Step(NamedTuple):
    """From one moment to the next."""

    before: Moment
    after: Moment

    @property
    def places(self) -> range:
        """The entries of the log between them."""
        return range(self.before.place, self.after.place)

    def change(self, seat: int) -> float:
        return self.after.shares[seat] - self.before.shares[seat]


class Review(Struct, frozen=True):
    """All of it; the first moment is the match before anything happened."""

    decisions: tuple[Decision, ...]
    moments: tuple[Moment, ...]

    def steps(self) -> list[Step]:
        return [Step(before, after) for before, after in pairwise(self.moments)]

    def turns(self, seat: int, count: int) -> list[Step]:
        """The steps that changed most for a seat, in their order."""
        most = sorted(self.steps(), key=lambda step: -abs(step.change(seat)))[:count]
        return sorted(most, key=lambda step: step.after.place)

    def sources(self, seat: int) -> tuple[float, float, float]:
        """How much of a seat's change came by chance, by its own choices, by those of others."""
        luck = own = others = 0.0
        for step in self.steps():
            if step.after.actor == CHANCE:
                luck += step.change(seat)
            elif step.after.actor == seat:
                own += step.change(seat)
            else:
                others += step.change(seat)
        return luck, own, others

    def decisions_of(self, seat: int) -> list[Decision]:
        """The decisions of a seat that were looked at."""
        return [one for one in self.decisions if one.seat == seat]

    def worst(self, seat: int, count: int) -> list[Decision]:
        """Those that gave most away, in their order; none that gave next to nothing."""
        most = sorted(self.decisions_of(seat), key=lambda one: -one.lost)[:count]
        return sorted(one for one in most if one.lost >= FEW)

    def finest(self, seat: int, count: int) -> list[Decision]:
        """Those where anything else would have given most away, in their order."""
        most = sorted(self.decisions_of(seat), key=lambda one: -one.saved)[:count]
        return sorted(one for one in most if one.saved >= FEW)

    def lost(self, seat: int) -> float:
        """What a decision of a seat gave away on average."""
        own = self.decisions_of(seat)
        return sum(one.lost for one in own) / max(1, len(own))


def review(
    match: Match,
    seats: list[int],
    report: Callable[[int], None] = lambda done: None,
    ended: bool = False,
) -> Review:
    """Reviews the decisions of some seats in a match that is over, or `ended` before it was."""
    if not (match.over or ended):
        raise Mistake("review-open")
    decisions: list[Decision] = []
    moments = [Moment(0, CHANCE, standing(match.at(0), 0))]
    now = match.at(0)
    place = 0
    for actor, stretch in groupby(match.log, key=lambda entry: entry.seat):
        for entry in stretch:
            if entry.seat in seats and len(now.offered(entry.seat)) > 1:
                decisions.append(judged(now, entry.seat, entry.action))
            now.do(entry.seat, entry.action)
            place += 1
            report(place)
        moments.append(Moment(place, actor, standing(now, place)))
    return Review(tuple(decisions), tuple(moments))


def standing(match: Match, place: int) -> tuple[float, ...]:
    """Each seat's share as the match stands, all cards open."""
    rng = stream(SEED, "standing", place)
    return tuple(prospects(match.game, match.state, PLAYOUTS, rng))


def judged(match: Match, seat: int, chosen: int) -> Decision:
    """One decision against the best option, by what the seat knew."""
    shares = {one.action: one.share for one in explained(match, seat).options}
    best = max(shares, key=lambda action: shares[action])
    lost = max(0.0, shares[best] - shares[chosen])
    rest = {action: share for action, share in shares.items() if action != chosen}
    if chosen != best or not rest:
        return Decision(len(match.log), seat, chosen, best, lost)
    other = max(rest, key=lambda action: rest[action])
    saved = shares[best] - rest[other]
    return Decision(len(match.log), seat, chosen, best, lost, other, saved)


def explained(match: Match, seat: int) -> Explanation:
    """What a search makes of a decision; every option is tried."""
    news, options = match.news(seat), match.offered(seat)
    bot = Searcher(match.game, Budget(match.game.mind.simulations))
    rng = stream(SEED, "review", seat, len(match.log))
    search = bot.begun(match.view(seat), news, options, rng)
    search.try_all(options, EACH)
    search.grow(bot.budget.simulations, bot.budget.seconds)
    return explanation(search, search.choice(options), news)


def plot(found: Review, names: tuple[str, ...], title: str, target: Path) -> None:
    """Each seat's share over the match; dots where a reviewed decision gave something away."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(9, 4))
    places = [moment.place for moment in found.moments]
    for seat, name in enumerate(names):
        shares = [100 * moment.shares[seat] for moment in found.moments]
        axes.step(places, shares, where="post", label=name, linewidth=1.2)
    for one in found.decisions:
        axes.plot(one.place, -4, "v", color="black", markersize=1 + 40 * one.lost, alpha=0.6)
    axes.set_ylim(-8, 102)
    axes.set_ylabel("%")
    axes.set_title(title)
    axes.legend(fontsize="small")
    figure.tight_layout()
    figure.savefig(target)
    pyplot.close(figure)
