"""A rule of thumb: run for the formula, run with it, and trip up whoever is ahead.

Everything is weighed in spaces.  A card is replaced as soon as it is played, so a useful
one is never saved; but the die comes first unless the card is worth more where one stands.
"""

from filature.core.action import Action
from filature.core.rng import Rng
from filature.core.seat import NOBODY

from .. import phases
from ..box import (
    BENCH,
    CLEAR,
    GUARD,
    LABS,
    LEAD,
    NARROW,
    NOWHERE,
    NUMBERS,
    PLUS,
    ROAM,
    ROLL,
    SAFE,
    TV,
    VAULT,
    Box,
    number_of,
)
from ..standing import fits_lab
from ..views import View

CATCH = 9.0  # coming to the formula, to fight for it
WAIT = 4.0  # letting a holder whom one has overtaken come past
WIN = 100.0
SPACES_WORTH = {GUARD: -2.5, ROLL: 3.5, TV: 0.5, SAFE: 1.0}
CARDS_WORTH = {PLUS: 2.0, CLEAR: 3.0, LEAD: 1.5, BENCH: 2.5, ROAM: 2.5}


def choose(v: View, box: Box, offered: list[Action], rng: Rng) -> Action:
    """The offered action that is worth most to the viewer; ties by lot."""
    if v.phase == phases.SCREEN:  # cards can wait
        offered = [a for a in offered if a.verb in ("pass", "challenge")] or offered
    worths = [worth(v, box, action) for action in offered]
    best = max(worths)
    top = [action for action, value in zip(offered, worths) if value == best]
    return top[rng.below(len(top))]


def worth(v: View, box: Box, action: Action) -> float:
    """What an action is worth, in spaces, roughly."""
    verb, arguments = action.verb, action.arguments
    if verb in FIXED:
        return FIXED[verb]
    if verb == "bench":
        return bench_worth(v, box, arguments[0])
    if verb == "roam":
        return roam_worth(v, box, arguments[0])
    if verb == "challenge":
        return challenge_worth(v, box, arguments[0])
    if verb == "fight":
        return CATCH if is_prey_now(v, box, arguments[0]) else -danger(v, box, arguments[0])
    if verb == "discard":
        return 0.5 - 0.2 * card_worth(v, box, arguments[0])
    if verb == "keep":
        return gain(v, box, v.steps)
    return own_move_worth(v, box, verb, arguments)


FIXED = {"throw": 4.0, "end": 0.4, "stop": CATCH, "pass": 0.0, "figure": 0.0}


# Moving oneself ---------------------------------------------------------------


def own_move_worth(v: View, box: Box, verb: str, arguments: tuple[int, ...]) -> float:
    """Cards that move their owner."""
    me = v.seat
    if verb == "plus3":
        return gain(v, box, 3)
    if verb == "lab":
        return gain(v, box, arguments[1])
    if verb == "lead":
        lab = int(box.lab_ahead[v.out[me] * box.length + v.place[me]])
        return gain(v, box, abs(lab - v.place[me]))
    return 6.0 if v.reached[me] else 3.0  # one more throw


def gain(v: View, box: Box, steps: int) -> float:
    """How much better the viewer stands after so many steps."""
    me, place = v.seat, landing(v, box, steps)
    if is_prey(v, box, place):
        return CATCH
    moved = abs(place - v.place[me]) * (0.6 if v.reached[me] and v.holder != me else 1.0)
    if place == 0:
        return WIN if v.holder == me else moved
    if place == box.vault:
        return moved + (6.0 if v.holder == NOBODY else 2.0) - (0.0 if v.thrown else 3.0)
    return moved + comfort(v, box, place)


def landing(v: View, box: Box, steps: int) -> int:
    """Where so many steps take the viewer, who may stop at the formula."""
    place, step = v.place[v.seat], -1 if v.out[v.seat] else 1
    for _ in range(steps):
        place += step
        blocked = box.kinds[place] == NARROW and place in v.place
        if blocked or place in (0, box.vault) or is_prey(v, box, place):
            break
    return place


