"""The rules, in the order of the sheet (rules.fr.md, rules.en.md).

First the order of play: whose move it is, what they may do, what chance may do, what an action
does and who sees it done.  Then, chapter by chapter, what may be done beside what it does; the
docstring of a function is its clause.  What `options` does not offer can nowhere be done: table,
bots, terminal, browser and environments all ask it.
"""

from filature.core.seat import CHANCE_ALONE, EVERYONE, NO_ONE, Seat, Seats, only
from filature.parts.cards import held

from . import actions as do
from .box import WIDTH
from .state import DEAL, OVER, PLAY, State

# The order of play ------------------------------------------------------------


def actors(s: State) -> Seats:
    """Whose move it is: a set of seats, chance alone, or no one when it is over."""
    if s.phase == DEAL:
        return CHANCE_ALONE
    return only(s.turn) if s.phase == PLAY else NO_ONE


def options(s: State, seat: Seat) -> list[int]:
    """What an acting seat may do, in the order of the table of actions."""
    return plays(s, seat)


def chance(s: State) -> list[tuple[int, int]]:
    """What fate may do, with weights: as many as there are cards that would do it."""
    return [(do.DEAL + value, count) for value, count in enumerate(s.deck) if count]


def apply(s: State, seat: Seat, action: int) -> None:
    """One line per verb."""
    if action > do.PLAY:
        play(s, seat, action - do.PLAY)
    else:
        deal(s, action - do.DEAL)


def audience(s: State, seat: Seat, action: int) -> Seats:
    """Who sees it done: a card that is dealt, its owner alone."""
    return only(receiver(s)) if s.phase == DEAL else EVERYONE


# Dealing ----------------------------------------------------------------------


def receiver(s: State) -> Seat:
    """NEWGAME-DEAL-1  Hand after hand is dealt, seat 0 first."""
    return s.dealt // s.box.hand


def deal(s: State, card: int) -> None:
    """NEWGAME-DEAL-1, NEWGAME-DEAL-2  A card that its owner alone sees; the rest stays aside."""
    seat = receiver(s)
    s.deck[card] -= 1
    s.hands[seat * WIDTH + card] += 1
    s.tell(only(seat), "got card", card)
    s.dealt += 1
    if s.dealt == s.seats * s.box.hand:
        s.phase = PLAY


# A turn -----------------------------------------------------------------------


def plays(s: State, seat: Seat) -> list[int]:
    """NEWGAME-TURN-2  Any card of one's hand."""
    return [do.PLAY + value for value in range(1, WIDTH) if s.hands[seat * WIDTH + value]]


def play(s: State, seat: Seat, card: int) -> None:
    """NEWGAME-TURN-1, NEWGAME-TURN-2  In turn, everyone plays a card face up."""
    s.hands[seat * WIDTH + card] -= 1
    s.table[seat] = card
    s.tell(EVERYONE, "played seat card", seat, card)
    s.turn = (seat + 1) % s.seats
    if s.turn == s.leader:
        end_round(s)


# The end of a round -----------------------------------------------------------


def best_seat(s: State) -> Seat:
    """NEWGAME-ROUND-1, NEWGAME-ROUND-2  The highest card; of equal ones, the first played."""
    best = s.leader
    for n in range(s.seats):
        seat = (s.leader + n) % s.seats
        if s.table[seat] > s.table[best]:
            best = seat
    return best


def end_round(s: State) -> None:
    """NEWGAME-ROUND-1  Whoever has it scores a point, and leads the next round."""
    best = best_seat(s)
    s.score[best] += 1
    s.tell(EVERYONE, "took seat score", best, s.score[best])
    for seat in range(s.seats):
        s.gone[s.table[seat]] += 1
        s.table[seat] = 0
    s.leader = s.turn = best
    if held(s.hands, 0, s.seats * WIDTH) == 0:
        end(s)


# The end ----------------------------------------------------------------------


def end(s: State) -> None:
    """NEWGAME-END-1, NEWGAME-END-2  No card is left: the most points win, equals together."""
    s.phase = OVER
    s.tell(EVERYONE, "over")
