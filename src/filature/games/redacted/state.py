"""Where a match stands."""

from typing import Final, final

from mypy_extensions import i64

from filature.core.numbers import Numbers, filled, zeros
from filature.core.seat import NO_ONE, NOBODY
from filature.core.state import Compiled

from . import phases
from .box import (
    CASES,
    DUEL,
    KINDS,
    MOST,
    NATIONS,
    NO_FLOOR,
    NO_KIND,
    NO_NATION,
    PARTS,
    RECEPTION,
    Box,
)
from .terms import Plan, Terms

# Postures.
STANDING: Final = 0
LYING: Final = 1  # injured
OUT_COLD: Final = 2  # knocked out: lying, and no movement on the next turn

NO_CARD: Final = -1  # of an interaction
NO_ROOM: Final = -1  # of an agent who has left, or a walk not begun
NO_GUARD: Final = -1

# Why a hand must make room.
FOR_STORAGE: Final = 0
FOR_OFFICE: Final = 1
FOR_THEFT: Final = 2

# What is looked at.
AT_PILE: Final = 0  # Computer
AT_OFFICE: Final = 1
AT_HAND: Final = 2  # X-Ray
AT_FLIGHT: Final = 3

# How a match ends.
NOT_YET: Final = 0
BY_FLIGHT: Final = 1
BY_LAST_NATION: Final = 2  # every other nation is grounded
BY_VIRUS: Final = 3
BY_ANTIVIRUS: Final = 4
BY_POINTS: Final = 5
BY_ALLIANCE: Final = 6
BY_DAWN: Final = 7


@final
class State(Compiled):
    """A match in progress.  Objects are counted by kind, hand after hand in one flat row."""

    # On the table: everyone sees these.
    phase: i64 = phases.ASIDE
    then: i64 = phases.MOVE  # where play goes on once a briefcase is closed again
    dealt: i64 = 0
    first: i64 = 0
    turn: i64 = 0
    turns: i64 = 0
    round: i64 = 1
    gone: i64 = NO_ONE  # seats that have left the embassy
    steps: i64 = 0  # rooms walked this turn
    moved: bool = False  # this turn, walking or pushed
    from_service: bool = False  # the turn began on the service stairs, not yet left
    unlocked: bool = False  # a Key is in effect
    dazed: bool = False  # knocked out when the turn began
    may_act: bool = True
    dark: i64 = NO_FLOOR
    lock: i64 = NO_FLOOR
    locker: i64 = NOBODY
    release: i64 = NO_FLOOR
    watchers: i64 = NO_ONE
    pile: i64 = 0  # cards in the pile
    foe: i64 = NOBODY  # met this turn
    guard: i64 = NO_GUARD
    asked: i64 = NOBODY  # whose answer is awaited
    winner: i64 = NOBODY
    free: bool = False  # a reward without an interaction
    result: i64 = 0  # as the active player sees it: -1, 0 or 1
    beaten: i64 = NO_ONE  # seats that have been losing in this combat
    armed: i64 = NO_ONE  # seats that have played a weapon in it
    played: i64 = 0  # combat objects
    passes: i64 = 0  # in a row
    answered: i64 = NO_ONE
    attackers: i64 = NO_ONE  # seats that have shown an Attack to each other
    witness: i64 = NO_ONE  # who knows the cards shown
    asked_move: bool = False
    goal: i64 = NO_ROOM  # where someone is about to go
    purpose: i64 = FOR_STORAGE
    look: i64 = AT_PILE
    looks: i64 = 0  # cards still to be shown
    opened: i64 = 0  # which briefcase
    aboard: i64 = NO_NATION  # whose helicopter is boarded
    ending: i64 = NOT_YET
    victors: i64 = NO_ONE
    # In the hand: only those concerned see these.
    mine: i64 = NO_CARD  # the active player's card
    theirs: i64 = NO_CARD
    my_offer: i64 = NO_KIND
    their_offer: i64 = NO_KIND
    sorted: i64 = 0  # cards put back in their new order
    # Laid out by `fresh` and `copy`.  On the table.
    room: Numbers  # of each agent
    posture: Numbers
    count: Numbers  # objects in each hand
    exposed: Numbers  # the nation of each seat, where everyone knows it
    points: Numbers
    reserve: Numbers  # helicopters, by nation
    called: Numbers  # who has called one, by nation
    landed: Numbers  # 1 where one stands on the roof
    grounded: Numbers  # 1 for a nation that can no longer fly
    fitted: Numbers  # 1 for each part in the ambassador's aircraft
    guards: Numbers  # their rooms
    filled: Numbers  # 1 where a card lies under a briefcase's tile
    discard: Numbers
    # In the hand.
    loyalty: Numbers
    hands: Numbers  # at seat * KINDS + kind
    spent: Numbers  # attack cards of each seat, a bit a weapon
    seen_spent: Numbers  # at viewer * MOST + seat: those that the viewer saw
    learned: Numbers  # at viewer * MOST + seat: the nation that an interrogation proved
    looked: list[int]  # the cards that someone looks at now
    journal: list[int]
    # In the box.
    bag: Numbers  # the unseen part of the pile
    top: list[int]  # cards above it whose place is known to someone, the first on top
    bottom: list[int]  # cards below it, the last at the very bottom
    content: Numbers  # of each briefcase
    cards: Numbers  # loyalty cards not dealt yet

    def __init__(self, seats: i64, box: Box, terms: Terms, plan: Plan) -> None:
        super().__init__(seats)
        self.box: Final = box
        self.terms: Final = terms
        self.plan: Final = plan


