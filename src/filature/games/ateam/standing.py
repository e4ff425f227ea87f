"""Who stands where: what the rules ask of a position, in the order of the sheet.

Nothing here changes a state.
"""

from mypy_extensions import i64

from filature.core.seat import NO_ONE, NOBODY, Seat, Seats, only

from . import box, phases
from .box import HAND, lab_of
from .state import TO_THROW, State


def receiver(s: State) -> Seat:
    """AT-SETUP-2  Three cards each, hand after hand; later, whoever has played a card."""
    return len(s.drawn) // HAND if s.phase == phases.DEAL else s.turn


def first_thrower(s: State) -> Seat:
    """AT-SETUP-4  Who throws next for the first turn."""
    seat: i64
    for seat in range(s.seats):
        if s.first[seat] == TO_THROW:
            return seat
    return NOBODY


def next_seat(s: State) -> Seat:
    """AT-SETUP-4  Then to the left."""
    return (s.turn + 1) % s.seats


def one_die(s: State) -> bool:
    """AT-VAULT-4, AT-VAULT-10  One die on the way in; two once one has been in the vault."""
    if s.phase == phases.FIRST:
        return True
    return s.phase == phases.THROW and not s.reached[s.turn]


def kind_at(s: State, seat: Seat) -> i64:
    """What kind of space a figure stands on."""
    return s.box.kinds[s.place[seat]]


def company(s: State, seat: Seat) -> Seats:
    """The others on a player's space."""
    found: i64 = NO_ONE
    other: i64
    for other in range(s.seats):
        if other != seat and s.place[other] == s.place[seat]:
            found |= only(other)
    return found


def is_blocked(s: State, seat: Seat) -> bool:
    """AT-NARR-1, AT-NARR-2, AT-NARR-3  An occupied corridor, one space, is never passed.

    AT-NARR-4, AT-NARR-5  Whoever moves, in or out of turn, by a die or by a card.
    """
    return kind_at(s, seat) == box.NARROW and company(s, seat) != NO_ONE


def may_leave(s: State, seat: Seat) -> bool:
    """AT-GUARD-6, AT-VAULT-6  No card leaves a guard or the vault."""
    kind = kind_at(s, seat)
    return kind != box.GUARD and kind != box.VAULT and not is_stranded(s, seat)


def is_held(s: State) -> bool:
    """AT-GUARD-7  By a guard, from whom no roaming one takes the player whose turn it is.

    As a table option he does, but not from one who has just won: then no throw is owed.
    """
    return kind_at(s, s.turn) == box.GUARD and not (s.terms.roam_from_guard and s.owed)


def is_sheltered(s: State, seat: Seat) -> bool:
    """AT-SAFE-1, AT-SAFE-2  No card is played against a player in a safe zone, oneself included."""
    return kind_at(s, seat) == box.SAFE and not (seat == s.turn and s.terms.own_cards_in_safe)


def fits_lab(kind: i64, card: i64) -> bool:
    """AT-CARD-8, AT-CARD-9  A lab with the card's symbol; the final lab has all three."""
    return kind == box.FINAL or kind == box.LAB + lab_of(card)


def lab_ahead(s: State, seat: Seat) -> i64:
    """AT-CARD-5  The nearest lab, the way one faces."""
    return s.box.lab_ahead[s.out[seat] * s.box.length + s.place[seat]]


def guard_behind(s: State, seat: Seat) -> i64:
    """AT-CARD-7, AT-VAULT-8  The nearest guard behind; none before the first, none at the vault."""
    return s.box.guard_behind[s.out[seat] * s.box.length + s.place[seat]]


def can_steal(s: State, seat: Seat) -> bool:
    """AT-STEAL-1, AT-VAULT-7  Only one who has been in the vault, from another."""
    return s.holder != seat and s.reached[seat] == 1


def may_stop(s: State, seat: Seat) -> bool:
    """AT-STEAL-1, AT-STEAL-5  On the way, where the formula is, but not in a safe zone."""
    if s.holder == NOBODY or seat != s.turn or s.place[s.holder] != s.place[seat]:
        return False
    return can_steal(s, seat) and kind_at(s, seat) != box.SAFE


def is_for_formula(s: State, foe: Seat) -> bool:
    """AT-STEAL-6  The pursuer must come to the holder.  AT-VAULT-5  But not in the vault."""
    if kind_at(s, s.turn) == box.VAULT and not s.terms.steal_in_vault:
        return False
    if s.holder == foe:
        return can_steal(s, s.turn)
    return s.terms.steal_any_contact and s.holder == s.turn and can_steal(s, foe)


def is_stranded(s: State, seat: Seat) -> bool:
    """AT-STEAL-8  As a table option: at the gate, facing outwards, one has nowhere to go."""
    return s.place[seat] == 0 and s.out[seat] == 1
