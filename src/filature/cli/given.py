"""What may be given on the command line, and what was, made sense of."""

import secrets
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from filature import library, registry
from filature.bots import BOTS
from filature.core.game import Game
from filature.core.mistake import Mistake
from filature.core.option import Values
from filature.record.matchfile import FORMAT
from filature.terminal.players import fitting, kind_named, unknown_bot

from . import completing, typed
from .language import chosen
from .mistakes import reason

Name = Annotated[str, typed.argument(metavar="GAME", help="game", completing=completing.games)]
File = Annotated[Path, typed.argument(metavar="FILE", help="file", completing=completing.matches)]
Said = Annotated[  # a language, or nothing
    str,
    typed.option("--lang", metavar="fr|en", help="lang", completing=completing.languages),
]
Lang = Annotated[
    str,
    typed.option(
        "--lang",
        metavar="fr|en",
        help="lang",
        callback=chosen,
        completing=completing.languages,
    ),
]
Box = Annotated[
    str,
    typed.option(metavar="BOX", help="box-option", show_default=False, completing=completing.boxes),
]
Choices = Annotated[list[str] | None, typed.option("--option", metavar="A=B", help="option")]
Seed = Annotated[int | None, typed.option(metavar="N", help="seed")]
Seat = Annotated[int | None, typed.option(metavar="N", help="seat")]
Matches = Annotated[int, typed.option(min=1, metavar="N", help="matches")]
Seats = Annotated[int | None, typed.option(metavar="N", help="seats")]
Plot = Annotated[Path | None, typed.option(metavar="FILE", help="plot")]
Data = Annotated[Path | None, typed.option(metavar="DIR", help="data")]
On = Annotated[str, typed.option(metavar="here|ray", help="on", completing=completing.places)]
Json = Annotated[bool, typed.option("--json", help="json")]


def drawn(seed: int | None) -> int:
    """The seed given, else one drawn by chance: short enough to be typed again."""
    return secrets.randbits(32) if seed is None else seed


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
    known = registry.boxes(game)
    if box in known:
        return box
    path = Path(box).expanduser().absolute()
    if why := unread(path):
        raise Mistake("no-box", word=box, name=game, known=", ".join(known), reason=why)
    return str(path)


def unread(file: Path) -> object:
    """Why a file cannot be read as text; nothing when it can."""
    try:
        registry.text_of(file)
    except OSError as error:
        return reason(error)
    except UnicodeDecodeError:
        return Mistake("file-not-text")
    return None


def opened(file: Path, box: str = "") -> library.Match:
    """The match in a file."""
    if why := unread(file):
        raise Mistake("bad-file", file=str(file), reason=why)
    return library.replay(file, box)


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
    count = fitting(game, len(kinds) if seats is None and len(kinds) > 1 else seats)
    if len(kinds) not in (1, count):
        raise Mistake("bad-bots", bots=len(kinds), seats=count)
    return tuple(kinds * count if len(kinds) == 1 else kinds)


def needed(*libraries: str, extra: str = "lab") -> None:
    """Complains of libraries that are not installed, before anything is done."""
    if not all(find_spec(name) for name in libraries):
        raise Mistake("bad-extra", extra=extra)


def writable(target: Path) -> Path:
    """A file to be written; complains before anything is done if it cannot be, or if it is a match
    that would be lost."""
    try:
        fresh = not target.exists()
        if target.is_file() and target.read_bytes().startswith(FORMAT.encode()):
            raise Mistake("bad-target", file=str(target))
        target.open("ab").close()
        if fresh:
            target.unlink()
    except OSError as error:
        raise unwritten(target, error) from None
    return target


def unwritten(target: Path, error: OSError) -> Mistake:
    """An output that could not be written."""
    return Mistake("bad-out", file=str(target), reason=reason(error))
