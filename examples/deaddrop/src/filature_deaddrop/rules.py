"""The rules of Dead Drop, in the order of the sheet (rules.fr.md, rules.en.md)."""

from filature.core.seat import CHANCE_ALONE, EVERYONE, NO_ONE, NOBODY, Seat, Seats, only
from filature.parts.cards import held

from . import actions as do
from .box import KINDS, MOST, VALUES
from .state import ANSWER, DEAL, DROP, NO_CARD, OVER, State

# The order of play ------------------------------------------------------------


def actors(s: State) -> Seats:
    """Whose move it is."""
    if s.phase == DEAL:
        return CHANCE_ALONE
    if s.phase == DROP:
        return only(s.turn)
    return only(s.target) if s.phase == ANSWER else NO_ONE


def options(s: State, seat: Seat) -> list[int]:
    """What an acting seat may do."""
    return drops(s, seat) if s.phase == DROP else [do.TAKE, do.LEAVE]


def chance(s: State) -> list[tuple[int, int]]:
    """What fate may do, with weights: as many as there are cards that would do it."""
    return [(do.DEAL + kind, count) for kind, count in enumerate(s.deck) if count]


def apply(s: State, seat: Seat, action: int) -> None:
    """One line per verb."""
    if action >= do.TAKE:
        answer(s, seat, action == do.TAKE)
    elif action >= do.DROP:
        drop(s, seat, (action - do.DROP) // MOST, (action - do.DROP) % MOST)
    else:
        deal(s, action - do.DEAL)


def audience(s: State, seat: Seat, action: int) -> Seats:
    """Who sees it done: a card dealt, its owner alone; a card laid face down, who laid it."""
    if s.phase == DEAL:
        return only(receiver(s))
    return only(seat) if s.phase == DROP else EVERYONE


# Dealing ----------------------------------------------------------------------


def receiver(s: State) -> Seat:
    """DROP-DEAL-1  Hand after hand is dealt, seat 0 first."""
    return s.dealt // s.terms.hand


def deal(s: State, card: int) -> None:
    """DROP-DEAL-1, DROP-DEAL-2  A card that its owner alone sees; the rest stays in the box."""
    seat = receiver(s)
    s.deck[card] -= 1
    s.hands[seat * KINDS + card] += 1
    s.tell(only(seat), "got card", card)
    s.dealt += 1
    if s.dealt == s.seats * s.terms.hand:
        s.phase = DROP


# The drop ---------------------------------------------------------------------


def drops(s: State, seat: Seat) -> list[int]:
    """DROP-DROP-1, DROP-DROP-2  Any card of one's hand, before anyone but oneself."""
    return [
        do.DROP + kind * MOST + to
        for kind in range(KINDS)
        for to in range(s.seats)
        if s.hands[seat * KINDS + kind] and to != seat
    ]


def drop(s: State, seat: Seat, card: int, to: Seat) -> None:
    """DROP-DROP-1, DROP-CARDS-2  All backs are alike: only who laid it knows the card."""
    s.hands[seat * KINDS + card] -= 1
    s.dropped = card
    s.target = to
    s.tell(EVERYONE, "dropped seat target:seat", seat, to)
    s.phase = ANSWER


# The answer -------------------------------------------------------------------


def answer(s: State, seat: Seat, take: bool) -> None:
    """DROP-TAKE-1  Without looking, whoever it lies before takes it or leaves it."""
    card = s.dropped
    owner = owner_of(s, take)
    s.tell(EVERYONE, "taken seat card" if take else "left seat card", seat, card)
    s.files[owner * KINDS + card] += 1
    s.score[owner] += VALUES[card]
    s.tell(EVERYONE, "filed seat score", owner, s.score[owner])
    s.dropped, s.target = NO_CARD, NOBODY
    end_turn(s)


def owner_of(s: State, take: bool) -> Seat:
    """DROP-TAKE-2, DROP-TAKE-3  Turned up, it counts for whoever took it, else for who laid it."""
    return s.target if take else s.turn


# The end ----------------------------------------------------------------------


def end_turn(s: State) -> None:
    """DROP-END-1, DROP-END-2  No card is left: the most points win, equals together."""
    s.turn = (s.turn + 1) % s.seats
    s.phase = DROP
    if held(s.hands, 0, s.seats * KINDS) == 0:
        s.phase = OVER
        s.tell(EVERYONE, "over")
