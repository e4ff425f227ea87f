"""Where a match stands."""

from typing import Final, final

from mypy_extensions import i64

from filature.core.numbers import Numbers, filled, numbers, zeros
from filature.core.option import Values, whole
from filature.core.seat import NO_ONE, NOBODY
from filature.core.state import Compiled

from . import phases
from .box import AGENTS, MOST, SPOTS, Box

UNKNOWN: Final = -1  # no agent, no card, no colour
NOWHERE: Final = -1  # a figure that is not on the board

# How a challenge ends, in the order of the sheet.
HIT: Final = 0  # the challenged was the target, and leaves
STRUCK: Final = 1  # the challenged was the hunter; the challenger leaves
NOTHING: Final = 2

# A line of the ledger: ((round * SEATS + challenger) * SEATS + challenged) * OUTCOMES + outcome.
SEATS: Final = 6
OUTCOMES: Final = 3

# MI-DUEL-2  How the die counts for a duellist without a victim.
NO_VICTIM: Final = ("once", "half", "still")
ONCE: Final = 0
HALF: Final = 1

# How a match ends.
NOT_YET: Final = 0
BY_SURVIVAL: Final = 1
BY_ROUNDS: Final = 2


@final
class Terms:
    """The options of a table, as the rules read them."""

    def __init__(self, values: Values) -> None:
        self.values: Final = values
        self.random_layout: bool = values["random_clue_layout"] is True
        self.may_stay: bool = values["may_stay"] is True
        self.keep_clues: bool = values["keep_clue_cards"] is True
        self.forced_challenge: bool = values["forced_challenge"] is True
        self.clear_clues: bool = values["clear_clues"] is True
        self.no_victim: i64 = NO_VICTIM.index(str(values["no_victim"]))
        self.count_booklets: bool = values["count_booklets"] is True
        self.max_rounds: i64 = whole(values, "max_rounds")
        self.marks: bool = values["notebook"] != "nothing"
        self.proofs: bool = values["notebook"] == "proofs"

    def __reduce__(self) -> tuple[object, ...]:
        return Terms, (self.values,)


@final
class State(Compiled):
    """A match in progress."""

    # Laid out by `fresh` and `copy`.
    colour: Numbers  # of each seat's figure, or UNKNOWN
    owner: Numbers  # the seat of each colour, or NOBODY
    at: Numbers  # the square of each figure, or NOWHERE
    victims: Numbers  # how many each has eliminated
    holder: Numbers  # who holds each seat's booklet
    met: Numbers  # the seats whose booklet each has seen, a bit each
    looked: Numbers  # the spots whose card each has read, a bit each
    laid: Numbers  # how many cards of each lie
    throws: Numbers  # for who begins
    ledger: list[int]  # every challenge; of equal ones between two departures, the first
    agent: Numbers  # of each seat
    mission: Numbers  # the agent that each seat hunts
    hand: Numbers  # the cards of each that do not lie yet, a bit a kind
    cards: Numbers  # the card on each spot
    settled: Numbers  # while all place: on how many squares each has laid the card itself
    start: Numbers  # while all place: the square where each begins, or NOWHERE

    def __init__(self, seats: i64, box: Box, terms: Terms) -> None:
        super().__init__(seats)
        self.box: Final = box
        self.terms: Final = terms
        # On the table: everyone sees these.
        self.phase: i64 = phases.FIGURE
        self.turn: i64 = 0
        self.round: i64 = 1
        self.first: i64 = NOBODY  # who began
        self.contenders: i64 = NO_ONE  # who may still begin
        self.absent: i64 = 0  # the agents that do not take part, a bit each
        self.dealt: i64 = 0  # booklets dealt
        self.ready: i64 = NO_ONE  # while all place: who has chosen where to begin
        self.alive: i64 = (1 << seats) - 1  # the seats still in the match, a bit each
        self.points: i64 = 0  # thrown this turn
        self.range: i64 = 0  # squares that the figure may move
        self.challenged: i64 = NOBODY
        self.gone: i64 = 0  # the spots whose card has been taken away, a bit each
        self.ending: i64 = NOT_YET
        # In the box: nobody sees these.
        self.pile: i64 = (1 << AGENTS) - 1  # the booklets not dealt or opened yet, a bit each


# Who may see each field.  A field missing here fails the house tests.
SEEN_BY: Final = {
    "seats": "everyone",
    "box": "everyone",
    "terms": "everyone",
    "phase": "everyone",
    "turn": "everyone",
    "round": "everyone",
    "first": "everyone",
    "contenders": "everyone",
    "absent": "everyone",
    "dealt": "everyone",
    "ready": "everyone",
    "alive": "everyone",
    "points": "everyone",
    "range": "everyone",
    "challenged": "everyone",
    "gone": "everyone",
    "ending": "everyone",
    "colour": "everyone",
    "owner": "everyone",
    "at": "everyone",
    "victims": "everyone",
    "holder": "everyone",
    "met": "everyone",
    "looked": "everyone",
    "laid": "everyone",
    "throws": "everyone",
    "ledger": "everyone",
    "agent": "some",  # its seat, and whoever has seen its booklet
    "mission": "some",  # its seat, and whoever can work it out
    "hand": "owner",
    "cards": "some",  # its owner, and whoever has read it
    "settled": "owner",
    "start": "owner",
    "pile": "nobody",
    "muted": "house",
    "news": "house",
}


def fresh(seats: i64, box: Box, terms: Terms) -> State:
    """MI-SETUP-1  Six booklets, shuffled: which is whose is not decided yet."""
    s = State(seats, box, terms)
    s.colour = filled(seats, UNKNOWN)
    s.owner = filled(MOST, NOBODY)
    s.at = filled(seats, NOWHERE)
    s.victims = zeros(seats)
    s.holder = numbers(range(seats))
    s.met = numbers([1 << seat for seat in range(seats)])
    s.looked = zeros(seats)
    s.laid = zeros(seats)
    s.throws = zeros(seats)
    s.ledger = []
    s.agent = filled(seats, UNKNOWN)
    s.mission = filled(seats, UNKNOWN)
    s.hand = zeros(seats)
    s.cards = filled(SPOTS, UNKNOWN)
    s.settled = zeros(seats)
    s.start = filled(seats, NOWHERE)
    return s


def copy(s: State) -> State:
    """Another state that shares nothing with this one but the box and the terms."""
    t = State(s.seats, s.box, s.terms)
    t.phase = s.phase
    t.turn = s.turn
    t.round = s.round
    t.first = s.first
    t.contenders = s.contenders
    t.absent = s.absent
    t.dealt = s.dealt
    t.ready = s.ready
    t.alive = s.alive
    t.points = s.points
    t.range = s.range
    t.challenged = s.challenged
    t.gone = s.gone
    t.ending = s.ending
    t.pile = s.pile
    t.colour = s.colour[:]
    t.owner = s.owner[:]
    t.at = s.at[:]
    t.victims = s.victims[:]
    t.holder = s.holder[:]
    t.met = s.met[:]
    t.looked = s.looked[:]
    t.laid = s.laid[:]
    t.throws = s.throws[:]
    t.ledger = s.ledger[:]
    t.agent = s.agent[:]
    t.mission = s.mission[:]
    t.hand = s.hand[:]
    t.cards = s.cards[:]
    t.settled = s.settled[:]
    t.start = s.start[:]
    return t
