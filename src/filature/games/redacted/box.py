"""What is in the box: an embassy of sixteen rooms, the objects, the missions, as flat tables."""

from typing import Final, final

from mypy_extensions import i64

from filature.core.box import Leaflet, drawable
from filature.core.digits import counted
from filature.core.numbers import Numbers, filled, numbers, zeros
from filature.parts.cards import held
from filature.parts.reach import APART, distances

FEWEST: Final = 2
MOST: Final = 6
HAND: Final = 3  # RED-HAND-1

# Nations.
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
NATIONS: Final = 3
NO_NATION: Final = -1
NATION_LETTERS: Final = "RBY"

# Rooms, floor by floor from the cellar up.
ROOMS: Final = 16
BASEMENT: Final = 0
STORAGE: Final = 1
RADIO: Final = 2
BREAKER: Final = 3
ARMOURY: Final = 4
STAIRS: Final = 5
RECEPTION: Final = 6
KITCHEN: Final = 7
XRAY: Final = 8
SECURITY: Final = 9
UPSTAIRS: Final = 10
COMPUTER: Final = 11
LOCKDOWN: Final = 12
OFFICE: Final = 13
ROOF: Final = 14
SERVICE: Final = 15
ROOM_NAMES: Final = (
    *("basement", "storage", "radio", "breaker", "armoury"),
    *("stairs", "reception", "kitchen", "xray", "security"),
    *("upstairs", "computer", "lockdown", "office", "roof"),
    "service",
)
MAIN_STAIRS: Final = (BASEMENT, STAIRS, UPSTAIRS)
FLOORS: Final = 3
NO_FLOOR: Final = -1
FLOOR_LETTERS: Final = "BGU"

# Doors.
WALL: Final = 0
OPEN: Final = 1
LOCKED: Final = 2
MAIN: Final = 3
FAR: Final = 99  # rooms: no way

# Kinds of object.
SECRETS: Final = 0  # SECRETS + nation
BOMB: Final = 3
CASE: Final = 4  # CASE + 0 or 1
CASES: Final = 2
CODEBREAKER: Final = 6
WEAPON: Final = 7
VEST: Final = 8
AID: Final = 9
KEY: Final = 10
CONTRABAND: Final = 11
GOGGLES: Final = 12
VIRUS: Final = 13
ANTIVIRUS: Final = 14
PART: Final = 15  # PART + 0, 1 or 2: flight plan, starter, fuel can
PARTS: Final = 3
LETTER: Final = 18  # LETTER + 0, 1 or 2: Red-Blue, Red-Yellow, Blue-Yellow
LETTERS: Final = 3
KINDS: Final = 21
NO_KIND: Final = -1
KIND_NAMES: Final = (
    *("secrets-red", "secrets-blue", "secrets-yellow", "bomb", "case-a", "case-b", "codebreaker"),
    *("weapon", "vest", "aid", "key", "contraband", "goggles"),
    *("virus", "antivirus", "plan", "starter", "fuel", "letter-rb", "letter-ry", "letter-by"),
)

# Missions.
INTRODUCTION: Final = 0
CLASSIC: Final = 1
DUEL: Final = 2
TRIANGLE: Final = 3
DANGER_ZONE: Final = 4
BEDFELLOWS: Final = 5
MISSIONS: Final = 6
MISSION_NAMES: Final = ("introduction", "classic", "duel", "triangle", "danger-zone", "bedfellows")
MARKS: Final = ("C", "2", "3", "i", "DZ", "SB", "Y")
GUARDS: Final = 4


def is_crucial(kind: i64) -> bool:
    """RED-CRUC-1  The objects that carry the exclamation mark."""
    return kind <= BOMB or kind in (VIRUS, ANTIVIRUS)


def is_case(kind: i64) -> bool:
    """RED-CASE-2  One card stands for each briefcase."""
    return kind == CASE or kind == CASE + 1


@final
class Box:
    """The embassy and its objects."""

    floor: Numbers  # of each room; NO_FLOOR for the service stairs
    place: list[tuple[int, int]]  # of each room on the plan
    door: Numbers  # at room * ROOMS + room
    near: list[list[int]]  # the rooms next door, in order
    steps: Numbers  # from room to room without a key, or FAR: at room * ROOMS + room
    copies: Numbers  # of each kind
    marks: list[list[str]]  # of each kind
    mission_marks: list[list[str]]
    loyalties: list[list[list[int]]]  # at mission, seats: how many cards of each nation
    helicopters: list[int]  # by mission
    lone: int
    dawn: list[int]  # by mission
    start_objects: int
    move_range: int
    injured_range: int
    computer_cards: int
    office_cards: int
    points: int
    flight: int
    helicopter: int
    interrogation: int
    guards: Numbers  # their rooms
    leaflet: Leaflet  # that it was read from

    def __init__(self) -> None:
        self.floor = filled(ROOMS, NO_FLOOR)
        self.place = [(0, 0)] * ROOMS
        self.door = filled(ROOMS * ROOMS, WALL)

    def __reduce__(self) -> tuple[object, ...]:
        return read, (self.leaflet,)

    def deck(self, marks: list[str]) -> Numbers:
        """RED-GEN-2, RED-GEN-3  Unmarked cards always, marked ones where one of their marks is."""
        found = self.copies[:]
        for kind, own in enumerate(self.marks):
            if own and not any(mark in marks for mark in own):
                found[kind] = 0
        return found


