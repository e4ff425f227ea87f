"""The rule sheet, clause by clause, in its order."""

import pytest

import filature
from filature.core.numbers import zeros
from filature.games.ateam import phases
from filature.games.ateam.box import (
    BENCH,
    CHARACTERS,
    CLEAR,
    FINAL,
    GUARD,
    KINDS,
    LABS,
    LEAD,
    NARROW,
    PLUS,
    ROAM,
    ROLL,
    SAFE,
    START,
    TV,
    VAULT,
)
from games.ateam.tables import HANDS, play, stand, state_of, table, told, view

DRAWN = "chance: draw lead"  # the card that replaces the one just played


# But du jeu, matériel ---------------------------------------------------------


def test_at_goal_1_into_the_vault_and_out_with_the_formula() -> None:
    match = table("50", "0")
    play(match, "0: throw", "chance: roll 1", "= holder 0", "chance: dice 6 6", "= place 39 0")
    stand(match, "5*", "0")
    play(match, "0: end", "1: throw", "chance: roll 1", "1: end", "0: throw", "chance: dice 3 3")
    assert match.winners() == [0]


def test_at_cont_1_thirty_five_cards_and_two_to_four_players() -> None:
    game = filature.load("ateam", "first")
    assert (game.fewest, game.most) == (2, 4)
    assert sum(state_of(filature.Match(game, 2)).box.cards) == 35
    assert match_kinds() == {START, GUARD, TV, ROLL, SAFE, NARROW, VAULT, 0, 8, 9, 10, FINAL}


def match_kinds() -> set[int]:
    return set(state_of(filature.Match(filature.load("ateam", "first"), 2)).box.kinds)


# Préparation ------------------------------------------------------------------


def test_at_setup_1_the_formula_waits_in_the_vault() -> None:
    match = table("0", "0")
    assert view(match).holder < 0
    assert list(state_of(match).box.kinds)[-1] == VAULT
    assert list(state_of(match).box.kinds).count(VAULT) == 1


def test_at_setup_2_three_secret_cards_each_and_the_rest_is_the_talon() -> None:
    match = table("0", "0", "0")
    assert view(match).cards == (3, 3, 3)
    assert view(match).deck_size == 35 - 9
    assert view(match, 0).my_hand == (PLUS, CLEAR, BENCH)
    assert view(match, 1).my_hand == (PLUS, LEAD, ROAM)
    assert view(match).my_hand == ()
    assert [what for _, what in match.log_for(1)[:6]] == [None] * 3 + [
        "draw plus3",
        "draw lead",
        "draw roam",
    ]


def test_at_setup_3_all_stand_at_the_start_facing_inwards() -> None:
    match = table("0", "0", "0", "0")
    assert view(match).place == (0, 0, 0, 0)
    assert view(match).out == (0, 0, 0, 0)
    play(match, "0: throw", "chance: roll 3", "= place 3 0 0 0")


def dealt(seats: int) -> filature.Match:
    """A match whose cards are dealt."""
    match = filature.Match(filature.load("ateam", "first"), seats)
    for card in ("plus3", "clear", "roam") * seats:
        match.play(filature.CHANCE, f"draw {card}")
    return match


def test_at_setup_3_everyone_chooses_a_figure_that_nobody_has() -> None:
    match = dealt(3)
    assert match.options(0) == [f"figure {name}" for name in CHARACTERS]
    assert match.actors() == [0]
    play(match, "? 0 why throw = AT-SETUP-3", "? 1 why figure amy = AT-SETUP-3", "0: figure amy")
    play(match, "? 1 why figure amy = AT-SETUP-3", "? 0 why figure face = AT-SETUP-3")
    play(match, "1: figure hannibal", "2: figure murdock", "= character 3 0 2")
    assert match.actors() == [filature.CHANCE]
    play(match, "chance: roll 1, roll 6, roll 2", "= turn 1", "? 1 why figure face = AT-SETUP-3")


def test_at_setup_3_four_players_have_all_four_and_the_figure_is_seen_by_all() -> None:
    match = dealt(4)
    play(match, "0: figure murdock", "1: figure face")
    assert view(match).character == (2, 1, -1, -1)
    play(match, "2: figure amy", "= place 0 0 0 0", "= out 0 0 0 0")  # the last is not asked
    assert [told.numbers for told in match.news(0) if told.key == "chose"] == [
        (0, 2),
        (1, 1),
        (2, 3),
        (3, 0),
    ]


def test_at_setup_3_the_figure_gives_no_advantage() -> None:
    matches = [dealt(2), dealt(2)]
    play(matches[0], "0: figure hannibal", "1: figure face")
    play(matches[1], "0: figure amy", "1: figure murdock")
    for match in matches:
        play(match, "chance: roll 6, roll 1", "0: throw", "chance: roll 4", "= place 4 0")
    assert matches[0].options(0) == matches[1].options(0)


def test_at_setup_4_the_highest_begins_and_equals_throw_again() -> None:
    match = dealt(3)
    for seat, name in enumerate(CHARACTERS[:3]):
        match.play(seat, f"figure {name}")
    assert match.chance() == [(f"roll {die}", 1) for die in range(1, 7)]
    play(match, "chance: roll 4, roll 2, roll 4")
    assert view(match).first == (0, -1, 0)  # seat 1 throws no more
    play(match, "chance: roll 3, roll 6", "= turn 2", "2: throw", "chance: roll 1", "2: end")
    play(match, "= turn 0", "0: throw", "chance: roll 3", "0: end", "= turn 1")


# Déroulement du jeu -----------------------------------------------------------


def test_at_turn_1_throw_and_card_in_either_order() -> None:
    play(
        table("0", "20"),
        "0: throw",
        "chance: roll 3",
        "= place 3 20",
        "? 0 why throw = AT-TURN-1",
        "0: bench 1",
        DRAWN,
        "= turn 0",  # seat 1 sits out
    )
    play(
        table("0", "20"),
        "0: plus3",
        DRAWN,
        "= place 3 20",
        "chance: roll 2",  # nothing else is left
        "= place 5 20",
        "= turn 1",
    )


