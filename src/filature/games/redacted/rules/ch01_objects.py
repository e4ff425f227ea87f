"""Objects: the hand, the piles, the crucial ones."""

from mypy_extensions import i64

from filature.core.seat import EVERYONE, NOBODY, Seat, only
from filature.parts.cards import held

from .. import actions as do
from .. import phases
from ..box import (
    BOMB,
    CASE,
    CONTRABAND,
    DUEL,
    HAND,
    KINDS,
    NATIONS,
    NO_KIND,
    SECRETS,
    TRIANGLE,
    is_case,
    is_crucial,
)
from ..journal import CASE_PLACE, DECK, DISCARD, MOVED, SHUFFLED
from ..state import BY_LAST_NATION, BY_POINTS, FOR_STORAGE, FOR_THEFT, State
from .basics import finish, gain, has, note, of_nation, shed

# Objets -----------------------------------------------------------------------


def make_room(s: State, taker: Seat, purpose: i64) -> None:
    """RED-HAND-1  Three objects in hand at most: a full hand makes room before it takes.

    RED-CONTRA-3  If nothing of it may go, nothing is taken, not even with `limit_discard=after`.
    """
    s.purpose = purpose
    s.asked = taker
    if s.count[taker] >= HAND and not (s.terms.discard_after and removable(s, taker)):
        s.phase = phases.ROOM
    else:
        reach_out(s)


def reach_out(s: State) -> None:
    """RED-HAND-2, RED-HAND-3  A briefcase counts, what is in it does not: there is room now."""
    if s.purpose == FOR_THEFT:
        s.phase = phases.STEAL
    elif s.purpose == FOR_STORAGE:
        s.phase = phases.DRAW
    else:
        s.phase = phases.EMPTY


def drops(s: State, seat: Seat) -> list[int]:
    """RED-HAND-1  Something goes for the sake of the limit, or nothing is taken."""
    found = removable(s, seat)
    if s.count[seat] <= HAND:
        found.append(do.DECLINE)
    return found


def removable(s: State, seat: Seat) -> list[int]:
    """RED-HAND-1, RED-CONTRA-3  What may go for the sake of the limit: all but Contraband."""
    found: list[int] = []
    kind: i64
    for kind in range(KINDS):
        kept = kind == CONTRABAND or (s.terms.keep_crucial and is_crucial(kind))
        if s.hands[seat * KINDS + kind] and not kept:
            found.append(do.DROP + kind)
    return found


def drop(s: State, seat: Seat, kind: i64) -> None:
    """RED-HAND-1, RED-DISC-3  Even a crucial object may be discarded."""
    taking = s.count[seat] == HAND
    toss(s, seat, kind)
    s.tell(EVERYONE, "dropped seat kind", seat, kind)
    if taking:
        reach_out(s)
    else:
        carry_on(s)


def decline(s: State, seat: Seat) -> None:
    """RED-HAND-1  Or nothing is taken."""
    s.tell(EVERYONE, "declined seat", seat)
    carry_on(s)


def received(s: State, seat: Seat, kind: i64) -> None:
    """RED-HAND-1  A card is taken; with `limit_discard=after` the surplus goes now."""
    gain(s, seat, kind)
    if s.count[seat] > HAND:
        s.phase = phases.ROOM
    else:
        carry_on(s)


def lightened(s: State, seat: Seat) -> None:
    """RED-HAND-1, RED-CODE-4  What went into a briefcase has made room, or was the surplus."""
    if s.terms.discard_after and s.count[seat] <= HAND:
        carry_on(s)
    elif s.count[seat] < HAND:
        reach_out(s)


def carry_on(s: State) -> None:
    """Where play goes on after a card was taken, or declined."""
    s.asked = NOBODY
    s.phase = phases.AFTER_REWARD if s.purpose == FOR_THEFT else phases.AFTER_ACTION


def toss(s: State, seat: Seat, kind: i64) -> None:
    """RED-DISC-1  Whatever is discarded lies face up on one pile, for everyone to see."""
    shed(s, seat, kind)
    s.discard[kind] += 1
    note(s, MOVED, seat, DISCARD, kind, EVERYONE)
    if s.terms.content_falls and is_case(kind) and s.filled[kind - CASE]:
        spill(s, kind - CASE)


