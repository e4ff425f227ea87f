"""The rules of Before I Kill You, in the order of the sheet (rules.fr.md, rules.en.md)."""

from mypy_extensions import i64

from filature.core.seat import (
    EVERYONE,
    NO_ONE,
    NOBODY,
    Seat,
    Seats,
    all_but,
    only,
)
from filature.parts.cards import held

from . import actions as do
from . import phases
from .box import FIRST_SPY, KINDS, LAIR, RANGE, SPY, TAUNT, is_spy
from .state import (
    BY_AGREEMENT,
    BY_IDLENESS,
    BY_LAST_SPY,
    BY_POINTS,
    BY_STALEMATE,
    DECK,
    NO_BACK,
    NO_LETTER,
    NOT_YET,
    STOP_ALWAYS,
    STOP_NEVER,
    STOP_ON_EMPTY_DECK,
    YELLOW,
    State,
)

# Les cartes -------------------------------------------------------------------


def show_back(s: State, back: i64) -> None:
    """KILL-CARDS-2  A spy's back is yellow: everyone sees whether one lies on the deck."""
    s.top = back
    enter(s, s.then)


def plain(s: State, seat: Seat) -> i64:
    """KILL-CARDS-2  How many cards of a hand are no spies, as their backs show."""
    return held(s.hands, seat * KINDS, seat * KINDS + FIRST_SPY)


# Préparation ------------------------------------------------------------------


def receiver(s: State) -> Seat:
    """KILL-SETUP-2  The dealer, the last seat, serves hand after hand; later, whose turn it is."""
    return s.dealt // s.box.hands[s.seats] if s.phase == phases.DEAL else s.turn


def receive(s: State, kind: i64) -> None:
    """KILL-SETUP-3  Five cards each, six with two or three players.  KILL-TURN-1"""
    seat = receiver(s)
    s.deck[kind] -= 1
    s.hands[seat * KINDS + kind] += 1
    if is_spy(kind):
        s.deck_spies -= 1
        s.spies[seat] += 1
    else:
        s.deck_plain -= 1
    tell_card(s, seat, kind)
    if s.phase == phases.DEAL:
        s.dealt += 1
        last = s.dealt == s.box.hands[s.seats] * s.seats
        uncover(s, phases.DRAW if last else phases.DEAL)
    else:
        s.drew = True
        s.tell(EVERYONE, "drawn seat back", seat, s.top)
        uncover(s, phases.LAIR)


def tell_card(s: State, seat: Seat, kind: i64) -> None:
    """KILL-SETUP-3  A hand is its owner's secret."""
    if is_spy(kind):
        s.tell(only(seat), "drew_spy power", kind - SPY)
    elif kind >= TAUNT:
        s.tell(only(seat), "drew_taunt letter", kind - TAUNT)
    else:
        s.tell(only(seat), "drew_lair size", kind - LAIR)


def uncover(s: State, then: i64) -> None:
    """KILL-SETUP-4  The rest is a face-down deck: a card has left it, its next back appears."""
    if s.deck_spies + s.deck_plain > 0:
        s.then = then
        s.phase = phases.BACK
    else:
        s.top = NO_BACK
        enter(s, then)


def enter(s: State, phase: i64) -> None:
    """What follows once the deck's top is known."""
    if phase == phases.DRAW:
        begin_turn(s)
    elif phase == phases.CAPTURED:  # if the lair is large enough
        resolve(s)
    elif phase == phases.LAIR:
        consider_plays(s)
    else:
        s.phase = phase


def next_seat(s: State) -> Seat:
    """KILL-SETUP-5  Seat 0, at the dealer's left, begins; then clockwise."""
    return (s.turn + 1) % s.seats


# Tour d'un joueur -------------------------------------------------------------


