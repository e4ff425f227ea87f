"""Where a match stands.  Everything lies open; only chance has not yet spoken."""

from typing import Final, final

from mypy_extensions import i64

from filature.core.numbers import Numbers, filled, numbers, zeros
from filature.core.option import Values, whole
from filature.core.seat import NO_ONE
from filature.core.state import Compiled

from . import phases
from .box import Box
from .places import NOWHERE

# Types of Q's points.
ARMS: Final = 0
GEAR: Final = 1
TRANSPORT: Final = 2
TYPES: Final = 3

NO_MISSION: Final = -1
NO_THROW: Final = -1

# How an agent stands.
IN_PLAY: Final = 0
HOME: Final = 1  # has reached the target
OUT: Final = 2

# A block of an evaluation form, as a row of numbers.  BOND-FORM-4, BOND-FORM-5
IN_PROGRESS: Final = 0
FINISHED: Final = 1
ABANDONED: Final = 2
BLOCK: Final = 9  # seat, mission, status, what was left of each type, what was valued of each

# How a match ends.
NOT_YET: Final = 0
BY_TARGET: Final = 1
BY_SURVIVAL: Final = 2
BY_CLOSING: Final = 3
BY_LOSS: Final = 4


@final
class Terms:
    """The options of a table, as the rules read them."""

    def __init__(self, values: Values) -> None:
        self.values: Final = values
        self.target: i64 = whole(values, "target")
        self.close: i64 = whole(values, "close")
        self.play_for_places: bool = values["play_for_places"] is True
        self.finish_round: bool = values["finish_round"] is True
        self.last_survivor_wins: bool = values["last_survivor_wins"] is True
        self.bonus_counts_cards: bool = values["bonus_counts_cards"] is True
        self.abandon_random_mission: bool = values["abandon_random_mission"] is True
        self.required_by_holding: bool = values["required_by_holding"] is True
        self.forced_engagement: bool = values["forced_engagement"] is True
        self.equip_on_arrival: bool = values["equip_on_arrival"] is True
        self.retreat_after_tie: bool = values["retreat_after_tie"] is True
        self.villain_throws: bool = values["villain_throws"] is True

    def __reduce__(self) -> tuple[object, ...]:
        return Terms, (self.values,)


@final
class State(Compiled):
    """A match in progress.  Lists have one entry a seat, unless they say otherwise."""

    # The order of play, laid out by `fresh` and `copy`.
    order: Numbers  # by rank: the seat
    tied: Numbers  # by rank: the first rank of those not yet told apart
    thrown: Numbers
    # The agents.
    code: Numbers
    standing: Numbers
    score: Numbers
    mission: Numbers
    last: Numbers  # the mission just finished or abandoned
    stage: Numbers  # as the box numbers all stages
    place: Numbers
    toward: Numbers  # the end of a transit
    left: Numbers  # turns of transit
    stock: Numbers  # at seat * TYPES + type
    branch: Numbers  # the branch of Q that is open to the agent
    got: Numbers  # gear obtained at the present stage of Q
    first: Numbers  # whether the mission begins with the next turn
    fighting: Numbers  # whether a fight goes on
    home: list[int]  # the seats that reached the target, the best first
    blocks: list[int]  # rows of BLOCK numbers

    def __init__(self, seats: i64, box: Box, terms: Terms) -> None:
        super().__init__(seats)
        self.box: Final = box
        self.terms: Final = terms
        self.phase: i64 = phases.ORDER
        self.turn: i64 = 0
        self.thrower: i64 = 0  # who throws for the order of play
        self.dealt: i64 = 0  # missions laid out
        self.ready: i64 = NO_ONE
        self.die: i64 = 0  # of Q, that is thrown
        self.stars: i64 = NO_THROW
        self.skulls: i64 = NO_THROW
        self.kind: i64 = 0  # the type whose points are being valued
        self.valued: i64 = 0  # units valued in this report
        self.round: i64 = 1
        self.early: i64 = 0  # how many were home before this round
        self.quiet: i64 = 0  # rounds since a mission was last accomplished
        self.ending: i64 = NOT_YET


# Who may see each field.  A field missing here fails the house tests.
SEEN_BY: Final = {
    "seats": "everyone",
    "box": "everyone",
    "terms": "everyone",
    "phase": "everyone",
    "turn": "everyone",
    "thrower": "everyone",
    "dealt": "everyone",
    "ready": "everyone",
    "die": "everyone",
    "stars": "everyone",
    "skulls": "everyone",
    "kind": "everyone",
    "valued": "everyone",
    "round": "everyone",
    "early": "everyone",
    "quiet": "everyone",
    "ending": "everyone",
    "order": "everyone",
    "tied": "everyone",
    "thrown": "everyone",
    "code": "everyone",
    "standing": "everyone",
    "score": "everyone",
    "mission": "everyone",
    "last": "everyone",
    "stage": "everyone",
    "place": "everyone",
    "toward": "everyone",
    "left": "everyone",
    "stock": "everyone",
    "branch": "everyone",
    "got": "everyone",
    "first": "everyone",
    "fighting": "everyone",
    "home": "everyone",
    "blocks": "everyone",
    "muted": "house",
    "news": "house",
}


def fresh(seats: i64, box: Box, terms: Terms) -> State:
    """BOND-FORM-1, BOND-FORM-10  Empty forms, which carry nothing; no order yet, no mission."""
    s = State(seats, box, terms)
    s.order = numbers(list(range(seats)))
    s.tied = zeros(seats)
    s.thrown = filled(seats, NO_THROW)
    s.code = zeros(seats)
    s.standing = filled(seats, IN_PLAY)
    s.score = zeros(seats)
    s.mission = filled(seats, NO_MISSION)
    s.last = filled(seats, NO_MISSION)
    s.stage = zeros(seats)
    s.place = filled(seats, NOWHERE)
    s.toward = filled(seats, NOWHERE)
    s.left = zeros(seats)
    s.stock = zeros(seats * TYPES)
    s.branch = filled(seats, NOWHERE)
    s.got = zeros(seats)
    s.first = zeros(seats)
    s.fighting = zeros(seats)
    s.home = []
    s.blocks = []
    return s


def copy(s: State) -> State:
    """Another state that shares nothing with this one but the box and the terms."""
    t = State(s.seats, s.box, s.terms)
    t.phase = s.phase
    t.turn = s.turn
    t.thrower = s.thrower
    t.dealt = s.dealt
    t.ready = s.ready
    t.die = s.die
    t.stars = s.stars
    t.skulls = s.skulls
    t.kind = s.kind
    t.valued = s.valued
    t.round = s.round
    t.early = s.early
    t.quiet = s.quiet
    t.ending = s.ending
    t.order = s.order[:]
    t.tied = s.tied[:]
    t.thrown = s.thrown[:]
    t.code = s.code[:]
    t.standing = s.standing[:]
    t.score = s.score[:]
    t.mission = s.mission[:]
    t.last = s.last[:]
    t.stage = s.stage[:]
    t.place = s.place[:]
    t.toward = s.toward[:]
    t.left = s.left[:]
    t.stock = s.stock[:]
    t.branch = s.branch[:]
    t.got = s.got[:]
    t.first = s.first[:]
    t.fighting = s.fighting[:]
    t.home = s.home[:]
    t.blocks = s.blocks[:]
    return t
