"""The order of play: whose move, what is offered, what it does, who sees it done."""

from mypy_extensions import i64

from filature.core.rng import Rng
from filature.core.seat import CHANCE_ALONE, EVERYONE, NO_ONE, Seat, Seats, members, only

from . import actions as do
from . import phases, rules
from .box import FACES
from .state import (
    State,
)


def actors(s: State) -> Seats:
    """Whose move it is."""
    phase = s.phase
    if phase == phases.MOVE or phase == phases.CHALLENGE:
        return only(s.turn)
    if phase == phases.FIGURE:
        return only(s.turn)
    if phase == phases.PLACE:
        return s.alive & ~s.ready
    return NO_ONE if phase == phases.OVER else CHANCE_ALONE


def options(s: State, seat: Seat) -> list[int]:
    """What an acting seat may do."""
    phase = s.phase
    if phase == phases.MOVE:
        return rules.moves(s, seat)
    if phase == phases.CHALLENGE:
        return rules.challenges(s, seat)
    if phase == phases.FIGURE:
        return rules.figures(s)
    return rules.cards_to_lay(s, seat) + rules.starts(s, seat)


def chance(s: State) -> list[tuple[int, int]]:
    """What fate may do: every booklet, every card, every face of the die is as likely."""
    if s.phase == phases.ABSENT or s.phase == phases.DEAL:
        base = do.ABSENT if s.phase == phases.ABSENT else do.DEAL
        return [(base + agent, 1) for agent in members(s.pile)]
    if s.phase == phases.LAY:
        return [(do.LAY + kind, 1) for kind in members(s.hand[rules.laying(s)])]
    if s.phase == phases.READ:
        return [(do.READ + int(s.cards[rules.spot_of(s, s.turn)]), 1)]
    if s.phase == phases.SHOW:
        return [(do.SHOW + int(s.agent[s.turn]), 1)]
    return [(do.ROLL + points, 1) for points in range(1, FACES + 1)]


def draw(s: State, rng: Rng) -> i64:
    """One outcome of `chance`, without listing them."""
    if s.phase == phases.ROLL or s.phase == phases.FIRST:
        return do.ROLL + 1 + rng.below(FACES)
    if s.phase == phases.LAY:
        return do.LAY + any_bit(s.hand[rules.laying(s)], rng)
    if s.phase == phases.READ:
        return do.READ + s.cards[rules.spot_of(s, s.turn)]
    if s.phase == phases.SHOW:
        return do.SHOW + s.agent[s.turn]
    return (do.ABSENT if s.phase == phases.ABSENT else do.DEAL) + any_bit(s.pile, rng)


def any_bit(bits: i64, rng: Rng) -> i64:
    """The place of one of the bits that are set, any with equal chances."""
    places = members(bits)
    return places[rng.below(len(places))]


def apply(s: State, seat: Seat, action: i64) -> None:
    """One line per verb."""
    if action >= do.MOVE:
        rules.move(s, seat, action - do.MOVE)
    elif action == do.STAY:
        rules.stay(s, seat)
    elif action >= do.CHALLENGE:
        rules.challenge(s, seat, action - do.CHALLENGE)
    elif action == do.PASS:
        rules.end_turn(s)
    elif action >= do.START:
        rules.place(s, seat, action - do.START)
    elif action >= do.LAY and seat >= 0:
        rules.lay_otherwise(s, seat, action - do.LAY)
    elif action >= do.LAY:
        rules.lay(s, rules.laying(s), action - do.LAY)
    elif action >= do.FIGURE:
        rules.choose_figure(s, seat, action - do.FIGURE)
    elif action >= do.SHOW:
        rules.show(s)
    elif action >= do.READ:
        rules.read(s)
    elif action > do.ROLL:
        rules.throw(s, action - do.ROLL)
    elif action >= do.DEAL:
        rules.deal(s, action - do.DEAL)
    else:
        rules.open_booklet(s, action)


def audience(s: State, seat: Seat, action: i64) -> Seats:
    """Who sees it done: booklets, clue cards and where one begins are for one pair of eyes."""
    if s.phase == phases.DEAL:
        return only(s.dealt)
    if s.phase == phases.LAY:
        return only(rules.laying(s))
    if s.phase == phases.PLACE:
        return only(seat)
    if s.phase == phases.READ:
        return only(s.turn)
    return only(s.challenged) if s.phase == phases.SHOW else EVERYONE
