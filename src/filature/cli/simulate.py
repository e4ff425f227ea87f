"""Many matches of bots, and a summary of them."""

from time import perf_counter
from typing import Annotated, NamedTuple

from rich.table import Table

from filature import library
from filature.core.option import written
from filature.lab.simulate import Plan, Summary, played, summary
from filature.lab.spread import HERE
from filature.terminal.console import console, headed, progress, prose
from filature.terminal.paint.pieces import badge
from filature.terminal.voice import Voice

from . import completing, typed
from .command import facts, takes
from .given import (
    Box,
    Choices,
    Json,
    Lang,
    Matches,
    Name,
    On,
    Seats,
    Seed,
    bots,
    box_place,
    drawn,
    values,
)


class SimulateOptions(NamedTuple):
    game: Name
    matches: Matches = 1000
    seats: Seats = None
    bots: Annotated[str, typed.option(metavar="BOTS", help="bots", completing=completing.bots)] = (
        "agent"
    )
    seed: Seed = None
    box: Box = "default"
    option: Choices = None
    tally: Annotated[bool, typed.option("--tally", help="tally")] = False
    on: On = HERE
    json: Json = False
    lang: Lang = ""


@takes(SimulateOptions)
def simulate(given: SimulateOptions) -> None:
    options = values(given.option)
    game = library.load(given.game, box_place(given.game, given.box), options)
    kinds = bots(game, given.bots, given.seats)
    plan = Plan(game.name, kinds, given.matches, drawn(given.seed), given.box, options, given.tally)
    start = perf_counter()
    with progress(plan.matches) as report:
        outcomes = played(plan, report, given.on)
    seconds = perf_counter() - start
    found = summary(plan, outcomes)
    if given.json:
        facts(found.plain())
    else:
        print_summary(found, Voice(game, given.lang, []), seconds)


def print_summary(found: Summary, voice: Voice, seconds: float) -> None:
    """Who won how often, how long it took, how it ended."""
    screen = console()
    options = " ".join(f"{name}={written(value)}" for name, value in found.options.items())
    title = voice.t("sim-title", matches=found.matches, box=found.box, seed=str(found.seed))
    screen.print(prose((voice.term("title"), "bold"), f" — {title}"))
    screen.print(prose((options, "dim")))
    screen.print(seats(found, voice))
    length = {name: round(value, 1) for name, value in found.length._asdict().items()}
    screen.print(prose(voice.t("sim-length", **length)))
    screen.print(endings(found, voice))
    if found.counts:
        screen.print(counts(found, voice))
    screen.print(prose((voice.t("sim-speed", rate=round(found.matches / seconds)), "dim")))


def seats(found: Summary, voice: Voice) -> Table:
    keys = ("sim-seat", "sim-bot", "sim-wins", "sim-interval", "sim-shared", "sim-score")
    table = headed([voice.t(key) for key in keys], 2)
    for one in found.seats:
        table.add_row(
            badge(one.seat),
            one.bot,
            voice.percent(one.rate),
            f"{voice.percent(one.low)} – {voice.percent(one.high)}",
            voice.percent(one.shared / found.matches),
            voice.t("number", value=round(one.score, 2)),
        )
    return table


def endings(found: Summary, voice: Voice) -> Table:
    """How often each clause ended a match."""
    table = headed([voice.t("sim-ending"), "%"], 1)
    table.add_column("")
    for clause, count in found.endings.items():
        share = voice.percent(count / found.matches)
        table.add_row(prose((clause, "cyan")), share, prose(voice.clause(clause)))
    return table


def counts(found: Summary, voice: Voice) -> Table:
    """How often each thing happened."""
    keys = ("sim-what", "sim-a-match", "sim-matches", "sim-first-wins")
    table = headed([voice.t(key) for key in keys], 1)
    for one in found.counts:
        table.add_row(
            one.what,
            voice.t("number", value=round(one.a_match, 2)),
            voice.percent(one.matches),
            "" if one.first_wins is None else voice.percent(one.first_wins),
        )
    return table
