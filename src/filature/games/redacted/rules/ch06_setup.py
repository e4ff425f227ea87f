"""Teams, plan and setting up: ours, where the sheet has none."""

from mypy_extensions import i64

from filature.core.seat import EVERYONE, Seat, only

from .. import actions as do
from .. import phases
from ..box import BEDFELLOWS, CASES, NATIONS, is_case
from ..journal import CASE_PLACE, DECK, MOVED
from ..state import State
from .basics import gain, note
from .ch01_objects import leave_pile

# Équipes ----------------------------------------------------------------------


def set_aside(s: State, nation: i64) -> None:
    """RED-TEAM-1  Loyalty cards beyond the number of seats are put away unseen."""
    s.cards[nation] -= 1
    s.dealt += 1
    if s.dealt == s.plan.aside:
        s.dealt = 0
        s.phase = phases.LOYALTY


def loyalty_outcomes(s: State) -> list[tuple[int, int]]:
    """RED-TEAM-1, RED-TEAM-4, RED-BED-1  Every card alike; two seats are Red and Blue, openly."""
    base = do.ASIDE if s.phase == phases.ASIDE else do.LOYALTY
    if s.plan.open:
        return [(int(do.LOYALTY + s.dealt), 1)]
    found: list[tuple[int, int]] = []
    nation: i64
    for nation in range(NATIONS):
        if s.cards[nation] and may_leave(s, nation):
            found.append((int(base + nation), s.cards[nation]))
    return found


def may_leave(s: State, nation: i64) -> bool:
    """RED-TEAM-1, RED-BED-1  Of three nations no two cards of the same are put away."""
    if s.phase != phases.ASIDE or s.plan.mission != BEDFELLOWS:
        return True
    return s.cards[nation] == s.plan.loyalties[nation]


def swear(s: State, nation: i64) -> None:
    """RED-TEAM-2, RED-TEAM-3  One true loyalty card each, seen by its owner alone; two blanks."""
    s.cards[nation] -= 1
    s.loyalty[s.dealt] = nation
    if s.plan.open:
        s.exposed[s.dealt] = nation
        s.tell(EVERYONE, "is_open seat nation", s.dealt, nation)
    else:
        s.tell(only(s.dealt), "sworn nation", nation)
    s.dealt += 1
    if s.dealt == s.seats:
        s.dealt = 0
        stowing = s.plan.cases and not s.terms.cases_empty
        s.phase = phases.STOW if stowing else phases.DEAL


# Préparation ------------------------------------------------------------------


def stow_outcomes(s: State) -> list[tuple[int, int]]:
    """RED-SETUP-3  One card under each briefcase's tile, of all but the briefcases."""
    return [
        (do.STOW + kind, count) for kind, count in enumerate(s.bag) if count and not is_case(kind)
    ]


def stow(s: State, kind: i64) -> None:
    """RED-SETUP-3  Nobody sees it.  RED-SETUP-2 The pile is what the mission's marks leave."""
    leave_pile(s, kind)
    s.content[s.dealt] = kind
    s.filled[s.dealt] = 1
    note(s, MOVED, DECK, CASE_PLACE + s.dealt, kind, 0)
    s.dealt += 1
    if s.dealt == CASES:
        s.dealt = 0
        s.phase = phases.DEAL


def dealt_to(s: State) -> Seat:
    """RED-SETUP-4  Objects are dealt hand after hand."""
    return s.dealt // s.box.start_objects


def deal(s: State, kind: i64) -> None:
    """RED-SETUP-4  Two objects each; RED-SETUP-5 the five interaction cards are always at hand."""
    seat = dealt_to(s)
    leave_pile(s, kind)
    gain(s, seat, kind)
    note(s, MOVED, DECK, seat, kind, only(seat))
    s.tell(only(seat), "got kind", kind)
    s.dealt += 1
    if s.dealt == s.plan.deals:
        s.phase = phases.FIRST


def begin_match(s: State, seat: Seat) -> None:
    """RED-SETUP-6, RED-SETUP-7  All in the Reception; chance says who begins."""
    s.first = seat
    s.turn = seat
    s.tell(EVERYONE, "begins seat", seat)
    s.phase = phases.BEGIN
