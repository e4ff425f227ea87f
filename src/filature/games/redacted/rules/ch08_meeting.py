"""An interaction: two cards under seal, shown to each other."""

from mypy_extensions import i64

from filature.core.seat import EVERYONE, NO_ONE, NOBODY, Seat, Seats, only, sees
from filature.parts.rows import holds

from .. import actions as do
from .. import phases
from ..box import CONTRABAND, HAND, KINDS, MOST, NO_FLOOR, NO_KIND, ROOMS
from ..journal import GAVE, MET, SWAPPED
from ..state import LYING, NO_GUARD, OUT_COLD, STANDING, State
from .basics import forget_meeting, gain, guard_in, is_dark, note, note_cards, shed
from .ch03_combat import fight
from .ch04_tools import is_friendly


def meet(s: State) -> None:
    """RED-MEET-1  Both choose a card, secretly and at the same time."""
    foe, guard = s.foe, s.guard
    forget_meeting(s)
    s.foe = foe
    s.guard = guard
    s.phase = phases.CHOOSE
    if s.guard != NO_GUARD:
        s.tell(EVERYONE, "met_guard seat room", s.turn, s.room[s.turn])
    else:
        s.tell(EVERYONE, "met seat foe:seat room", s.turn, s.foe, s.room[s.turn])


def choosers(s: State) -> Seats:
    """RED-MEET-1  Whoever has not chosen yet, in any order."""
    both = only(s.turn) if s.guard != NO_GUARD else only(s.turn) | only(s.foe)
    return both & ~s.answered


def choices(s: State, seat: Seat) -> list[int]:
    """RED-MEET-1, RED-MEET-4  Ignore, Friendly, or an Attack that is not spent."""
    found: list[int] = [do.CARD + do.IGNORE, do.CARD + do.FRIENDLY]
    weapon: i64
    for weapon in range(do.WEAPONS):
        if not (s.spent[seat] >> weapon) & 1:
            found.append(do.CARD + do.ATTACK + weapon)
    return found


def choose(s: State, seat: Seat, card: i64) -> None:
    """RED-MEET-1  Sealed until both are in."""
    s.answered |= only(seat)
    s.tell(only(seat), "sealed card", card)
    if seat == s.turn:
        s.mine = card
    else:
        s.theirs = card
    if s.guard != NO_GUARD:
        s.phase = phases.GUARD_CARD
    elif choosers(s) == NO_ONE:
        show_cards(s)


def show_cards(s: State) -> None:
    """RED-MEET-2  Shown to each other, and to whoever watches the cameras, if there is light."""
    s.answered = NO_ONE
    s.witness = only(s.turn) | only(s.foe)
    if not is_dark(s, s.room[s.turn]):
        s.witness |= s.watchers
    note_cards(s, MET, s.turn, s.foe, [s.mine, s.theirs], s.witness)
    s.tell(s.witness, "showed seat card foe:seat other:card", s.turn, s.mine, s.foe, s.theirs)
    spend(s, s.turn, s.mine)
    spend(s, s.foe, s.theirs)
    judge(s)


def judge(s: State) -> None:
    """RED-MEET-3, RED-MEET-7  Attack beats what is no Attack; two Attacks are compared."""
    mine = s.mine >= do.ATTACK
    theirs = s.theirs >= do.ATTACK
    s.result = duel_of(s.mine, s.theirs) if mine and theirs else int(mine) - int(theirs)
    if mine or theirs:
        fight(s)
    elif s.guard != NO_GUARD:
        s.phase = phases.AFTER_MEETING
    else:
        s.phase = phases.EXCHANGE
        ask_for_offers(s)


def duel_of(mine: i64, theirs: i64) -> i64:
    """RED-MEET-3  Wire beats Pistol, Pistol beats Blade, Blade beats Wire."""
    ahead = (mine - theirs + do.WEAPONS) % do.WEAPONS
    return 0 if ahead == 0 else 1 if ahead == 2 else -1


def spend(s: State, seat: Seat, card: i64) -> None:
    """RED-MEET-4  An Attack that was shown is spent until the Armoury; how many, everyone sees."""
    if card < do.ATTACK:
        return
    weapon = 1 << (card - do.ATTACK)
    s.spent[seat] |= weapon
    s.attackers |= only(seat)
    s.tell(EVERYONE, "attacked seat", seat)
    viewer: i64
    for viewer in range(s.seats):
        if sees(s.witness, viewer):
            s.seen_spent[viewer * MOST + seat] |= weapon


def guard_outcomes() -> list[tuple[int, int]]:
    """A guard turns up Ignore or a weapon, any alike: RED-DUEL-4."""
    cards = (do.IGNORE, do.ATTACK, do.ATTACK + 1, do.ATTACK + 2)
    return [(do.GUARD_CARD + card, 1) for card in cards]


def guard_shows(s: State, card: i64) -> None:
    """The guard's card: RED-DUEL-4."""
    s.theirs = card
    s.witness = EVERYONE
    s.answered = NO_ONE
    s.tell(EVERYONE, "guard_showed seat card other:card", s.turn, s.mine, card)
    spend(s, s.turn, s.mine)
    judge(s)


# L'échange --------------------------------------------------------------------


def ask_for_offers(s: State) -> None:
    """RED-MEET-5  Whoever has no card in hand has nothing to offer, as everyone can see."""
    for seat in (s.turn, s.foe):
        if s.count[seat] == 0:
            s.answered |= only(seat)
    if choosers(s) == NO_ONE:
        part(s)


