"""The doors through which files come in: each takes any bytes, and breaks on none.

A good file may be played, a bad one is refused by a sentence that names its line."""

from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Final

import msgspec

from filature import library, registry
from filature.core.box import BoxError, Leaflet
from filature.core.game import Game
from filature.core.mistake import Mistake
from filature.core.rng import Rng
from filature.core.seat import SPECTATOR
from filature.record import proof, verify
from filature.record.matchfile import MatchFileError
from filature.server.sockets.commands import decode
from filature.table.playout import playout
from filature.terminal.console import console
from filature.terminal.playback import Playback
from filature.text.catalogue import said

VERDICTS: Final = {
    *("fair", "unproven", "unrevealed", "broken-promise", "edited", "unfair", "aborted", "partly"),
}


def lines(text: str) -> int:
    """As many as an editor shows: the end of a file may be a line of its own."""
    return len(text.splitlines()) + 1


def match_file(data: bytes) -> None:
    """A match is played again and told, or its file is refused at a line."""
    try:
        text = data.decode("utf-8")
        match = library.replay_text(text)
        told = Playback(match, "fr", SPECTATOR, console())
    except UnicodeDecodeError:
        return
    except MatchFileError as error:
        assert 1 <= error.line <= lines(text)
        assert said(error, "fr")
        assert said(error, "en")
        return
    except Mistake as mistake:  # a player that there is not
        assert said(mistake, "fr")
        return
    assert told.lines(len(told.moments) - 1) is not None
    assert library.replay_text(match.text()).log == match.log


def box_file(data: bytes) -> None:
    """A box can be played with, or is refused at a line, by every game."""
    try:
        leaflet = Leaflet("box.toml", data.decode("utf-8"))
    except UnicodeDecodeError:
        return
    except BoxError as error:
        assert 1 <= error.line <= lines(data.decode("utf-8"))
        return
    for name in registry.OURS:
        boxed(name, leaflet)


def boxed(name: str, leaflet: Leaflet) -> None:
    try:
        game = made(name, leaflet)
    except BoxError as error:
        assert 1 <= error.line <= lines(leaflet.text)
    else:
        assert playout(game, game.new(game.fewest), Rng(1)) > 0


def made(name: str, leaflet: Leaflet) -> Game:
    """A game with a box of one's own."""
    found: Game = import_module(registry.package(name)).GAME(leaflet, {})
    return found


def proof_file(data: bytes) -> None:
    """The dice of a file are judged, whatever it says of them."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return
    verdict, line = verify.verdict(text)
    assert verdict in VERDICTS
    assert 0 <= line <= lines(text)
    try:
        match = library.replay_text(text)
    except MatchFileError:
        return
    verdict, line = proof.judged(text, match)
    assert verdict in VERDICTS
    assert 0 <= line <= lines(text)


def frame(data: bytes) -> None:
    """A frame is a command, or is refused."""
    with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):  # as `respond` does
        decode(data)


DOORS: Final[dict[str, Callable[[bytes], None]]] = {
    "matches": match_file,
    "boxes": box_file,
    "proofs": proof_file,
    "frames": frame,
}
