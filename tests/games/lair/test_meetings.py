"""Where rules of Before I Kill You meet: see `meetings.py`."""

import filature
from filature.core.numbers import zeros
from filature.games.lair.box import KINDS, LETTERS, SPY, TAUNT
from filature.games.lair.state import NO_BACK, YELLOW

from .tables import play, state_of, table

BUILDER, SENDER = "L4 L3 A B C D", "S7 S2 E F G H"


def hold(match: filature.Match, seat: int, hand: str) -> filature.Match:
    """Puts just these cards into a hand."""
    s = state_of(match)
    for kind in range(KINDS):
        s.hands[seat * KINDS + kind] = 0
    for short in hand.split():
        spy = short.startswith("S")
        s.hands[seat * KINDS + (SPY + int(short[1]) if spy else TAUNT + LETTERS.index(short))] += 1
    s.spies[seat] = hand.count("S")
    return match


def deck(match: filature.Match, *spies: int) -> filature.Match:
    """Leaves only these spies in the deck."""
    s = state_of(match)
    s.deck, s.deck_plain, s.deck_spies = zeros(KINDS), 0, len(spies)
    for power in spies:
        s.deck[SPY + power] += 1
    s.top = YELLOW if spies else NO_BACK
    return match


def spies_left(match: filature.Match, left: int) -> filature.Match:
    """All spies but so many have been discarded."""
    s = state_of(match)
    s.spies_out = s.box.spies - left
    return match


def test_a_spy_of_unknown_power_may_ruin_a_lair_and_the_turn_passes() -> None:
    match = play(table(BUILDER, SENDER), "0: lair 4", "0: steal 1 to 0")
    play(match, "chance: show spy 7", "= size 0 0", "= turn 1")


def test_a_spy_off_the_deck_may_ruin_a_lair_as_the_next_back_appears() -> None:
    match = play(table(BUILDER, SENDER), "chance: draw taunt E, back spy")
    play(match, "0: lair 4", "0: top to 0", "chance: show spy 6, back plain")
    play(match, "= size 0 0", "= turn 1")


def test_below_the_last_card_of_the_deck_lies_nothing() -> None:
    for power, size in ((3, 4), (5, 0)):
        match = deck(play(table(BUILDER, SENDER), "0: lair 4"), power)
        play(match, "0: top to 0", f"chance: show spy {power}", f"= size {size} 0")


def test_the_last_spy_may_be_stolen_and_escape() -> None:
    match = spies_left(play(table(BUILDER, SENDER), "0: lair 4"), 1)
    play(match, "0: steal 1 to 0", "chance: show spy 7", "= ending KILL-END-3", "= size 0 0")


def test_the_last_spies_may_escape_together() -> None:
    match = play(table("S2 S3 A B C D", "L4 E F G H I"), "0: pass", "1: lair 4", "1: pass")
    spies_left(hold(match, 0, "S2 S3"), 2)
    play(match, "0: spy 3 to 1", "0: add 2", "= ending KILL-END-3", "= size 0 0")


def test_who_holds_nothing_but_spies_kills_at_once_for_the_last_points() -> None:
    for score, ending in ((2, "KILL-END-1"), (0, "")):
        match = play(table("S4 S2 A B C D", "L4 S1 S2 S3 S5 S6", target=6), "0: pass", "1: lair 4")
        hold(play(match, "1: pass"), 1, "S1 S2")
        state_of(match).score[1] = score
        play(hold(match, 0, "S4"), "0: spy 4 to 1", f"= score 0 {score + 4}")
        assert match.game.ending(match.state) == ending


def test_who_steals_for_a_rival_with_nothing_but_spies_may_end_the_match() -> None:
    match = play(table("S4 S2 A B C D", "L4 S1 S2 S3 S5 S6", target=5), "0: pass", "1: lair 4")
    hold(play(match, "1: pass"), 1, "S3")
    state_of(match).score[1] = 2
    play(match, "0: steal 1 to 1", "chance: show spy 3", "= ending KILL-END-1", "= winners 1")


def test_a_safe_taunt_with_the_last_plain_card_is_followed_by_the_kill() -> None:
    """The other A lies in the discard pile for all to see, and only spies are left in the hand."""
    for score, turn in ((0, 1), (24, 0)):
        match = hold(play(table(BUILDER, SENDER), "0: lair 4"), 0, "A S3 S2")
        s = state_of(match)
        s.discard[TAUNT], s.score[0] = 1, score
        play(match, "0: spy 3 to 0", "0: taunt A", f"= score {score + 6} 0", f"= turn {turn}")
        assert match.over == (score == 24)


def test_a_taunt_that_stood_is_followed_by_the_kill_of_who_has_nothing_but_spies() -> None:
    match = hold(play(table(BUILDER, SENDER, target=6), "0: lair 4"), 0, "A S3 S2")
    play(match, "0: spy 3 to 0", "0: taunt A", "1: pass", "= score 6 0", "= ending KILL-END-1")


def test_with_an_empty_deck_the_next_is_asked_at_once() -> None:
    """Without a card to draw, whatever has become of the spy."""
    match = deck(play(table(BUILDER, SENDER), "0: lair 4"))
    play(match, "0: steal 1 to 0", "chance: show spy 7", "= size 0 0", "= turn 1")
    assert match.actors() == [1]
    match = deck(play(table("L4 S7 S2 A B C", "L4 E F G H I"), "0: pass", "1: lair 4"))
    play(hold(match, 0, "S7 S2"), "1: pass", "0: spy 7 to 1", "0: done", "= size 0 0")
    assert match.actors() == [1]


def test_who_must_play_and_cannot_passes() -> None:
    """After a round of passes, with nothing but taunts in the hand and no lair on the table."""
    match = table("L4 A B C D E", "A B C D E F", stop="never")
    deck(play(match, "? 0 may pass = yes"))
    play(match, "0: pass", "1: pass", "0: pass")
    assert match.options(1) == ["pass"]
    play(match, "1: pass", "? 0 why pass = KILL-END-6", "? 0 may lair 4 = yes")


def test_spies_of_every_power_may_join() -> None:
    match = play(table("S1 S3 S7 A B C", "L4 E F G H I"), "0: pass", "1: lair 4", "1: pass")
    play(hold(match, 0, "S1 S3 S7"), "0: spy 3 to 1")
    assert match.options(0) == ["add 1", "add 7", "done"]
