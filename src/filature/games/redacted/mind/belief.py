"""States that a viewer could believe in.

Objects lie as in one of the worlds that agree with all that the viewer has seen (`whereabouts`).
Loyalties, spent Attack cards and answers under seal are dealt at random within what is known
of them.
"""

from typing import Final, final

from mypy_extensions import i64

from filature.core.numbers import numbers, zeros
from filature.core.rng import Rng
from filature.core.seat import EVERYONE, SPECTATOR, only, sees

from .. import actions as do
from .. import phases
from ..box import BEDFELLOWS, CASE, CASES, CONTRABAND, KINDS, MOST, NATIONS, NO_KIND, NO_NATION, Box
from ..journal import CASE_PLACE
from ..rules.basics import cards_of
from ..state import AT_FLIGHT, AT_HAND, AT_OFFICE, AT_PILE, NO_CARD, State, fresh, weapons
from ..terms import Terms, plan_for
from ..views import View
from .crowd import GREATEST, MOST_WORLDS, Crowd
from .whereabouts import BAG, BOTTOM, TOP, World, complete, top_seen, with_top

TRIES: Final = 60
OPENED: Final = (phases.FIND, phases.CASE)


@final
class Memory:
    """The worlds that agree with the last view: who imagines asks many times in a row."""

    def __init__(self) -> None:
        self.view: View | None = None
        self.worlds: list[World] = []

    def of(self, s: State, v: View) -> list[World]:
        if self.view is not v:
            self.worlds = agreeing(s, v)
            self.view = v
        return self.worlds


def imagine(v: View, box: Box, terms: Terms, memory: Memory, rng: Rng) -> State:
    """A state with all that the viewer knows, and the rest dealt at random."""
    seats = len(v.room)
    s = fresh(seats, box, terms, plan_for(seats, box, terms))
    set_turn(s, v)
    set_meeting(s, v)
    set_table(s, v)
    set_objects(s, v, memory.of(s, v), rng)
    set_loyalties(s, v, rng)
    set_spent(s, v, rng)
    set_cards(s, v, rng)
    set_offers(s, v, rng)
    return s


def bits(seats: tuple[int, ...]) -> i64:
    found: i64 = 0
    for seat in seats:
        found |= only(seat)
    return found


def audience_of(seats: tuple[int, ...]) -> i64:
    """Those who know the cards shown; with a spectator, everyone."""
    return EVERYONE if SPECTATOR in seats else bits(seats)


def stage(v: View) -> i64:
    """The phase, or the one that goes on once an open briefcase is closed."""
    return v.then if v.phase in OPENED else v.phase


def set_turn(s: State, v: View) -> None:
    """Where the turn stands."""
    s.phase, s.then, s.dealt, s.first = v.phase, v.then, v.dealt, v.first
    s.turn, s.turns, s.round = v.turn, v.turns, v.round
    s.gone, s.steps, s.moved = bits(v.gone), v.steps, v.moved
    s.from_service, s.unlocked, s.dazed, s.may_act = v.from_service, v.unlocked, v.dazed, v.may_act
    s.dark, s.lock, s.locker, s.release = v.dark, v.lock, v.locker, v.release
    s.watchers, s.pile = bits(v.watchers), v.pile
    s.purpose, s.look, s.looks, s.opened = v.purpose, v.look, v.looks, v.opened
    s.aboard, s.ending, s.victors = v.aboard, v.ending, bits(v.victors)


def set_meeting(s: State, v: View) -> None:
    """Where the interaction stands."""
    s.foe, s.guard, s.asked, s.winner = v.foe, v.guard, v.asked, v.winner
    s.free, s.result, s.played, s.passes = v.free, v.result, v.played, v.passes
    s.beaten, s.armed, s.answered = bits(v.beaten), bits(v.armed), bits(v.answered)
    s.attackers, s.witness = bits(v.attackers), audience_of(v.witness)
    s.asked_move, s.goal = v.asked_move, v.goal


def set_table(s: State, v: View) -> None:
    """What lies on the table."""
    s.room, s.posture, s.count = numbers(v.room), numbers(v.posture), numbers(v.counts)
    s.exposed, s.points = numbers(v.exposed), numbers(v.points)
    s.reserve, s.called, s.landed = numbers(v.reserve), numbers(v.called), numbers(v.landed)
    s.grounded, s.fitted, s.guards = numbers(v.grounded), numbers(v.fitted), numbers(v.guards)
    s.filled, s.discard = numbers(v.filled), numbers(v.discard)
    s.journal = list(v.journal)


