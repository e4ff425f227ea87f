"""A game on paper, without ever taking the place of another file."""

from pathlib import Path
from typing import Annotated, NamedTuple

import click

from filature import library
from filature.core.game import Game
from filature.core.mistake import Mistake
from filature.text.catalogue import t

from . import typed
from .command import takes
from .given import Box, Choices, Lang, Name, box_place, needed, unwritten, values


class PrintOptions(NamedTuple):
    game: Name
    box: Box = "default"
    option: Choices = None
    output: Annotated[
        Path | None, typed.option("--output", "-o", metavar="FILE", help="print-output")
    ] = None
    lang: Lang = ""


@takes(PrintOptions)
def print(given: PrintOptions) -> None:  # noqa: A001
    needed("typst", extra="print")
    game = library.load(given.game, box_place(given.game, given.box), values(given.option))
    target = given.output or usual_name(game.name, given.box, given.lang)
    print_to(target, game, given.lang)
    click.echo(t(given.lang, "print-written", file=str(target)))


def usual_name(game: str, box: str, lang: str) -> Path:
    """Where a print goes unless told otherwise: `filature-lair-fr.pdf`, here."""
    named = "" if box == "default" else f"-{Path(box).stem}"
    return Path(f"filature-{game}{named}-{lang}.pdf")


def print_to(target: Path, game: Game, lang: str) -> None:
    """Writes a print, whole or not at all; only an earlier print is overwritten."""
    from filature.printing.press import STAMP, printed

    try:
        if target.exists() and STAMP.encode() not in target.read_bytes():
            raise Mistake("bad-print", file=str(target))
        draft = target.with_name(f"{target.name}.part")
        draft.write_bytes(printed(game, lang))
        draft.replace(target)
    except OSError as error:
        raise unwritten(target, error) from None
