"""A game on paper, without ever taking the place of another file."""

from collections.abc import Callable
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
    cards: Annotated[bool, typed.option("--cards", help="print-cards")] = False
    lang: Lang = ""


@takes(PrintOptions)
def print(given: PrintOptions) -> None:  # noqa: A001
    needed("typst", extra="print")
    game = library.load(given.game, box_place(given.game, given.box), values(given.option))
    target = given.output or usual_name(game.name, given)
    print_to(target, cards_of if given.cards else sheets_of, game, given.lang)
    click.echo(t(given.lang, "print-written", file=str(target)))


def usual_name(game: str, given: PrintOptions) -> Path:
    """Where a print goes unless told otherwise: `filature-lair-fr.pdf`, here."""
    named = "" if given.box == "default" else f"-{Path(given.box).stem}"
    end = "-cards.zip" if given.cards else ".pdf"
    return Path(f"filature-{game}{named}-{given.lang}{end}")


def sheets_of(game: Game, lang: str) -> bytes:
    from filature.printing.press import printed

    return printed(game, lang)


def cards_of(game: Game, lang: str) -> bytes:
    from filature.printing.shop import cards

    return cards(game, lang)


def print_to(target: Path, made: Callable[[Game, str], bytes], game: Game, lang: str) -> None:
    """Writes a print, whole or not at all; only an earlier print is overwritten."""
    from filature.printing.press import STAMP

    try:
        if target.exists() and STAMP.encode() not in target.read_bytes():
            raise Mistake("bad-print", file=str(target))
        draft = target.with_name(f"{target.name}.part")
        draft.write_bytes(made(game, lang))
        draft.replace(target)
    except OSError as error:
        raise unwritten(target, error) from None
