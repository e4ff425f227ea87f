"""What may be given on the command line, and what was, made sense of."""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from filature import library, registry
from filature.bots import BOTS
from filature.core.game import Game
from filature.core.mistake import Mistake
from filature.core.option import Values
from filature.terminal.players import fitting, kind_named, unknown_bot

from .command import help_of
from .language import chosen

Name = Annotated[str, typer.Argument(metavar="GAME", help=help_of("game"))]
File = Annotated[Path, typer.Argument(metavar="FILE", help=help_of("file"))]
Lang = Annotated[str, typer.Option(metavar="fr|en", help=help_of("lang"), callback=chosen)]
Box = Annotated[str, typer.Option(metavar="FILE", help=help_of("box-option"))]
Choices = Annotated[
    list[str] | None, typer.Option("--option", metavar="A=B", help=help_of("option"))
]
Seed = Annotated[int | None, typer.Option(metavar="N", help=help_of("seed"))]
Seat = Annotated[int | None, typer.Option(metavar="N", help=help_of("seat"))]
Matches = Annotated[int, typer.Option(min=1, metavar="N", help=help_of("matches"))]
Count = Annotated[int | None, typer.Option(metavar="N", help=help_of("count"))]
Plot = Annotated[Path | None, typer.Option(metavar="FILE", help=help_of("plot"))]
Data = Annotated[Path | None, typer.Option(metavar="DIR", help=help_of("data"))]


def values(pairs: list[str] | None) -> Values:
    """`--option target=33`, as often as it was given."""
    found: Values = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Mistake("bad-option", pair=pair)
        found[name.strip()] = value.strip()
    return found


def box_place(game: str, box: str) -> str:
    """A box by its name or, so that the match can be resumed from anywhere, its whole path."""
    return box if box in registry.boxes(game) else str(Path(box).expanduser().absolute())


def opened(file: Path, box: str = "") -> library.Match:
    """The match in a file."""
    try:
        return library.replay(file, box)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Mistake("bad-file", file=str(file), reason=reason) from None


def seat_of(match: library.Match, seat: int) -> int:
    """A seat of a match."""
    if not 0 <= seat < match.seats:
        raise Mistake("bad-viewer", seat=seat, last=match.seats - 1)
    return seat


def bots(game: Game, words: str, seats: int | None) -> tuple[str, ...]:
    """The bots of a simulation: one for every seat, or one kind for all of them."""
    kinds = [kind_named(word) for word in words.split(",")]
    for kind in kinds:
        if kind not in BOTS:
            raise unknown_bot(kind)
    count = fitting(game, seats or (len(kinds) if len(kinds) > 1 else 0))
    if len(kinds) not in (1, count):
        raise Mistake("bad-bots", bots=len(kinds), seats=count)
    return tuple(kinds * count if len(kinds) == 1 else kinds)


def needed(*libraries: str, extra: str = "lab") -> None:
    """Complains of libraries that are not installed, before anything is done."""
    if not all(find_spec(name) for name in libraries):
        raise Mistake("bad-extra", extra=extra)


def unwritten(target: Path, error: OSError) -> Mistake:
    return Mistake("bad-out", file=str(target), reason=error.strerror or str(error))