def offers(s: State, seat: Seat) -> list[int]:
    """RED-MEET-5  After two Friendly cards, one object or none; no Contraband.

    Whoever parts without an Attack is asked alike, so that the others learn nothing.
    """
    found: list[int] = []
    kind: i64
    if is_friendly(s):
        for kind in range(KINDS):
            if s.hands[seat * KINDS + kind] and may_offer(s, kind):
                found.append(do.OFFER + kind)
    found.append(do.OFFER_NOTHING)
    return found


def may_offer(s: State, kind: i64) -> bool:
    """RED-MEET-5  Contraband is not given away; RED-CONTRA-4."""
    return kind != CONTRABAND or s.terms.contraband_tradeable


def offer(s: State, seat: Seat, kind: i64) -> None:
    """RED-MEET-5  Sealed until both are in, then swapped at the same time."""
    s.answered |= only(seat)
    if seat == s.turn:
        s.my_offer = kind
    else:
        s.their_offer = kind
    if kind == NO_KIND:
        s.tell(only(seat), "offered_nothing")
    else:
        s.tell(only(seat), "offered kind", kind)
    if choosers(s) == NO_ONE:
        part(s)


def part(s: State) -> None:
    """RED-MEET-5  What was offered changes hands."""
    s.answered = NO_ONE
    s.tell(EVERYONE, "parted seat foe:seat", s.turn, s.foe)
    swap(s)
    s.my_offer = NO_KIND
    s.their_offer = NO_KIND
    s.phase = phases.AFTER_MEETING


def swap(s: State) -> None:
    """RED-MEET-5  A gift without a return needs room in the other hand."""
    mine, theirs = s.my_offer, s.their_offer
    if mine != NO_KIND and theirs == NO_KIND and s.count[s.foe] < HAND:
        give(s, s.turn, s.foe, mine)
    elif theirs != NO_KIND and mine == NO_KIND and s.count[s.turn] < HAND:
        give(s, s.foe, s.turn, theirs)
    elif mine != NO_KIND and theirs != NO_KIND:
        hand_over(s, s.turn, s.foe, mine)
        hand_over(s, s.foe, s.turn, theirs)
        note_cards(s, SWAPPED, s.turn, s.foe, [mine, theirs], s.witness)
    else:
        note(s, SWAPPED, s.turn, s.foe, NO_KIND, s.witness)


def give(s: State, seat: Seat, other: Seat, kind: i64) -> None:
    """RED-MEET-5, RED-MEET-6  A hand has grown: everyone sees that they are friendly."""
    hand_over(s, seat, other, kind)
    note(s, GAVE, seat, other, kind, s.witness)
    s.witness = EVERYONE
    s.tell(EVERYONE, "gave seat target:seat", seat, other)


def hand_over(s: State, seat: Seat, other: Seat, kind: i64) -> None:
    """RED-MEET-6  What changes hands is seen by the two, and by the cameras."""
    shed(s, seat, kind)
    gain(s, other, kind)
    s.tell(s.witness, "handed seat target:seat kind", seat, other, kind)


# Ce qui suit ------------------------------------------------------------------


def injure(s: State, seat: Seat) -> None:
    """A pawn lies down; one that lies already is knocked out: RED-REWARD-1."""
    if s.posture[seat] == STANDING:
        s.posture[seat] = LYING
        s.tell(EVERYONE, "injured seat", seat)
    else:
        s.posture[seat] = OUT_COLD
        if seat == s.turn:
            s.dazed = False
        s.tell(EVERYONE, "out_cold seat", seat)


def after_meeting(s: State) -> None:
    """RED-MEET-7, RED-MEET-8  Someone has won and is rewarded; else the action follows."""
    if s.guard != NO_GUARD:
        after_guard(s)
    elif s.result == 0:
        s.winner = NOBODY
        s.phase = phases.ACTION if s.may_act else phases.LEAVE
    else:
        s.winner = s.turn if s.result > 0 else s.foe
        s.asked = s.winner
        s.phase = phases.REWARD


def loser(s: State) -> Seat:
    """The other one of the two."""
    return s.foe if s.winner == s.turn else s.turn


def after_guard(s: State) -> None:
    """A beaten guard is sent away; one who wins injures: RED-DUEL-4."""
    if s.result > 0:
        posts = rooms_for_guard(s)
        if len(posts) > 1:
            s.phase = phases.SENTRY
            return
        if posts[0] != do.STAY:
            send_guard(s, s.guard, posts[0] - do.PUSH)
        s.phase = phases.ACTION
    elif s.result < 0:
        injure(s, s.turn)
        s.may_act = False
        s.phase = phases.LEAVE
    else:
        s.phase = phases.ACTION


def rooms_for_guard(s: State) -> list[int]:
    """Next door, to a room without anybody, or nowhere: RED-DUEL-4."""
    found: list[int] = []
    add_posts(s, found, do.PUSH, s.guards[s.guard])
    return found if found else [do.STAY]


def add_posts(s: State, found: list[int], base: i64, here: i64) -> None:
    """Guards have keys, never use the service stairs and never crowd a room: RED-DUEL-5."""
    for there in s.box.near[here]:
        inside = s.box.floor[there] != NO_FLOOR and guard_in(s, there) == NO_GUARD
        if inside and not holds(s.room, 0, s.seats, there):
            found.append(base + there)


def send_guard(s: State, guard: i64, room: i64) -> None:
    """A guard walks: RED-DUEL-5."""
    s.guards[guard] = room
    s.tell(EVERYONE, "guard_went guard room", guard, room)


def rounds(s: State) -> list[int]:
    """After a turn one guard walks one room, if the player likes: RED-DUEL-5."""
    found: list[int] = [do.PASS]
    guard: i64
    for guard in range(len(s.guards)):
        add_posts(s, found, do.GUARD + guard * ROOMS, s.guards[guard])
    return found
