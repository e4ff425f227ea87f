"""The rules of La formule secrète, in the order of the sheet (rules.fr.md, rules.en.md)."""

from mypy_extensions import i64

from filature.core.numbers import zeros
from filature.core.seat import (
    EVERYONE,
    NO_ONE,
    NOBODY,
    Seat,
    first,
    members,
    only,
)
from filature.parts.cards import held
from filature.parts.rows import holds, insert, remove

from . import actions as do
from . import box, phases, standing
from .box import HAND, KINDS, NO_CARD, NOWHERE, number_of
from .standing import company, kind_at
from .state import BEATEN, TO_THROW, State

# Les dés ----------------------------------------------------------------------


def roll(s: State, die: i64) -> None:
    """One die falls: for the first turn, or for a move."""
    s.red = 0
    s.blue = die
    if s.phase == phases.FIRST:
        throw_for_first(s, die)
    else:
        s.tell(EVERYONE, "rolled seat die", s.turn, die)
        carry(s, die)


def roll_both(s: State, red: i64, blue: i64) -> None:
    """Two dice fall: for a move, or against each other."""
    s.red = red
    s.blue = blue
    if s.phase == phases.BATTLE:
        battle(s)
    elif s.phase == phases.GUARD:
        fight_guard(s)
    elif s.phase == phases.FORMULA:
        contest(s)
    elif s.phase == phases.FLIGHT:
        flee(s)
    else:
        s.tell(EVERYONE, "rolled_two seat red blue total", s.turn, red, blue, red + blue)
        carry(s, red + blue)


# Préparation ------------------------------------------------------------------


def receive(s: State, card: i64) -> None:
    """AT-SETUP-2  A hand is its owner's secret."""
    seat = standing.receiver(s)
    insert(s.hands, seat * HAND, seat * HAND + HAND, card)  # sorted: its order tells nothing
    s.drawn.append(card)
    s.deck[card] -= 1
    s.deck_size -= 1
    s.tell(only(seat), "drew card number", card, number_of(card))
    if s.phase == phases.DRAW:
        refill(s)
        take_effect(s, seat)
    elif len(s.drawn) == HAND * s.seats:
        s.phase = phases.FIGURE


def figures(s: State) -> list[int]:
    """AT-SETUP-3  Each chooses one of the figures that nobody has."""
    taken = list(s.character)
    return [do.FIGURE + n for n in range(box.MOST) if n not in taken]


def choose_figure(s: State, seat: Seat, character: i64) -> None:
    """AT-SETUP-3  In seat order; the last figure of all goes to whoever is left."""
    s.character[seat] = character
    s.tell(EVERYONE, "chose seat character", seat, character)
    s.turn = standing.next_seat(s)
    left = figures(s)
    if s.turn == 0:
        s.phase = phases.FIRST
    elif len(left) == 1:
        choose_figure(s, s.turn, left[0] - do.FIGURE)


def throw_for_first(s: State, die: i64) -> None:
    """AT-SETUP-4  Everybody throws one die; the highest begins; equals throw again."""
    thrower = standing.first_thrower(s)
    s.first[thrower] = die
    s.tell(EVERYONE, "threw_first seat die", thrower, die)
    if standing.first_thrower(s) != NOBODY:
        return
    best = max(list(s.first))
    if list(s.first).count(best) == 1:
        s.turn = list(s.first).index(best)
        begin_turn(s)
        return
    seat: i64
    for seat in range(s.seats):
        s.first[seat] = TO_THROW if s.first[seat] == best else BEATEN
    s.tell(EVERYONE, "tied_first")


# Déroulement du jeu -----------------------------------------------------------


def begin_turn(s: State) -> None:
    """AT-TURN-1  One throw is owed, one card may be played.  AT-CARD-6  Or the turn is lost."""
    while s.benched[s.turn]:
        s.benched[s.turn] -= 1
        s.discard[box.BENCH] += 1
        s.tell(EVERYONE, "sat_out seat", s.turn)
        s.turn = standing.next_seat(s)
    s.owed = 0 if standing.is_stranded(s, s.turn) else 1
    s.thrown = False
    s.carded = False
    s.phase = phases.TURN
    s.tell(EVERYONE, "turn seat", s.turn)


