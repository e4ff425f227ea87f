"""The rule sheet, clause by clause, in its order."""

import pytest

import filature
from filature.games.bond import phases
from filature.games.bond.actions import FIRST_MISSION
from filature.games.bond.box import COMBAT, INTELLIGENCE, REPORT, SIDES, Q
from filature.games.bond.places import COUNT, LONDON, NOWHERE, PLACES, place_named
from filature.games.bond.show import form, sheet
from filature.games.bond.state import ABANDONED, FINISHED, IN_PROGRESS, OUT
from filature.games.bond.views import survival
from filature.games.bond.ways import ELEMENTS
from games.bond.tables import (
    box_of,
    done,
    ends,
    express,
    opened,
    play,
    put,
    standard,
    state_of,
    table,
    view,
    way,
)

WIN = "chance: stars 3, skulls 1"
NOTHING = (0, 0, 0)

# Le but et la fin --------------------------------------------------------------


def test_bond_goal_1_first_back_in_london_with_4000_wins() -> None:
    match = table(19, 10)
    state_of(match).score[0] = 4000 - 1450
    ends(match, with_stock=NOTHING)
    assert match.winners() == [0]
    assert match.game.ending(match.state) == "BOND-GOAL-1"
    match = table(19, 10)
    state_of(match).score[0] = 4000 - 1450 - 1
    ends(match, with_stock=NOTHING)
    assert not match.over


def test_bond_goal_2_the_total_counts_only_in_london_at_the_end_of_a_mission() -> None:
    match = table(19, 10)
    state_of(match).score[0] = 3999
    put(match, 0, "paris", 2, (99, 99, 99))
    play(match, "0: go london", "0: engage", WIN, "1: pass")  # in London, not to report
    assert not match.over
    play(match, "? 0 why bonus 1 = BOND-GOAL-2")


def test_bond_goal_3_points_come_from_missions_and_leftovers_only() -> None:
    match = table(19, 10)
    play(match, "0: engage", WIN)
    assert view(match).score == (0, 0)
    play(match, "1: pass")
    ends(match, with_stock=(1, 0, 0))
    assert view(match).score == (1450, 0)
    play(match, "0: bonus 1")
    assert view(match).score == (1500, 0)


def test_bond_goal_4_under_4000_another_mission_follows() -> None:
    match = table(19, 10)
    ends(match, with_stock=NOTHING)
    assert view(match).phase == phases.CHOOSE
    assert match.actors() == [0]
    play(match, "? 0 may mission 11 = yes", "? 0 why engage = BOND-GOAL-4")


def test_bond_goal_5_the_match_ends_when_nobody_can_be_first_any_more() -> None:
    match = table(19, 10, 11)
    state_of(match).score[0] = 3000
    ends(match, with_stock=NOTHING)
    assert match.over
    assert match.refusal(1, "pass") is not None


def near_home(match: filature.Match, seat: int, score: int) -> filature.Match:
    """An agent in Paris with nothing but the report to make."""
    last = [8, 8, 6][seat]
    state_of(match).score[seat] = score
    return put(match, seat, "paris", last, NOTHING)


def test_bond_goal_5_who_comes_home_in_the_same_round_with_more_is_first() -> None:
    match = near_home(near_home(table(19, 10, 11, finish_round=True), 1, 3000), 2, 3200)
    state_of(match).score[0] = 2950
    ends(match, with_stock=NOTHING)  # 4,400; the others can have 4,500
    assert match.actors() == [1]
    play(match, "1: go london")
    assert match.over  # the third cannot have more
    assert view(match).home == (1, 0)
    assert match.winners() == [1]
    assert match.game.ending(match.state) == "BOND-GOAL-1"


def test_bond_goal_5_equal_totals_stay_in_the_order_of_play() -> None:
    match = near_home(table(19, 10, 11, finish_round=True), 1, 3000)
    put(match, 1, stock=(0, 0, 1))
    state_of(match).score[0] = 3050
    ends(match, with_stock=NOTHING)  # 4,500
    assert match.actors() == [1]  # 4,550 with the bonus
    play(match, "1: go london", "1: bonus 0")  # 4,500 without it
    assert match.winners() == [0]


@pytest.mark.parametrize(
    ("place", "transport", "near"),
    [
        ("paris", 0, True),
        ("istanbul", 0, False),
        ("istanbul", 1, False),
        ("istanbul", 2, True),  # Q's link costs 2
        ("london", 0, True),  # a last fight was there
    ],
)
def test_bond_goal_5_the_rest_of_the_round_is_for_those_a_turn_from_home(
    place: str, transport: int, near: bool
) -> None:
    match = near_home(table(19, 10, 11, finish_round=True), 1, 3500)
    put(match, 1, place, stock=(0, 0, transport))
    state_of(match).score[0] = 2550
    ends(match, with_stock=NOTHING)
    if near and place == "london":  # reports of itself
        assert view(match).home[0] == 1
    else:
        assert match.over != near
    assert view(match).round == 1


def test_bond_goal_5_a_turn_from_home_with_a_stage_before_the_report_is_too_far() -> None:
    match = near_home(table(19, 10, 11, finish_round=True), 1, 3500)
    put(match, 1, "paris", 7, NOTHING)
    state_of(match).score[0] = 2550
    ends(match, with_stock=NOTHING)
    assert match.winners() == [0]


@pytest.mark.parametrize(("left", "arrives"), [(1, True), (2, False)])
def test_bond_goal_5_a_transit_may_end_in_time(left: int, arrives: bool) -> None:
    match = near_home(table(19, 10, 11, finish_round=True), 1, 3500)
    s = state_of(match)
    s.place[1], s.toward[1], s.left[1] = NOWHERE, LONDON, left
    s.score[0] = 2550
    ends(match, with_stock=NOTHING)
    assert match.over
    assert match.winners() == [1 if arrives else 0]


def test_bond_goal_5_what_may_still_come_has_the_limit_of_the_bonus() -> None:
    match = put(near_home(table(19, 10, 11, finish_round=True), 1, 2600), 1, stock=(99, 0, 0))
    state_of(match).score[0] = 3400
    ends(match, with_stock=NOTHING)  # 4,850; the second can have 1,500 and 750 more
    assert match.over


def test_bond_goal_5_who_has_played_in_this_round_is_too_late() -> None:
    match = near_home(table(19, 10, finish_round=True), 0, 3900)
    play(match, "0: pass")
    state_of(match).score[1] = 2500
    ends(match, 1, with_stock=NOTHING)
    assert match.winners() == [1]


def test_bond_goal_5_without_the_option_it_ends_at_once() -> None:
    match = near_home(table(19, 10, 11), 1, 3900)
    state_of(match).score[0] = 2550
    ends(match, with_stock=NOTHING)
    assert match.winners() == [0]


def test_bond_goal_5_who_lets_the_last_turn_go_by_is_not_first() -> None:
    match = near_home(table(19, 10, play_for_places=True, finish_round=True), 1, 3900)
    state_of(match).score[0] = 2550
    ends(match, with_stock=NOTHING)
    assert match.actors() == [1]
    play(match, "1: pass")
    assert match.winners() == [0]
    assert match.game.ending(match.state) == "BOND-GOAL-1"