def spill(s: State, case: i64) -> None:
    """RED-DISC-1  With `case_content=discarded` a briefcase takes its content along."""
    kind = s.content[case]
    s.discard[kind] += 1
    s.content[case] = NO_KIND
    s.filled[case] = 0
    note(s, MOVED, CASE_PLACE + case, DISCARD, kind, EVERYONE)
    s.tell(EVERYONE, "spilled case kind", case, kind)


def top_outcomes(s: State, place: i64) -> list[tuple[int, int]]:
    """RED-DISC-2  What may lie at a place of the pile, from the top, with weights by kind."""
    if place < len(s.top):
        return [(s.top[place], 1)]
    found = [(kind, count) for kind, count in enumerate(s.bag) if count]
    return found if found else [(s.bottom[0], 1)]


def leave_pile(s: State, kind: i64) -> None:
    """RED-DISC-2  The top card leaves the pile; after the last one the discards are shuffled."""
    if s.top:
        s.top.pop(0)
    elif s.bag[kind] and s.pile > len(s.bottom):
        s.bag[kind] -= 1
    else:
        s.bottom.pop(0)
    s.pile -= 1
    if s.pile == 0 and not s.terms.reshuffle_late:
        reshuffle(s)


def reshuffle(s: State) -> None:
    """RED-DISC-2  The discarded objects form a new pile; RED-DISC-3 crucial ones come back so."""
    kind: i64
    for kind in range(KINDS):
        s.bag[kind] += s.discard[kind]
        s.pile += s.discard[kind]
        s.discard[kind] = 0
    if s.pile:
        note(s, SHUFFLED, DISCARD, DECK, NO_KIND, EVERYONE)
        s.tell(EVERYONE, "reshuffled cards", s.pile)


def can_draw(s: State) -> bool:
    """RED-DISC-2  Unless both piles are empty, a card can be taken."""
    return s.pile > 0 or held(s.discard, 0, KINDS) > 0


# Objets cruciaux --------------------------------------------------------------


def is_prize(mission: i64, nation: i64, kind: i64) -> bool:
    """RED-SECRETS-1, RED-SECRETS-2  The file to carry out is an enemy's, never one's own.

    RED-TRI-1  Red hunts Blue, Blue hunts Yellow, Yellow hunts Red.
    """
    if kind >= SECRETS + NATIONS or kind == SECRETS + nation:
        return False
    if mission == TRIANGLE:
        return kind == SECRETS + (nation + 1) % NATIONS
    return True


def holds_prize(s: State, seat: Seat) -> bool:
    """RED-SECRETS-2  In hand, where one can see it."""
    nation = s.loyalty[seat]
    kind: i64
    for kind in range(SECRETS, SECRETS + NATIONS):
        if s.hands[seat * KINDS + kind] and is_prize(s.plan.mission, nation, kind):
            return True
    return False


def holds_case(s: State, seat: Seat) -> bool:
    """RED-SECRETS-2  Or in a briefcase, where one can hope for it."""
    return has(s, seat, CASE) or has(s, seat, CASE + 1)


def blow_up(s: State, seat: Seat, nation: i64) -> None:
    """RED-BOMB-1  The Bomb destroys a helicopter on the roof before it can be used."""
    toss(s, seat, BOMB)
    s.landed[nation] = 0
    s.tell(EVERYONE, "bombed seat nation", seat, nation)
    s.phase = phases.AFTER_ACTION
    if s.plan.mission == DUEL:
        s.reserve[nation] += 1
        if nation != s.loyalty[seat]:
            score(s, seat, s.box.helicopter)
    elif s.reserve[nation] == 0 and s.called[nation] == NOBODY:
        ground(s, nation)


def ground(s: State, nation: i64) -> None:
    """RED-BOMB-1, RED-TRI-2, RED-BED-4  Who cannot fly any more is out; the last one has won."""
    s.grounded[nation] = 1
    s.tell(EVERYONE, "grounded nation", nation)
    left: i64 = 0
    last: i64 = 0
    other: i64
    for other in range(NATIONS):
        if s.plan.loyalties[other] and not s.grounded[other]:
            left += 1
            last = other
    if left == 1:
        finish(s, BY_LAST_NATION, of_nation(s, last))


def score(s: State, seat: Seat, points: i64) -> None:
    """Points of the Duel: RED-DUEL-2."""
    s.points[seat] += points
    s.tell(EVERYONE, "scored seat points total", seat, points, s.points[seat])
    if s.points[seat] >= s.box.points:
        finish(s, BY_POINTS, only(seat))
