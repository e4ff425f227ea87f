"""What a sensible agent wants: the worth of objects and of rooms, from a View."""

from typing import Final, final

from mypy_extensions import i64

from filature.core.seat import NOBODY
from filature.parts.reach import APART, steps_from

from ..actions import WEAPONS
from ..box import (
    ANTIVIRUS,
    ARMOURY,
    BEDFELLOWS,
    BOMB,
    CASE,
    CASES,
    CODEBREAKER,
    CONTRABAND,
    DANGER_ZONE,
    DUEL,
    FAR,
    INTRODUCTION,
    LETTER,
    LETTERS,
    LOCKED,
    MAIN,
    MAIN_STAIRS,
    NATIONS,
    NO_NATION,
    OFFICE,
    PART,
    PARTS,
    RADIO,
    RECEPTION,
    ROOF,
    ROOMS,
    SECRETS,
    SECURITY,
    STORAGE,
    VIRUS,
    Box,
)
from ..journal import CASE_PLACE
from ..rules.basics import concerns
from ..rules.ch01_objects import is_prize
from ..rules.ch05_specials import own_disk, partner
from ..state import NO_ROOM
from ..views import View
from .knowledge import STILL
from .light import WORTH
from .trust import trusts

PUBLIC: Final = (RECEPTION, *MAIN_STAIRS)


