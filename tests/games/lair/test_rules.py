"""The rule sheet, clause by clause, in its order."""

import pytest

import filature
from filature.core.numbers import numbers
from filature.games.lair.box import FIRST_SPY, KINDS, LETTERS, TAUNT, is_spy
from filature.games.lair.views import View
from games.lair.tables import empty_deck, play, state_of, table

PLAIN_HAND = "L1 L1 A B C D"
OTHER_HAND = "L2 L2 E F G H"


def view(match: filature.Match, seat: int = filature.SPECTATOR) -> View:
    seen = match.view(seat)
    assert isinstance(seen, View)
    return seen


def weights(verb: str, *counts: int) -> dict[str, int]:
    """Chance outcomes by power: `draw spy 1`, `draw spy 2`, …"""
    return {f"{verb} spy {power}": count for power, count in enumerate(counts, 1)}


# Les cartes -------------------------------------------------------------------


@pytest.mark.parametrize("box", ["default", "first", "even", "harsh"])
def test_kill_cards_1_eighteen_lairs_spies_and_taunts(box: str) -> None:
    cards = state_of(filature.Match(filature.load("lair", box), 2)).box.cards
    assert sum(cards[:TAUNT]) == 18
    assert sum(cards[TAUNT:FIRST_SPY]) == 18
    assert sum(cards[FIRST_SPY:]) == 18


def test_kill_cards_2_a_spy_is_known_by_its_back() -> None:
    match, other = (table("L1 L1 A B S3 S4", "L2 L2 E F G S5") for _ in range(2))
    for seat in (0, 1, filature.SPECTATOR):
        assert view(match, seat).spies == (2, 1)
        assert view(match, seat).plain == (4, 5)
    play(match, "chance: back spy, draw spy 7, back plain")
    play(other, "chance: back spy, draw spy 6, back plain")
    assert view(match, 1).spies == (3, 1)
    for seat in (1, filature.SPECTATOR):
        assert view(match, seat) == view(other, seat), "the power of a spy, seen from its back"
    assert view(match, 0) != view(other, 0)
    assert not is_spy(FIRST_SPY - 1)
    assert is_spy(FIRST_SPY)


# Préparation ------------------------------------------------------------------


def test_kill_setup_1_all_cards_are_shuffled_together() -> None:
    match = filature.Match(filature.load("lair", "first"), 2)
    play(match, "chance: back spy")
    assert dict(match.chance()) == weights("draw", 3, 4, 4, 3, 2, 1, 1)
    match = filature.Match(filature.load("lair"), 2)
    assert dict(match.chance()) == {"back plain": 36, "back spy": 18}


def test_kill_setup_2_one_seat_deals_and_scores_are_kept_for_all() -> None:
    match = table(PLAIN_HAND, OTHER_HAND)
    for seat in (0, 1, filature.SPECTATOR):
        assert view(match, seat).score == (0, 0)
    assert match.log_for(1)[0][1] is not None  # the back is seen by all
    assert match.log_for(1)[1][1] is None  # the card by its owner alone


@pytest.mark.parametrize(("seats", "cards"), [(2, 6), (3, 6), (4, 5), (5, 5), (6, 5)])
def test_kill_setup_3_five_cards_or_six_with_two_or_three(seats: int, cards: int) -> None:
    match = filature.Match(filature.load("lair"), seats)
    while view(match).dealt < seats * cards:
        match.play(filature.CHANCE, match.chance()[0][0])
    assert [view(match).spies[n] + view(match).plain[n] for n in range(seats)] == [cards] * seats
    match.deal(1)
    assert view(match).dealt == seats * cards


def test_kill_setup_4_the_rest_is_the_deck_face_down() -> None:
    match = table(PLAIN_HAND, OTHER_HAND)
    assert view(match).deck_plain + view(match).deck_spies == 54 - 12
    assert "deck" not in View._fields
    assert [outcome for outcome, _ in match.chance()] == ["back plain", "back spy"]


