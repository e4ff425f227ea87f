"""What breaks each clause of James Bond 007 - Missions Spéciales, from the state itself: an oracle
of refusals.

An action that is offered breaks none of them.
"""

from typing import Any, Final

from filature.games.bond import phases
from filature.games.bond.actions import TAKEN_CODE
from filature.games.bond.box import COMBAT, INTELLIGENCE, Q
from filature.games.bond.places import LONDON, NOWHERE
from filature.games.bond.state import (
    ABANDONED,
    BLOCK,
    FINISHED,
    GEAR,
    HOME,
    IN_PLAY,
    NO_MISSION,
    OUT,
    TRANSPORT,
    TYPES,
    State,
)
from filature.games.bond.ways import Ways

JOURNEYS: Final = ("go", "transit", "express")
ACTS: Final = (*JOURNEYS, "engage", "equip", "abandon")  # for which one must be somewhere
BUSY: Final = (phases.GAIN, phases.STARS, phases.VILLAIN, phases.SKULLS)  # a die is in the air


class Move:
    """A move that somebody would make now."""

    def __init__(self, s: State, seat: int, verb: str, arguments: tuple[int, ...]) -> None:
        self.s, self.seat, self.verb, self.arguments = s, seat, verb, arguments

    @property
    def begun(self) -> bool:
        """Whether turns are played."""
        return phases.READY < self.s.phase < phases.OVER

    @property
    def mine(self) -> bool:
        return self.begun and self.s.turn == self.seat

    def in_step(self, *steps: int) -> bool:
        """Whether it is one of these steps of the agent's own turn."""
        return self.mine and self.s.phase in steps

    @property
    def villain(self) -> bool:
        """Whether the seat plays next after whose turn it is, lost or not."""
        order = list(self.s.order)
        return order[(order.index(self.s.turn) + 1) % len(order)] == self.seat

    @property
    def throws_black(self) -> bool:
        """Whether the villain throws the die that waits for him: no turn of his own."""
        return self.verb == "throw" and self.s.phase == phases.VILLAIN and self.villain

    @property
    def place(self) -> int:
        return self.s.place[self.seat]

    @property
    def on_mission(self) -> bool:
        return self.s.mission[self.seat] != NO_MISSION

    @property
    def stage(self) -> tuple[int, int, int]:
        """The present stage: its place, its sort, the equipment to obtain there."""
        missions, stage = self.s.box.missions, self.s.stage[self.seat]
        return missions.place[stage], missions.sort[stage], missions.gear[stage]

    def at_stage(self, *sorts: int) -> bool:
        """Whether the agent is where such a stage is to be done now."""
        place, sort, _ = self.stage
        return self.on_mission and self.place == place and sort in sorts

    @property
    def ended(self) -> int:
        """How the mission before ended, for an agent who is on none."""
        rows = [self.s.blocks[n : n + BLOCK] for n in range(0, len(self.s.blocks), BLOCK)]
        found = [status for seat, _, status, *_ in rows if seat == self.seat]
        return NO_MISSION if self.on_mission or not found else found[-1]

    def held(self, kind: int) -> int:
        return self.s.stock[self.seat * TYPES + kind]

    def leads(self, ways: Ways) -> list[int]:
        """The price of each way of a sort that leads there from where the agent is."""
        if self.place == NOWHERE:
            return []
        ends = range(ways.start[self.place], ways.start[self.place + 1])
        return [ways.price[way] for way in ends if ways.to[way] == self.arguments[0]]


# Whose turn it is ---------------------------------------------------------------------------


def out_of_order(m: Move) -> bool:
    return m.begun and m.seat != m.s.turn and not m.throws_black


def acts_twice(m: Move) -> bool:
    """Once more in the same turn, or again before the others have had theirs."""
    order = list(m.s.order)
    had = m.begun and order.index(m.seat) < order.index(m.s.turn)
    return (had and not m.throws_black) or m.in_step(*BUSY)


def too_early(m: Move) -> bool:
    said = m.verb == "ready" and m.s.code[m.seat] > 0
    return said or (m.s.phase <= phases.READY and m.verb != "ready")


# What a step is for -------------------------------------------------------------------------


def not_a_draw(m: Move) -> bool:
    """A draw is settled, and nothing else is."""
    settles = m.verb in ("pay", "rethrow")
    return m.mine and settles != (m.s.phase == phases.TIE)


def no_choice(m: Move) -> bool:
    """No mission, and something other than to choose one, or to wait."""
    return m.in_step(phases.CHOOSE) and m.verb not in ("mission", "pass")


def not_the_report(m: Move) -> bool:
    return m.in_step(phases.BONUS) and m.verb != "bonus"


