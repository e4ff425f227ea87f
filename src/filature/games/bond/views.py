"""What each seat may see: everything, since nothing is hidden.  Still the only door out."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from filature.core.ranges import (
    Ranges,
    a_seat,
    amount,
    at_most,
    count,
    flag,
    in_log,
    one_of,
    per_seat,
    row,
    some_seats,
)
from filature.core.seat import CHANCE, SPECTATOR, Seat, members

from . import phases
from .actions import BEST_GAIN, CODES, FACES, MISSIONS, MOST_BONUS
from .box import BLACK, COMBAT, INTELLIGENCE, MOST, SIDES, WHITE, Box
from .places import COUNT, LONDON, NOWHERE
from .play import actors
from .rules.ch04_stages import villain
from .state import (
    ARMS,
    BLOCK,
    BY_LOSS,
    GEAR,
    IN_PLAY,
    NO_MISSION,
    NO_THROW,
    NOT_YET,
    OUT,
    TRANSPORT,
    TYPES,
    State,
    Terms,
)
from .ways import FAR

FACE: Final = one_of(NO_THROW, FACES - 1)


class View(NamedTuple):
    """All that a seat knows.  What has no other owner has one entry a seat."""

    seat: int
    phase: int
    turn: int
    waiting_for: tuple[int, ...]
    order: tuple[int, ...]  # the seats, in the order of play
    tied: tuple[int, ...]
    thrown: tuple[int, ...]
    thrower: int
    dealt: int
    code: tuple[int, ...]
    standing: tuple[int, ...]
    score: tuple[int, ...]
    mission: tuple[int, ...]
    last: tuple[int, ...]
    stage: tuple[int, ...]
    place: tuple[int, ...]
    toward: tuple[int, ...]
    left: tuple[int, ...]
    stock: tuple[tuple[int, ...], ...]  # arms, gear, transport
    branch: tuple[int, ...]
    got: tuple[int, ...]
    first: tuple[int, ...]
    fighting: tuple[int, ...]
    villain: tuple[int, ...]
    home: tuple[int, ...]
    forms: tuple[tuple[int, ...], ...]  # the blocks of all forms, in the order of their end
    die: int
    stars: int
    skulls: int
    kind: int
    valued: int
    round: int
    early: int  # how many were home before this round
    quiet: int
    ending: int
    odds: tuple[int, int]  # of surviving the viewer's next engagement: so many in so many
    journey: tuple[int, ...]  # to the viewer's next stage: turns; express turns and points
    retreat: tuple[int, ...]  # to London, likewise


def ranges(box: Box, terms: Terms) -> Ranges:
    """What each field may be."""
    rounds = most_rounds(box, terms)
    return {**order_ranges(), **agent_ranges(box, terms, rounds), **turn_ranges(terms, rounds)}


def order_ranges() -> Ranges:
    """Whose turn it is, and who plays first."""
    return {
        "seat": a_seat(SPECTATOR),
        "phase": one_of(phases.ORDER, phases.OVER),
        "turn": a_seat(),
        "waiting_for": some_seats(CHANCE),
        "order": per_seat(a_seat()),
        "tied": per_seat(a_seat()),  # there are as many ranks as seats
        "thrown": per_seat(FACE),
        "thrower": a_seat(),
        "dealt": count(MOST),
    }


def agent_ranges(box: Box, terms: Terms, rounds: int) -> Ranges:
    """Where the agents are, and what they hold."""
    mission = one_of(NO_MISSION, MISSIONS - 1)
    place = one_of(NOWHERE, COUNT - 1)
    return {
        "code": per_seat(one_of(0, CODES)),
        "standing": per_seat(one_of(IN_PLAY, OUT)),
        "score": per_seat(amount(most_points(box, terms))),
        "mission": per_seat(mission),
        "last": per_seat(mission),
        "stage": per_seat(one_of(0, len(box.missions.place) - 1)),
        "place": per_seat(place),
        "toward": per_seat(place),
        "left": per_seat(count(max(list(box.transit.price), default=0))),
        "stock": per_seat(row(TYPES, amount(most_stock(box, rounds)))),
        "branch": per_seat(place),
        "got": per_seat(count(max(list(box.missions.gear)) + BEST_GAIN)),
        "first": per_seat(flag()),
        "fighting": per_seat(flag()),
        "villain": per_seat(a_seat()),
        "home": at_most(MOST, a_seat()),
        "forms": in_log(),
    }


def turn_ranges(terms: Terms, rounds: int) -> Ranges:
    """What is thrown and reckoned this turn, and how the match stands."""
    kind = one_of(ARMS, TRANSPORT)
    turns = at_most(3, amount(FAR))
    return {
        "die": kind,
        "stars": FACE,
        "skulls": FACE,
        "kind": kind,
        "valued": count(MOST_BONUS),
        "round": amount(rounds),
        "early": count(MOST),
        "quiet": count(terms.close),
        "ending": one_of(NOT_YET, BY_LOSS),
        "odds": row(2, count(SIDES * SIDES)),
        "journey": turns,
        "retreat": turns,
    }


def most_rounds(box: Box, terms: Terms) -> int:
    """BOND-GOAL-4, BOND-GOAL-6  So many missions at most are finished, and so long a lull each."""
    missions = MOST * -(-terms.target // min(list(box.missions.value)))
    return 1 + terms.close * (missions + 1)


def most_points(box: Box, terms: Terms) -> int:
    """BOND-GOAL-4, BOND-FORM-8  One mission and its bonus, for whoever is just under the target."""
    return terms.target + max(list(box.missions.value)) + MOST_BONUS * box.bonus.point


def most_stock(box: Box, rounds: int) -> int:
    """BOND-SETUP-6, BOND-Q-5  Nothing but allocations and throws, in every round."""
    return (rounds + 1) * (max(list(box.missions.allocation)) + BEST_GAIN)


def view_for(s: State, seat: Seat) -> View:
    """Every field is named here; a new secret stays secret until it is."""
    everyone = range(s.seats)
    stock = list(s.stock)
    forms = [tuple(s.blocks[n : n + BLOCK]) for n in range(0, len(s.blocks), BLOCK)]
    return View(
        seat, s.phase, s.turn, tuple(members(actors(s))), tuple(s.order), tuple(s.tied),
        tuple(s.thrown), s.thrower, s.dealt, tuple(s.code), tuple(s.standing), tuple(s.score),
        tuple(s.mission), tuple(s.last), tuple(s.stage), tuple(s.place), tuple(s.toward),
        tuple(s.left), tuple([tuple(stock[n * TYPES : (n + 1) * TYPES]) for n in everyone]),
        tuple(s.branch), tuple(s.got), tuple(s.first), tuple(s.fighting),
        tuple([villain(s, n) for n in everyone]), tuple(s.home), tuple(forms), s.die, s.stars,
        s.skulls, s.kind, s.valued, s.round, s.early, s.quiet, s.ending, odds(s, seat),
        journey_on(s, seat), retreat(s, seat),
    )  # fmt: skip


# What a player needs at hand --------------------------------------------------------------


def on_mission(s: State, seat: Seat) -> bool:
    return seat >= 0 and s.mission[seat] != NO_MISSION and s.standing[seat] == IN_PLAY


def odds(s: State, seat: Seat) -> tuple[int, int]:
    """BOND-ENG-9  The odds of the viewer's next engagement with what is held; (0, 0) for none."""
    if not on_mission(s, seat) or s.phase <= phases.DEAL:
        return (0, 0)
    stage, last = s.stage[seat], s.box.missions.start[s.mission[seat] + 1]
    while stage < last and s.box.missions.sort[stage] > INTELLIGENCE:
        stage += 1
    if stage == last:
        return (0, 0)
    combat = s.box.missions.sort[stage] == COMBAT
    return survival(s.box, s.stock[seat * TYPES + (ARMS if combat else GEAR)])


