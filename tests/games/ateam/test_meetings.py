"""Where rules of La formule secrète meet: see `meetings.py`."""

from .tables import play, state_of, table

DISCARD = ("0: discard bench", "chance: draw roam")  # the card of the turn: the throw follows


def test_who_flees_with_a_card_played_leaves_the_next_turn_as_it_is() -> None:
    """The turn ends with the flight: nobody has lost anything, and the next owes one throw."""
    flight = ("chance: roll 1", "chance: dice 1 6", "= place 44 46", "= turn 1")
    match = play(table("50", "46"), *DISCARD, *flight)  # 46: roll again
    assert state_of(match).owed == 1
    chase = ("chance: dice 1 4", "0: stop", "chance: dice 6 1", "= holder 0")
    match = play(table("50o", "51o", "46*"), *DISCARD, *chase, "chance: dice 1 1", "= turn 1")
    assert state_of(match).owed == 1  # out of the vault, with two dice


def test_a_card_that_leads_to_a_screen_gives_a_challenge_before_the_throw() -> None:
    match = play(table("4", "20"), "0: plus3", "chance: draw roam", "= place 7 20")  # 7: TV
    assert match.options(0) == ["pass", "challenge 1"]  # the card is played, the throw owed
    play(match, "0: challenge 1", "chance: dice 5 2", "= place 10 20")
    play(match, "chance: roll 2", "= place 12 20")


def test_who_flees_to_a_screen_may_challenge_from_it() -> None:
    match = play(table("50", "20"), "0: throw", "chance: roll 1", "chance: dice 1 3")
    play(
        match, "= place 47 20", "0: challenge 1", "chance: dice 2 5", "= place 47 23", "= holder 0"
    )


def test_who_flees_to_a_guard_fights_him_at_once() -> None:
    match = play(table("50", "48"), "0: throw", "chance: roll 1", "chance: dice 1 2")
    play(match, "= place 48 48")  # the other on that space is no matter
    play(match, "chance: dice 4 6", "= place 46 48", "= holder 0")


def test_a_guard_beaten_may_lead_to_the_next_one() -> None:
    match = play(
        table("42", "30"), "0: throw", "chance: roll 1", "chance: dice 1 6", "= place 48 30"
    )
    play(match, "chance: dice 6 2", "= place 48 30", "? 0 why throw = AT-GUARD-2")


def test_who_loses_a_battle_with_the_card_played_ends_the_turn_and_the_next_sits_out() -> None:
    first = ("0: bench 1", "chance: draw roam", "chance: roll 2")
    match = play(table("1", "20", "3"), *first, "chance: dice 1 4", "= place 3 20 6")
    play(match, "= turn 2")


def test_who_passes_at_a_screen_with_the_card_played_ends_the_turn_and_the_next_sits_out() -> None:
    first = ("0: bench 1", "chance: draw roam", "chance: roll 3")
    play(table("4", "20", "30"), *first, "0: pass", "= turn 2")


def test_at_a_screen_with_nobody_to_challenge_the_turn_ends() -> None:
    first = ("0: bench 1", "chance: draw roam", "chance: roll 3")
    match = table("4", "20", "10")
    state_of(match).place[1] = 20
    play(match, *first[:2])
    state_of(match).place[1] = 22  # both in safe zones
    play(match, *first[2:], "= place 7 22 10", "= turn 2")


def test_who_fails_to_steal_with_the_card_played_ends_the_turn_and_the_next_sits_out() -> None:
    first = ("0: bench 1", "chance: draw roam", "chance: dice 6 5", "0: stop")
    match = play(table("40o", "20", "35*"), *first, "chance: dice 1 4", "= holder 2")
    play(match, "chance: dice 1 1", "= place 35 20 33", "= turn 2")


def test_a_pursuer_at_the_gate_with_the_card_played_turns_round_and_the_next_sits_out() -> None:
    first = ("0: bench 1", "chance: draw roam", "chance: dice 1 2")
    match = play(table("2o", "20", "35*"), *first, "= place 0 20 35", "= turn 2")
    assert list(state_of(match).out) == [0, 0, 1]


def test_a_challenge_won_may_lead_into_the_vault() -> None:
    """With a throw made, two dice follow at once; out of turn they wait for the next one."""
    match = play(table("46", "20"), "0: throw", "chance: roll 1", "0: challenge 1")
    play(match, "chance: dice 6 1", "= place 51 20", "= holder 0", "chance: dice 1 1")
    play(match, "= place 49 20")
    match = play(table("46", "48"), "0: throw", "chance: roll 1", "0: challenge 1")
    play(match, "chance: dice 1 6", "= place 47 51", "= holder 1")
    assert match.actors() == [0]


CLEAR = ("0: clear", "chance: draw roam")  # one more throw, and no card is left: both are thrown


def test_who_passes_at_a_screen_with_the_card_played_throws_what_is_owed() -> None:
    match = play(table("4", "20"), "0: plus3", "chance: draw roam", "0: pass")
    play(match, "chance: roll 2", "= place 9 20", "= turn 1")


def test_who_flees_throws_what_is_owed_with_two_dice() -> None:
    match = play(table("50", "20"), *CLEAR, "chance: roll 1", "chance: dice 1 6", "= place 44 20")
    play(match, "chance: dice 1 1", "= place 42 20", "= turn 1")


def test_who_fails_to_steal_throws_what_is_owed() -> None:
    chase = ("chance: dice 6 5", "0: stop", "chance: dice 1 4", "chance: dice 1 1")
    match = play(table("40o", "35*"), *CLEAR, *chase, "= place 35 33", "= holder 1")
    play(match, "chance: dice 4 3", "= place 33 33", "0: pass", "= place 28 33", "= turn 1")


def test_a_pursuer_turned_round_at_the_gate_throws_what_is_owed() -> None:
    match = play(table("2o", "35*"), *CLEAR, "chance: dice 1 2", "= place 0 35")
    play(match, "chance: dice 1 2", "= place 3 35", "= turn 1")


def test_a_guard_beaten_may_lead_to_the_holder_on_the_next_ones_space() -> None:
    match = play(table("48o", "43*"), "0: throw", "chance: dice 1 6", "= place 43 43")
    play(match, "chance: dice 6 1", "= holder 0", "= place 43 43")  # then the guard, no flight
    play(match, "chance: dice 2 4", "= place 41 43", "= holder 0")
