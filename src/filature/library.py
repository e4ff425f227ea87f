"""Filature as a library: games with their words, matches that can be saved."""

from pathlib import Path
from typing import TypeVar, overload

from filature import registry, showing
from filature.core.game import Game
from filature.core.mind import S, V
from filature.core.option import Values
from filature.core.seat import SPECTATOR
from filature.core.state import State
from filature.core.view import View
from filature.table import match as table
from filature.text.catalogue import Catalogue
from filature.text.clauses import Example

from .record import matchfile, script

G = TypeVar("G", bound=Game)


class Match(table.Match[S, V]):
    """One playing of a game: see `filature.table.match`.  `players` are free words; `lang` is the
    language in which it shows itself."""

    players: tuple[str, ...] = ()
    lang: str = "en"

    def view(self, seat: int) -> V:
        """All that a seat, or SPECTATOR, may know now; in a notebook, the table as it sees it."""
        voice = showing.Voice(self.lang, self.players)
        return showing.shown(super().view(seat), self.game, voice)

    def show(self, *seats: int, lang: str = "") -> showing.Shown[S, V]:
        """The table as a drawing: what everyone sees, or what the given seats see, each in turn."""
        voice = showing.Voice(lang or self.lang, self.players)
        return showing.Shown(self, seats or (SPECTATOR,), voice)

    def _repr_svg_(self) -> str:
        return self.show().svg

    def __repr__(self) -> str:
        return showing.line(self)

    def text(self) -> str:
        """The match file."""
        return matchfile.write(self, self.players)

    def save(self, path: str | Path) -> None:
        """Writes the match file, whole or not at all."""
        target = Path(path)
        draft = target.with_name(f"{target.name}.part")
        draft.write_text(self.text(), "utf-8")
        draft.replace(target)


@overload
def load(game: type[G], box: str = "default", options: Values | None = None) -> G: ...


@overload
def load(game: str, box: str = "default", options: Values | None = None) -> Game[State, View]: ...


def load(game: str | type[Game], box: str = "default", options: Values | None = None) -> Game:
    """A game by its name, or by its class to have the types of its states and views; with a box
    by name or path, options, and its words."""
    name = game if isinstance(game, str) else registry.name_of(game)
    return worded(registry.load(name, box, options))


def worded(game: G) -> G:
    game.words = Catalogue(game)
    return game


def replay(path: str | Path, box: str = "") -> Match:
    """A saved match, played again to where it was."""
    try:
        text = registry.text_of(Path(path))
    except UnicodeDecodeError:
        raise matchfile.MatchFileError(1, "file-not-text") from None
    return replay_text(text, box)


def replay_text(text: str, box: str = "") -> Match:
    """A match from the text of its file."""
    game, seats, players, actions = matchfile.read(text, box)
    match = Match(worded(game), seats)
    match.players = players
    matchfile.replay_into(match, actions)
    return match


def play_example(game: str, example: Example) -> Match:
    """A worked example of a rules file, played and checked; its setting is `seats=2 target=5`."""
    words = dict(word.split("=", 1) for word in example.setting.split())
    seats, box = int(words.pop("seats")), words.pop("box", "default")
    match = Match(load(game, box, {**words}), seats)
    script.run(match, example.lines)
    return match
