"""What speaks for an action: what a room is good for, whom one meets, what one carries."""

from collections.abc import Callable
from typing import Final, TypeAlias

from filature.core.action import Action
from filature.core.seat import NOBODY
from filature.core.sentence import Reason, because

from .. import phases
from ..actions import ATTACK, FRIENDLY, WEAPONS
from ..box import (
    ARMOURY,
    BOMB,
    BREAKER,
    COMPUTER,
    CONTRABAND,
    DANGER_ZONE,
    DUEL,
    GOGGLES,
    HAND,
    INTRODUCTION,
    LOCKDOWN,
    NO_FLOOR,
    NO_NATION,
    OFFICE,
    RADIO,
    RECEPTION,
    RED,
    ROOF,
    ROOMS,
    SECRETS,
    SECURITY,
    STORAGE,
    VEST,
    WEAPON,
    XRAY,
    Box,
)  # fmt: skip
from ..mind.knowledge import STILL
from ..mind.wishes import PUBLIC, TURN, Wishes
from ..state import STANDING
from ..terms import Terms
from ..views import View

Told: TypeAlias = Reason | None

STATED: Final = {  # verbs whose rule says enough
    "key": ("RED-KEY-2", "reason-key"),
    "decline": ("RED-HAND-1", "reason-decline"),
    "watch": ("RED-ROOM-7", "reason-watch"),
    "release": ("RED-LOCK-3", "reason-release"),
    "scrap": ("RED-ZONE-4", "reason-scrap"),
    "hide": ("RED-CONTRA-2", "reason-hide"),
    "open": ("RED-CODE-2", "reason-open"),
    "put_nothing": ("RED-CASE-3", "reason-put-nothing"),
    "offer": ("RED-MEET-5", "reason-offer"),
    "ask": ("RED-EVADE-7", "reason-ask"),
    "refuse": ("RED-EVADE-7", "reason-refuse"),
    "stay": ("RED-EVADE-3", "reason-stay"),
    "rearm": ("RED-ROOM-4", "reason-rearm spent"),
    "sort": ("RED-ROOM-6", "reason-sort sorted"),
    "search": ("RED-ROOM-8", "reason-search searched"),
    "rest": ("RED-ROOM-11", "reason-rise reach less"),
    "offer_nothing": ("RED-MEET-5", "reason-offer-nothing cards"),
}


def reason(v: View, box: Box, terms: Terms, action: Action) -> Told:
    wishes, told = Wishes(v, box), REASONS.get(action.verb)
    if action.verb in STATED:
        return stated(wishes, terms, *STATED[action.verb])
    return told(wishes, terms, *action.arguments) if told else None


def stated(w: Wishes, terms: Terms, clause: str, form: str) -> Reason:
    """A sentence whose blanks are filled by their names."""
    v = w.v
    facts = {
        "seat": other(v),
        "cards": sum(v.my_hand),
        "pile": v.pile,
        "spent": v.spent[v.seat],
        "left": WEAPONS - v.spent[v.seat],
        "sorted": int(w.box.computer_cards),
        "searched": int(w.box.office_cards),
        "reach": int(terms.move_range or w.box.move_range),
        "less": int(w.box.injured_range),
    }
    return because(clause, form, *[facts[name] for name in form.split(" ")[1:]])


def other(v: View) -> int:
    """The one whom the viewer meets."""
    return v.foe if v.seat == v.turn else v.turn


def is_friend(w: Wishes, seat: int) -> bool:
    return bool(w.v.nations[seat] == w.nation)


def holds(w: Wishes, seat: int) -> bool:
    """Whether somebody surely holds what the viewer wants."""
    return any(
        place == seat and w.wants(kind) for place, kind, _, until in w.v.known if until == STILL
    )


# Ways --------------------------------------------------------------------------------


