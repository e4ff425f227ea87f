"""The rules of Dead Drop, clause by clause, in their order."""

import filature

GAME = filature.load("deaddrop")
HANDS = ("paper 3, bug 3, paper 1", "paper 2, bug 2, paper 1")


def dealt(*hands: str) -> filature.Match:
    """A match at its first decision; each hand is given as `paper 3, bug 3, paper 1`."""
    match = filature.Match(GAME, len(hands))
    for card in ", ".join(hands).split(", "):
        match.play(filature.CHANCE, f"deal {card}")
    return match


def played(match: filature.Match, *actions: str) -> filature.Match:
    """Plays actions, written `0 drop bug 3 to 1`."""
    for action in actions:
        seat, _, notation = action.partition(" ")
        match.play(int(seat), notation)
    return match


def why(match: filature.Match, seat: int, notation: str) -> str:
    """The clause by which an action is refused."""
    refused = match.why_not(seat, notation)
    return refused.clause if refused else ""


def test_drop_cards_1_nine_documents_and_six_microphones() -> None:
    counts = {"paper 1": 4, "paper 2": 3, "paper 3": 2, "bug 2": 4, "bug 3": 2}
    assert dict(filature.Match(GAME, 2).chance()) == {f"deal {k}": n for k, n in counts.items()}


def test_drop_cards_2_all_backs_are_alike() -> None:
    one, two = (played(dealt(*HANDS), f"0 drop {card} to 1") for card in ("bug 3", "paper 3"))
    assert one.view(1) == two.view(1)
    assert one.news(1) == two.news(1)
    assert one.view(0) != two.view(0)


def test_drop_deal_1_three_cards_that_only_their_owner_sees() -> None:
    match = dealt(*HANDS)
    assert match.view(0).my_hand == (1, 0, 1, 0, 1)
    assert match.view(1).my_hand == (1, 1, 0, 1, 0)
    assert match.view(filature.SPECTATOR).my_hand == ()
    assert why(match, 0, "deal bug 3") == "DROP-DEAL-1"
    short: filature.Match = filature.Match(filature.load("deaddrop", options={"hand": 2}), 3)
    short.deal(1)
    assert short.view(0).held == (2, 2, 2)


def test_drop_deal_2_the_other_cards_stay_in_the_box() -> None:
    match = dealt(*HANDS)
    assert match.chance() == []
    assert "deck" not in match.view(0)._fields


def test_drop_drop_1_in_turn_a_card_of_the_hand_before_a_player() -> None:
    match = dealt(*HANDS)
    assert match.options(0) == ["drop paper 1 to 1", "drop paper 3 to 1", "drop bug 3 to 1"]
    assert why(match, 0, "drop paper 2 to 1") == "DROP-DROP-1"
    assert why(match, 1, "drop paper 2 to 0") == "DROP-DROP-1"
    assert played(match, "0 drop bug 3 to 1").view(1).held == (2, 3)
    assert played(match, "1 leave").actors() == [1]


def test_drop_drop_2_not_before_oneself_nor_before_nobody() -> None:
    match = dealt(*HANDS)
    assert why(match, 0, "drop bug 3 to 0") == "DROP-DROP-2"
    assert why(match, 0, "drop bug 3 to 2") == "DROP-DROP-2"


def test_drop_take_1_whoever_it_lies_before_answers_without_looking() -> None:
    match = dealt(*HANDS)
    assert why(match, 1, "take") == "DROP-TAKE-1"
    played(match, "0 drop bug 3 to 1")
    assert match.actors() == [1]
    assert match.options(1) == ["take", "leave"]
    assert match.view(1).my_drop == -1
    assert why(match, 0, "take") == why(match, 0, "drop paper 1 to 1") == "DROP-TAKE-1"


def test_drop_take_2_taken_it_counts_for_who_took_it() -> None:
    match = played(dealt(*HANDS), "0 drop bug 3 to 1", "1 take")
    assert match.scores() == [0, -3]
    assert match.view(0).files == ((0, 0, 0, 0, 0), (0, 0, 0, 0, 1))


def test_drop_take_3_left_it_counts_for_who_laid_it() -> None:
    match = played(dealt(*HANDS), "0 drop paper 3 to 1", "1 leave")
    assert match.scores() == [3, 0]
    assert match.view(1).files == ((0, 0, 1, 0, 0), (0, 0, 0, 0, 0))


def finished(*answers: str) -> filature.Match:
    """A match with six drops and these answers."""
    cards = ("bug 3", "bug 2", "paper 3", "paper 2", "paper 1", "paper 1")
    match = dealt(*HANDS)
    for n, (card, answer) in enumerate(zip(cards, answers)):
        seat = n % 2
        played(match, f"{seat} drop {card} to {1 - seat}", f"{1 - seat} {answer}")
    return match


def test_drop_end_1_when_the_last_card_is_turned_up() -> None:
    match = finished(*["take"] * 5)
    assert not match.over
    played(match, "1 drop paper 1 to 0")
    assert not match.over
    played(match, "0 take")
    assert GAME.ending(match.state) == "DROP-END-1"
    assert why(match, 0, "take") == "DROP-END-1"


def test_drop_end_2_the_most_points_win_and_equals_share() -> None:
    match = finished("take", "take", "take", "take", "take", "take")
    assert match.scores() == [1, 1]
    assert match.winners() == [0, 1]
    assert finished("take", "take", "leave", "take", "take", "take").winners() == [0]