def turns(s: State, seat: Seat) -> list[int]:
    """AT-TURN-1  The throw and one card, in either order; the throw is compulsory."""
    found: list[int] = [do.THROW if s.owed else do.END]
    add_cards(s, seat, found)
    return found


def add_cards(s: State, seat: Seat, found: list[int]) -> None:
    """AT-TURN-3  Whatever may be done with the one card of a turn."""
    if s.carded:
        return
    n: i64
    last: i64 = NO_CARD
    for n in range(seat * HAND, seat * HAND + HAND):
        if s.hands[n] != last:
            last = s.hands[n]
            add_plays(s, seat, last, found)
    last = NO_CARD
    for n in range(seat * HAND, seat * HAND + HAND):  # AT-TURN-2
        if s.hands[n] != last:
            last = s.hands[n]
            found.append(do.DISCARD + last)


def throw(s: State) -> None:
    """AT-TURN-1  The dice are thrown; on a guard's space, against the guard.  AT-GUARD-2"""
    s.owed -= 1
    s.thrown = True
    s.phase = phases.GUARD if kind_at(s, s.turn) == box.GUARD else phases.THROW


def replace(s: State, seat: Seat, card: i64) -> None:
    """AT-TURN-2  Instead of playing a card, one is discarded face up and replaced."""
    s.tell(EVERYONE, "discarded seat card number", seat, card, number_of(card))
    s.discard[card] += 1
    leave_hand(s, seat, card)


def carry(s: State, steps: i64) -> None:
    """AT-TURN-1  As many spaces as the dice say.  AT-CARD-4  Unless they are thrown again."""
    if s.terms.reroll_instead and not s.carded:
        s.steps = steps
        s.phase = phases.KEEP
    else:
        advance(s, s.turn, steps)


def advance(s: State, seat: Seat, steps: i64) -> None:
    """AT-TURN-4  Forward, the way one faces; passing other figures is free."""
    step: i64 = -1 if s.out[seat] else 1
    if seat == s.turn:
        s.screen = False
    while steps > 0 and not standing.is_stranded(s, seat):
        s.place[seat] += step
        steps -= 1
        if s.place[seat] == s.box.vault or s.place[seat] == 0 or standing.is_blocked(s, seat):
            break
        if steps and standing.may_stop(s, seat):
            s.steps = steps
            s.phase = phases.STOP
            s.tell(EVERYONE, "caught_up seat owner:seat number", seat, s.holder, s.place[seat])
            return
    arrive(s, seat)


def arrive(s: State, seat: Seat) -> None:
    """AT-TURN-5  A space speaks only to the player whose turn it is."""
    tell_place(s, seat)
    if s.place[seat] == s.box.vault:
        reach_vault(s, seat)
    elif s.place[seat] == 0:
        reach_gate(s, seat)
    elif seat == s.turn:
        land(s, seat)


def tell_place(s: State, seat: Seat) -> None:
    """AT-TURN-4  Where a move has ended."""
    s.tell(EVERYONE, "moved seat number place", seat, s.place[seat], s.place[seat])


def land(s: State, seat: Seat) -> None:
    """AT-TURN-5  What awaits the player on the space reached."""
    kind = kind_at(s, seat)
    if kind == box.GUARD:
        meet_guard(s, seat)
    elif kind == box.SAFE:
        go_on(s)
    else:
        meet(s, seat)


def follow(s: State, seat: Seat) -> None:
    """AT-TURN-5  The instruction of a space where nobody else stands."""
    kind = kind_at(s, seat)
    if kind == box.VAULT:
        wait_in_vault(s)
    if kind == box.ROLL:
        roll_again(s, seat)
    s.screen = kind == box.TV and len(challenges(s, seat)) > 1
    go_on(s)


def go_on(s: State) -> None:
    """AT-TURN-1  The turn goes on while a throw is owed or a card may be played.  AT-TV-1

    Once the card has been played nothing but the throw is left: it is thrown.
    """
    if s.screen:
        s.phase = phases.SCREEN
    elif not s.carded:
        s.phase = phases.TURN
    elif s.owed:
        throw(s)
    else:
        end_turn(s)


