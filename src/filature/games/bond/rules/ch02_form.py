"""The evaluation form, and giving up a mission."""

from mypy_extensions import i64

from filature.core.seat import EVERYONE, Seat

from .. import actions as do
from .. import phases
from .. import state as how
from ..places import NOWHERE
from ..state import TYPES, State
from .ch01_goal import evaluate

# La fiche d'évaluation ---------------------------------------------------------


def add_block(s: State, seat: Seat, status: i64) -> None:
    """BOND-FORM-4, BOND-FORM-5  The block of a mission, as M fills it in when it is over."""
    s.blocks += [seat, s.mission[seat], status]
    kind: i64
    for kind in range(TYPES):
        s.blocks.append(units(s, seat, kind) if status == how.FINISHED else 0)
    s.blocks += [0] * TYPES
    s.last[seat] = s.mission[seat]
    s.mission[seat] = how.NO_MISSION


def units(s: State, seat: Seat, kind: i64) -> i64:
    """BOND-FORM-7  The quantity left: points; with the option, the fewest cards that make them."""
    points = s.stock[seat * TYPES + kind]
    return (points + 2) // 3 if s.terms.bonus_counts_cards else points


def report(s: State, seat: Seat) -> None:
    """BOND-FORM-5, BOND-GOAL-3  The mission's value is entered, then what is left over."""
    mission = s.mission[seat]
    points = s.box.missions.value[mission]
    add_block(s, seat, how.FINISHED)
    s.score[seat] += points
    s.quiet = 0
    s.valued = 0
    s.kind = -1
    s.tell(EVERYONE, "reported seat mission points", seat, mission, points)
    next_type(s, seat)


def next_type(s: State, seat: Seat) -> None:
    """BOND-FORM-9  Type by type, the agent splits what is left, as long as there is a choice."""
    s.kind += 1
    while s.kind < TYPES and (units(s, seat, s.kind) == 0 or room(s, seat) == 0):
        s.kind += 1
    if s.kind < TYPES:
        s.phase = phases.BONUS
    else:
        s.kind = 0
        evaluate(s, seat)


def room(s: State, seat: Seat) -> i64:
    """BOND-FORM-8  No more than half of the mission's value: 14 points of 50 for 1,450."""
    return s.box.bonus.most[s.last[seat]] - s.valued


def best_total(s: State, seat: Seat) -> i64:
    """BOND-FORM-5, BOND-FORM-8  What a report would bring an agent at best, with what is held."""
    mission = s.mission[seat]
    left: i64 = 0
    kind: i64
    for kind in range(TYPES):
        left += units(s, seat, kind)
    bonus = min(left, s.box.bonus.most[mission]) * s.box.bonus.point
    return s.score[seat] + s.box.missions.value[mission] + bonus


def bonuses(s: State, seat: Seat) -> list[int]:
    """BOND-FORM-9  From none to all that is left of this type, within the limit."""
    most = min(units(s, seat, s.kind), room(s, seat))
    return [do.BONUS + count for count in range(most + 1)]


def value(s: State, seat: Seat, count: i64) -> None:
    """BOND-FORM-6, BOND-FORM-9, BOND-Q-8  50 points each; the others are kept for what follows."""
    s.blocks[len(s.blocks) - TYPES + s.kind] = count
    s.valued += count
    s.score[seat] += count * s.box.bonus.point
    s.stock[seat * TYPES + s.kind] -= worth(s, seat, count)
    if count:
        s.tell(EVERYONE, "valued seat points type total", seat, count, s.kind, s.score[seat])
    next_type(s, seat)


def worth(s: State, seat: Seat, count: i64) -> i64:
    """BOND-FORM-7  The points of so many units; of cards, the smallest go first."""
    if count == 0 or not s.terms.bonus_counts_cards:
        return count
    odd = s.stock[seat * TYPES + s.kind] % 3
    return (odd if odd else 3) + 3 * (count - 1)


# L'abandon ---------------------------------------------------------------------


def abandon(s: State, seat: Seat) -> None:
    """BOND-ABND-1, BOND-ABND-3  At any time, points of earlier missions are kept.

    BOND-ABND-5  It takes the turn, and the next mission is chosen at once.
    """
    s.tell(EVERYONE, "abandoned seat mission", seat, s.mission[seat])
    add_block(s, seat, how.ABANDONED)
    lose_all(s, seat)
    s.phase = phases.DRAW if s.terms.abandon_random_mission else phases.CHOOSE


def lose_all(s: State, seat: Seat) -> None:
    """BOND-ABND-2, BOND-ABND-4  Every Q card goes back; nothing is left but to begin anew."""
    kind: i64
    for kind in range(TYPES):
        s.stock[seat * TYPES + kind] = 0
    s.place[seat] = NOWHERE
    s.toward[seat] = NOWHERE
    s.branch[seat] = NOWHERE
    s.got[seat] = 0
