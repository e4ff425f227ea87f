"""The order of play: whose move it is, what each may do, and what happens then."""

from mypy_extensions import i64

from filature.core.rng import Rng, drawn
from filature.core.seat import CHANCE_ALONE, EVERYONE, NO_ONE, Seat, Seats, only
from filature.parts.cards import nth

from . import actions as do
from . import phases
from .box import ANTIVIRUS, NO_FLOOR, NO_KIND, ROOMS, VIRUS
from .rules import ch01_objects as objects
from .rules import ch02_cases as cases
from .rules import ch03_combat as combat
from .rules import ch04_tools as tools
from .rules import ch05_specials as specials
from .rules import ch06_setup as setup
from .rules import ch07_moving as moving
from .rules import ch08_meeting as meeting
from .rules import ch09_rewards as rewards
from .rules import ch10_evasion as evasion
from .rules import ch11_rooms as rooms
from .rules import ch12_endings as endings
from .state import AT_FLIGHT, State


def actors(s: State) -> Seats:
    """Whose move it is."""
    phase = s.phase
    if phase == phases.OVER:
        return NO_ONE
    if phase == phases.CHOOSE or phase == phases.EXCHANGE:
        return meeting.choosers(s)
    if (phases.OF_THE_ACTIVE >> phase) & 1:
        return only(s.turn)
    return only(s.asked) if (phases.OF_THE_ASKED >> phase) & 1 else CHANCE_ALONE


def options(s: State, seat: Seat) -> list[int]:
    """What an acting seat may do."""
    found = decisions(s, seat)
    cases.add_openings(s, seat, found)
    return found


def decisions(s: State, seat: Seat) -> list[int]:
    """What the phase asks of a seat."""
    phase = s.phase
    if phase == phases.MOVE:
        return moving.walks(s, seat) + rooms.deeds(s, seat)
    if phase == phases.PICK:
        return moving.company(s, seat)
    if phase == phases.CHOOSE:
        return meeting.choices(s, seat)
    if phase == phases.COMBAT:
        return combat.defences(s, seat)
    if phase == phases.EXCHANGE:
        return meeting.offers(s, seat)
    if phase == phases.REWARD:
        return rewards.rewards(s, seat)
    if phase == phases.ROOM:
        return objects.drops(s, seat)
    if phase == phases.SENTRY:
        return meeting.rooms_for_guard(s)
    if phase == phases.PUSH:
        return evasion.pushes(s, seat)
    if phase == phases.ACTION:
        return deeds_or_ways(s, seat)
    if phase == phases.ORDER or phase == phases.KEEP:
        return rooms.picks(s)
    if phase == phases.EVADE:
        return evasion.evasions(s, seat)
    if phase == phases.AGREE:
        return [do.AGREE, do.REFUSE]
    if phase == phases.GUARD:
        return meeting.rounds(s)
    if phase == phases.CASE:
        return cases.puts(s, seat)
    return tools.sights(s, seat)


def deeds_or_ways(s: State, seat: Seat) -> list[int]:
    """In company the way out stands beside the action: who takes it does not act."""
    if not evasion.must_leave(s):
        return [int(do.PASS), *rooms.deeds(s, seat)]
    found = rooms.deeds(s, seat) + evasion.evasions(s, seat)
    found.sort()
    return found


def chance(s: State) -> list[tuple[int, int]]:
    """What fate may do, with weights: the number of cards that would do it."""
    phase = s.phase
    if phase == phases.DRAW or phase == phases.DEAL:
        return [(do.DRAW + kind, weight) for kind, weight in objects.top_outcomes(s, 0)]
    if phase == phases.LOOK:
        return rooms.look_outcomes(s)
    if phase == phases.FIND:
        return [(do.SHOW + s.content[s.opened], 1)]
    if phase == phases.STEAL:
        return rewards.theft_outcomes(s)
    if phase == phases.QUESTION:
        return rewards.question_outcomes(s)
    if phase == phases.GUARD_CARD:
        return meeting.guard_outcomes()
    if phase == phases.STOW:
        return setup.stow_outcomes(s)
    if phase == phases.FIRST:
        return [(do.FIRST + seat, 1) for seat in range(s.seats)]
    return setup.loyalty_outcomes(s)


