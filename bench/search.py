"""How fast the search is, and how long a Double-O thinks: one core, every game.

Processor time is counted, so that whatever else runs beside it matters little.
"""

import sys
import time

import filature
from filature.bots import make
from filature.bots.searcher import Budget, Searcher
from filature.core.rng import Rng
from filature.table.fate import stream
from measure import short, table

SECONDS = 1.0
WARM = 500  # simulations before the clock starts


def opening(game: filature.Game, seats: int) -> filature.Match:
    """The first decision between several options."""
    match, rng = filature.Match(game, seats), Rng(1)
    match.deal(rng)
    while len(match.offered(match.actors()[0])) < 2:
        match.do(match.actors()[0], match.offered(match.actors()[0])[0])
        match.deal(rng)
    return match


def speed(game: filature.Game, seats: int) -> float:
    """Simulations a second from the opening."""
    match = opening(game, seats)
    seat = match.actors()[0]
    bot = Searcher(game, Budget(800))
    search = bot.begun(match.view(seat), match.news(seat), match.offered(seat), Rng(1))
    search.grow(WARM, SECONDS)
    start, done = time.process_time(), 0
    while time.process_time() - start < SECONDS:
        done += search.grow(500, SECONDS)
    return done / (time.process_time() - start)


def thinking(game: filature.Game, seats: int) -> list[float]:
    """The milliseconds of every decision of a Double-O in one match against Agents."""
    match = filature.Match(game, seats)
    bots = [make("double-o" if seat == 0 else "agent", game) for seat in range(seats)]
    fate, heard, spent = stream(1, "chance"), 0, []
    match.deal(fate)
    while not match.over:
        seat = match.actors()[0]
        news = match.news(seat, heard) if seat == 0 else []
        heard = len(match.log) if seat == 0 else heard
        view, options = match.view(seat), match.offered(seat)
        start = time.process_time()
        action = bots[seat].choose(view, options, news, Rng(len(match.log)))
        if seat == 0 and len(options) > 1:
            spent.append(1000 * (time.process_time() - start))
        match.do(seat, action)
        match.deal(fate)
    return spent


def section() -> str:
    """The chapter of the report."""
    rows = []
    for name in filature.available():
        game = filature.load(name)
        seats = max(3, game.fewest)
        spent = thinking(game, seats)
        mean, longest = sum(spent) / len(spent), max(spent)
        rows.append([f"{name} {seats}", short(speed(game, seats)), f"{mean:.0f}", f"{longest:.0f}"])
    heads = ["game, seats", "simulations/s", "a decision, ms", "the longest, ms"]
    return "\n".join(
        [
            "## The search",
            "",
            "Simulations from the opening; how long a Double-O thinks in a match against Agents.",
            "",
            table(heads, rows),
        ]
    )


if __name__ == "__main__":
    sys.stdout.write(section())