# Objects ------------------------------------------------------------------------


def set_objects(s: State, v: View, worlds: list[World], rng: Rng) -> None:
    """Hands, briefcases and pile, as in a world that agrees with the journal."""
    for _ in range(TRIES):
        w = complete(drawn_by_weight(worlds, rng).copy(), rng)
        if agrees(s, v, w):
            break
    lay_out(s, v, w)


def agreeing(s: State, v: View) -> list[World]:
    """Every world that the journal leaves, or many of them if there are too many: the same ones
    for the same view.  If what was seen later leaves none of those, more are kept, or others."""
    most: i64 = MOST_WORLDS
    lot: i64 = 0
    while True:
        crowd = Crowd(s.plan.deck, v.seat, s.terms.contraband_tradeable, most, lot)
        for line in v.journal:
            crowd.read(line)
        glance(crowd, s, v)
        if crowd.worlds:
            return crowd.worlds
        most = min(4 * most, GREATEST)
        lot += 1


def glance(crowd: Crowd, s: State, v: View) -> None:
    """Cards that someone is looking at have their place, though nothing is written yet."""
    if stage(v) not in (phases.LOOK, phases.ORDER, phases.KEEP):
        return
    looked = list(v.looked)
    if v.look == AT_HAND or v.look == AT_FLIGHT:
        if v.look == AT_HAND and looked:
            crowd.look(v.asked, looked)
        return
    most = s.box.computer_cards if v.look == AT_PILE else s.box.office_cards
    count = min(most, v.pile) - v.looks
    crowd.worlds = with_top(crowd.worlds, count)
    if looked:
        crowd.worlds = [new for w in crowd.worlds for new in top_seen(w, looked)]


def drawn_by_weight(worlds: list[World], rng: Rng) -> World:
    total = sum([w.weight for w in worlds])
    left = total * float(int(rng.below(1 << 30))) / (1 << 30)
    for w in worlds:
        left -= w.weight
        if left < 0:
            return w
    return worlds[0]


def agrees(s: State, v: View, w: World) -> bool:
    """Cards of a hand are shown in the order of their kinds: what is to come is no lower."""
    if v.phase != phases.LOOK or not v.looked or v.look not in (AT_HAND, AT_FLIGHT):
        return True
    cargo = sorted(w.places[v.asked])
    if v.look == AT_FLIGHT:
        for case in range(CASES):
            held = CASE + case in cargo and w.places[CASE_PLACE + case]
            cargo = cargo + w.places[CASE_PLACE + case] if held else cargo
    return tuple(cargo[: len(v.looked)]) == v.looked and len(cargo) == len(v.looked) + v.looks


def lay_out(s: State, v: View, w: World) -> None:
    """The cards of a world as a state has them."""
    seat: i64
    for seat in range(s.seats):
        for kind in w.places[seat]:
            s.hands[seat * KINDS + kind] += 1
    for case in range(CASES):
        labels = w.places[CASE_PLACE + case]
        s.content[case] = labels[0] if labels else NO_KIND
    s.bag = zeros(KINDS)
    for kind in w.places[BAG]:
        s.bag[kind] += 1
    s.top = w.places[TOP][:]
    s.bottom = w.places[BOTTOM][:]
    s.looked = list(v.looked) or looked_by_another(s, v)
    s.sorted = v.sorted


def looked_by_another(s: State, v: View) -> list[int]:
    """What another seat is looking at, as the world has it."""
    if stage(v) not in (phases.LOOK, phases.ORDER, phases.KEEP):
        return []
    if v.look == AT_PILE or v.look == AT_OFFICE:
        most = s.box.computer_cards if v.look == AT_PILE else s.box.office_cards
        return s.top[: min(most, v.pile) - v.looks]
    return cards_of(s, v.asked)[: v.counts[v.asked] - v.looks] if v.look == AT_HAND else []


# Loyalties ----------------------------------------------------------------------