def begin_turn(s: State) -> None:
    """KILL-TURN-1, KILL-TURN-2  First draw one card, if there is one: discards are not reused."""
    s.drew = False
    s.asked = False
    s.played = False
    s.tell(EVERYONE, "turn seat", s.turn)
    if s.top == NO_BACK:
        consider_plays(s)
    else:
        s.phase = phases.DRAW


def consider_plays(s: State) -> None:
    """KILL-LAIR-1  All are asked, whatever they hold, unless everyone sees that it is nothing."""
    if plain(s, s.turn) or can_raid(s) or may_ask_to_stop(s):
        s.phase = phases.LAIR
    else:
        s.tell(EVERYONE, "cannot_play seat", s.turn)
        end_turn(s)


def plays(s: State, seat: Seat) -> list[int]:
    """KILL-LAIR-1  Second, one may play one Lair card, or decline it by going on to a spy."""
    found: list[int] = [do.PASS]
    hands, mine = s.hands, seat * KINDS + LAIR
    size: i64
    for size in range(1, RANGE + 1):
        if hands[mine + size]:
            found.append(do.LAIR + size)
    if may_ask_to_stop(s):
        found.append(do.STOP)
    add_raids(s, seat, found)
    if len(found) > 1 and must_play(s):
        del found[0]
    return found


def build(s: State, seat: Seat, size: i64) -> None:
    """KILL-LAIR-1, KILL-LAIR-2  The card lies face up; the lair's size is the sum of its cards."""
    s.hands[seat * KINDS + LAIR + size] -= 1
    s.lairs[seat * RANGE + size - 1] += 1
    s.size[seat] += size
    s.played = True
    s.tell(EVERYONE, "built seat size total", seat, size, s.size[seat])
    consider_spies(s)


def pass_by(s: State, seat: Seat) -> None:
    """KILL-LAIR-1, KILL-SPY-1, KILL-TAUNT-3  Nothing is a duty: neither lair nor spy nor foil."""
    if s.phase == phases.FOIL:
        answer(s, seat, False)
    else:
        end_turn(s)


def add_targets(s: State, found: list[int], base: i64) -> None:
    """KILL-LAIR-3  One action for every lair that stands: no Lair card, no lair."""
    sizes = s.size
    to: i64
    for to in range(s.seats):
        if sizes[to]:
            found.append(base + to)


def consider_spies(s: State) -> None:
    """KILL-SPY-1  Third, one may play a spy."""
    if can_raid(s):
        s.phase = phases.SPY
    else:
        end_turn(s)


def can_raid(s: State) -> bool:
    """KILL-SPY-1  If any spy can be had and any lair stands."""
    held, sizes = s.spies, s.size
    spies = s.top == YELLOW
    stands = False
    seat: i64
    for seat in range(s.seats):
        spies = spies or held[seat] > 0
        stands = stands or sizes[seat] > 0
    return spies and stands


def raids(s: State, seat: Seat) -> list[int]:
    """KILL-SPY-1  A spy, or none: one has just laid a lair."""
    found: list[int] = [do.PASS]
    add_raids(s, seat, found)
    return found


def add_raids(s: State, seat: Seat, found: list[int]) -> None:
    """KILL-SPY-1  A spy on any lair, one's own included."""
    hands, spies, mine = s.hands, s.spies, seat * KINDS + SPY
    power: i64
    owner: i64
    if spies[seat]:  # KILL-SPY-2  from one's own hand
        for power in range(1, RANGE + 1):
            if hands[mine + power]:
                add_targets(s, found, do.SEND + power * do.SEATS)
    for owner in range(s.seats):  # KILL-SPY-3  or from another's, by its back
        if owner != seat and spies[owner]:
            add_targets(s, found, do.STEAL + owner * do.SEATS)
    if s.top == YELLOW:  # KILL-SPY-4  or from the top of the deck, if a spy lies there
        add_targets(s, found, do.TOP)


