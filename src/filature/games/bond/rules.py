"""The rules of James Bond 007 - Missions Spéciales, in the order of the sheet."""

from mypy_extensions import i64

from filature.core.rng import Rng
from filature.core.seat import CHANCE_ALONE, EVERYONE, NO_ONE, Seat, Seats, only

from . import actions as do
from . import phases
from .box import BLACK, COMBAT, FIRST_Q_DIE, INTELLIGENCE, REPORT, SIDES, WHITE, Q
from .places import LONDON, NOWHERE
from .state import (
    ABANDONED,
    ARMS,
    BLOCK,
    BY_CLOSING,
    BY_LOSS,
    BY_SURVIVAL,
    BY_TARGET,
    FINISHED,
    GEAR,
    HOME,
    IN_PLAY,
    IN_PROGRESS,
    NO_MISSION,
    NO_THROW,
    NOT_YET,
    OUT,
    TRANSPORT,
    TYPES,
    State,
)

# The order of play ------------------------------------------------------------


def actors(s: State) -> Seats:
    """Whose move it is."""
    phase = s.phase
    if phase == phases.READY:
        return ((1 << s.seats) - 1) & ~s.ready
    if phase == phases.OVER:
        return NO_ONE
    return CHANCE_ALONE if is_chance(phase) else only(s.turn)


def is_chance(phase: i64) -> bool:
    """Whether dice or cards are to be thrown or drawn."""
    return (
        phase == phases.STARS
        or phase == phases.SKULLS
        or phase == phases.GAIN
        or phase == phases.ORDER
        or phase == phases.DEAL
        or phase == phases.DRAW
    )


def options(s: State, seat: Seat) -> list[int]:
    """What an acting seat may do."""
    phase = s.phase
    if phase == phases.TURN:
        return turns(s, seat)
    if phase == phases.ARRIVED:
        return arrivals(s, seat)
    if phase == phases.TIE:
        return [do.PAY, do.RETHROW]
    if phase == phases.BONUS:
        return bonuses(s, seat)
    if phase == phases.CHOOSE:
        return [do.PASS, *choices(s, seat)]
    return readies(s)


def chance(s: State) -> list[tuple[int, int]]:
    """What fate may do: the faces of a die, or the cards that are left."""
    if s.phase == phases.DEAL or s.phase == phases.DRAW:
        return [(do.CARD + mission, 1) for mission in cards(s)]
    base = do.SKULLS if s.phase == phases.SKULLS else do.STARS
    base = do.GAIN if s.phase == phases.GAIN else base
    die = die_of(s)
    faces = [(base + face, int(s.box.weight(die, face))) for face in range(do.FACES)]
    return [(action, weight) for action, weight in faces if weight]


def draw(s: State, rng: Rng) -> i64:
    """One outcome of `chance`, without listing them."""
    if s.phase == phases.DEAL or s.phase == phases.DRAW:
        left = cards(s)
        return do.CARD + left[rng.below(len(left))]
    face: i64 = s.box.faces[die_of(s) * SIDES + rng.below(SIDES)]
    if s.phase == phases.GAIN:
        return do.GAIN + face
    return do.SKULLS + face if s.phase == phases.SKULLS else do.STARS + face


def die_of(s: State) -> i64:
    """Which die is thrown now."""
    if s.phase == phases.GAIN:
        return FIRST_Q_DIE + s.die
    return BLACK if s.phase == phases.SKULLS else WHITE


def apply(s: State, seat: Seat, action: i64) -> None:
    """One line per verb."""
    if action >= do.MISSION:
        choose(s, seat, action - do.MISSION)
    elif action >= do.BONUS:
        value(s, seat, action - do.BONUS)
    elif action == do.RETHROW:
        fight_on(s, seat)
    elif action == do.PAY:
        pay_draw(s, seat)
    elif action >= do.EXPRESS:
        express(s, seat, action - do.EXPRESS)
    elif action >= do.TRANSIT:
        transit(s, seat, action - do.TRANSIT)
    elif action >= do.GO:
        go(s, seat, action - do.GO)
    elif action >= do.EQUIP:
        equip(s, seat, action - do.EQUIP)
    elif action == do.ABANDON:
        abandon(s, seat)
    elif action == do.PASS:
        pass_by(s, seat)
    elif action == do.ENGAGE:
        engage(s, seat)
    elif action > do.READY:
        get_ready(s, seat, action - do.READY)
    else:
        befall(s, action)