def end_turn(s: State) -> None:
    """AT-TURN-1  The next player's turn."""
    s.turn = standing.next_seat(s)
    begin_turn(s)


# Case occupée -----------------------------------------------------------------


def meet(s: State, seat: Seat) -> None:
    """AT-OCC-1, AT-OCC-5  A space with an opponent on it: battle at once."""
    others = company(s, seat)
    if others == NO_ONE:
        follow(s, seat)
    elif others == only(first(others)):
        engage(s, first(others))
    else:
        s.phase = phases.FOE


def foes(s: State, seat: Seat) -> list[int]:
    """AT-OCC-8  Of several opponents the player chooses one."""
    return [do.FIGHT + other for other in members(company(s, seat))]


def engage(s: State, foe: Seat) -> None:
    """AT-OCC-1  A battle begins, for the formula if it can change hands."""
    s.foe = foe
    if standing.is_for_formula(s, foe):
        s.tell(EVERYONE, "contested seat foe:seat", s.turn, foe)
        s.phase = phases.FORMULA
    else:
        s.tell(EVERYONE, "engaged seat foe:seat", s.turn, foe)
        s.phase = phases.BATTLE


def battle(s: State) -> None:
    """AT-OCC-2, AT-OCC-4  The higher die advances by the difference; equals throw again."""
    s.tell(EVERYONE, "battled seat red foe:seat blue", s.turn, s.red, s.foe, s.blue)
    if s.red > s.blue:  # AT-OCC-3, AT-OCC-7: in one's own turn
        advance(s, s.turn, s.red - s.blue)
    elif s.blue > s.red:
        advance(s, s.foe, s.blue - s.red)
        remain(s)


def remain(s: State) -> None:
    """AT-OCC-6, AT-TV-4  Whoever has lost in their own turn stays, and may have to throw again."""
    if s.phase == phases.OVER:
        return
    if kind_at(s, s.turn) == box.VAULT:
        wait_in_vault(s)
    if kind_at(s, s.turn) == box.ROLL and not s.terms.battle_cancels_space:
        roll_again(s, s.turn)
    go_on(s)


# Garde ------------------------------------------------------------------------


def meet_guard(s: State, seat: Seat) -> None:
    """AT-GUARD-1, AT-GUARD-4  The guard is fought at once, whoever else is there."""
    if s.holder != NOBODY and s.place[s.holder] == s.place[seat] and standing.can_steal(s, seat):
        engage(s, s.holder)  # AT-STEAL-4
    else:
        s.phase = phases.GUARD


def fight_guard(s: State) -> None:
    """AT-GUARD-1, AT-GUARD-3  Red for the guard, blue for the player; equals throw again."""
    s.tell(EVERYONE, "fought_guard seat red blue", s.turn, s.red, s.blue)
    if s.blue > s.red:
        advance(s, s.turn, s.blue - s.red)
    elif s.red > s.blue:  # AT-GUARD-2: not before the next turn
        s.owed = 0
        go_on(s)


# Écran box.TV ---------------------------------------------------------------------


def screens(s: State, seat: Seat) -> list[int]:
    """AT-TV-1, AT-TURN-3  A challenge or none; or a card first."""
    found: list[int] = []
    add_cards(s, seat, found)
    return found + challenges(s, seat)


def challenges(s: State, seat: Seat) -> list[int]:
    """AT-TV-1, AT-TV-5  Wherever they are, the gate and the vault included; or nobody."""
    found: list[int] = [do.PASS]
    other: i64
    for other in range(s.seats):
        if other != seat and kind_at(s, other) != box.SAFE:
            found.append(do.CHALLENGE + other)
    return found


def challenge(s: State, foe: Seat) -> None:
    """AT-TV-2, AT-TV-3, AT-TV-5  A battle at a distance; the formula is not at stake."""
    s.foe = foe
    s.screen = False
    s.tell(EVERYONE, "challenged seat foe:seat", s.turn, foe)
    s.phase = phases.BATTLE


def pass_by(s: State, seat: Seat) -> None:
    """AT-TV-1, AT-STEAL-1  One may decline to challenge, or to stop at the formula."""
    if s.phase == phases.SCREEN:
        s.screen = False
        go_on(s)
    else:
        advance(s, seat, s.steps)


