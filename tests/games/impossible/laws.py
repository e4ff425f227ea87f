"""What breaks each clause of Mission Impossible, from the state itself: an oracle of refusals.

An action that is offered breaks none of them.
"""

from functools import cache
from typing import Any, Final

from filature.core.seat import NOBODY
from filature.games.impossible import phases
from filature.games.impossible.box import OWN, Box
from filature.games.impossible.state import NOWHERE, UNKNOWN, State

ANSWERS: Final = ("yield", "strike", "deny")
DECIDES: Final = {  # in each step, what may be done at all
    phases.FIGURE: ("figure",),
    phases.LAY: ("lay",),
    phases.PLACE: ("start",),
    phases.MOVE: ("move", "stay"),
    phases.CHALLENGE: ("challenge", "pass"),
    phases.ANSWER: ANSWERS,
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
    return s.terms.strict_zero and len(left(s)) == 2 and s.phase == phases.MOVE and own == 0


def hunts(s: State, hunter: int, prey: int) -> bool:
    return s.mission[hunter] == s.agent[prey]


# The clauses --------------------------------------------------------------------------------


def not_dealt(m: Move) -> bool:
    return UNKNOWN not in m.s.colour and UNKNOWN in m.s.agent


def wrong_figure(m: Move) -> bool:
    late = m.s.phase != phases.FIGURE or m.s.colour[m.seat] != UNKNOWN
    return m.verb == "figure" and (late or m.arguments[0] in m.s.colour)


def no_such_card(m: Move) -> bool:
    return m.verb == "lay" and not m.s.hand[m.seat] & 1 << m.arguments[0]


def laying_is_over(m: Move) -> bool:
    """Or not for the players at all."""
    return m.verb == "lay" and (m.s.laid[m.seat] == OWN or m.s.terms.random_layout)


def wrong_start(m: Move) -> bool:
    if m.verb != "start":
        return False
    placed = m.s.at[m.seat] != NOWHERE or m.s.phase > phases.PLACE
    return placed or not at_home(m.s, m.seat, m.arguments[0])


def out_of_turn(m: Move) -> bool:
    answers = m.s.phase == phases.ANSWER and m.seat == m.s.challenged and m.verb in ANSWERS
    return m.s.phase in TURNS and m.seat != m.s.turn and not answers


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


def disturbs_a_strike(m: Move) -> bool:
    """A booklet is being shown: all wait for whoever it is shown to, who answers."""
    if m.s.phase not in (phases.SHOW, phases.ANSWER):
        return False
    return m.s.phase == phases.SHOW or m.seat != m.s.challenged or m.verb not in ANSWERS


def answers_nobody(m: Move) -> bool:
    shown = m.s.phase == phases.ANSWER and m.seat == m.s.challenged
    return m.verb in ANSWERS and not shown


def of_those_gone(m: Move) -> bool:
    return m.seat not in left(m.s) or (m.aimed and m.target not in left(m.s))


def false_answer(m: Move) -> str:
    """Which of the three answers it is, if it is not the true one."""
    if m.s.phase != phases.ANSWER or m.seat != m.s.challenged:
        return ""
    found, prey = hunts(m.s, m.s.turn, m.seat), hunts(m.s, m.seat, m.s.turn)
    truth = "yield" if found else "strike" if prey else "deny"
    return m.verb if m.verb in ANSWERS and m.verb != truth else ""


LAWS: Final[dict[str, Any]] = {
    "MI-SETUP-2": no_such_card,
    "MI-SETUP-3": lambda m: m.verb == "deal" or not_dealt(m),
    "MI-SETUP-4": lambda m: (
        m.out_of(phases.FIGURE) or m.out_of_order(phases.FIGURE) or wrong_figure(m)
    ),
    "MI-SETUP-5": lambda m: m.out_of(phases.LAY) or laying_is_over(m),
    "MI-SETUP-6": lambda m: m.verb == "absent",
    "MI-SETUP-9": lambda m: m.target >= m.s.seats,
    "MI-TURN-1": lambda m: m.out_of(phases.PLACE) or m.out_of_order(phases.PLACE) or wrong_start(m),
    "MI-TURN-2": lambda m: m.s.phase == phases.FIRST or out_of_turn(m),
    "MI-MOVE-1": lambda m: m.verb == "roll" or without_a_throw(m) or too_far(m),
    "MI-MOVE-2": stands_still,
    "MI-SAFE-1": lambda m: m.aimed and at_home(m.s, m.target, m.s.at[m.target]),
    "MI-CLUE-1": lambda m: m.verb == "read" or (m.s.phase == phases.READ and m.seat == m.s.turn),
    "MI-KILL-2": lambda m: (
        m.verb == "show" or meets_nobody(m) or disturbs_a_strike(m) or answers_nobody(m)
    ),
    "MI-KILL-3": lambda m: m.verb == "pass" and m.s.terms.forced_challenge,
    "MI-KILL-4": lambda m: of_those_gone(m) or false_answer(m) == "yield",
    "MI-KILL-5": lambda m: false_answer(m) == "strike" and not hunts(m.s, m.seat, m.s.turn),
    "MI-KILL-6": lambda m: false_answer(m) == "deny",
    "MI-KILL-8": lambda m: m.aimed and m.s.phase != phases.CHALLENGE,
    "MI-KILL-10": lambda m: false_answer(m) == "strike" and len(left(m.s)) == 2,
    "MI-DUEL-2": lambda m: m.verb == "move" and stuck(m.s),
    "MI-DUEL-4": lambda m: m.s.phase == phases.OVER and len(left(m.s)) > 1,
    "MI-WIN-1": lambda m: len(left(m.s)) == 1,
}
