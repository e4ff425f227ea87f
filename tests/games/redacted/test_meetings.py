"""Where rules of [redacted] meet: see `meetings.py`.

What is forced is done at once: one action may lead through a whole evasion to the next turn.
"""

import pytest

import filature
from filature.games.redacted.box import KIND_NAMES, KINDS, ROOM_NAMES
from filature.games.redacted.state import State

from .tables import hand, play, put, state_of, table, view


def strip(match: filature.Match, seat: int) -> filature.Match:
    """Takes everything out of a hand."""
    s = state_of(match)
    for kind in range(KINDS):
        s.hands[seat * KINDS + kind] = 0
    s.count[seat] = 0
    return match


def room_of(match: filature.Match, seat: int) -> str:
    return ROOM_NAMES[view(match).room[seat]]


def shared(room: str, *taken: str, held: str = "contraband vest", **more: str) -> filature.Match:
    """Seats 0 and 1 in one room as the turn begins, the others where they leave no way out."""
    match = table("RBRB", held, "vest vest", "bomb key", "key key", mission="classic", **more)
    put(put(match, 0, room), 1, room)
    for seat, other in enumerate(taken, 2):
        put(match, seat, other)
    return match


def since(match: filature.Match, entries: int) -> list[str]:
    """What everybody is told from a place of the log on."""
    return [news.key for news in match.news(filature.SPECTATOR, entries)]


DEEDS = {  # what is done where, with the other ways taken, and where one must go then
    "hide": ("kitchen", (), ("0: hide",), "reception"),
    "rearm": ("armoury", (), ("0: rearm",), "breaker"),
    "take": ("storage", ("radio",), ("0: take", "chance: draw weapon"), "basement"),
    "dark": ("breaker", ("armoury",), ("0: dark upper",), "basement"),
    "light": ("breaker", ("armoury",), ("0: light",), "basement"),
    "call": ("radio", ("storage",), ("0: call red",), "basement"),
    "lock": ("lockdown", ("office",), ("0: lock basement",), "upstairs"),
    "watch": ("security", (), ("0: watch",), "xray"),
}


def made_ready(s: State, deed: str) -> None:
    s.spent[0] = 1
    if deed == "light":
        s.dark = 2


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("locked", [False, True])
def test_after_a_deed_in_company_the_only_way_out_is_taken(deed: str, locked: bool) -> None:
    room, taken, lines, goal = DEEDS[deed]
    match = shared(room, *taken)
    s = state_of(match)
    made_ready(s, deed)
    if locked:  # by the next player, who has left the console
        s.lock, s.locker = 2, 1
    before = len(match.log)
    play(match, *lines)
    assert room_of(match, 0) == goal
    assert view(match).turn == 1
    assert ("lock_lifted" in since(match, before)) == (locked and deed != "lock")


CORNERED = {
    "hide": ("armoury", ("breaker",), ("0: hide",)),
    "rearm": ("armoury", ("breaker",), ("0: rearm",)),
    "take": ("storage", ("radio", "basement"), ("0: take", "chance: draw weapon")),
    "dark": ("breaker", ("armoury", "basement"), ("0: dark upper",)),
}


@pytest.mark.parametrize("deed", CORNERED)
def test_after_a_deed_without_a_way_out_one_stays(deed: str) -> None:
    room, taken, lines = CORNERED[deed]
    match = shared(room, *taken, public_places="hall")
    made_ready(state_of(match), deed)
    before = len(match.log)
    play(match, *lines)
    assert room_of(match, 0) == room
    assert "cornered" in since(match, before)
    assert view(match).turn == 1


@pytest.mark.parametrize("deed", ["hide", "rearm", "take"])
def test_in_the_dark_whoever_is_left_may_notice_it(deed: str) -> None:
    room, taken, lines, goal = DEEDS[deed]
    match = shared(room, *taken)
    s = state_of(match)
    made_ready(s, deed)
    s.dark = s.box.floor[ROOM_NAMES.index(room)]
    play(match, *lines)
    assert match.actors() == [1]
    assert match.options(1) == ["pass"]  # asked alike, goggles or not
    play(match, "1: pass")
    assert room_of(match, 0) == goal


# Rewards ------------------------------------------------------------------------------------


