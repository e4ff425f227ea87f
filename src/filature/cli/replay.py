"""A saved match, told again."""

from filature.core.seat import SPECTATOR
from filature.terminal.console import console
from filature.terminal.playback import Playback

from .command import facts
from .given import Box, File, Json, Lang, Seat, opened, seat_of


def replay(
    file: File, seat: Seat = None, json: Json = False, lang: Lang = "", box: Box = ""
) -> None:
    match = opened(file, box)
    viewer = SPECTATOR if seat is None else seat_of(match, seat)
    told = Playback(match, lang, viewer, console())
    if json:
        facts(plain(told))
    else:
        told.run()


def plain(told: Playback) -> dict[str, object]:
    """A match as its viewer saw it, as JSON has it."""
    match = told.match
    news = [
        {"place": place - 1, "news": told.lines(moment)}
        for moment, place in enumerate(told.moments)
    ]
    return {
        "game": match.game.name,
        "seats": match.seats,
        "players": list(told.voice.names),
        "over": match.over,
        "scores": list(match.scores()) if match.over else [],
        "winners": list(match.winners()) if match.over else [],
        "log": news,
    }
