"""Where a match stands."""

from typing import Final, final

from mypy_extensions import i64

from filature.core.numbers import Numbers, filled, zeros
from filature.core.option import Values
from filature.core.seat import NOBODY
from filature.core.state import Compiled
from filature.parts.cards import held

from . import phases
from .box import HAND, KINDS, NO_CARD, Box

NOT_CHOSEN: Final = -1  # in `character`
TO_THROW: Final = 0  # in `first`: has still to throw for the first turn
BEATEN: Final = -1  # in `first`: another has thrown more


@final
class Terms:
    """The options of a table, as the rules read them."""

    def __init__(self, values: Values) -> None:
        self.values: Final = values
        self.turn_around: bool = values["turn_around_at_start"] is True
        self.battle_cancels_space: bool = values["battle_cancels_space"] is True
        self.reroll_instead: bool = values["reroll_instead"] is True
        self.steal_any_contact: bool = values["steal_any_contact"] is True
        self.own_cards_in_safe: bool = values["own_cards_in_safe"] is True
        self.roam_from_guard: bool = values["roam_from_guard"] is True
        self.steal_in_vault: bool = values["steal_in_vault"] is True

    def __reduce__(self) -> tuple[object, ...]:
        return Terms, (self.values,)


@final
class State(Compiled):
    """A match in progress.  Unseen cards are counted by kind; a hand is a short sorted row."""

    # The board and the cards, laid out by `fresh` and `copy`.
    character: Numbers  # of each seat's figure, or NOT_CHOSEN
    first: Numbers  # what each seat has thrown for the first turn
    place: Numbers  # of each figure: 0 is the gate
    out: Numbers  # 1 for figures that face outwards
    reached: Numbers  # 1 for seats that have been in the vault
    benched: Numbers  # cards laid before each seat, each for one turn
    discard: Numbers
    gone: list[int]  # cards that left a hand, in order: seat * KINDS + card
    talons: list[int]  # what each new talon was made of, one after the other
    hands: Numbers  # at seat * HAND, sorted; NO_CARD where a card is missing
    drawn: list[int]  # every card drawn, in order
    deck: Numbers

    def __init__(self, seats: i64, box: Box, terms: Terms) -> None:
        super().__init__(seats)
        self.box: Final = box
        self.terms: Final = terms
        # On the table: everyone sees these.
        self.phase: i64 = phases.DEAL
        self.turn: i64 = 0
        self.owed: i64 = 0  # throws that the seat whose turn it is still has to make
        self.thrown: bool = False  # this turn
        self.carded: bool = False  # a card was played or replaced this turn
        self.screen: bool = False  # a challenge from a TV screen is still open
        self.played: i64 = NO_CARD  # the card whose effect follows the draw
        self.target: i64 = NOBODY  # at whom it is aimed
        self.foe: i64 = NOBODY  # in a battle, against the seat whose turn it is
        self.steps: i64 = 0  # left in a move that is interrupted
        self.red: i64 = 0  # the dice as they lie: 0 for a die that was not thrown
        self.blue: i64 = 0
        self.holder: i64 = NOBODY  # of the formula
        self.winner: i64 = NOBODY
        self.deck_size: i64 = 0


# Who may see each field.  A field missing here fails the house tests.
SEEN_BY: Final = {
    "seats": "everyone",
    "box": "everyone",
    "terms": "everyone",
    "phase": "everyone",
    "turn": "everyone",
    "owed": "everyone",
    "thrown": "everyone",
    "carded": "everyone",
    "screen": "everyone",
    "played": "everyone",
    "target": "everyone",
    "foe": "everyone",
    "steps": "everyone",
    "red": "everyone",
    "blue": "everyone",
    "holder": "everyone",
    "winner": "everyone",
    "deck_size": "everyone",
    "character": "everyone",
    "first": "everyone",
    "place": "everyone",
    "out": "everyone",
    "reached": "everyone",
    "benched": "everyone",
    "discard": "everyone",
    "gone": "everyone",
    "talons": "everyone",
    "hands": "owner",
    "drawn": "owner",
    "deck": "nobody",
    "muted": "house",
    "news": "house",
}


def fresh(seats: i64, box: Box, terms: Terms) -> State:
    """AT-SETUP-1, AT-SETUP-3  The formula in the vault, every figure at the gate facing inwards."""
    s = State(seats, box, terms)
    s.character = filled(seats, NOT_CHOSEN)
    s.first = filled(seats, TO_THROW)
    s.place = zeros(seats)
    s.out = zeros(seats)
    s.reached = zeros(seats)
    s.benched = zeros(seats)
    s.discard = zeros(KINDS)
    s.gone = []
    s.talons = []
    s.hands = filled(seats * HAND, NO_CARD)
    s.drawn = []
    s.deck = box.cards[:]
    s.deck_size = held(s.deck, 0, KINDS)
    return s


def copy(s: State) -> State:
    """Another state that shares nothing with this one but the box and the terms."""
    t = State(s.seats, s.box, s.terms)
    t.phase = s.phase
    t.turn = s.turn
    t.owed = s.owed
    t.thrown = s.thrown
    t.carded = s.carded
    t.screen = s.screen
    t.played = s.played
    t.target = s.target
    t.foe = s.foe
    t.steps = s.steps
    t.red = s.red
    t.blue = s.blue
    t.holder = s.holder
    t.winner = s.winner
    t.deck_size = s.deck_size
    t.character = s.character[:]
    t.first = s.first[:]
    t.place = s.place[:]
    t.out = s.out[:]
    t.reached = s.reached[:]
    t.benched = s.benched[:]
    t.discard = s.discard[:]
    t.gone = s.gone[:]
    t.talons = s.talons[:]
    t.hands = s.hands[:]
    t.drawn = s.drawn[:]
    t.deck = s.deck[:]
    return t