def test_bond_goal_5_with_the_option_the_others_play_for_places() -> None:
    match = table(19, 10, 11, play_for_places=True)
    state_of(match).score[0] = 3000
    ends(match, with_stock=NOTHING)
    assert match.actors() == [1]
    play(match, "? 0 why pass = BOND-GOAL-5")
    play(match, "1: pass", "2: pass")
    state_of(match).score[1] = 3500
    ends(match, 1, with_stock=NOTHING)
    assert match.over  # the third can only be third
    assert view(match).home == (0, 1)  # a better total, a round later
    assert match.winners() == [0]


def test_bond_goal_5_places_of_one_round_go_by_totals() -> None:
    match = near_home(table(19, 10, 11, play_for_places=True, finish_round=True), 1, 3500)
    state_of(match).score[0] = 3000
    ends(match, with_stock=NOTHING)
    play(match, "1: go london")
    assert view(match).home == (1, 0)
    assert match.over


def test_bond_goal_5_who_is_left_alone_by_a_loss_does_not_play_on() -> None:
    match = put(table(19, 10, 11, play_for_places=True), 1, stock=NOTHING)
    state_of(match).score[0] = 3000
    ends(match, with_stock=NOTHING)
    play(match, "1: pass", "2: pass")
    near_home(match, 2, 3900)
    play(match, "1: engage", "chance: stars 1, skulls 3")
    assert match.winners() == [0]
    assert match.game.ending(match.state) == "BOND-GOAL-1"


def test_bond_goal_6_the_last_survivor_wins() -> None:
    match = put(table(19, 10), 0, stock=NOTHING)
    play(match, "0: engage", "chance: stars 1, skulls 3")
    assert match.winners() == [1]
    assert match.game.ending(match.state) == "BOND-GOAL-6"


def test_bond_goal_6_strictly_the_survivor_must_reach_the_target() -> None:
    match = put(table(19, 10, last_survivor_wins=False), 0, stock=NOTHING)
    play(match, "0: engage", "chance: stars 1, skulls 3")
    assert not match.over
    assert view(match).villain[1] == 0  # the lost player throws the skulls
    put(match, 1, stock=NOTHING)
    play(match, "1: engage", "chance: stars 1, skulls 2")
    assert match.over
    assert match.winners() == []
    assert match.game.shares(match.state) == [0.5, 0.5]  # nobody has won, nobody has lost more


def test_bond_goal_6_a_long_lull_ends_the_match() -> None:
    match = table(19, 10, close=10)
    state_of(match).score[1] = 50
    for _ in range(10):
        assert not match.over
        play(match, "0: pass", "1: pass")
    assert match.winners() == [1]
    assert match.game.ending(match.state) == "BOND-GOAL-6"


def test_bond_goal_6_a_mission_accomplished_breaks_the_lull() -> None:
    match = table(19, 10, close=10)
    for _ in range(9):
        play(match, "0: pass", "1: pass")
    ends(match, with_stock=NOTHING)
    play(match, "0: mission 11")
    for _ in range(9):
        play(match, "1: pass", "0: pass")
    assert not match.over


# La fiche d'évaluation ---------------------------------------------------------


def forms(match: filature.Match) -> tuple[form.Form, ...]:
    return form.forms(view(match), box_of())


def test_bond_form_1_one_form_an_agent_three_blocks_a_page() -> None:
    found = forms(table(19, 10, 11))
    assert [one.seat for one in found] == [0, 1, 2]
    assert form.PER_PAGE == 3


def test_bond_form_2_six_fields_at_the_start_of_a_mission() -> None:
    match = opened(2)
    play(match, "chance: stars 3, stars 1, card 19, card 10", "0: ready 003", "1: ready 006")
    one = forms(match)[0]
    block = one.blocks[0]
    assert one.code == 3
    assert (block.number, block.value, block.status) == (19, 1450, IN_PROGRESS)
    assert match.game.word("mission", block.mission) == "=mission-19"
    play(match, "? 1 why ready 003 = BOND-SETUP-7")


def test_bond_form_3_two_agents_never_share_a_code_name() -> None:
    match = opened(2)
    play(match, "chance: stars 3, stars 1, card 19, card 10", "0: ready 003")
    play(match, "? 1 why ready 003 = BOND-FORM-3", "? 1 may ready 004 = yes")


def test_bond_form_3_nobody_is_james_bond_007() -> None:
    match = opened(2)
    play(match, "chance: stars 3, stars 1, card 19, card 10")
    for seat in (0, 1):
        assert "ready 007" not in match.options(seat)
        assert len(match.options(seat)) == 11
        play(match, f"? {seat} why ready 007 = BOND-FORM-3")


def test_bond_form_4_a_mission_is_in_progress_finished_or_abandoned() -> None:
    match = table(19, 10)
    play(match, "0: abandon", "0: mission 11", "1: pass")
    ends(match, with_stock=NOTHING)
    play(match, "0: mission 12", "1: pass")
    assert [b.status for b in forms(match)[0].blocks] == [ABANDONED, FINISHED, IN_PROGRESS]
    put(match, 0, stock=NOTHING)
    play(match, "0: engage", "chance: stars 1, skulls 3")
    assert forms(match)[0].blocks[2].status == IN_PROGRESS  # never finished
    assert forms(match)[0].lost


def test_bond_form_5_what_is_left_is_entered_type_by_type() -> None:
    match = table(19, 10)
    ends(match, with_stock=(6, 4, 3))
    play(match, "0: bonus 6", "0: bonus 1", "0: bonus 2")
    block = forms(match)[0].blocks[0]
    assert block.quantity == (6, 4, 3)
    assert block.points == (300, 200, 150)
    assert block.transferred == (0, 150, 50)
    assert block.valued == (300, 50, 100)
    assert (block.sum_valued, block.won, block.bonus) == (450, 1450, 450)
    assert (block.carried, block.total, block.limit) == (0, 1900, 725)


@pytest.mark.parametrize("kind", range(3))
def test_bond_form_6_a_unit_is_worth_50_whatever_its_type(kind: int) -> None:
    match = table(19, 10)
    held = [0, 0, 0]
    held[kind] = 3
    ends(match, with_stock=(held[0], held[1], held[2]))
    play(match, "0: bonus 3")
    assert view(match).score[0] == 1450 + 150


def test_bond_form_7_a_unit_is_a_point() -> None:
    match = table(19, 10)
    ends(match, with_stock=(7, 0, 0))
    assert match.options(0)[-1] == "bonus 7"


def test_bond_form_7_with_the_option_it_is_a_card() -> None:
    match = table(19, 10, bonus_counts_cards=True)
    ends(match, with_stock=(7, 0, 0))  # cards of 3, 3 and 1
    assert match.options(0) == ["bonus 0", "bonus 1", "bonus 2", "bonus 3"]
    play(match, "0: bonus 2")  # the 1 and a 3
    assert view(match).score[0] == 1450 + 100
    assert view(match).stock[0][0] == 3


def test_bond_form_8_the_bonus_is_at_most_half_of_the_value() -> None:
    match = table(19, 10)
    ends(match, with_stock=(16, 0, 0))
    assert match.options(0)[-1] == "bonus 14"  # 700 of at most 725
    play(match, "? 0 why bonus 15 = BOND-FORM-8", "0: bonus 14")
    assert view(match).score[0] == 2150
    assert view(match).stock[0] == (2, 0, 0)
    for mission, value in enumerate(box_of().missions.value):
        assert box_of().bonus.most[mission] == value // 100