def units(m: Move) -> int:
    """What is left of the type in question."""
    points = m.held(m.s.kind)
    return -(-points // 3) if m.s.terms.bonus_counts_cards else points


def valued_twice(m: Move) -> bool:
    """More than is left, or what the report has transferred."""
    if m.verb != "bonus":
        return False
    if m.in_step(phases.BONUS):
        return m.arguments[0] > units(m)
    return m.ended == FINISHED


def over_half(m: Move) -> bool:
    if m.verb != "bonus" or not m.in_step(phases.BONUS):
        return False
    points = (m.s.valued + m.arguments[0]) * m.s.box.bonus.point
    return points * 2 > m.s.box.missions.value[m.s.last[m.seat]]


# Where one is -------------------------------------------------------------------------------


def shirks(m: Move) -> bool:
    """Something other than the fight at hand; to abandon is always allowed when a turn begins."""
    free = ("engage", "abandon") if m.s.phase == phases.TURN else ("engage",)
    return m.at_stage(COMBAT, INTELLIGENCE) and m.verb not in free


def no_gear(m: Move) -> bool:
    """A branch, not London, is left before Q has given what is due."""
    _, _, due = m.stage
    got = m.held(GEAR) if m.s.terms.required_by_holding else m.s.got[m.seat]
    return m.verb in JOURNEYS and m.at_stage(Q) and m.place != LONDON and got < due


def q_stages_here(m: Move) -> list[int]:
    """The stages of department Q, of the mission, that are at this place."""
    missions, mission = m.s.box.missions, m.s.mission[m.seat]
    stages = range(missions.start[mission], missions.start[mission + 1])
    return [n for n in stages if missions.sort[n] == Q and missions.place[n] == m.place]


def no_q(m: Move, left: bool) -> bool:
    """Neither London nor an open branch: one that was left, or none."""
    if m.verb != "equip" or not m.on_mission or m.place in (LONDON, m.s.branch[m.seat]):
        return False
    return left == any(stage < m.s.stage[m.seat] for stage in q_stages_here(m))


# The clauses --------------------------------------------------------------------------------

LAWS: Final[dict[str, Any]] = {
    "BOND-GOAL-2": lambda m: (
        m.verb == "bonus" and m.s.phase != phases.BONUS and m.ended != FINISHED
    ),
    "BOND-GOAL-4": lambda m: no_choice(m) and m.ended == FINISHED,
    "BOND-GOAL-5": lambda m: (
        m.s.standing[m.seat] == HOME or (m.s.phase == phases.OVER and HOME in m.s.standing)
    ),
    "BOND-GOAL-6": lambda m: (
        m.s.phase == phases.OVER and HOME not in m.s.standing and IN_PLAY in m.s.standing
    ),
    "BOND-FORM-3": lambda m: (
        m.verb == "ready" and (m.arguments[0] == TAKEN_CODE or m.arguments[0] in m.s.code)
    ),
    "BOND-FORM-8": over_half,
    "BOND-FORM-9": lambda m: not_the_report(m) or valued_twice(m),
    "BOND-ABND-1": lambda m: (
        m.verb == "abandon" and (m.s.toward[m.seat] != NOWHERE or m.in_step(phases.ARRIVED))
    ),
    "BOND-ABND-5": lambda m: m.in_step(phases.DRAW) or (no_choice(m) and m.ended == ABANDONED),
    "BOND-SETUP-3": out_of_order,
    "BOND-SETUP-5": lambda m: m.verb == "card",
    "BOND-SETUP-6": lambda m: m.verb == "ready" and m.s.dealt < m.s.seats,
    "BOND-SETUP-7": too_early,
    "BOND-MISS-1": lambda m: (
        m.verb == "mission"
        and m.arguments[0] in [m.s.mission[n] for n in range(m.s.seats) if n != m.seat]
    ),
    "BOND-MISS-2": lambda m: m.verb == "mission" and m.arguments[0] == m.s.last[m.seat],
    "BOND-MISS-4": lambda m: m.verb == "equip" and m.in_step(phases.CHOOSE),
    "BOND-MISS-5": lambda m: m.verb == "mission" and m.on_mission,
    "BOND-STAGE-2": lambda m: m.verb in JOURNEYS and m.s.first[m.seat],
    "BOND-STAGE-6": no_gear,
    "BOND-STAGE-12": lambda m: m.verb == "engage" and m.on_mission and m.place != m.stage[0],
    "BOND-CE-1": lambda m: m.verb == "throw" and m.s.phase == phases.VILLAIN and not m.villain,
    "BOND-CE-3": lambda m: (
        (m.verb == "engage" and m.at_stage(Q))
        or (m.verb == "throw" and m.s.phase != phases.VILLAIN)
        or (m.verb != "throw" and m.s.phase == phases.VILLAIN and m.villain)
    ),
    "BOND-CE-4": lambda m: m.verb == "skulls",
    "BOND-TURN-1": acts_twice,
    "BOND-TURN-5": lambda m: (
        m.s.terms.forced_engagement and m.in_step(phases.TURN, phases.ARRIVED) and shirks(m)
    ),
    "BOND-MOVE-1": lambda m: m.verb in JOURNEYS and m.in_step(phases.ARRIVED),
    "BOND-MOVE-2": lambda m: m.verb == "go" and not m.leads(m.s.box.lines),
    "BOND-MOVE-4": lambda m: m.verb == "transit" and not m.leads(m.s.box.transit),
    "BOND-MOVE-6": lambda m: m.verb in ACTS and m.s.toward[m.seat] != NOWHERE,
    "BOND-MOVE-8": lambda m: (
        m.verb == "express" and any(n > m.held(TRANSPORT) for n in m.leads(m.s.box.express))
    ),
    "BOND-MOVE-11": lambda m: m.verb == "express" and not m.leads(m.s.box.express),
    "BOND-Q-1": lambda m: no_q(m, left=False),
    "BOND-Q-2": lambda m: no_q(m, left=True),
    "BOND-Q-4": lambda m: m.verb == "gain",
    "BOND-Q-6": lambda m: (
        m.verb == "equip" and m.in_step(phases.ARRIVED) and not m.s.terms.equip_on_arrival
    ),
    "BOND-Q-9": lambda m: m.verb == "equip" and m.in_step(phases.BONUS),
    "BOND-ENG-1": lambda m: m.verb == "stars",
    "BOND-ENG-3": not_a_draw,
    "BOND-ENG-5": lambda m: m.s.standing[m.seat] == OUT,
    "BOND-ENG-8": lambda m: (
        m.in_step(phases.TURN)
        and m.s.fighting[m.seat]
        and not m.s.terms.retreat_after_tie
        and shirks(m)
    ),
}
