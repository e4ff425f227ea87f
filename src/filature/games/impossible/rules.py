"""The rules of Mission Impossible, in the order of the sheet (rules.fr.md, rules.en.md)."""

from mypy_extensions import i64

from filature.core.seat import EVERYONE, NO_ONE, NOBODY, Seat, Seats, members, only

from . import actions as do
from . import phases
from .box import AGENTS, DIVERSION, MOST, NO_SPOT, OWN, card_list
from .state import (
    BY_ROUNDS,
    BY_SURVIVAL,
    HALF,
    HIT,
    NOT_YET,
    NOTHING,
    NOWHERE,
    ONCE,
    OUTCOMES,
    SEATS,
    STRUCK,
    State,
)

# But du jeu -------------------------------------------------------------------


def last_survivor(s: State) -> bool:
    """MI-GOAL-1  Find the others out and eliminate them; whoever is left alone has won."""
    return s.alive & (s.alive - 1) == 0


# Comment disposer le jeu --------------------------------------------------------


def figures(s: State) -> list[int]:
    """MI-SETUP-4  Each chooses one of the figures that nobody has."""
    return [do.FIGURE + colour for colour in range(MOST) if s.owner[colour] == NOBODY]


def choose_figure(s: State, seat: Seat, colour: i64) -> None:
    """MI-SETUP-4  In seat order, for all to see, before anyone opens a booklet.

    The sixth gets the figure that is left, and is not asked.
    """
    s.colour[seat] = colour
    s.owner[colour] = seat
    s.tell(EVERYONE, "chose seat colour", seat, colour)
    s.turn = (seat + 1) % s.seats
    if s.turn == 0:
        s.phase = phases.DEAL if s.seats == AGENTS else phases.ABSENT
    elif s.turn == MOST - 1:
        choose_figure(s, s.turn, figures(s)[0] - do.FIGURE)


