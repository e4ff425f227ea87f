"""The reasons of refusals, one question each."""

from typing import Final, NamedTuple

from filature.core.action import Action
from filature.core.sentence import Refusal

from . import actions as do
from . import phases
from .box import (
    ANTIVIRUS,
    ARMOURY,
    BEDFELLOWS,
    BREAKER,
    COMPUTER,
    DANGER_ZONE,
    DUEL,
    GOGGLES,
    INTRODUCTION,
    KEY,
    LETTER,
    LOCKDOWN,
    LOCKED,
    MAIN,
    NO_FLOOR,
    OFFICE,
    PARTS,
    RADIO,
    ROOF,
    ROOMS,
    SECURITY,
    SERVICE,
    STORAGE,
    VIRUS,
    WALL,
    XRAY,
    Box,
)
from .rules.ch02_cases import MOMENTS
from .state import OUT_COLD, STANDING
from .terms import Terms, plan_for
from .views import View

__all__ = ["MOMENTS"]

PLACES: Final = {  # where the action of a verb is done
    "take": STORAGE,
    "rearm": ARMOURY,
    "watch": SECURITY,
    "sort": COMPUTER,
    "search": OFFICE,
    "xray": XRAY,
    "call": RADIO,
    "dark": BREAKER,
    "light": BREAKER,
    "lock": LOCKDOWN,
    "unlock": LOCKDOWN,
    "release": LOCKDOWN,
    "board": ROOF,
    "bomb": ROOF,
    "scrap": ROOF,
    "install": ROOF,
}


class Case(NamedTuple):
    """An action that is not offered, and all that its seat knows."""

    v: View
    box: Box
    terms: Terms
    action: Action

    @property
    def argument(self) -> int:
        return self.action.arguments[-1]

    @property
    def here(self) -> int:
        return self.v.room[self.v.seat]

    def never(self) -> Refusal | None:
        """Not in this mission, not at this table."""
        verb, mission = self.action.verb, self.v.mission
        if verb in ("scrap", "install") and mission != DANGER_ZONE:
            return Refusal("RED-DZ-1", "refused-other-mission")
        if verb in ("send_virus", "send_antivirus") and mission != INTRODUCTION:
            return Refusal("RED-INTRO-1", "refused-other-mission")
        if verb == "guard" and mission != DUEL:
            return Refusal("RED-DUEL-5", "refused-other-mission")
        if verb in ("call", "bomb") and not self.flies():
            return Refusal("RED-HELI-1", "refused-no-helicopters")
        if verb == "board" and mission == INTRODUCTION:
            return Refusal("RED-HELI-1", "refused-no-helicopters")
        if verb in ("meet", "goggles", "xray", "heal") and self.argument >= len(self.v.room):
            return self.no_seat(self.argument)
        return None

    def flies(self) -> bool:
        return plan_for(len(self.v.room), self.box, self.terms).flies

    def no_seat(self, seat: int) -> Refusal:
        return Refusal("RED-TEAM-1", "refused-no-seat number", seat)

    def not_yours(self, clause: str) -> Refusal | None:
        """Whose move it is."""
        v = self.v
        if v.seat in v.waiting_for:
            return None
        if self.action.verb == "open" and v.seat != v.turn:
            return Refusal("RED-CODE-1", "refused-not-active seat", v.turn)
        if v.seat in v.answered:
            return Refusal("RED-MEET-1", "refused-answered")
        if not v.waiting_for or v.waiting_for[0] < 0:
            return Refusal("RED-SETUP-8", "refused-wait")
        return Refusal("RED-TURN-2", "refused-turn seat", v.waiting_for[0])

    def wrong_step(self, clause: str, steps: tuple[int, ...]) -> Refusal | None:
        """The steps of a turn, and of an interaction, come in their order."""
        v = self.v
        if v.phase == phases.EVADE and self.action.verb == "key" and not self.terms.key_at_evasion:
            return Refusal("RED-KEY-1", "refused-key-late")
        if v.phase not in steps:
            return Refusal(clause, "refused-step phase", v.phase)
        place = PLACES.get(self.action.verb, self.here)
        if v.phase == phases.ACTION and place != self.here:
            return Refusal(clause, "refused-elsewhere room", place)
        return None

    def missing(self, kind: int, clause: str) -> Refusal | None:
        """The viewer's own hand lacks the card."""
        return None if self.v.my_hand[kind] else Refusal(clause, "refused-missing kind", kind)

    def barred(self) -> Refusal | None:
        """RED-COMBAT-4"""
        v = self.v
        card = v.my_card
        if do.FRIENDLY not in v.shown:
            return None
        if card == do.FRIENDLY or not self.terms.betrayer_armed:
            return Refusal("RED-COMBAT-4", "refused-betrayal")
        return None

    def hopeless(self) -> Refusal | None:
        """RED-WEAPON-4"""
        v = self.v
        standing = v.result if v.seat == v.turn else -v.result
        if standing > 0:
            return Refusal("RED-WEAPON-1", "refused-winning")
        if self.terms.one_weapon and v.seat in v.armed:
            return Refusal("RED-WEAPON-4", "refused-second-weapon")
        return Refusal("RED-WEAPON-4", "refused-beaten")

    def blocked(self, here: int, there: int, keyed: bool) -> Refusal | None:
        """Why one cannot go from a room to another."""
        v, box = self.v, self.box
        door = box.door[here * ROOMS + there]
        floors = (box.floor[here], box.floor[there])
        if door == WALL:
            return Refusal("RED-PLAN-2", "refused-no-door room", there)
        if door == MAIN and v.lock != NO_FLOOR and v.lock in floors:
            return Refusal("RED-KEY-6", "refused-shut room", there)
        held_open = v.release != NO_FLOOR and v.release in floors
        if door == LOCKED and not keyed and not held_open:
            clause = "RED-KEY-4" if here == SERVICE else "RED-KEY-2"
            return Refusal(clause, "refused-locked room", there)
        return None

    def crowded(self, room: int, clause: str) -> Refusal | None:
        """Why one cannot end up in a room."""
        taken = room in self.v.room or room in self.v.guards
        return Refusal(clause, "refused-crowded room", room) if taken else None

    def keyed(self) -> bool:
        """RED-KEY-2, RED-KEY-4"""
        return self.v.unlocked or (self.v.from_service and self.here == SERVICE)