def befall(s: State, action: i64) -> None:
    """What fate does, one line per verb."""
    if action >= do.CARD:
        deal(s, action - do.CARD)
    elif action > do.GAIN:
        gain(s, s.turn, action - do.GAIN)
    elif action >= do.SKULLS:
        throw_skulls(s, s.turn, action - do.SKULLS)
    elif s.phase == phases.ORDER:
        throw_for_order(s, action - do.STARS)
    else:
        throw_stars(s, s.turn, action - do.STARS)


def audience(s: State, seat: Seat, action: i64) -> Seats:
    """Everyone sees everything."""
    return EVERYONE


# Le but et la fin --------------------------------------------------------------


def evaluate(s: State, seat: Seat) -> None:
    """BOND-GOAL-1, BOND-GOAL-2  Back in London alive, and only then, the total is looked at.

    BOND-GOAL-4  Under the target another mission must follow.
    """
    if s.score[seat] >= s.terms.target:
        s.standing[seat] = HOME
        s.home.append(seat)
        s.tell(EVERYONE, "home seat total place:rank", seat, s.score[seat], len(s.home))
        after_leaving(s)
    else:
        s.phase = phases.CHOOSE


def after_leaving(s: State) -> None:
    """BOND-GOAL-5, BOND-GOAL-6  The first to come home ends it, or the last to stay alive."""
    playing: i64 = 0
    seat: i64
    for seat in range(s.seats):
        playing += 1 if s.standing[seat] == IN_PLAY else 0
    if s.home and (playing <= 1 or not s.terms.play_for_places):
        end(s, BY_TARGET)
    elif playing == 0:
        end(s, BY_LOSS)
    elif playing == 1 and s.terms.last_survivor_wins:
        end(s, BY_SURVIVAL)
    else:
        next_turn(s)


def end(s: State, how: i64) -> None:
    """BOND-GOAL-5  It ends at once."""
    s.ending = how
    s.phase = phases.OVER
    s.tell(EVERYONE, "over ending", how)


def winners(s: State) -> list[int]:
    """BOND-GOAL-1, BOND-GOAL-6  The first home; else the survivors with the highest total."""
    if s.ending == NOT_YET:
        return []
    if s.home:
        return [s.home[0]]
    alive = [seat for seat in range(s.seats) if s.standing[seat] == IN_PLAY]
    best = max([s.score[seat] for seat in alive], default=0)
    return [seat for seat in alive if s.score[seat] == best]


# La fiche d'évaluation ---------------------------------------------------------


def add_block(s: State, seat: Seat, status: i64) -> None:
    """BOND-FORM-4, BOND-FORM-5  The block of a mission, as M fills it in when it is over."""
    s.blocks.append(seat)
    s.blocks.append(s.mission[seat])
    s.blocks.append(status)
    kind: i64
    for kind in range(TYPES):
        s.blocks.append(units(s, seat, kind) if status == FINISHED else 0)
    for kind in range(TYPES):
        s.blocks.append(0)
    s.last[seat] = s.mission[seat]
    s.mission[seat] = NO_MISSION


def units(s: State, seat: Seat, kind: i64) -> i64:
    """BOND-FORM-7  The quantity left: points; with the option, the fewest cards that make them."""
    points: i64 = s.stock[seat * TYPES + kind]
    return (points + 2) // 3 if s.terms.bonus_counts_cards else points


def report(s: State, seat: Seat) -> None:
    """BOND-GOAL-3, BOND-FORM-5  The mission's value is entered, then what is left over."""
    mission = s.mission[seat]
    add_block(s, seat, FINISHED)
    s.score[seat] += s.box.missions.value[mission]
    s.quiet = 0
    s.valued = 0
    s.kind = -1
    s.tell(
        EVERYONE,
        "reported seat mission points total",
        seat,
        mission,
        s.box.missions.value[mission],
        s.score[seat],
    )
    next_type(s, seat)