def test_at_turn_1_the_card_is_optional_and_the_throw_is_not() -> None:
    match = table("0", "20")
    assert "end" not in match.options(0)
    play(match, "0: throw", "chance: roll 3", "0: end", "= turn 1")
    assert view(match).gone == ()


def test_at_turn_1_once_the_card_is_played_the_die_is_thrown_without_asking() -> None:
    match = play(table("0", "20"), "0: discard bench", DRAWN)
    assert match.actors() == [filature.CHANCE]
    assert len(match.chance()) == 6
    held = play(table("6", "20"), "0: bench 1", DRAWN)  # by a guard
    assert view(held).phase == phases.GUARD
    before = table("0", "20")
    assert "throw" in before.options(0)  # a card may come first


def test_at_turn_2_a_card_may_be_replaced_instead() -> None:
    match = play(table("0", "20"), "0: discard bench", "chance: draw lab 3 10")
    assert view(match, 0).my_hand == (PLUS, CLEAR, LABS + 2 * 12 + 9)
    assert view(match).discard[BENCH] == 1
    assert view(match).benched == (0, 0)
    assert match.actors() == [filature.CHANCE]  # that was the card of the turn


def test_at_turn_3_one_card_at_any_moment_of_ones_own_turn() -> None:
    match = table("0", "20")
    play(match, "? 1 why bench 0 = AT-SETUP-4", "0: throw", "chance: roll 2")  # roll again
    play(match, "? 0 may plus3 = yes", "0: plus3", DRAWN, "= place 5 20")
    play(match, "chance: roll 3", "= place 8 20", "= turn 1")


def test_at_turn_3_no_card_in_the_middle_of_a_battle() -> None:
    match = play(table("0", "3"), "0: throw", "chance: roll 3")
    assert match.actors() == [filature.CHANCE]
    assert match.why_not(0, "plus3") is not None


def test_at_turn_3_a_card_may_come_before_the_challenge() -> None:
    hands = ("plus3, bench, roam", *HANDS[1:])
    screen = play(table("1", "20", hands=hands), "0: throw", "chance: roll 6", "= place 7 20")
    play(screen, "? 0 why throw = AT-TV-1", "? 0 why end = AT-TV-1")
    for card in ("bench 1", "roam 1", "bench 0", "discard plus3"):
        match = play(screen.copy(), f"0: {card}", DRAWN, "? 0 why discard roam = AT-TURN-3")
        assert match.options(0) == ["pass", "challenge 1"]
        play(
            match,
            "0: challenge 1",
            "chance: dice 3 1",
            f"= place 9 {13 if card == 'roam 1' else 20}",
        )
    gone = play(screen.copy(), "0: plus3", DRAWN, "= place 10 20", "= turn 1")  # no screen any more
    assert view(gone).screen is False
    sent = play(screen.copy(), "0: roam 0", DRAWN, "= place 6 20")  # nor with the guard
    play(sent, "chance: dice 5 2", "= turn 1")
    play(screen, "0: pass", "? 0 why challenge 1 = AT-TV-1", "? 0 may bench 1 = yes", "0: end")


def test_at_turn_3_nor_is_the_challenge_lost_by_one_more_throw() -> None:
    match = play(table("1", "20"), "0: throw", "chance: roll 6", "0: clear", DRAWN, "= owed 1")
    assert match.options(0) == ["pass", "challenge 1"]
    play(match, "0: challenge 1", "chance: dice 1 3", "= place 7 22")
    play(match, "chance: roll 1", "= place 8 22", "= turn 1")


def test_at_turn_3_an_occupied_screen_is_a_battle_before_any_card() -> None:
    match = play(table("1", "7", "20"), "0: throw", "chance: roll 6")
    assert match.actors() == [filature.CHANCE]
    play(match, "chance: dice 1 3", "? 0 why challenge 2 = AT-TV-1", "? 0 may plus3 = yes")


def test_at_turn_4_forward_and_past_other_figures() -> None:
    play(table("0", "2"), "0: throw", "chance: roll 3", "= place 3 2")
    play(table("30o", "29", "51*"), "0: throw", "chance: dice 1 2", "= place 27 29 51")


def test_at_turn_5_a_space_speaks_only_to_the_one_whose_turn_it_is() -> None:
    match = play(table("0", "3"), "0: throw", "chance: roll 3", "chance: dice 1 4")
    play(match, "= place 3 6", "= turn 0")  # seat 1 on a guard: no fight now
    assert match.actors() == [0]
    match = play(table("0", "3"), "0: throw", "chance: roll 3", "chance: dice 4 1")
    assert view(match).place == (6, 3)
    assert view(match).phase == phases.GUARD  # seat 0: at once


# Case occupée -----------------------------------------------------------------


def test_at_occ_1_landing_on_an_opponent_is_a_battle_at_once() -> None:
    match = play(table("0", "5"), "0: throw", "chance: roll 5", "= foe 1")
    assert len(match.chance()) == 36
    match = play(table("2", "5"), "0: plus3", DRAWN, "= foe 1")
    assert view(match).phase == phases.BATTLE


def test_at_occ_2_the_winner_advances_by_the_difference() -> None:
    play(table("0", "5"), "0: throw", "chance: roll 5", "chance: dice 6 4", "= place 7 5")
    play(table("0", "5"), "0: throw", "chance: roll 5", "chance: dice 1 4", "= place 5 8")


def test_at_occ_3_the_winner_follows_the_space_only_in_his_own_turn() -> None:
    own = play(table("0", "1"), "0: throw", "chance: roll 1", "chance: dice 2 1", "= place 2 1")
    assert view(own).owed == 1  # roll again
    play(own, "? 0 may throw = yes")
    other = play(table("0", "1"), "0: throw", "chance: roll 1", "chance: dice 1 2", "= place 1 2")
    assert view(other).owed == 0
    play(
        other, "0: end", "= owed 1", "= turn 1", "1: throw", "chance: roll 1", "1: end", "= turn 0"
    )


def test_at_occ_4_equal_dice_are_thrown_again() -> None:
    match = play(table("0", "5"), "0: throw", "chance: roll 5", "chance: dice 3 3, dice 6 6")
    assert view(match).phase == phases.BATTLE
    assert view(match).place == (5, 5)
    play(match, "chance: dice 2 1", "= place 6 5")