# Who may see each field.  A field missing here fails the house tests.
SEEN_BY: Final = {
    "seats": "everyone",
    "box": "everyone",
    "terms": "everyone",
    "plan": "everyone",
    "phase": "everyone",
    "then": "everyone",
    "dealt": "everyone",
    "first": "everyone",
    "turn": "everyone",
    "turns": "everyone",
    "round": "everyone",
    "gone": "everyone",
    "steps": "everyone",
    "moved": "everyone",
    "from_service": "everyone",
    "unlocked": "everyone",
    "dazed": "everyone",
    "may_act": "everyone",
    "dark": "everyone",
    "lock": "everyone",
    "locker": "everyone",
    "release": "everyone",
    "watchers": "everyone",
    "pile": "everyone",
    "foe": "everyone",
    "guard": "everyone",
    "asked": "everyone",
    "winner": "everyone",
    "free": "everyone",
    "result": "everyone",
    "beaten": "everyone",
    "armed": "everyone",
    "played": "everyone",
    "passes": "everyone",
    "answered": "everyone",
    "attackers": "everyone",
    "witness": "everyone",
    "asked_move": "everyone",
    "goal": "everyone",
    "purpose": "everyone",
    "look": "everyone",
    "looks": "everyone",
    "opened": "everyone",
    "aboard": "everyone",
    "ending": "everyone",
    "victors": "everyone",
    "room": "everyone",
    "posture": "everyone",
    "count": "everyone",
    "exposed": "everyone",
    "points": "everyone",
    "reserve": "everyone",
    "called": "everyone",
    "landed": "everyone",
    "grounded": "everyone",
    "fitted": "everyone",
    "guards": "everyone",
    "filled": "everyone",
    "discard": "everyone",
    "loyalty": "owner",
    "hands": "owner",
    "spent": "some",
    "seen_spent": "owner",
    "learned": "owner",
    "looked": "some",
    "journal": "some",
    "mine": "some",
    "theirs": "some",
    "my_offer": "owner",
    "their_offer": "owner",
    "sorted": "some",
    "bag": "nobody",
    "top": "some",
    "bottom": "some",
    "content": "some",
    "cards": "nobody",
    "muted": "house",
    "news": "house",
}


