"""A saved match, told again."""

from filature.core.seat import SPECTATOR
from filature.terminal.console import console
from filature.terminal.playback import Playback

from .given import Box, File, Lang, Seat, opened, seat_of


def replay(file: File, seat: Seat = None, lang: Lang = "", box: Box = "") -> None:
    match = opened(file, box)
    viewer = SPECTATOR if seat is None else seat_of(match, seat)
    Playback(match, lang, viewer, console()).run()