@pytest.mark.parametrize(("start", "die", "place"), [("5", 5, 10), ("4", 2, 6)])
def test_at_occ_5_no_battle_in_safe_zones_and_with_guards(start: str, die: int, place: int) -> None:
    match = play(table(start, str(place)), "0: throw", f"chance: roll {die}")
    assert view(match).place == (place, place)
    assert view(match).phase in (phases.TURN, phases.GUARD)


def test_at_occ_5_nor_on_the_start() -> None:
    play(table("3o", "0", "51*"), "0: throw", "chance: dice 1 4", "= place 0 0 51")


def test_at_occ_6_the_loser_stays_and_does_what_the_space_says() -> None:
    lost = ("0: throw", "chance: roll 2", "chance: dice 1 2")
    match = play(table("0", "2"), *lost, "= place 2 3", "= owed 1")
    play(match, "? 0 why end = AT-TURN-1", "0: throw", "chance: roll 2", "= place 4 3")
    play(table("0", "2", battle_cancels_space=True), *lost, "= place 2 3", "= owed 0")


def test_at_occ_7_a_winner_fights_on_in_his_own_turn_and_shares_out_of_it() -> None:
    own = play(table("0", "3", "5"), "0: throw", "chance: roll 3", "chance: dice 3 1", "= foe 2")
    play(own, "= place 5 3 5", "chance: dice 6 3", "= place 8 3 5")
    other = play(table("0", "3", "5"), "0: throw", "chance: roll 3", "chance: dice 1 3")
    play(other, "= place 3 5 5", "? 0 may end = yes")


def test_at_occ_8_of_several_opponents_the_player_chooses_one() -> None:
    match = play(table("0", "3", "3", "4"), "0: throw", "chance: roll 3")
    assert match.options(0) == ["fight 1", "fight 2"]
    play(match, "? 0 why fight 3 = AT-OCC-1", "? 0 why throw = AT-OCC-8")
    play(match, "0: fight 2", "= foe 2", "chance: dice 1 3", "= place 3 3 5 4")


# Couloirs étroits -------------------------------------------------------------


def test_at_narr_1_a_corridor_counts_as_one_space() -> None:
    play(table("8", "0"), "0: throw", "chance: roll 1", "= place 9 0", "0: end")
    play(table("8", "0"), "0: throw", "chance: roll 2", "= place 10 0")


def test_at_narr_2_an_empty_corridor_is_landed_on_or_passed() -> None:
    match = play(table("7", "8"), "0: throw", "chance: roll 2", "= place 9 8")
    assert view(match).phase == phases.TURN
    play(table("7", "8"), "0: throw", "chance: roll 5", "= place 12 8")


def test_at_narr_3_an_occupied_corridor_stops_every_move() -> None:
    match = play(table("7", "9"), "0: throw", "chance: roll 6", "= place 9 9", "= foe 1")
    play(match, "chance: dice 3 3, dice 4 1", "= place 12 9")
    match = play(table("7", "9"), "0: throw", "chance: roll 6", "chance: dice 1 2")
    play(match, "= place 9 10", "? 0 why throw = AT-TURN-1")  # what was left is lost


def test_at_narr_3_even_a_victor_is_stopped_in_the_middle_of_his_advance() -> None:
    match = play(table("5", "8", "9"), "0: throw", "chance: roll 3", "chance: dice 6 1")
    play(match, "= place 9 8 9", "= foe 2", "chance: dice 4 1", "= place 12 8 9")


def test_at_narr_4_out_of_turn_one_stops_without_a_battle() -> None:
    match = play(table("5", "8", "9"), "0: throw", "chance: roll 3", "chance: dice 1 6")
    play(match, "= place 8 9 9", "? 0 may end = yes", "= foe 1")


def test_at_narr_5_cards_are_stopped_too() -> None:
    play(table("8", "9"), "0: plus3", DRAWN, "= place 9 9", "= foe 1")
    hands = ("lead, clear, bench", *HANDS[1:])
    play(table("7", "9", hands=hands), "0: lead", "chance: draw plus3", "= place 9 9", "= foe 1")


def test_at_narr_5_and_whoever_comes_from_the_other_side() -> None:
    match = table("12o", "9", "51*")
    play(match, "0: throw", "chance: dice 6 6", "= place 9 9 51", "= foe 1")
    play(match, "chance: dice 3 1", "= place 7 9 51")


# Garde ------------------------------------------------------------------------


def test_at_guard_1_a_guard_is_fought_at_once_and_equals_throw_again() -> None:
    match = play(table("0", "0"), "0: throw", "chance: roll 6", "= place 6 0")
    assert view(match).phase == phases.GUARD
    play(match, "chance: dice 4 4", "= place 6 0", "chance: dice 1 2", "= place 7 0")


def test_at_guard_2_if_the_guard_wins_the_next_turn_is_a_fight() -> None:
    match = play(table("0", "3"), "0: throw", "chance: roll 6", "chance: dice 5 2", "= place 6 3")
    play(match, "? 0 why throw = AT-GUARD-2", "0: end", "1: throw", "chance: roll 1", "1: end")
    match.play(0, "throw")
    assert view(match).phase == phases.GUARD
    assert len(match.chance()) == 36
    play(match, "chance: dice 6 1", "= place 6 4", "0: end", "= turn 1")


def test_at_guard_2_a_throw_still_owed_is_lost_with_the_fight() -> None:
    match = play(table("3", "0"), "0: plus3", DRAWN, "chance: dice 5 2", "= place 6 0")
    play(match, "= turn 1")  # card played, throw lost


def test_at_guard_3_beaten_by_3_one_advances_3_and_follows_the_space() -> None:
    play(table("0", "0"), "0: throw", "chance: roll 6", "chance: dice 2 5", "= place 9 0")
    match = play(table("0", "0"), "0: throw", "chance: roll 6", "chance: dice 1 6", "= place 11 0")
    play(match, "= owed 1")  # roll again


def test_at_guard_4_other_players_with_the_guard_are_ignored() -> None:
    match = play(table("0", "6"), "0: throw", "chance: roll 6", "= place 6 6")
    assert view(match).phase == phases.GUARD
    play(match, "chance: dice 2 5", "= place 9 6")