def test_kill_setup_5_left_of_the_dealer_begins_then_clockwise() -> None:
    match = table(PLAIN_HAND, OTHER_HAND, "L3 L3 I I H G")
    order = []
    for _ in range(4):
        match.deal(1)
        order.append(view(match).turn)
        match.play(view(match).turn, "pass")
    assert order == [0, 1, 2, 0]
    play(match, "? 1 may pass = yes", "? 0 why pass = KILL-SETUP-5")


# Tour d'un joueur -------------------------------------------------------------


def test_kill_turn_1_first_draw_one_card() -> None:
    match = table(PLAIN_HAND, OTHER_HAND)
    play(match, "chance: draw lair 4")
    match.deal(1)
    assert sum(view(match, 0).my_hand) == 7
    assert match.actors() == [0]
    assert match.why_not(0, "lair 4") is None


def test_kill_turn_2_an_empty_deck_gives_no_card_and_is_not_refilled() -> None:
    match = empty_deck(table(PLAIN_HAND, OTHER_HAND))
    turn = view(match).turn
    hands = [sum(state_of(match).hands[n * KINDS : (n + 1) * KINDS]) for n in range(2)]
    play(match, f"{turn}: pass")
    assert view(match).turn != turn
    assert match.actors() == [1 - turn]  # nobody draws
    assert [sum(state_of(match).hands[n * KINDS : (n + 1) * KINDS]) for n in range(2)] == hands
    play(match, f"{1 - turn}: lair 1")
    assert view(match).deck_plain + view(match).deck_spies == 0


def test_kill_lair_1_second_one_may_lay_one_lair_card() -> None:
    match = table("L2 L3 A B C S1", OTHER_HAND)
    play(
        match,
        "? 0 may pass = yes",
        "? 0 why spy 1 to 0 = KILL-LAIR-3",
        "0: lair 2",
        "= lairs 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
        "? 0 why lair 3 = KILL-LAIR-1",  # only one
        "0: pass",
        "1: pass",
        "? 0 may lair 3 = yes",
    )


def test_kill_lair_1_a_spy_sent_at_once_declines_the_lair() -> None:
    match = play(table("L2 L3 A B C S1", OTHER_HAND), "0: lair 2", "0: pass", "1: pass")
    play(match, "? 0 may lair 3 = yes", "? 0 may spy 1 to 0 = yes", "0: spy 1 to 0", "0: kill")
    play(match, "= turn 1", "= size 2 0")
    laid = play(table("L2 L3 A B C S1", OTHER_HAND), "0: lair 2", "0: pass", "1: pass")
    play(laid, "0: lair 3", "? 0 may spy 1 to 0 = yes", "? 0 why stop = KILL-END-5")


def test_kill_lair_1_whoever_passes_declines_both() -> None:
    match = play(table("L2 L3 A B C S1", OTHER_HAND), "0: lair 2", "0: pass", "1: pass")
    play(match, "0: pass", "= turn 1")


def test_kill_lair_1_nothing_but_spies_and_nowhere_to_send_them_is_not_asked() -> None:
    match = table("S1 S2 S3 S4 S5 S6", OTHER_HAND)
    play(match, "chance: draw spy 1")
    match.deal(1)
    assert match.actors() == [1]
    assert [told.key for told in match.news(1)].count("cannot_play") == 1
    play(match, "1: lair 2", "1: pass")
    match.deal(1)
    assert match.actors() == [0]  # a lair stands now
    stop = table("S1 S2 S3 S4 S5 S6", OTHER_HAND, stop="always")
    play(stop, "chance: draw spy 1", "? 0 may stop = yes")


def test_kill_lair_1_whoever_has_no_lair_card_is_asked_all_the_same() -> None:
    match = table("A B C D E F", OTHER_HAND)
    play(match, "chance: draw taunt G")
    match.deal(1)
    assert match.actors() == [0]
    assert match.options(0) == ["pass"]


