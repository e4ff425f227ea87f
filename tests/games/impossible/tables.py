"""Tables of Mission Impossible to begin a test from."""

import filature
from filature.core.option import Value
from filature.games.impossible.state import State
from filature.games.impossible.views import View
from filature.record import script

AGENTS = ("english", "russian", "german", "chinese", "french", "american")
ENGLISH, RUSSIAN, GERMAN, CHINESE, FRENCH, AMERICAN = range(6)
COLOURS = ("blue", "red", "green", "black", "yellow", "white")  # chosen in seat order
HOME = ("I41", "I11", "I31", "I51", "I21", "I01")  # where figures begin, three squares from H


def chosen(*colours: str, box: str = "default", **options: Value) -> filature.Match:
    """A match whose figures are chosen, in seat order; no booklet is opened yet.

    The notebook works everything out, unless the options say otherwise.
    """
    game = filature.load("impossible", box, {"notebook": "proofs", **options})
    match = filature.Match(game, len(colours))
    for seat, colour in enumerate(colours[:5]):  # the sixth gets what is left
        match.play(seat, f"figure {colour}")
    return match


def opened(match: filature.Match, *agents: str) -> filature.Match:
    """Booklets dealt, `en ru ge` as said, the others opened for all; nothing is laid yet."""
    names = [next(name for name in AGENTS if name.startswith(short)) for short in agents]
    for name in AGENTS:
        if name not in names:
            match.play(filature.CHANCE, f"absent {name}")
    for name in names:
        match.play(filature.CHANCE, f"deal {name}")
    return match


def dealt(*agents: str, box: str = "default", **options: Value) -> filature.Match:
    """Figures chosen in the order of COLOURS and booklets dealt; nothing is laid yet."""
    return opened(chosen(*COLOURS[: len(agents)], box=box, **options), *agents)


def laid(match: filature.Match) -> filature.Match:
    """Chance has laid all cards, each seat's in table order."""
    script.settle_fate(match)
    return match


def table(*agents: str, first: int = 0, box: str = "default", **options: Value) -> filature.Match:
    """A match at its first throw: cards laid in table order, figures at HOME."""
    match = laid(dealt(*agents, box=box, **options))
    for seat in range(match.seats):
        match.play(seat, f"start {HOME[seat]}")
    for seat in range(match.seats):
        match.play(filature.CHANCE, "roll 6" if seat == first else "roll 1")
    return match


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


def put(match: filature.Match, **squares: str) -> filature.Match:
    """Stands figures elsewhere: `put(match, a="H")` puts seat 0 on H, b is seat 1 …"""
    s = state_of(match)
    for letter, name in squares.items():
        s.at["abcdef".index(letter)] = s.box.names.index(name)
    return match


def suspects(match: filature.Match, seat: int, of: int) -> set[str]:
    """Who, for a seat's notebook, another may still be."""
    return {AGENTS[agent] for agent, count in enumerate(view(match, seat).notebook[of]) if count}


def told(match: filature.Match, seat: int, since: int = 0) -> list[str]:
    """The keys of what a seat has been told."""
    return [event.key for event in match.news(seat, since)]