def step(w: Wishes, terms: Terms, room: int) -> Told:
    """The best of the goals that come nearer, or what can be done in the room itself."""
    here = w.v.room[w.v.seat]
    near = [goal for goal in w.goals() if 0 <= way(w, room, goal) < way(w, here, goal)]
    if near:
        goal = best(w, terms, room, near)
        return purpose(w, goal, way(w, room, goal))
    return purpose(w, room, 0) if w.spot(room) > 0.0 else None


def way(w: Wishes, start: int, goal: int) -> int:
    return int(w.box.steps[start * ROOMS + goal])


def best(w: Wishes, terms: Terms, room: int, goals: list[int]) -> int:
    """The goal that is worth most, turns counted."""
    reach, values = int(terms.move_range or w.box.move_range), w.goals()
    worths = [(values[n] - TURN * -(-way(w, room, n) // reach), -way(w, room, n), n) for n in goals]
    return max(worths)[2]


def purpose(w: Wishes, room: int, far: int) -> Told:
    """Somebody to meet there, or the device of the room."""
    v = w.v
    for seat, there in enumerate(v.room):
        if there == room and seat != v.seat and is_quarry(w, seat):
            return quarry(w, seat, far)
    if room == ROOF:
        return roof(w, far)
    if room == STORAGE:
        return because("RED-ROOM-1", "reason-to-storage far cards", far, sum(v.my_hand))
    if room == ARMOURY:
        return because("RED-ROOM-4", "reason-to-armoury far spent", far, v.spent[v.seat])
    if room == RADIO:
        form = "reason-to-radio far" if w.flights() else "reason-to-radio-bomb far"
        return because("RED-HELI-2", form, far)
    if room == SECURITY and v.mission == INTRODUCTION and w.is_ready():
        return because("RED-INTRO-1", "reason-to-security far", far)
    return because(*DEVICES[room], far) if room in DEVICES else None


DEVICES: Final = {
    XRAY: ("RED-ROOM-5", "reason-to-xray far"),
    BREAKER: ("RED-ROOM-3", "reason-to-breaker far"),
    LOCKDOWN: ("RED-LOCK-1", "reason-to-lockdown far"),
    OFFICE: ("RED-ROOM-8", "reason-to-office far"),
    SECURITY: ("RED-ROOM-7", "reason-to-cameras far"),
    COMPUTER: ("RED-ROOM-6", "reason-to-computer far"),
}


def is_quarry(w: Wishes, seat: int) -> bool:
    """Whether there is something to get from somebody, by force."""
    wanted = w.v.mission == DUEL or not w.is_ready()
    worth = holds(w, seat) or (w.trust[seat] < 0.5 and wanted)
    return bool(w.v.counts[seat]) and worth and w.can_confront(w.v.room[seat])


def quarry(w: Wishes, seat: int, far: int) -> Told:
    if holds(w, seat):
        return because("RED-REWARD-2", "reason-to-holder seat far", seat, far)
    if w.is_dark(w.v.room[seat]):
        return because("RED-NVG-2", "reason-to-dark seat far cards", seat, far, w.v.counts[seat])
    return because("RED-MOVE-4", "reason-to-agent seat far cards", seat, far, w.v.counts[seat])


def roof(w: Wishes, far: int) -> Told:
    v, flights = w.v, w.flights()
    if v.mission == DANGER_ZONE:
        return because("RED-ZONE-2", "reason-to-plane far missing", far, v.fitted.count(0))
    if any(v.landed[nation] for nation in flights):
        return because("RED-HELI-4", "reason-to-flight far", far)
    if any(v.called[nation] != NOBODY for nation in flights):
        return because("RED-HELI-3", "reason-to-landing far", far)
    return because("RED-HELI-7", "reason-to-bomb far", far) if w.has(BOMB) else None


def evade(w: Wishes, terms: Terms, room: int) -> Told:
    return step(w, terms, room) or because("RED-EVADE-1", "reason-evade")


def push(w: Wishes, terms: Terms, room: int) -> Told:
    far = int(w.box.steps[room * ROOMS + ROOF])
    if w.v.phase == phases.SENTRY:
        return because("RED-DUEL-4", "reason-push-guard")
    clause = "RED-EVADE-4" if w.v.seat == w.v.turn else "RED-EVADE-5"
    return because(clause, "reason-push seat far", other(w.v), far)


def guard(w: Wishes, terms: Terms, number: int, room: int) -> Told:
    """RED-DUEL-5  In the way of the other, whose distance counts."""
    far = int(w.box.steps[w.v.room[1 - w.v.seat] * ROOMS + room])
    return because("RED-DUEL-4", "reason-guard room seat far", room, 1 - w.v.seat, far)


# Meetings ------------------------------------------------------------------------------


def card(w: Wishes, terms: Terms, shown: int) -> Told:
    v, seat = w.v, other(w.v)
    if v.guard >= 0:
        return because("RED-DUEL-4", "reason-card-guard") if shown >= ATTACK else None
    if shown >= ATTACK:
        return attack(w, seat, shown - ATTACK)
    if shown == FRIENDLY:
        form = "reason-friend seat" if is_friend(w, seat) else "reason-friendly seat"
        return because("RED-MEET-5", form, seat)
    return stated(w, terms, "RED-MEET-4", "reason-ignore left")


def attack(w: Wishes, seat: int, weapon: int) -> Told:
    """Each weapon is beaten by one other, which may be spent."""
    v, worse = w.v, (weapon + WEAPONS - 1) % WEAPONS
    if v.spent[seat] == WEAPONS:
        return because("RED-MEET-7", "reason-attack-bare seat", seat)
    if v.seen_spent[seat] >> worse & 1:
        return because("RED-MEET-3", "reason-attack-best seat worse:card", seat, ATTACK + worse)
    if v.nations[seat] == NO_NATION:
        return because("RED-MEET-7", "reason-attack seat", seat)
    return because("RED-MEET-7", "reason-attack-foe seat", seat) if not is_friend(w, seat) else None


def play_weapon(w: Wishes, terms: Terms) -> Told:
    if standing(w.v) < 0:
        return because("RED-WEAPON-2", "reason-weapon-losing")
    return because("RED-WEAPON-3", "reason-weapon-even") if standing(w.v) == 0 else None


def play_vest(w: Wishes, terms: Terms) -> Told:
    return because("RED-VEST-2", "reason-vest") if standing(w.v) < 0 else None


def standing(v: View) -> int:
    """How the meeting stands for the viewer."""
    return v.result if v.seat == v.turn else -v.result


def injure(w: Wishes, terms: Terms) -> Told:
    if w.v.posture[other(w.v)] != STANDING:
        return stated(w, terms, "RED-REWARD-1", "reason-knock-out seat")
    return stated(w, terms, "RED-MOVE-1", "reason-injure seat less reach")


def steal(w: Wishes, terms: Terms) -> Told:
    seat = other(w.v)
    form = "reason-steal-prize seat cards" if holds(w, seat) else "reason-steal seat cards"
    return because("RED-REWARD-2", form, seat, w.v.counts[seat])


def interrogate(w: Wishes, terms: Terms) -> Told:
    seat = other(w.v)
    if w.v.mission == DUEL:
        points = int(w.box.interrogation)
        return because("RED-DUEL-2", "reason-question-points points", points)
    unknown = w.v.nations[seat] == NO_NATION
    return because("RED-REWARD-3", "reason-question seat", seat) if unknown else None


def drop(w: Wishes, terms: Terms, kind: int) -> Told:
    if w.v.my_hand[kind] > 1:
        return because("RED-HAND-1", "reason-drop-twin kind", kind)
    if kind == SECRETS + w.nation:
        return because("RED-SECRETS-2", "reason-drop-own")
    return because("RED-HAND-1", "reason-drop kind", kind)


def goggles(w: Wishes, terms: Terms, seat: int) -> Told:
    """A reward; an answer to the goggles of another; or the chance to knock somebody out."""
    if w.v.phase == phases.GOGGLES_ANSWER:
        return because("RED-NVG-3", "reason-goggles-answer seat", seat)
    if w.v.phase == phases.GOGGLES_EVADE:
        return because("RED-NVG-9", "reason-goggles-evade seat", seat)
    return because("RED-NVG-4", "reason-goggles seat", seat)


def meet(w: Wishes, terms: Terms, seat: int) -> Told:
    form, clause = "reason-meet seat cards", "RED-MOVE-3"
    if w.v.phase == phases.PICK:
        clause = "RED-MOVE-5"
    if holds(w, seat):
        form = "reason-meet-holder seat cards"
    return because(clause, form, seat, w.v.counts[seat])


def agree(w: Wishes, terms: Terms) -> Told:
    if is_friend(w, w.v.turn):
        return because("RED-EVADE-7", "reason-agree seat", w.v.turn)
    return None


# Deeds ---------------------------------------------------------------------------------


def take(w: Wishes, terms: Terms) -> Told:
    full = sum(w.v.my_hand) >= HAND
    form = "reason-take-full pile" if full else "reason-take cards pile"
    return stated(w, terms, "RED-ROOM-1", form)


def xray(w: Wishes, terms: Terms, seat: int) -> Told:
    seen = [place for place, _, _, until in w.v.known if place == seat and until == STILL]
    unseen = w.v.counts[seat] - len(seen)
    return because("RED-ROOM-5", "reason-xray seat unseen", seat, unseen) if unseen > 0 else None


def call(w: Wishes, terms: Terms, nation: int) -> Told:
    if nation in w.flights():
        return because("RED-HELI-3", "reason-call")
    bombed = w.has(BOMB) and nation != w.nation
    return because("RED-HELI-7", "reason-call-bomb nation", nation) if bombed else None


def dark(w: Wishes, terms: Terms, floor: int) -> Told:
    if w.has(GOGGLES) and w.hunted(floor):
        return because("RED-NVG-2", "reason-dark-goggles count", w.hunted(floor))
    return because("RED-NVG-1", "reason-dark floor", floor)


def light(w: Wishes, terms: Terms) -> Told:
    return None if w.has(GOGGLES) else because("RED-NVG-2", "reason-light")


def lock(w: Wishes, terms: Terms, floor: int) -> Told:
    form = "reason-lock-alarm floor" if w.is_alarmed() else "reason-lock floor"
    return because("RED-LOCK-1", form, floor)


def unlock(w: Wishes, terms: Terms) -> Told:
    if w.v.lock == NO_FLOOR:
        return None
    return because("RED-LOCK-1", "reason-unlock floor", w.v.lock)


def board(w: Wishes, terms: Terms, nation: int) -> Told:
    if nation not in w.flights():
        return because("RED-CASE-7", "reason-board-case") if w.holds_case() else None
    if w.v.mission == DUEL:
        return because("RED-DUEL-2", "reason-board-points points", int(w.box.flight))
    return because("RED-SECRETS-2", "reason-board")


def bomb(w: Wishes, terms: Terms, nation: int) -> Told:
    if nation == w.nation:
        return None
    if w.v.mission == DUEL:
        return because("RED-DUEL-2", "reason-bomb-points points", int(w.box.helicopter))
    coming = 1 if w.v.called[nation] != NOBODY else 0
    return because("RED-BOMB-1", "reason-bomb left", w.v.reserve[nation] + coming)


def install(w: Wishes, terms: Terms, part: int) -> Told:
    return because("RED-ZONE-2", "reason-install missing", w.v.fitted.count(0) - 1)


def send_virus(w: Wishes, terms: Terms) -> Told:
    return because("RED-INTRO-2", "reason-send") if w.nation == RED else None


def send_antivirus(w: Wishes, terms: Terms) -> Told:
    return because("RED-INTRO-4", "reason-send") if w.nation != RED else None


def heal(w: Wishes, terms: Terms, seat: int) -> Told:
    if seat == w.v.seat:
        return stated(w, terms, "RED-AID-1", "reason-rise reach less")
    form = "reason-heal-friend seat" if is_friend(w, seat) else "reason-heal seat"
    return because("RED-AID-3", form, seat)


def pick(w: Wishes, terms: Terms, kind: int) -> Told:
    if w.v.phase == phases.KEEP:
        return because("RED-ROOM-8", "reason-keep kind", kind)
    return because("RED-ROOM-6", "reason-pick kind place", kind, w.v.sorted + 1)


def put(w: Wishes, terms: Terms, kind: int) -> Told:
    if kind == CONTRABAND:
        return because("RED-HAND-2", "reason-put-contraband")
    return because("RED-CASE-1", "reason-put kind", kind)


# Nothing -------------------------------------------------------------------------------


def passing(w: Wishes, terms: Terms) -> Told:
    if w.v.phase in (phases.MOVE, phases.ACTION):
        return waiting(w, terms)
    return PASSES[w.v.phase](w) if w.v.phase in PASSES else None


def unarmed(w: Wishes) -> Told:
    """In a fight: won already, even, or nothing to answer with."""
    if standing(w.v) > 0:
        return because("RED-COMBAT-6", "reason-pass-won")
    if standing(w.v) == 0:
        return because("RED-COMBAT-6", "reason-pass-even")
    return None if w.has(WEAPON) or w.has(VEST) else because("RED-COMBAT-1", "reason-pass-unarmed")


def waiting(w: Wishes, terms: Terms) -> Told:
    """In one's own turn: for a helicopter, or since the way is not free."""
    v, here = w.v, w.v.room[w.v.seat]
    goal = best(w, terms, here, list(w.goals()))
    if here == ROOF and any(v.called[nation] != NOBODY for nation in w.flights()):
        return because("RED-HELI-3", "reason-wait-flight")
    if goal != here and w.is_met(goal):
        return because("RED-MOVE-4", "reason-wait-met room", goal)
    if v.lock != NO_FLOOR and w.steps_from(here, False)[goal] > way(w, here, goal):
        return because("RED-LOCK-1", "reason-wait-lock room", goal)
    if here == RECEPTION or (here in PUBLIC and terms.stairs_public):
        return because("RED-PLAN-3", "reason-wait-public")
    return because("RED-MOVE-6", "reason-wait room", here)


def unwalked(w: Wishes) -> Told:
    return because("RED-DUEL-5", "reason-pass-guard")


def unlit(w: Wishes) -> Told:
    return because("RED-NVG-2", "reason-pass-goggles") if w.has(GOGGLES) else None


PASSES: Final[dict[int, Callable[[Wishes], Told]]] = {
    phases.COMBAT: unarmed,
    phases.GUARD: unwalked,
    phases.GOGGLES_ROOM: unlit,
    phases.GOGGLES_ANSWER: unlit,
    phases.GOGGLES_EVADE: unlit,
}
REASONS: Final[dict[str, Callable[..., Told]]] = {
    **{"step": step, "evade": evade, "push": push, "guard": guard, "card": card, "meet": meet},
    **{"play_weapon": play_weapon, "play_vest": play_vest, "injure": injure, "steal": steal},
    **{"interrogate": interrogate, "drop": drop, "take": take},
    **{"goggles": goggles, "agree": agree},
    **{"xray": xray, "call": call, "dark": dark, "light": light, "lock": lock, "unlock": unlock},
    **{"board": board, "bomb": bomb, "install": install, "send_virus": send_virus, "heal": heal},
    **{"send_antivirus": send_antivirus, "pick": pick, "put": put, "pass": passing},
}