def read(leaflet: Leaflet) -> Box:
    """A box from its file, checked."""
    box = Box()
    read_rooms(leaflet, box)
    read_doors(leaflet, box)
    check_ways(leaflet, box)
    read_objects(leaflet, box)
    read_missions(leaflet, box)
    table = leaflet.table("numbers")
    box.start_objects = whole(leaflet, table, "start_objects", 1, HAND)
    box.move_range = whole(leaflet, table, "move_range", 1, 9)
    box.injured_range = whole(leaflet, table, "injured_range", 0, 9)
    box.computer_cards = whole(leaflet, table, "computer_cards", 1, 3)
    box.office_cards = whole(leaflet, table, "office_cards", 0, 3)
    read_duel(leaflet, box)
    check_decks(leaflet, box)
    box.leaflet = leaflet
    return box


def read_rooms(leaflet: Leaflet, box: Box) -> None:
    """Sixteen rooms, each in one table."""
    seen: set[str] = set()
    for table in ("sheet_rooms", "public_rooms", "our_rooms"):
        for name, room in leaflet.table(table).items():
            if name == "provenance":
                continue
            if name not in ROOM_NAMES or name in seen:
                leaflet.fail(f"{name} =", f"in [{table}]: unknown room, or named twice")
            seen.add(name)
            if not isinstance(room, dict) or room.get("floor") not in ("B", "G", "U", "-"):
                leaflet.fail(f"{name} =", 'needs a floor: "B", "G", "U" or "-"')
            number = ROOM_NAMES.index(name)
            box.floor[number] = FLOOR_LETTERS.find(room["floor"])
            x, y = room.get("x", 0), room.get("y", 0)
            if not (drawable(x) and drawable(y)):
                leaflet.fail(f"{name} =", "needs an x and a y at which it can be drawn")
            box.place[number] = (int(x), int(y))
    missing = [name for name in ROOM_NAMES if name not in seen]
    if missing:
        leaflet.fail("[our_rooms]", f"no room called {missing[0]}")
    if box.floor[SERVICE] != NO_FLOOR:
        leaflet.fail("service =", 'belongs to no floor: "-"')


def read_doors(leaflet: Leaflet, box: Box) -> None:
    """Each door once; both rooms have it."""
    for word, kind in (("open", OPEN), ("locked", LOCKED), ("main", MAIN)):
        for pair in listed(leaflet, "doors", word):
            rooms = [ROOM_NAMES.index(name) for name in pair.split(" ") if name in ROOM_NAMES]
            if len(rooms) != 2 or rooms[0] == rooms[1] or len(pair.split(" ")) != 2:
                leaflet.fail(f'"{pair}"', "is not a pair of rooms")
            one, two = rooms
            if box.door[one * ROOMS + two] != WALL:
                leaflet.fail(f'"{pair}"', "has a door already")
            box.door[one * ROOMS + two] = kind
            box.door[two * ROOMS + one] = kind
    box.near = [
        [other for other in range(ROOMS) if box.door[room * ROOMS + other] != WALL]
        for room in range(ROOMS)
    ]


def check_ways(leaflet: Leaflet, box: Box) -> None:
    """All rooms but the service stairs can be reached without a key, and those with one."""
    for room in range(ROOMS):
        kinds = [box.door[room * ROOMS + other] for other in box.near[room]]
        if room == SERVICE and set(kinds) != {LOCKED}:
            leaflet.fail("locked =", "every door of the service stairs is locked")
    open_ways = [
        [other for other in box.near[room] if box.door[room * ROOMS + other] != LOCKED]
        for room in range(ROOMS)
    ]
    box.steps = numbers([FAR if n == APART else n for n in distances(open_ways)])
    for room, name in enumerate(ROOM_NAMES):
        if box.steps[RECEPTION * ROOMS + room] == FAR and room != SERVICE:
            leaflet.fail("[doors]", f"no way to {name} without a key")


