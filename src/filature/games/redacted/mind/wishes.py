"""What a sensible agent wants: the worth of objects and of rooms, from a View."""

from typing import Final, final

from mypy_extensions import i64

from filature.core.seat import NOBODY
from filature.parts.reach import APART, steps_from

from ..actions import WEAPONS
from ..box import (
    AID,
    ANTIVIRUS,
    ARMOURY,
    BEDFELLOWS,
    BOMB,
    BREAKER,
    CASE,
    CASES,
    CODEBREAKER,
    COMPUTER,
    CONTRABAND,
    DANGER_ZONE,
    DUEL,
    FAR,
    FLOORS,
    GOGGLES,
    HAND,
    INTRODUCTION,
    KINDS,
    LETTER,
    LETTERS,
    LOCKDOWN,
    LOCKED,
    MAIN,
    MAIN_STAIRS,
    NATIONS,
    NO_FLOOR,
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
    SERVICE,
    STORAGE,
    VIRUS,
    XRAY,
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
UPPER: Final = 2  # floor
TURN: Final = 6.0  # what a room loses with every turn that it is away


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
            return 7.0 if self.holds_case() else 4.5
        if kind == AID:
            return 6.0 if self.v.posture[self.seat] else 4.5
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
        v = self.v
        goals = {STORAGE: 30.0 if self.is_short() else 20.0, XRAY: 24.0 + 2.5 * self.sight()}
        if self.box.office_cards:
            goals[OFFICE] = 26.0 + 4.0 * self.box.office_cards
        if v.spent[self.seat]:
            goals[ARMOURY] = (24.0, 36.0, 48.0)[v.spent[self.seat] - 1]
        if self.darkest() > 0.0 or self.brightness() > 0.0:
            goals[BREAKER] = 32.0
        if self.is_alarmed() and v.lock != UPPER:
            goals[LOCKDOWN] = 46.0
        if v.mission == INTRODUCTION:
            if self.carries(own_disk(self.nation)):
                goals[SECURITY] = 100.0
        elif v.mission == DANGER_ZONE:
            self.add_aircraft(goals)
        else:
            self.add_flights(goals)
        self.add_prey(goals)
        return goals

    def spot(self, room: i64) -> float:
        """What may be done in a room by the way."""
        v = self.v
        if room == XRAY:
            return self.sight()
        if room == SECURITY:
            return self.curiosity()
        if room == COMPUTER:
            return 0.0 if self.is_ready() else 2.0
        if room == ARMOURY:
            return 2.0 * v.spent[self.seat]
        if room == STORAGE:
            return 4.0
        if room == BREAKER:
            return max(self.darkest(), self.brightness())
        return self.barring() if room == LOCKDOWN else 0.0

    def is_short(self) -> bool:
        """Whether another card would do."""
        return sum(self.v.my_hand) < HAND or self.least() < 7.0

    def least(self) -> float:
        """The worth of what one would give up first."""
        kinds = [kind for kind in range(KINDS) if self.v.my_hand[kind] and kind != CONTRABAND]
        return min([self.worth(kind) for kind in kinds], default=99.0)

    def sight(self) -> float:
        """RED-ROOM-5  What the X-Ray may tell: the unseen cards of one hand in its reach."""
        return max([self.unknown(seat) for seat in range(len(self.v.room))])

    def unknown(self, seat: i64) -> float:
        """How many cards of an agent on the ground floor one has not seen, and would like to."""
        v = self.v
        room = v.room[seat]
        away = room == NO_ROOM or self.box.floor[room] != self.box.floor[XRAY]
        if away or seat == self.seat or self.is_ready():
            return 0.0
        seen = sum([1 for place, _, _, until in v.known if place == seat and until == STILL])
        return float(v.counts[seat] - seen)

    def curiosity(self) -> float:
        """RED-ROOM-7  Cameras tell of the meetings of others: with two seats there are none."""
        return 2.5 + 0.5 * (len(self.v.room) - 2) if len(self.v.room) > 2 else 0.0

    def hunted(self, floor: i64) -> int:
        """How many whom one would rob are in the rooms of a floor that can be dark."""
        v = self.v
        if floor == NO_FLOOR:
            return 0
        found = 0
        for seat, room in enumerate(v.room):
            there = room != NO_ROOM and room not in PUBLIC and self.box.floor[room] == floor
            if there and seat != self.seat and v.counts[seat] and self.trust[seat] < 0.5:
                found += 1
        return found

    def darkness(self, floor: i64) -> float:
        """RED-DARK-1  To rob with goggles, or to slip to the roof with the file."""
        if floor == self.v.dark:
            return 0.0
        if self.is_ready():
            return 5.0 if floor == self.box.floor[ROOF] else 0.0
        return 3.0 * self.hunted(floor) if self.has(GOGGLES) else 0.0

    def darkest(self) -> float:
        """What the Circuit Breaker is good for now, at best."""
        return max([self.darkness(floor) for floor in range(FLOORS)])

    def brightness(self) -> float:
        """RED-NVG-1  Without goggles one can rob nobody in the dark."""
        v = self.v
        blind = not self.has(GOGGLES) and v.spent[self.seat] < WEAPONS and not self.is_ready()
        return 4.0 if blind and self.hunted(v.dark) else 0.0

    def barring(self) -> float:
        """RED-LOCK-1  What it is worth to cut off the roof from those below."""
        v = self.v
        if self.is_alarmed():
            return 20.0
        if v.locker == self.seat:
            return -6.0  # one has to leave, for the lockdown to be lifted
        ready = 0 not in v.fitted if v.mission == DANGER_ZONE else any(self.in_sight(True))
        return 3.0 if ready and not self.is_ready() else 0.0

    def is_alarmed(self) -> bool:
        """Whether an enemy's helicopter is in the air, and whoever called it not up there."""
        v = self.v
        callers = [v.called[nation] for nation in range(NATIONS) if self.in_sight(False)[nation]]
        return not self.is_ready() and any(
            self.trust[seat] < 0.5 and self.box.floor[v.room[seat]] != UPPER for seat in callers
        )

    def in_sight(self, landed: bool) -> list[bool]:
        """The enemies' helicopters on the roof, or in the air."""
        v = self.v
        there = [bool(n) for n in v.landed] if landed else [seat != NOBODY for seat in v.called]
        return [there[nation] and nation != self.nation for nation in range(NATIONS)]

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
        """Whoever surely holds what one needs, or may hold it."""
        v = self.v
        for place, kind, _, until in v.known:
            if until == STILL and place < CASE_PLACE and self.wants(kind):
                room = v.room[place]
                if room != NO_ROOM and self.trust[place] < 0.9 and self.can_confront(room):
                    goals[room] = max(goals.get(room, 0.0), 65.0)
        if v.mission == DUEL or not self.is_ready():
            self.add_quarry(goals)

    def can_confront(self, room: i64) -> bool:
        """RED-NVG-2  In the dark with goggles, in the light with an Attack."""
        if self.is_dark(room):
            return self.has(GOGGLES)
        return room not in PUBLIC and self.v.spent[self.seat] < WEAPONS

    def is_dark(self, room: i64) -> bool:
        v = self.v
        return v.dark != NO_FLOOR and self.box.floor[room] == v.dark and room not in PUBLIC

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
            met = seat != self.seat and room != NO_ROOM and self.can_confront(room)
            if met and v.counts[seat] and self.trust[seat] < 0.5:
                free = 12.0 if self.is_dark(room) else 0.0
                goals[room] = max(goals.get(room, 0.0), worth + free)

    def wants(self, kind: i64) -> bool:
        if self.v.mission == INTRODUCTION:
            return kind == own_disk(self.nation)
        return self.is_prize(kind) and not self.has_prize()

    # Ways --------------------------------------------------------------------------

    def ways(self, keyed: bool) -> list[list[int]]:
        """The rooms next door, as the doors stand."""
        return [
            [there for there in self.box.near[here] if self.is_open(here, there, keyed)]
            for here in range(ROOMS)
        ]

    def steps_from(self, start: i64, keyed: bool) -> list[int]:
        """Rooms from a room to every other, as the doors stand."""
        return [FAR if n == APART else n for n in steps_from(self.ways(keyed), start)]

    def within(self, left: i64, keyed: bool) -> dict[int, int]:
        """The rooms where this turn may end, and the first step to each."""
        start = self.v.room[self.seat]
        first = {int(start): int(start)}
        rim = [int(start)]
        ways = self.ways(keyed)
        if self.v.from_service and not keyed:
            ways[SERVICE] = list(self.box.near[SERVICE])
        while left > 0:
            left -= 1
            further: list[int] = []
            for here in rim:
                for there in ways[here]:
                    if there not in first:
                        first[there] = there if here == start else first[here]
                        if not self.is_met(there):
                            further.append(there)
            rim = further
        return first

    def is_met(self, room: i64) -> bool:
        """RED-MOVE-4  Whether the walk would end in a room."""
        v = self.v
        if room in PUBLIC or self.is_dark(room):
            return False
        return room in v.guards or any(
            there == room and seat != self.seat for seat, there in enumerate(v.room)
        )

    def best_stop(self, left: i64, reach: i64, keyed: bool) -> tuple[int, int, float]:
        """Where to end this turn: the room, the first step to it, and what that is worth.

        RED-LOCK-2  A lockdown counts for this turn only: it will not last.
        """
        goals = self.goals()
        best, step, highest = 0, 0, -1000.0
        for room, first in self.within(left, keyed).items():
            worth = -1000.0
            for goal, value in goals.items():
                steps = self.box.steps[room * ROOMS + goal]
                turns = (steps + reach - 1) // reach
                worth = max(worth, value - TURN * float(turns) - 0.1 * float(steps))
            if worth > goals.get(room, 0.0):
                worth += self.spot(room)
            worth -= self.risk(room)
            if worth > highest:
                best, step, highest = room, first, worth
        return best, step, highest

    def risk(self, room: i64) -> float:
        """What company in a room costs."""
        v = self.v
        if room == v.room[self.seat] or not self.is_met(room):
            return 0.0
        if room in v.guards:
            return 12.0
        if self.is_ready():
            return 10.0
        return 2.0 if v.spent[self.seat] < WEAPONS else 8.0

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