def next_type(s: State, seat: Seat) -> None:
    """BOND-FORM-9  Type by type, the agent splits what is left, as long as there is a choice."""
    s.kind += 1
    while s.kind < TYPES and (units(s, seat, s.kind) == 0 or room(s, seat) == 0):
        s.kind += 1
    if s.kind < TYPES:
        s.phase = phases.BONUS
    else:
        s.kind = 0
        evaluate(s, seat)


def room(s: State, seat: Seat) -> i64:
    """BOND-FORM-8  No more than half of the mission's value: 14 points of 50 for 1,450."""
    return s.box.most_bonus[s.last[seat]] - s.valued


def bonuses(s: State, seat: Seat) -> list[int]:
    """BOND-FORM-9  From none to all that is left of this type, within the limit."""
    most = min(units(s, seat, s.kind), room(s, seat))
    return [do.BONUS + count for count in range(most + 1)]


def value(s: State, seat: Seat, count: i64) -> None:
    """BOND-FORM-6, BOND-FORM-9  50 points each; the others are carried into the next mission."""
    s.blocks[len(s.blocks) - TYPES + s.kind] = count
    s.valued += count
    s.score[seat] += count * s.box.point
    s.stock[seat * TYPES + s.kind] -= worth(s, seat, count)
    if count:
        s.tell(EVERYONE, "valued seat points type total", seat, count, s.kind, s.score[seat])
    next_type(s, seat)


def worth(s: State, seat: Seat, count: i64) -> i64:
    """BOND-FORM-7  The points of so many units; of cards, the smallest go first."""
    if count == 0 or not s.terms.bonus_counts_cards:
        return count
    odd: i64 = s.stock[seat * TYPES + s.kind] % 3
    return (odd if odd else 3) + 3 * (count - 1)


# L'abandon ---------------------------------------------------------------------


def abandon(s: State, seat: Seat) -> None:
    """BOND-ABND-1, BOND-ABND-3  At any time, points of earlier missions are kept.

    BOND-ABND-5  It takes the turn, and the next mission is chosen at once.
    """
    s.tell(EVERYONE, "abandoned seat mission", seat, s.mission[seat])
    add_block(s, seat, ABANDONED)
    lose_all(s, seat)
    s.phase = phases.DRAW if s.terms.abandon_random_mission else phases.CHOOSE


def lose_all(s: State, seat: Seat) -> None:
    """BOND-ABND-2, BOND-ABND-4  Every Q card goes back; nothing is left but to begin anew."""
    kind: i64
    for kind in range(TYPES):
        s.stock[seat * TYPES + kind] = 0
    s.place[seat] = NOWHERE
    s.toward[seat] = NOWHERE
    s.branch[seat] = NOWHERE
    s.fighting[seat] = 0


# La préparation ----------------------------------------------------------------


def throw_for_order(s: State, stars: i64) -> None:
    """BOND-SETUP-3  Everyone throws the white die; the highest begins."""
    s.tell(EVERYONE, "threw seat stars", s.thrower, stars)
    s.thrown[s.thrower] = stars
    rank = s.order.index(s.thrower)
    low: i64 = s.tied[rank]
    if rank + 1 < s.seats and s.tied[rank + 1] == low:
        s.thrower = s.order[rank + 1]
        return
    sort(s, low, rank + 1)
    throw_again(s)


def sort(s: State, low: i64, high: i64) -> None:
    """BOND-SETUP-3  Descending; who threw alike is not yet told apart."""
    rank: i64
    for rank in range(low + 1, high):
        place = rank
        seat = s.order[rank]
        while place > low and s.thrown[s.order[place - 1]] < s.thrown[seat]:
            s.order[place] = s.order[place - 1]
            place -= 1
        s.order[place] = seat
    for rank in range(low, high):
        same = rank > low and s.thrown[s.order[rank]] == s.thrown[s.order[rank - 1]]
        s.tied[rank] = s.tied[rank - 1] if same else rank


def throw_again(s: State) -> None:
    """BOND-SETUP-3  Those who are tied, and only they, throw again among themselves."""
    rank: i64
    low: i64 = -1
    for rank in range(s.seats - 1, 0, -1):
        if s.tied[rank] != rank:
            low = s.tied[rank]
    if low < 0:
        s.phase = phases.DEAL
        return
    for rank in range(low, s.seats):
        if s.tied[rank] == low:
            s.thrown[s.order[rank]] = NO_THROW
    s.thrower = s.order[low]


