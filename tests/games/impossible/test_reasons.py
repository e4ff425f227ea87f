"""What the coach says of an action, where a pencil comes to the same."""

import filature
from games.impossible.tables import play, put, table

# Seat 0 is the English agent, hunts the Russian and is hunted by the German; red is seat 1.
FIRST_ROUND = (
    *("chance: roll 3", "0: move H"),
    *("chance: roll 1", "1: move I12", "chance: roll 1", "2: move I32", "chance: roll 6"),
)
WART = ("0: move S06", "chance: read wart")  # which of the two others only the Russian has


def told(match: filature.Match, notation: str, seat: int = 0) -> tuple[str, str]:
    """The clause of a reason, and the reason in French."""
    reason = match.game.reason(match.view(seat), match.named[notation])
    assert reason
    said = match.game.words.say(reason.sentence, "fr", ("Anna", "Igor", "Max", "Zoé"), seat)
    return reason.clause, said.replace("\N{NO-BREAK SPACE}", " ")


def knowing(match: filature.Match) -> filature.Match:
    """Seat 0 has read who seat 1 is, and throws a 6; seat 1 stands in the middle."""
    play(match, *FIRST_ROUND, *WART, "chance: roll 1", "1: move I11", "chance: roll 1")
    return put(play(match, "2: move I31", "chance: roll 6"), b="H")


def test_a_card_not_read_is_about_those_who_may_still_be_it() -> None:
    match = play(table("en", "ru", "ge"), *FIRST_ROUND)
    assert told(match, "move S06") == (
        "MI-CLUE-3",
        "Igor peut encore être le Russe ou l'Allemand ; vous n'avez pas lu 5 de ses cartes.",
    )
    many = play(table("en", "ru", "ge", "ch", "fr"), "chance: roll 6")
    clause, text = told(many, "move I11")
    assert clause == "MI-CLUE-1"
    assert text == (
        "4 agents peuvent encore se cacher derrière Igor ; 5 de ses cartes vous sont inconnues."
    )


def test_a_target_that_is_sure_is_approached_met_and_shown_ones_booklet() -> None:
    match = knowing(table("en", "ru", "ge"))
    assert told(match, "move S03")[1].endswith("votre cible, et ne sera plus qu'à 3 cases.")
    assert told(match, "move H")[0] == "MI-KILL-2"
    assert told(play(match, "0: move H"), "challenge 1") == (
        "MI-KILL-4",
        "Igor ne peut être que le Russe, votre cible : votre carnet suffit.",
    )


def test_who_may_as_well_be_the_hunter_is_not_shown_a_booklet() -> None:
    match = put(play(table("en", "ru", "ge"), *FIRST_ROUND), b="S03")
    assert told(play(match, "0: move S03"), "pass") == (
        "MI-KILL-5",
        "Igor vous traque dans 1 des 2 distributions possibles : "
        "votre carnet vous éliminerait alors.",
    )


def test_at_home_nobody_strikes_and_the_hunter_is_named_once_known() -> None:
    match = play(table("en", "ru", "ge"), *FIRST_ROUND)
    assert told(match, "move I41")[1].endswith("2 adversaires peuvent vous traquer.")
    match = knowing(table("en", "ru", "ge"))
    assert told(put(match, a="S41"), "move I41") == (
        "MI-SAFE-1",
        "Max vous traque ; sur votre couleur, vous êtes à l'abri.",
    )


def test_with_two_left_distance_is_all() -> None:
    match = play(knowing(table("en", "ru", "ge")), "0: move H", "0: challenge 1")
    play(match, "chance: show english", "chance: roll 1", "2: move I32", "chance: roll 4")
    assert told(put(match, c="S03"), "move S03")[0] == "MI-KILL-10"
    assert told(match, "move S02")[1] == (
        "Max sera à une case : 6 faces du dé sur six lui suffisent pour vous atteindre."
    )
    assert told(match, "move S34")[1] == "Max sera à 7 cases : hors de portée de son prochain dé."
