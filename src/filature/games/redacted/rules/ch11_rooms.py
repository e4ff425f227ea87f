"""What can be done in the rooms: ours, with the names that the sheet gives."""

from mypy_extensions import i64

from filature.core.seat import EVERYONE, NOBODY, Seat, Seats, only

from .. import actions as do
from .. import phases
from ..box import (
    ARMOURY,
    BOMB,
    BREAKER,
    COMPUTER,
    CONTRABAND,
    DANGER_ZONE,
    FLOORS,
    KINDS,
    LOCKDOWN,
    MOST,
    NATIONS,
    NO_FLOOR,
    OFFICE,
    RADIO,
    ROOF,
    SECURITY,
    STORAGE,
    XRAY,
)
from ..journal import DECK, KEPT, MOVED, ORDERED, SEEN
from ..state import (
    AT_FLIGHT,
    AT_HAND,
    AT_OFFICE,
    AT_PILE,
    FOR_OFFICE,
    FOR_STORAGE,
    STANDING,
    State,
)
from .basics import cards_of, has, note, note_cards
from .ch01_objects import can_draw, leave_pile, make_room, received, reshuffle, top_outcomes
from .ch02_cases import contents
from .ch04_tools import add_cures
from .ch05_specials import add_disks, add_parts
from .ch12_endings import may_board

# Les salles -------------------------------------------------------------------


def deeds(s: State, seat: Seat) -> list[int]:
    """RED-ROOM-10  One action a turn, or none: the room's, or an object's.  RED-TURN-3"""
    found: list[int] = []
    here = s.room[seat]
    if here == STORAGE and can_draw(s):
        found.append(do.TAKE)
    elif here == ARMOURY and s.spent[seat]:
        found.append(do.REARM)
    elif here == SECURITY:
        found.append(do.WATCH)
    elif here == COMPUTER and can_draw(s):
        found.append(do.SORT)
    elif here == OFFICE and s.box.office_cards and can_draw(s):
        found.append(do.SEARCH)
    elif here == XRAY:
        add_scans(s, seat, found)
    elif here == RADIO:
        add_calls(s, found)
    elif here == BREAKER:
        add_switches(s, found)
    elif here == LOCKDOWN:
        add_locks(s, found)
    elif here == ROOF:
        add_flights(s, seat, found)
    add_object_deeds(s, seat, found)
    return found


def add_object_deeds(s: State, seat: Seat, found: list[int]) -> None:
    """RED-ROOM-10  What can be done anywhere."""
    add_parts(s, seat, found)
    add_disks(s, seat, found)
    add_cures(s, seat, found)
    if has(s, seat, CONTRABAND):
        found.append(do.HIDE)
    if s.terms.may_rest and s.posture[seat] != STANDING and not s.moved:
        found.append(do.REST)


def no_deed(s: State) -> None:
    """RED-ROOM-10"""
    s.phase = phases.AFTER_ACTION


def rest(s: State, seat: Seat) -> None:
    """RED-ROOM-11  An injured agent who did not walk may stand up again."""
    s.posture[seat] = STANDING
    s.tell(EVERYONE, "rested seat", seat)
    s.phase = phases.AFTER_ACTION


def take(s: State, seat: Seat) -> None:
    """RED-ROOM-1  Storage: the top object."""
    if s.pile == 0:
        reshuffle(s)
    s.tell(EVERYONE, "takes seat", seat)
    make_room(s, seat, FOR_STORAGE)


def draw(s: State, kind: i64) -> None:
    """RED-ROOM-1"""
    seat = s.asked
    note(s, MOVED, DECK, seat, kind, only(seat))
    leave_pile(s, kind)
    s.tell(only(seat), "got kind", kind)
    received(s, seat, kind)


def rearm(s: State, seat: Seat) -> None:
    """RED-ROOM-4  Armoury: all spent Attack cards come back."""
    s.spent[seat] = 0
    viewer: i64
    for viewer in range(s.seats):
        s.seen_spent[viewer * MOST + seat] = 0
    s.tell(EVERYONE, "rearmed seat", seat)
    s.phase = phases.AFTER_ACTION


def add_scans(s: State, seat: Seat, found: list[int]) -> None:
    """RED-ROOM-5, RED-CASE-6  X-Ray: one agent on the ground floor; no briefcase's content."""
    other: i64
    for other in range(s.seats):
        near = s.room[other] >= 0 and s.box.floor[s.room[other]] == s.box.floor[XRAY]
        if other != seat and near and s.count[other] > 0:
            found.append(do.XRAY + other)


