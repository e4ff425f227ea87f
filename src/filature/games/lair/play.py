"""The order of play: whose move, what is offered, what it does, who sees it done."""

from mypy_extensions import i64

from filature.core.rng import Rng
from filature.core.seat import (
    CHANCE_ALONE,
    EVERYONE,
    NO_ONE,
    Seat,
    Seats,
    all_but,
    only,
)
from filature.parts.cards import nth

from . import actions as do
from . import phases, rules
from .box import FIRST_SPY, KINDS, SPY, is_spy
from .state import (
    DECK,
    PLAIN,
    YELLOW,
    State,
)


def actors(s: State) -> Seats:
    """Whose move it is."""
    phase = s.phase
    if phase == phases.LAIR or phase == phases.SPY or phase == phases.ADD:
        return only(s.turn)
    if phase == phases.CAPTURED:
        return only(s.target)
    if phase == phases.FOIL:
        return all_but(s.target, s.seats) & ~s.answered
    if phase == phases.VOTE:
        return rules.voters(s) & ~s.answered
    return NO_ONE if phase == phases.OVER else CHANCE_ALONE


def options(s: State, seat: Seat) -> list[int]:
    """What an acting seat may do."""
    phase = s.phase
    if phase == phases.LAIR:
        return rules.plays(s, seat)
    if phase == phases.SPY:
        return rules.raids(s, seat)
    if phase == phases.ADD:
        return rules.additions(s, seat)
    if phase == phases.CAPTURED:
        return rules.revenges(s, seat)
    if phase == phases.FOIL:
        return rules.foils(s, seat)
    return [do.AGREE, do.REFUSE]


def chance(s: State) -> list[tuple[int, int]]:
    """What fate may do, with weights: the number of cards that would do it."""
    if s.phase == phases.BACK:
        backs = [(do.BACK_PLAIN, int(s.deck_plain)), (do.BACK_SPY, int(s.deck_spies))]
        return [(back, weight) for back, weight in backs if weight]
    if s.phase == phases.SHOW:
        start = 0 if s.source == DECK else s.source * KINDS
        cards = s.deck if s.source == DECK else s.hands
        counts = cards[start + FIRST_SPY : start + KINDS]
        return [(do.SHOW + 1 + n, count) for n, count in enumerate(counts) if count]
    yellow = s.top == YELLOW
    return [
        (do.DRAW + kind, count)
        for kind, count in enumerate(s.deck)
        if count and is_spy(kind) == yellow
    ]


def draw(s: State, rng: Rng) -> i64:
    """One outcome of `chance`, without listing them."""
    if s.phase == phases.BACK:
        drawn = rng.below(s.deck_spies + s.deck_plain)
        return do.BACK_SPY if drawn < s.deck_spies else do.BACK_PLAIN
    if s.phase == phases.SHOW:
        if s.source == DECK:
            return do.SHOW + nth(s.deck, FIRST_SPY, rng.below(s.deck_spies)) - SPY
        start = s.source * KINDS
        return do.SHOW + nth(s.hands, start + FIRST_SPY, rng.below(s.spies[s.source])) - start - SPY
    if s.top == YELLOW:
        return do.DRAW + nth(s.deck, FIRST_SPY, rng.below(s.deck_spies))
    return do.DRAW + nth(s.deck, 0, rng.below(s.deck_plain))


def apply(s: State, seat: Seat, action: i64) -> None:
    """One line per verb."""
    if action >= do.FOIL:
        rules.answer(s, seat, True)
    elif action >= do.TAUNT:
        rules.taunt(s, seat, action - do.TAUNT)
    elif action == do.KILL:
        rules.kill(s, seat)
    elif action == do.DONE:
        rules.resolve(s)
    elif action > do.ADD:
        rules.add(s, seat, action - do.ADD)
    elif action >= do.TOP:
        rules.take(s, seat, DECK, action - do.TOP)
    elif action >= do.STEAL:
        rules.take(s, seat, (action - do.STEAL) // do.SEATS, (action - do.STEAL) % do.SEATS)
    elif action >= do.SEND + do.SEATS:
        rules.send(s, seat, (action - do.SEND) // do.SEATS, (action - do.SEND) % do.SEATS)
    elif action >= do.AGREE:
        rules.vote(s, seat, action == do.AGREE)
    elif action == do.STOP:
        rules.ask_to_stop(s, seat)
    elif action > do.LAIR:
        rules.build(s, seat, action - do.LAIR)
    elif action == do.PASS:
        rules.pass_by(s, seat)
    elif action > do.SHOW:
        rules.show(s, action - do.SHOW)
    elif action >= do.DRAW:
        rules.receive(s, action - do.DRAW)
    else:
        rules.show_back(s, YELLOW if action == do.BACK_SPY else PLAIN)


def audience(s: State, seat: Seat, action: i64) -> Seats:
    """Who sees it done: a drawn card its owner alone, a sealed answer its sender alone."""
    if do.DRAW <= action < do.DRAW + KINDS:
        return only(rules.receiver(s))
    if s.phase == phases.FOIL or s.phase == phases.VOTE:
        return only(seat)
    return EVERYONE
