"""What breaks each clause of Mission Impossible, from the state itself: an oracle of refusals.

An action that is offered breaks none of them.
"""

from functools import cache
from typing import Any, Final

from filature.core.seat import NOBODY
from filature.games.impossible import phases
from filature.games.impossible.box import OWN, Box
from filature.games.impossible.state import NO_VICTIM, NOWHERE, UNKNOWN, State

DECIDES: Final = {  # in each step, what may be done at all
    phases.FIGURE: ("figure",),
    phases.PLACE: ("lay", "start"),
    phases.MOVE: ("move", "stay"),
    phases.CHALLENGE: ("challenge", "pass"),
}
TURNS: Final = range(phases.ROLL, phases.OVER)


class Move:
    """A move that somebody would make now."""

    def __init__(self, s: State, seat: int, verb: str, arguments: tuple[int, ...]) -> None:
        self.s, self.seat, self.verb, self.arguments = s, seat, verb, arguments

    def out_of(self, phase: int) -> bool:
        """Whether it is this step now, and the move no part of it."""
        return self.s.phase == phase and self.verb not in DECIDES[phase]

    def out_of_order(self, phase: int) -> bool:
        """Whether it is a step that is done in seat order, and another seat's."""
        return self.s.phase == phase and self.seat != self.s.turn

    @property
    def target(self) -> int:
        return self.arguments[0] if self.verb == "challenge" else NOBODY

    @property
    def aimed(self) -> bool:
        """Whether it is aimed at somebody at the table."""
        return 0 <= self.target < self.s.seats


# The board ----------------------------------------------------------------------------------


@cache
def ways(box: Box) -> dict[int, set[int]]:
    found: dict[int, set[int]] = {square: set() for square in range(len(box.names))}
    for one, other in box.links:
        found[one].add(other)
        found[other].add(one)
    return found


@cache
def within(box: Box, start: int, most: int) -> set[int]:
    """The squares that so many steps reach."""
    found = {start}
    for _ in range(most):
        found |= {next_one for square in found for next_one in ways(box)[square]}
    return found


def at_home(s: State, seat: int, square: int) -> bool:
    """Whether a square has the colour of a seat."""
    own = [s.box.square[s.colour[seat] * OWN + n] for n in range(OWN)]
    return s.colour[seat] != UNKNOWN and square in own


# Who is left --------------------------------------------------------------------------------


def left(s: State) -> list[int]:
    return [seat for seat in range(s.seats) if s.alive & 1 << seat]


def stuck(s: State) -> bool:
    """Whether the throw counts nothing in the duel."""
    own = s.victims[s.turn]
    if s.terms.count_booklets:
        own = list(s.holder).count(s.turn) - 1
    still = NO_VICTIM[s.terms.no_victim] == "still"
    return still and len(left(s)) == 2 and s.phase == phases.MOVE and own == 0


# The clauses --------------------------------------------------------------------------------


def not_dealt(m: Move) -> bool:
    return UNKNOWN not in m.s.colour and UNKNOWN in m.s.agent


def wrong_figure(m: Move) -> bool:
    late = m.s.phase != phases.FIGURE or m.s.colour[m.seat] != UNKNOWN
    return m.verb == "figure" and (late or m.arguments[0] in m.s.colour)


def no_such_card(m: Move) -> bool:
    """Or it lies already where its owner has put it."""
    own = m.s.colour[m.seat] * OWN
    free = m.s.cards[own + m.s.settled[m.seat] : own + OWN] if m.s.phase == phases.PLACE else ()
    return m.verb == "lay" and m.arguments[0] not in free


def laying_is_over(m: Move) -> bool:
    """Or not for the players at all."""
    late = m.s.phase > phases.PLACE or is_ready(m) or m.s.settled[m.seat] == OWN - 1
    return m.verb == "lay" and (late or m.s.terms.random_layout)


def is_ready(m: Move) -> bool:
    """Whether the seat has chosen where to begin."""
    return bool(m.s.ready & 1 << m.seat)


def wrong_start(m: Move) -> bool:
    if m.verb != "start":
        return False
    return m.s.phase > phases.PLACE or is_ready(m) or not at_home(m.s, m.seat, m.arguments[0])


def out_of_turn(m: Move) -> bool:
    return m.s.phase in TURNS and m.seat != m.s.turn


def without_a_throw(m: Move) -> bool:
    """A throw is moved once, and a move needs its throw."""
    if m.verb in ("move", "stay"):
        return m.s.phase != phases.MOVE
    return m.s.phase in (phases.ROLL, phases.MOVE) and m.seat == m.s.turn


def too_far(m: Move) -> bool:
    if m.verb != "move" or m.s.phase != phases.MOVE:
        return False
    return m.arguments[0] not in within(m.s.box, m.s.at[m.s.turn], m.s.range)


def stands_still(m: Move) -> bool:
    if m.verb == "stay":
        return not m.s.terms.may_stay and not stuck(m.s)
    return m.verb == "move" and m.s.at[m.seat] == m.arguments[0]


def meets_nobody(m: Move) -> bool:
    if not m.aimed:
        return False
    here = m.s.at[m.seat]
    return m.target == m.seat or here == NOWHERE or here != m.s.at[m.target]


def of_those_gone(m: Move) -> bool:
    return m.seat not in left(m.s) or (m.aimed and m.target not in left(m.s))


LAWS: Final[dict[str, Any]] = {
    "MI-SETUP-2": no_such_card,
    "MI-SETUP-3": lambda m: m.verb == "deal" or not_dealt(m),
    "MI-SETUP-4": lambda m: (
        m.out_of(phases.FIGURE) or m.out_of_order(phases.FIGURE) or wrong_figure(m)
    ),
    "MI-SETUP-5": lambda m: m.s.phase == phases.LAY or laying_is_over(m),
    "MI-SETUP-6": lambda m: m.verb == "absent",
    "MI-SETUP-9": lambda m: m.target >= m.s.seats,
    "MI-TURN-1": lambda m: (
        m.out_of(phases.PLACE) or (m.s.phase == phases.PLACE and is_ready(m)) or wrong_start(m)
    ),
    "MI-TURN-2": lambda m: m.s.phase == phases.FIRST or out_of_turn(m),
    "MI-MOVE-1": lambda m: m.verb == "roll" or without_a_throw(m) or too_far(m),
    "MI-MOVE-2": stands_still,
    "MI-SAFE-1": lambda m: m.aimed and at_home(m.s, m.target, m.s.at[m.target]),
    "MI-CLUE-1": lambda m: m.verb == "read" or (m.s.phase == phases.READ and m.seat == m.s.turn),
    "MI-KILL-2": lambda m: m.verb == "show" or meets_nobody(m) or m.s.phase == phases.SHOW,
    "MI-KILL-3": lambda m: m.verb == "pass" and m.s.terms.forced_challenge,
    "MI-KILL-4": of_those_gone,
    "MI-KILL-8": lambda m: m.aimed and m.s.phase != phases.CHALLENGE,
    "MI-DUEL-2": lambda m: m.verb == "move" and stuck(m.s),
    "MI-DUEL-4": lambda m: m.s.phase == phases.OVER and len(left(m.s)) > 1,
    "MI-WIN-1": lambda m: len(left(m.s)) == 1,
}