def test_at_guard_5_brought_there_out_of_turn_one_waits() -> None:
    match = play(table("0", "3"), "0: throw", "chance: roll 3", "chance: dice 1 4", "= place 3 6")
    play(match, "0: end", "= turn 1")
    match.play(1, "throw")
    assert view(match).phase == phases.GUARD


def test_at_guard_6_no_card_leaves_a_guard() -> None:
    hands = ("plus3, clear, lead", *HANDS[1:])
    match = table("6", "0", hands=hands)
    for card in ("plus3", "clear", "lead"):
        play(match, f"? 0 why {card} = AT-GUARD-6")
    assert match.options(0) == ["throw", *(f"discard {n}" for n in ("plus3", "clear", "lead"))]


def test_at_guard_6_winning_a_challenge_from_a_screen_is_the_other_way_out() -> None:
    match = play(table("1", "6"), "0: throw", "chance: roll 6", "= place 7 6", "0: challenge 1")
    play(match, "chance: dice 2 5", "= place 7 9")


def test_at_guard_7_cards_against_others_may_be_played_there() -> None:
    hands = ("bench, roam, clear", *HANDS[1:])
    match = table("13", "20", hands=hands)
    play(match, "? 0 may bench 1 = yes", "0: roam 1", DRAWN, "= place 13 13")
    play(match, "chance: dice 2 3", "= place 14 13")


def test_at_guard_7_the_roaming_guard_on_oneself_is_fought_at_once_and_only_once() -> None:
    hands = ("bench, roam, clear", *HANDS[1:])
    match = play(table("15", "20", hands=hands), "0: roam 0", DRAWN, "= place 13 20")
    assert view(match).phase == phases.GUARD
    won = play(match.copy(), "chance: dice 1 3", "= place 15 20")
    play(won, "chance: roll 2", "= place 17 20")  # the throw was due
    play(match, "chance: dice 3 1", "= place 13 20", "= turn 1")


def test_at_guard_7_it_takes_nobody_away_from_a_guard_who_holds_him() -> None:
    hands = ("bench, roam, clear", "roam, lead, plus3")
    held = table("13", "20", hands=hands)
    play(held, "? 0 why roam 0 = AT-GUARD-7", "? 0 may bench 0 = yes", "? 0 may roam 1 = yes")
    beaten = play(table("12", "20", hands=hands), "0: throw", "chance: roll 1, dice 5 2")
    play(beaten, "= place 13 20", "? 0 why roam 0 = AT-GUARD-7", "0: roam 1", DRAWN)
    play(beaten, "= place 13 13", "? 1 why roam 1 = AT-GUARD-7")  # brought there by another


def test_at_guard_7_unless_the_table_allows_it_before_the_fight() -> None:
    hands = ("bench, roam, clear", *HANDS[1:])
    match = table("13", "20", hands=hands, roam_from_guard=True)
    sent = play(match.copy(), "0: roam 0", DRAWN, "= place 6 20")
    assert view(sent).phase == phases.GUARD
    play(sent, "chance: dice 1 3", "= place 8 20", "chance: roll 2", "= place 10 20")
    play(match, "0: throw", "chance: dice 5 2", "? 0 why roam 0 = AT-GUARD-2", "0: bench 0", DRAWN)
    play(match, "= benched 1 0", "= turn 1")


def test_at_guard_7_to_the_formula_on_a_guard_space_it_leads_from_elsewhere_only() -> None:
    hands = ("bench, roam, clear", *HANDS[1:])
    match = table("36o", "38*", hands=hands)
    play(match, "0: roam 0", DRAWN, "= place 38 38")
    assert view(match).phase == phases.FORMULA
    play(table("32o", "38*", hands=hands), "? 0 why roam 0 = AT-GUARD-7")


# Écran TV ---------------------------------------------------------------------


def test_at_tv_1_any_opponent_out_of_a_safe_zone_may_be_challenged() -> None:
    match = play(table("1", "0", "10", "43"), "0: throw", "chance: roll 6", "= place 7 0 10 43")
    assert match.options(0)[-3:] == ["pass", "challenge 1", "challenge 3"]
    play(match, "? 0 why challenge 2 = AT-SAFE-1", "? 0 why challenge 0 = AT-TV-1")
    play(match, "0: pass", "= place 7 0 10 43", "? 0 may end = yes")


def test_at_tv_1_with_everyone_safe_there_is_nobody_to_challenge() -> None:
    match = play(table("1", "10"), "0: throw", "chance: roll 6")
    assert view(match).phase == phases.TURN


def test_at_tv_2_the_higher_advances_from_where_he_stands() -> None:
    seen = ("0: throw", "chance: roll 6", "0: challenge 1", "chance: dice 2 2")
    play(table("1", "30"), *seen, "chance: dice 5 4", "= place 8 30")
    play(table("1", "30"), *seen, "chance: dice 4 5", "= place 7 31")
    play(table("1", "30*"), *seen, "chance: dice 4 5", "= place 7 29")  # the way he faces


def test_at_tv_3_only_the_one_whose_turn_it_is_follows_the_space() -> None:
    seen = ("0: throw", "chance: roll 6", "0: challenge 1")
    play(table("1", "0"), *seen, "chance: dice 5 1", "= place 11 0", "= owed 1")
    play(table("1", "0"), *seen, "chance: dice 1 3", "= place 7 2", "= owed 0")


def test_at_tv_4_an_occupied_screen_is_fought_for_and_challenges_nobody_else() -> None:
    match = play(table("1", "7", "3"), "0: throw", "chance: roll 6", "= foe 1")
    assert view(match).phase == phases.BATTLE
    play(match, "chance: dice 1 2", "= place 7 8 3")
    assert match.options(0)[0] == "end"  # no challenge after a lost battle


def test_at_tv_5_the_start_and_the_vault_are_no_shelter_and_the_formula_stays() -> None:
    match = play(table("10", "0", "51*"), "0: throw", "chance: roll 6", "= place 16 0 51")
    assert match.options(0)[-3:] == ["pass", "challenge 1", "challenge 2"]
    play(match, "0: challenge 2", "chance: dice 4 1", "= holder 2", "= place 19 0 51")