# Rejouer ----------------------------------------------------------------------


def roll_again(s: State, seat: Seat) -> None:
    """AT-ROLL-1  One more throw, in one's own turn."""
    s.owed += 1
    s.tell(EVERYONE, "again seat", seat)


# Les cartes d'instructions ----------------------------------------------------


def add_plays(s: State, seat: Seat, card: i64, found: list[int]) -> None:
    """AT-CARD-3, AT-CARD-4, AT-CARD-5, AT-CARD-11  How one card may be played, if at all."""
    if card == box.BENCH or card == box.ROAM:
        add_targets(s, found, do.BENCH if card == box.BENCH else do.ROAM)
    elif card >= box.LABS:
        if standing.fits_lab(kind_at(s, seat), card):
            found.append(do.LAB + card - box.LABS)
    elif standing.may_leave(s, seat):
        if card == box.PLUS:
            found.append(do.PLUS)
        elif card == box.CLEAR and not s.terms.reroll_instead:
            found.append(do.CLEAR)
        elif card == box.LEAD and standing.lab_ahead(s, seat) != NOWHERE:
            found.append(do.LEAD)


def add_targets(s: State, found: list[int], base: i64) -> None:
    """AT-CARD-6, AT-CARD-7  Any player, oneself included, who is not in a safe zone.  AT-GUARD-7"""
    to: i64
    for to in range(s.seats):
        is_held = base == do.ROAM and to == s.turn and standing.is_held(s)
        if not is_held and not standing.is_sheltered(s, to):
            found.append(base + to)


def rethrows(s: State, seat: Seat) -> list[int]:
    """AT-CARD-4  As a table option: everyone is asked, whatever they hold."""
    if holds(s.hands, seat * HAND, seat * HAND + HAND, box.CLEAR):
        return [do.CLEAR, do.KEEP]
    return [do.KEEP]


def play(s: State, seat: Seat, action: i64) -> None:
    """AT-CARD-1  The card is laid face up; its effect follows the draw that replaces it."""
    s.target = NOBODY
    if action >= do.LAB:
        s.played = action - do.LAB + box.LABS
    elif action >= do.ROAM:
        s.played = box.ROAM
        s.target = action - do.ROAM
    elif action >= do.BENCH:
        s.played = box.BENCH
        s.target = action - do.BENCH
    else:
        s.played = action - do.PLUS + box.PLUS
    if s.target == NOBODY:
        s.tell(EVERYONE, "played seat card number", seat, s.played, number_of(s.played))
    elif s.target == seat:
        s.tell(EVERYONE, "aimed_home seat card", seat, s.played)
    else:
        s.tell(EVERYONE, "aimed seat card target:seat", seat, s.played, s.target)
    if s.played == box.BENCH:  # AT-CARD-6: laid before a player first
        s.benched[s.target] += 1
    else:
        s.discard[s.played] += 1
    leave_hand(s, seat, s.played)


def leave_hand(s: State, seat: Seat, card: i64) -> None:
    """AT-CARD-1, AT-CARD-10  The one card of this turn; another is drawn at once."""
    remove(s.hands, seat * HAND, seat * HAND + HAND, card, NO_CARD)
    s.gone.append(seat * KINDS + card)
    s.carded = True
    s.phase = phases.DRAW


def refill(s: State) -> None:
    """AT-CARD-2  When the talon is empty, the discard pile is shuffled into a new one."""
    if s.deck_size:
        return
    s.talons.extend(list(s.discard))
    s.deck = s.discard
    s.deck_size = held(s.deck, 0, KINDS)
    s.discard = zeros(KINDS)
    s.tell(EVERYONE, "reshuffled cards", s.deck_size)


def take_effect(s: State, seat: Seat) -> None:
    """AT-CARD-3, AT-CARD-5, AT-CARD-8  What the card does that was played before the draw."""
    card = s.played
    s.played = NO_CARD
    if card == box.PLUS:
        advance(s, seat, 3)
    elif card == box.CLEAR:
        clear(s)
    elif card == box.LEAD:
        steps = standing.lab_ahead(s, seat) - s.place[seat]
        advance(s, seat, steps if steps > 0 else -steps)
    elif card == box.ROAM:
        roam(s, s.target)
    elif box.LABS <= card < NO_CARD:
        advance(s, seat, number_of(card))
    else:
        go_on(s)


