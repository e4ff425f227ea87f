"""From the lines of a log to a match."""

from collections.abc import Callable
from functools import cache, lru_cache

from filature import library, registry
from filature.core.game import Game
from filature.core.mistake import Mistake
from filature.core.option import Values, written
from filature.core.seat import CHANCE
from filature.library import Match
from filature.record.proof import Dice
from filature.server.store.spec import Spec
from filature.server.store.store import Line
from filature.table.refused import Refused

from .acts import UNDO, is_act


class Broken(Exception):
    """A match that no longer replays; the key of the sentence that explains it."""


def loaded(name: str, box: str, options: Values) -> Game:
    """A game of the house; only boxes that come with it: a path never comes from outside."""
    if name in registry.available() and box not in boxes(name):
        raise Mistake("unknown-box", name=name, box=box, known=", ".join(boxes(name)))
    return shared(name, box, tuple(sorted((key, written(value)) for key, value in options.items())))


@cache
def boxes(name: str) -> tuple[str, ...]:
    """The boxes that come with a game; there are no others while the house is open."""
    return tuple(registry.boxes(name))


@lru_cache(256)
def shared(name: str, box: str, options: tuple[tuple[str, str], ...]) -> Game:
    return library.load(name, box, dict(options))


def effective(lines: list[Line]) -> list[Line]:
    """The lines of the match that count: what was undone is left out."""
    left: list[Line] = []
    for line in lines:
        if line.what.startswith(UNDO):
            del left[int(line.what.removeprefix(UNDO))]
        elif not is_act(line.what):
            left.append(line)
    return left


def game_of(spec: Spec) -> Game:
    """The game of a table, as it was when the match began."""
    try:
        game = loaded(spec.game, spec.box, spec.options)
    except Mistake:
        known = spec.game in registry.available()
        same = not known or registry.load(spec.game).version == spec.version
        raise Broken("broken-gone" if same else "broken-version") from None
    if game.version != spec.version:
        raise Broken("broken-version")
    if game.box_hash != spec.box_hash:
        raise Broken("broken-box")
    return game


def new(spec: Spec) -> Match:
    """The match of a table, before anything was done."""
    match = Match(game_of(spec), len(spec.chairs))
    match.players = players(spec)
    return match


def replayed(spec: Spec, lines: list[Line]) -> Match:
    """The match of a log, played to where it stands; raises Broken when it does not play."""
    match = new(spec)
    for line in lines:
        if not is_act(line.what):
            play(match, line)
    return match


def play(match: Match, line: Line) -> None:
    """One more line of a match; raises Broken when it does not play."""
    if line.what.startswith(UNDO):
        match.take_back(int(line.what.removeprefix(UNDO)))
        return
    try:
        match.play(line.seat, line.what)
    except Refused:
        raise Broken("broken-rules") from None


def dealt(match: Match, dice: Dice, before: Callable[[], None]) -> list[tuple[int, str]]:
    """Lets chance act until somebody must think; what it did.  Before each time, `before` looks."""
    done = []
    while match.actors() == [CHANCE]:
        before()
        action = dice.draw(match.game, match.state, len(match.log))
        match.do(CHANCE, action)
        done.append((CHANCE, match.game.actions[action].notation))
    return done


def players(spec: Spec) -> tuple[str, ...]:
    """The players as a match file names them."""
    kinds = [chair.level if chair.who == "bot" else "me" for chair in spec.chairs]
    names = [chair.name.replace(" ", "%20") for chair in spec.chairs]
    return tuple(f"{kind}:{name}" if name else kind for kind, name in zip(kinds, names))