def test_bond_form_9_each_unit_is_transferred_or_valued_type_by_type() -> None:
    match = table(19, 10)
    ends(match, with_stock=(2, 0, 5))
    play(match, "? 0 why bonus 3 = BOND-FORM-9", "0: bonus 1")
    assert view(match).kind == 2  # equipment is not asked for: none is left
    play(match, "? 0 why mission 11 = BOND-FORM-9", "0: bonus 2", "0: mission 11")
    assert view(match).stock[0] == (1 + 4, 0 + 4, 3 + 8)
    assert view(match).score[0] == 1450 + 150


def test_bond_form_9_the_limit_is_for_all_types_together() -> None:
    match = table(19, 10)
    ends(match, with_stock=(8, 4, 4))
    play(match, "0: bonus 8", "0: bonus 4", "? 0 why bonus 3 = BOND-FORM-8", "0: bonus 2")
    assert view(match).score[0] == 1450 + 700


def test_bond_form_10_each_block_brings_forward_the_total_before() -> None:
    match = table(19, 10)
    ends(match, with_stock=(4, 0, 0))
    play(match, "0: bonus 4", "0: mission 14", "1: pass")
    ends(match, with_stock=NOTHING)
    play(match, "0: mission 19")
    blocks = forms(match)[0].blocks
    assert [block.carried for block in blocks] == [0, 1650, 3050]
    assert [block.total for block in blocks] == [1650, 3050, 3050]
    assert view(match).score[0] == 3050


# L'abandon ---------------------------------------------------------------------


def test_bond_abnd_1_an_agent_may_abandon_at_any_turn() -> None:
    match = table(19, 10)
    play(match, "? 0 may abandon = yes", "0: engage", "chance: stars 2, skulls 2", "0: rethrow")
    play(match, "1: pass", "? 0 may abandon = yes")  # even in a fight
    put(match, 0, "udaipur", 3, NOTHING)
    play(match, "? 0 may abandon = yes", "? 1 why abandon = BOND-SETUP-3")


def test_bond_abnd_1_not_in_transit_nor_after_a_journey() -> None:
    match = put(table(19, 10), 0, "paris", 2)
    play(match, "0: go london", "? 0 may engage = yes", "? 0 why abandon = BOND-ABND-1")
    play(match, "0: pass", "1: pass", "? 0 may abandon = yes")  # with the next turn
    match = put(table(19, 10), 0, "london", 3)
    play(match, "0: transit new_york", "? 0 why abandon = BOND-MOVE-6")


def test_bond_abnd_2_all_q_cards_are_lost_and_nothing_is_gained() -> None:
    match = put(table(19, 10), 0, stock=(9, 8, 7))
    play(match, "0: abandon")
    assert view(match).stock[0] == NOTHING
    assert view(match).score[0] == 0


def test_bond_abnd_3_earlier_points_are_kept() -> None:
    match = table(19, 10)
    state_of(match).score[0] = 1800
    play(match, "0: abandon", "0: mission 11")
    assert view(match).score[0] == 1800


def test_bond_abnd_4_a_new_mission_begins_with_its_allocation_alone() -> None:
    match = put(table(19, 10), 0, stock=(9, 8, 7))
    play(match, "0: abandon", "0: mission 11", "1: pass")
    assert view(match).stock[0] == (4, 4, 8)
    assert done(match) == 1
    assert view(match).place[0] == place_named("south_california")


def test_bond_abnd_4_gear_obtained_before_does_not_count() -> None:
    match = put(table(10, 19), 0, "saint_cyril", 4)
    play(match, "0: go sardinia", "1: pass", "0: equip gear", "chance: gain 1", "1: pass")
    assert view(match).got[0] == 1
    play(match, "0: abandon", "0: mission 12", "1: pass")
    assert view(match).got[0] == 0


def test_bond_abnd_5_abandoning_takes_the_turn_and_another_mission_is_chosen() -> None:
    match = table(19, 10)
    play(match, "0: abandon", "? 0 why mission 19 = BOND-MISS-2", "? 0 why engage = BOND-ABND-5")
    play(match, "0: mission 11")
    assert view(match).turn == 1
    play(match, "1: pass", "? 0 may engage = yes")


def test_bond_abnd_5_with_the_option_chance_draws_the_mission() -> None:
    match = table(19, 10, abandon_random_mission=True)
    play(match, "0: abandon")
    drawn = dict(match.chance())
    assert drawn == {f"card {n}": 1 for n in range(11, 19)}
    play(match, "chance: card 15")
    assert view(match).mission[0] == 5
    assert view(match).turn == 1


# La préparation ----------------------------------------------------------------


def test_bond_setup_1_the_table_keeps_forms_and_timetables() -> None:
    match = table(19, 10)
    assert match.actors() == [0]  # nobody is asked to be M or Q
    assert len(forms(match)) == 2
    assert match.why_not(0, "pay") is not None  # and the table judges


def test_bond_setup_2_figures_differ_in_nothing() -> None:
    one, two = table(19, 10), table(10, 19)
    assert view(one).stock[0] == view(two).stock[1]
    assert view(one).place[0] == view(two).place[1]
    scene = one.game.scene(view(one, 0), one.offered(0))
    pawns = [p.seat for place in scene.boards[0].places for p in place.pieces]
    assert sorted(pawns) == [0, 1]


def test_bond_setup_3_ties_throw_again_among_themselves() -> None:
    match = opened(4)
    play(match, "chance: stars 2, stars 1, stars 2, stars 3")
    assert view(match).thrower == 0
    play(match, "chance: stars 2")
    assert view(match).thrower == 2  # only the two who are tied
    play(match, "chance: stars 3")
    assert view(match).order == (3, 2, 0, 1)


def test_bond_setup_3_a_tie_may_last() -> None:
    match = opened(2)
    play(match, *["chance: stars 2"] * 6)
    assert view(match).phase == phases.ORDER
    play(match, "chance: stars 1, stars 3")
    assert view(match).order == (1, 0)


def test_bond_setup_4_turns_go_round_in_that_order() -> None:
    match = opened(3)
    play(match, "chance: stars 1, stars 3, stars 2, card 10, card 11, card 12")
    play(match, "0: ready 001", "1: ready 002", "2: ready 003")
    turns = []
    for _ in range(4):
        turns.append(view(match).turn)
        match.play(view(match).turn, "pass")
    assert turns == [1, 2, 0, 1]


def test_bond_setup_5_the_kth_card_is_the_mission_of_the_kth_agent() -> None:
    match = opened(3)
    play(match, "chance: stars 1, stars 3, stars 2")
    assert dict(match.chance()) == {f"card {n}": 1 for n in range(10, 20)}
    play(match, "chance: card 15")
    assert "card 15" not in dict(match.chance())
    play(match, "chance: card 12, card 18")
    assert [mission + FIRST_MISSION for mission in view(match).mission] == [18, 15, 12]


def test_bond_setup_6_each_gets_the_base_allocation() -> None:
    match = table(19, 16, 11)
    assert view(match).stock == ((4, 0, 3), (6, 3, 2), (4, 4, 8))
    refused = opened(2).why_not(0, "ready 001")
    assert refused is not None
    assert refused.clause == "BOND-SETUP-6"


def test_bond_setup_7_nobody_plays_before_all_are_ready() -> None:
    match = opened(2)
    play(match, "chance: stars 1, stars 3, card 19, card 10")
    assert match.actors() == [0, 1]
    play(match, "1: ready 001", "? 1 why engage = BOND-SETUP-7", "? 1 why ready 002 = BOND-SETUP-7")
    assert match.actors() == [0]
    play(match, "0: ready 002")
    assert match.actors() == [1]