def cards(s: State) -> list[int]:
    """BOND-SETUP-5  The counter-espionage cards that chance may turn up."""
    if s.phase == phases.DRAW:
        return [action - do.MISSION for action in choices(s, s.turn)]
    taken = missions_taken(s)
    return [mission for mission in range(do.MISSIONS) if not (taken >> mission) & 1]


def deal(s: State, mission: i64) -> None:
    """BOND-SETUP-5  The k-th card is the mission of the k-th agent."""
    if s.phase == phases.DRAW:
        choose(s, s.turn, mission)
        return
    take(s, s.order[s.dealt], mission)
    s.dealt += 1
    if s.dealt == s.seats:
        s.phase = phases.READY


def take(s: State, seat: Seat, mission: i64) -> None:
    """BOND-SETUP-6, BOND-ABND-4  A mission sheet; Q hands out its base allocation.

    BOND-STAGE-2  The figure stands at the origin.
    """
    s.mission[seat] = mission
    s.stage[seat] = s.box.missions.start[mission]
    s.place[seat] = s.box.missions.place[s.stage[seat]]
    s.first[seat] = 1
    s.fighting[seat] = 0
    kind: i64
    for kind in range(TYPES):
        s.stock[seat * TYPES + kind] += s.box.missions.allocation[mission * TYPES + kind]
    s.tell(EVERYONE, "took seat mission place", seat, mission, s.place[seat])
    come_to_stage(s, seat)


def readies(s: State) -> list[int]:
    """BOND-FORM-2, BOND-FORM-3  A code name that nobody has; 007 is not to be had."""
    return [
        do.READY + code
        for code in range(1, do.CODES + 1)
        if code != do.TAKEN_CODE and code not in s.code
    ]


def get_ready(s: State, seat: Seat, code: i64) -> None:
    """BOND-SETUP-7  Play starts once every agent has said to be ready."""
    s.code[seat] = code
    s.ready |= only(seat)
    s.tell(EVERYONE, "readied seat code", seat, code)
    if s.ready == (1 << s.seats) - 1:
        s.turn = s.order[0]
        begin_turn(s)


# La désignation des missions ---------------------------------------------------


def missions_taken(s: State) -> i64:
    """BOND-MISS-1  The missions in progress, a bit each."""
    taken: i64 = 0
    seat: i64
    for seat in range(s.seats):
        if s.mission[seat] != NO_MISSION:
            taken |= 1 << s.mission[seat]
    return taken


def choices(s: State, seat: Seat) -> list[int]:
    """BOND-MISS-1, BOND-MISS-2  Any that is free, but not the one just finished or abandoned."""
    taken = missions_taken(s) | (1 << s.last[seat])
    found: list[int] = []
    mission: i64
    for mission in range(do.MISSIONS):
        if not (taken >> mission) & 1:
            found.append(do.MISSION + mission)
    return found


def choose(s: State, seat: Seat, mission: i64) -> None:
    """BOND-MISS-5  Chosen in the turn of the return; it begins with the next turn."""
    take(s, seat, mission)
    next_turn(s)


# Les étapes --------------------------------------------------------------------


def at_stage(s: State, seat: Seat) -> bool:
    """BOND-STAGE-12  Whether the agent stands where the present stage is; none is skipped."""
    return s.place[seat] == s.box.missions.place[s.stage[seat]]


def come_to_stage(s: State, seat: Seat) -> None:
    """BOND-STAGE-6  Q waits at a branch when its stage has come."""
    if at_stage(s, seat) and s.box.missions.sort[s.stage[seat]] == Q:
        if s.place[seat] != LONDON:
            s.branch[seat] = s.place[seat]
        if not missing_gear(s, seat):
            finish_stage(s, seat)


def missing_gear(s: State, seat: Seat) -> i64:
    """BOND-STAGE-7  How much gear must still be obtained at this stage of Q, whatever is held."""
    held: i64 = s.stock[seat * TYPES + GEAR] if s.terms.required_by_holding else s.got[seat]
    return max(0, s.box.missions.gear[s.stage[seat]] - held)


