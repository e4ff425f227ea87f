"""The order of play: whose move it is, what each may do, and what happens then.

BOND-SETUP-1  M and Q, who keep forms, cards and timetables, are the table itself.
"""

from mypy_extensions import i64

from filature.core.rng import Rng
from filature.core.seat import CHANCE_ALONE, EVERYONE, NO_ONE, Seat, Seats, only

from . import actions as do
from . import phases
from .box import BLACK, FIRST_Q_DIE, SIDES, WHITE
from .rules import ch02_form as form
from .rules import ch03_setup as setup
from .rules import ch05_turn as turn
from .rules import ch06_journeys as journeys
from .rules import ch07_q as q
from .rules import ch08_engagements as engagements
from .rules.ch04_stages import villain
from .state import State


def actors(s: State) -> Seats:
    """Whose move it is."""
    phase = s.phase
    if phase == phases.READY:
        return ((1 << s.seats) - 1) & ~s.ready
    if phase == phases.OVER:
        return NO_ONE
    if phase == phases.VILLAIN:
        return only(villain(s, s.turn))
    return CHANCE_ALONE if is_chance(phase) else only(s.turn)


def is_chance(phase: i64) -> bool:
    """Whether dice or cards are to be thrown or drawn."""
    return (
        phase == phases.STARS
        or phase == phases.SKULLS
        or phase == phases.GAIN
        or phase == phases.ORDER
        or phase == phases.DEAL
        or phase == phases.DRAW
    )


def options(s: State, seat: Seat) -> list[int]:
    """What an acting seat may do."""
    phase = s.phase
    if phase == phases.TURN:
        return turn.turns(s, seat)
    if phase == phases.ARRIVED:
        return turn.arrivals(s, seat)
    if phase == phases.VILLAIN:
        return [do.THROW]
    if phase == phases.TIE:
        return [do.PAY, do.RETHROW]
    if phase == phases.BONUS:
        return form.bonuses(s, seat)
    if phase == phases.CHOOSE:
        free = setup.free_missions(s, seat)
        return [do.PASS, *[do.MISSION + mission for mission in free]]
    return setup.readies(s)


def chance(s: State) -> list[tuple[int, int]]:
    """What fate may do: the faces of a die, or the cards that are left."""
    if s.phase == phases.DEAL or s.phase == phases.DRAW:
        return [(do.CARD + mission, 1) for mission in setup.free_missions(s, s.turn)]
    base = do.SKULLS if s.phase == phases.SKULLS else do.STARS
    base = do.GAIN if s.phase == phases.GAIN else base
    die = die_of(s)
    faces = [(base + face, int(s.box.weight(die, face))) for face in range(do.FACES)]
    return [(action, weight) for action, weight in faces if weight]


def draw(s: State, rng: Rng) -> i64:
    """One outcome of `chance`, without listing them."""
    if s.phase == phases.DEAL or s.phase == phases.DRAW:
        left = setup.free_missions(s, s.turn)
        return do.CARD + left[rng.below(len(left))]
    face: i64 = s.box.faces[die_of(s) * SIDES + rng.below(SIDES)]
    if s.phase == phases.GAIN:
        return do.GAIN + face
    return do.SKULLS + face if s.phase == phases.SKULLS else do.STARS + face


def die_of(s: State) -> i64:
    """Which die is thrown now."""
    if s.phase == phases.GAIN:
        return FIRST_Q_DIE + s.die
    return BLACK if s.phase == phases.SKULLS else WHITE


def apply(s: State, seat: Seat, action: i64) -> None:
    """One line per verb, and whatever follows of itself."""
    if action == do.THROW:
        engagements.throw_black(s)
    elif action >= do.MISSION:
        setup.choose(s, seat, action - do.MISSION)
    elif action >= do.BONUS:
        form.value(s, seat, action - do.BONUS)
    elif action == do.RETHROW:
        engagements.fight_on(s, seat)
    elif action == do.PAY:
        engagements.make_good(s, seat, 1)
    elif action >= do.EXPRESS:
        journeys.express(s, seat, action - do.EXPRESS)
    elif action >= do.TRANSIT:
        journeys.transit(s, seat, action - do.TRANSIT)
    elif action >= do.GO:
        journeys.go(s, seat, action - do.GO)
    elif action >= do.EQUIP:
        q.equip(s, seat, action - do.EQUIP)
    elif action == do.ABANDON:
        form.abandon(s, seat)
    elif action == do.PASS:
        turn.pass_by(s, seat)
    elif action == do.ENGAGE:
        engagements.engage(s, seat)
    elif action > do.READY:
        setup.get_ready(s, seat, action - do.READY)
    else:
        befall(s, action)
    while s.phase >= phases.END:
        go_on(s)


def audience(s: State, seat: Seat, action: i64) -> Seats:
    """Everyone sees everything."""
    return EVERYONE


def befall(s: State, action: i64) -> None:
    """What fate does, one line per verb."""
    if action >= do.CARD:
        if s.phase == phases.DRAW:
            setup.choose(s, s.turn, action - do.CARD)
        else:
            setup.deal(s, action - do.CARD)
    elif action > do.GAIN:
        q.gain(s, s.turn, action - do.GAIN)
    elif action >= do.SKULLS:
        engagements.throw_skulls(s, s.turn, action - do.SKULLS)
    elif s.phase == phases.ORDER:
        setup.throw_for_order(s, action - do.STARS)
    else:
        engagements.throw_stars(s, s.turn, action - do.STARS)


def go_on(s: State) -> None:
    """One step that asks nobody."""
    if s.phase == phases.END:
        turn.end_turn(s)
    elif s.phase == phases.NEXT:
        turn.next_turn(s)
    else:
        turn.begin_turn(s)