def test_bond_setup_8_two_to_six_can_play() -> None:
    game = filature.load("bond")
    assert (game.fewest, game.most) == (2, 6)
    with pytest.raises(ValueError, match="seats"):
        filature.Match(game, 7)
    assert len(set(view(table(10, 11, 12, 13, 14, 15)).mission)) == 6


# La désignation des missions ---------------------------------------------------


def test_bond_miss_1_any_mission_that_nobody_is_on() -> None:
    match = table(19, 10)
    ends(match, with_stock=NOTHING)
    assert match.options(0) == ["pass", *[f"mission {n}" for n in range(11, 19)]]
    play(match, "? 0 why mission 10 = BOND-MISS-1", "0: mission 11")
    play(match, "1: pass", "? 0 why mission 12 = BOND-MISS-5")


def test_bond_miss_2_not_the_one_just_finished_but_older_ones() -> None:
    match = table(19, 10)
    ends(match, with_stock=NOTHING)
    play(match, "? 0 why mission 19 = BOND-MISS-2", "0: mission 11", "1: pass")
    ends(match, with_stock=NOTHING)
    play(match, "? 0 why mission 11 = BOND-MISS-2", "? 0 may mission 19 = yes")


def test_bond_miss_2_a_mission_finished_by_another_is_free() -> None:
    match = table(19, 10)
    ends(match, with_stock=NOTHING)
    play(match, "0: mission 11")
    ends(match, 1, with_stock=NOTHING)
    play(match, "? 1 may mission 19 = yes")


def test_bond_miss_3_one_may_wait_for_a_mission() -> None:
    match = table(19, 10)
    ends(match, with_stock=NOTHING)
    play(match, "0: pass", "1: pass", "? 0 why mission 10 = BOND-MISS-1", "0: pass")
    play(match, "1: abandon", "1: mission 11", "? 0 may mission 10 = yes", "0: mission 10")
    assert view(match).mission[0] == 0


def test_bond_miss_4_nobody_equips_while_waiting() -> None:
    match = table(19, 10)
    ends(match, with_stock=NOTHING)
    play(match, "0: pass", "1: pass")
    assert view(match).place[0] == LONDON
    play(match, "? 0 why equip arms = BOND-MISS-4")


def test_bond_miss_5_the_choice_is_part_of_the_turn_of_return() -> None:
    match = table(19, 10)
    ends(match, with_stock=NOTHING)
    assert match.actors() == [0]
    play(match, "0: mission 13")
    assert view(match).place[0] == place_named("banana_republic")
    assert match.actors() == [1]
    play(match, "1: pass", "? 0 may engage = yes", "? 0 why go amazon = BOND-STAGE-2")


# Les étapes --------------------------------------------------------------------


def stages(mission: int, box: str = "default") -> list[tuple[str, int, int]]:
    """Place, sort and compulsory gear of each stage."""
    sheets = box_of(box).missions
    first, last = sheets.start[mission - 10], sheets.start[mission - 9]
    rows = range(first, last)
    return [(PLACES[sheets.place[n]], int(sheets.sort[n]), int(sheets.gear[n])) for n in rows]


def test_bond_stage_1_a_sheet_tells_value_allocation_and_stages() -> None:
    sheets = box_of().missions
    assert sheets.value[9] == 1450
    assert list(sheets.allocation)[27:30] == [4, 0, 3]
    assert [place for place, _, _ in stages(19)] == [
        *("bilbao", "london", "baku", "caucasus", "kazakhstan", "baku", "istanbul", "london")
    ]
    sorts = [sort for _, sort, _ in stages(19)]
    assert sorts == [COMBAT, COMBAT, INTELLIGENCE, COMBAT, COMBAT, COMBAT, COMBAT, REPORT]


def test_bond_stage_2_no_journey_in_the_first_turn() -> None:
    match = table(19, 10)
    assert view(match).place == (place_named("bilbao"), place_named("vienna"))
    assert match.options(0) == ["engage", "pass", "abandon"]
    play(match, "? 0 why go paris = BOND-STAGE-2", "? 0 why express london = BOND-STAGE-2")
    play(match, "0: pass", "1: pass", "? 0 may go paris = yes")


def test_bond_stage_3_destinations_are_places_of_the_annex() -> None:
    game = filature.load("bond")
    assert len(PLACES) == COUNT == 53
    annex = {"london": ("London - Mi6", "Londres - Mi6"), "tangiers": ("Tangiers", "Tanger")}
    annex["red_star_train"] = ("Red Star Train", "Train Étoile-Rouge")
    for name, (english, french) in annex.items():
        assert game.words.term(f"place-{name}", "en") == english
        assert game.words.term(f"place-{name}", "fr") == french
    used = {place for mission in range(10, 20) for place, _, _ in stages(mission)}
    assert set(PLACES) - used == {"new_york"}  # a pure hub


def test_bond_stage_4_combat_intelligence_or_department_q() -> None:
    sorts = {sort for mission in range(10, 20) for _, sort, _ in stages(mission)[:-1]}
    assert sorts == {COMBAT, INTELLIGENCE, Q}


def test_bond_stage_5_arms_for_combat_equipment_for_intelligence() -> None:
    match = table(19, 17)  # a combat; an intelligence task
    play(match, "0: engage", "chance: stars 2, skulls 3")
    assert view(match).stock[0] == (2, 0, 3)
    play(match, "1: engage", "chance: stars 2, skulls 3")
    assert view(match).stock[1] == (4, 3, 5)


def test_bond_stage_6_the_compulsory_value_must_be_obtained() -> None:
    match = put(table(16, 10), 0, "bimini", 5)
    play(match, "0: express isthmus", "1: pass", "? 0 why go olimpatec = BOND-STAGE-6")
    play(match, "0: equip arms", "chance: gain 4", "1: pass")
    play(match, "? 0 why go olimpatec = BOND-STAGE-6")  # only equipment counts
    play(match, "0: equip gear", "chance: gain 3", "1: pass", "? 0 may go olimpatec = yes")
    assert done(match) == 6


def test_bond_stage_6_london_may_be_left_but_its_stage_is_not_done() -> None:
    match = put(table(17, 10), 0, "paris", 4, (4, 9, 5))
    play(match, "0: go london", "1: pass", "0: go paris", "1: pass")
    assert done(match) == 4
    play(match, "0: go london", "1: pass", "0: equip gear", "chance: gain 3")
    assert done(match) == 5


def test_bond_stage_7_it_must_come_from_throws_made_there() -> None:
    match = put(table(16, 10), 0, "bimini", 5, (4, 9, 1))
    play(match, "0: express isthmus", "1: pass", "? 0 why go olimpatec = BOND-STAGE-6")
    play(match, "0: equip gear", "chance: gain 2", "1: pass")
    play(match, "? 0 why go olimpatec = BOND-STAGE-6", "0: equip gear", "chance: gain 1")
    assert done(match) == 6
    assert view(match).stock[0][1] == 12  # kept for later


def test_bond_stage_7_with_the_option_holding_is_enough() -> None:
    match = put(table(16, 10, required_by_holding=True), 0, "bimini", 5, (4, 3, 1))
    play(match, "0: express isthmus", "1: pass", "? 0 may go olimpatec = yes")
    match = put(table(16, 10, required_by_holding=True), 0, "bimini", 5, (4, 2, 1))
    play(match, "0: express isthmus", "1: pass", "? 0 why go olimpatec = BOND-STAGE-6")
    refused = match.refusal(0, "go olimpatec")
    assert refused is not None
    assert refused.sentence.numbers == (1,)  # of 3 that are due, 2 are held


