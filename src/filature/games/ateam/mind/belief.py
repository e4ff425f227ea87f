"""States that a viewer could believe in.

Everything lies open but the cards.  Of those a viewer knows more than meets the eye: when
a talon is used up, all of it lies in hands or has been played, and the next talon is made
of cards that everyone has seen.  So a hidden card is known by the talon that it came from.

The cards that were played are gone through in order.  Each must have been drawn by its
owner, from a talon that still had one of its kind.  Where it may come from several talons,
a `Guess` parts into as many; a guess that cannot explain a card dies.  What no card played
explains is still in a hand: it is dealt at random from what is left of its talon.
"""

from typing import Final, final

from mypy_extensions import i64

from filature.core.numbers import Numbers, filled, numbers, zeros
from filature.core.rng import Rng
from filature.parts.cards import held, spread
from filature.parts.rows import insert

from ..box import HAND, KINDS, NO_CARD, Box
from ..state import State, Terms, fresh
from ..views import View, drawer

MANY: Final = 24  # guesses that are followed at a time; more when all of them die
FINE: Final = 1 << 30  # how finely a guess is drawn by its odds


@final
class Draws:
    """What everyone knows of the cards drawn: by whom, and from which talon."""

    def __init__(self, seat: list[int], talon: list[int], talons: i64) -> None:
        self.seat: Final = seat
        self.talon: Final = talon
        self.talons: i64 = talons


@final
class Guess:
    """Which card each draw may have been, what is left of each talon, how likely that is."""

    def __init__(self, cards: Numbers, left: Numbers, odds: float) -> None:
        self.cards: Final[Numbers] = cards  # of every draw; NO_CARD while nothing explains it
        self.left: Final[Numbers] = left  # at talon * KINDS + card
        self.odds: float = odds


def imagine(v: View, box: Box, terms: Terms, rng: Rng) -> State:
    """A state with all that the viewer knows, and the rest dealt at random."""
    s = fresh(len(v.place), box, terms)
    set_table(s, v)
    draws = all_draws(s, v)
    guesses: list[Guess] = []
    many: i64 = MANY
    while not guesses:
        guesses = explained(s, v, draws, many, rng)
        many *= 4
    deal(s, draws, chosen(guesses, rng), rng)
    return s


def set_table(s: State, v: View) -> None:
    """What lies on the table."""
    s.phase, s.turn, s.owed = v.phase, v.turn, v.owed
    s.thrown, s.carded, s.screen = v.thrown, v.carded, v.screen
    s.played, s.target, s.foe, s.steps = v.played, v.target, v.foe, v.steps
    s.holder, s.winner = v.holder, v.winner
    s.red, s.blue = v.dice
    s.first, s.place, s.out = numbers(v.first), numbers(v.place), numbers(v.out)
    s.reached, s.benched = numbers(v.reached), numbers(v.benched)
    s.discard, s.character = numbers(v.discard), numbers(v.character)
    s.gone, s.talons, s.deck_size = list(v.gone), list(v.talons), v.deck_size


# What can be deduced ----------------------------------------------------------


def all_talons(s: State) -> Numbers:
    """The cards of the first talon, of the second one, and so on."""
    return numbers(list(s.box.cards) + s.talons)


