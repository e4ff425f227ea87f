"""What breaks each clause of La formule secrète, from the state itself: an oracle of refusals.

An action that is offered breaks none of them.
"""

from typing import Any, Final

from filature.core.seat import NOBODY
from filature.games.ateam import phases
from filature.games.ateam.box import (
    BENCH,
    CLEAR,
    FINAL,
    GUARD,
    LABS,
    LEAD,
    NUMBERS,
    PLUS,
    ROAM,
    SAFE,
    VAULT,
)
from filature.games.ateam.state import State

OWN: Final = {"plus3": PLUS, "clear": CLEAR, "lead": LEAD, "bench": BENCH, "roam": ROAM}
DECIDES: Final = {  # in each step, what may be done at all
    phases.FIGURE: {"figure"},
    phases.TURN: {"throw", "end", "lab", "discard", *OWN},
    phases.KEEP: {"keep", "clear"},
    phases.STOP: {"stop", "pass"},
    phases.FOE: {"fight"},
    phases.SCREEN: {"challenge", "pass", "lab", "discard", *OWN},
}


class Move:
    """A move that somebody would make now."""

    def __init__(self, s: State, seat: int, verb: str, arguments: tuple[int, ...]) -> None:
        self.s, self.seat, self.verb, self.arguments = s, seat, verb, arguments

    @property
    def mine(self) -> bool:
        """Whether the step is one in which this seat decides."""
        return self.s.phase in DECIDES and self.s.turn == self.seat

    def out_of(self, phase: int) -> bool:
        """Whether it is this step now, and the move no part of it."""
        return self.s.phase == phase and self.verb not in DECIDES[phase]

    @property
    def card(self) -> int | None:
        """The card that it takes."""
        if self.verb == "lab":
            return LABS + (self.arguments[0] - 1) * NUMBERS + self.arguments[1] - 1
        return self.arguments[0] if self.verb == "discard" else OWN.get(self.verb)

    @property
    def kind(self) -> int:
        return self.s.box.kinds[self.s.place[self.seat]]

    @property
    def leaves(self) -> bool:
        """Whether a card would take its owner away; to throw the dice again is none of its own."""
        again = self.verb == "clear" and self.s.phase == phases.KEEP
        return self.verb in ("plus3", "clear", "lead") and not again

    @property
    def target(self) -> int:
        aims = self.verb in ("bench", "roam", "fight", "challenge")
        return self.arguments[0] if aims else NOBODY

    def targets(self, *kinds: int) -> bool:
        """Whether it is aimed at somebody on such a space."""
        if not 0 <= self.target < self.s.seats:
            return False
        return self.s.box.kinds[self.s.place[self.target]] in kinds


def another_card(m: Move) -> bool:
    """Or one in the middle of a move."""
    moments = [phases.TURN, phases.SCREEN, *[phases.KEEP] * (m.verb == "clear")]
    return m.card is not None and (m.s.carded or m.s.phase not in moments)


def a_card_not_held(m: Move) -> bool:
    hand = list(m.s.hands[m.seat * 3 : m.seat * 3 + 3])
    return m.verb == "draw" or (m.card is not None and m.card not in hand)


def a_second_throw(m: Move) -> bool:
    if m.s.phase != phases.TURN:
        return False
    return (m.verb == "throw" and not m.s.owed) or (m.verb == "end" and m.s.owed > 0)


def stranded(m: Move) -> bool:
    facing_out = m.s.place[m.seat] == 0 and bool(m.s.out[m.seat])
    return facing_out and (m.verb == "throw" or m.leaves)


def no_lab_ahead(m: Move) -> bool:
    step = -1 if m.s.out[m.seat] else 1
    ahead = m.s.box.kinds[m.s.place[m.seat] + step :: step] if m.verb == "lead" else [FINAL]
    return not any(VAULT < kind <= FINAL for kind in ahead)


def wrong_lab(m: Move) -> bool:
    return m.verb == "lab" and m.kind not in (FINAL, VAULT + m.arguments[0])


LAWS: Final[dict[str, Any]] = {
    "AT-WIN-1": lambda m: m.s.winner != NOBODY,
    "AT-CONT-1": lambda m: m.target >= m.s.seats,
    "AT-SETUP-2": lambda m: m.s.phase == phases.DEAL,
    "AT-SETUP-3": lambda m: (
        m.out_of(phases.FIGURE)
        or (m.s.phase == phases.FIGURE and m.seat != m.s.turn)
        or (m.verb == "figure" and (m.s.phase != phases.FIGURE or m.arguments[0] in m.s.character))
    ),
    "AT-SETUP-4": lambda m: m.s.phase == phases.FIRST or m.seat != m.s.turn,
    "AT-TURN-1": lambda m: m.verb in ("roll", "dice") or m.out_of(phases.TURN) or a_second_throw(m),
    "AT-TURN-3": lambda m: m.s.phase not in DECIDES or (m.mine and another_card(m)),
    "AT-CARD-1": a_card_not_held,
    "AT-CARD-4": lambda m: (
        m.out_of(phases.KEEP)
        or (m.verb == "keep" and not m.s.terms.reroll_instead)
        or (m.verb == "clear" and m.s.terms.reroll_instead and m.s.phase != phases.KEEP)
    ),
    "AT-CARD-5": no_lab_ahead,
    "AT-CARD-8": wrong_lab,
    "AT-GUARD-2": lambda m: (
        m.kind == GUARD
        and not m.s.owed
        and (m.verb == "throw" or (m.verb == "roam" and m.target == m.seat))
    ),
    "AT-GUARD-6": lambda m: m.kind == GUARD and m.leaves,
    "AT-GUARD-7": lambda m: (
        m.kind == GUARD
        and m.verb == "roam"
        and m.target == m.seat
        and not (m.s.terms.roam_from_guard and m.s.owed)
    ),
    "AT-VAULT-3": lambda m: m.kind == VAULT and m.verb == "throw" and not m.s.owed,
    "AT-VAULT-6": lambda m: m.kind == VAULT and m.leaves,
    "AT-STEAL-1": lambda m: (
        m.out_of(phases.STOP) or (m.verb == "stop" and m.s.phase != phases.STOP)
    ),
    "AT-STEAL-8": stranded,
    "AT-OCC-1": lambda m: (
        m.verb == "fight"
        and m.target < m.s.seats
        and (m.target == m.seat or m.s.place[m.target] != m.s.place[m.seat])
    ),
    "AT-OCC-8": lambda m: m.out_of(phases.FOE) or (m.verb == "fight" and m.s.phase != phases.FOE),
    "AT-TV-1": lambda m: (
        m.out_of(phases.SCREEN)
        or (m.verb == "challenge" and (m.s.phase != phases.SCREEN or m.target == m.seat))
    ),
    "AT-SAFE-1": lambda m: m.target != m.seat and m.targets(SAFE) and m.verb != "fight",
    "AT-SAFE-2": lambda m: (
        m.target == m.seat and m.targets(SAFE) and m.verb in OWN and not m.s.terms.own_cards_in_safe
    ),
}