def facts(match: filature.Match, seat: int, panel: str) -> list[str]:
    """The lines of a sheet, in English."""
    found = [
        p for p in sheet.panels(view(match, seat), box_of(), match.state.terms) if p.id == panel
    ]
    return [match.game.words.say(fact.text, "en") for fact in found[0].facts]


def test_bond_stage_8_the_journey_of_a_stage_leads_to_it() -> None:
    lines = facts(table(17, 10), 0, "sheet")
    assert lines[4].startswith("5 Saint Petersburg, combat: 2 turns by land, express 1 turn by air")
    assert standard("london", "saint_petersburg") == 2


def test_bond_stage_9_the_help_is_worked_out_and_only_advice() -> None:
    match = put(table(19, 10), 0, "london", 3)
    assert view(match, 0).journey == (3, 1, 3)
    assert view(match, 0).retreat == (0,)
    play(match, "? 0 may go scotland = yes")  # the wrong way
    assert view(match, filature.SPECTATOR).journey == ()


def test_bond_stage_10_express_is_not_applicable_between_neighbours() -> None:
    assert express("albania", "corfu") == (1, 0)
    assert facts(table(12, 10), 0, "sheet")[4] == "5 Albania, combat: 1 turn by sea, express n.a."
    assert facts(table(18, 10), 0, "sheet")[2] == "3 Hamburg, combat: on the spot, express n.a."
    assert "n.a." not in facts(table(17, 10), 0, "sheet")[4]
    ways = box_of().express
    for start in range(COUNT):
        for link in range(ways.start[start], ways.start[start + 1]):
            assert box_of().lines.find(start, ways.to[link]) < 0


def test_bond_stage_11_a_longer_express_way_says_by_way_of_where() -> None:
    assert facts(table(18, 10), 0, "sheet")[7].endswith("express 2 turns for 4 points via Saigon")
    assert way("kaolong_bay", "london", 4) == ["saigon", "london"]


def test_bond_stage_12_stages_are_done_in_order() -> None:
    match = put(table(19, 10), 0, "istanbul", 3)
    play(match, "? 0 why engage = BOND-STAGE-12")  # stage 7 is here, stage 3 in Baku
    put(match, 0, "baku", 2)
    play(match, "? 0 why engage = BOND-STAGE-12")
    put(match, 0, "london", 2)
    play(match, "0: engage", WIN)
    assert done(match) == 3


def test_bond_stage_13_the_story_has_no_effect() -> None:
    sheets = box_of().missions
    game = filature.load("bond")
    for number in sheets.brief:
        assert number == 0 or game.words.term(f"brief-{number}", "fr")
    lines = facts(table(19, 10), 0, "brief")
    assert lines == [game.words.term("brief-1901", "en")]


def test_bond_stage_14_the_example_of_mission_17() -> None:
    assert stages(17)[2:5] == [
        ("monte_carlo", INTELLIGENCE, 0),
        ("london", Q, 3),
        ("saint_petersburg", COMBAT, 0),
    ]
    assert (standard("monte_carlo", "london"), express("monte_carlo", "london")) == (2, (1, 1))
    assert express("london", "saint_petersburg") == (1, 2)
    lines = facts(table(17, 10), 0, "sheet")
    assert lines[3] == (
        "4 London - Mi6, department Q (obtain 3): 2 turns by land,"
        " express 1 turn by land for 1 point"
    )
    assert lines[4].endswith("2 turns by land, express 1 turn by air for 2 points")


def test_bond_stage_15_the_last_stage_is_the_report_in_london() -> None:
    for mission in range(10, 20):
        assert stages(mission)[-1] == ("london", REPORT, 0)
        assert REPORT not in [sort for _, sort, _ in stages(mission)[:-1]]
    match = table(19, 10)
    ends(match, with_stock=NOTHING)
    assert view(match).score[0] == 1450  # without a throw


def test_bond_stage_16_two_stages_at_one_place_take_two_turns() -> None:
    match = table(17, 10)
    assert [place for place, _, _ in stages(17)[:2]] == ["arkangel", "arkangel"]
    play(match, "0: engage", WIN)
    assert view(match).turn == 1
    play(match, "1: pass", "0: engage", WIN)
    assert done(match) == 3


def bound_for_q(gear: int) -> filature.Match:
    """One step from Q and then a fight in Hamburg, where what is held counts."""
    match = table(18, 10, required_by_holding=True, equip_on_arrival=True)
    return put(match, 0, "feldstadt", 2, (3, gear, 0))


def test_bond_stage_16_a_stage_of_q_done_on_arrival_is_the_turn_of_it() -> None:
    match = bound_for_q(gear=2)
    play(match, "0: go hamburg", "? 0 why engage = BOND-CE-3", "? 0 may equip arms = yes")
    play(match, "0: pass", "1: pass")
    assert done(match) == 3
    play(match, "0: engage", WIN)
    assert done(match) == 4


def test_bond_stage_16_a_throw_on_arrival_ends_the_turn_too() -> None:
    match = bound_for_q(gear=2)
    play(match, "0: go hamburg", "0: equip arms", "chance: gain 1")
    assert (done(match), view(match).turn) == (3, 1)
    match = bound_for_q(gear=1)
    play(match, "0: go hamburg", "0: equip arms", "chance: gain 1")
    assert (done(match), view(match).turn) == (2, 1)  # one of gear is still due


def test_bond_stage_16_held_gear_ends_the_stage_before_the_next_turn() -> None:
    match = put(table(18, 10, required_by_holding=True), 0, "feldstadt", 2, (3, 2, 0))
    play(match, "0: go hamburg", "1: pass", "? 0 may engage = yes", "? 0 may equip gear = yes")
    assert done(match) == 3


def test_bond_stage_16_back_at_a_fight_after_q_one_engages_on_arrival() -> None:
    match = put(table(18, 10, equip_on_arrival=True), 0, "feldstadt", 3)
    play(match, "0: go hamburg", "? 0 why equip gear = BOND-Q-2", "0: engage", WIN)
    assert done(match) == 4


def test_bond_stage_16_q_and_a_fight_at_one_place() -> None:
    match = put(table(18, 10), 0, "feldstadt", 2)
    play(match, "0: go hamburg", "1: pass", "? 0 why engage = BOND-CE-3")
    play(match, "0: equip gear", "chance: gain 4", "1: pass", "? 0 may engage = yes")
    play(match, "? 0 may equip arms = yes")  # Q is still there


# Le contre-espionnage ----------------------------------------------------------


def test_bond_ce_1_the_next_player_is_the_villain() -> None:
    assert view(table(19, 10, 11)).villain == (1, 2, 0)
    match = opened(4)
    play(match, "chance: stars 2, stars 1, stars 2, stars 3", "chance: stars 2, stars 3")
    assert view(match).villain == (1, 3, 0, 2)


def test_bond_ce_2_the_villain_has_the_card_of_that_mission() -> None:
    match = table(19, 10)
    scene = match.game.scene(view(match, 1), [])
    said = [match.game.words.say(f.text, "en", ("A", "B"), 1) for f in scene.seats[1].facts]
    assert "Faces A, as Renard" in said
    play(match, "0: engage", WIN, "1: pass")
    assert view(match).villain == (1, 0)  # as long as the mission lasts


