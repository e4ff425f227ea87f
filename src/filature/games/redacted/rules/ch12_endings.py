"""How the missions end: ours, but for what the sheet asks to carry out and blow up."""

from mypy_extensions import i64

from filature.core.seat import EVERYONE, NO_ONE, NOBODY, Seat, only

from .. import phases
from ..box import (
    BEDFELLOWS,
    CASE,
    CASES,
    DANGER_ZONE,
    DUEL,
    LETTERS,
    NATIONS,
    NO_KIND,
    NO_NATION,
    RECEPTION,
    SECRETS,
)
from ..journal import CASE_PLACE, RETURNED, SEEN
from ..state import BY_ALLIANCE, BY_DAWN, BY_FLIGHT, NO_ROOM, NOT_YET, State
from .basics import cards_of, finish, has, note, note_cards, of_nation, relocate, shed
from .ch01_objects import ground, holds_case, holds_prize, is_prize, score, toss
from .ch02_cases import contents
from .ch05_specials import allied_prize, ally, is_ready

# Décollage --------------------------------------------------------------------


def may_board(s: State, seat: Seat, nation: i64) -> bool:
    """RED-CLASSIC-1, RED-HELI-4, RED-HELI-8  One's own helicopter, with the file or a briefcase."""
    own = s.loyalty[seat]
    if s.grounded[own]:
        return False
    if s.plan.mission == DANGER_ZONE:
        there = nation == own and is_ready(s)
    else:
        there = s.landed[nation] == 1 and (nation == own or is_ally(s, seat, nation))
    return there and (holds_prize(s, seat) or holds_case(s, seat))


def is_ally(s: State, seat: Seat, nation: i64) -> bool:
    """Whether a letter in hand names this nation and one's own: RED-BED-2."""
    if s.plan.mission != BEDFELLOWS:
        return False
    return any(ally(s, seat, letter) == nation for letter in range(LETTERS))


def take_off(s: State) -> None:
    """RED-CLASSIC-1, RED-CLASSIC-2, RED-HELI-5, RED-HELI-6  The right file wins for its side."""
    seat = s.asked
    cargo = cards_of(s, seat) + contents(s, seat)
    reveal(s, seat)
    s.looked = []
    if s.plan.mission == DUEL:
        fly_duel(s, seat, cargo)
        return
    nation = s.loyalty[seat]
    if s.plan.mission == BEDFELLOWS:
        fly_bedfellows(s, seat, cargo)
    elif wins_with(s, nation, cargo):
        finish(s, BY_FLIGHT, of_nation(s, nation))
    if s.ending == NOT_YET:
        fail(s, seat)


def reveal(s: State, seat: Seat) -> None:
    """RED-CLASSIC-1, RED-HELI-5  Everyone has seen hand and briefcases."""
    note_cards(s, SEEN, seat, seat, cards_of(s, seat), EVERYONE)
    case: i64
    for case in range(CASES):
        if has(s, seat, CASE + case) and s.filled[case]:
            note(s, SEEN, CASE_PLACE + case, seat, s.content[case], EVERYONE)


def wins_with(s: State, nation: i64, cargo: list[int]) -> bool:
    """RED-CLASSIC-1, RED-CLASSIC-3  An enemy's file, in hand or in a briefcase."""
    return any(is_prize(s.plan.mission, nation, kind) for kind in cargo)


def fail(s: State, seat: Seat) -> None:
    """RED-CLASSIC-2, RED-HELI-6  Without it the nation can no longer win."""
    nation = s.loyalty[seat]
    s.landed[s.aboard] = 0
    s.tell(EVERYONE, "flight_failed seat", seat)
    s.phase = phases.AFTER_ACTION
    if s.terms.failure_leaves:
        depart(s, seat)
    else:
        relocate(s, seat, RECEPTION)
        ground(s, nation)


def depart(s: State, seat: Seat) -> None:
    """RED-CLASSIC-2  With `failed_takeoff=leaves` the agent alone is out."""
    nation = s.loyalty[seat]
    for kind in cards_of(s, seat):
        toss(s, seat, kind)
    s.gone |= only(seat)
    s.room[seat] = NO_ROOM
    flying: i64
    for flying in range(NATIONS):
        if s.called[flying] == seat:
            s.called[flying] = NOBODY
            s.landed[flying] = 1
    last_helicopter = s.reserve[s.aboard] == 0 and s.called[s.aboard] == NOBODY
    if of_nation(s, nation) & ~s.gone == NO_ONE:
        ground(s, nation)
    if s.plan.flies and last_helicopter and s.ending == NOT_YET and not s.grounded[s.aboard]:
        ground(s, s.aboard)


# Duel -------------------------------------------------------------------------


def fly_duel(s: State, seat: Seat, cargo: list[int]) -> None:
    """RED-DUEL-2, RED-DUEL-3  The file goes back into the pile, the helicopter to the reserve."""
    own = s.loyalty[seat]
    s.landed[own] = 0
    s.reserve[own] += 1
    s.phase = phases.AFTER_ACTION
    relocate(s, seat, RECEPTION)
    if wins_with(s, own, cargo):
        give_back(s, seat, SECRETS + 1 - own)
        score(s, seat, s.box.flight)
    else:
        s.tell(EVERYONE, "flight_failed seat", seat)


def give_back(s: State, seat: Seat, kind: i64) -> None:
    """RED-DUEL-3  The file is shuffled into the pile, wherever it came from."""
    place = seat
    if has(s, seat, kind):
        shed(s, seat, kind)
    else:
        case: i64 = 0 if s.content[0] == kind else 1
        s.content[case] = NO_KIND
        s.filled[case] = 0
        place = CASE_PLACE + case
    note(s, RETURNED, place, place, kind, EVERYONE)
    for card in s.top + s.bottom:
        s.bag[card] += 1
    s.top = []
    s.bottom = []
    s.bag[kind] += 1
    s.pile += 1


# Strange Bedfellows -----------------------------------------------------------


def fly_bedfellows(s: State, seat: Seat, cargo: list[int]) -> None:
    """RED-BED-2, RED-BED-3  Both foreign files alone, or the third nation's with a letter."""
    own = s.loyalty[seat]
    files = [kind for kind in cargo if kind < SECRETS + NATIONS and kind != SECRETS + own]
    if s.aboard == own and len(files) == 2:
        finish(s, BY_FLIGHT, of_nation(s, own))
        return
    letter: i64
    for letter in range(LETTERS):
        other = ally(s, seat, letter)
        aboard = other != NO_NATION and (s.aboard == own or s.aboard == other)
        if aboard and allied_prize(s, seat, letter) in files:
            finish(s, BY_ALLIANCE, of_nation(s, own) | of_nation(s, other))
            return


# L'aube -----------------------------------------------------------------------


def dawn(s: State) -> None:
    """RED-DAWN-1, RED-DAWN-2  Nobody has won: a draw; in the Duel the points decide."""
    s.round = s.plan.dawn  # no other round begins
    victors: i64 = NO_ONE
    best = max(s.points)
    seat: i64
    for seat in range(s.seats):
        if s.plan.mission == DUEL and s.points[seat] == best:
            victors |= only(seat)
    finish(s, BY_DAWN, victors)


def winners(s: State) -> list[int]:
    """RED-DAWN-2  Whoever has won; nobody at dawn, but for the points of the Duel."""
    return [seat for seat in range(s.seats) if (s.victors >> seat) & 1]
