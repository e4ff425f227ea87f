"""How matches and views show themselves: a drawing of the table in a notebook, a line elsewhere.

Nothing is drawn but the scene of who looks.  A match shows what a spectator sees; the eyes of a
seat must be asked for.  No notebook is needed: a `Shown` has its drawing as text.
"""

from functools import cache
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar, cast

from filature.core.game import Game
from filature.core.mind import S, V
from filature.core.scene import Scene
from filature.core.seat import CHANCE, SPECTATOR
from filature.core.view import View
from filature.table.match import Match

W = TypeVar("W", bound=View)


class Voice(NamedTuple):
    """In which language a table is shown, and what its players are called."""

    lang: str
    names: tuple[str, ...] = ()


class Shown(Generic[S, V]):
    """A match through some eyes, one below the other."""

    def __init__(self, match: Match[S, V], seats: tuple[int, ...], voice: Voice) -> None:
        self.game = game = match.game
        self.lang, self.names = voice
        self.scenes = [
            game.scene(game.view(match.state, seat), match.offered(seat)) for seat in seats
        ]

    @property
    def svg(self) -> str:
        """The drawing, as text."""
        from filature.printing.tabletop import tables

        return tables(self.game, self.scenes, self.lang, self.names)

    def save(self, path: str | Path) -> None:
        """Writes the drawing into a file."""
        Path(path).write_text(self.svg, "utf-8")

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return "\n".join(asked(self.game, scene, self.lang, self.names) for scene in self.scenes)


def asked(game: Game, scene: Scene, lang: str, names: tuple[str, ...]) -> str:
    """Who looks, and what is asked of whom."""
    eyes = "a spectator" if scene.seat == SPECTATOR else f"seat {scene.seat}"
    said = game.words.say(scene.prompt.text, lang, names, scene.seat)
    return f"<{game.name} as {eyes} sees it: {said}>"


# Views ---------------------------------------------------------------------------------------


class Showing:
    """What a view can do besides: it knows its game, and shows what its seat sees."""

    game: Game
    lang: str
    names: tuple[str, ...]

    def _repr_svg_(self) -> str:
        from filature.printing.tabletop import tables

        scene = self.game.scene(cast("View", self), [])
        return tables(self.game, [scene], self.lang, self.names)

    def __reduce__(self) -> tuple[object, ...]:
        """Elsewhere it is a plain view again."""
        return type(self).__mro__[2]._make, (tuple(cast("tuple[Any, ...]", self)),)  # type: ignore[attr-defined]


@cache
def self_showing(kind: type) -> Any:
    """The same kind of view, showing itself."""
    told = {"__doc__": kind.__doc__, "__module__": kind.__module__}
    return type(kind.__name__, (Showing, kind), told)


def shown(view: W, game: Game, voice: Voice) -> W:
    """A view that shows itself, and is otherwise as it was."""
    seen = self_showing(type(view))._make(view)
    seen.game, (seen.lang, seen.names) = game, voice
    return cast("W", seen)


# Matches -------------------------------------------------------------------------------------


def line(match: Match[S, V]) -> str:
    """A match in a line, by what everyone may know: game, seats, whose turn, what was done last."""
    game = match.game
    scene = game.scene(game.view(match.state, SPECTATOR), [])
    parts = [f"{match.seats} seats", f"{len(match.log)} actions", whose(match, scene), *last(match)]
    return f"<Match of {game.name}: {', '.join(parts)}>"


def whose(match: Match[S, V], scene: Scene) -> str:
    if match.over:
        return f"over ({match.game.ending(match.state)}), won by {numbers(match.winners())}"
    acting = [one.seat for one in scene.seats if one.acting]
    return f"{numbers(acting)} to act" if acting else "chance to act"


def numbers(seats: list[int]) -> str:
    """Seats by their numbers."""
    return " and ".join(f"seat {seat}" for seat in seats) or "nobody"


def last(match: Match[S, V]) -> list[str]:
    """What was done last, unless it is some seat's secret."""
    told = match.log_for(SPECTATOR)[-1:]
    who = ["chance" if seat == CHANCE else f"seat {seat}" for seat, _ in told]
    return [f"last: {name} {done or '(hidden)'}" for name, (_, done) in zip(who, told)]
