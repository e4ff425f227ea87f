"""Every secret of a match of [redacted], changed by hand: the oracle of the secrecy tests."""

from filature.core.rng import Rng
from filature.core.seat import EVERYONE, sees
from filature.games.redacted import actions as do
from filature.games.redacted import phases
from filature.games.redacted.box import CASE, CONTRABAND, KINDS, NO_NATION
from filature.games.redacted.journal import KEPT, LOYALTY, SEEN, SWAPPED
from filature.games.redacted.state import State

PILE = -1
MEMORIES = LOYALTY  # entries of the journal before it are about objects
TILES = -2  # and -3: the briefcases


def scramble(s: State, seat: int, rng: Rng) -> int:
    """Changes what `seat` may not know, keeping what it may; returns how much was changed."""
    changed = sum(swap(s, seat, rng) for _ in range(10))
    changed += turn_coats(s, seat, rng)
    changed += respend(s, seat, rng)
    return changed + reseal(s, seat, rng)


def untold(s: State, seat: int) -> list[int]:
    """The places where this seat has never seen a card arrive or lie: hands, tiles, the pile."""
    told = {seat}
    for line in s.journal:
        mask, what, one, two = line & 127, line >> 30 & 15, line >> 26 & 15, line >> 22 & 15
        if what < MEMORIES and sees(EVERYONE if mask == 127 else mask, seat):
            told |= {one, two} if what in (SWAPPED, SEEN) else {one if what == KEPT else two}
    places = [place for place in range(s.seats) if place not in told]
    places += [TILES - case for case in range(2) if 6 + case not in told and s.filled[case]]
    fixed = s.top or s.bottom or s.phase in (phases.LOOK, phases.ORDER, phases.KEEP)
    return places if fixed or s.pile == 0 else [*places, PILE]


def cards(s: State, place: int) -> list[int]:
    if place <= TILES:
        return [s.content[TILES - place]]
    counts = s.bag if place == PILE else s.hands[place * KINDS : (place + 1) * KINDS]
    return [kind for kind, count in enumerate(counts) if count]


def change(s: State, place: int, old: int, new: int) -> None:
    if place <= TILES:
        s.content[TILES - place] = new
    elif place == PILE:
        s.bag[old] -= 1
        s.bag[new] += 1
    else:
        s.hands[place * KINDS + old] -= 1
        s.hands[place * KINDS + new] += 1


def swap(s: State, seat: int, rng: Rng) -> int:
    """Exchanges two cards between two places that the seat has never looked into."""
    places = untold(s, seat)
    if len(places) < 2:
        return 0
    one, two = places[rng.below(len(places))], places[rng.below(len(places))]
    mine, theirs = cards(s, one), cards(s, two)
    if one == two or not mine or not theirs:
        return 0
    given, taken = mine[rng.below(len(mine))], theirs[rng.below(len(theirs))]
    if given in (CASE, CASE + 1) or taken in (CASE, CASE + 1):
        return 0  # which never lie in a briefcase
    if {given, taken} & {s.my_offer, s.their_offer, *s.looked}:
        return 0  # sealed, or under someone's eyes
    change(s, one, given, taken)
    change(s, two, taken, given)
    return int(given != taken)


def turn_coats(s: State, seat: int, rng: Rng) -> int:
    """Two agents whom the seat does not know change sides."""
    if s.phase in (phases.ASIDE, phases.LOYALTY, phases.LOOK, phases.QUESTION, phases.OVER):
        return 0
    known = [s.exposed[n] if seat < 0 else s.learned[seat * 6 + n] for n in range(s.seats)]
    strangers = [
        n
        for n in range(s.seats)
        if n != seat and s.exposed[n] == NO_NATION and known[n] == NO_NATION
    ]
    if len(strangers) < 2:
        return 0
    one, two = strangers[rng.below(len(strangers))], strangers[rng.below(len(strangers))]
    s.loyalty[one], s.loyalty[two] = s.loyalty[two], s.loyalty[one]
    return int(s.loyalty[one] != s.loyalty[two])


def respend(s: State, seat: int, rng: Rng) -> int:
    """Which Attack cards are spent, where the seat saw none of them."""
    changed = 0
    for other in range(s.seats):
        seen = s.seen_spent[seat * 6 + other] if seat >= 0 else 0
        sealed = s.phase in (phases.CHOOSE, phases.FIND, phases.CASE)
        if other != seat and not seen and s.spent[other] in (1, 2, 4) and not sealed:
            s.spent[other] = s.spent[other] * 2 if s.spent[other] < 4 else 1
            changed += 1
    return changed


def reseal(s: State, seat: int, rng: Rng) -> int:
    """Cards and offers that the seat will never be shown become others that look alike to it."""
    watching = seat >= 0 and (sees(s.watchers, seat) or sees(s.witness, seat))
    if seat in (s.turn, s.foe) or watching or s.witness == EVERYONE or s.foe < 0:
        return 0
    changed = 0
    if s.mine in ALIKE and s.my_offer < 0 and s.their_offer < 0:
        s.mine = ALIKE[s.mine]
        changed += 1
    if s.phase == phases.EXCHANGE and s.my_offer >= 0:
        others = [kind for kind in cards(s, s.turn) if kind not in (s.my_offer, CONTRABAND)]
        s.my_offer = others[0] if others else s.my_offer
        changed += len(others[:1])
    return changed


ALIKE = {do.IGNORE: do.FRIENDLY, do.FRIENDLY: do.IGNORE}