# Rejouer, zone de sécurité ----------------------------------------------------


def test_at_roll_1_one_throws_again_in_ones_own_turn_only() -> None:
    match = play(table("0", "30"), "0: throw", "chance: roll 2", "= owed 1", "0: throw")
    play(match, "chance: roll 3", "= place 5 30", "= owed 0")
    match = play(table("0", "1"), "0: throw", "chance: roll 1", "chance: dice 1 2", "0: end")
    play(match, "= turn 1", "= place 1 2", "1: throw", "chance: roll 3", "= place 1 5", "= owed 0")


def test_at_safe_1_no_challenge_and_no_card_against_a_player_in_a_safe_zone() -> None:
    hands = ("bench, roam, clear", *HANDS[1:])
    match = table("0", "10", "10", hands=hands)
    play(match, "? 0 why bench 1 = AT-SAFE-1", "? 0 why roam 2 = AT-SAFE-1")
    play(match, "? 0 may bench 0 = yes")
    stand(match, "8", "10", "10")
    play(match, "0: throw", "chance: roll 2", "= place 10 10 10", "? 0 may end = yes")


def test_at_safe_2_ones_own_card_does_not_reach_oneself_there_unless_the_table_allows_it() -> None:
    hands = ("bench, roam, clear", *HANDS[1:])
    match = table("10", "0", hands=hands)
    play(match, "? 0 why bench 0 = AT-SAFE-2", "? 0 why roam 0 = AT-SAFE-2")
    match = table("10", "0", hands=hands, own_cards_in_safe=True)
    play(match, "? 0 may bench 0 = yes", "0: roam 0", DRAWN, "= place 6 0")


# Les cartes d'instructions ----------------------------------------------------


def test_at_card_1_a_card_played_is_discarded_and_replaced_at_once() -> None:
    match = table("0", "30")
    match.play(0, "plus3")
    assert view(match).discard[PLUS] == 1
    assert view(match).cards == (2, 3)
    assert view(match).place == (0, 30)  # the draw comes first
    play(match, "chance: draw roam", "= cards 3 3", "= place 3 30")
    assert view(match, 0).my_hand == (CLEAR, BENCH, ROAM)
    assert match.log_for(1)[-1] == (filature.CHANCE, None)


def test_at_card_2_an_empty_talon_is_made_anew_of_the_discard_pile() -> None:
    match = table("0", "0")
    turns = 0
    while not view(match).talons:
        seat = match.actors()[0]
        stand(match, "0", "0")
        state_of(match).holder = -3
        card = next(option for option in match.options(seat) if option.startswith("discard"))
        match.play(seat, card)
        match.play(filature.CHANCE, match.chance()[0][0])
        play(match, "chance: roll 1")
        turns += 1
    assert turns == 35 - 6  # the talon was used up to its last card
    assert view(match).deck_size == 35 - 6
    assert sum(view(match).discard) == 0
    assert sum(view(match).talons) == 35 - 6


def test_at_card_2_cards_before_players_do_not_go_into_the_new_talon() -> None:
    match = play(table("0", "0"), "0: bench 0", DRAWN)
    s = state_of(match)
    s.discard, s.deck, s.deck_size = s.deck, zeros(KINDS), 1
    s.deck[PLUS] = 1
    s.discard[PLUS] -= 1
    play(match, "chance: roll 1", "1: discard lead", "chance: draw plus3")
    assert view(match).deck_size == 35 - 6 - 1
    assert view(match).talons[BENCH] == 5 - 1
    assert view(match).benched == (1, 0)


def test_at_card_3_three_spaces_more_and_what_the_space_says() -> None:
    play(table("0", "30"), "0: throw", "chance: roll 1", "0: plus3", DRAWN, "= place 4 30")
    match = play(table("8", "30"), "0: plus3", DRAWN, "= place 11 30", "= owed 1")
    play(match, "chance: roll 1", "chance: roll 2", "= place 14 30", "= turn 1")


def test_at_card_4_one_more_throw() -> None:
    match = play(table("0", "30"), "0: throw", "chance: roll 1", "0: clear", DRAWN)
    play(match, "chance: roll 4", "= place 5 30", "= turn 1")
    match = play(table("0", "30"), "0: clear", DRAWN, "= owed 1")  # and one is being thrown


def test_at_card_4_or_another_throw_in_place_of_the_last_one() -> None:
    match = table("0", "30", reroll_instead=True)
    play(match, "? 0 why clear = AT-CARD-4", "0: throw", "chance: roll 6", "= place 0 30")
    assert match.options(0) == ["clear", "keep"]
    kept = play(match.copy(), "0: keep", "= place 6 30")
    assert view(kept).phase == phases.GUARD
    play(match, "0: clear", DRAWN, "chance: roll 1", "= place 1 30", "= turn 1")
    play(match, "1: throw", "chance: roll 1")
    assert match.options(1) == ["keep"]  # asked though it holds no such card
    play(match, "1: keep", "= place 1 31")


def test_at_card_5_to_the_nearest_lab_ahead() -> None:
    hands = ("lead, clear, bench", *HANDS[1:])
    for start, lab in (("0", 4), ("4", 14), ("44", 49), ("30o", 23), ("12o", 4), ("49o", 42)):
        match = play(table(start, "1", "51*", hands=hands), "0: lead", "chance: draw plus3")
        assert view(match).place[0] == lab
    for start in ("49", "50", "4o", "2o"):
        play(table(start, "1", "51*", hands=hands), "? 0 why lead = AT-CARD-5")


def test_at_card_6_out_of_action_costs_the_next_turn() -> None:
    match = play(table("0", "3"), "0: bench 1", DRAWN, "= benched 0 1")
    assert view(match).discard[BENCH] == 0  # it lies before the player
    play(match, "0: throw", "chance: roll 1", "= turn 0", "= benched 0 0")
    assert view(match).discard[BENCH] == 1