def scan(s: State, seat: Seat, other: Seat) -> None:
    """RED-ROOM-5  All objects of that hand."""
    s.tell(EVERYONE, "scans seat target:seat", seat, other)
    s.asked = other
    look(s, AT_HAND, s.count[other])


def watch(s: State, seat: Seat) -> None:
    """RED-ROOM-7  Security HQ: what is shown and given where there is light."""
    s.watchers |= only(seat)
    s.tell(EVERYONE, "watches seat", seat)
    s.phase = phases.AFTER_ACTION


def sort(s: State, seat: Seat) -> None:
    """RED-ROOM-6  Computer: the top three objects, put back in any order."""
    if s.pile == 0:
        reshuffle(s)
    s.tell(EVERYONE, "sorts seat", seat)
    look(s, AT_PILE, least(s.box.computer_cards, s.pile))


def search(s: State, seat: Seat) -> None:
    """RED-ROOM-8  Ambassador's office: of the top two objects one is kept, the other goes below."""
    if s.pile == 0:
        reshuffle(s)
    s.tell(EVERYONE, "searches seat", seat)
    make_room(s, seat, FOR_OFFICE)


def open_drawer(s: State) -> None:
    """RED-ROOM-8  There is room in the hand now."""
    look(s, AT_OFFICE, least(s.box.office_cards, s.pile))


def least(one: i64, two: i64) -> i64:
    return one if one < two else two


def look(s: State, what: i64, cards: i64) -> None:
    """Chance shows the cards, one after the other, to those who may see them."""
    s.look = what
    s.looks = cards
    s.looked = []
    s.sorted = 0
    s.phase = phases.LOOK


def look_outcomes(s: State) -> list[tuple[int, int]]:
    """The next card that is looked at."""
    place = len(s.looked)
    if s.look == AT_PILE or s.look == AT_OFFICE:
        return [(do.SHOW + kind, weight) for kind, weight in top_outcomes(s, place)]
    cards = cards_of(s, s.asked)
    if s.look == AT_FLIGHT:
        cards = cards + contents(s, s.asked)
    return [(do.SHOW + cards[place], 1)]


def lookers(s: State) -> Seats:
    """Who sees a card that is looked at."""
    if s.look == AT_FLIGHT:
        return EVERYONE
    return only(s.turn) | only(s.asked) if s.look == AT_HAND else only(s.turn)


def show(s: State, kind: i64) -> None:
    """A card is seen; one of the pile has its place now."""
    pile = s.look == AT_PILE or s.look == AT_OFFICE
    if pile and len(s.looked) == len(s.top):
        if s.pile > len(s.top) + len(s.bottom):
            s.bag[kind] -= 1
        else:
            s.bottom.pop(0)
        s.top.append(kind)
    s.looked.append(kind)
    s.looks -= 1
    s.tell(lookers(s), "saw kind", kind)


def shown(s: State) -> None:
    """All has been looked at."""
    if s.look == AT_HAND:
        note_cards(s, SEEN, s.asked, s.asked, s.looked, only(s.turn))
        s.looked = []
        s.phase = phases.AFTER_ACTION
    elif s.look == AT_OFFICE:
        s.phase = phases.KEEP
    elif len(s.looked) > 1:
        s.phase = phases.ORDER
    else:
        sorted_out(s)


def picks(s: State) -> list[int]:
    """The cards one looks at and may choose."""
    found: list[int] = []
    kind: i64
    left = s.looked[s.sorted :]
    for kind in range(KINDS):
        if kind in left:
            found.append(do.PICK + kind)
    return found


def pick(s: State, seat: Seat, kind: i64) -> None:
    """The next card from the top, or the one that is kept."""
    place = s.sorted
    while s.looked[place] != kind:
        place += 1
    s.looked.pop(place)
    s.tell(only(seat), "picked kind", kind)
    if s.phase == phases.KEEP:
        keep(s, seat, kind)
        return
    s.looked.insert(s.sorted, kind)
    s.sorted += 1
    if s.sorted + 1 == len(s.looked):
        sorted_out(s)


def sorted_out(s: State) -> None:
    """The cards lie on the pile in their new order."""
    place: i64
    for place in range(len(s.looked)):
        s.top[place] = s.looked[place]
    note_cards(s, ORDERED, s.turn, len(s.looked), s.looked, only(s.turn))
    s.tell(EVERYONE, "sorted_out seat cards", s.turn, len(s.looked))
    s.looked = []
    s.phase = phases.AFTER_ACTION