def set_loyalties(s: State, v: View, rng: Rng) -> None:
    """RED-TEAM-1, RED-BED-1  The cards of the mission, dealt again to those one does not know."""
    sworn = s.seats
    if v.phase == phases.ASIDE:
        sworn = 0
    elif v.phase == phases.LOYALTY:
        sworn = v.dealt
    while True:
        left = s.plan.loyalties[:]
        for nation in v.nations:
            if nation != NO_NATION:
                left[nation] -= 1
        cards: list[int] = []
        for nation in range(NATIONS):
            cards.extend([nation] * left[nation])
        rng.shuffle(cards)
        aside = cards[: s.plan.aside if v.phase != phases.ASIDE else v.dealt]
        if s.plan.mission != BEDFELLOWS or len(set(aside)) == len(aside):
            break
    cards = cards[len(aside) :]
    seat: i64
    for seat in range(sworn):
        known = v.nations[seat]
        s.loyalty[seat] = known if known != NO_NATION else cards.pop()
        if v.seat >= 0 and seat != v.seat and v.exposed[seat] == NO_NATION:
            s.learned[v.seat * MOST + seat] = known
    s.cards = numbers([cards.count(nation) for nation in range(NATIONS)])


# Attack cards and seals -----------------------------------------------------------


def set_spent(s: State, v: View, rng: Rng) -> None:
    """RED-MEET-4  So many are spent as everyone sees; which, as far as one saw."""
    seat: i64
    for seat in range(s.seats):
        if seat == v.seat:
            s.spent[seat] = v.my_spent
        elif v.seat >= 0:
            s.spent[seat] = v.seen_spent[seat]
        while weapons(s.spent[seat]) < v.spent[seat]:
            s.spent[seat] |= 1 << rng.below(do.WEAPONS)
        if v.seat >= 0:
            s.seen_spent[v.seat * MOST + seat] = v.seen_spent[seat]


def set_cards(s: State, v: View, rng: Rng) -> None:
    """RED-MEET-1, RED-MEET-2  The cards of the interaction: seen, one's own, or any that can be."""
    s.mine, s.theirs = v.shown
    if v.shown[0] != NO_CARD or v.foe < 0:
        s.mine = v.my_card if v.shown[0] == NO_CARD and v.seat == v.turn else s.mine
        return
    sealed = stage(v) == phases.CHOOSE
    met = v.witness != ()
    s.mine = likely_card(s, v, v.turn, sealed, rng) if sealed or met else NO_CARD
    s.theirs = likely_card(s, v, v.foe, sealed, rng) if sealed or met else NO_CARD
    if met and v.phase == phases.EXCHANGE and rng.below(2):
        s.mine = s.theirs = do.FRIENDLY


def likely_card(s: State, v: View, seat: i64, sealed: bool, rng: Rng) -> i64:
    """A card that a seat may have chosen."""
    if seat == v.seat:
        return v.my_card
    if sealed:
        if not sees(s.answered, seat):
            return NO_CARD
        free = [weapon for weapon in range(do.WEAPONS) if not (s.spent[seat] >> weapon) & 1]
        cards = [do.IGNORE, do.FRIENDLY] + [do.ATTACK + weapon for weapon in free]
        return cards[rng.below(len(cards))]
    if sees(s.attackers, seat):
        shown = [weapon for weapon in range(do.WEAPONS) if (s.spent[seat] >> weapon) & 1]
        return do.ATTACK + (shown[rng.below(len(shown))] if shown else 0)
    if v.attackers and v.played:
        return do.IGNORE  # RED-COMBAT-4  an object was played: it was no betrayal
    return do.IGNORE + rng.below(2)


def set_offers(s: State, v: View, rng: Rng) -> None:
    """RED-MEET-5  Offers under seal."""
    if stage(v) != phases.EXCHANGE:
        return
    s.my_offer = likely_offer(s, v, v.turn, rng)
    s.their_offer = likely_offer(s, v, v.foe, rng)


def likely_offer(s: State, v: View, seat: i64, rng: Rng) -> i64:
    if seat == v.seat:
        return v.my_offer
    friendly = s.mine == do.FRIENDLY and s.theirs == do.FRIENDLY
    if not friendly or not sees(s.answered, seat) or rng.below(2):
        return NO_KIND
    place = seat * KINDS
    kinds = [kind for kind in range(KINDS) if s.hands[place + kind]]
    if not s.terms.contraband_tradeable and CONTRABAND in kinds:
        kinds.remove(CONTRABAND)
    return kinds[rng.below(len(kinds))] if kinds else NO_KIND