def test_kill_lair_2_the_size_of_a_lair_is_the_sum_of_its_cards() -> None:
    match = table("L2 L3 A B C D", OTHER_HAND)
    play(match, "0: lair 2", "= size 2 0", "1: pass", "0: lair 3", "= size 5 0")


def test_kill_lair_3_without_a_lair_card_no_spy_can_come() -> None:
    match = table("L2 L3 A B C S1", OTHER_HAND)
    play(match, "0: lair 2", "? 0 may spy 1 to 0 = yes", "? 0 why spy 1 to 1 = KILL-LAIR-3")
    nowhere = table("A B C D E S1", "F F G H I S2")
    play(nowhere, "0: pass", "= turn 1")  # no lair anywhere: there is no spy step


def test_kill_spy_1_third_one_may_send_a_spy_to_any_lair() -> None:
    match = table("L2 A B C S1 S2", "L3 E F G H S1", "L4 I I H G S1")
    play(match, "0: lair 2", "0: pass", "1: lair 3", "1: pass", "2: lair 4")
    for to in range(3):
        play(match, f"? 2 may spy 1 to {to} = yes")
    play(match, "? 2 may pass = yes", "2: spy 1 to 2", "2: kill", "= turn 0")  # once a turn


def test_kill_spy_2_a_spy_from_ones_own_hand() -> None:
    match = table("L4 A B C S2 S3", OTHER_HAND)
    play(match, "0: lair 4", "? 0 may spy 2 to 0 = yes", "? 0 why spy 4 to 0 = KILL-SPY-2")
    play(match, "0: spy 2 to 0", "= spies 1 0", "= worth 2")
    assert view(match, 0).my_hand[FIRST_SPY + 1] == 0


def test_kill_spy_3_a_spy_from_another_hand_which_is_not_refilled() -> None:
    match = table("L4 A B C D S1", "L1 F G H S2 S3")
    play(match, "0: lair 4", "? 0 may steal 1 to 0 = yes", "? 0 why steal 0 to 0 = KILL-SPY-3")
    match.play(0, "steal 1 to 0")
    assert match.chance() == [("show spy 2", 1), ("show spy 3", 1)]
    play(match, "chance: show spy 3", "= worth 3", "= spies 1 1", "= plain 5 4")


def test_kill_spy_3_a_hand_without_a_yellow_back_has_no_spy() -> None:
    match = table("L4 A B C D S1", OTHER_HAND)
    play(match, "0: lair 4", "? 0 why steal 1 to 0 = KILL-SPY-3")


def test_kill_spy_4_a_spy_from_the_deck_if_one_lies_on_top() -> None:
    match = table("L4 A B C D S1", OTHER_HAND)
    play(match, "chance: draw lair 1, back plain", "0: lair 4", "? 0 why top to 0 = KILL-SPY-4")
    match = table("L4 A B C D S1", OTHER_HAND)
    play(match, "chance: draw lair 1, back spy", "0: lair 4", "0: top to 0")
    assert dict(match.chance()) == weights("show", 2, 4, 4, 3, 2, 1, 1)
    play(match, "chance: show spy 4", "= deck_spies 16", "0: kill", "= score 4 0")


def test_kill_spy_4_the_top_is_the_one_after_the_draw() -> None:
    match = table("L4 A B C D E", OTHER_HAND)
    play(match, "chance: draw spy 2, back plain", "0: lair 4", "? 0 why top to 0 = KILL-SPY-4")


def test_kill_spy_5_source_and_target_are_declared_before_the_spy_is_seen() -> None:
    match = table("L4 A B C D E", "L1 F G H S2 S3")
    play(match, "0: lair 4", "0: steal 1 to 0")
    assert match.actors() == [filature.CHANCE]
    assert view(match).target == 0
    assert view(match).source == 1
    assert view(match).power == 0
    assert match.options(0) == []  # no withdrawal
    for seat in range(2):
        assert match.log_for(seat)[-1] == (0, "steal 1 to 0")


