"""A long track is drawn in rows: where everybody is, which way they face, who carries what."""

import io
import re

import pytest
from rich.console import Console

import filature
from filature.core.scene import Scene
from filature.terminal.paint.painter import Painter
from filature.terminal.players import Player
from filature.terminal.voice import Voice
from games.ateam.tables import table


def drawn(match: filature.Match, width: int, lang: str = "fr") -> str:
    """The table as seat 0 sees it."""
    voice = Voice(match.game, lang, [Player("greedy")] * match.seats)
    scene = match.game.scene(match.view(0), match.offered(0))
    assert isinstance(scene, Scene)
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False)
    console.print(Painter(scene, voice, match.offered(0), width).table())
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("width", [40, 64, 80, 120])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_square_is_there_once_and_no_line_is_too_long(width: int, lang: str) -> None:
    text = drawn(table("6", "6", "30*", "30o"), width, lang)
    assert all(len(line) <= width for line in text.splitlines())
    for n in range(52):
        assert len(re.findall(rf"(?<![\d+]){n} (?:·|G|TV|R|S|\]\[|L[123F]|SO|V|D|St)", text)) >= 1


def test_figures_stand_under_their_square_and_show_the_way_they_face() -> None:
    lines = drawn(table("6", "6", "31*", "40o"), 100).splitlines()
    first = next(n for n, line in enumerate(lines) if " 6 G" in line)
    column = lines[first].index(" 6 G")
    assert lines[first + 1][column:].startswith(" ●0→")
    assert lines[first + 2][column:].startswith(" ▲1→")
    third = next(n for n, line in enumerate(lines) if "31 ·" in line)
    assert lines[third + 1][lines[third].index("31 ·") :].startswith(" ■2←★")
    assert any("◆3←" in line and "◆3←★" not in line for line in lines)


def test_the_formula_lies_in_the_vault_until_it_is_taken() -> None:
    lines = drawn(table("0", "1"), 100).splitlines()
    last = next(n for n, line in enumerate(lines) if "51 SO" in line)
    assert "★" in lines[last + 1][lines[last].index("51 SO") :]
    assert "★" not in "".join(drawn(table("0", "20*"), 100).splitlines()[last:])


def test_cards_of_a_pile_are_told_apart_by_their_figures() -> None:
    match = table("0", "0", hands=("lab 1 4, lab 1 4, bench", "lab 1 5, lead, roam"))
    match.play(0, "discard lab 1 4")
    match.play(filature.CHANCE, "draw plus3")
    match.play(filature.CHANCE, "roll 1")
    match.play(1, "discard lab 1 5")
    text = drawn(match, 100)
    assert "[+4] [+5]" in text
