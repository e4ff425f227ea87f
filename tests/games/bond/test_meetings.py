"""Where rules of James Bond 007 meet: see `meetings.py`.

However a turn ends, the next begins with whoever is on a journey: who arrives at a fight may
engage, who arrives in London with only the report to make reports, others have had their turn.
"""

import pytest

import filature
from filature.games.bond.places import LONDON, NOWHERE, place_named

from .tables import ends, play, put, state_of, table, view

RICH, NOTHING = (6, 6, 6), (0, 0, 0)


def under_way(match: filature.Match, seat: int, place: str, stage: int, left: int = 1) -> None:
    """An agent in transit, with so many turns left."""
    put(match, seat, stage=stage)
    s = state_of(match)
    s.place[seat], s.toward[seat], s.left[seat] = NOWHERE, place_named(place), left


def ways_to_end_a_turn() -> dict[str, tuple[str, ...]]:
    """What seat 0 does, at the first stage of mission 19, a fight in Bilbao."""
    return {
        "waits": ("0: pass",),
        "goes": ("0: go paris",),
        "embarks": ("0: transit cuba",),
        "wins": ("0: engage", "chance: stars 3, skulls 1"),
        "pays": ("0: engage", "chance: stars 1, skulls 1", "0: pay"),
        "draws": ("0: engage", "chance: stars 1, skulls 1", "0: rethrow"),
        "loses": ("0: engage", "chance: stars 1, skulls 2"),
        "abandons": ("0: abandon", "0: mission 15"),
        "falls": ("0: engage", "chance: stars 1, skulls 3"),
    }


@pytest.mark.parametrize("how", ways_to_end_a_turn())
@pytest.mark.parametrize("arrival", ["fight", "report", "q", "between"])
def test_however_a_turn_ends_the_next_begins_with_an_arrival(how: str, arrival: str) -> None:
    match = put(table(19, 10, 11), 0, stock=NOTHING if how == "falls" else RICH)
    put(match, 1, stock=(1, 0, 0))
    place, stage = {"fight": ("cairo", 3), "report": ("london", 8), "q": ("sardinia", 4)}.get(
        arrival, ("cairo", 4)
    )
    if how == "embarks":
        put(match, 0, "london")
    under_way(match, 1, place, stage)
    play(match, *ways_to_end_a_turn()[how])
    assert match.actors() == [1 if arrival in ("fight", "report") else 2]
    told = [news.key for news in match.news(filature.SPECTATOR)]
    assert ("reported" in told) == (arrival == "report")
    assert ("engage" in match.options(1)) == (arrival == "fight")
    assert ("bonus 1" in match.options(1)) == (arrival == "report")


@pytest.mark.parametrize("arrival", ["fight", "report"])
def test_a_mission_chosen_ends_the_turn_and_the_next_begins_with_an_arrival(arrival: str) -> None:
    match = put(table(19, 10, 11), 1, stock=(1, 0, 0))
    under_way(match, 1, *(("cairo", 3) if arrival == "fight" else ("london", 8)))
    ends(match, with_stock=(2, 0, 0))
    play(match, "0: bonus 1", "0: mission 15")
    assert match.actors() == [1]
    assert ("engage" in match.options(1)) == (arrival == "fight")
    assert view(match).mission[0] == 5


@pytest.mark.parametrize("arrival", ["fight", "report"])
def test_a_gain_of_equipment_ends_the_turn_and_the_next_begins_with_an_arrival(
    arrival: str,
) -> None:
    match = put(put(table(19, 10, 11), 0, "london"), 1, stock=(1, 0, 0))
    under_way(match, 1, *(("cairo", 3) if arrival == "fight" else ("london", 8)))
    play(match, "0: equip arms", "chance: gain 3")
    assert match.actors() == [1]
    assert ("engage" in match.options(1)) == (arrival == "fight")


@pytest.mark.parametrize("arrival", ["fight", "report"])
def test_an_express_ends_the_turn_and_the_next_begins_with_an_arrival(arrival: str) -> None:
    match = put(put(table(19, 10, 11), 0, "london", 3, RICH), 1, stock=(1, 0, 0))
    under_way(match, 1, *(("cairo", 3) if arrival == "fight" else ("london", 8)))
    play(match, "0: express cairo")
    assert match.actors() == [1]
    assert ("engage" in match.options(1)) == (arrival == "fight")


def test_several_who_are_under_way_arrive_one_after_the_other() -> None:
    match = put(table(19, 10, 11), 2, stock=(0, 0, 2))
    under_way(match, 1, "cairo", 3, left=2)
    under_way(match, 2, "london", 6)
    play(match, "0: pass", "= left 0 1 0")
    assert match.actors() == [2]
    assert view(match).place[2] == LONDON
    assert match.options(2)[-1] == "bonus 2"


def test_an_express_to_london_is_the_report() -> None:
    match = put(table(19, 10), 0, "cairo", 8, (1, 0, 2))
    play(match, "0: express london", "= score 1450 0")
    assert match.options(0) == ["bonus 0", "bonus 1"]


def test_the_last_bonus_brings_an_agent_home() -> None:
    match = table(19, 10)
    state_of(match).score[0] = 2500
    ends(match, with_stock=(2, 0, 0))
    play(match, "0: bonus 0")
    assert not match.over
    match = table(19, 10)
    state_of(match).score[0] = 2450
    ends(match, with_stock=(2, 0, 0))
    play(match, "0: bonus 2", "= winners 0", "= ending BOND-GOAL-1")


@pytest.mark.parametrize("left", [1, 2])
def test_a_mission_given_up_and_another_taken_are_one_turn(left: int) -> None:
    match = table(19, 10, 11)
    under_way(match, 1, "cairo", 4, left)  # no stage of this moment
    play(match, "0: abandon", "0: mission 15", f"= left 0 {left - 1} 0")
    assert match.actors() == [2]
    assert view(match).mission[0] == 5


def test_a_stage_of_q_done_ends_the_turn_and_the_next_reports() -> None:
    match = put(put(table(12, 10, 11), 0, "london", 2), 1, stock=(1, 0, 0))
    under_way(match, 1, "london", 8)
    play(match, "0: equip gear", "chance: gain 3", "= score 0 1500 0")
    assert "done" in [news.key for news in match.news(filature.SPECTATOR)]
    assert match.options(1) == ["bonus 0", "bonus 1"]


@pytest.mark.parametrize("last", [("1: abandon", "1: mission 15"), ("1: express cairo",)])
def test_whatever_ends_a_last_quiet_round_ends_the_match(last: tuple[str, ...]) -> None:
    match = put(play(table(19, 10, close=10), "0: pass"), 1, "london", 4, RICH)
    state_of(match).quiet = 9
    state_of(match).score[0] = 50
    play(match, *last, "= ending BOND-GOAL-6", "= winners 0")