def clear(s: State) -> None:
    """AT-CARD-4  One more throw; or, as a table option, another throw in place of the last."""
    if s.terms.reroll_instead:
        s.phase = phases.THROW
    else:
        s.owed += 1
        go_on(s)


def roam(s: State, target: Seat) -> None:
    """AT-CARD-7, AT-VAULT-8  Back to the nearest guard behind; without one, to no avail.

    AT-GUARD-5, AT-GUARD-7  Another waits for his turn; oneself, one fights at once.
    """
    place = standing.guard_behind(s, target)
    if place == NOWHERE:
        s.tell(EVERYONE, "roamed_in_vain target:seat", target)
        go_on(s)
        return
    s.place[target] = place
    s.tell(EVERYONE, "sent_back target:seat number", target, place)
    if target == s.turn:
        s.screen = False
        meet_guard(s, target)
    else:
        go_on(s)


# Souterrain -------------------------------------------------------------------


def reach_vault(s: State, seat: Seat) -> None:
    """AT-VAULT-1, AT-VAULT-2, AT-VAULT-9  One stays there, turned outwards; the first takes it."""
    s.reached[seat] = 1
    s.out[seat] = 1
    mine = seat == s.turn
    if s.holder == NOBODY:
        s.holder = seat
        s.tell(EVERYONE, "took seat", seat)
        if mine and s.thrown:
            s.phase = phases.FLIGHT
        elif mine:
            follow(s, seat)
    elif mine:
        s.owed = 0  # AT-VAULT-3, whatever the battle brings
        meet(s, seat)


def wait_in_vault(s: State) -> None:
    """AT-VAULT-3, AT-VAULT-6  The others, and whoever came by a card, leave on their next turn."""
    s.owed = 0
    s.tell(EVERYONE, "waits seat", s.turn)


def flee(s: State) -> None:
    """AT-VAULT-2, AT-STEAL-2  Two dice for whoever has just got, or kept, the formula."""
    total = s.red + s.blue
    s.tell(EVERYONE, "fled seat red blue total", s.holder, s.red, s.blue, total)
    pursuer_lost = s.holder != s.turn  # before the turn may end
    advance(s, s.holder, total)
    if pursuer_lost:  # AT-STEAL-3
        remain(s)


# Comment dérober la formule ---------------------------------------------------


def stop(s: State) -> None:
    """AT-STEAL-1  The pursuer stays where the formula is."""
    tell_place(s, s.turn)
    engage(s, s.holder)


def contest(s: State) -> None:
    """AT-STEAL-2  The higher die has the formula, and must throw both dice and flee with it."""
    s.tell(EVERYONE, "battled seat red foe:seat blue", s.turn, s.red, s.foe, s.blue)
    if s.red == s.blue:
        return
    better = s.turn if s.red > s.blue else s.foe
    if s.holder == better:
        s.tell(EVERYONE, "kept seat", better)
    else:
        s.holder = better
        s.out[better] = 1
        s.tell(EVERYONE, "stole seat", better)
    s.phase = phases.GUARD if kind_at(s, s.turn) == box.GUARD else phases.FLIGHT  # AT-STEAL-4


def reach_gate(s: State, seat: Seat) -> None:
    """AT-STEAL-8, AT-STEAL-7  Without the formula one turns round at the gate, or is stranded."""
    if s.holder == seat:
        win(s, seat)
        return
    if s.terms.turn_around:
        s.out[seat] = 0
        s.tell(EVERYONE, "turned seat", seat)
    if seat == s.turn:
        s.owed = 0 if standing.is_stranded(s, seat) else s.owed
        go_on(s)


# Le gagnant -------------------------------------------------------------------


def win(s: State, seat: Seat) -> None:
    """AT-WIN-1  Out of the fortress with the formula; no exact throw is needed.  AT-GOAL-1"""
    s.winner = seat
    s.phase = phases.OVER
    s.tell(EVERYONE, "won_formula seat", seat)