def beaten_in_the_armoury(held: str = "key key", mission: str = "classic") -> filature.Match:
    """Seat 1 has walked in on seat 0, and has lost; there is one way out, Key or not."""
    seats = "RBRB" if mission == "classic" else "RB"
    hands = (held, "bomb key", "vest vest", "aid aid")[: len(seats)]
    match = table(seats, *hands, mission=mission, first=1)
    put(put(match, 0, "armoury"), 1, "breaker")
    if mission == "classic":
        put(match, 2, "radio")
    else:
        state_of(match).guards[0] = ROOM_NAMES.index("radio")
    return play(strip(match, 1), "1: step armoury", "1: card wire", "0: card blade")


REWARDS = {
    "interrogate": ("0: interrogate", "chance: question blue"),
    "injure": ("0: injure",),
}


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("locker", [0, 2])
def test_after_a_reward_the_loser_is_shown_the_only_way_out(reward: str, locker: int) -> None:
    """And the turn is over: seat 2, whose turn begins, has left its console."""
    match = beaten_in_the_armoury()
    s = state_of(match)
    s.lock, s.locker = 2, locker
    before = len(match.log)
    assert view(match).result != 0
    play(match, *REWARDS[reward])
    assert {"pushed", "moved"} <= set(since(match, before))
    assert room_of(match, 1) == "breaker"
    assert ("lock_lifted" in since(match, before)) == (locker == 2)


def test_after_a_theft_the_loser_is_shown_the_only_way_out() -> None:
    match = beaten_in_the_armoury()
    s = state_of(match)
    s.hands[KINDS + 9], s.count[1] = 1, 1  # something to take
    taken = KIND_NAMES[9]
    play(match, "0: steal", f"chance: lose {taken}")
    assert taken in hand(match, 0)
    assert room_of(match, 1) == "breaker"
    assert view(match).turn == 2


def test_an_interrogation_of_the_duel_scores_before_the_loser_goes() -> None:
    match = beaten_in_the_armoury(mission="duel")
    play(match, "0: interrogate", "= points 1 0")
    assert room_of(match, 1) == "breaker"


def test_an_empty_hand_is_asked_for_no_object_and_the_winner_for_the_reward() -> None:
    match = beaten_in_the_armoury()
    assert match.actors() == [0]
    assert "interrogate" in match.options(0)


@pytest.mark.parametrize("reward", ["interrogate", "injure"])
def test_who_wins_by_goggles_is_followed_by_the_forced_evasion(reward: str) -> None:
    """In the dark the one who walked in was stopped: no action is left, and one way out."""
    match = table(
        "RBRB", "goggles key", "bomb key", "vest vest", "aid aid", mission="classic", first=1
    )
    put(put(put(match, 0, "armoury"), 1, "breaker"), 2, "radio")
    state_of(match).dark = 0
    play(match, "1: step armoury", "0: goggles 1", "1: pass", f"0: {reward}")
    if reward == "interrogate":
        play(match, "chance: question blue")
    assert match.options(0) == ["pass"]  # once more: the evasion can be noticed, too
    play(match, "0: pass")
    assert room_of(match, 1) == "breaker"
    assert view(match).turn == 2


def guarded(lines: tuple[str, ...] = ()) -> filature.Match:
    """A duellist runs into the guard of the Computer room."""
    match = table("RB", "key key", "bomb key", mission="duel")
    return play(put(match, 0, "upstairs"), "0: step computer", "0: card wire", *lines)


def test_who_loses_to_a_guard_is_injured_and_leaves_by_the_only_way() -> None:
    match = guarded(("chance: guard shows blade", "0: pass"))
    assert view(match).posture[0] != 0
    assert room_of(match, 0) == "upstairs"


def test_a_guard_moved_at_the_end_of_a_turn_may_be_followed_by_dawn() -> None:
    match = table("RB", "key key", "bomb key", mission="duel")
    s = state_of(match)
    s.round, s.turn, s.first = s.plan.dawn, 1, 0
    play(match, "1: pass", "1: guard 0 basement")
    assert match.game.ending(match.state) == "RED-DAWN-1"


def test_a_guard_moved_at_the_end_of_a_turn_may_be_followed_by_the_end_of_a_lockdown() -> None:
    match = table("RB", "key key", "bomb key", mission="duel")
    s = state_of(match)
    s.lock, s.locker = 0, 1
    play(match, "0: pass", "0: guard 0 basement")
    assert s.locker != 1


def test_an_interrogation_by_goggles_scores_in_the_duel() -> None:
    match = table("RB", "goggles key", "bomb key", mission="duel", first=1)
    put(put(match, 0, "armoury"), 1, "breaker")
    state_of(match).dark = 0
    play(match, "1: step armoury", "0: goggles 1", "1: pass", "0: interrogate", "= points 1 0")
