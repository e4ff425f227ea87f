"""The evaluation form, from a match to a page that prints."""

import re

import pytest

from filature import library
from filature.games.bond.show import form
from filature.games.bond.show.form import Form
from filature.games.bond.state import IN_PROGRESS
from games.bond.tables import ends, play, state_of, table, view


def reported() -> library.Match:
    """Seat 0 has finished mission 19 with 16 points left, and is on mission 14."""
    match = table(19, 10)
    assert isinstance(match, library.Match)
    ends(match, with_stock=(8, 4, 4))
    play(match, "0: bonus 8", "0: bonus 4", "0: bonus 2", "0: mission 14")
    return match


def page(match: library.Match, lang: str) -> str:
    return match.game.papers(view(match), ("Ada <Lovelace>", "Bob", "Cyd"), lang)


def first_form(match: library.Match) -> Form:
    return form.forms(view(match), match.game.box)[0]  # type: ignore[attr-defined]


def test_the_worked_example_of_a_form() -> None:
    one, two = first_form(reported()).blocks
    assert (one.sum_valued, one.limit, one.total) == (700, 725, 2150)
    assert one.transferred == (0, 0, 100)
    assert (two.number, two.carried, two.status) == (14, 2150, IN_PROGRESS)


@pytest.mark.parametrize(("lang", "total"), [("fr", "2\u00a0150"), ("en", "2,150")])
def test_a_page_has_all_sixteen_fields(lang: str, total: str) -> None:
    told = page(reported(), lang)
    assert f'<html lang="{lang}">' in told
    for number in range(1, 17):
        assert f"<i>{number}</i>" in told
    assert f"<dd>{total}</dd>" in told
    assert "Ada &lt;Lovelace&gt;" in told
    assert told.count('<article class="a4">') == 2
    assert told.count('<section class="block">') == 6


def test_every_three_missions_take_a_page() -> None:
    match = reported()
    for mission in (11, 12):
        play(match, "1: pass", "0: abandon", f"0: mission {mission}")
    assert len(first_form(match).blocks) == 4
    assert page(match, "en").count('<article class="a4">') == 3


def test_the_winner_is_stamped_and_the_lost_too() -> None:
    match = table(19, 10, 11)
    assert isinstance(match, library.Match)
    play(match, "0: engage", "chance: stars 1, skulls 3")
    state_of(match).stock[0] = 0
    play(match, "1: pass", "2: pass", "0: abandon", "0: mission 12", "1: pass", "2: pass")
    state_of(match).stock[0] = 0
    play(match, "0: engage", "chance: stars 1, skulls 3")
    state_of(match).score[1] = 3000
    ends(match, 1, with_stock=(0, 0, 0))
    assert match.winners() == [1]
    stamps = re.findall(r'class="stamp">([^<]+)<', page(match, "en"))
    assert stamps == ["Lost on duty", "Promoted 007"]
