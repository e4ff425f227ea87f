"""A rule of thumb: fetch what the mission asks for, be friendly to friends, rob the others."""

from filature.core.action import Action
from filature.core.rng import Rng

from .. import phases
from ..actions import ATTACK, FRIENDLY, IGNORE
from ..box import (
    AID,
    BOMB,
    CONTRABAND,
    DANGER_ZONE,
    DUEL,
    HAND,
    KEY,
    NO_NATION,
    RADIO,
    ROOF,
    ROOMS,
    STORAGE,
    VIRUS,
    Box,
)
from ..rules.ch05_specials import own_disk
from ..state import OUT_COLD, STANDING
from ..terms import Terms
from ..views import View
from .wishes import UPPER, Wishes


def choose(v: View, box: Box, terms: Terms, offered: list[Action], rng: Rng) -> Action:
    """The offered action of the greatest worth; ties by lot."""
    if len(offered) == 1:
        return offered[0]
    wishes = Wishes(v, box)
    worths = WORTHS.get(v.phase, flat)(wishes, terms, offered, rng)
    for n, action in enumerate(offered):
        if action.verb == "open" and wants_open(wishes, action.arguments[0]):
            worths[n] = 1000.0
        elif action.verb == "open":
            worths[n] = -1000.0
    best = max(worths)
    top = [action for action, worth in zip(offered, worths) if worth == best]
    return top[rng.below(len(top))]


def flat(wishes: Wishes, terms: Terms, offered: list[Action], rng: Rng) -> list[float]:
    return [0.0] * len(offered)


def wants_open(wishes: Wishes, case: int) -> bool:
    """A briefcase whose content is not known to oneself."""
    return wishes.v.filled[case] == 1 and not wishes.stowed and not wishes.has_prize()


# Movement -------------------------------------------------------------------------


def walk(wishes: Wishes, terms: Terms, offered: list[Action], rng: Rng) -> list[float]:
    """RED-MOVE-2  Towards the best room, with a Key where it saves a turn; there, the best deed."""
    v = wishes.v
    here = v.room[v.seat]
    left, reach = steps_left(wishes, terms), terms.move_range or wishes.box.move_range
    stop, step, worth = wishes.best_stop(left, reach, v.unlocked)
    if wishes.has(KEY) and not v.unlocked and left > 1:
        _stop, _step, better = wishes.best_stop(left, reach, True)
        if better >= worth + KEYS_WORTH:
            return [float(action.verb == "key") for action in offered]
    if is_resting(wishes, offered, stop, worth):
        return [float(action.verb == "rest") for action in offered]
    return [walk_worth(wishes, action, here == stop, step) for action in offered]


def steps_left(wishes: Wishes, terms: Terms) -> int:
    """RED-MOVE-1"""
    v = wishes.v
    posture = v.posture[v.seat]
    if v.dazed or posture == OUT_COLD:
        return 0
    reach = terms.move_range or wishes.box.move_range
    return max(0, (reach if posture == STANDING else wishes.box.injured_range) - v.steps)


def is_resting(wishes: Wishes, offered: list[Action], stop: int, worth: float) -> bool:
    """RED-ROOM-11  Without a First-Aid Kit one rests, unless what one wants is next door; not on
    a roof where one is shot at."""
    v = wishes.v
    if v.posture[v.seat] == STANDING or wishes.has(AID):
        return False
    if v.mission == DANGER_ZONE and v.room[v.seat] == ROOF:
        return False
    return wishes.goals().get(stop, 0.0) < 40.0 and any(a.verb == "rest" for a in offered)


def walk_worth(wishes: Wishes, action: Action, is_there: bool, step: int) -> float:
    """Goggles first, then the way, then what can be done there."""
    if action.verb == "goggles":
        return 500.0 - 1000.0 * wishes.trust[action.arguments[0]]
    if action.verb == "meet":
        return 90.0 if is_there and wishes.trust[action.arguments[0]] < 0.5 else -1000.0
    if action.verb == "step":
        return 200.0 if not is_there and action.arguments[0] == step else -1000.0
    return deed_worth(wishes, action) if action.verb != "key" else -1000.0


# Interaction ----------------------------------------------------------------------


def play_card(wishes: Wishes, terms: Terms, offered: list[Action], rng: Rng) -> list[float]:
    """RED-MEET-1  Friendly to friends; the others are attacked, or let alone."""
    v = wishes.v
    if v.guard >= 0:
        return [float(action.arguments[0] >= ATTACK) for action in offered]
    other = v.foe if v.seat == v.turn else v.turn
    trust = wishes.trust[other]
    roll = rng.below(100) / 100
    card = ATTACK
    if trust > 0.85 or roll < trust * trust:
        card = FRIENDLY
    elif roll > 0.85:
        card = IGNORE
    wanted = [float(min(a.arguments[0], ATTACK) == card) if a.arguments else 0.0 for a in offered]
    if max(wanted) == 0.0:
        return [float(bool(a.arguments) and a.arguments[0] == IGNORE) for a in offered]
    return wanted


