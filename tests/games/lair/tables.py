"""Tables of lair to begin a test from."""

import filature
from filature.core.option import Value
from filature.games.lair.state import NO_BACK, State
from filature.record import script

WORDS = {"L": "lair", "S": "spy"}


def card(short: str) -> str:
    """`L3`, `S5` or `A` as notations name it."""
    return f"{WORDS[short[0]]} {short[1]}" if len(short) == 2 else f"taunt {short}"


def table(*hands: str, box: str = "first", **options: Value) -> filature.Match:
    """A match at its first decision; each hand is given as `L2 L3 S5 A B C`."""
    match = filature.Match(filature.load("lair", box, options), len(hands))
    for hand in hands:
        for short in hand.split():
            script.bend_fate(match, f"draw {card(short)}")
    return match


def play(match: filature.Match, *lines: str) -> filature.Match:
    """Plays lines of a worked example, with all that they claim."""
    script.run(match, lines)
    return match


def state_of(match: filature.Match) -> State:
    """The state itself, for what no view tells."""
    assert isinstance(match.state, State)
    return match.state


def empty_deck(match: filature.Match) -> filature.Match:
    """Everyone declines everything until the deck is empty and someone must decide."""
    script.settle_fate(match)
    while state_of(match).top != NO_BACK:
        match.play(match.actors()[0], "pass")
        script.settle_fate(match)
    return match