def all_draws(s: State, v: View) -> Draws:
    """AT-CARD-2  Every talon is used up before the next one is made."""
    supply = all_talons(s)
    talon: i64 = 0
    size: i64 = held(supply, 0, KINDS)
    draws = Draws([], [], len(supply) // KINDS)
    n: i64
    for n in range(sum(v.cards) + len(v.gone)):
        if size == 0:
            talon += 1
            size = held(supply, talon * KINDS, talon * KINDS + KINDS)
        size -= 1
        draws.seat.append(drawer(s.gone, s.seats, n))
        draws.talon.append(talon)
    return draws


def explained(s: State, v: View, draws: Draws, many: i64, rng: Rng) -> list[Guess]:
    """Guesses that explain every card that was played: all of them, or many."""
    guesses = [first_guess(s, v, draws)]
    dealt = s.seats * HAND
    n: i64
    for n in range(len(s.gone)):
        if s.gone[n] // KINDS != v.seat:
            found: list[Guess] = []
            for guess in guesses:
                add_explanations(found, guess, draws, s.gone[n], dealt + n)
            guesses = thinned(merged(found, draws, dealt + n), many, rng)
    return guesses


def merged(guesses: list[Guess], draws: Draws, by: i64) -> list[Guess]:
    """Guesses that leave the same cards open, in the same hands, are one from now on."""
    if len(guesses) < 2:
        return guesses
    known: dict[tuple[int, ...], Guess] = {}
    for guess in guesses:
        key = tuple(list(guess.left) + unexplained(guess, draws, by))
        same = known.get(key)
        if same is None:
            known[key] = guess
        else:
            same.odds += guess.odds
    return list(known.values())


def unexplained(guess: Guess, draws: Draws, by: i64) -> list[int]:
    """Who still holds a card of which talon."""
    n: i64
    found: list[int] = []
    for n in range(by):
        if guess.cards[n] == NO_CARD:
            found.append(draws.seat[n] * draws.talons + draws.talon[n])
    found.sort()
    return found


def first_guess(s: State, v: View, draws: Draws) -> Guess:
    """Only the viewer's own draws are known."""
    guess = Guess(filled(len(draws.seat), NO_CARD), all_talons(s), 1.0)
    mine: i64 = 0
    n: i64
    for n in range(len(draws.seat)):
        if draws.seat[n] == v.seat:
            pin(guess, draws, n, v.my_draws[mine])
            mine += 1
    return guess


def pin(guess: Guess, draws: Draws, n: i64, card: i64) -> None:
    """One draw was this card."""
    guess.cards[n] = card
    guess.left[draws.talon[n] * KINDS + card] -= 1


def add_explanations(found: list[Guess], guess: Guess, draws: Draws, gone: i64, by: i64) -> None:
    """One guess for every talon that a card played after `by` draws can have come from."""
    seat, card = gone // KINDS, gone % KINDS
    last: i64 = -1  # of each talon the first unexplained draw will do
    n: i64
    for n in range(by):
        if draws.seat[n] != seat or guess.cards[n] != NO_CARD or draws.talon[n] == last:
            continue
        last = draws.talon[n]
        copies = guess.left[last * KINDS + card]
        if copies:
            rest = held(guess.left, last * KINDS, last * KINDS + KINDS)
            odds = guess.odds * float(copies) / float(rest)
            other = Guess(guess.cards[:], guess.left[:], odds * held_of(guess, draws, n, by))
            pin(other, draws, n, card)
            found.append(other)


def held_of(guess: Guess, draws: Draws, like: i64, by: i64) -> float:
    """How many unexplained draws a seat has from the same talon."""
    total: i64 = 0
    n: i64
    for n in range(like, by):
        same = draws.seat[n] == draws.seat[like] and draws.talon[n] == draws.talon[like]
        if same and guess.cards[n] == NO_CARD:
            total += 1
    return float(total)


def thinned(guesses: list[Guess], many: i64, rng: Rng) -> list[Guess]:
    """No more guesses than can be followed, each kept by its odds."""
    if len(guesses) <= many:
        return guesses
    kept: list[Guess] = []
    while len(kept) < many:
        guess = chosen(guesses, rng)
        guesses.remove(guess)
        kept.append(guess)
    return kept


def chosen(guesses: list[Guess], rng: Rng) -> Guess:
    """One guess, by its odds."""
    total = 0.0
    for guess in guesses:
        total += guess.odds
    mark = total * float(rng.below(FINE)) / float(FINE)
    for guess in guesses:
        mark -= guess.odds
        if mark < 0.0:
            return guess
    return guesses[len(guesses) - 1]


# The cards as the guess has them ----------------------------------------------


def deal(s: State, draws: Draws, guess: Guess, rng: Rng) -> None:
    """What is unexplained comes at random from what is left of its talon; the rest is the deck."""
    s.deck = zeros(KINDS)
    talon: i64
    n: i64
    for talon in range(draws.talons):
        cards = spread(guess.left, talon * KINDS, talon * KINDS + KINDS, rng)
        dealt: i64 = 0
        for n in range(len(draws.seat)):
            if draws.talon[n] == talon and guess.cards[n] == NO_CARD:
                guess.cards[n] = cards[dealt] % KINDS
                dealt += 1
        for n in range(dealt, len(cards)):  # of the last talon
            s.deck[cards[n] % KINDS] += 1
    s.drawn = list(guess.cards)
    fill_hands(s, draws)


def fill_hands(s: State, draws: Draws) -> None:
    """A hand is all that was drawn less all that was played."""
    own = zeros(s.seats * KINDS)
    n: i64
    for n in range(len(s.drawn)):
        own[draws.seat[n] * KINDS + s.drawn[n]] += 1
    for gone in s.gone:
        own[gone] -= 1
    for n in range(s.seats * KINDS):
        while own[n] > 0:
            insert(s.hands, n // KINDS * HAND, n // KINDS * HAND + HAND, n % KINDS)
            own[n] -= 1
