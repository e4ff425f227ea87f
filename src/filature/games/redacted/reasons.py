"""The reasons of refusals, one question each, in the order of the sheet."""

from typing import NamedTuple

from filature.core.action import Action
from filature.core.sentence import Refusal

from . import actions as do
from . import phases
from .box import (
    AID,
    ANTIVIRUS,
    BEDFELLOWS,
    BOMB,
    CASE,
    CODEBREAKER,
    COMPUTER,
    CONTRABAND,
    DANGER_ZONE,
    GOGGLES,
    KEY,
    LETTER,
    LETTERS,
    LOCKED,
    MAIN,
    NO_FLOOR,
    PART,
    ROOMS,
    SECURITY,
    SERVICE,
    VEST,
    VIRUS,
    WALL,
    WEAPON,
    Box,
)
from .rules.basics import concerns
from .rules.ch05_specials import partner
from .state import OUT_COLD, STANDING
from .terms import Plan, Terms, plan_for
from .views import View


class Attempt(NamedTuple):
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

    @property
    def plan(self) -> Plan:
        return plan_for(len(self.v.room), self.box, self.terms)

    @property
    def alone(self) -> bool:
        """Whether nobody else, and no guard, shares a room that is not public."""
        shared = self.v.room.count(self.here) > 1 or self.here in self.v.guards
        return self.here < 0 or bool(self.plan.public[self.here]) or not shared

    def missing(self, kind: int, clause: str) -> Refusal | None:
        """The viewer's own hand lacks the card."""
        return None if self.v.my_hand[kind] else Refusal(clause, "refused-missing kind", kind)

    def blocked(self, here: int, there: int, keyed: bool) -> Refusal | None:
        """Why nobody can go from a room to another."""
        v, box = self.v, self.box
        door = box.door[here * ROOMS + there]
        if door == WALL:
            return Refusal("RED-PLAN-2", "refused-no-door room", there)
        if door == MAIN and concerns(box, v.lock, here, there):
            return Refusal("RED-KEY-6", "refused-shut room", there)
        if door == LOCKED and not keyed and not concerns(box, v.release, here, there):
            clause = "RED-KEY-4" if here == SERVICE else "RED-KEY-2"
            return Refusal(clause, "refused-locked room", there)
        return None

    def unsendable(self, here: int, there: int) -> Refusal | None:
        """RED-KEY-7, RED-EVADE-6  Why the other of the two cannot be sent from a room to another:
        a locked door costs a Key of one's own, and whoever is out cold passes open ones only."""
        key = not self.v.free and self.v.my_hand[KEY] > 0
        if not self.blocked(here, there, key or self.keyed()):
            return self.crowded(there, "RED-EVADE-2")
        locked = Refusal("RED-KEY-7", "refused-push-locked room", there)
        dragged = Refusal("RED-EVADE-6", "refused-dragged room", there)
        return self.blocked(here, there, True) or (dragged if self.v.free else locked)

    def crowded(self, room: int, clause: str) -> Refusal | None:
        """Why one cannot end up in a room."""
        taken = room in self.v.room or room in self.v.guards
        return Refusal(clause, "refused-crowded room", room) if taken else None

    def keyed(self) -> bool:
        """RED-KEY-2, RED-KEY-4"""
        return self.v.unlocked or (self.v.from_service and self.here == SERVICE)


# The hand --------------------------------------------------------------------


def no_drop(a: Attempt) -> Refusal | None:
    if a.argument == CONTRABAND:
        return Refusal("RED-CONTRA-3", "refused-contraband-drop")
    return a.missing(a.argument, "RED-HAND-1") or Refusal("RED-DISC-3", "refused-crucial")


def no_decline(a: Attempt) -> Refusal | None:
    return Refusal("RED-HAND-1", "refused-surplus")


# Briefcases ------------------------------------------------------------------


def no_open(a: Attempt) -> Refusal | None:
    return a.missing(CASE + a.argument, "RED-CODE-1") or a.missing(CODEBREAKER, "RED-CODE-7")


def no_put(a: Attempt) -> Refusal | None:
    if CASE <= a.argument <= CASE + 1:
        return Refusal("RED-CASE-2", "refused-case-in-case")
    return a.missing(a.argument, "RED-CODE-4")


# Combat ----------------------------------------------------------------------


def barred(a: Attempt) -> Refusal | None:
    """RED-NVG-6, RED-COMBAT-4"""
    if a.v.free:
        return Refusal("RED-NVG-6", "refused-step phase", a.v.phase)
    if do.FRIENDLY not in a.v.shown:
        return None
    if a.v.my_card == do.FRIENDLY or not a.terms.betrayer_armed:
        return Refusal("RED-COMBAT-4", "refused-betrayal")
    return None


def no_weapon(a: Attempt) -> Refusal | None:
    return barred(a) or a.missing(WEAPON, "RED-WEAPON-1") or hopeless(a)