def comfort(v: View, box: Box, place: int) -> float:
    """What a space does for the viewer who lands there."""
    kind = box.kinds[place]
    if kind == SAFE and v.holder == v.seat:
        return 3.0
    labs = [int(number_of(card)) for card in v.my_hand if card >= LABS and fits_lab(kind, card)]
    return max(labs, default=0) * 0.5 + SPACES_WORTH.get(kind, 0.0)


def card_worth(v: View, box: Box, card: int) -> float:
    """What it is worth to keep a card: a lab card, as long as its lab is ahead."""
    if card < LABS:
        return CARDS_WORTH[card]
    me = v.seat
    ahead = list(box.kinds)[: v.place[me]] if v.out[me] else list(box.kinds)[v.place[me] + 1 :]
    return int(number_of(card)) * 0.4 if any(fits_lab(kind, card) for kind in ahead) else -1.0


# Tripping up the others -------------------------------------------------------


def may_rob(v: View, other: int) -> bool:
    return other == v.holder and other != v.seat and v.reached[v.seat] == 1


def is_prey_now(v: View, box: Box, other: int) -> bool:
    """Whether a fight on the viewer's space is for the formula: hardly ever in the vault."""
    return may_rob(v, other) and box.kinds[v.place[v.seat]] != VAULT


def is_prey(v: View, box: Box, place: int) -> bool:
    """Whether the viewer may fight for the formula on a space."""
    if v.holder == NOBODY or place != v.place[v.holder] or box.kinds[place] in (SAFE, VAULT):
        return False
    return may_rob(v, v.holder)


def way(v: View, box: Box, seat: int) -> int:
    """How many spaces of the way in and out a seat has behind it."""
    return 2 * box.vault - v.place[seat] if v.reached[seat] else v.place[seat]


def danger(v: View, box: Box, other: int) -> float:
    """How much a space more for another is a space less for the viewer."""
    if other == v.holder:
        return 1.5 if v.place[other] > NUMBERS else 3.0  # near the gate
    if v.holder == v.seat:
        return 0.8 if v.reached[other] and v.place[other] >= v.place[v.seat] else 0.2
    return 0.7 if way(v, box, other) >= way(v, box, v.seat) else 0.3


def bench_worth(v: View, box: Box, to: int) -> float:
    """A turn lost: one die's throw, or two."""
    if to == v.seat:
        return WAIT if passed_holder(v) else -5.0
    lost = 7.0 if v.reached[to] else 3.5
    if to == v.holder and passed_holder(v):  # who would only stay behind
        lost *= 0.2
    return lost * danger(v, box, to) * (0.6 if v.benched[to] else 1.0)


def roam_worth(v: View, box: Box, to: int) -> float:
    """The way back to a guard, and the fight to get away from him."""
    guard = int(box.guard_behind[v.out[to] * box.length + v.place[to]])
    if guard == NOWHERE:
        return -1.0
    back = abs(guard - v.place[to]) + 2.5
    if to == v.seat:
        if not passed_holder(v) or guard < v.place[v.holder]:
            return -back
        return CATCH if guard == v.place[v.holder] else back  # AT-STEAL-4
    return back * danger(v, box, to)


def challenge_worth(v: View, box: Box, foe: int) -> float:
    """Either may advance; a foe with a guard may get away."""
    freed = 2.5 if box.kinds[v.place[foe]] == GUARD else 0.0
    return 1.0 - (1.0 + freed) * danger(v, box, foe)


def passed_holder(v: View) -> bool:
    """Whether the viewer, on its way out, has overtaken the formula."""
    me = v.seat
    if v.holder in (NOBODY, me) or not v.out[me]:
        return False
    return v.place[me] < v.place[v.holder]
