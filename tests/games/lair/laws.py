"""What breaks each clause of Before I Kill You, from the state itself: an oracle of refusals.

An action that is offered breaks none of them.
"""

from typing import Any, Final

from filature.core.seat import NOBODY
from filature.games.lair import phases
from filature.games.lair.box import KINDS, LAIR, SPY, TAUNT
from filature.games.lair.state import (
    BY_AGREEMENT,
    BY_IDLENESS,
    NO_BACK,
    STOP_NEVER,
    STOP_ON_EMPTY_DECK,
    YELLOW,
    State,
)

RAIDS: Final = ("spy", "steal", "top")  # a spy is sent
JOINS: Final = ("add", "done")  # others may go with it
REVENGES: Final = ("kill", "taunt")
ANSWERS: Final = ("foil", "pass")
VOTES: Final = ("agree", "refuse")


class Move:
    """A move that somebody would make now."""

    def __init__(self, s: State, seat: int, verb: str, arguments: tuple[int, ...]) -> None:
        self.s, self.seat, self.verb, self.arguments = s, seat, verb, arguments

    @property
    def step(self) -> int:
        """The step now; while the deck's next back is shown, the one that follows."""
        return self.s.then if self.s.phase == phases.BACK else self.s.phase

    @property
    def mine(self) -> bool:
        """Whether it is this seat's turn."""
        return self.step not in (phases.DEAL, phases.OVER) and self.seat == self.s.turn

    def in_turn(self, *steps: int) -> bool:
        """Whether it is one of these steps of the seat's own turn."""
        return self.mine and self.s.phase in steps

    def lacks(self, kind: int) -> bool:
        """Whether the hand has no such card."""
        return not self.s.hands[self.seat * KINDS + kind]

    @property
    def target(self) -> int:
        """To whose lair a spy would go."""
        return self.arguments[-1] if self.verb in RAIDS else NOBODY

    @property
    def answered(self) -> bool:
        return bool(self.s.answered & 1 << self.seat)

    def has_heard(self, letter: int) -> bool:
        """Whether the captured spy has been taunted with it."""
        return bool(self.s.letters & 1 << letter)


# A turn -------------------------------------------------------------------------------------


def out_of_turn(m: Move) -> bool:
    """In the steps of another's turn, where nobody else is asked."""
    asked = m.s.phase in (phases.CAPTURED, phases.FOIL, phases.VOTE)
    return m.step not in (phases.DEAL, phases.OVER) and not asked and m.seat != m.s.turn


def before_the_draw(m: Move) -> bool:
    back = m.s.phase == phases.BACK and m.s.then == phases.LAIR
    return m.mine and (m.step == phases.DRAW or back)


def no_second_step(m: Move) -> bool:
    """A lair after its step, which comes once, or one that is not in the hand."""
    late = m.in_turn(phases.SPY, phases.ADD)
    return m.verb == "lair" and (late or m.lacks(LAIR + m.arguments[0]))


def no_third_step(m: Move) -> bool:
    """A second spy; or something else in its step."""
    if m.verb in RAIDS:
        return m.in_turn(phases.ADD)
    return m.verb == "stop" and m.in_turn(phases.SPY)


def before_it_is_turned_up(m: Move) -> bool:
    """A spy is taken unseen, from a hand or from the deck, whose next back appears then."""
    back = m.s.phase == phases.BACK and m.s.then == phases.CAPTURED
    return m.mine and (m.s.phase == phases.SHOW or back)


def no_spy_in_that_hand(m: Move) -> bool:
    if m.verb != "steal":
        return False
    owner = m.arguments[0]
    return owner >= m.s.seats or owner == m.seat or not m.s.spies[owner]


def no_lair_there(m: Move) -> bool:
    return m.target >= m.s.seats or (m.target >= 0 and not m.s.size[m.target])


def no_joint_raid(m: Move) -> bool:
    """Of several spies: none is on its way, or into one's own lair, or the next is not in hand."""
    if m.in_turn(phases.ADD):
        missing = m.verb == "add" and m.lacks(SPY + m.arguments[0])
        return m.verb not in JOINS or missing
    if m.verb not in JOINS:
        return False
    home = m.s.target == m.seat == m.s.turn and not m.s.terms.own_raids
    return (m.verb == "add" and home) or m.in_turn(phases.LAIR, phases.SPY)


# A spy is captured --------------------------------------------------------------------------


