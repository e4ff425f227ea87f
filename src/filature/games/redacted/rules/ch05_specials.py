"""Objects of single missions: disks, aircraft parts, letters of alliance."""

from mypy_extensions import i64

from filature.core.seat import EVERYONE, Seat
from filature.parts.cards import held
from filature.parts.rows import holds

from .. import actions as do
from .. import phases
from ..box import (
    ANTIVIRUS,
    BLUE,
    BOMB,
    COMPUTER,
    DANGER_ZONE,
    LETTER,
    NATIONS,
    NO_KIND,
    NO_NATION,
    PART,
    PARTS,
    RED,
    ROOF,
    SECRETS,
    SECURITY,
    VIRUS,
    YELLOW,
)
from ..journal import DISCARD, MOVED, PLANE
from ..state import BY_ANTIVIRUS, BY_VIRUS, State
from .basics import finish, has, note, of_nation, shed
from .ch01_objects import toss

# Mission d'introduction -------------------------------------------------------


def can_send(s: State, seat: Seat) -> bool:
    """RED-INTRO-1, RED-INTRO-3  From the Security HQ to the Computer room, for the action."""
    if not s.terms.two_rooms:
        return s.room[seat] == SECURITY
    return s.room[seat] == COMPUTER and holds(s.room, 0, s.seats, SECURITY)


def add_disks(s: State, seat: Seat, found: list[int]) -> None:
    """RED-INTRO-1, RED-INTRO-3  Whoever holds a disk, whatever his side."""
    if not can_send(s, seat):
        return
    if has(s, seat, VIRUS):
        found.append(do.SEND_VIRUS)
    if has(s, seat, ANTIVIRUS):
        found.append(do.SEND_ANTIVIRUS)


def own_disk(nation: i64) -> i64:
    """RED-INTRO-2, RED-INTRO-4  The virus makes Red win, the anti-virus Blue."""
    return VIRUS if nation == RED else ANTIVIRUS


def send(s: State, seat: Seat, kind: i64) -> None:
    """RED-INTRO-2, RED-INTRO-4  One side has won, whoever sends it."""
    toss(s, seat, kind)
    s.tell(EVERYONE, "sent seat kind", seat, kind)
    if kind == VIRUS:
        finish(s, BY_VIRUS, of_nation(s, RED))
    else:
        finish(s, BY_ANTIVIRUS, of_nation(s, BLUE))


# Something, something, Danger Zone --------------------------------------------


def add_parts(s: State, seat: Seat, found: list[int]) -> None:
    """RED-DZ-1  Parts of the ambassador's aircraft, used in that mission only."""
    if s.plan.mission != DANGER_ZONE or s.room[seat] != ROOF:
        return
    part: i64
    if has(s, seat, BOMB):
        for part in range(PARTS):
            if s.fitted[part]:
                found.append(do.SCRAP + part)
    for part in range(PARTS):
        if has(s, seat, PART + part) and not s.fitted[part]:
            found.append(do.INSTALL + part)


def install(s: State, seat: Seat, part: i64) -> None:
    """RED-DZ-1, RED-ZONE-2  One missing part goes in, for everybody."""
    shed(s, seat, PART + part)
    s.fitted[part] = 1
    note(s, MOVED, seat, PLANE, PART + part, EVERYONE)
    s.tell(EVERYONE, "installed seat part", seat, part)
    s.phase = phases.AFTER_ACTION


def scrap(s: State, seat: Seat, part: i64) -> None:
    """RED-DZ-1, RED-ZONE-4  A Bomb takes one out again."""
    toss(s, seat, BOMB)
    s.fitted[part] = 0
    s.discard[PART + part] += 1
    note(s, MOVED, PLANE, DISCARD, PART + part, EVERYONE)
    s.tell(EVERYONE, "scrapped seat part", seat, part)
    s.phase = phases.AFTER_ACTION


def is_ready(s: State) -> bool:
    """RED-DZ-1, RED-ZONE-3  With all parts in, it can take off."""
    return held(s.fitted, 0, PARTS) == PARTS


# Strange Bedfellows -----------------------------------------------------------


def ally(s: State, seat: Seat, letter: i64) -> i64:
    """RED-SB-1, RED-BED-2  With whom a letter in hand makes one win."""
    return partner(s.loyalty[seat], letter) if has(s, seat, LETTER + letter) else NO_NATION


def partner(nation: i64, letter: i64) -> i64:
    """RED-SB-1  The other nation of a letter that names this one: Red-Blue, Red-Yellow,
    Blue-Yellow."""
    one: i64 = BLUE if letter == 2 else RED
    two: i64 = BLUE if letter == 0 else YELLOW
    return two if nation == one else one if nation == two else NO_NATION


def allied_prize(s: State, seat: Seat, letter: i64) -> i64:
    """RED-SB-1, RED-BED-2  With a letter it is the third nation's file that counts."""
    other = ally(s, seat, letter)
    return SECRETS + NATIONS - s.loyalty[seat] - other if other != NO_NATION else NO_KIND
