"""What was given on the command line, made sense of."""

from importlib.util import find_spec
from pathlib import Path

from filature import library, registry
from filature.bots import BOTS
from filature.core.game import Game
from filature.core.option import Values
from filature.terminal.complaint import Complaint
from filature.terminal.players import USUAL, kind_named, too_many_or_few
from filature.text.catalogue import t


def values(pairs: list[str] | None, lang: str) -> Values:
    """`--option target=33`, as often as it was given."""
    found: Values = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Complaint(t(lang, "bad-option", pair=pair))
        found[name.strip()] = value.strip()
    return found


def box_place(game: str, box: str) -> str:
    """A box by its name or, so that the match can be resumed from anywhere, its whole path."""
    return box if box in registry.boxes(game) else str(Path(box).expanduser().absolute())


def opened(file: Path, box: str, lang: str) -> library.Match:
    """The match in a file."""
    try:
        return library.replay(file, box)
    except OSError as error:
        raise Complaint(
            t(lang, "bad-file", file=str(file), reason=error.strerror or str(error))
        ) from None
    except UnicodeDecodeError:
        raise Complaint(t(lang, "bad-file-text", file=str(file))) from None


def bots(game: Game, words: str, seats: int | None, lang: str) -> tuple[str, ...]:
    """The bots of a simulation: one for every seat, or one kind for all of them."""
    kinds = [kind_named(word) for word in words.split(",")]
    for kind in kinds:
        if kind not in BOTS:
            raise Complaint(t(lang, "bad-bot", bot=kind, known=", ".join(BOTS)))
    usual = min(max(USUAL, game.fewest), game.most)
    count = seats or (len(kinds) if len(kinds) > 1 else usual)
    if not game.fewest <= count <= game.most:
        raise Complaint(too_many_or_few(game, count, lang))
    if len(kinds) not in (1, count):
        raise Complaint(t(lang, "bad-bots", bots=len(kinds), seats=count))
    return tuple(kinds * count if len(kinds) == 1 else kinds)


def needed(libraries: tuple[str, ...], lang: str, extra: str = "lab") -> None:
    """Complains of libraries that are not installed, before anything is done."""
    if not all(find_spec(name) for name in libraries):
        raise Complaint(t(lang, "bad-extra", extra=extra))
