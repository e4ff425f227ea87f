"""The levels against each other: who beats whom."""

from pathlib import Path
from typing import Annotated, NamedTuple

import click
from rich.table import Table

from filature import library, registry
from filature.bots import LEVELS
from filature.lab import ladder as lab
from filature.lab.ladder import Climb, Played, ratings, standings
from filature.lab.spread import HERE
from filature.terminal.console import console, headed, progress, prose
from filature.terminal.players import fitting
from filature.terminal.voice import Voice

from . import typed
from .command import facts, takes
from .given import (
    Box,
    Choices,
    Json,
    Lang,
    Matches,
    Name,
    On,
    Plot,
    Seats,
    box_place,
    needed,
    values,
    writable,
)


class LadderOptions(NamedTuple):
    game: Name
    matches: Matches = 1000
    seats: Seats = None
    output: Annotated[
        Path | None, typed.option("--output", "-o", metavar="FILE", help="ladder-output")
    ] = None
    plot: Plot = None
    cores: Annotated[int, typed.option(min=0, metavar="N", help="cores")] = 0
    on: On = HERE
    seed: Annotated[int, typed.option(metavar="N", help="ladder-seed")] = 1
    box: Box = "default"
    option: Choices = None
    json: Json = False
    lang: Lang = ""


@takes(LadderOptions)
def ladder(given: LadderOptions) -> None:
    options = values(given.option)
    game = library.load(given.game, box_place(given.game, given.box), options)
    seats = fitting(game, given.seats)
    plan = Climb(game.name, seats, given.matches, given.seed, given.box, options)
    file = writable(given.output or Path(f"ladder-{game.name}-{seats}.jsonl"))
    target = writable(given.plot or file.with_suffix(".svg"))
    needed("matplotlib", "openskill")
    with progress(plan.matches * len(lab.RUNGS)) as report:
        played = lab.climb(plan, file, report, given.cores, given.on)
    voice = Voice(game, given.lang, [])
    lab.plot(plan, standings(plan, played), level_names(voice), target)
    if given.json:
        facts(plain(plan, played) | {"file": str(file), "plot": str(target)})
        return
    print_ladder(plan, played, voice)
    click.echo(voice.t("ladder-kept", file=str(file)))
    click.echo(voice.t("ladder-plot", file=str(target)))


def plain(plan: Climb, played: list[Played]) -> dict[str, object]:
    """A ladder as JSON has it."""
    return {
        **plan._asdict(),
        "options": registry.load(plan.game, plan.box, plan.options).values,
        "standings": [one._asdict() for one in standings(plan, played)],
        "ratings": [one._asdict() for one in ratings(plan, played)],
    }


def print_ladder(plan: Climb, played: list[Played], voice: Voice) -> None:
    """Who beats whom, and the ratings."""
    screen = console()
    title = voice.t("ladder-title", seats=plan.seats, matches=plan.matches, seed=str(plan.seed))
    screen.print(prose((voice.term("title"), "bold"), f" — {title}"))
    screen.print(rungs(plan, played, voice))
    table = headed([voice.t(f"ladder-{key}") for key in ("level", "rating", "unsure")], 1)
    for one in ratings(plan, played):
        numbers = [voice.t("number", value=round(value, 2)) for value in (one.mu, one.sigma)]
        table.add_row(voice.t(f"level-{one.level}"), *numbers)
    screen.print(table)


def rungs(plan: Climb, played: list[Played], voice: Voice) -> Table:
    keys = ("ladder-rung", "ladder-matches", "ladder-share", "sim-interval", "ladder-fair")
    table = headed([voice.t(key) for key in keys], 1)
    for one in standings(plan, played):
        above = one.low > one.fair
        table.add_row(
            f"{voice.t(f'level-{one.upper}')} / {voice.t(f'level-{one.lower}')}",
            str(one.matches),
            prose((voice.percent(one.share), "bold green" if above else "")),
            f"{voice.percent(one.low)} – {voice.percent(one.high)}",
            voice.percent(one.fair),
        )
    return table


def level_names(voice: Voice) -> dict[str, str]:
    return {level: voice.t(f"level-{level}") for level in LEVELS}
