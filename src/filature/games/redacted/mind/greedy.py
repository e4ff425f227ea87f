"""A rule of thumb: fetch what the mission asks for, be friendly to friends, rob the others."""

from filature.core.action import Action
from filature.core.rng import Rng

from .. import phases
from ..actions import ATTACK, FRIENDLY, IGNORE
from ..box import (
    BOMB,
    CONTRABAND,
    DUEL,
    FAR,
    HAND,
    KEY,
    KINDS,
    NO_NATION,
    OFFICE,
    RADIO,
    ROOF,
    SERVICE,
    STORAGE,
    VIRUS,
    Box,
)
from ..rules.ch05_specials import own_disk
from ..state import LYING, STANDING
from ..terms import Terms
from ..views import View
from .wishes import PUBLIC, Wishes

LEAVING = 2.0  # what a room loses with every step that it is away


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


def best_goal(wishes: Wishes, keyed: bool) -> tuple[int, float]:
    """The room to go to, and what it is worth from here."""
    v = wishes.v
    away = wishes.steps_from(v.room[v.seat], keyed)
    goals = wishes.goals()
    if v.mission == DUEL:
        for room in v.guards:
            goals[room] = goals.get(room, 0.0) - 12.0
    worths = {room: worth - LEAVING * away[room] for room, worth in goals.items()}
    best = max(worths, key=lambda room: worths[room])
    return best, worths[best]


def walk(wishes: Wishes, terms: Terms, offered: list[Action], rng: Rng) -> list[float]:
    """RED-MOVE-2  Towards the best room; a Key where it shortens the way."""
    v = wishes.v
    here = v.room[v.seat]
    keyed = v.unlocked or (v.from_service and here == SERVICE)
    goal, worth = best_goal(wishes, keyed)
    if wishes.has(KEY) and not keyed:
        _far, better = best_goal(wishes, True)
        if better >= worth + 2 * LEAVING and v.posture[v.seat] == STANDING:
            return [1.0 if action.verb == "key" else 0.0 for action in offered]
    if v.posture[v.seat] == LYING and v.steps == 0 and terms.may_rest:
        away = wishes.steps_from(here, keyed)[goal]
        if away > 1:
            return [1.0 if action.verb == "stop" else 0.0 for action in offered]
    back = wishes.steps_from(goal, keyed)
    return [step_worth(wishes, action, back, goal) for action in offered]


def step_worth(wishes: Wishes, action: Action, back: list[int], goal: int) -> float:
    v = wishes.v
    here = v.room[v.seat]
    if action.verb == "stop":
        return -float(back[here])
    if action.verb == "step":
        room = action.arguments[0]
        return -back[room] - (0.0 if room == goal else crowd(wishes, room))
    if action.verb == "meet":
        return 0.5 if here == goal and wishes.trust[action.arguments[0]] < 0.5 else -float(FAR)
    return -float(FAR)


def crowd(wishes: Wishes, room: int) -> float:
    """Company on the way is an obstacle."""
    v = wishes.v
    if room in PUBLIC:
        return 0.0
    return 1.5 if room in v.guards or room in v.room else 0.0


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
    held = sum(v.my_hand)
    room = held < HAND or min_worth(wishes) < 9
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


def min_worth(wishes: Wishes) -> float:
    """The worth of what one would give up first."""
    kinds = [kind for kind in range(KINDS) if wishes.v.my_hand[kind] and kind != CONTRABAND]
    return min([wishes.worth(kind) for kind in kinds], default=99.0)


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
    """RED-ROOM-10  What serves the mission, else another card, else get well."""
    return [deed_worth(wishes, action) for action in offered]


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
        return 12.0 if action.verb == "rest" or wishes.trust[action.arguments[0]] > 0.8 else -1.0
    if action.verb == "take":
        return 8.0 if sum(v.my_hand) < HAND or min_worth(wishes) < 6 else 0.5
    if action.verb == "search":
        return 9.0 if sum(v.my_hand) < HAND or min_worth(wishes) < 7 else 0.5
    if action.verb == "hide":
        return 6.0 if sum(v.my_hand) == HAND else 1.5
    return DEEDS.get(action.verb, -1.0) if action.verb != "pass" else 0.0


DEEDS = {"install": 50.0, "rearm": 5.0, "watch": 2.0, "xray": 3.0, "sort": 1.0}


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
    goal, _ = best_goal(wishes, wishes.v.unlocked)
    back = wishes.steps_from(goal, wishes.v.unlocked)
    far = wishes.steps_from(ROOF, False)
    worths: list[float] = []
    for action in offered:
        if action.verb == "push":
            worths.append(30.0 + far[action.arguments[0]])
        elif action.verb == "evade":
            worths.append(10.0 - back[action.arguments[0]])
        else:
            worths.append(0.0)
    return worths


def agree(wishes: Wishes, terms: Terms, offered: list[Action], rng: Rng) -> list[float]:
    """RED-EVADE-7  A friend's wish."""
    friend = wishes.trust[wishes.v.turn] > 0.8
    return [float((action.verb == "agree") == friend) for action in offered]


def guard(wishes: Wishes, terms: Terms, offered: list[Action], rng: Rng) -> list[float]:
    """RED-DUEL-5  Into the enemy's way: where he may want to go."""
    v = wishes.v
    wanted = (STORAGE, OFFICE, RADIO, ROOF)
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
    phases.GOGGLES_MOVER: goggles,
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