def draw(s: State, rng: Rng) -> i64:
    """One outcome of `chance`; the pile without listing it."""
    pile = s.phase == phases.DRAW or s.phase == phases.DEAL
    hidden = s.pile - len(s.top) - len(s.bottom)
    if pile and not s.top and hidden > 0:
        return do.DRAW + nth(s.bag, 0, rng.below(hidden))
    return drawn(chance(s), rng)


def apply(s: State, seat: Seat, action: i64) -> None:
    """Carries out an action, and whatever follows of itself."""
    if action < do.PASS:
        befall(s, action)
    elif action < do.TAKE:
        walk_or_meet(s, seat, action)
    elif action < do.PICK:
        act(s, seat, action)
    else:
        finish_turn(s, seat, action)
    while s.phase >= phases.BEGIN:
        go_on(s)


def audience(s: State, seat: Seat, action: i64) -> Seats:
    """Who sees it done: what is dealt, looked at, stolen or sealed is not for all."""
    phase = s.phase
    if (phases.SEALED >> phase) & 1 and action < do.OPEN:
        return only(seat)
    if phase == phases.DEAL:
        return only(setup.dealt_to(s))
    if phase == phases.DRAW:
        return only(s.asked)
    if phase == phases.LOOK:
        return rooms.lookers(s)
    if phase == phases.FIND:
        return only(s.turn)
    if phase == phases.STEAL:
        return rewards.robbed(s)
    if phase == phases.QUESTION:
        return only(s.winner)
    if phase == phases.LOYALTY and not s.plan.open:
        return only(s.dealt)
    if phase == phases.ASIDE or phase == phases.STOW:
        return NO_ONE
    return EVERYONE


# One line per verb -------------------------------------------------------------


def befall(s: State, action: i64) -> None:
    """Chance."""
    if action >= do.GUARD_CARD:
        meeting.guard_shows(s, action - do.GUARD_CARD)
    elif action >= do.FIRST:
        setup.begin_match(s, action - do.FIRST)
    elif action >= do.QUESTION:
        rewards.question(s, action - do.QUESTION)
    elif action >= do.LOSE:
        rewards.lose(s, action - do.LOSE)
    elif action >= do.SHOW:
        show(s, action - do.SHOW)
    elif action >= do.DRAW:
        if s.phase == phases.DEAL:
            setup.deal(s, action - do.DRAW)
        else:
            rooms.draw(s, action - do.DRAW)
    elif action >= do.STOW:
        setup.stow(s, action - do.STOW)
    elif action >= do.LOYALTY:
        setup.swear(s, action - do.LOYALTY)
    else:
        setup.set_aside(s, action - do.ASIDE)


def show(s: State, kind: i64) -> None:
    if s.phase == phases.FIND:
        cases.find(s)
        return
    rooms.show(s, kind)
    if s.looks > 0:
        return
    if s.look == AT_FLIGHT:
        endings.take_off(s)
    else:
        rooms.shown(s)


def walk_or_meet(s: State, seat: Seat, action: i64) -> None:
    """Movement, interaction, rewards."""
    if action >= do.PUSH:
        push(s, seat, action - do.PUSH)
    elif action == do.DECLINE:
        objects.decline(s, seat)
    elif action >= do.DROP:
        objects.drop(s, seat, action - do.DROP)
    elif action >= do.INJURE:
        reward(s, action)
    elif action >= do.OFFER:
        meeting.offer(s, seat, NO_KIND if action == do.OFFER_NOTHING else action - do.OFFER)
    elif action == do.PLAY_VEST:
        combat.play_vest(s, seat)
    elif action == do.PLAY_WEAPON:
        combat.play_weapon(s, seat)
    elif action >= do.CARD:
        meeting.choose(s, seat, action - do.CARD)
    elif action >= do.GOGGLES:
        tools.put_on_goggles(s, seat, action - do.GOGGLES)
    elif action >= do.MEET:
        moving.confront(s, action - do.MEET)
    elif action == do.KEY:
        tools.turn_key(s, seat)
    elif action >= do.STEP:
        moving.step(s, seat, action - do.STEP)
    elif action == do.PASS:
        pass_by(s, seat)
    else:
        evasion.answer(s, seat, action == do.AGREE)


def reward(s: State, action: i64) -> None:
    rewards.claim(s)
    if action == do.INJURE:
        rewards.strike(s)
    elif action == do.STEAL:
        rewards.rob(s)
    else:
        rewards.interrogate(s)


