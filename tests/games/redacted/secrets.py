"""Every secret of a match of [redacted], changed by hand: the oracle of the secrecy tests.

`scramble` changes what lies hidden: objects wherever the seat cannot have followed them, and
their traces in the journal; loyalties; which Attack cards are spent; cards that others have
shown to each other.  `reseal` changes what others have chosen and not shown yet.  Nothing is
spared but what the clauses named here lay open.
"""

from filature.core.rng import Rng
from filature.core.seat import EVERYONE, sees
from filature.games.redacted import actions as do
from filature.games.redacted import journal as j
from filature.games.redacted import phases, play
from filature.games.redacted.box import BEDFELLOWS, CASE, CONTRABAND, KINDS, MOST, NO_NATION
from filature.games.redacted.state import AT_FLIGHT, AT_HAND, BY_DAWN, NOT_YET, State, copy
from games.redacted.cards import BAG, Card, Table, parted

SWAPS = 5
TRIES = 8
SHIFTS = (17, 12, 7)  # where the kinds stand in a line of the journal
OPENED = (phases.FIND, phases.CASE)


def scramble(s: State, seat: int, rng: Rng) -> int:
    """Changes what `seat` may not know, keeping what it may; returns how much was changed."""
    changed = sum(swap_cards(s, seat, rng) for _ in range(SWAPS))
    changed += undo_exchange(s, seat, rng)
    changed += sum(turn_coat(s, seat, rng) for _ in range(3))
    changed += respend(s, seat, rng)
    return changed + show_others(s, seat, rng)


def lays_open(s: State, seat: int, action: int) -> bool:
    """Whether an action may tell everyone a secret, by right.

    RED-HELI-5  Boarding shows one's loyalty.  RED-SECRETS-2, RED-BOMB-1, RED-INTRO-2, RED-INTRO-4,
    RED-BED-2  A victory tells who was on the winning side.
    """
    after = copy(s)
    play.apply(after, seat, action)
    return do.BOARD <= action < do.BOMB or after.ending not in (NOT_YET, BY_DAWN)


# Objects ------------------------------------------------------------------------


def swap_cards(s: State, seat: int, rng: Rng) -> int:
    """Two cards that the seat cannot tell apart have gone each other's way."""
    table = Table(s, seat)
    hidden = table.hidden()
    away = [card for card in hidden if card.place != BAG]
    for _ in range(TRIES if away else 0):
        one, two = away[rng.below(len(away))], hidden[rng.below(len(hidden))]
        since = parted(one, two)
        if one.kind != two.kind and since >= 0 and may_swap(s, seat, one, two, since):
            old = one.kind, two.kind
            places = place_of(table, one), place_of(table, two)
            for card, new in ((one, old[1]), (two, old[0])):
                rewrite(s, card, new, since)
            lay(s, places[0], *old)
            lay(s, places[1], old[1], old[0])
            look_again(s)
            return 1
    return 0


def may_swap(s: State, seat: int, one: Card, two: Card, since: int) -> bool:
    """Whether each could have gone the other's way."""
    return all(
        may_have_gone(s, seat, kind, way, since) for kind, way in ((one.kind, two), (two.kind, one))
    )


def may_have_gone(s: State, seat: int, kind: int, way: Card, since: int) -> bool:
    """RED-CASE-2  No briefcase lies in one.  RED-CONTRA-4  Contraband is not offered.

    RED-MEET-6  What is offered under seal will be shown to the two and the cameras.
    """
    if kind in (CASE, CASE + 1) and any(when >= since for when in way.tiles):
        return False
    if kind == CONTRABAND and any(when >= since for when in way.gifts):
        return False
    sealed = way.kind in (s.my_offer, s.their_offer) and way.place[0] == "hand"
    return not sealed or (concerned(s, seat) == 0 and kind != CONTRABAND)


def concerned(s: State, seat: int) -> int:
    """Whether a seat is shown what the two show and give each other."""
    return int(seat >= 0 and (seat in (s.turn, s.foe) or sees(s.watchers | s.witness, seat)))


def place_of(table: Table, card: Card) -> tuple[str, int]:
    """Where a card lies in the state."""
    if card in table.top:
        return "top", table.top.index(card)
    if card in table.bottom:
        return "bottom", table.bottom.index(card)
    number = card.place[1] if len(card.place) > 1 else 0
    assert isinstance(number, int)
    return str(card.place[0]), number


def rewrite(s: State, card: Card, new: int, since: int) -> None:
    """The journal of a match in which this card was another."""
    for when, number, slot in card.lines:
        if when >= since:
            s.journal[number] &= ~(31 << SHIFTS[slot])
            s.journal[number] |= (new + 1) << SHIFTS[slot]