def test_kill_spy_6_up_to_the_size_of_the_lair_it_is_captured_by_the_owner() -> None:
    match = table("L2 A B C S2 S3", "L2 L3 E F G S4")
    play(match, "0: lair 2", "0: pass", "1: lair 2", "1: pass")
    play(match, "0: spy 2 to 1", "0: done", "= worth 2")  # equal: captured
    assert match.actors() == [1]


def test_kill_spy_7_a_stronger_spy_escapes() -> None:
    match = table("L2 A B C S2 S3", "L2 L3 E F G S4")
    play(match, "0: lair 2", "0: spy 3 to 0", "= size 0 0", "= score 0 0", "= turn 1")


def test_kill_spy_8_several_spies_only_from_ones_hand_into_anothers_lair() -> None:
    match = table("L3 A S1 S1 S2 S3", "L4 E F G H S4")
    play(match, "0: lair 3", "0: spy 1 to 0", "= worth 1", "0: kill")  # alone in one's own
    play(match, "1: lair 4", "1: pass", "0: spy 1 to 1")
    play(match, "? 0 may add 2 = yes", "? 0 why steal 1 to 1 = KILL-SPY-1")  # one source
    play(match, "0: add 2", "0: done", "= worth 3", "= raid 1 1 0 0 0 0 0 0 0")


def test_kill_spy_8_two_spies_in_ones_own_lair_are_refused_unless_the_table_allows_it() -> None:
    match = table("L3 A S1 S1 S2 S3", OTHER_HAND)
    play(match, "0: lair 3", "0: spy 1 to 0", "? 0 why add 1 = KILL-SPY-8")
    match = table("L3 A S1 S1 S2 S3", OTHER_HAND, own_raids=True)
    play(match, "0: lair 3", "0: spy 1 to 0", "0: add 2", "0: done", "= worth 3")


def test_kill_spy_9_spies_sent_together_count_as_one() -> None:
    hands = ("L1 A B C S2 S4", "L2 L3 L1 E F G")
    match = table(*hands)
    play(match, "0: pass", "1: lair 2", "1: pass", "0: pass", "1: lair 3", "1: pass")
    play(match, "0: spy 2 to 1", "0: add 4", "= size 0 0")  # 6 against 5
    match = table(*hands)
    play(match, "0: pass", "1: lair 2", "1: pass", "0: pass", "1: lair 3", "1: pass")
    play(match, "0: pass", "1: lair 1", "1: pass")
    play(match, "0: spy 2 to 1", "0: add 4", "= worth 6", "1: kill", "= score 0 6")  # 6 against 6


# Capture d'un espion ----------------------------------------------------------


def test_kill_capt_1_the_captor_acts_at_once_even_in_anothers_turn() -> None:
    match = table("L1 A B C S2 S3", "L4 E F G H S4")
    play(match, "0: pass", "1: lair 4", "1: pass", "0: spy 2 to 1", "0: done")
    assert match.actors() == [1]
    play(match, "? 1 may kill = yes", "? 1 may taunt E = yes", "? 1 why pass = KILL-CAPT-1")
    play(match, "? 0 why pass = KILL-CAPT-1", "1: kill", "= turn 1", "= score 0 2")


def test_kill_capt_1_a_hand_of_nothing_but_spies_kills() -> None:
    match = table("S1 S2 S3 S4 S5 L4", OTHER_HAND)
    play(match, "chance: draw spy 1", "0: lair 4", "0: spy 3 to 0", "= score 3 0", "= turn 1")
    assert "no_taunt" in [told.key for told in match.news(1)]


def test_kill_capt_1_and_kills_once_its_last_taunt_has_stood() -> None:
    match = table("S1 S2 S3 S4 A L4", OTHER_HAND)
    play(match, "chance: draw spy 1", "0: lair 4", "0: spy 3 to 0", "0: taunt A", "1: pass")
    play(match, "= score 6 0", "= turn 1")