def hopeless(a: Attempt) -> Refusal:
    """RED-WEAPON-4"""
    v = a.v
    if (v.result if v.seat == v.turn else -v.result) > 0:
        return Refusal("RED-WEAPON-1", "refused-winning")
    if a.terms.one_weapon and v.seat in v.armed:
        return Refusal("RED-WEAPON-4", "refused-second-weapon")
    return Refusal("RED-WEAPON-4", "refused-beaten")


def no_vest(a: Attempt) -> Refusal | None:
    return barred(a) or a.missing(VEST, "RED-VEST-1")


# Other objects ---------------------------------------------------------------


def no_heal(a: Attempt) -> Refusal | None:
    v, seat = a.v, a.argument
    if seat != v.seat and (seat != v.foe or v.shown != (do.FRIENDLY, do.FRIENDLY)):
        return Refusal("RED-AID-3", "refused-no-patient seat", seat)
    if v.posture[seat] == STANDING:
        return Refusal("RED-AID-2", "refused-healthy seat", seat)
    return a.missing(AID, "RED-AID-1")


def no_key(a: Attempt) -> Refusal | None:
    if a.v.unlocked:
        return Refusal("RED-KEY-3", "refused-unlocked")
    return a.missing(KEY, "RED-KEY-1")


def no_hide(a: Attempt) -> Refusal | None:
    return a.missing(CONTRABAND, "RED-CONTRA-1")


def no_goggles(a: Attempt) -> Refusal | None:
    missing = a.missing(GOGGLES, "RED-NVG-2")
    return missing or Refusal("RED-NVG-2", "refused-not-there")


# Objects of single missions --------------------------------------------------


def no_disk(a: Attempt) -> Refusal | None:
    kind = VIRUS if a.action.verb == "send_virus" else ANTIVIRUS
    clause = "RED-INTRO-1" if kind == VIRUS else "RED-INTRO-3"
    missing = a.missing(kind, clause)
    if missing:
        return missing
    place = COMPUTER if a.terms.two_rooms else SECURITY
    if a.here == place:
        return Refusal(clause, "refused-nobody-in room", SECURITY)
    return Refusal(clause, "refused-elsewhere room", place)


def no_install(a: Attempt) -> Refusal | None:
    if a.v.fitted[a.argument]:
        return Refusal("RED-ZONE-2", "refused-fitted part", a.argument)
    return a.missing(PART + a.argument, "RED-ZONE-2")


def no_scrap(a: Attempt) -> Refusal | None:
    if not a.v.fitted[a.argument]:
        return Refusal("RED-ZONE-4", "refused-not-fitted part", a.argument)
    return a.missing(BOMB, "RED-ZONE-4")


# Movement --------------------------------------------------------------------


def no_step(a: Attempt) -> Refusal | None:
    v = a.v
    if v.dazed or v.posture[v.seat] == OUT_COLD:
        return Refusal("RED-MOVE-1", "refused-dazed")
    reach = a.plan.reach if v.posture[v.seat] == STANDING else a.box.injured_range
    blocked = a.blocked(a.here, a.argument, a.keyed())
    if blocked:
        return blocked
    return Refusal("RED-MOVE-1", "refused-tired rooms", reach)


def no_meeting(a: Attempt) -> Refusal | None:
    v, other = a.v, a.argument
    if other == v.seat or v.room[other] != a.here:
        return Refusal("RED-MOVE-5", "refused-not-there")
    if a.plan.public[a.here]:
        return Refusal("RED-PLAN-3", "refused-public")
    if v.dark != NO_FLOOR and a.box.floor[a.here] == v.dark:
        return Refusal("RED-NVG-1", "refused-dark")
    if v.steps:
        return Refusal("RED-MOVE-3", "refused-walked")
    return Refusal("RED-MOVE-1", "refused-dazed")


# Interaction and rewards -----------------------------------------------------


def no_card(a: Attempt) -> Refusal | None:
    weapon = a.argument - do.ATTACK
    if weapon >= 0 and (a.v.my_spent >> weapon) & 1:
        return Refusal("RED-MEET-4", "refused-spent card", a.argument)
    return None


def no_offer(a: Attempt) -> Refusal | None:
    if a.v.shown != (do.FRIENDLY, do.FRIENDLY):
        return Refusal("RED-MEET-5", "refused-not-friendly")
    if a.argument == CONTRABAND and not a.terms.contraband_tradeable:
        return Refusal("RED-CONTRA-4", "refused-contraband-gift")
    return a.missing(a.argument, "RED-MEET-5")


def no_steal(a: Attempt) -> Refusal | None:
    return Refusal("RED-REWARD-2", "refused-empty-hand")


def no_interrogation(a: Attempt) -> Refusal | None:
    return Refusal("RED-TEAM-4", "refused-open")


# Evasion and guards ----------------------------------------------------------


def no_pass(a: Attempt) -> Refusal | None:
    return Refusal("RED-EVADE-1", "refused-company")


def no_evasion(a: Attempt) -> Refusal | None:
    blocked = a.blocked(a.here, a.argument, a.keyed())
    return blocked or a.crowded(a.argument, "RED-EVADE-2")


def no_stay(a: Attempt) -> Refusal | None:
    clause = "RED-DUEL-4" if a.v.phase == phases.SENTRY else "RED-EVADE-3"
    return Refusal(clause, "refused-way-out")


