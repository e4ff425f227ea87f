"""The rules of James Bond 007 - Missions Spéciales, in the order of the sheet.

Whose move it is and what each verb calls is in play.py.
"""

from mypy_extensions import i64

from filature.core.seat import EVERYONE, Seat, only
from filature.parts.order import end_of_tie, first_tie, rank_of, settle_tie

from . import actions as do
from . import phases
from . import state as how
from .box import COMBAT, INTELLIGENCE, NO_STAGE, REPORT, Q
from .places import LONDON, NOWHERE
from .state import ARMS, GEAR, TRANSPORT, TYPES, State
from .ways import FAR, Ways

# Le but et la fin --------------------------------------------------------------


def evaluate(s: State, seat: Seat) -> None:
    """BOND-GOAL-1, BOND-GOAL-2  Back in London alive, and only then, the total is looked at.

    BOND-GOAL-4  Under the target another mission must follow.
    """
    if s.score[seat] >= s.terms.target:
        s.standing[seat] = how.HOME
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
        playing += 1 if s.standing[seat] == how.IN_PLAY else 0
    if s.home and (playing <= 1 or not s.terms.play_for_places):
        end(s, how.BY_TARGET)
    elif playing == 0:
        end(s, how.BY_LOSS)
    elif playing == 1 and s.terms.last_survivor_wins:
        end(s, how.BY_SURVIVAL)
    else:
        s.phase = phases.NEXT


def end(s: State, ending: i64) -> None:
    """BOND-GOAL-5  It ends at once."""
    s.ending = ending
    s.phase = phases.OVER
    s.tell(EVERYONE, "over ending", ending)


def winners(s: State) -> list[int]:
    """BOND-GOAL-1, BOND-GOAL-6  The first home; else the survivors with the highest total."""
    if s.ending == how.NOT_YET:
        return []
    if s.home:
        return [s.home[0]]
    alive = [seat for seat in range(s.seats) if s.standing[seat] == how.IN_PLAY]
    best = max([s.score[seat] for seat in alive], default=0)
    return [seat for seat in alive if s.score[seat] == best]


# La fiche d'évaluation ---------------------------------------------------------


def add_block(s: State, seat: Seat, status: i64) -> None:
    """BOND-FORM-4, BOND-FORM-5  The block of a mission, as M fills it in when it is over."""
    s.blocks += [seat, s.mission[seat], status]
    kind: i64
    for kind in range(TYPES):
        s.blocks.append(units(s, seat, kind) if status == how.FINISHED else 0)
    s.blocks += [0] * TYPES
    s.last[seat] = s.mission[seat]
    s.mission[seat] = how.NO_MISSION


def units(s: State, seat: Seat, kind: i64) -> i64:
    """BOND-FORM-7  The quantity left: points; with the option, the fewest cards that make them."""
    points = s.stock[seat * TYPES + kind]
    return (points + 2) // 3 if s.terms.bonus_counts_cards else points


def report(s: State, seat: Seat) -> None:
    """BOND-FORM-5, BOND-GOAL-3  The mission's value is entered, then what is left over."""
    mission = s.mission[seat]
    points = s.box.missions.value[mission]
    add_block(s, seat, how.FINISHED)
    s.score[seat] += points
    s.quiet = 0
    s.valued = 0
    s.kind = -1
    s.tell(EVERYONE, "reported seat mission points", seat, mission, points)
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
    return s.box.bonus.most[s.last[seat]] - s.valued


def bonuses(s: State, seat: Seat) -> list[int]:
    """BOND-FORM-9  From none to all that is left of this type, within the limit."""
    most = min(units(s, seat, s.kind), room(s, seat))
    return [do.BONUS + count for count in range(most + 1)]


def value(s: State, seat: Seat, count: i64) -> None:
    """BOND-FORM-6, BOND-FORM-9, BOND-Q-8  50 points each; the others are kept for what follows."""
    s.blocks[len(s.blocks) - TYPES + s.kind] = count
    s.valued += count
    s.score[seat] += count * s.box.bonus.point
    s.stock[seat * TYPES + s.kind] -= worth(s, seat, count)
    if count:
        s.tell(EVERYONE, "valued seat points type total", seat, count, s.kind, s.score[seat])
    next_type(s, seat)


def worth(s: State, seat: Seat, count: i64) -> i64:
    """BOND-FORM-7  The points of so many units; of cards, the smallest go first."""
    if count == 0 or not s.terms.bonus_counts_cards:
        return count
    odd = s.stock[seat * TYPES + s.kind] % 3
    return (odd if odd else 3) + 3 * (count - 1)


# L'abandon ---------------------------------------------------------------------


