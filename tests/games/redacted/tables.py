"""Tables of [redacted] to begin a test from."""

import filature
from filature.core.option import Value
from filature.games.redacted.box import KIND_NAMES, KINDS, ROOM_NAMES
from filature.games.redacted.state import State
from filature.games.redacted.views import View
from filature.record import script

NATIONS = {"R": "red", "B": "blue", "Y": "yellow"}


def table(sides: str, *hands: str, **options: Value) -> filature.Match:
    """A match at its first decision: `RB` and a hand for each seat, `key vest`.

    `stow` names what lies in the briefcases, `first` who begins, `box` the box: the first draft,
    whose plan no tuning moves.
    """
    stow = str(options.pop("stow", "weapon weapon"))
    first = options.pop("first", 0)
    box = str(options.pop("box", "first"))
    match = filature.Match(filature.load("redacted", box, options), len(sides))
    while [outcome for outcome, _ in match.chance() if outcome.startswith("aside")]:
        aside = [n for n in NATIONS.values() if f"aside {n}" in dict(match.chance())]
        match.play(filature.CHANCE, f"aside {pick_aside(match, sides, aside)}")
    for side in sides:
        match.play(filature.CHANCE, f"loyalty {NATIONS[side]}")
    if match.chance()[0][0].startswith("stow"):
        for kind in stow.split():
            match.play(filature.CHANCE, f"stow {kind}")
    for hand in hands:
        for kind in hand.split():
            match.play(filature.CHANCE, f"draw {kind}")
    match.play(filature.CHANCE, f"first {first}")
    return match


def pick_aside(match: filature.Match, sides: str, possible: list[str]) -> str:
    """A nation of which a card is left over."""
    cards = state_of(match).cards
    for number, (letter, nation) in enumerate(NATIONS.items()):
        if nation in possible and cards[number] > sides.count(letter):
            return nation
    raise AssertionError("no loyalty card to spare")


def play(match: filature.Match, *lines: str) -> filature.Match:
    """Plays lines of a worked example, with all that they claim."""
    script.run(match, lines)
    return match


def state_of(match: filature.Match) -> State:
    """The state itself, for what no view tells."""
    assert isinstance(match.state, State)
    return match.state


def view(match: filature.Match, seat: int = filature.SPECTATOR) -> View:
    seen = match.view(seat)
    assert isinstance(seen, View)
    return seen


def put(match: filature.Match, seat: int, room: str) -> filature.Match:
    """Stands an agent in a room, for a test that is about something else."""
    state_of(match).room[seat] = ROOM_NAMES.index(room)
    return match


def hand(match: filature.Match, seat: int) -> list[str]:
    """The objects of a hand, by name."""
    mine = view(match, seat).my_hand
    return [KIND_NAMES[kind] for kind in range(KINDS) for _ in range(mine[kind])]


def idle(match: filature.Match, seat: int) -> filature.Match:
    """A turn without doing anything."""
    return play(match, f"{seat}: pass")


def meeting(mine: str, theirs: str, *hands: str, **options: Value) -> filature.Match:
    """Seat 1 walks in on seat 0 in the kitchen; both cards are chosen."""
    match = table("RB", *hands, mission="introduction", first=1, **options)
    put(match, 0, "kitchen")
    return play(match, "1: step kitchen", f"1: card {mine}", f"0: card {theirs}")


def refused(match: filature.Match, seat: int, notation: str) -> str:
    """The clause of a refusal; empty when it is offered."""
    found = match.refusal(seat, notation)
    return found.clause if found else ""