@final
class Wishes:
    """What one seat makes of its view."""

    def __init__(self, v: View, box: Box) -> None:
        self.v: Final = v
        self.box: Final = box
        self.seat: i64 = v.seat
        self.nation: i64 = v.nations[v.seat]
        self.trust: Final = trusts(v, box)
        self.stowed: Final = stowed(v)

    def has(self, kind: i64) -> bool:
        return self.v.my_hand[kind] > 0

    def carries(self, kind: i64) -> bool:
        """In hand, or in a briefcase in hand whose content is known for sure."""
        return self.has(kind) or kind in self.stowed

    # Objects -----------------------------------------------------------------------

    def is_prize(self, kind: i64) -> bool:
        """Whether it is a file that this agent wants to fly out."""
        return is_prize(self.v.mission, self.nation, kind)

    def has_prize(self) -> bool:
        return any(self.carries(kind) and self.is_prize(kind) for kind in range(NATIONS))

    def worth(self, kind: i64) -> float:
        """What an object is worth in this hand."""
        if kind == CONTRABAND:
            return -9.0
        if kind in (VIRUS, ANTIVIRUS):
            return 20.0 if kind == own_disk(self.nation) else 9.0
        if kind < SECRETS + NATIONS:
            return 20.0 if self.is_prize(kind) else 9.0
        if kind >= LETTER:
            return 12.0 if partner(self.nation, kind - LETTER) != NO_NATION else 2.0
        if kind == BOMB and self.v.mission == INTRODUCTION:
            return 0.0
        if kind == CODEBREAKER:
            return 7.0 if self.holds_case() else 3.0
        return float(WORTH[kind])

    def holds_case(self) -> bool:
        return self.has(CASE) or self.has(CASE + 1)

    def flights(self) -> list[int]:
        """The nations in whose helicopter this agent would win, with what it carries."""
        if self.v.mission != BEDFELLOWS:
            return [int(self.nation)] if self.has_prize() else []
        files = [kind for kind in range(NATIONS) if self.carries(kind) and kind != self.nation]
        found = [int(self.nation)] if len(files) == 2 else []
        for letter in range(LETTERS):
            other = partner(self.nation, letter)
            third = NATIONS - self.nation - other
            if self.has(LETTER + letter) and other != NO_NATION and third in files:
                found += [int(self.nation), int(other)]
        return found

    # Rooms -------------------------------------------------------------------------

    def goals(self) -> dict[int, float]:
        """Rooms worth going to, and how much."""
        goals = {STORAGE: 30.0, OFFICE: 34.0}
        if self.v.spent[self.seat] == WEAPONS:
            goals[ARMOURY] = 48.0
        if self.v.mission == INTRODUCTION:
            if self.carries(own_disk(self.nation)):
                goals[SECURITY] = 100.0
        elif self.v.mission == DANGER_ZONE:
            self.add_aircraft(goals)
        else:
            self.add_flights(goals)
        self.add_prey(goals)
        return goals

    def add_flights(self, goals: dict[int, float]) -> None:
        """RED-HELI-2, RED-HELI-4  To the radio, to the roof."""
        v = self.v
        ready = self.flights()
        for nation in ready:
            if v.landed[nation]:
                goals[ROOF] = 100.0
            elif v.called[nation] != NOBODY:
                goals[ROOF] = max(goals.get(ROOF, 0.0), 80.0)
            elif v.reserve[nation]:
                goals[RADIO] = 90.0
        if self.has(BOMB):
            for nation in self.targets():
                if v.landed[nation]:
                    goals[ROOF] = max(goals.get(ROOF, 0.0), 75.0)
                elif v.called[nation] != NOBODY:
                    goals[ROOF] = max(goals.get(ROOF, 0.0), 60.0)
                elif v.reserve[nation] and not ready:
                    goals[RADIO] = max(goals.get(RADIO, 0.0), 45.0)

    def targets(self) -> list[int]:
        """The nations whose helicopters one would blow up."""
        v = self.v
        foes = [nation for nation in range(NATIONS) if nation != self.nation]
        return [
            n
            for n in foes
            if not v.grounded[n] and (v.reserve[n] or v.landed[n] or v.called[n] >= 0)
        ]

    def add_aircraft(self, goals: dict[int, float]) -> None:
        """RED-ZONE-2, RED-ZONE-3  To the roof with a part, or to take off."""
        v = self.v
        missing = [part for part in range(PARTS) if not v.fitted[part]]
        if any(self.has(PART + part) for part in missing):
            goals[ROOF] = 70.0
        if self.has_prize() and not missing:
            goals[ROOF] = 100.0
        if self.has(BOMB) and not missing and not self.has_prize():
            goals[ROOF] = max(goals.get(ROOF, 0.0), 55.0)

    def add_prey(self, goals: dict[int, float]) -> None:
        """Whoever surely holds what one needs, or is about to fly."""
        v = self.v
        for place, kind, _, until in v.known:
            if until == STILL and place < CASE_PLACE and self.wants(kind):
                room = v.room[place]
                if room != NO_ROOM and self.trust[place] < 0.9:
                    goals[room] = max(goals.get(room, 0.0), 65.0)
        if v.spent[self.seat] < WEAPONS and (v.mission == DUEL or not self.is_ready()):
            self.add_quarry(goals)

    def is_ready(self) -> bool:
        """Whether nothing more is needed."""
        if self.v.mission == INTRODUCTION:
            return self.carries(own_disk(self.nation))
        return len(self.flights()) > 0

    def add_quarry(self, goals: dict[int, float]) -> None:
        """Others may hold what one needs, the more likely the smaller the pile."""
        v = self.v
        held = sum(v.counts) - v.counts[self.seat]
        share = held / (held + v.pile + sum(v.filled) + 1)
        worth = 43.0 if v.mission == DUEL else 20.0 + 32.0 * share
        for seat, room in enumerate(v.room):
            met = seat != self.seat and room not in PUBLIC and room != NO_ROOM
            if met and v.counts[seat] and self.trust[seat] < 0.5:
                goals[room] = max(goals.get(room, 0.0), worth)

    def wants(self, kind: i64) -> bool:
        if self.v.mission == INTRODUCTION:
            return kind == own_disk(self.nation)
        return self.is_prize(kind) and not self.has_prize()

    def steps_from(self, start: i64, keyed: bool) -> list[int]:
        """Rooms from a room to every other, as the doors stand."""
        ways = [
            [there for there in self.box.near[here] if self.is_open(here, there, keyed)]
            for here in range(ROOMS)
        ]
        return [FAR if steps == APART else steps for steps in steps_from(ways, start)]

    def is_open(self, here: i64, there: i64, keyed: bool) -> bool:
        v, box = self.v, self.box
        door = box.door[here * ROOMS + there]
        if door == MAIN:
            return not concerns(box, v.lock, here, there)
        return door != LOCKED or keyed or concerns(box, v.release, here, there)


def stowed(v: View) -> list[int]:
    """What lies for sure in the briefcases of one's hand."""
    found: list[int] = []
    for place, kind, _, until in v.known:
        case = place - CASE_PLACE
        if until == STILL and 0 <= case < CASES and v.my_hand[CASE + case] and v.filled[case]:
            found.append(kind)
    return found