def test_at_card_6_several_cost_a_turn_each_and_it_may_be_played_on_oneself() -> None:
    match = play(table("0", "3", "5"), "0: bench 0", DRAWN, "chance: roll 1")
    state_of(match).benched[0] += 1
    for left in (1, 0):
        stand(match, "1", "14", "35")
        play(match, "1: throw", "chance: roll 1", "1: end", "2: throw", "chance: roll 1", "2: end")
        play(match, "= turn 1", f"= benched {left} 0 0")
    stand(match, "1", "14", "35")
    play(match, "1: throw", "chance: roll 1", "1: end", "2: throw", "chance: roll 1", "2: end")
    play(match, "= turn 0")


def test_at_card_7_back_to_the_nearest_guard_behind() -> None:
    hands = ("roam, clear, bench", *HANDS[1:])
    for place, guard in (("8", 6), ("20", 13), ("30*", 32), ("43o", 48), ("5", 5), ("14r", 13)):
        match = table("0", place, "51*", hands=hands)
        play(match, "0: roam 1", DRAWN)
        assert view(match).place[1] == guard
        assert view(match).turn == 0  # the other waits for his turn


def test_at_card_7_also_oneself_and_then_one_fights_at_once() -> None:
    hands = ("roam, clear, bench", *HANDS[1:])
    match = play(table("23", "0", hands=hands), "0: throw", "chance: roll 1", "0: roam 0", DRAWN)
    play(match, "= place 20 0", "chance: dice 1 5", "= place 24 0", "= turn 1")
    play(
        table("3", "0", hands=hands),
        "0: roam 0",
        DRAWN,
        "= place 3 0",
        "chance: roll 2",
        "= place 5 0",
    )


def test_at_card_8_a_lab_card_on_its_lab_at_the_start_or_after_the_die() -> None:
    hands = ("lab 1 4, lab 2 6, bench", *HANDS[1:])
    match = table("14", "0", hands=hands)
    play(match, "? 0 why lab 1 4 = AT-CARD-8", "? 0 why lab 3 8 = AT-CARD-1")
    play(match, "0: lab 2 6", DRAWN, "= place 20 0")
    match = play(table("0", "0", hands=hands), "? 0 why lab 1 4 = AT-CARD-8", "0: throw")
    play(match, "chance: roll 4", "0: lab 1 4", DRAWN, "= place 8 0", "= turn 1")


def test_at_card_8_a_box_may_print_any_number_on_a_lab_card() -> None:
    match = table("4", "0")
    state_of(match).hands[0] = LABS  # lab 1, number 1
    play(match, "0: lab 1 1", DRAWN, "= place 5 0")


def test_at_card_9_the_final_lab_takes_any_lab_card() -> None:
    hands = ("lab 1 4, lab 2 6, lab 3 8", *HANDS[1:])
    for card in hands[0].split(", "):
        play(table("49", "0", hands=hands), f"? 0 may {card} = yes")
    play(table("49o", "0", "51*", hands=hands), "0: lab 1 4", DRAWN, "= place 45 0 51")


def test_at_card_10_a_lab_card_is_the_one_card_and_no_throw() -> None:
    hands = ("lab 1 4, lab 1 5, bench", *HANDS[1:])
    match = play(table("4", "0", hands=hands), "0: lab 1 4", DRAWN, "= place 8 0")
    play(match, "chance: roll 4", "= place 12 0", "= turn 1")


def test_at_card_11_there_are_eight_kinds_of_card() -> None:
    cards = state_of(table("0", "0")).box.cards
    assert len(cards) == 5 + 3 * 12
    assert all(cards[kind] for kind in range(5))
    assert all(any(cards[LABS + lab * 12 : LABS + lab * 12 + 12]) for lab in range(3))


# Souterrain -------------------------------------------------------------------


def test_at_vault_1_no_exact_throw_is_needed() -> None:
    play(table("47", "0", "30*"), "0: throw", "chance: roll 6", "= place 51 0 30")
    play(table("47", "0"), "0: throw", "chance: roll 6", "= place 51 0", "= holder 0")


def test_at_vault_2_the_first_takes_the_formula_and_throws_two_dice_at_once() -> None:
    match = play(table("49", "0"), "0: throw", "chance: roll 6", "= place 51 0", "= holder 0")
    assert view(match).phase == phases.FLIGHT
    assert view(match).out == (1, 0)
    play(match, "chance: dice 2 3", "= place 46 0", "= owed 1")  # roll again, in his own turn


def test_at_vault_3_the_others_must_reach_it_too_and_wait_there() -> None:
    match = play(table("48", "30*"), "0: throw", "chance: dice 1 6")  # a guard first
    play(match, "= place 51 30", "= holder 1", "= out 1 1", "? 0 why throw = AT-VAULT-3")
    play(match, "0: end", "1: throw", "chance: dice 1 2", "1: end", "0: throw", "chance: dice 1 1")
    play(match, "= place 49 27")
    match = play(table("40", "0", "20*"), "0: throw")
    assert len(match.chance()) == 6  # one die on the way in


def test_at_vault_3_only_who_stays_in_the_vault_is_said_to_wait() -> None:
    reach = ("0: throw", "chance: roll 3")
    assert told(play(table("50", "20*"), *reach)) == ["rolled", "moved", "waits"]
    fought = ["rolled", "moved", "engaged", "battled", "moved"]
    won = play(table("50", "51o", "20*"), *reach, "chance: dice 5 4", "= place 50 51 20")
    assert told(won) == fought
    lost = play(table("50", "51o", "20*"), *reach, "chance: dice 4 5", "= place 51 50 20")
    assert told(lost) == [*fought, "waits"]
    play(lost, "? 0 why throw = AT-VAULT-3", "? 0 why plus3 = AT-VAULT-6")


def test_at_vault_4_two_dice_from_then_on_and_still_one_card() -> None:
    for stands in (("30*", "0"), ("30o", "0", "20*"), ("5r", "0", "20*")):
        match = table(*stands)
        match.play(0, "throw")
        assert len(match.chance()) == 36
    match = play(table("30o", "0", "51*"), "0: plus3", DRAWN)
    play(match, "chance: dice 1 3", "= place 23 0 51", "= turn 1")


def test_at_vault_5_an_occupied_vault_is_fought_for() -> None:
    match = play(table("50", "51o", "20*"), "0: throw", "chance: roll 3", "= foe 1")
    assert view(match).phase == phases.BATTLE
    won = play(match.copy(), "chance: dice 5 2", "= place 48 51 20")
    assert view(won).phase == phases.GUARD  # outwards, and what the space says
    play(match, "chance: dice 2 5", "= place 51 48 20", "= holder 2")