def test_bond_ce_3_at_q_and_mi6_the_villain_does_nothing() -> None:
    match = put(table(17, 10), 0, "london", 4)
    play(match, "? 0 why engage = BOND-CE-3", "0: equip gear")
    assert [outcome.split()[0] for outcome, _ in match.chance()] == ["gain"] * 4
    match = table(19, 10)
    play(match, "0: engage", "chance: stars 2", "1: throw")
    assert [outcome.split()[0] for outcome, _ in match.chance()] == ["skulls"] * 3


def test_bond_ce_3_the_villain_throws_the_black_die() -> None:
    match = table(19, 10, 11)
    play(match, "? 1 why throw = BOND-CE-3", "0: engage", "chance: stars 2")
    assert match.actors() == [1]
    assert match.options(1) == ["throw"]
    play(match, "? 0 why throw = BOND-CE-1", "? 2 why throw = BOND-CE-1")
    play(match, "? 0 why engage = BOND-TURN-1", "? 1 why pass = BOND-CE-3")
    play(match, "1: throw", "chance: skulls 2")
    assert match.actors() == [0]  # a draw: the agent decides
    match = table(19, 10, villain_throws=False)
    play(match, "0: engage", "chance: stars 2")
    assert match.actors() == [filature.CHANCE]


def test_bond_ce_3_the_throw_is_a_gesture_that_anyone_may_make_for_the_villain() -> None:
    match = table(19, 10)
    play(match, "0: engage", "chance: stars 2")
    assert match.game.gestures == frozenset(match.offered(1))


def test_bond_ce_4_the_villain_decides_nothing() -> None:
    match = table(19, 10)
    play(match, "0: engage")
    assert match.actors() == [filature.CHANCE]
    refused = match.why_not(1, "skulls 3")
    assert refused is not None
    assert refused.clause == "BOND-CE-4"
    play(match, "chance: stars 1")
    assert len(match.options(1)) == 1


def test_bond_ce_5_a_lost_player_stays_the_villain() -> None:
    match = put(table(19, 10, 11), 1, stock=NOTHING)
    play(match, "0: pass", "1: engage", "chance: stars 1, skulls 3")
    assert view(match).standing == (0, OUT, 0)
    assert view(match).villain == (1, 2, 0)
    play(match, "2: pass", "0: engage", "chance: stars 2")
    assert match.actors() == [1]
    play(match, "? 2 why throw = BOND-CE-1", "1: throw", "chance: skulls 1")
    assert done(match) == 2


# Le tour de jeu ----------------------------------------------------------------


def test_bond_turn_1_one_action_a_turn() -> None:
    match = put(table(19, 10), 0, "london", 3)
    play(match, "0: equip arms", "chance: gain 1")
    assert view(match).turn == 1
    play(match, "? 0 why equip arms = BOND-TURN-1", "1: engage", WIN, "0: go paris")
    assert view(match).turn == 1
    play(match, "1: go paris", "0: pass")
    assert view(match).turn == 1


def test_bond_turn_2_move_then_play_in_the_same_turn() -> None:
    match = put(table(19, 10), 0, "paris", 2)
    play(match, "0: go london")
    assert match.options(0) == ["engage", "pass"]
    play(match, "0: engage", WIN)
    assert done(match) == 3


def test_bond_turn_3_agents_share_a_place_without_meeting() -> None:
    match = put(put(table(19, 10), 0, "paris", 2), 1, "paris", 2)
    assert view(match).place == (place_named("paris"),) * 2
    play(match, "? 0 may go london = yes", "0: go london", "0: pass", "1: go london")
    assert view(match).place == (LONDON, LONDON)


def test_bond_turn_4_after_a_stage_one_goes_on_next_turn() -> None:
    match = table(19, 10)
    play(match, "0: engage", WIN)
    assert view(match).turn == 1
    play(match, "? 0 why go paris = BOND-TURN-1", "1: pass", "? 0 may go paris = yes")


def test_bond_turn_5_engaging_is_a_choice() -> None:
    match = put(table(19, 10), 0, "paris", 2)
    play(match, "0: go london", "0: pass", "1: pass")
    options = match.options(0)
    assert {"engage", "pass", "equip arms", "go paris"} <= set(options)


def test_bond_turn_5_with_the_option_it_is_not() -> None:
    match = put(table(19, 10, forced_engagement=True), 0, "paris", 2)
    play(match, "0: go london", "? 0 why pass = BOND-TURN-5")
    assert match.options(0) == ["engage"]
    match = table(19, 10, forced_engagement=True)
    assert match.options(0) == ["engage", "abandon"]


def test_bond_turn_6_one_may_let_a_turn_go_by() -> None:
    match = put(table(19, 10), 0, "cairo", 3)
    play(match, "? 0 may pass = yes", "0: pass")
    assert view(match).turn == 1
    assert view(match).place[0] == place_named("cairo")


# Les déplacements --------------------------------------------------------------


def test_bond_move_1_one_journey_a_turn() -> None:
    match = put(table(19, 10), 0, "paris", 2)
    play(match, "0: go london", "? 0 why go paris = BOND-MOVE-1")
    play(match, "? 0 why express cairo = BOND-MOVE-1")