def no_push(a: Attempt) -> Refusal | None:
    v, room = a.v, a.argument
    if v.phase == phases.SENTRY:
        return no_post(a, v.guards[v.guard], room)
    if v.phase != phases.PUSH:
        beat = v.winner == v.seat and v.result > 0 and not v.free
        if not beat or v.foe < 0 or v.room[v.foe] != a.here:
            return Refusal("RED-EVADE-4", "refused-no-loser")
    return a.unsendable(v.room[v.turn], room)


def no_request(a: Attempt) -> Refusal | None:
    v = a.v
    if v.shown != (do.FRIENDLY, do.FRIENDLY) or v.foe < 0 or v.room[v.foe] != a.here:
        return Refusal("RED-EVADE-7", "refused-not-friendly")
    if v.asked_move:
        return Refusal("RED-EVADE-7", "refused-asked")
    return a.unsendable(a.here, a.argument)


def no_post(a: Attempt, here: int, room: int) -> Refusal | None:
    """RED-DUEL-4, RED-DUEL-5"""
    if a.box.door[here * ROOMS + room] == WALL:
        return Refusal("RED-DUEL-5", "refused-no-door room", room)
    if room == SERVICE:
        return Refusal("RED-DUEL-5", "refused-guard-stairs room", room)
    return a.crowded(room, "RED-DUEL-5")


def no_round(a: Attempt) -> Refusal | None:
    guard, room = a.action.arguments
    return no_post(a, a.v.guards[guard], room)


# Rooms -----------------------------------------------------------------------


def no_cards(a: Attempt) -> Refusal | None:
    if a.action.verb == "search" and not a.box.office_cards:
        return Refusal("RED-ROOM-8", "refused-bare-office")
    return Refusal("RED-DISC-2", "refused-no-cards")


def no_rearm(a: Attempt) -> Refusal | None:
    return Refusal("RED-ROOM-4", "refused-all-attacks")


def no_scan(a: Attempt) -> Refusal | None:
    other = a.argument
    if other == a.v.seat:
        return Refusal("RED-ROOM-5", "refused-own-hand")
    if a.v.counts[other] == 0:
        return Refusal("RED-ROOM-5", "refused-empty-hand")
    return Refusal("RED-ROOM-5", "refused-other-floor seat", other)


def no_pick(a: Attempt) -> Refusal | None:
    clause = "RED-ROOM-6" if a.v.phase == phases.ORDER else "RED-ROOM-8"
    return Refusal(clause, "refused-not-looked kind", a.argument)


def no_rest(a: Attempt) -> Refusal | None:
    if not a.terms.may_rest:
        return Refusal("RED-ROOM-11", "refused-no-rest")
    if a.v.posture[a.v.seat] == STANDING:
        return Refusal("RED-ROOM-11", "refused-healthy seat", a.v.seat)
    return Refusal("RED-ROOM-11", "refused-moved")


def no_switch(a: Attempt) -> Refusal | None:
    return Refusal("RED-DARK-1", "refused-same")


def no_lock(a: Attempt) -> Refusal | None:
    return Refusal("RED-LOCK-1", "refused-same")


def no_release(a: Attempt) -> Refusal | None:
    if not a.terms.door_release:
        return Refusal("RED-LOCK-3", "refused-no-release")
    return Refusal("RED-LOCK-3", "refused-same")


# Helicopters -----------------------------------------------------------------


def no_call(a: Attempt) -> Refusal | None:
    v, nation = a.v, a.argument
    if v.landed[nation] or v.called[nation] >= 0:
        return Refusal("RED-HELI-2", "refused-called nation", nation)
    if v.reserve[nation]:
        return Refusal("RED-HELI-6", "refused-grounded nation", nation)
    return Refusal("RED-HELI-1", "refused-no-reserve nation", nation)


def no_flight(a: Attempt) -> Refusal | None:
    v, nation = a.v, a.argument
    own = v.nations[v.seat]
    if nation != own and not (v.mission == BEDFELLOWS and allied(a, nation)):
        return Refusal("RED-HELI-4", "refused-not-ours nation", nation)
    if v.mission == DANGER_ZONE and 0 in v.fitted:
        return Refusal("RED-ZONE-3", "refused-not-ready")
    if v.mission != DANGER_ZONE and not v.landed[nation]:
        return Refusal("RED-HELI-3", "refused-not-landed nation", nation)
    if v.grounded[own]:
        return Refusal("RED-HELI-6", "refused-grounded nation", own)
    return Refusal("RED-HELI-4", "refused-no-file")


def allied(a: Attempt, nation: int) -> bool:
    """RED-BED-2  Whether a letter in hand names one's own nation and this one."""
    v = a.v
    own = v.nations[v.seat]
    return any(v.my_hand[LETTER + n] and partner(own, n) == nation for n in range(LETTERS))


def no_bomb(a: Attempt) -> Refusal | None:
    if not a.v.landed[a.argument]:
        return Refusal("RED-HELI-7", "refused-not-landed nation", a.argument)
    return a.missing(BOMB, "RED-BOMB-1")