def finish_stage(s: State, seat: Seat) -> None:
    """BOND-STAGE-12, BOND-STAGE-16  On to the next stage, be it at the same place."""
    start: i64 = s.box.missions.start[s.mission[seat]]
    s.tell(EVERYONE, "done seat number", seat, s.stage[seat] - start + 1)
    s.stage[seat] += 1
    s.got[seat] = 0
    s.fighting[seat] = 0
    come_to_stage(s, seat)


# Le contre-espionnage ----------------------------------------------------------


def villain(s: State, seat: Seat) -> Seat:
    """BOND-CE-1, BOND-CE-5  Whoever plays next and lives; if none lives, whoever sits next."""
    rank = s.order.index(seat)
    step: i64
    for step in range(1, s.seats):
        other = s.order[(rank + step) % s.seats]
        if s.standing[other] != OUT:
            return other
    return s.order[(rank + 1) % s.seats]


# Le tour de jeu ----------------------------------------------------------------


def begin_turn(s: State) -> None:
    """BOND-TURN-1  An agent acts once a turn.  BOND-MOVE-6  Whoever is in transit travels on."""
    seat = s.turn
    if s.mission[seat] == NO_MISSION:
        s.phase = phases.CHOOSE
    elif s.toward[seat] != NOWHERE:
        travel_on(s, seat)
    elif at_stage(s, seat) and s.box.missions.sort[s.stage[seat]] == REPORT:
        report(s, seat)
    else:
        s.phase = phases.TURN


def turns(s: State, seat: Seat) -> list[int]:
    """BOND-TURN-1, BOND-TURN-5  Engage, wait, abandon, equip or travel: one of them."""
    found: list[int] = []
    if may_engage(s, seat):
        found.append(do.ENGAGE)
        if is_bound(s, seat):
            found.append(do.ABANDON)
            return found
    found.append(do.PASS)  # BOND-TURN-6
    found.append(do.ABANDON)
    if may_equip(s, seat):
        add_equips(found)
    if may_leave(s, seat):
        add_journeys(s, seat, found)
    return found


def arrivals(s: State, seat: Seat) -> list[int]:
    """BOND-TURN-2  Move first, then play at the place reached, in the same turn."""
    found: list[int] = []
    if may_engage(s, seat):
        found.append(do.ENGAGE)
        if s.terms.forced_engagement:
            return found
    found.append(do.PASS)
    if s.terms.equip_on_arrival and may_equip(s, seat):
        add_equips(found)
    return found


def pass_by(s: State, seat: Seat) -> None:
    """BOND-TURN-6, BOND-MISS-3  Waiting is allowed, also for a mission about to be free."""
    s.tell(EVERYONE, "waited seat", seat)
    end_turn(s)


def end_turn(s: State) -> None:
    """BOND-TURN-4  Whatever comes next comes with the next turn."""
    s.first[s.turn] = 0
    next_turn(s)


def next_turn(s: State) -> None:
    """BOND-TURN-1  Round the table, in the order of play; a long lull closes the evaluation."""
    rank = s.order.index(s.turn)
    step: i64
    for step in range(1, s.seats + 1):
        if rank + step == s.seats:
            s.round += 1
            s.quiet += 1
        s.turn = s.order[(rank + step) % s.seats]
        if s.standing[s.turn] == IN_PLAY:
            break
    if s.quiet >= s.terms.close:
        end(s, BY_CLOSING)
    else:
        begin_turn(s)


# Les déplacements --------------------------------------------------------------


def may_leave(s: State, seat: Seat) -> bool:
    """BOND-MOVE-1  Not in the first turn (BOND-STAGE-2), nor before Q has given what is due.

    A branch that is left is closed for good (BOND-Q-2): its stage could never be done.
    """
    if s.first[seat]:
        return False
    waits = s.branch[seat] != NOWHERE and s.box.missions.sort[s.stage[seat]] == Q
    return not (waits and at_stage(s, seat))