def defend(wishes: Wishes, terms: Terms, offered: list[Action], rng: Rng) -> list[float]:
    """RED-COMBAT-1  A weapon where it helps, a vest where nothing else does."""
    v = wishes.v
    losing = (v.result if v.seat == v.turn else -v.result) < 0
    worths = {"play_weapon": 2.0, "play_vest": 1.0 if losing else -1.0}
    return [worths.get(action.verb, 0.0) for action in offered]


def reward(wishes: Wishes, terms: Terms, offered: list[Action], rng: Rng) -> list[float]:
    """RED-REWARD-1  Rob those who may have something, question those one does not know."""
    v = wishes.v
    other = v.foe if v.seat == v.turn else v.turn
    room = sum(v.my_hand) < HAND or wishes.least() < 4.5
    prey = any(
        place == other and wishes.wants(kind) for place, kind, _, until in v.known if until < 0
    )
    worths = {
        "steal": 10.0 if prey else 5.0 if room and not wishes.is_ready() else 1.0,
        "interrogate": 7.0 if v.mission == DUEL else 0.0,
        "injure": 3.0,
    }
    if v.nations[other] == NO_NATION and rng.below(3) == 0:
        worths["interrogate"] = 6.0
    return [worths.get(action.verb, 0.0) for action in offered]


def make_room(wishes: Wishes, terms: Terms, offered: list[Action], rng: Rng) -> list[float]:
    """RED-HAND-1  What is worth least goes."""
    return [
        -wishes.worth(action.arguments[0]) if action.verb == "drop" else -8.5 for action in offered
    ]


def exchange(wishes: Wishes, terms: Terms, offered: list[Action], rng: Rng) -> list[float]:
    """RED-MEET-5  A friend gets what he needs more; nobody else gets anything of use."""
    v = wishes.v
    other = v.foe if v.seat == v.turn else v.turn
    friend = wishes.trust[other] > 0.8
    worths: list[float] = []
    for action in offered:
        spare = action.verb == "offer" and wishes.worth(action.arguments[0]) <= 4.0
        worths.append(1.0 if spare and friend and sum(v.my_hand) == HAND else 0.0)
    worths[-1] = 0.5
    return worths


def goggles(wishes: Wishes, terms: Terms, offered: list[Action], rng: Rng) -> list[float]:
    """RED-NVG-2  On anyone who is no friend."""
    return [
        1.0 - 2 * wishes.trust[action.arguments[0]] if action.verb == "goggles" else 0.0
        for action in offered
    ]


def push(wishes: Wishes, terms: Terms, offered: list[Action], rng: Rng) -> list[float]:
    """RED-EVADE-5  As far from the roof as can be."""
    back = wishes.steps_from(ROOF, False)
    return [float(back[a.arguments[0]]) if a.arguments else -1.0 for a in offered]


# The action -----------------------------------------------------------------------


def act(wishes: Wishes, terms: Terms, offered: list[Action], rng: Rng) -> list[float]:
    """RED-ROOM-10  What serves the mission, else another card, else get well, else leave."""
    leaving = evade(wishes, terms, offered, rng)
    return [
        0.01 * leaving[n] if action.verb in LEAVING else deed_worth(wishes, action)
        for n, action in enumerate(offered)
    ]


def deed_worth(wishes: Wishes, action: Action) -> float:
    v = wishes.v
    if action.verb == "board":
        return 100.0 if action.arguments[0] in wishes.flights() else -50.0
    if action.verb in ("send_virus", "send_antivirus"):
        own = "send_virus" if own_disk(wishes.nation) == VIRUS else "send_antivirus"
        return 100.0 if action.verb == own else -50.0
    if action.verb == "bomb":
        return 60.0 if action.arguments[0] != wishes.nation else -50.0
    if action.verb == "call":
        return call_worth(wishes, action.arguments[0])
    if action.verb == "scrap":
        return 30.0 if not wishes.has_prize() else -5.0
    if action.verb in ("heal", "rest"):
        return cure_worth(wishes, action)
    if action.verb in ("take", "search"):
        return 9.0 if wishes.is_short() else -1.0
    if action.verb == "hide":
        return 6.0 if sum(v.my_hand) == HAND else 1.5
    return device_worth(wishes, action)