def no_step(c: Case) -> Refusal | None:
    v = c.v
    if v.dazed or v.posture[v.seat] == OUT_COLD:
        return Refusal("RED-MOVE-1", "refused-dazed")
    plan = plan_for(len(v.room), c.box, c.terms)
    reach = plan.reach if v.posture[v.seat] == STANDING else c.box.injured_range
    blocked = c.blocked(c.here, c.argument, c.keyed())
    if blocked:
        return blocked
    return Refusal("RED-MOVE-1", "refused-tired rooms", reach)


def no_meeting(c: Case) -> Refusal | None:
    v, other = c.v, c.argument
    if other == v.seat or v.room[other] != c.here:
        return Refusal("RED-MOVE-5", "refused-not-there")
    if v.dark != NO_FLOOR and c.box.floor[c.here] == v.dark:
        return Refusal("RED-NVG-1", "refused-dark")
    if v.steps:
        return Refusal("RED-MOVE-3", "refused-walked")
    return (
        Refusal("RED-PLAN-3", "refused-public")
        if not v.dazed
        else Refusal("RED-MOVE-1", "refused-dazed")
    )


def no_goggles(c: Case) -> Refusal | None:
    missing = c.missing(GOGGLES, "RED-NVG-2")
    return missing or Refusal("RED-NVG-2", "refused-not-there")


def no_push(c: Case) -> Refusal | None:
    v, room = c.v, c.argument
    if v.phase == phases.SENTRY:
        return no_post(c, v.guards[v.guard], room)
    if v.phase == phases.EVADE:
        beat = v.winner == v.seat and v.result > 0 and not v.free
        if not beat or v.foe < 0 or v.room[v.foe] != c.here:
            return Refusal("RED-EVADE-4", "refused-no-loser")
        keyed = c.keyed() or v.my_hand[KEY] > 0
        return c.blocked(c.here, room, keyed) or c.crowded(room, "RED-EVADE-2")
    here = v.room[v.turn]
    locked = c.box.door[here * ROOMS + room] == LOCKED
    if locked and (v.free or not v.my_hand[KEY]) and c.blocked(here, room, False):
        clause = "RED-EVADE-6" if v.free else "RED-KEY-7"
        return Refusal(clause, "refused-push-locked room", room)
    return c.blocked(here, room, True) or c.crowded(room, "RED-EVADE-2")


