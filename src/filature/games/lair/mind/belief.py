"""States that a viewer could believe in.

Whatever is public pins down how many spies and how many other cards lie unseen in each
hand and in the deck.  Which ones they are is even among all that the viewer has not seen:
no rule ever forces a player to show what a hand does not hold.
"""

from mypy_extensions import i64

from filature.core.numbers import Numbers, numbers, zeros
from filature.core.rng import Rng
from filature.core.seat import NOBODY, only
from filature.parts.cards import spread

from .. import phases
from ..box import FIRST_SPY, KINDS, RANGE, TAUNT, Box
from ..state import State, Terms, fresh
from ..views import View


def imagine(v: View, box: Box, terms: Terms, rng: Rng) -> State:
    """A state with all that the viewer knows, and the rest dealt at random."""
    s = fresh(len(v.score), box, terms)
    set_table(s, v)
    unseen = unseen_cards(s, v)
    spies = spread(unseen, FIRST_SPY, KINDS, rng)
    plain = spread(unseen, 0, FIRST_SPY, rng)
    s.deck = zeros(KINDS)
    spies_given: i64 = 0
    plain_given: i64 = 0
    seat: i64
    for seat in range(s.seats):
        if seat != v.seat:
            spies_given = give(s.hands, seat * KINDS, spies, spies_given, s.spies[seat])
            plain_given = give(s.hands, seat * KINDS, plain, plain_given, v.plain[seat])
    give(s.deck, 0, spies, spies_given, s.deck_spies)
    give(s.deck, 0, plain, plain_given, s.deck_plain)
    imagine_answers(s, v, rng)
    return s


def set_table(s: State, v: View) -> None:
    """What lies on the table, and the viewer's own hand."""
    s.phase, s.then, s.turn, s.dealt = v.phase, v.then, v.turn, v.dealt
    s.top, s.deck_spies, s.deck_plain = v.top, v.deck_spies, v.deck_plain
    s.drew, s.asked, s.played, s.idle = v.drew, v.asked, v.played, v.idle
    s.target, s.source, s.power, s.worth = v.target, v.source, v.power, v.worth
    s.letter, s.ending = v.letter, v.ending
    for letter in v.letters:
        s.letters |= only(letter)
    for seat in v.answered:
        s.answered |= only(seat)
    s.spies, s.spies_out = numbers(v.spies), sum(v.discard[FIRST_SPY:])
    s.size, s.score = numbers(v.size), numbers(v.score)
    s.raid, s.discard = numbers(v.raid), numbers(v.discard)
    s.lairs = numbers([count for lair in v.lairs for count in lair])
    for kind, count in enumerate(v.my_hand):
        s.hands[v.seat * KINDS + kind] = count


def unseen_cards(s: State, v: View) -> Numbers:
    """The box, less all that the viewer has in sight."""
    unseen = s.box.cards[:]
    for kind, count in enumerate(v.discard):
        unseen[kind] -= count
    for kind, count in enumerate(v.my_hand):
        unseen[kind] -= count
    for place, count in enumerate(list(s.lairs)):
        unseen[place % RANGE] -= count
    for n, count in enumerate(v.raid):
        unseen[FIRST_SPY + n] -= count
    for letter in v.letters:
        unseen[TAUNT + letter] -= 1
    return unseen


def give(pile: Numbers, start: i64, cards: Numbers, given: i64, count: i64) -> i64:
    """Moves the next cards of a shuffled row to a pile; returns how many are gone by then."""
    n: i64
    for n in range(given, given + count):
        pile[start + cards[n]] += 1
    return given + count


def imagine_answers(s: State, v: View, rng: Rng) -> None:
    """Answers under seal: one's own as given, another's as its imagined hand allows."""
    if v.phase == phases.FOIL and v.my_answer == 1:
        s.foiler = v.seat
    if v.phase == phases.VOTE and v.my_answer == 1:
        s.against |= only(v.seat)
    for seat in v.answered:
        if seat == v.seat:
            continue
        if v.phase == phases.VOTE and rng.below(2):
            s.against |= only(seat)
        if v.phase == phases.FOIL and s.foiler == NOBODY:
            holds = s.hands[seat * KINDS + TAUNT + v.letter] > 0
            s.foiler = seat if holds and rng.below(2) else NOBODY
