"""Draws a table as a picture: `python examples/picture.py lair fr 40 table.svg`."""

import re
import sys
from pathlib import Path

from rich.console import Console

import filature
from filature import bots
from filature.terminal.paint.painter import Painter
from filature.terminal.players import seated
from filature.terminal.voice import Voice

name, lang, decisions, target = [*sys.argv[1:], *("lair", "fr", "33", "")[len(sys.argv) - 1 :]]
game = filature.load(name)
players = seated(game, "")
match = filature.Match(game, len(players))
rng = filature.Rng(11)
greedy = bots.make("greedy", game)
asked = 0
while True:
    match.deal(rng)
    seat = match.actors()[0]
    asked += 1
    if asked >= int(decisions) and seat == 0:
        break
    match.do(seat, greedy.choose(match.view(seat), match.offered(seat), match.news(seat), rng))

offered = match.offered(0)
scene = game.scene(match.view(0), offered)
painter = Painter(scene, Voice(game, lang, players), offered, 92)  # type: ignore[arg-type]
console = Console(record=True, width=92, color_system="truecolor", quiet=not target)
console.print(painter.table(), painter.prompt(), painter.options())
if target:
    drawn = console.export_svg(title="filature")
    drawn = re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL)  # fonts of the reader's own
    Path(target).write_text(re.sub(r"<!--.*?-->", "", drawn), "utf-8")