def device_worth(wishes: Wishes, action: Action) -> float:
    """What the devices of the rooms are good for."""
    verb, v = action.verb, wishes.v
    if verb == "xray":
        return 2.0 * wishes.unknown(action.arguments[0])
    if verb == "watch":
        return wishes.curiosity()
    if verb == "dark":
        return wishes.darkness(action.arguments[0])
    if verb == "light":
        return wishes.brightness()
    if verb == "lock":
        return wishes.barring() if action.arguments[0] == UPPER else -1.0
    if verb == "unlock":
        return 8.0 if wishes.is_ready() and v.lock == UPPER else -1.0
    if verb == "rearm":
        return 3.0 + 2.0 * v.spent[v.seat]
    return {"install": 50.0, "sort": 2.0, "pass": 0.0}.get(verb, -1.0)


def cure_worth(wishes: Wishes, action: Action) -> float:
    """RED-AID-1, RED-AID-3  Oneself or a friend; not where one is shot at again."""
    v = wishes.v
    if v.mission == DANGER_ZONE and v.room[v.seat] == ROOF:
        return -1.0
    if action.verb == "rest":
        return 12.0
    patient = action.arguments[0]
    return 14.0 if patient == v.seat else 11.0 if wishes.trust[patient] > 0.8 else -1.0


LEAVING = ("push", "evade", "ask", "stay")
KEYS_WORTH = 3.0  # what a Key must save


def call_worth(wishes: Wishes, nation: int) -> float:
    """RED-HELI-2  One's own to fly, the enemy's to blow up."""
    if nation in wishes.flights():
        return 70.0
    if nation in wishes.targets() and wishes.has(BOMB):
        return 40.0
    return -5.0


def pick(wishes: Wishes, terms: Terms, offered: list[Action], rng: Rng) -> list[float]:
    """RED-ROOM-8  The best card first."""
    return [wishes.worth(a.arguments[0]) if a.verb == "pick" else 0.0 for a in offered]


def stow(wishes: Wishes, terms: Terms, offered: list[Action], rng: Rng) -> list[float]:
    """RED-CODE-4  Contraband is out of the way there; the rest is better at hand."""
    v = wishes.v
    full = sum(v.my_hand) == HAND
    worths = [1.0 if a.arguments and a.arguments[0] == CONTRABAND else -1.0 for a in offered]
    worths[-1] = 0.0
    return [worth if not full or worth >= 0 else 0.1 * worth for worth in worths]


# Evasion and guards -----------------------------------------------------------------


def evade(wishes: Wishes, terms: Terms, offered: list[Action], rng: Rng) -> list[float]:
    """RED-EVADE-2, RED-EVADE-4  Send the loser away, or get nearer to the next goal."""
    goals, between = wishes.goals(), wishes.box.steps
    far = wishes.steps_from(ROOF, False)
    worths: list[float] = []
    for action in offered:
        if action.verb == "push":
            worths.append(30.0 + far[action.arguments[0]])
        elif action.verb == "evade":
            room = action.arguments[0]
            near = [
                worth - 2.0 * float(between[room * ROOMS + goal]) for goal, worth in goals.items()
            ]
            worths.append(max(near) - 100.0)
        else:
            worths.append(-200.0)
    return worths


def agree(wishes: Wishes, terms: Terms, offered: list[Action], rng: Rng) -> list[float]:
    """RED-EVADE-7  A friend's wish."""
    friend = wishes.trust[wishes.v.turn] > 0.8
    return [float((action.verb == "agree") == friend) for action in offered]


def guard(wishes: Wishes, terms: Terms, offered: list[Action], rng: Rng) -> list[float]:
    """RED-DUEL-5  Into the enemy's way: where he may want to go."""
    v = wishes.v
    wanted = (STORAGE, RADIO, ROOF)
    away = wishes.steps_from(v.room[1 - v.seat], False)
    near = wishes.steps_from(v.room[v.seat], False)
    worths = [0.0] * len(offered)
    for n, action in enumerate(offered):
        if action.verb == "guard" and action.arguments[1] in wanted:
            room = action.arguments[1]
            worths[n] = float(near[room] - away[room])
    return worths


WORTHS = {
    phases.MOVE: walk,
    phases.CHOOSE: play_card,
    phases.COMBAT: defend,
    phases.EXCHANGE: exchange,
    phases.REWARD: reward,
    phases.ROOM: make_room,
    phases.GOGGLES_ROOM: goggles,
    phases.GOGGLES_ANSWER: goggles,
    phases.GOGGLES_EVADE: goggles,
    phases.PUSH: push,
    phases.SENTRY: push,
    phases.ACTION: act,
    phases.ORDER: pick,
    phases.KEEP: pick,
    phases.CASE: stow,
    phases.EVADE: evade,
    phases.AGREE: agree,
    phases.GUARD: guard,
}