def push(s: State, seat: Seat, room: i64) -> None:
    if s.phase == phases.SENTRY:
        meeting.send_guard(s, s.guard, room)
        s.phase = phases.ACTION
    else:
        evasion.push(s, seat, room)


def pass_by(s: State, seat: Seat) -> None:
    """Every request may be declined."""
    if s.phase == phases.COMBAT:
        combat.pass_combat(s)
    elif s.phase == phases.MOVE or s.phase == phases.ACTION:
        rooms.no_deed(s)
    elif s.phase == phases.GUARD:
        moving.next_turn(s)
    else:
        tools.take_off_goggles(s, seat)


def act(s: State, seat: Seat, action: i64) -> None:
    """The action of a turn."""
    if action == do.REST:
        rooms.rest(s, seat)
    elif action == do.HIDE:
        tools.hide(s, seat)
    elif action >= do.HEAL:
        tools.heal(s, seat, action - do.HEAL)
    elif action >= do.SEND_VIRUS:
        specials.send(s, seat, VIRUS if action == do.SEND_VIRUS else ANTIVIRUS)
    elif action >= do.INSTALL:
        specials.install(s, seat, action - do.INSTALL)
    elif action >= do.SCRAP:
        specials.scrap(s, seat, action - do.SCRAP)
    elif action >= do.BOMB:
        objects.blow_up(s, seat, action - do.BOMB)
    elif action >= do.BOARD:
        rooms.board(s, seat, action - do.BOARD)
    else:
        work_room(s, seat, action)


def work_room(s: State, seat: Seat, action: i64) -> None:
    """What a room is for."""
    if action >= do.RELEASE:
        rooms.release(s, seat, action - do.RELEASE)
    elif action >= do.LOCK:
        rooms.lock(s, seat, NO_FLOOR if action == do.UNLOCK else action - do.LOCK)
    elif action >= do.DARK:
        rooms.switch(s, seat, NO_FLOOR if action == do.LIGHT else action - do.DARK)
    elif action >= do.CALL:
        rooms.call(s, seat, action - do.CALL)
    elif action >= do.XRAY:
        rooms.scan(s, seat, action - do.XRAY)
    elif action == do.SEARCH:
        rooms.search(s, seat)
    elif action == do.SORT:
        rooms.sort(s, seat)
    elif action == do.WATCH:
        rooms.watch(s, seat)
    elif action == do.REARM:
        rooms.rearm(s, seat)
    else:
        rooms.take(s, seat)


def finish_turn(s: State, seat: Seat, action: i64) -> None:
    """Cards looked at, evasion, guards, briefcases."""
    if action >= do.OPEN:
        cases.open_case(s, seat, action - do.OPEN)
    elif action >= do.PUT:
        cases.put(s, seat, NO_KIND if action == do.PUT_NOTHING else action - do.PUT)
    elif action >= do.GUARD:
        meeting.send_guard(s, (action - do.GUARD) // ROOMS, (action - do.GUARD) % ROOMS)
        moving.next_turn(s)
    elif action >= do.ASK:
        evasion.ask(s, seat, action - do.ASK)
    elif action >= do.EVADE:
        evasion.evade(s, action - do.EVADE)
    elif action == do.STAY:
        stay(s, seat)
    else:
        rooms.pick(s, seat, action - do.PICK)


def stay(s: State, seat: Seat) -> None:
    if s.phase == phases.SENTRY:
        s.phase = phases.ACTION
    else:
        evasion.stay(s, s.turn)


def go_on(s: State) -> None:
    """One step that asks nobody."""
    phase = s.phase
    if phase == phases.BEGIN:
        moving.begin_turn(s)
    elif phase == phases.ARRIVE:
        moving.arrive(s)
    elif phase == phases.MEETING:
        meeting.meet(s)
    elif phase == phases.AFTER_MEETING:
        meeting.after_meeting(s)
    elif phase == phases.AFTER_REWARD:
        rewards.after_reward(s)
    elif phase == phases.EMPTY:
        rooms.open_drawer(s)
    elif phase == phases.AFTER_ACTION:
        s.may_act = False
        s.phase = phases.LEAVE
    elif phase == phases.LEAVE:
        evasion.leave(s)
    elif phase == phases.SHOW_OUT:
        evasion.show_out(s)
    else:
        moving.end_turn(s)