def lay(s: State, place: tuple[str, int], old: int, new: int) -> None:
    """One card of a place becomes another, with all that hangs on it."""
    where, n = place
    if where == "hand":
        s.hands[n * KINDS + old] -= 1
        s.hands[n * KINDS + new] += 1
        if n == s.turn and s.my_offer == old:
            s.my_offer = new
        if n == s.foe and s.their_offer == old:
            s.their_offer = new
    elif where == "case":
        s.content[n] = new
    elif where == "bag":
        s.bag[old] -= 1
        s.bag[new] += 1
    elif where == "bottom":
        s.bottom[n] = new
    else:
        assert where == "top"
        if n < len(s.looked) and s.look not in (AT_HAND, AT_FLIGHT):
            s.looked[s.looked.index(s.top[n])] = new
        s.top[n] = new


def look_again(s: State) -> None:
    """A hand under X-ray is shown kind after kind."""
    if s.phase == phases.LOOK and s.look == AT_HAND:
        counts = s.hands[s.asked * KINDS : (s.asked + 1) * KINDS]
        hand = [kind for kind, count in enumerate(counts) for _ in range(count)]
        s.looked = hand[: len(s.looked)]


def undo_exchange(s: State, seat: int, rng: Rng) -> int:
    """RED-MEET-6  The last exchange, unseen: nothing was swapped, or two cards were."""
    if not s.journal or j.what(s.journal[-1]) != j.SWAPPED or s.phase == phases.OVER:
        return 0
    line = s.journal[-1]
    one, two, kinds = j.one(line), j.two(line), (j.first_kind(line), j.second_kind(line))
    seen = seat >= 0 and (seat in (one, two) or (line >> seat) & 1)
    if seen or s.mine != do.FRIENDLY or s.theirs != do.FRIENDLY or s.witness == EVERYONE:
        return 0
    if kinds[0] >= 0:
        given, taken = kinds[1], kinds[0]  # they go back
        s.journal[-1] = line & ~j.KINDS_BITS
    else:
        given, taken = (offerable(s, place, rng) for place in (one, two))
        if given < 0 or taken < 0:
            return 0
        s.journal[-1] = line | j.kinds(given, taken, -1)
    lay(s, ("hand", one), given, taken)
    lay(s, ("hand", two), taken, given)
    return int(given != taken)


def offerable(s: State, seat: int, rng: Rng) -> int:
    kinds = [kind for kind in range(KINDS) if s.hands[seat * KINDS + kind] and kind != CONTRABAND]
    return kinds[rng.below(len(kinds))] if kinds else -1


# Loyalties ----------------------------------------------------------------------


def turn_coat(s: State, seat: int, rng: Rng) -> int:
    """RED-TEAM-1  A stranger takes the card of another, or one that was put aside unseen."""
    strangers = [n for n in range(s.seats) if s.loyalty[n] >= 0 and is_stranger(s, seat, n)]
    if not strangers:
        return 0
    one = strangers[rng.below(len(strangers))]
    old, new = s.loyalty[one], rng.below(3)
    others = [n for n in strangers if s.loyalty[n] == new]
    if others:
        swear(s, others[rng.below(len(others))], old)
    elif not is_aside(s, old, new):
        return 0
    swear(s, one, new)
    return int(old != new)


def is_stranger(s: State, seat: int, other: int) -> bool:
    """RED-TEAM-3, RED-REWARD-4  Neither the seat itself, nor open, nor proven to it."""
    proven = seat >= 0 and s.learned[seat * MOST + other] != NO_NATION
    return other != seat and s.exposed[other] == NO_NATION and not proven


def is_aside(s: State, old: int, new: int) -> bool:
    """Whether a card of `new` may lie aside, with one of `old` in its place."""
    if s.phase in (phases.ASIDE, phases.LOYALTY):
        return False
    aside = [s.plan.loyalties[n] - list(s.loyalty).count(n) for n in range(3)]
    aside[new] -= 1
    aside[old] += 1
    return min(aside) >= 0 and (s.plan.mission != BEDFELLOWS or max(aside) < 2)


def swear(s: State, seat: int, nation: int) -> None:
    """Another loyalty, for those too who have learned it."""
    old, s.loyalty[seat] = s.loyalty[seat], nation
    for viewer in range(s.seats):
        if s.learned[viewer * MOST + seat] == old:
            s.learned[viewer * MOST + seat] = nation
    for number, line in enumerate(s.journal):
        if j.what(line) == j.LOYALTY and j.one(line) == seat and j.first_kind(line) == old:
            s.journal[number] = (line & ~j.KINDS_BITS) | j.kinds(nation, -1, -1)


# Interactions -------------------------------------------------------------------