def test_at_vault_5_also_with_the_holder_it_is_a_battle_as_on_any_occupied_space() -> None:
    reach = ("0: throw", "chance: roll 3", "= foe 1")
    match = play(table("50", "51*"), *reach)
    assert view(match).phase == phases.BATTLE
    won = play(match.copy(), "chance: dice 5 3", "= place 49 51", "= holder 1", "= owed 0")
    play(won, "0: end", "1: throw", "chance: dice 1 1", "= place 49 49")  # the holder comes to him
    assert view(won).phase == phases.BATTLE
    lost = play(match, "chance: dice 3 5", "= place 51 49", "= holder 1")
    play(lost, "? 0 why throw = AT-VAULT-3", "0: end", "1: throw", "chance: dice 3 2", "1: end")
    play(lost, "0: throw", "chance: dice 2 6", "= steps 1", "0: stop")  # from then on, he may steal
    assert view(lost).phase == phases.FORMULA


def test_at_vault_5_a_card_into_the_holders_vault_is_no_way_to_flee_either() -> None:
    match = play(table("49", "51*", "0"), "0: plus3", DRAWN, "= foe 1")
    play(match, "chance: dice 6 1", "= place 46 51 0", "= holder 1")
    assert view(match).phase == phases.THROW  # roll again


def test_at_vault_5_of_several_in_the_vault_the_holder_is_one() -> None:
    match = play(table("50", "51*", "51o"), "0: throw", "chance: roll 1")
    assert match.options(0) == ["fight 1", "fight 2"]
    play(match, "0: fight 1", "chance: dice 3 1", "= holder 1", "= place 49 51 51")


def test_at_vault_5_or_for_the_formula_if_the_table_says_so() -> None:
    match = play(table("50", "51*", steal_in_vault=True), "0: throw", "chance: roll 3", "= foe 1")
    assert view(match).phase == phases.FORMULA
    won = play(match.copy(), "chance: dice 5 2", "= holder 0", "chance: dice 4 5", "= place 42 51")
    assert told(won)[-3:] == ["stole", "fled", "moved"]
    play(match, "chance: dice 2 5", "chance: dice 4 5", "= place 51 42", "= holder 1", "= owed 0")
    assert told(match)[-3:] == ["fled", "moved", "waits"]


def test_at_vault_6_by_a_card_before_the_throw_one_waits() -> None:
    match = play(table("49", "0"), "0: plus3", DRAWN, "= place 51 0", "= holder 0", "= turn 1")
    match = play(table("46", "0"), "0: throw", "chance: roll 3", "0: plus3", DRAWN, "= holder 0")
    assert view(match).phase == phases.FLIGHT  # after the throw: at once


def test_at_vault_6_no_card_leaves_the_vault() -> None:
    hands = ("plus3, clear, lead", *HANDS[1:])
    match = table("51*", "0", hands=hands)
    for card in ("plus3", "clear", "lead"):
        play(match, f"? 0 why {card} = AT-VAULT-6")
    play(match, "0: throw", "chance: dice 1 3", "= place 47 0", "0: pass", "? 0 may plus3 = yes")


def test_at_vault_7_before_the_vault_one_fights_the_holder_but_cannot_rob_him() -> None:
    match = play(table("18", "21*"), "0: throw", "chance: roll 3", "= foe 1")
    assert view(match).phase == phases.BATTLE
    play(match, "chance: dice 4 3", "= place 22 21", "= holder 1")
    play(table("18", "21*"), "0: throw", "chance: roll 6", "= place 24 21")  # nor stop there


def test_at_vault_8_a_roaming_guard_is_wasted_on_whoever_is_in_the_vault() -> None:
    hands = ("roam, clear, bench", *HANDS[1:])
    match = play(table("0", "51*", hands=hands), "0: roam 1", DRAWN, "= place 0 51")
    assert view(match).discard[ROAM] == 1


def test_at_vault_9_first_there_out_of_turn_takes_it_and_waits_for_his_turn() -> None:
    match = play(table("47", "50"), "0: throw", "chance: roll 3", "chance: dice 1 3")
    play(match, "= place 50 51", "= holder 1", "= out 0 1", "0: end")
    match.play(1, "throw")
    assert len(match.chance()) == 36
    play(match, "chance: dice 5 2", "= place 50 44")


def test_at_vault_10_more_throws_are_made_with_two_dice_but_battles_with_one_each() -> None:
    match = play(table("40*", "0"), "0: throw", "chance: dice 1 2", "= place 37 0", "0: throw")
    assert len(match.chance()) == 36
    play(match, "chance: dice 1 1", "= place 35 0", "0: clear", DRAWN)
    assert len(match.chance()) == 36
    match = play(table("30o", "27", "51*"), "0: throw", "chance: dice 1 2", "chance: dice 6 2")
    play(match, "= place 23 27 51")  # by the difference of two single dice


# Comment dérober la formule ---------------------------------------------------


def test_at_steal_1_a_pursuer_may_stop_where_the_formula_is() -> None:
    match = play(table("40o", "35*"), "0: throw", "chance: dice 6 5", "= place 35 35", "= steps 6")
    assert match.options(0) == ["stop", "pass"]
    play(match.copy(), "0: pass", "= place 29 35", "= holder 1")
    play(match, "0: stop", "= foe 1", "chance: dice 5 1", "= holder 0")


def test_at_steal_1_stopping_is_told_with_the_space() -> None:
    match = play(table("40o", "35*"), "0: throw", "chance: dice 6 5", "0: stop")
    assert told(match) == ["rolled_two", "caught_up", "moved", "contested"]
    assert match.news(0)[-3].numbers == (0, 1, 35)
    assert match.news(0)[-2].numbers == (0, 35, 35)


def test_at_steal_1_only_after_having_been_in_the_vault() -> None:
    play(table("30", "33*"), "0: throw", "chance: roll 6", "= place 36 33")
    match = play(table("30r", "33*"), "0: throw", "chance: dice 3 3", "= steps 3")
    play(match, "0: stop", "chance: dice 5 1", "= holder 0", "= out 1 1")  # turned outwards