def send(s: State, seat: Seat, power: i64, to: Seat) -> None:
    """KILL-SPY-2  A spy from one's own hand."""
    s.target = to
    if to == seat:
        s.tell(EVERYONE, "sent_home seat power", seat, power)
    else:
        s.tell(EVERYONE, "sent seat power target:seat", seat, power, to)
    leave_hand(s, seat, power)
    consider_additions(s, seat)


def take(s: State, seat: Seat, source: i64, to: Seat) -> None:
    """KILL-SPY-3, KILL-SPY-4  A spy from another hand, or from the top of the deck.

    KILL-SPY-5  Whence it comes and where it goes is said before it is seen.
    """
    s.target = to
    s.source = source
    if source == DECK:
        s.tell(EVERYONE, "topped seat", seat)
    else:
        s.tell(EVERYONE, "stole seat owner:seat", seat, source)
    s.tell(EVERYONE, "aimed target:seat", to)
    s.phase = phases.SHOW


def show(s: State, power: i64) -> None:
    """KILL-SPY-5  The spy that was declared is turned up; its owner does not draw another."""
    s.tell(EVERYONE, "shown power", power)
    if s.source == DECK:
        s.deck[SPY + power] -= 1
        s.deck_spies -= 1
        join(s, power)
        uncover(s, phases.CAPTURED)
    else:
        leave_hand(s, s.source, power)
        resolve(s)


def consider_additions(s: State, seat: Seat) -> None:
    """KILL-SPY-8  Several spies, from one's own hand only, and only in another's lair."""
    if s.spies[seat] and (s.target != seat or s.terms.own_raids):
        s.phase = phases.ADD
    else:
        resolve(s)


def additions(s: State, seat: Seat) -> list[int]:
    """KILL-SPY-8"""
    found: list[int] = []
    hands, mine = s.hands, seat * KINDS + SPY
    power: i64
    for power in range(1, RANGE + 1):
        if hands[mine + power]:
            found.append(do.ADD + power)
    found.append(do.DONE)
    return found


def add(s: State, seat: Seat, power: i64) -> None:
    """KILL-SPY-8"""
    leave_hand(s, seat, power)
    s.tell(EVERYONE, "added seat power total", seat, power, s.power)
    consider_additions(s, seat)


def leave_hand(s: State, seat: Seat, power: i64) -> None:
    """KILL-SPY-8"""
    s.hands[seat * KINDS + SPY + power] -= 1
    s.spies[seat] -= 1
    join(s, power)


def join(s: State, power: i64) -> None:
    """KILL-SPY-9  Spies of one raid count as one, their powers added."""
    s.raid[power - 1] += 1
    s.power += power
    s.played = True


def resolve(s: State) -> None:
    """KILL-SPY-6, KILL-SPY-7  Up to the lair's size it is captured there; above, it escapes."""
    if s.power > s.size[s.target]:
        s.tell(EVERYONE, "too_strong power size owner:seat", s.power, s.size[s.target], s.target)
        escape(s)
    else:
        s.tell(EVERYONE, "captured power size owner:seat", s.power, s.size[s.target], s.target)
        s.worth = s.power
        capture(s)


# Capture d'un espion ----------------------------------------------------------


def capture(s: State) -> None:
    """KILL-CAPT-1  The lair's owner deals with it at once, whoever's turn it is: kill or taunt.

    A hand of nothing but spies has no taunt, as everyone can see: it kills.
    """
    if plain(s, s.target):
        s.phase = phases.CAPTURED
    else:
        s.tell(EVERYONE, "no_taunt owner:seat", s.target)
        kill(s, s.target)


def revenges(s: State, seat: Seat) -> list[int]:
    """KILL-CAPT-1  Kill or taunt.

    KILL-TAUNT-5  Not with a letter that this spy has already heard.
    """
    found: list[int] = [do.KILL]
    hands, mine = s.hands, seat * KINDS + TAUNT
    letter: i64
    for letter in range(RANGE):
        if hands[mine + letter] and not (s.letters >> letter) & 1:
            found.append(do.TAUNT + letter)
    return found


