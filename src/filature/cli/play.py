"""Playing a match, and going on with one."""

from pathlib import Path
from typing import Annotated, NamedTuple

import click

from filature import library
from filature.core.mistake import Mistake
from filature.terminal import players, saves
from filature.terminal.console import console
from filature.terminal.sitting import Setting, Sitting

from . import completing, typed
from .command import takes
from .given import Box, Choices, File, Name, Said, Seats, Seed, box_place, drawn, opened, values
from .language import chosen

Hints = Annotated[bool, typed.option(help="hints")]


class PlayOptions(NamedTuple):
    game: Name
    seats: Seats = None
    bots: Annotated[
        str, typed.option(metavar="BOTS", help="players", completing=completing.bots)
    ] = ""
    hints: Hints = True
    lang: Said = ""
    box: Box = "default"
    option: Choices = None
    seed: Seed = None


@takes(PlayOptions)
def play(given: PlayOptions) -> None:
    chosen(given.lang)
    game = library.load(given.game, box_place(given.game, given.box), values(given.option))
    seated = players.seated(game, given.bots, given.seats)
    match = library.Match(game, len(seated))
    match.players = tuple(player.word for player in seated)
    sit(match, saves.new_path(game.name), given)


class ResumeOptions(NamedTuple):
    file: File
    hints: Hints = True
    lang: Said = ""
    box: Box = ""
    seed: Seed = None


@takes(ResumeOptions)
def resume(given: ResumeOptions) -> None:
    match = opened(given.file, given.box)
    if match.over:
        raise Mistake("resume-over", file=str(given.file))
    match.players = match.players or (players.HUMAN,) * match.seats
    sit(match, given.file.absolute(), given)


def sit(match: library.Match, path: Path, given: PlayOptions | ResumeOptions) -> None:
    """Plays a match, from wherever it stands."""
    again = ["--lang", given.lang] if given.lang else []
    seed = drawn(given.seed)
    again += ["--seed", str(seed)]
    again += [] if given.hints else ["--no-hints"]
    setting = Setting(
        path=path,
        seed=seed,
        lang=chosen(given.lang),
        again=tuple(again),
        hints=given.hints,
    )
    raise click.exceptions.Exit(Sitting(match, setting, console()).run())
