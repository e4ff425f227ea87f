"""PettingZoo at a table of lair: refusals, pictures, slices, boxes."""

import numpy as np
import pytest

import filature
from filature.adapters.pettingzoo import env


def test_what_is_not_offered_is_refused_with_its_clause() -> None:
    table = env("lair", 2)
    table.reset(seed=1)
    barred = int(np.flatnonzero(table.mask == 0)[-1])
    with pytest.raises(filature.Refused, match="KILL-"):
        table.step(barred)
    with pytest.raises(filature.Refused, match="HOUSE-NOTATION"):
        table.step(9999)


def test_the_table_can_be_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    table = env("lair", 3, render_mode="ansi")
    table.reset(seed=1)
    assert "Deck" in (table.render() or "")
    shown = env("lair", 3, render_mode="human")
    shown.reset(seed=1)
    shown.step(shown.offered[0])
    assert "Deck" in capsys.readouterr().out


def test_named_slices_tell_the_cells_of_a_field() -> None:
    table = env("lair", 3)
    table.reset(seed=1)
    cells = table.observe("seat_2")["observation"]
    assert cells[table.slices["seat"]].tolist() == [0, 0, 1, 0]
    assert cells[table.slices["turn"]].tolist() == [1, 0, 0]


def test_boxes_and_options_reach_the_table() -> None:
    table = env("lair", 2, "harsh", {"target": 7})
    assert table.game.box_name == "harsh"
    assert table.game.values["target"] == 7
    with pytest.raises(ValueError, match="seats"):
        env("lair", 1)
