"""Where a match stands."""

from typing import Final, final

from mypy_extensions import i64

from filature.core.numbers import Numbers, zeros
from filature.core.option import Values, whole
from filature.core.seat import NO_ONE, NOBODY
from filature.core.state import Compiled

from . import phases
from .box import KINDS, RANGE, Box

NO_BACK: Final = -1  # the deck is empty
PLAIN: Final = 0
YELLOW: Final = 1

NO_LETTER: Final = -1
DECK: Final = -1  # as the source of a raid; otherwise a seat

# How a match ends, in the order of the sheet.
NOT_YET: Final = 0
BY_POINTS: Final = 1
BY_LAST_SPY: Final = 2
BY_STALEMATE: Final = 3
BY_IDLENESS: Final = 4
BY_AGREEMENT: Final = 5

# When a seat may ask to stop.
STOP_NEVER: Final = 0
STOP_ON_EMPTY_DECK: Final = 1
STOP_ALWAYS: Final = 2
STOPS: Final = {"never": STOP_NEVER, "deck": STOP_ON_EMPTY_DECK, "always": STOP_ALWAYS}


@final
class Terms:
    """The options of a table, as the rules read them."""

    def __init__(self, values: Values) -> None:
        self.values: Final = values
        self.target: i64 = whole(values, "target")
        self.own_raids: bool = values["own_raids"] is True
        self.lair_breaks_ties: bool = values["tie"] == "lair"
        self.stop: i64 = STOPS[str(values["stop"])]

    def __reduce__(self) -> tuple[object, ...]:
        return Terms, (self.values,)


@final
class State(Compiled):
    """A match in progress.  Cards are counted by kind, hand after hand in one flat list."""

    # The piles, laid out by `fresh` and `copy`.
    spies: Numbers  # in each hand, by their backs
    lairs: Numbers  # the cards of each lair, at seat * RANGE + size - 1
    size: Numbers  # of each lair
    score: Numbers
    raid: Numbers  # the spies of the raid, by power - 1
    discard: Numbers
    hands: Numbers  # at seat * KINDS + kind
    deck: Numbers

    def __init__(self, seats: i64, box: Box, terms: Terms) -> None:
        super().__init__(seats)
        self.box: Final = box
        self.terms: Final = terms
        # On the table: everyone sees these.
        self.phase: i64 = phases.BACK
        self.then: i64 = phases.DEAL  # what follows once the deck's top is shown
        self.turn: i64 = 0
        self.dealt: i64 = 0
        self.top: i64 = NO_BACK
        self.drew: bool = False  # this turn
        self.asked: bool = False  # to stop, this turn
        self.played: bool = False  # a card, this turn
        self.idle: i64 = 0  # turns in a row without a card drawn or played
        self.target: i64 = NOBODY  # whose lair is raided
        self.source: i64 = NOBODY  # whence a spy is taken unseen: a seat or the DECK
        self.power: i64 = 0  # of all spies of the raid
        self.worth: i64 = 0  # of the captured spies
        self.letters: i64 = 0  # the taunts played on them, a bit a letter
        self.letter: i64 = NO_LETTER  # the taunt that may be foiled now
        self.answered: i64 = NO_ONE  # seats that have answered a foil window or a vote
        self.spies_out: i64 = 0  # in the discard pile
        self.ending: i64 = NOT_YET
        # In the hand: only the seat itself sees these.
        self.foiler: i64 = NOBODY  # whoever has answered with the matching taunt
        self.against: i64 = NO_ONE  # seats that voted not to stop
        # In the box: nobody sees these.
        self.deck_spies: i64 = 0  # both counts can be worked out by anyone
        self.deck_plain: i64 = 0


# Who may see each field.  A field missing here fails the house tests.
SEEN_BY: Final = {
    "seats": "everyone",
    "box": "everyone",
    "terms": "everyone",
    "phase": "everyone",
    "then": "everyone",
    "turn": "everyone",
    "dealt": "everyone",
    "top": "everyone",
    "drew": "everyone",
    "asked": "everyone",
    "played": "everyone",
    "idle": "everyone",
    "target": "everyone",
    "source": "everyone",
    "power": "everyone",
    "worth": "everyone",
    "letters": "everyone",
    "letter": "everyone",
    "answered": "everyone",
    "spies_out": "everyone",
    "ending": "everyone",
    "spies": "everyone",
    "lairs": "everyone",
    "size": "everyone",
    "score": "everyone",
    "raid": "everyone",
    "discard": "everyone",
    "deck_spies": "everyone",
    "deck_plain": "everyone",
    "hands": "owner",
    "foiler": "owner",
    "against": "owner",
    "deck": "nobody",
    "muted": "house",
    "news": "house",
}


def fresh(seats: i64, box: Box, terms: Terms) -> State:
    """KILL-SETUP-1  All cards shuffled together: a deck of counts, in no order yet."""
    s = State(seats, box, terms)
    s.spies = zeros(seats)
    s.lairs = zeros(seats * RANGE)
    s.size = zeros(seats)
    s.score = zeros(seats)
    s.raid = zeros(RANGE)
    s.discard = zeros(KINDS)
    s.hands = zeros(seats * KINDS)
    s.deck = box.cards[:]
    s.deck_spies = box.spies
    s.deck_plain = box.total - box.spies
    return s


def copy(s: State) -> State:
    """Another state that shares nothing with this one but the box and the terms."""
    t = State(s.seats, s.box, s.terms)
    t.phase = s.phase
    t.then = s.then
    t.turn = s.turn
    t.dealt = s.dealt
    t.top = s.top
    t.drew = s.drew
    t.asked = s.asked
    t.played = s.played
    t.idle = s.idle
    t.target = s.target
    t.source = s.source
    t.power = s.power
    t.worth = s.worth
    t.letters = s.letters
    t.letter = s.letter
    t.answered = s.answered
    t.spies_out = s.spies_out
    t.ending = s.ending
    t.spies = s.spies[:]
    t.lairs = s.lairs[:]
    t.size = s.size[:]
    t.score = s.score[:]
    t.raid = s.raid[:]
    t.discard = s.discard[:]
    t.hands = s.hands[:]
    t.foiler = s.foiler
    t.against = s.against
    t.deck = s.deck[:]
    t.deck_spies = s.deck_spies
    t.deck_plain = s.deck_plain
    return t