def test_at_steal_2_the_higher_has_the_formula_and_must_flee_with_it() -> None:
    stop = ("0: throw", "chance: dice 6 5", "0: stop", "chance: dice 4 4")
    match = play(table("40o", "35*"), *stop, "= place 35 35", "chance: dice 5 1", "= holder 0")
    assert view(match).phase == phases.FLIGHT
    play(match, "chance: dice 5 3", "= place 27 35")
    match = play(table("40o", "35*"), *stop, "chance: dice 1 5", "= holder 1")
    play(match, "chance: dice 5 3", "= place 35 27", "= turn 0", "? 0 may end = yes")


def test_at_steal_3_he_follows_the_space_only_in_his_own_turn() -> None:
    stop = ("0: throw", "chance: dice 6 5", "0: stop")
    won = play(table("40o", "35*"), *stop, "chance: dice 5 1", "chance: dice 4 2", "= place 29 35")
    assert view(won).owed == 1
    kept = play(table("40o", "35*"), *stop, "chance: dice 1 5", "chance: dice 4 2", "= place 35 29")
    assert view(kept).owed == 0


@pytest.mark.parametrize(("cancels", "owed"), [(False, 1), (True, 0)])
def test_at_steal_3_whoever_loses_the_formula_on_a_roll_again_space_throws_again(
    cancels: bool, owed: int
) -> None:
    match = table("40o", "37*", battle_cancels_space=cancels)
    play(match, "0: throw", "chance: dice 2 1", "chance: dice 1 5", "chance: dice 1 1")
    play(match, "= place 37 35", "= holder 1", "= turn 0", f"= owed {owed}")


def test_at_steal_3_whoever_loses_the_formula_on_a_screen_challenges_nobody() -> None:
    match = table("36o", "33*", "5")
    play(match, "0: throw", "chance: dice 2 1", "chance: dice 1 5", "chance: dice 1 1")
    assert match.options(0)[0] == "end"


@pytest.mark.parametrize(("dice", "holder"), [("dice 5 1", 0), ("dice 1 5", 1)])
def test_at_steal_4_with_a_guard_first_the_formula_then_the_guard(dice: str, holder: int) -> None:
    match = play(table("40o", "38*"), "0: throw", "chance: dice 1 1", "= place 38 38")
    assert view(match).phase == phases.FORMULA
    play(match, f"chance: {dice}", f"= holder {holder}")
    assert view(match).phase == phases.GUARD
    play(match, "chance: dice 1 4", "= place 35 38")  # the attacker; the other stays


def test_at_steal_4_passing_by_one_may_stop_with_the_guard_too() -> None:
    match = play(table("40o", "38*"), "0: throw", "chance: dice 4 1", "0: stop", "chance: dice 5 1")
    assert view(match).phase == phases.GUARD
    play(match, "chance: dice 5 1", "= place 38 38", "= holder 0", "? 0 may end = yes")


def test_at_steal_5_in_a_safe_zone_the_holder_is_safe() -> None:
    play(table("40o", "34*"), "0: throw", "chance: dice 6 1", "= place 33 34")  # no stop
    match = play(table("40o", "34*"), "0: throw", "chance: dice 5 1", "= place 34 34")
    play(match, "? 0 may end = yes", "= holder 1")


def test_at_steal_6_the_holder_who_comes_to_a_pursuer_fights_as_usual() -> None:
    run = ("0: throw", "chance: dice 3 2", "= place 35 35")
    match = play(table("40*", "35o"), *run)
    assert view(match).phase == phases.BATTLE
    play(match, "chance: dice 1 3", "= holder 0", "= place 35 33")
    match = play(table("40*", "35o", steal_any_contact=True), *run)
    assert view(match).phase == phases.FORMULA
    play(match, "chance: dice 1 3", "= holder 1", "chance: dice 1 1", "= place 35 33", "= turn 0")


def test_at_steal_7_a_pursuer_ahead_can_only_be_sent_back() -> None:
    hands = ("roam, clear, bench", *HANDS[1:])
    match = play(table("30o", "31*", hands=hands), "0: roam 0", DRAWN, "= place 32 31")
    play(match, "chance: dice 6 1", "= place 32 31")  # behind the holder now
    match = table("30o", "35*", hands=hands)
    play(match, "0: throw", "chance: dice 2 2", "= place 26 35")  # forward only


def test_at_steal_8_without_the_formula_one_turns_round_at_the_start() -> None:
    match = play(table("5o", "24*"), "0: throw", "chance: dice 4 6", "= place 0 24", "= out 0 1")
    play(match, "0: end", "1: throw", "chance: dice 1 2", "1: end", "0: throw", "chance: dice 6 6")
    play(match, "= place 12 21")
    assert not match.over


def test_at_steal_8_or_is_stranded_there() -> None:
    match = table("5o", "24*", turn_around_at_start=False)
    play(match, "0: throw", "chance: dice 4 6", "= place 0 24", "= out 1 1", "0: end")
    play(match, "1: throw", "chance: dice 1 2", "1: end", "? 0 why throw = AT-STEAL-8")
    play(match, "? 0 why plus3 = AT-STEAL-8", "0: bench 1", DRAWN, "= turn 0")


def test_at_steal_8_a_stranded_player_wins_a_challenge_and_stays() -> None:
    match = table("10", "0o", "30*", turn_around_at_start=False)
    play(match, "0: throw", "chance: roll 6", "0: challenge 1", "chance: dice 1 6")
    play(match, "= place 16 0 30", "? 0 may end = yes")


# Le gagnant -------------------------------------------------------------------


@pytest.mark.parametrize("dice", ["dice 1 4", "dice 6 6"])
def test_at_win_1_out_with_the_formula_and_no_exact_throw(dice: str) -> None:
    match = play(table("5*", "3"), "0: throw", f"chance: {dice}", "= winners 0")
    assert match.over
    assert match.game.ending(match.state) == "AT-WIN-1"
    assert match.scores() == [1, 0]


def test_at_win_1_even_in_anothers_turn() -> None:
    match = play(table("1", "3*"), "0: throw", "chance: roll 2", "chance: dice 1 5", "= winners 1")
    assert match.over