def test_kill_kill_1_killing_scores_the_value_and_keeps_the_lair() -> None:
    match = table("L4 A B C S3 S2", OTHER_HAND)
    play(match, "0: lair 4", "0: spy 3 to 0", "0: kill", "= score 3 0", "= size 4 0")
    assert view(match).discard[FIRST_SPY + 2] == 1
    assert view(match).raid == (0,) * 9


def test_kill_taunt_1_a_taunt_from_the_captors_hand_doubles_the_value() -> None:
    match = table("L4 A B C S3 S2", OTHER_HAND)
    play(match, "0: lair 4", "0: spy 3 to 0", "? 0 why taunt D = KILL-TAUNT-1")
    play(match, "0: taunt A", "= worth 3", "1: pass", "= worth 6", "0: kill", "= score 6 0")
    assert view(match, 0).my_hand[TAUNT] == 0
    assert view(match).discard[TAUNT] == 1


def test_kill_taunt_2_letters_from_a_to_i_twice_each() -> None:
    cards = state_of(table(PLAIN_HAND, OTHER_HAND)).box.cards
    assert LETTERS == "ABCDEFGHI"
    assert list(cards[TAUNT:FIRST_SPY]) == [2] * 9


def test_kill_taunt_3_the_other_card_of_the_letter_frees_the_spy() -> None:
    match = table("L4 A B C S3 S2", "L1 A E F G H", "L1 D D E F G")
    play(match, "0: lair 4", "0: spy 3 to 0", "0: taunt A")
    assert match.actors() == [1, 2]  # all opponents are asked alike
    assert match.options(1) == ["pass", "foil A"]
    assert match.options(2) == ["pass"]
    play(match, "? 2 why foil D = KILL-TAUNT-3", "1: foil A", "2: pass")
    play(match, "= score 0 0 0", "= size 0 0 0")
    assert view(match).discard[TAUNT] == 2


def test_kill_taunt_3_holding_it_is_no_duty_to_play_it() -> None:
    match = table("L4 A B C S3 S2", "L1 A E F G H")
    play(match, "0: lair 4", "0: spy 3 to 0", "0: taunt A", "1: pass", "= worth 6")
    assert view(match, 1).my_hand[TAUNT] == 1


def test_kill_taunt_3_nobody_is_asked_when_the_other_card_lies_in_the_discard_pile() -> None:
    match = table("L4 A A C S3 S2", OTHER_HAND)
    play(match, "0: lair 4", "0: spy 3 to 0", "0: taunt A")
    assert match.actors() == [1]  # only seat 0 knows that nobody has it
    play(match, "1: pass", "0: kill", "1: pass", "0: spy 2 to 0", "0: taunt A", "= worth 4")
    assert match.actors() == [0]
    assert "unfoilable" in [told.key for told in match.news(1)]


def test_kill_taunt_3_whoever_holds_nothing_but_spies_is_not_asked() -> None:
    match = table("L4 A B C S3 S2", "S1 S1 S2 S4 S4 S5", "L1 A D E F G")
    play(match, "0: lair 4", "0: spy 3 to 0", "0: taunt A")
    assert match.actors() == [2]
    play(match, "? 1 why pass = KILL-TAUNT-3", "? 1 why foil A = KILL-TAUNT-3", "2: foil A")
    play(match, "= size 0 0 0")
    two = table("L4 A B C S3 S2", "S1 S1 S2 S4 S4 S5")
    play(two, "0: lair 4", "0: spy 3 to 0", "0: taunt A", "= worth 6")
    assert two.actors() == [0]


@pytest.mark.parametrize("first", [1, 2])
def test_kill_taunt_3_the_order_of_answers_tells_nothing(first: int) -> None:
    match = table("L4 A B C S3 S2", "L1 A E F G H", "L1 D D E F G")
    play(match, "0: lair 4", "0: spy 3 to 0", "0: taunt A")
    before, told = view(match), match.news(0)
    play(match, f"{first}: {'foil A' if first == 1 else 'pass'}")
    after = view(match)
    assert after == before._replace(answered=(first,), waiting_for=(3 - first,))
    assert match.log_for(3 - first)[-1] == (first, None)
    assert match.news(0) == told
    play(match, f"{3 - first}: {'foil A' if first == 2 else 'pass'}", "= size 0 0 0")