def no_post(c: Case, here: int, room: int) -> Refusal | None:
    """RED-DUEL-4, RED-DUEL-5"""
    if c.box.door[here * ROOMS + room] == WALL or room == SERVICE:
        return Refusal("RED-DUEL-5", "refused-no-door room", room)
    return c.crowded(room, "RED-DUEL-5")


def no_round(c: Case) -> Refusal | None:
    guard, room = c.action.arguments
    return no_post(c, c.v.guards[guard], room)


def no_cards(c: Case) -> Refusal | None:
    return Refusal("RED-DISC-2", "refused-no-cards")


def no_rearm(c: Case) -> Refusal | None:
    return Refusal("RED-ROOM-4", "refused-all-attacks")


def no_scan(c: Case) -> Refusal | None:
    other = c.argument
    if other == c.v.seat:
        return Refusal("RED-ROOM-5", "refused-own-hand")
    if c.v.counts[other] == 0:
        return Refusal("RED-ROOM-5", "refused-empty-hand")
    return Refusal("RED-ROOM-5", "refused-other-floor seat", other)


def no_call(c: Case) -> Refusal | None:
    v, nation = c.v, c.argument
    if v.landed[nation] or v.called[nation] >= 0:
        return Refusal("RED-HELI-2", "refused-called nation", nation)
    return Refusal("RED-HELI-1", "refused-no-reserve nation", nation)


def no_switch(c: Case) -> Refusal | None:
    return Refusal("RED-DARK-1", "refused-same")


def no_lock(c: Case) -> Refusal | None:
    return Refusal("RED-LOCK-1", "refused-same")


def no_release(c: Case) -> Refusal | None:
    if not c.terms.door_release:
        return Refusal("RED-LOCK-3", "refused-no-release")
    return Refusal("RED-LOCK-3", "refused-same")


def no_flight(c: Case) -> Refusal | None:
    v, nation = c.v, c.argument
    own = v.nations[v.seat]
    if v.grounded[own]:
        return Refusal("RED-HELI-6", "refused-grounded nation", own)
    if nation != own and not (v.mission == BEDFELLOWS and allied(c, nation)):
        return Refusal("RED-HELI-4", "refused-not-ours nation", nation)
    if v.mission == DANGER_ZONE and 0 in v.fitted:
        return Refusal("RED-ZONE-3", "refused-not-ready")
    if v.mission != DANGER_ZONE and not v.landed[nation]:
        return Refusal("RED-HELI-3", "refused-not-landed nation", nation)
    return Refusal("RED-HELI-4", "refused-no-file")


def allied(c: Case, nation: int) -> bool:
    """RED-BED-2  Whether a letter in hand names one's own nation and this one."""
    own = c.v.nations[c.v.seat]
    pairs = ({0, 1}, {0, 2}, {1, 2})
    return any(c.v.my_hand[LETTER + n] and pairs[n] == {own, nation} for n in range(PARTS))


def no_disk(c: Case) -> Refusal | None:
    kind = VIRUS if c.action.verb == "send_virus" else ANTIVIRUS
    clause = "RED-INTRO-1" if kind == VIRUS else "RED-INTRO-3"
    missing = c.missing(kind, clause)
    if missing:
        return missing
    place = COMPUTER if c.terms.two_rooms else SECURITY
    return Refusal(clause, "refused-elsewhere room", place)


def no_evasion(c: Case) -> Refusal | None:
    blocked = c.blocked(c.here, c.argument, c.keyed())
    return blocked or c.crowded(c.argument, "RED-EVADE-2")


def no_request(c: Case) -> Refusal | None:
    v = c.v
    if v.shown != (do.FRIENDLY, do.FRIENDLY) or v.foe < 0 or v.room[v.foe] != c.here:
        return Refusal("RED-EVADE-7", "refused-not-friendly")
    if v.asked_move:
        return Refusal("RED-EVADE-7", "refused-asked")
    keyed = c.keyed() or v.my_hand[KEY] > 0
    return c.blocked(c.here, c.argument, keyed) or c.crowded(c.argument, "RED-EVADE-2")