def abandon(s: State, seat: Seat) -> None:
    """BOND-ABND-1, BOND-ABND-3  At any time, points of earlier missions are kept.

    BOND-ABND-5  It takes the turn, and the next mission is chosen at once.
    """
    s.tell(EVERYONE, "abandoned seat mission", seat, s.mission[seat])
    add_block(s, seat, how.ABANDONED)
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
    s.got[seat] = 0


# La préparation ----------------------------------------------------------------


def throw_for_order(s: State, stars: i64) -> None:
    """BOND-SETUP-3  Everyone throws the white die; the highest begins."""
    s.tell(EVERYONE, "threw seat stars", s.thrower, stars)
    s.thrown[s.thrower] = stars
    low = s.tied[rank_of(s.order, s.thrower)]
    rank: i64
    for rank in range(low, end_of_tie(s.tied, low)):
        if s.thrown[s.order[rank]] == how.NO_THROW:
            s.thrower = s.order[rank]
            return
    settle_tie(s.order, s.tied, s.thrown, low)
    throw_again(s)


def throw_again(s: State) -> None:
    """BOND-SETUP-3  Those who are tied, and only they, throw again to tell themselves apart.

    BOND-SETUP-4  The order that comes of it is the order round the table.
    """
    low = first_tie(s.tied)
    if low < 0:
        s.phase = phases.DEAL
        return
    s.thrower = s.order[low]
    rank: i64
    for rank in range(low, end_of_tie(s.tied, low)):
        s.thrown[s.order[rank]] = how.NO_THROW


def deal(s: State, mission: i64) -> None:
    """BOND-SETUP-5  The k-th card is the mission of the k-th agent."""
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
    """BOND-SETUP-7, BOND-FORM-2, BOND-FORM-3  Ready, under a free code name; never 007."""
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
        s.phase = phases.BEGIN


# La désignation des missions ---------------------------------------------------


def free_missions(s: State, seat: Seat) -> list[int]:
    """BOND-MISS-1, BOND-MISS-2  Any that nobody is on, but the one just finished or abandoned."""
    taken: i64 = 0
    other: i64
    for other in range(s.seats):
        if s.mission[other] != how.NO_MISSION:
            taken |= 1 << s.mission[other]
    if s.last[seat] != how.NO_MISSION:
        taken |= 1 << s.last[seat]
    return [mission for mission in range(do.MISSIONS) if not (taken >> mission) & 1]


def choose(s: State, seat: Seat, mission: i64) -> None:
    """BOND-MISS-5  Chosen in the turn of the return; it begins with the next turn."""
    take(s, seat, mission)
    s.phase = phases.NEXT


# Les étapes --------------------------------------------------------------------


def stage_here(s: State, seat: Seat) -> i64:
    """BOND-STAGE-12  The sort of the present stage where it is, else NO_STAGE; none is skipped."""
    stage = s.stage[seat]
    here = s.place[seat] == s.box.missions.place[stage]
    return s.box.missions.sort[stage] if here else NO_STAGE


def come_to_stage(s: State, seat: Seat) -> None:
    """BOND-STAGE-6  Q waits at a branch when its stage has come."""
    if stage_here(s, seat) == Q:
        if s.place[seat] != LONDON:
            s.branch[seat] = s.place[seat]
        if not missing_gear(s, seat):
            finish_stage(s, seat)


def missing_gear(s: State, seat: Seat) -> i64:
    """BOND-STAGE-7  How much gear must still be obtained at this stage of Q, whatever is held."""
    held = s.stock[seat * TYPES + GEAR] if s.terms.required_by_holding else s.got[seat]
    return max(0, s.box.missions.gear[s.stage[seat]] - held)


def finish_stage(s: State, seat: Seat) -> None:
    """BOND-STAGE-12, BOND-STAGE-16  On to the next stage, be it at the same place."""
    start = s.box.missions.start[s.mission[seat]]
    s.tell(EVERYONE, "done seat number", seat, s.stage[seat] - start + 1)
    s.stage[seat] += 1
    s.got[seat] = 0
    s.fighting[seat] = 0
    come_to_stage(s, seat)


# Le contre-espionnage ----------------------------------------------------------


def villain(s: State, seat: Seat) -> Seat:
    """BOND-CE-1, BOND-CE-5  Whoever plays next and lives; if none lives, whoever sits next."""
    rank = rank_of(s.order, seat)
    step: i64
    for step in range(1, s.seats):
        other = s.order[(rank + step) % s.seats]
        if s.standing[other] != how.OUT:
            return other
    return s.order[(rank + 1) % s.seats]


# Le tour de jeu ----------------------------------------------------------------