def test_kill_taunt_4_after_a_success_kill_or_taunt_again() -> None:
    match = table("L4 A B C S1 D", "L1 E F G H I")
    play(match, "0: lair 4", "0: spy 1 to 0")
    for letter, worth in (("A", 2), ("B", 4), ("C", 8), ("D", 16)):
        play(match, "? 0 may kill = yes", f"0: taunt {letter}", "1: pass", f"= worth {worth}")
    play(match, "0: kill", "= score 16 0")


def test_kill_taunt_5_no_letter_twice_on_one_spy_and_both_make_it_safe() -> None:
    match = table("L4 A A C S3 S2", OTHER_HAND)
    play(match, "0: lair 4", "0: spy 3 to 0", "0: taunt A")
    assert match.options(1) == ["pass"]
    play(match, "? 0 why foil A = KILL-TAUNT-5", "1: pass", "? 0 why taunt A = KILL-TAUNT-5")
    play(match, "0: kill", "1: pass", "0: spy 2 to 0")
    play(match, "? 0 may taunt A = yes")  # another spy


def test_kill_taunt_6_an_old_taunt_cannot_be_foiled() -> None:
    match = table("L4 A B C S3 S2", "L1 A E F G H")
    play(match, "0: lair 4", "0: spy 3 to 0", "0: taunt A", "1: pass", "0: taunt C")
    play(match, "? 1 why foil A = KILL-TAUNT-6", "1: pass", "= worth 12")


def test_kill_taunt_7_a_spy_of_3_taunted_twice_is_12_or_tries_for_24() -> None:
    match = table("L4 A B C S3 S2", OTHER_HAND)
    play(match, "0: lair 4", "0: spy 3 to 0", "0: taunt A", "1: pass", "0: taunt C", "1: pass")
    killed = play(match.copy(), "0: kill", "= score 12 0")
    assert not killed.over
    play(match, "0: taunt B", "1: pass", "0: kill", "= score 24 0")


# Quand un espion s'échappe ----------------------------------------------------


def test_kill_esc_1_an_escaped_spy_is_discarded_without_points() -> None:
    match = table("L2 A B C S3 S2", OTHER_HAND)
    play(match, "0: lair 2", "0: spy 3 to 0", "= score 0 0")
    assert view(match).discard[FIRST_SPY + 2] == 1
    assert state_of(match).spies_out == 1


def test_kill_esc_2_the_whole_lair_goes_with_it() -> None:
    match = table("L2 L3 A B S6 S2", "L1 A E F G H")
    play(match, "0: lair 2", "0: pass", "1: lair 1", "1: pass", "0: lair 3", "0: spy 6 to 0")
    assert view(match).size == (0, 1)  # only that lair
    assert view(match).lairs[0] == (0,) * 9
    assert view(match).discard[1:3] == (1, 1)


def test_kill_esc_2_a_failed_taunt_discards_all_taunts_played() -> None:
    match = table("L4 A C D S3 S2", "L1 C E F G H")
    play(match, "0: lair 4", "0: spy 3 to 0", "0: taunt A", "1: pass", "0: taunt C", "1: foil C")
    assert view(match).size == (0, 0)
    assert view(match).discard[TAUNT : TAUNT + 3] == (1, 0, 2)


# Fin du jeu -------------------------------------------------------------------


def test_kill_end_1_the_target_ends_the_match_at_once_even_in_anothers_turn() -> None:
    match = table("L1 A B C S3 S2", "L4 E F G H S4", "L1 I I H G B")
    state_of(match).score[1] = 27
    play(match, "0: pass", "1: lair 4", "1: pass", "2: pass")
    play(match, "0: spy 3 to 1", "0: done", "1: kill", "= score 0 30 0", "= winners 1")
    assert match.over
    assert match.game.ending(match.state) == "KILL-END-1"