def read_objects(leaflet: Leaflet, box: Box) -> None:
    """Copies and marks of every kind."""
    table = leaflet.table("objects")
    for name in table:
        if name not in KIND_NAMES and name != "provenance":
            leaflet.fail(f"{name} =", "is no object of the game")
    box.copies = zeros(KINDS)
    box.marks = []
    for kind, name in enumerate(KIND_NAMES):
        found = table.get(name)
        if not isinstance(found, dict):
            leaflet.fail("[objects]", f"no object called {name}")
        assert isinstance(found, dict)
        copies = found.get("copies")
        if type(copies) is not int or not 0 <= copies <= 20:
            leaflet.fail(f"{name} =", "needs a number of copies, 0 to 20")
        assert isinstance(copies, int)
        if copies > 1 and (name.startswith("case") or name.startswith("secrets")):
            leaflet.fail(f"{name} =", "there is one at most")
        box.copies[kind] = copies
        box.marks.append(marks_of(leaflet, name, str(found.get("marks", ""))))


def marks_of(leaflet: Leaflet, name: str, text: str) -> list[str]:
    marks = text.split()
    for mark in marks:
        if mark not in MARKS:
            leaflet.fail(f"{name} =", f"no mark {mark!r}; there are: {' '.join(MARKS)}")
    return marks


def read_missions(leaflet: Leaflet, box: Box) -> None:
    """What each mission takes out of the box."""
    marks = leaflet.table("marks")
    dawn = leaflet.table("dawn")
    helicopters = leaflet.table("helicopters")
    box.mission_marks = []
    box.dawn = []
    box.helicopters = []
    box.loyalties = []
    for mission in MISSION_NAMES:
        box.mission_marks.append(marks_of(leaflet, mission, str(marks.get(mission, ""))))
        box.dawn.append(whole(leaflet, dawn, mission, 1, 99))
        box.helicopters.append(whole(leaflet, helicopters, mission, 0, 9))
        box.loyalties.append(loyalties(leaflet, mission))
    box.lone = whole(leaflet, helicopters, "lone", 1, 9)


def loyalties(leaflet: Leaflet, mission: str) -> list[list[int]]:
    """The loyalty cards of a mission, by seats; no list where it cannot be played."""
    found: list[list[int]] = [[] for _ in range(MOST + 1)]
    table = leaflet.table("loyalties").get(mission)
    if not isinstance(table, dict):
        leaflet.fail("[loyalties]", f"does not say who plays {mission}")
    assert isinstance(table, dict)
    for key, cards in table.items():
        seats = counted(key)
        good = isinstance(cards, str) and FEWEST <= seats <= MOST
        if not good or len(cards) < seats or any(card not in NATION_LETTERS for card in cards):
            leaflet.fail(f"{mission} =", f"bad loyalty cards for {key} seats")
        found[seats] = [cards.count(letter) for letter in NATION_LETTERS]
    return found


def read_duel(leaflet: Leaflet, box: Box) -> None:
    """Points and guards of the Duel."""
    table = leaflet.table("duel")
    box.points = whole(leaflet, table, "points", 1, 99)
    box.flight = whole(leaflet, table, "flight", 0, 99)
    box.helicopter = whole(leaflet, table, "helicopter", 0, 99)
    box.interrogation = whole(leaflet, table, "interrogation", 0, 99)
    names = listed(leaflet, "duel", "guards")
    if len(set(names)) != GUARDS or any(name not in ROOM_NAMES for name in names):
        leaflet.fail("guards =", f"must name {GUARDS} different rooms")
    box.guards = numbers([ROOM_NAMES.index(name) for name in names])


def check_decks(leaflet: Leaflet, box: Box) -> None:
    """RED-SETUP-4  Every mission has cards enough for its largest table."""
    for mission, name in enumerate(MISSION_NAMES):
        most = max([seats for seats, cards in enumerate(box.loyalties[mission]) if cards])
        deck = held(box.deck(box.mission_marks[mission]), 0, KINDS)
        if deck <= most * box.start_objects + CASES:
            leaflet.fail("[objects]", f"too few objects for {most} seats in {name}")


def listed(leaflet: Leaflet, table: str, key: str) -> list[str]:
    """A list of words."""
    found = leaflet.table(table).get(key)
    if not isinstance(found, list) or not all(isinstance(word, str) for word in found):
        leaflet.fail(f"[{table}]", f"needs a list of words {key}")
    assert isinstance(found, list)
    return [str(word) for word in found]


def whole(leaflet: Leaflet, table: dict[str, object], key: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    number = table.get(key)
    if type(number) is not int or not low <= number <= high:
        leaflet.fail(f"{key} =", f"must be a whole number from {low} to {high}")
    assert isinstance(number, int)
    return number