def begin_turn(s: State) -> None:
    """BOND-TURN-1  An agent acts once a turn.  BOND-MOVE-6  Whoever is in transit travels on."""
    seat = s.turn
    if s.mission[seat] == how.NO_MISSION:
        s.phase = phases.CHOOSE
    elif s.toward[seat] != NOWHERE:
        travel_on(s, seat)
    elif stage_here(s, seat) == REPORT:
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
    s.phase = phases.END


def end_turn(s: State) -> None:
    """BOND-TURN-4  Whatever comes next comes with the next turn."""
    s.first[s.turn] = 0
    s.phase = phases.NEXT


def next_turn(s: State) -> None:
    """BOND-TURN-1  Round the table, in the order of play; a long lull closes the evaluation."""
    rank = rank_of(s.order, s.turn)
    step: i64
    for step in range(1, s.seats + 1):
        if rank + step == s.seats:
            s.round += 1
            s.quiet += 1
        s.turn = s.order[(rank + step) % s.seats]
        if s.standing[s.turn] == how.IN_PLAY:
            break
    if s.quiet >= s.terms.close:
        end(s, how.BY_CLOSING)
    else:
        s.phase = phases.BEGIN


# Les déplacements --------------------------------------------------------------


def may_leave(s: State, seat: Seat) -> bool:
    """BOND-MOVE-1  Not in the first turn (BOND-STAGE-2), nor before Q has given what is due.

    A branch that is left is closed for good (BOND-Q-2): its stage could never be done.
    """
    return not s.first[seat] and (stage_here(s, seat) != Q or s.place[seat] == LONDON)


def add_journeys(s: State, seat: Seat, found: list[int]) -> None:
    """BOND-MOVE-1, BOND-MOVE-8  A line, a transit, or a direct link of Q that can be paid."""
    here, purse = s.place[seat], s.stock[seat * TYPES + TRANSPORT]
    add_ways(found, s.box.lines, here, do.GO, 1)
    add_ways(found, s.box.transit, here, do.TRANSIT, FAR)
    add_ways(found, s.box.express, here, do.EXPRESS, purse)


def add_ways(found: list[int], ways: Ways, here: i64, base: i64, most: i64) -> None:
    """BOND-MOVE-8  The ways from here that cost no more than so much."""
    way: i64
    for way in range(ways.start[here], ways.start[here + 1]):
        if ways.price[way] <= most:
            found.append(base + ways.to[way])


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
        s.phase = phases.END
        return
    to = s.toward[seat]
    s.toward[seat] = NOWHERE
    s.tell(EVERYONE, "landed seat place", seat, to)
    arrive(s, seat, to)


def express(s: State, seat: Seat, to: i64) -> None:
    """BOND-MOVE-8, BOND-MOVE-9  One turn; the points, of any vehicle, go back to Q."""
    price = s.box.express.price[s.box.express.find(s.place[seat], to)]
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
    if stage_here(s, seat) == REPORT:
        report(s, seat)  # BOND-Q-9  and nothing else
        return
    arrived_to_engage = may_engage(s, seat)
    come_to_stage(s, seat)
    if arrived_to_engage or (s.terms.equip_on_arrival and may_equip(s, seat)):
        s.phase = phases.ARRIVED
    else:
        s.phase = phases.END


# Le département Q --------------------------------------------------------------


def may_equip(s: State, seat: Seat) -> bool:
    """BOND-Q-1, BOND-Q-10  In London, also where one fights there, or at the open branch."""
    return s.place[seat] == LONDON or s.branch[seat] != NOWHERE


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
    if stage_here(s, seat) == Q:
        if s.die == GEAR:
            s.got[seat] += points
        if not missing_gear(s, seat):
            finish_stage(s, seat)
    s.phase = phases.END


# Les engagements ---------------------------------------------------------------


def may_engage(s: State, seat: Seat) -> bool:
    """BOND-ENG-1  Where the present stage is a fight.  BOND-CE-3  At Q and MI6 there is none."""
    return stage_here(s, seat) <= INTELLIGENCE


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
    s.stars = how.NO_THROW
    s.skulls = how.NO_THROW
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
    s.phase = phases.END


def make_good(s: State, seat: Seat, price: i64) -> None:
    """BOND-ENG-4, BOND-ENG-7  The deficit and one more, to turn the result round; no less.

    BOND-ENG-3  One point for a draw, and the stage is won at once.
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
    finish_stage(s, seat)
    s.phase = phases.END


def eliminate(s: State, seat: Seat, price: i64) -> None:
    """BOND-ENG-5, BOND-ENG-10  Out: the Q cards go back, the mission is free again."""
    s.tell(EVERYONE, "fell seat mission points", seat, s.mission[seat], price)
    add_block(s, seat, how.IN_PROGRESS)
    lose_all(s, seat)
    s.standing[seat] = how.OUT
    after_leaving(s)