def fresh(seats: i64, box: Box, terms: Terms, plan: Plan) -> State:
    """RED-SETUP-1  Nobody has a loyalty or an object yet; all stand in the Reception."""
    s = State(seats, box, terms, plan)
    s.room = filled(seats, RECEPTION)
    s.posture = filled(seats, STANDING)
    s.count = zeros(seats)
    s.exposed = filled(seats, NO_NATION)
    s.points = zeros(seats)
    s.reserve = plan.helicopters[:]
    s.called = filled(NATIONS, NOBODY)
    s.landed = zeros(NATIONS)
    s.grounded = zeros(NATIONS)
    s.fitted = zeros(PARTS)
    s.guards = box.guards[:] if plan.mission == DUEL else zeros(0)
    s.filled = zeros(CASES)
    s.discard = zeros(KINDS)
    s.loyalty = filled(seats, NO_NATION)
    s.hands = zeros(seats * KINDS)
    s.spent = zeros(seats)
    s.seen_spent = zeros(seats * MOST)
    s.learned = filled(seats * MOST, NO_NATION)
    s.looked = []
    s.journal = []
    s.bag = plan.deck[:]
    s.top = []
    s.bottom = []
    s.content = filled(CASES, NO_KIND)
    s.cards = plan.loyalties[:]
    s.pile = plan.total
    s.phase = phases.ASIDE if plan.aside else phases.LOYALTY
    return s


def weapons(spent: i64) -> i64:
    """How many Attack cards are spent; which ones, not everyone knows."""
    return (spent & 1) + (spent >> 1 & 1) + (spent >> 2 & 1)


def copy(s: State) -> State:
    """Another state that shares nothing with this one but the box, the terms and the plan."""
    t = State(s.seats, s.box, s.terms, s.plan)
    copy_turn(t, s)
    copy_meeting(t, s)
    copy_things(t, s)
    return t


def copy_turn(t: State, s: State) -> None:
    """Where the turn stands."""
    t.phase = s.phase
    t.then = s.then
    t.dealt = s.dealt
    t.first = s.first
    t.turn = s.turn
    t.turns = s.turns
    t.round = s.round
    t.gone = s.gone
    t.steps = s.steps
    t.moved = s.moved
    t.from_service = s.from_service
    t.unlocked = s.unlocked
    t.dazed = s.dazed
    t.may_act = s.may_act
    t.dark = s.dark
    t.lock = s.lock
    t.locker = s.locker
    t.release = s.release
    t.watchers = s.watchers
    t.pile = s.pile
    t.ending = s.ending
    t.victors = s.victors


def copy_meeting(t: State, s: State) -> None:
    """The meeting that goes on, and what is looked at."""
    t.foe = s.foe
    t.guard = s.guard
    t.asked = s.asked
    t.winner = s.winner
    t.free = s.free
    t.result = s.result
    t.beaten = s.beaten
    t.armed = s.armed
    t.played = s.played
    t.passes = s.passes
    t.answered = s.answered
    t.attackers = s.attackers
    t.witness = s.witness
    t.asked_move = s.asked_move
    t.goal = s.goal
    t.purpose = s.purpose
    t.look = s.look
    t.looks = s.looks
    t.opened = s.opened
    t.aboard = s.aboard
    t.mine = s.mine
    t.theirs = s.theirs
    t.my_offer = s.my_offer
    t.their_offer = s.their_offer
    t.sorted = s.sorted


def copy_things(t: State, s: State) -> None:
    """Everything that lies somewhere."""
    t.room = s.room[:]
    t.posture = s.posture[:]
    t.count = s.count[:]
    t.exposed = s.exposed[:]
    t.points = s.points[:]
    t.reserve = s.reserve[:]
    t.called = s.called[:]
    t.landed = s.landed[:]
    t.grounded = s.grounded[:]
    t.fitted = s.fitted[:]
    t.guards = s.guards[:]
    t.filled = s.filled[:]
    t.discard = s.discard[:]
    t.loyalty = s.loyalty[:]
    t.hands = s.hands[:]
    t.spent = s.spent[:]
    t.seen_spent = s.seen_spent[:]
    t.learned = s.learned[:]
    t.looked = s.looked[:]
    t.journal = s.journal[:]
    t.bag = s.bag[:]
    t.top = s.top[:]
    t.bottom = s.bottom[:]
    t.content = s.content[:]
    t.cards = s.cards[:]