def test_kill_end_1_the_target_is_an_option() -> None:
    match = table("L4 A B C S3 S2", OTHER_HAND, target=33)
    state_of(match).score[0] = 29
    play(match, "0: lair 4", "0: spy 3 to 0", "0: kill", "= score 32 0")
    assert not match.over


def end_of_spies(scores: list[int], **options: str) -> filature.Match:
    """Seat 0, with a lair of 4, is about to kill the last spy, for 3 points."""
    match = table("L4 A B C S3 D", "L3 E F G H I", **options)
    play(match, "0: lair 4", "0: spy 3 to 0")
    s = state_of(match)
    s.score = numbers(scores)
    s.spies_out = s.box.spies - 1
    return match


def test_kill_end_2_most_points_win_and_equals_share() -> None:
    assert play(end_of_spies([1, 9]), "0: kill").winners() == [1]
    assert play(end_of_spies([7, 9]), "0: kill").winners() == [0]
    assert play(end_of_spies([6, 9]), "0: kill").winners() == [0, 1]
    assert play(end_of_spies([6, 9], tie="lair"), "0: kill").winners() == [0]


def test_kill_end_3_the_last_spy_discarded_ends_it_after_its_points() -> None:
    match = play(end_of_spies([0, 2]), "0: kill", "= score 3 2", "= winners 0")
    assert match.game.ending(match.state) == "KILL-END-3"
    escaped = end_of_spies([0, 2])
    state_of(escaped).hands[KINDS + TAUNT] += 1  # seat 1 holds the other A
    play(escaped, "0: taunt A", "1: foil A", "= score 0 2", "= winners 1", "= ending KILL-END-3")


def test_kill_end_4_nobody_can_play_when_no_lair_can_stand() -> None:
    match = empty_deck(table(PLAIN_HAND, OTHER_HAND))
    s = state_of(match)
    for seat in range(2):
        for kind in range(TAUNT):
            s.hands[seat * KINDS + kind] = 0
    match.play(match.actors()[0], "pass")
    assert match.game.ending(match.state) == "KILL-END-4"
    assert view(match).ending == 3


def test_kill_end_4_someone_with_a_lair_card_can_still_play() -> None:
    match = empty_deck(table(PLAIN_HAND, OTHER_HAND))
    match.play(match.actors()[0], "pass")
    assert not match.over


def test_kill_end_5_all_may_agree_to_stop_once_the_deck_is_empty() -> None:
    match = table(PLAIN_HAND, OTHER_HAND, "L3 L3 I I H G")
    play(match, "? 0 why stop = KILL-END-5")
    empty_deck(match)
    asker = match.actors()[0]
    others = [seat for seat in range(3) if seat != asker]
    play(match, f"{asker}: stop", f"? {asker} why agree = KILL-END-5")
    assert match.actors() == others
    refused = match.copy()
    play(refused, f"{others[0]}: agree", f"{others[1]}: refuse", f"? {asker} why stop = KILL-END-5")
    assert refused.actors() == [asker]
    play(match, f"{others[0]}: agree", f"{others[1]}: agree", "= ending KILL-END-5")


def test_kill_end_5_when_one_may_ask_is_an_option() -> None:
    play(table(PLAIN_HAND, OTHER_HAND, stop="always"), "? 0 may stop = yes")
    never = empty_deck(table(PLAIN_HAND, OTHER_HAND, stop="never"))
    play(never, f"? {never.actors()[0]} why stop = KILL-END-5")


def idle_round(match: filature.Match) -> filature.Match:
    """Everyone declines everything for as long as they may."""
    while not match.over and "pass" in match.options(match.actors()[0]):
        match.play(match.actors()[0], "pass")
    return match


