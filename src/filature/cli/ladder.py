"""The levels against each other: who beats whom."""

from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.table import Table

from filature import library
from filature.bots import LEVELS
from filature.lab import ladder as lab
from filature.lab.ladder import Climb, Played, ratings, standings
from filature.terminal.console import console, headed, progress, prose
from filature.terminal.players import fitting
from filature.terminal.voice import Voice

from .command import help_of, takes
from .given import Box, Choices, Count, Lang, Matches, Name, Plot, needed, values


class LadderOptions(NamedTuple):
    game: Name
    matches: Matches = 1000
    seats: Count = None
    file: Annotated[Path | None, typer.Option(metavar="FILE", help=help_of("ladder-file"))] = None
    plot: Plot = None
    cores: Annotated[int, typer.Option(min=0, metavar="N", help=help_of("cores"))] = 0
    seed: Annotated[int, typer.Option(metavar="N", help=help_of("seed"))] = 1
    box: Box = "default"
    option: Choices = None
    lang: Lang = ""


@takes(LadderOptions)
def ladder(given: LadderOptions) -> None:
    options = values(given.option)
    game = library.load(given.game, given.box, options)
    seats = fitting(game, given.seats or 0)
    plan = Climb(game.name, seats, given.matches, given.seed, given.box, options)
    file = given.file or Path(f"ladder-{game.name}-{seats}.jsonl")
    needed("matplotlib", "openskill")
    with progress(plan.matches * len(lab.RUNGS)) as report:
        played = lab.climb(plan, file, report, given.cores)
    voice = Voice(game, given.lang, [])
    print_ladder(plan, played, voice)
    target = given.plot or file.with_suffix(".svg")
    lab.plot(plan, standings(plan, played), level_names(voice), target)
    typer.echo(voice.t("ladder-kept", file=str(file)))
    typer.echo(voice.t("ladder-plot", file=str(target)))


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