def kill(s: State, seat: Seat) -> None:
    """KILL-KILL-1  The spy is discarded and scores its worth; the lair stays."""
    s.score[seat] += s.worth
    s.tell(EVERYONE, "killed seat points total", seat, s.worth, s.score[seat])
    discard_raid(s)
    if s.score[seat] >= s.terms.target:  # KILL-END-1
        end(s, BY_POINTS)
    else:
        end_turn(s)


def taunt(s: State, seat: Seat, letter: i64) -> None:
    """KILL-TAUNT-1, KILL-TAUNT-2  A taunt from the captor's hand, lettered A to I, on the spy."""
    s.hands[seat * KINDS + TAUNT + letter] -= 1
    s.letters |= 1 << letter
    s.letter = letter
    s.answered = unable(s)
    s.tell(EVERYONE, "taunted seat letter worth", seat, letter, s.worth)
    if s.answered == all_but(seat, s.seats):
        s.tell(EVERYONE, "unfoilable letter", letter)
        stand(s)
    else:
        s.phase = phases.FOIL


def unable(s: State) -> Seats:
    """KILL-TAUNT-3  Who cannot foil, as everyone can see: the other card is gone, or all of the
    hand are spies."""
    found = NO_ONE
    gone = s.discard[TAUNT + s.letter] > 0
    seat: i64
    for seat in range(s.seats):
        if seat != s.target and (gone or not plain(s, seat)):
            found |= only(seat)
    return found


def foils(s: State, seat: Seat) -> list[int]:
    """KILL-TAUNT-3, KILL-TAUNT-6  The other card of that very letter, right away or never."""
    if s.hands[seat * KINDS + TAUNT + s.letter]:
        return [do.PASS, do.FOIL + s.letter]
    return [do.PASS]


def answer(s: State, seat: Seat, foil: bool) -> None:
    """KILL-TAUNT-3  All opponents answer under seal; the answers are opened together."""
    s.answered |= only(seat)
    s.tell(only(seat), "answered foil", 1 if foil else 0)
    if foil:
        s.foiler = seat
    if s.answered != all_but(s.target, s.seats):
        return
    if s.foiler != NOBODY:
        foiled(s, s.foiler)
    else:
        stand(s)


def stand(s: State) -> None:
    """KILL-TAUNT-4, KILL-TAUNT-7  The taunt has stood: the spy is worth twice as much."""
    s.worth *= 2
    s.tell(EVERYONE, "stood letter worth", s.letter, s.worth)
    s.letter = NO_LETTER
    s.answered = NO_ONE
    capture(s)


def foiled(s: State, seat: Seat) -> None:
    """KILL-TAUNT-3  The taunt has failed and the spy escapes."""
    kind = TAUNT + s.letter
    s.hands[seat * KINDS + kind] -= 1
    s.discard[kind] += 1
    s.tell(EVERYONE, "foiled seat letter owner:seat", seat, s.letter, s.target)
    escape(s)


# Quand un espion s'échappe ----------------------------------------------------


def escape(s: State) -> None:
    """KILL-ESC-1, KILL-ESC-2  The spy is discarded, and with it every card of the lair."""
    lairs, discard, place = s.lairs, s.discard, s.target * RANGE
    size: i64
    for size in range(RANGE):
        discard[size] += lairs[place + size]
        lairs[place + size] = 0
    s.size[s.target] = 0
    s.tell(EVERYONE, "destroyed owner:seat", s.target)
    discard_raid(s)
    end_turn(s)


def discard_raid(s: State) -> None:
    """KILL-ESC-1, KILL-KILL-1  Spies and taunts go to the discard pile."""
    raid, discard, letters = s.raid, s.discard, s.letters
    n: i64
    for n in range(RANGE):
        discard[FIRST_SPY + n] += raid[n]
        s.spies_out += raid[n]
        raid[n] = 0
        discard[TAUNT + n] += (letters >> n) & 1
    s.power = 0
    s.worth = 0
    s.letters = 0
    s.letter = NO_LETTER
    s.answered = NO_ONE
    s.foiler = NOBODY
    s.target = NOBODY
    s.source = NOBODY