def respend(s: State, seat: int, rng: Rng) -> int:
    """RED-MEET-4  Which Attack cards are spent, as far as the seat did not see them."""
    changed = 0
    for other in range(s.seats):
        seen = s.seen_spent[seat * MOST + other] if seat >= 0 else 0
        hidden = s.spent[other] & ~seen
        if other == seat or hidden not in (1, 2, 4) or sees(s.attackers, other):
            continue
        free = [
            bit for bit in (1, 2, 4) if not s.spent[other] & bit and bit != sealed_bit(s, other)
        ]
        if free:
            exchange_spent(s, other, hidden, free[rng.below(len(free))])
            changed += 1
    return changed


def sealed_bit(s: State, seat: int) -> int:
    """The Attack that a seat has chosen and not shown yet."""
    card = s.mine if seat == s.turn else s.theirs if seat == s.foe else -1
    return 1 << (card - do.ATTACK) if card >= do.ATTACK else 0


def exchange_spent(s: State, seat: int, old: int, new: int) -> None:
    s.spent[seat] ^= old | new
    for viewer in range(s.seats):
        if s.seen_spent[viewer * MOST + seat] & old:
            s.seen_spent[viewer * MOST + seat] ^= old | new


def show_others(s: State, seat: int, rng: Rng) -> int:
    """RED-MEET-2  Cards for each other's eyes: others that the seat could not tell from them.

    RED-MEET-5, RED-MEET-6  What was offered under seal may change hands for all to see.
    RED-COMBAT-4  Once a combat object was played it was no betrayal.
    """
    shown = s.witness == EVERYONE or concerned(s, seat)
    if shown or s.foe < 0 or s.my_offer >= 0 or s.their_offer >= 0:
        return 0
    changed = 0
    for other in (s.turn, s.foe):
        card = s.mine if other == s.turn else s.theirs
        if card in ALIKE and not s.played and rng.below(2):
            show(s, other, ALIKE[card])
            changed += 1
    if s.attackers and rng.below(2):
        changed += rearm(s, seat, 1 + rng.below(2))
    return changed


ALIKE = {do.IGNORE: do.FRIENDLY, do.FRIENDLY: do.IGNORE}


def show(s: State, seat: int, card: int) -> None:
    if seat == s.turn:
        s.mine = card
    else:
        s.theirs = card
    for number in range(len(s.journal) - 1, -1, -1):
        if s.witness and j.what(s.journal[number]) == j.MET:
            s.journal[number] &= ~j.KINDS_BITS
            s.journal[number] |= j.kinds(s.mine, s.theirs, -1)
            return


def rearm(s: State, seat: int, turned: int) -> int:
    """Every weapon shown becomes the next one, or the one after: the result is the same."""
    found: list[tuple[int, int, int]] = []
    for other in (s.turn, s.foe):
        if not sees(s.attackers, other):
            continue
        card = s.mine if other == s.turn else s.theirs
        new = do.ATTACK + (card - do.ATTACK + turned) % 3
        if s.spent[other] & 1 << (new - do.ATTACK):
            return 0
        found.append((other, card, new))
    for other, card, new in found:
        exchange_spent(s, other, 1 << (card - do.ATTACK), 1 << (new - do.ATTACK))
        show(s, other, new)
    return len(found)


def reseal(s: State, seat: int, rng: Rng) -> int:
    """RED-MEET-1, RED-MEET-5  Cards and offers that are not shown yet become others."""
    moment = s.then if s.phase in OPENED else s.phase
    changed = sort_again(s, rng) if s.phase == phases.ORDER and seat != s.turn else 0
    for other in (s.turn, s.foe):
        if other < 0 or other == seat or not sees(s.answered, other):
            continue
        if moment == phases.CHOOSE:
            changed += choose_again(s, other, rng)
        elif moment == phases.EXCHANGE and s.mine == s.theirs == do.FRIENDLY:
            changed += offer_again(s, other, rng)
    return changed


def sort_again(s: State, rng: Rng) -> int:
    """RED-ROOM-6  The order in which another lays the cards down."""
    before = list(s.looked)
    rng.shuffle(s.looked)
    return int(before != list(s.looked))


def choose_again(s: State, seat: int, rng: Rng) -> int:
    cards = [do.IGNORE, do.FRIENDLY]
    cards += [do.ATTACK + n for n in range(3) if not s.spent[seat] >> n & 1]
    old, new = s.mine if seat == s.turn else s.theirs, cards[rng.below(len(cards))]
    if seat == s.turn:
        s.mine = new
    else:
        s.theirs = new
    return int(old != new)


def offer_again(s: State, seat: int, rng: Rng) -> int:
    new = offerable(s, seat, rng) if rng.below(2) else -1
    old = s.my_offer if seat == s.turn else s.their_offer
    if seat == s.turn:
        s.my_offer = new
    else:
        s.their_offer = new
    return int(old != new)