def keep(s: State, seat: Seat, kind: i64) -> None:
    """One into the hand, the others to the bottom of the pile."""
    others = s.looked
    note_cards(s, KEPT, seat, len(others) + 1, [int(kind), *others], only(seat))
    s.looked = []
    for _ in others:
        s.top.pop(0)
    for other in others:
        s.bottom.append(other)
    s.top[0] = kind
    s.tell(EVERYONE, "kept seat cards", seat, len(others))
    leave_pile(s, kind)
    received(s, seat, kind)


# Lumière et verrouillage ------------------------------------------------------


def add_switches(s: State, found: list[int]) -> None:
    """RED-DARK-1, RED-ROOM-3  Circuit Breaker: one floor dark, another, or none."""
    floor: i64
    for floor in range(FLOORS):
        if floor != s.dark:
            found.append(do.DARK + floor)
    if s.dark != NO_FLOOR:
        found.append(do.LIGHT)


def switch(s: State, seat: Seat, floor: i64) -> None:
    """RED-DARK-1, RED-DARK-2  It stays until it is moved; public places keep their light."""
    s.dark = floor
    if floor == NO_FLOOR:
        s.tell(EVERYONE, "lit seat", seat)
    else:
        s.tell(EVERYONE, "darkened seat floor", seat, floor)
    s.phase = phases.AFTER_ACTION


def add_locks(s: State, found: list[int]) -> None:
    """RED-LOCK-1  Central Lockdown: one floor cut off, another, or none; RED-LOCK-3 the option."""
    floor: i64
    for floor in range(FLOORS):
        if floor != s.lock:
            found.append(do.LOCK + floor)
    if s.lock != NO_FLOOR:
        found.append(do.UNLOCK)
    if s.terms.door_release:
        for floor in range(FLOORS):
            if floor != s.release:
                found.append(do.RELEASE + floor)


def lock(s: State, seat: Seat, floor: i64) -> None:
    """RED-LOCK-1, RED-LOCK-2  Until someone works it again, or its operator has left."""
    s.lock = floor
    s.locker = seat if floor != NO_FLOOR else NOBODY
    if floor == NO_FLOOR:
        s.tell(EVERYONE, "lock_opened seat", seat)
    else:
        s.tell(EVERYONE, "locked seat floor", seat, floor)
    s.phase = phases.AFTER_ACTION


def release(s: State, seat: Seat, floor: i64) -> None:
    """RED-LOCK-3  The pink marker holds the locked doors of a floor open."""
    s.release = floor
    s.tell(EVERYONE, "released seat floor", seat, floor)
    s.phase = phases.AFTER_ACTION


# Hélicoptères -----------------------------------------------------------------


def add_calls(s: State, found: list[int]) -> None:
    """RED-HELI-1, RED-HELI-2, RED-ROOM-2  Radio: any nation's, one at a time, while it has one."""
    nation: i64
    for nation in range(NATIONS):
        ready = s.reserve[nation] > 0 and s.called[nation] == NOBODY
        if ready and not s.landed[nation] and not s.grounded[nation]:
            found.append(do.CALL + nation)


def call(s: State, seat: Seat, nation: i64) -> None:
    """RED-HELI-2, RED-HELI-3  It lands when the caller's next turn begins."""
    s.reserve[nation] -= 1
    s.called[nation] = seat
    s.tell(EVERYONE, "called seat nation", seat, nation)
    s.phase = phases.AFTER_ACTION


def add_flights(s: State, seat: Seat, found: list[int]) -> None:
    """RED-HELI-4, RED-HELI-7, RED-ROOM-9  Roof: board one's helicopter, or bomb any that landed."""
    nation: i64
    for nation in range(NATIONS):
        if may_board(s, seat, nation):
            found.append(do.BOARD + nation)
    if s.plan.mission != DANGER_ZONE and has(s, seat, BOMB):
        for nation in range(NATIONS):
            if s.landed[nation]:
                found.append(do.BOMB + nation)


def board(s: State, seat: Seat, nation: i64) -> None:
    """RED-HELI-4, RED-HELI-5  Loyalty and objects are laid open."""
    s.aboard = nation
    s.asked = seat
    s.exposed[seat] = s.loyalty[seat]
    s.tell(EVERYONE, "boarded seat nation", seat, s.loyalty[seat])
    look(s, AT_FLIGHT, s.count[seat] + len(contents(s, seat)))