# Fin du jeu -------------------------------------------------------------------


def end(s: State, how: i64) -> None:
    """KILL-END-1, KILL-END-2  First to the target, or most points when the match stops."""
    s.ending = how
    s.phase = phases.OVER
    s.tell(EVERYONE, "over ending", how)


def end_turn(s: State) -> None:
    """KILL-END-3, KILL-END-4  It stops with the last spy, or when nobody can play any more."""
    s.idle = 0 if s.drew or s.played else s.idle + 1
    if s.spies_out == s.box.spies:
        end(s, BY_LAST_SPY)
    elif stalemate(s):
        end(s, BY_STALEMATE)
    elif s.idle == 2 * s.seats:  # KILL-END-6
        end(s, BY_IDLENESS)
    else:
        s.turn = next_seat(s)
        if s.idle == s.seats and s.terms.stop != STOP_NEVER:
            ask_all(s)
        else:
            begin_turn(s)


def stalemate(s: State) -> bool:
    """KILL-END-4  The deck is empty, no hand can build, and no spy has a lair to go to."""
    if s.top != NO_BACK:
        return False
    seat: i64
    for seat in range(s.seats):
        if held(s.hands, seat * KINDS, seat * KINDS + TAUNT):
            return False
    return not can_raid(s)


def may_ask_to_stop(s: State) -> bool:
    """KILL-END-5  Once a turn, when the deck is empty."""
    if s.asked:
        return False
    return s.terms.stop == STOP_ALWAYS or (s.terms.stop == STOP_ON_EMPTY_DECK and s.top == NO_BACK)


def must_play(s: State) -> bool:
    """KILL-END-6  After a whole round without a card, where nobody may ask to stop."""
    return s.terms.stop == STOP_NEVER and s.idle >= s.seats and not s.played


def ask_to_stop(s: State, seat: Seat) -> None:
    """KILL-END-5  Players who will not or cannot play agree to stop."""
    s.asked = True
    s.tell(EVERYONE, "asked seat", seat)
    open_vote(s)


def ask_all(s: State) -> None:
    """KILL-END-5  A whole round without a card: everybody is asked."""
    s.asked = False
    s.tell(EVERYONE, "asked_all")
    open_vote(s)


def open_vote(s: State) -> None:
    """KILL-END-5  Everyone answers under seal."""
    s.answered = NO_ONE
    s.against = NO_ONE
    s.phase = phases.VOTE


def voters(s: State) -> Seats:
    """KILL-END-5  All but whoever has asked; all, where nobody has."""
    others = all_but(s.turn, s.seats)
    return others if s.asked else others | only(s.turn)


def vote(s: State, seat: Seat, agree: bool) -> None:
    """KILL-END-5  All must agree; the votes are opened together."""
    s.answered |= only(seat)
    s.tell(only(seat), "voted agree", 1 if agree else 0)
    if not agree:
        s.against |= only(seat)
    if s.answered != voters(s):
        return
    refused = s.against != NO_ONE
    s.answered = NO_ONE
    s.against = NO_ONE
    if not refused:
        end(s, BY_AGREEMENT)
        return
    s.tell(EVERYONE, "went_on seat", s.turn)
    if s.asked:
        s.phase = phases.LAIR
    else:
        begin_turn(s)


def winners(s: State) -> list[int]:
    """KILL-END-1, KILL-END-2  The most points; equals share the victory."""
    if s.ending == NOT_YET:
        return []
    best = max(s.score)
    first = [seat for seat in range(s.seats) if s.score[seat] == best]
    if s.terms.lair_breaks_ties:
        largest = max([s.size[seat] for seat in first])
        first = [seat for seat in first if s.size[seat] == largest]
    return first