def owner_of(s: State, spot: i64) -> Seat:
    """MI-SETUP-4  The seat whose figure has the colour of a square, or NOBODY."""
    return s.owner[spot // OWN]


def open_booklet(s: State, agent: i64) -> None:
    """MI-SETUP-6  With fewer than six players, what is not dealt is opened for all to see.

    It is opened before the others are dealt, which comes to the same.
    """
    s.pile &= ~(1 << agent)
    s.absent |= 1 << agent
    s.tell(EVERYONE, "absent agent", agent)
    if len(members(s.absent)) + s.seats == AGENTS:
        s.phase = phases.DEAL


def deal(s: State, agent: i64) -> None:
    """MI-SETUP-3, MI-SETUP-1  A shuffled booklet for each, in secret: an agent and a target."""
    seat = s.dealt
    s.pile &= ~(1 << agent)
    s.agent[seat] = agent
    s.mission[seat] = next_agent(s, agent)
    for kind in card_list(s.box, agent):  # MI-SETUP-2
        s.hand[seat] |= 1 << kind
    s.dealt += 1
    s.tell(only(seat), "dealt agent prey:agent", agent, s.mission[seat])
    if s.dealt == s.seats:
        s.phase = phases.LAY


def next_agent(s: State, agent: i64) -> i64:
    """MI-SETUP-7, MI-KILL-1  The next in the order of the hunt, leaving out the absent."""
    prey = (agent + 1) % AGENTS
    while (s.absent >> prey) & 1:
        prey = (prey + 1) % AGENTS
    return prey


def laying(s: State) -> Seat:
    """MI-SETUP-5  Chance lays the cards of seat after seat."""
    seat: i64 = 0
    while not s.hand[seat]:
        seat += 1
    return seat


def lay(s: State, seat: Seat, kind: i64) -> None:
    """MI-SETUP-5  Face down on each of the five squares of a colour: so chance proposes."""
    s.cards[s.colour[seat] * OWN + s.laid[seat]] = kind
    s.hand[seat] &= ~(1 << kind)
    s.laid[seat] += 1
    if s.laid[seat] == OWN:
        s.tell(only(seat), "proposed")
        if seat == s.seats - 1:
            s.phase = phases.PLACE


def cards_to_lay(s: State, seat: Seat) -> list[int]:
    """MI-SETUP-5  Any card that one has not laid oneself, on the next of one's own squares.

    What is left when four are laid has one place only.
    """
    if s.terms.random_layout or s.settled[seat] >= OWN - 1:
        return []
    kinds: i64 = 0
    first = s.colour[seat] * OWN
    spot: i64
    for spot in range(first + s.settled[seat], first + OWN):
        kinds |= 1 << s.cards[spot]
    return [do.LAY + kind for kind in members(kinds)]


def lay_otherwise(s: State, seat: Seat, kind: i64) -> None:
    """MI-SETUP-5  Another card on a square than chance has proposed: the two change places."""
    spot = s.colour[seat] * OWN + s.settled[seat]
    other = spot
    while s.cards[other] != kind:
        other += 1
    s.cards[other] = s.cards[spot]
    s.cards[spot] = kind
    s.settled[seat] += 1
    s.tell(only(seat), "laid card square", kind, s.box.square[spot])


def card_lies(s: State, spot: i64) -> bool:
    """MI-SETUP-8  A square of an unused colour holds no card and is like any other."""
    return spot != NO_SPOT and owner_of(s, spot) != NOBODY and not (s.gone >> spot) & 1


# Comment jouer ------------------------------------------------------------------


def starts(s: State, seat: Seat) -> list[int]:
    """MI-TURN-1  Any square of one's own colour."""
    first = do.START + s.colour[seat] * OWN
    return list(range(first, first + OWN))


def place(s: State, seat: Seat, spot: i64) -> None:
    """MI-TURN-1  Where one begins, chosen in secret.  MI-SETUP-5  The cards stay as they lie."""
    s.start[seat] = s.box.square[spot]
    s.ready |= 1 << seat
    s.tell(EVERYONE, "ready seat", seat)
    if s.ready == s.alive:
        unveil(s)


def unveil(s: State) -> None:
    """MI-TURN-1  When all are ready, the figures are placed, all at once."""
    seat: i64
    for seat in range(s.seats):
        s.at[seat] = s.start[seat]
        s.start[seat] = NOWHERE
        s.settled[seat] = 0
        s.tell(EVERYONE, "placed seat square", seat, s.at[seat])
    s.ready = NO_ONE
    s.turn = 0
    s.contenders = s.alive
    s.phase = phases.FIRST


def throw(s: State, points: i64) -> None:
    """MI-TURN-2  A throw for who begins, or for a turn."""
    if s.phase == phases.ROLL:
        roll(s, points)
        return
    s.throws[s.turn] = points
    s.tell(EVERYONE, "threw seat points", s.turn, points)
    seat = s.turn + 1
    while seat < s.seats and not (s.contenders >> seat) & 1:
        seat += 1
    if seat < s.seats:
        s.turn = seat
    else:
        choose_first(s)


def choose_first(s: State) -> None:
    """MI-TURN-2  The highest throw begins; equals throw again."""
    best: i64 = 0
    highest: i64 = NO_ONE
    seat: i64
    for seat in range(s.seats):
        if (s.contenders >> seat) & 1 and s.throws[seat] >= best:
            highest = (highest if s.throws[seat] == best else NO_ONE) | 1 << seat
            best = s.throws[seat]
    s.contenders = highest
    s.turn = members(highest)[0]
    if highest == only(s.turn):
        s.contenders = NO_ONE
        s.first = s.turn
        s.tell(EVERYONE, "begins seat", s.turn)
        s.phase = phases.ROLL
    else:
        s.tell(EVERYONE, "again")


def end_turn(s: State) -> None:
    """MI-TURN-2  Then clockwise.  MI-DUEL-4  After so many rounds the match is stopped."""
    s.challenged = NOBODY
    seat = s.turn
    while True:
        seat = (seat + 1) % s.seats
        if seat == s.first:
            s.round += 1
        if (s.alive >> seat) & 1:
            break
    s.turn = seat
    if s.round > s.terms.max_rounds:
        s.round = s.terms.max_rounds
        end(s, BY_ROUNDS)
    else:
        s.phase = phases.ROLL


# Le mouvement -------------------------------------------------------------------


def roll(s: State, points: i64) -> None:
    """MI-MOVE-1  The die says how many squares the figure may move.  MI-DUEL-1"""
    s.points = points
    s.range = multiplied(s, s.turn, points)
    s.tell(EVERYONE, "rolled seat points range", s.turn, points, s.range)
    s.phase = phases.MOVE
    if s.range == 0:
        stay(s, s.turn)


def moves(s: State, seat: Seat) -> list[int]:
    """MI-MOVE-1  Up to that many squares.  MI-MOVE-3  Any way, over figures and onto them.

    MI-MOVE-2  At least one, unless the table lets figures stay.
    """
    found: list[int] = []
    if s.terms.may_stay:
        found.append(do.STAY)
    reach = s.range if s.range < s.box.farthest else s.box.farthest
    for square in s.box.reach[reach * len(s.box.names) + s.at[seat]]:
        found.append(do.MOVE + square)
    return found


def move(s: State, seat: Seat, square: i64) -> None:
    """MI-MOVE-4  Only the square where a move ends counts: for the clue and for the figures."""
    s.at[seat] = square
    s.tell(EVERYONE, "moved seat square", seat, square)
    if gives_clue(s, seat):
        look(s, seat)
    else:
        meet(s, seat)


def meet(s: State, seat: Seat) -> None:
    """MI-MOVE-4  After the clue, the figures on the square; nobody is asked what is forced."""
    others = challenges(s, seat)
    s.phase = phases.CHALLENGE
    if not others:
        end_turn(s)
    elif len(others) == 1:
        challenge(s, seat, others[0] - do.CHALLENGE)


def stay(s: State, seat: Seat) -> None:
    """MI-MOVE-2, MI-DUEL-2  Whoever stays has not arrived: no clue and no challenge."""
    s.tell(EVERYONE, "stayed seat", seat)
    end_turn(s)


# La sécurité --------------------------------------------------------------------


def spot_of(s: State, seat: Seat) -> i64:
    """MI-SAFE-1  Which coloured square a figure stands on, if any."""
    return s.box.spot[s.at[seat]]


def safe(s: State, seat: Seat) -> bool:
    """MI-SAFE-1  On each square of one's own colour, all through the match.

    MI-SAFE-2  And nowhere else.
    """
    spot = spot_of(s, seat)
    return spot != NO_SPOT and owner_of(s, spot) == seat


# Les indices --------------------------------------------------------------------


def gives_clue(s: State, seat: Seat) -> bool:
    """MI-CLUE-5  Another's card: one's own squares give no clue."""
    spot = spot_of(s, seat)
    return card_lies(s, spot) and owner_of(s, spot) != seat


def look(s: State, seat: Seat) -> None:
    """MI-CLUE-1  Whoever ends on another's colour takes the card; all see that, and no more.

    MI-CLUE-2  What one has read and put back, one need not read again.
    """
    spot = spot_of(s, seat)
    s.tell(EVERYONE, "looked seat owner:seat square", seat, owner_of(s, spot), s.at[seat])
    if (s.looked[seat] >> spot) & 1:
        meet(s, seat)
    else:
        s.phase = phases.READ


def read(s: State) -> None:
    """MI-CLUE-1  The card is for its reader alone.  MI-CLUE-2  It is put back, or kept."""
    seat = s.turn
    spot = spot_of(s, seat)
    s.looked[seat] |= 1 << spot
    learn(s, seat, spot)
    if s.terms.keep_clues:
        s.gone |= 1 << spot
    meet(s, seat)


def learn(s: State, seat: Seat, spot: i64) -> None:
    """MI-CLUE-3  A feature, to be noted against a colour.  MI-CLUE-4  Or nothing."""
    if s.cards[spot] == DIVERSION:
        s.tell(only(seat), "diverted owner:seat", owner_of(s, spot))
    else:
        s.tell(only(seat), "clue card owner:seat", s.cards[spot], owner_of(s, spot))


# L'élimination ------------------------------------------------------------------


def is_target(s: State, hunter: Seat, seat: Seat) -> bool:
    """MI-KILL-1  Each hunts one agent: the next of the cycle that is still in the match."""
    return s.mission[hunter] == s.agent[seat]


def may_challenge(s: State, seat: Seat, other: Seat) -> bool:
    """MI-KILL-2  Another figure on the square where the move has ended, if it is not safe."""
    return (
        other != seat
        and s.at[other] == s.at[seat]
        and (s.alive >> other) & 1 == 1
        and not safe(s, other)
    )


def challenges(s: State, seat: Seat) -> list[int]:
    """MI-KILL-3  One may decline, unless the table forces it.  MI-KILL-8  One of them, not more."""
    found: list[int] = []
    other: i64
    for other in range(s.seats):
        if may_challenge(s, seat, other):
            if not found and not s.terms.forced_challenge:
                found.append(do.PASS)
            found.append(do.CHALLENGE + other)
    return found


def challenge(s: State, seat: Seat, other: Seat) -> None:
    """MI-KILL-2  One silently shows one's booklet, and those taken over, to that player alone."""
    s.challenged = other
    s.tell(EVERYONE, "challenged seat target:seat", seat, other)
    s.phase = phases.SHOW


def show(s: State) -> None:
    """MI-KILL-2  The challenged now knows the challenger, and whom the challenger hunts."""
    seat = s.turn
    s.met[s.challenged] |= held_by(s, seat)
    to = only(s.challenged)
    s.tell(to, "shown seat agent prey:agent", seat, s.agent[seat], s.mission[seat])
    answer(s, s.challenged, true_answer(s, s.challenged))


def held_by(s: State, seat: Seat) -> Seats:
    """MI-KILL-4  The seats whose booklets a seat holds, its own included."""
    seats: i64 = NO_ONE
    other: i64
    for other in range(s.seats):
        if s.holder[other] == seat:
            seats |= 1 << other
    return seats


def true_answer(s: State, seat: Seat) -> i64:
    """MI-KILL-4, MI-KILL-5, MI-KILL-6  All know that there is one answer: nobody is asked."""
    if is_target(s, s.turn, seat):
        return HIT
    return STRUCK if is_target(s, seat, s.turn) else NOTHING


def answer(s: State, seat: Seat, outcome: i64) -> None:
    """MI-KILL-7  All see that there was a challenge and who leaves, not what was shown."""
    write_down(s, seat, outcome)
    if outcome == HIT:
        s.tell(EVERYONE, "yielded seat hunter:seat", seat, s.turn)
        eliminate(s, seat, s.turn)
    elif outcome == STRUCK:
        s.tell(EVERYONE, "struck seat hunter:seat", s.turn, seat)
        eliminate(s, s.turn, seat)
    else:
        s.tell(EVERYONE, "denied seat target:seat", s.turn, seat)
        end_turn(s)


def write_down(s: State, seat: Seat, outcome: i64) -> None:
    """MI-KILL-7  The ledger of all challenges.  MI-KILL-6  To repeat one teaches nothing new."""
    line = (s.turn * SEATS + seat) * OUTCOMES + outcome
    n: i64 = len(s.ledger) - 1
    while n >= 0 and s.ledger[n] % OUTCOMES == NOTHING:
        if s.ledger[n] % (SEATS * SEATS * OUTCOMES) == line:
            return
        n -= 1
    s.ledger.append(s.round * SEATS * SEATS * OUTCOMES + line)


def eliminate(s: State, seat: Seat, hunter: Seat) -> None:
    """MI-KILL-4, MI-KILL-5  Who is found out leaves; booklets and mission go to the hunter."""
    s.alive &= ~(1 << seat)
    s.at[seat] = NOWHERE
    s.victims[hunter] += 1
    s.mission[hunter] = s.mission[seat]
    other: i64
    for other in range(s.seats):
        if s.holder[other] == seat:
            s.holder[other] = hunter
            s.met[hunter] |= 1 << other
    if s.terms.clear_clues:
        clear(s, seat)
    if last_survivor(s):
        end(s, BY_SURVIVAL)
        return
    s.tell(only(hunter), "inherited agent", s.mission[hunter])
    if s.alive & (s.alive - 1) & ((s.alive & (s.alive - 1)) - 1) == 0:
        begin_duel(s)
    end_turn(s)


def clear(s: State, seat: Seat) -> None:
    """MI-KILL-9  The clue cards of the fallen stay where they are, or are taken away."""
    s.gone |= ((1 << OWN) - 1) << (s.colour[seat] * OWN)


def hunted_by_each_other(s: State) -> bool:
    """MI-KILL-10  Of two, each is the other's target: whoever arrives and challenges wins."""
    one, two = members(s.alive)
    return is_target(s, one, two) and is_target(s, two, one)


# Le duel ------------------------------------------------------------------------


def begin_duel(s: State) -> None:
    """MI-DUEL-1  From now on both multiply their throws."""
    assert hunted_by_each_other(s)
    one, two = members(s.alive)
    first, second = multiplier(s, one), multiplier(s, two)
    s.tell(EVERYONE, "duel one:seat first:pace two:seat second:pace", one, first, two, second)


def multiplier(s: State, seat: Seat) -> i64:
    """MI-DUEL-1  When two are left, the throw is multiplied by the agents one has eliminated.

    MI-DUEL-2  Without any it is 0, which counts as the table says.
    """
    rest = s.alive & (s.alive - 1)
    if rest & (rest - 1):
        return 1
    count = eliminated(s, seat)
    return 1 if count == 0 and s.terms.no_victim == ONCE else count


def multiplied(s: State, seat: Seat, points: i64) -> i64:
    """MI-DUEL-1  How many squares a throw is good for.  MI-DUEL-2  Half of it, rounded up."""
    factor = multiplier(s, seat)
    if factor == 0 and s.terms.no_victim == HALF:
        return (points + 1) // 2
    return points * factor


def eliminated(s: State, seat: Seat) -> i64:
    """MI-DUEL-3  One's own victims, challengers who fell included; or all booklets taken over."""
    if not s.terms.count_booklets:
        return s.victims[seat]
    held = len(members(held_by(s, seat)))
    return held - 1 if held else 0  # who has left holds none, not even the own one


# Le vainqueur -------------------------------------------------------------------


def end(s: State, how: i64) -> None:
    """MI-WIN-1  The match is over."""
    s.ending = how
    s.challenged = NOBODY
    s.phase = phases.OVER
    s.tell(EVERYONE, "over ending", how)


def winners(s: State) -> list[int]:
    """MI-WIN-1  The survivor; of several when the match is stopped, who eliminated the most."""
    if s.ending == NOT_YET:
        return []
    left = members(s.alive)
    if s.ending == BY_SURVIVAL:
        return left
    most = max([s.victims[seat] for seat in left])
    return [seat for seat in left if s.victims[seat] == most]