def test_kill_end_5_after_a_whole_round_without_a_card_all_are_asked() -> None:
    match = idle_round(empty_deck(table(PLAIN_HAND, OTHER_HAND, "L3 L3 I I H G")))
    first = view(match).turn
    assert not match.over
    assert match.actors() == [0, 1, 2]
    assert match.options(first) == ["agree", "refuse"]
    play(match, f"? {first} why pass = KILL-END-5", f"{first}: agree")
    assert view(match).answered == (first,)
    others = [seat for seat in range(3) if seat != first]
    refused = play(match.copy(), f"{others[0]}: refuse", f"{others[1]}: agree", f"= turn {first}")
    assert refused.actors() == [first]
    assert view(refused).idle == 3
    play(match, f"{others[0]}: agree", f"{others[1]}: agree", "= ending KILL-END-5")


def test_kill_end_5_no_leader_ends_the_match_of_two_by_passing_after_a_pass() -> None:
    match = idle_round(empty_deck(table(PLAIN_HAND, OTHER_HAND)))
    behind = view(match).turn  # the other has passed last
    state_of(match).score[1 - behind] = 9
    play(match, f"{1 - behind}: agree", f"{behind}: refuse", f"? {behind} may stop = yes")
    assert not match.over


def test_kill_end_5_a_card_played_begins_the_count_anew() -> None:
    match = empty_deck(table(PLAIN_HAND, OTHER_HAND))
    idle_round(match)
    play(match, "0: refuse", "1: refuse")
    seat = view(match).turn
    match.play(seat, match.options(seat)[1])  # a lair
    while view(match).turn == seat:
        match.play(seat, "pass")
    assert view(match).idle == 0
    idle_round(match)
    assert match.actors() == [0, 1]  # asked again, not over


def test_kill_end_5_whoever_has_asked_in_vain_and_passed_is_asked_like_everyone() -> None:
    match = empty_deck(table(PLAIN_HAND, OTHER_HAND))
    while view(match).idle < 1:
        match.play(view(match).turn, "pass")
    asker = view(match).turn
    play(match, f"{asker}: stop", f"{1 - asker}: refuse", f"{asker}: pass")
    assert match.actors() == [0, 1]
    play(match, "0: agree", "1: agree", "= ending KILL-END-5")


def test_kill_end_6_refused_and_then_another_round_without_a_card_it_is_over() -> None:
    match = idle_round(empty_deck(table(PLAIN_HAND, OTHER_HAND)))
    play(match, "0: refuse", "1: refuse")
    assert view(idle_round(match)).ending == 4
    assert view(match).idle == 4  # two rounds of two
    assert match.game.ending(match.state) == "KILL-END-6"


def test_kill_end_6_where_nobody_may_ask_whoever_can_must_play() -> None:
    match = idle_round(empty_deck(table(PLAIN_HAND, OTHER_HAND, stop="never")))
    seat = view(match).turn
    assert match.actors() == [seat]
    assert "pass" not in match.options(seat)
    play(match, f"? {seat} why pass = KILL-END-6", f"? {seat} why stop = KILL-END-5")
    match.play(seat, match.options(seat)[0])
    if view(match).turn == seat:
        play(match, f"{seat}: pass")
    assert view(match).idle == 0


def test_kill_end_6_with_a_spy_to_send_the_lair_may_be_declined_but_not_both() -> None:
    match = idle_round(empty_deck(table("L1 L1 A B C S3", OTHER_HAND, stop="never")))
    state_of(match).size[0] = 4
    state_of(match).lairs[3] = 1
    seat = view(match).turn
    verbs = {action.split()[0] for action in match.options(seat)}
    assert "lair" in verbs
    assert verbs <= {"lair", "spy", "steal"}
    play(match, f"? {seat} why pass = KILL-END-6")
    laid = play(match.copy(), f"{seat}: {match.options(seat)[0]}", f"{seat}: pass")
    assert view(laid).turn != seat
