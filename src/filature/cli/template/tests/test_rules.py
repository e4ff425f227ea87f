"""The rules, clause by clause, in their order: each test is named after its clause.

A test passes where the clause is obeyed and fails where it is broken: try it.
"""

import filature

GAME = filature.load("newgame")


def dealt(*hands: str) -> filature.Match:
    """A match at its first decision; each hand is given as `1 4 5`."""
    match = filature.Match(GAME, len(hands))
    for card in " ".join(hands).split():
        match.play(filature.CHANCE, f"deal {card}")
    return match


def played(match: filature.Match, *actions: str) -> filature.Match:
    """Plays actions, written `0 play 4`."""
    for action in actions:
        seat, _, notation = action.partition(" ")
        match.play(int(seat), notation)
    return match


def why(match: filature.Match, seat: int, notation: str) -> str:
    """The clause by which an action is refused."""
    refused = match.why_not(seat, notation)
    return refused.clause if refused else ""


def test_newgame_cards_1_three_each_of_1_to_5() -> None:
    match = filature.Match(GAME, 2)
    assert match.chance() == [(f"deal {value}", 3) for value in (1, 2, 3, 4, 5)]


def test_newgame_deal_1_three_cards_that_only_their_owner_sees() -> None:
    match = dealt("1 4 5", "2 4 3")
    assert match.view(0).my_hand == (0, 1, 0, 0, 1, 1)
    assert match.view(1).my_hand == (0, 0, 1, 1, 1, 0)
    assert match.view(filature.SPECTATOR).my_hand == ()
    assert match.log_for(0)[:4] == [(-1, "deal 1"), (-1, "deal 4"), (-1, "deal 5"), (-1, None)]
    assert why(match, 0, "deal 1") == "NEWGAME-DEAL-1"


def test_newgame_deal_2_the_other_cards_stay_aside() -> None:
    match = dealt("1 4 5", "2 4 3")
    assert match.chance() == []
    assert match.actors() == [0]
    assert "deck" not in match.view(0)._fields


def test_newgame_turn_1_the_first_player_begins_then_clockwise() -> None:
    match = dealt("1 2 3", "1 2 3", "1 2 3")
    assert match.actors() == [0]
    assert played(match, "0 play 1").actors() == [1]
    assert played(match, "1 play 2").actors() == [2]
    assert why(match, 0, "play 2") == "NEWGAME-TURN-1"


def test_newgame_turn_2_one_card_of_the_hand_face_up() -> None:
    match = dealt("1 4 5", "2 4 3")
    assert match.options(0) == ["play 1", "play 4", "play 5"]
    assert why(match, 0, "play 2") == "NEWGAME-TURN-2"
    played(match, "0 play 4")
    assert match.view(1).table == (4, 0)
    assert match.view(0).my_hand == (0, 1, 0, 0, 0, 1)


def test_newgame_round_1_the_highest_card_scores_and_begins_the_next() -> None:
    match = played(dealt("1 4 5", "2 4 3"), "0 play 1", "1 play 3")
    assert match.scores() == [0, 1]
    assert match.actors() == [1]
    assert match.view(0).table == (0, 0)


def test_newgame_round_2_of_equal_cards_the_first_played() -> None:
    match = played(dealt("1 4 5", "2 4 3"), "0 play 1", "1 play 2", "1 play 4", "0 play 4")
    assert match.scores() == [0, 2]


def test_newgame_end_1_when_all_cards_are_played() -> None:
    match = played(dealt("1 4 5", "2 4 3"), "0 play 5", "1 play 4", "0 play 4", "1 play 3")
    assert not match.over
    played(match, "0 play 1", "1 play 2")
    assert match.over
    assert GAME.ending(match.state) == "NEWGAME-END-1"
    assert why(match, 0, "play 1") == "NEWGAME-END-1"


def test_newgame_end_2_the_most_points_win_and_equals_share() -> None:
    match = played(dealt("1 4 5", "2 4 3"), "0 play 5", "1 play 4", "0 play 4", "1 play 3")
    assert played(match, "0 play 1", "1 play 2").winners() == [0]
    three = dealt("5 1 1", "2 5 2", "3 3 5")
    played(three, "0 play 5", "1 play 2", "2 play 3", "0 play 1", "1 play 5", "2 play 3")
    assert played(three, "1 play 2", "2 play 5", "0 play 1").winners() == [0, 1, 2]