def no_captive(m: Move) -> bool:
    """Nothing to deal with; or somebody deals with it, and nothing else happens."""
    if m.s.phase == phases.CAPTURED:
        return m.seat != m.s.target or m.verb not in REVENGES
    return m.verb in REVENGES and m.s.phase != phases.FOIL


def no_answer(m: Move) -> bool:
    """A card that is not the other one of the letter; or something else while that is awaited."""
    if m.verb == "foil":
        letter = m.arguments[0]
        other = m.s.phase != phases.FOIL or letter != m.s.letter
        return other or m.answered or m.lacks(TAUNT + letter)
    waits = m.seat == m.s.target or m.answered
    return m.s.phase == phases.FOIL and (waits or m.verb not in ANSWERS)


def same_letter(m: Move) -> bool:
    plays = m.verb in ("taunt", "foil") and m.seat == m.s.target
    return plays and m.has_heard(m.arguments[0])


def too_late(m: Move) -> bool:
    return m.verb == "foil" and m.arguments[0] != m.s.letter and m.has_heard(m.arguments[0])


# The end ------------------------------------------------------------------------------------


def over(m: Move, *how: int) -> bool:
    return m.s.phase == phases.OVER and m.s.ending in how


def may_not_ask(m: Move) -> bool:
    if m.verb != "stop":
        return False
    cards = m.s.terms.stop == STOP_ON_EMPTY_DECK and m.s.top != NO_BACK
    return m.s.terms.stop == STOP_NEVER or cards or (m.mine and m.s.asked)


def no_vote(m: Move) -> bool:
    """Votes without a question; or something else while the votes are awaited."""
    if m.s.phase != phases.VOTE:
        return m.verb in VOTES
    asks = m.s.asked and m.seat == m.s.turn
    return m.verb not in VOTES or asks or m.answered


def must_play(m: Move) -> bool:
    """Nobody has played for a round, nobody may ask, and something can be played."""
    bound = m.s.terms.stop == STOP_NEVER and m.s.idle >= m.s.seats and not m.s.played
    return m.verb == "pass" and bound and m.in_turn(phases.LAIR)


def can_play(m: Move) -> bool:
    """A lair card in hand; or a spy in any hand or on the deck, and a lair."""
    builds = m.s.phase == phases.LAIR and any(not m.lacks(LAIR + 1 + n) for n in range(9))
    spies = any(m.s.spies) or m.s.top == YELLOW
    return builds or (spies and any(m.s.size))


def nobody_can_play(m: Move) -> bool:
    """No card to draw, no lair card in any hand, and no spy that has a lair to go to."""
    hands = [m.s.hands[seat * KINDS + LAIR + 1 :] for seat in range(m.s.seats)]
    spies = any(m.s.spies) and any(m.s.size)
    return m.s.top == NO_BACK and not any(any(hand[:TAUNT]) for hand in hands) and not spies


LAWS: Final[dict[str, Any]] = {
    "KILL-SETUP-1": lambda m: m.verb in ("back", "draw"),
    "KILL-SETUP-3": lambda m: m.s.dealt < m.s.box.hands[m.s.seats] * m.s.seats,
    "KILL-SETUP-5": out_of_turn,
    "KILL-TURN-1": before_the_draw,
    "KILL-LAIR-1": no_second_step,
    "KILL-LAIR-3": no_lair_there,
    "KILL-SPY-1": no_third_step,
    "KILL-SPY-2": lambda m: m.verb == "spy" and m.lacks(SPY + m.arguments[0]),
    "KILL-SPY-3": no_spy_in_that_hand,
    "KILL-SPY-4": lambda m: m.verb == "top" and m.s.top != YELLOW,
    "KILL-SPY-5": lambda m: m.verb == "show" or before_it_is_turned_up(m),
    "KILL-SPY-8": no_joint_raid,
    "KILL-CAPT-1": no_captive,
    "KILL-TAUNT-1": lambda m: m.verb == "taunt" and m.lacks(TAUNT + m.arguments[0]),
    "KILL-TAUNT-3": no_answer,
    "KILL-TAUNT-5": same_letter,
    "KILL-TAUNT-6": too_late,
    "KILL-END-1": lambda m: max(m.s.score) >= m.s.terms.target,
    "KILL-END-3": lambda m: m.s.spies_out == m.s.box.spies,
    "KILL-END-4": lambda m: m.s.phase == phases.OVER and nobody_can_play(m),
    "KILL-END-5": lambda m: may_not_ask(m) or no_vote(m) or over(m, BY_AGREEMENT),
    "KILL-END-6": lambda m: (must_play(m) and can_play(m)) or over(m, BY_IDLENESS),
}