def test_bond_move_2_lines_join_neighbours_both_ways() -> None:
    for start, end, kind in (
        ("paris", "madrid", "land"),
        ("saint_cyril", "cairo", "sea"),
        ("baku", "caucasus", "land"),
        ("caucasus", "kazakhstan", "land"),
        ("kazakhstan", "baku", "sea"),
        ("amazon", "space", "space"),
    ):
        for one, two in ((start, end), (end, start)):
            line = box_of().lines.find(place_named(one), place_named(two))
            assert ELEMENTS[box_of().lines.kind[line]] == kind
            match = put(table(19, 10), 0, one, 3)
            play(match, f"0: go {two}")
    match = put(table(19, 10), 0, "london", 3)
    play(match, "? 0 why go madrid = BOND-MOVE-2")
    kinds = [ELEMENTS[kind] for kind in box_of().lines.kind]
    assert [kinds.count(kind) // 2 for kind in ("land", "sea", "space")] == [43, 25, 2]


@pytest.mark.parametrize(
    ("start", "end", "turns"),
    [
        ("london", "tangiers", 4),
        ("london", "cairo", 5),
        ("london", "istanbul", 2),
        ("london", "saint_petersburg", 2),
        ("monte_carlo", "london", 2),
        ("bilbao", "london", 2),
        ("istanbul", "baku", 1),
        ("kaolong_bay", "saigon", 1),
        ("london", "drug_road", 4),
        ("drug_road", "isthmus", 1),
    ],
)
def test_bond_move_3_far_places_take_as_many_turns_as_lines(
    start: str, end: str, turns: int
) -> None:
    assert standard(start, end) == standard(end, start) == turns


def test_bond_move_3_walking_to_tangiers_takes_four_turns() -> None:
    match = put(table(19, 10), 0, "london", 3)
    for place in way("london", "tangiers", 0):
        play(match, f"0: go {place}", "1: pass")
    assert view(match).place[0] == place_named("tangiers")
    assert view(match).round == 5


def test_bond_move_4_the_transit_table_tells_the_turns() -> None:
    ways = box_of().transit
    assert standard("new_york", "key_west") == 2
    assert standard("london", "new_york") == 3
    assert len(ways.to) // 2 == 11  # ten printed, California being two
    match = put(table(19, 10), 0, "london", 3)
    play(match, "? 0 why transit udaipur = BOND-MOVE-4", "0: transit new_york")
    assert view(match).left[0] == 2
    play(match, "1: pass", "1: pass")
    assert view(match).place[0] == place_named("new_york")
    assert view(match).turn == 1


def test_bond_move_5_california_is_either_of_two_places() -> None:
    match = put(table(19, 10), 0, "new_york", 3)
    play(match, "? 0 may transit san_francisco = yes", "? 0 may transit south_california = yes")
    for place in ("san_francisco", "south_california"):
        assert standard("new_york", place) == 3
    match = put(table(19, 10), 0, "london", 3)
    play(
        match,
        "? 0 may transit san_francisco = yes",
        "? 0 why transit south_california = BOND-MOVE-4",
    )


def test_bond_move_6_a_transit_takes_its_turns_and_cannot_be_left() -> None:
    match = put(table(14, 10), 0, "paris", 4)  # an intelligence task in San Francisco
    play(match, "0: transit san_francisco")
    assert view(match).place[0] == NOWHERE
    play(match, "? 0 why go london = BOND-MOVE-6", "? 0 why abandon = BOND-MOVE-6", "1: pass")
    assert view(match).turn == 1  # the second turn of the transit went by
    play(match, "1: pass")
    assert match.options(0) == ["engage", "pass"]  # the third: there, and free to act
    play(match, "0: pass", "1: pass", "? 0 may go main_strike_mine = yes")


def test_bond_move_7_lines_and_transit_add_up() -> None:
    assert standard("istanbul", "udaipur") == 2
    assert standard("london", "udaipur") == 4
    assert way("london", "udaipur", 0) == ["paris", "istanbul", "udaipur"]


def test_bond_move_8_express_takes_one_turn_and_points() -> None:
    match = put(table(19, 10), 0, "london", 3, (0, 0, 4))
    play(match, "0: express udaipur")
    assert view(match).place[0] == place_named("udaipur")
    assert view(match).stock[0] == (0, 0, 0)
    match = put(table(19, 10), 0, "london", 3, (9, 9, 3))
    play(match, "? 0 why express udaipur = BOND-MOVE-8", "0: express cairo")
    assert view(match).stock[0] == (9, 9, 1)
    assert express("london", "san_francisco")[0] == 1


def test_bond_move_9_any_transport_point_pays_any_vehicle() -> None:
    for start, end, kind in (
        ("london", "cairo", "air"),
        ("london", "monte_carlo", "land"),
        ("london", "bilbao", "sea"),
    ):
        link = box_of().express.find(place_named(start), place_named(end))
        assert ELEMENTS[box_of().express.kind[link]] == kind
        match = put(table(19, 10), 0, start, 3, (0, 0, 2))
        play(match, f"? 0 may express {end} = yes")


def test_bond_move_10_sea_lines_roads_and_flights() -> None:
    ways = box_of().express
    kinds = [ELEMENTS[kind] for kind in ways.kind]
    assert [kinds.count(kind) // 2 for kind in ("air", "land", "sea")] == [37, 5, 9]
    from_london = range(ways.start[LONDON], ways.start[LONDON + 1])
    assert sum(ELEMENTS[ways.kind[n]] == "air" for n in from_london) == 20


def test_bond_move_11_without_a_direct_link_a_standard_leg_comes_first() -> None:
    match = put(table(18, 10), 0, "kaolong_bay", 8, (0, 0, 4))
    play(match, "? 0 why express london = BOND-MOVE-11", "0: go saigon", "1: pass")
    play(match, "0: express london")
    assert view(match).score[0] == 1800
    assert express("kaolong_bay", "london") == (2, 4)
    assert express("saigon", "london") == (1, 4)


def test_bond_move_12_a_link_costs_the_same_both_ways() -> None:
    for ways in (box_of().express, box_of().transit, box_of().lines):
        for start in range(COUNT):
            for n in range(ways.start[start], ways.start[start + 1]):
                back = ways.find(ways.to[n], start)
                assert (ways.price[back], ways.kind[back]) == (ways.price[n], ways.kind[n])


# Le département Q --------------------------------------------------------------


def test_bond_q_1_one_equips_in_london_or_at_the_branch_of_the_mission() -> None:
    match = put(table(19, 10), 0, "london", 3)
    play(match, "? 0 may equip arms = yes")
    put(match, 0, "paris", 3)
    play(match, "? 0 why equip arms = BOND-Q-1")
    put(match, 0, "isthmus", 3)  # a branch, but of another mission
    play(match, "? 0 why equip arms = BOND-Q-1")
    match = put(table(16, 10), 0, "isthmus", 4)  # of this mission, but its stage has not come
    play(match, "? 0 why equip arms = BOND-Q-1")


def test_bond_q_1_on_the_way_home_q_is_not_in_paris() -> None:
    match = put(table(19, 10), 0, "paris", 8)
    play(match, "? 0 why equip arms = BOND-Q-1")
    match = put(table(18, 10), 0, "hamburg", 8)
    play(match, "? 0 why equip arms = BOND-Q-2")  # a branch that was left


def test_bond_q_2_a_branch_that_was_left_is_closed() -> None:
    match = put(table(16, 10), 0, "bimini", 5)
    play(match, "0: express isthmus", "1: pass", "0: equip gear", "chance: gain 3", "1: pass")
    play(match, "0: equip arms", "chance: gain 1", "1: pass")  # beyond what is imposed
    play(match, "0: go drug_road", "1: pass", "0: go isthmus", "1: pass")
    play(match, "? 0 why equip arms = BOND-Q-2")
    assert 2 * standard("drug_road", "london") == 8
    assert 2 * standard("drug_road", "isthmus") == 2


def test_bond_q_2_a_later_stage_at_the_same_place_does_not_open_it() -> None:
    match = put(table(13, 10), 0, "udaipur", 6)
    play(match, "? 0 may engage = yes", "? 0 why equip gear = BOND-Q-2")


def test_bond_q_3_a_throw_instead_of_a_journey_red_yellow_or_blue() -> None:
    for kind, name in enumerate(("arms", "gear", "transport")):
        match = put(table(19, 10), 0, "london", 3, NOTHING)
        play(match, f"0: equip {name}", "chance: gain 2")
        assert view(match).stock[0] == tuple(2 if n == kind else 0 for n in range(3))
        assert view(match).turn == 1
        assert view(match).place[0] == LONDON


def test_bond_q_4_four_points_at_best_one_at_worst() -> None:
    faces = list(box_of().faces)
    for die in (2, 3, 4):
        own = faces[die * SIDES : (die + 1) * SIDES]
        assert (min(own), max(own)) == (1, 4)
    match = put(table(19, 10), 0, "london", 3)
    play(match, "0: equip transport")
    assert dict(match.chance()) == {"gain 1": 2, "gain 2": 2, "gain 3": 1, "gain 4": 1}


def test_bond_q_5_one_throw_a_turn_without_limit() -> None:
    match = put(table(19, 10), 0, "london", 3, NOTHING)
    for _ in range(9):
        play(
            match, "0: equip arms", "chance: gain 4", "? 0 why equip arms = BOND-TURN-1", "1: pass"
        )
    assert view(match).stock[0] == (36, 0, 0)


def test_bond_q_6_no_throw_in_the_turn_of_arrival() -> None:
    match = put(table(19, 10), 0, "paris", 2)
    play(match, "0: go london", "? 0 why equip arms = BOND-Q-6", "0: pass", "1: pass")
    play(match, "? 0 may equip arms = yes")
    match = put(table(17, 10), 0, "paris", 4)
    play(match, "0: go london")
    assert view(match).turn == 1


def test_bond_q_6_with_the_option_there_is_one() -> None:
    match = put(table(17, 10, equip_on_arrival=True), 0, "paris", 4)
    play(match, "0: go london", "0: equip gear", "chance: gain 3")
    assert done(match) == 5
    assert view(match).turn == 1
    match = put(table(19, 10, equip_on_arrival=True), 0, "bilbao", 3)
    play(match, "0: go paris")
    assert view(match).turn == 1  # Q is not in Paris


def test_bond_q_7_change_is_always_given() -> None:
    match = put(table(19, 10), 0, "london", 3, (2, 0, 3))
    play(match, "0: express cairo")  # 2 of a card of 3
    assert view(match).stock[0] == (2, 0, 1)
    match = put(table(19, 10), 0, stock=(2, 0, 0))
    play(match, "0: engage", "chance: stars 2, skulls 2", "0: pay")  # 1 of a card of 2
    assert view(match).stock[0] == (1, 0, 0)


def test_bond_q_8_what_is_left_is_transferred_or_becomes_bonus() -> None:
    match = table(19, 10)
    ends(match, with_stock=(3, 2, 1))
    play(match, "0: bonus 0", "0: bonus 2", "0: bonus 0", "0: mission 16")
    assert view(match).stock[0] == (3 + 6, 0 + 3, 1 + 2)
    assert view(match).score[0] == 1450 + 100


def test_bond_q_9_nobody_equips_when_coming_to_report() -> None:
    match = table(19, 10)
    ends(match, with_stock=(1, 0, 0))
    play(match, "? 0 why equip arms = BOND-Q-9")
    match = put(table(19, 10, equip_on_arrival=True), 0, "paris", 8, NOTHING)
    play(match, "0: go london", "? 0 why equip arms = BOND-MISS-4")
    assert view(match).phase == phases.CHOOSE


def test_bond_q_10_one_may_equip_before_and_after_a_fight_in_london() -> None:
    match = put(table(19, 10), 0, "paris", 2)
    play(match, "0: go london", "0: pass", "1: pass", "0: equip gear", "chance: gain 4", "1: pass")
    play(match, "0: engage", WIN, "1: pass", "0: equip arms", "chance: gain 1")
    assert view(match).stock[0] == (5, 4, 3)


# Les engagements ---------------------------------------------------------------


def test_bond_eng_1_stars_are_compared_with_skulls() -> None:
    match = table(19, 10)
    play(match, "0: engage")
    assert dict(match.chance()) == {"stars 1": 2, "stars 2": 2, "stars 3": 2}
    play(match, "chance: stars 2", "1: throw")
    assert dict(match.chance()) == {"skulls 1": 2, "skulls 2": 2, "skulls 3": 2}


def test_bond_eng_2_more_stars_win_the_stage() -> None:
    match = table(19, 10)
    play(match, "0: engage", "chance: stars 2, skulls 1")
    assert done(match) == 2
    assert view(match).stock[0] == (4, 0, 3)
    assert view(match).turn == 1


def test_bond_eng_3_a_draw_is_thrown_again_next_turn_or_costs_one() -> None:
    match = table(19, 10)
    play(match, "0: engage", "chance: stars 2, skulls 2")
    assert match.options(0) == ["pay", "rethrow"]
    play(match, "? 0 why pass = BOND-ENG-3", "0: rethrow")
    assert (done(match), view(match).turn) == (1, 1)
    play(match, "1: pass", "0: engage", "chance: stars 3, skulls 3", "0: pay")
    assert (done(match), view(match).turn) == (2, 1)
    assert view(match).stock[0] == (3, 0, 3)
    play(match, "? 1 why pay = BOND-ENG-3")


def test_bond_eng_3_without_a_point_a_draw_can_only_be_thrown_again() -> None:
    match = put(table(19, 10), 0, stock=(0, 9, 9))
    play(match, "0: engage", "chance: stars 2, skulls 2")
    assert (done(match), view(match).turn) == (1, 1)
    assert view(match).fighting[0] == 1


@pytest.mark.parametrize(("stars", "skulls", "price"), [(2, 3, 2), (1, 2, 2), (1, 3, 3)])
def test_bond_eng_4_a_deficit_costs_itself_and_one_more(
    stars: int, skulls: int, price: int
) -> None:
    match = table(19, 10)
    play(match, "0: engage", f"chance: stars {stars}, skulls {skulls}")
    assert view(match).stock[0] == (4 - price, 0, 3)
    assert done(match) == 2


def test_bond_eng_5_whoever_cannot_pay_is_out() -> None:
    match = put(table(19, 10, 11), 0, stock=(1, 9, 9))
    play(match, "0: engage", "chance: stars 2, skulls 3")
    assert view(match).standing == (OUT, 0, 0)
    play(match, "? 0 why pass = BOND-ENG-5", "1: pass", "2: pass")
    assert view(match).turn == 1  # seat 0 is passed over


def test_bond_eng_6_the_types_are_never_mixed() -> None:
    match = put(table(19, 10, 11), 0, stock=(1, 1, 9))
    play(match, "0: engage", "chance: stars 2, skulls 3")
    assert view(match).standing[0] == OUT
    match = put(table(17, 10, 11), 0, stock=(9, 1, 9))  # an intelligence task
    play(match, "0: engage", "chance: stars 2, skulls 3")
    assert view(match).standing[0] == OUT


def test_bond_eng_7_paying_down_to_a_draw_is_no_help() -> None:
    match = put(table(19, 10, 11), 0, stock=(2, 0, 0))
    play(match, "0: engage", "chance: stars 1, skulls 3")  # two would make a draw
    assert view(match).standing[0] == OUT


def test_bond_eng_8_a_drawn_fight_goes_on() -> None:
    match = put(table(19, 10), 0, "london", 2)
    play(match, "0: engage", "chance: stars 2, skulls 2", "0: rethrow", "1: pass")
    assert match.options(0) == ["engage", "abandon"]
    for action in ("pass", "go paris", "equip arms", "express cairo"):
        play(match, f"? 0 why {action} = BOND-ENG-8")


def test_bond_eng_8_with_the_option_one_may_walk_away() -> None:
    match = put(table(19, 10, retreat_after_tie=True), 0, "london", 2)
    play(match, "0: engage", "chance: stars 2, skulls 2", "0: rethrow", "1: pass")
    play(match, "? 0 may equip arms = yes", "0: go paris", "1: pass", "0: go london")
    assert done(match) == 2
    assert view(match).fighting[0] == 0


@pytest.mark.parametrize(
    ("points", "odds"), [(0, (12, 24)), (1, (24, 36)), (2, (32, 36)), (3, (36, 36)), (4, (36, 36))]
)
def test_bond_eng_9_the_odds_are_told_exactly(points: int, odds: tuple[int, int]) -> None:
    assert survival(box_of(), points) == odds
    match = put(table(19, 10), 0, stock=(points, 9, 9))
    assert view(match, 0).odds == odds
    assert view(match, filature.SPECTATOR).odds == (0, 0)


def test_bond_eng_10_the_mission_of_a_lost_agent_is_free_again() -> None:
    match = put(table(19, 10, 11), 0, stock=(1, 5, 5))
    play(match, "0: engage", "chance: stars 1, skulls 3")
    assert view(match).stock[0] == (0, 0, 0)
    ends(match, 1, with_stock=NOTHING)
    play(match, "? 1 may mission 19 = yes")