def add_journeys(s: State, seat: Seat, found: list[int]) -> None:
    """BOND-MOVE-1, BOND-MOVE-8  A line, a transit, or a direct link of Q that can be paid."""
    here: i64 = s.place[seat]
    ways = s.box.lines
    way: i64
    for way in range(ways.start[here], ways.start[here + 1]):
        found.append(do.GO + ways.to[way])
    ways = s.box.transit
    for way in range(ways.start[here], ways.start[here + 1]):
        found.append(do.TRANSIT + ways.to[way])
    ways = s.box.express
    purse: i64 = s.stock[seat * TYPES + TRANSPORT]
    for way in range(ways.start[here], ways.start[here + 1]):
        if ways.price[way] <= purse:
            found.append(do.EXPRESS + ways.to[way])


def go(s: State, seat: Seat, to: i64) -> None:
    """BOND-MOVE-2  Along one line, in one turn."""
    s.tell(EVERYONE, "went seat place", seat, to)
    leave(s, seat)
    arrive(s, seat, to)


def transit(s: State, seat: Seat, to: i64) -> None:
    """BOND-MOVE-4, BOND-MOVE-6  As many turns as the table says; there is no way back."""
    turns = s.box.transit.price[s.box.transit.find(s.place[seat], to)]
    s.tell(EVERYONE, "boarded seat place turns", seat, to, turns)
    leave(s, seat)
    s.toward[seat] = to
    s.left[seat] = turns
    travel_on(s, seat)


def travel_on(s: State, seat: Seat) -> None:
    """BOND-MOVE-6  One more turn of transit; with the last one the agent arrives."""
    s.left[seat] -= 1
    if s.left[seat] > 0:
        s.tell(EVERYONE, "travels seat place turns", seat, s.toward[seat], s.left[seat])
        end_turn(s)
        return
    to = s.toward[seat]
    s.toward[seat] = NOWHERE
    s.tell(EVERYONE, "landed seat place", seat, to)
    arrive(s, seat, to)


def express(s: State, seat: Seat, to: i64) -> None:
    """BOND-MOVE-8, BOND-MOVE-9  One turn; the points, of any vehicle, go back to Q."""
    price: i64 = s.box.express.price[s.box.express.find(s.place[seat], to)]
    s.stock[seat * TYPES + TRANSPORT] -= price
    s.tell(EVERYONE, "rushed seat place points", seat, to, price)
    leave(s, seat)
    arrive(s, seat, to)


def leave(s: State, seat: Seat) -> None:
    """BOND-MOVE-1, BOND-Q-2  A branch of Q closes behind whoever leaves it."""
    s.place[seat] = NOWHERE
    s.branch[seat] = NOWHERE
    s.fighting[seat] = 0


def arrive(s: State, seat: Seat, to: i64) -> None:
    """BOND-MOVE-6, BOND-TURN-2  The place is reached; what can be done there can be done now."""
    s.place[seat] = to
    if at_stage(s, seat) and s.box.missions.sort[s.stage[seat]] == REPORT:
        report(s, seat)
        return
    arrived_to_engage = may_engage(s, seat)
    come_to_stage(s, seat)
    if arrived_to_engage or (s.terms.equip_on_arrival and may_equip(s, seat)):
        s.phase = phases.ARRIVED
    else:
        end_turn(s)


# Le département Q --------------------------------------------------------------


def may_equip(s: State, seat: Seat) -> bool:
    """BOND-Q-1  In London, or at the branch that is open.  BOND-Q-9  Not on the way to report."""
    if s.branch[seat] != NOWHERE:
        return True
    return s.place[seat] == LONDON and s.box.missions.sort[s.stage[seat]] != REPORT


def add_equips(found: list[int]) -> None:
    """BOND-Q-3  Instead of moving: the red die, the yellow or the blue."""
    found.append(do.EQUIP + ARMS)
    found.append(do.EQUIP + GEAR)
    found.append(do.EQUIP + TRANSPORT)


def equip(s: State, seat: Seat, kind: i64) -> None:
    """BOND-Q-3, BOND-Q-5  One throw a turn."""
    s.die = kind
    s.phase = phases.GAIN