def survival(box: Box, points: i64) -> tuple[int, int]:
    """BOND-ENG-3, BOND-ENG-4, BOND-ENG-5  How many throws of how many an agent with so many
    points survives.  A draw is paid when it can be; else it is thrown again and does not count.
    """
    survived: i64 = 0
    drawn: i64 = 0
    white: i64
    black: i64
    for white in range(WHITE * SIDES, (WHITE + 1) * SIDES):
        for black in range(BLACK * SIDES, (BLACK + 1) * SIDES):
            deficit = box.faces[black] - box.faces[white]
            drawn += 1 if deficit == 0 else 0
            survived += 1 if deficit < 0 or deficit + 1 <= points else 0
    throws = SIDES * SIDES if points else SIDES * SIDES - drawn
    return (survived, throws) if throws else (1, 1)


def journey_on(s: State, seat: Seat) -> tuple[int, ...]:
    """BOND-STAGE-9  The journey from here to the next stage."""
    if not is_somewhere(s, seat):
        return ()
    return journey(s.box, s.place[seat], s.box.missions.place[s.stage[seat]])


def retreat(s: State, seat: Seat) -> tuple[int, ...]:
    """BOND-STAGE-9  The journey from here to London."""
    return journey(s.box, s.place[seat], LONDON) if is_somewhere(s, seat) else ()


def is_somewhere(s: State, seat: Seat) -> bool:
    return on_mission(s, seat) and s.place[seat] != NOWHERE


def journey(box: Box, start: i64, goal: i64) -> tuple[int, ...]:
    """BOND-STAGE-8, BOND-STAGE-9  Standard turns; then, if Q is faster, its turns and points.

    BOND-STAGE-10  Not applicable between neighbours, or where Q is no faster.
    """
    standard, fastest = box.routes.turns(start, goal), box.routes.fastest(start, goal)
    if fastest == standard:
        return (standard,)
    return (standard, fastest, box.routes.price(start, goal))