def gain(s: State, seat: Seat, points: i64) -> None:
    """BOND-Q-4, BOND-Q-5, BOND-Q-7  As many points as the face shows, without limit."""
    s.stock[seat * TYPES + s.die] += points
    s.tell(EVERYONE, "equipped seat points type", seat, points, s.die)
    if at_stage(s, seat) and s.box.missions.sort[s.stage[seat]] == Q:
        if s.die == GEAR:
            s.got[seat] += points
        if not missing_gear(s, seat):
            finish_stage(s, seat)
    end_turn(s)


# Les engagements ---------------------------------------------------------------


def may_engage(s: State, seat: Seat) -> bool:
    """BOND-ENG-1  Where the present stage is a fight.  BOND-CE-3  At Q and MI6 there is none."""
    sort = s.box.missions.sort[s.stage[seat]]
    return at_stage(s, seat) and (sort == COMBAT or sort == INTELLIGENCE)


def is_bound(s: State, seat: Seat) -> bool:
    """BOND-ENG-8  A drawn fight goes on; one may not walk away from it."""
    if s.terms.forced_engagement:
        return True
    return s.fighting[seat] == 1 and not s.terms.retreat_after_tie


def engage(s: State, seat: Seat) -> None:
    """BOND-ENG-1  The agent takes the white die, the counter-espionage the black one."""
    against = villain(s, seat)
    sort = s.box.missions.sort[s.stage[seat]]
    s.tell(EVERYONE, "engaged seat sort against:seat", seat, sort, against)
    s.phase = phases.STARS


def throw_stars(s: State, seat: Seat, stars: i64) -> None:
    """BOND-ENG-1"""
    s.stars = stars
    s.phase = phases.SKULLS


def throw_skulls(s: State, seat: Seat, skulls: i64) -> None:
    """BOND-ENG-1, BOND-ENG-2, BOND-ENG-3, BOND-ENG-4  Stars and skulls are compared."""
    s.skulls = skulls
    s.tell(EVERYONE, "compared seat stars skulls", seat, s.stars, skulls)
    if s.stars > skulls:
        win(s, seat)
    elif s.stars < skulls:
        make_good(s, seat, skulls - s.stars + 1)
    elif s.stock[purse(s, seat)]:
        s.phase = phases.TIE
    else:
        fight_on(s, seat)


def purse(s: State, seat: Seat) -> i64:
    """BOND-ENG-6, BOND-STAGE-5  Arms pay for combat, gear for intelligence; never mixed."""
    fight = s.box.missions.sort[s.stage[seat]]
    return seat * TYPES + (ARMS if fight == COMBAT else GEAR)


def fight_on(s: State, seat: Seat) -> None:
    """BOND-ENG-3  The fight goes on: both throw again in the agent's next turn."""
    s.fighting[seat] = 1
    s.tell(EVERYONE, "drew seat", seat)
    forget_throws(s)
    end_turn(s)


def pay_draw(s: State, seat: Seat) -> None:
    """BOND-ENG-3  Or one point is paid, and the stage is won at once."""
    make_good(s, seat, 1)


def make_good(s: State, seat: Seat, price: i64) -> None:
    """BOND-ENG-4, BOND-ENG-7  The deficit and one more, to turn the result round; no less.

    BOND-ENG-5  Whoever cannot pay is out.
    """
    at = purse(s, seat)
    if s.stock[at] < price:
        eliminate(s, seat, price)
        return
    s.stock[at] -= price
    s.tell(EVERYONE, "paid seat points type", seat, price, at - seat * TYPES)
    win(s, seat)


def win(s: State, seat: Seat) -> None:
    """BOND-ENG-2  The stage is won; the agent goes on with the next turn."""
    forget_throws(s)
    finish_stage(s, seat)
    end_turn(s)


def forget_throws(s: State) -> None:
    """BOND-ENG-1  The dice are taken up again."""
    s.stars = NO_THROW
    s.skulls = NO_THROW


def eliminate(s: State, seat: Seat, price: i64) -> None:
    """BOND-ENG-5, BOND-ENG-10  Out: the Q cards go back, the mission is free again."""
    s.tell(EVERYONE, "fell seat mission points", seat, s.mission[seat], price)
    forget_throws(s)
    add_block(s, seat, IN_PROGRESS)
    lose_all(s, seat)
    s.standing[seat] = OUT
    after_leaving(s)
