"""What breaks each clause of [redacted], from the state itself: an oracle of refusals.

An action that is offered breaks none of them.
"""

from typing import Any, Final

from filature.core.seat import NOBODY
from filature.games.redacted import actions as do
from filature.games.redacted import phases
from filature.games.redacted.box import (
    AID,
    ARMOURY,
    BEDFELLOWS,
    BOMB,
    BREAKER,
    CASE,
    CODEBREAKER,
    COMPUTER,
    CONTRABAND,
    DANGER_ZONE,
    DUEL,
    GOGGLES,
    HAND,
    KEY,
    KINDS,
    LETTER,
    LOCKDOWN,
    LOCKED,
    MAIN,
    NATIONS,
    NO_FLOOR,
    OFFICE,
    PART,
    RADIO,
    ROOF,
    ROOMS,
    SECRETS,
    SECURITY,
    SERVICE,
    STORAGE,
    TRIANGLE,
    VEST,
    VIRUS,
    WALL,
    WEAPON,
    XRAY,
    is_crucial,
)
from filature.games.redacted.state import NO_GUARD, OUT_COLD, STANDING, State

PASSABLE: Final = ("goggles", "pass")
DEEDS: Final = (  # for the action of a turn
    *("take", "rearm", "watch", "sort", "search", "xray", "call", "dark", "light", "lock"),
    *("unlock", "release", "board", "bomb", "scrap", "install", "send_virus"),
    *("send_antivirus", "heal", "hide", "rest", "pass"),
)
WAYS_OUT: Final = ("key", "push", "stay", "evade", "ask")  # beside the action, in company
STEPS: Final = {  # in each step, what may be done at all; a briefcase may be opened besides
    phases.MOVE: ("step", "key", "meet", "goggles", *DEEDS),
    phases.PICK: ("meet",),
    phases.GOGGLES_ROOM: PASSABLE,
    phases.GOGGLES_ANSWER: PASSABLE,
    phases.CHOOSE: ("card",),
    phases.COMBAT: ("play_weapon", "play_vest", "pass"),
    phases.EXCHANGE: ("offer", "offer_nothing"),
    phases.REWARD: ("injure", "steal", "interrogate", "play_weapon", "play_vest"),
    phases.ROOM: ("drop", "decline"),
    phases.SENTRY: ("push", "stay"),
    phases.PUSH: ("push", "stay"),
    phases.ACTION: (*DEEDS, *WAYS_OUT),
    phases.ORDER: ("pick",),
    phases.KEEP: ("pick",),
    phases.EVADE: WAYS_OUT,
    phases.AGREE: ("agree", "refuse"),
    phases.GOGGLES_EVADE: PASSABLE,
    phases.GUARD: ("guard", "pass"),
    phases.CASE: ("put", "put_nothing"),
}
SEALED: Final = (phases.CHOOSE, phases.EXCHANGE)  # both decide, at the same time
ANSWERS: Final = (  # of whoever is asked
    *(phases.GOGGLES_ROOM, phases.GOGGLES_ANSWER, phases.GOGGLES_EVADE),
    *(phases.COMBAT, phases.REWARD, phases.ROOM, phases.PUSH, phases.AGREE),
)
CHANCE: Final = (
    *("aside", "loyalty", "stow", "draw", "show", "lose", "question", "first", "guard_card"),
)
AIMED: Final = ("meet", "goggles", "xray", "heal")
PLACES: Final = {  # which clause says where something is done, and where that is
    "RED-ROOM-1": (("take",), STORAGE),
    "RED-ROOM-2": (("call",), RADIO),
    "RED-ROOM-3": (("dark", "light"), BREAKER),
    "RED-ROOM-4": (("rearm",), ARMOURY),
    "RED-ROOM-5": (("xray",), XRAY),
    "RED-ROOM-6": (("sort",), COMPUTER),
    "RED-ROOM-7": (("watch",), SECURITY),
    "RED-ROOM-8": (("search",), OFFICE),
    "RED-ROOM-9": (("board", "bomb", "scrap"), ROOF),
    "RED-LOCK-1": (("lock", "unlock"), LOCKDOWN),
    "RED-LOCK-3": (("release",), LOCKDOWN),
    "RED-HELI-7": (("bomb",), ROOF),
    "RED-ZONE-2": (("install",), ROOF),
}


class Move:
    """A move that somebody would make now."""

    def __init__(self, s: State, seat: int, verb: str, arguments: tuple[int, ...]) -> None:
        self.s, self.seat, self.verb, self.arguments = s, seat, verb, arguments
        self.argument: int = arguments[-1] if arguments else NOBODY

    @property
    def active(self) -> bool:
        return self.seat == self.s.turn

    @property
    def here(self) -> int:
        return self.s.room[self.seat]

    @property
    def target(self) -> int:
        return self.argument if self.verb in AIMED else NOBODY

    @property
    def aimed(self) -> bool:
        """Whether it is aimed at somebody at the table."""
        return 0 <= self.target < self.s.seats

    def lacks(self, kind: int) -> bool:
        """Whether the hand has no such object."""
        return not self.s.hands[self.seat * KINDS + kind]

    @property
    def asked(self) -> bool:
        """Whether the step is one in which this seat decides."""
        if self.s.phase in SEALED:
            return self.active or (self.seat == self.s.foe and self.s.guard == NO_GUARD)
        return self.seat == self.s.asked if self.s.phase in ANSWERS else self.active

    @property
    def answered(self) -> bool:
        return self.s.phase in SEALED and bool(self.s.answered & 1 << self.seat)

    def out_of(self, *steps: int) -> bool:
        """Whether it is this step now, and the move no part of it, or not by whom it is asked of.
        Who neither is active nor asked has no part in it at all."""
        if self.s.phase not in steps or not (self.active or self.asked):
            return False
        opens = self.verb == "open" and self.active and self.s.phase != phases.CASE
        part = self.verb in STEPS[self.s.phase] or opens
        return not part or not self.asked or self.answered

    def in_step(self, step: int) -> bool:
        """Whether this seat decides in this step."""
        return self.s.phase == step and self.asked

    def elsewhere(self, clause: str) -> bool:
        """Whether it is no deed for the room where the agent is."""
        verbs, place = PLACES[clause]
        return self.verb in verbs and self.here != place


# The plan -----------------------------------------------------------------------------------


def door(s: State, here: int, there: int) -> int:
    return s.box.door[here * ROOMS + there]


def touches(s: State, floor: int, here: int, there: int) -> bool:
    return floor != NO_FLOOR and floor in (s.box.floor[here], s.box.floor[there])


def shut(s: State, here: int, there: int) -> bool:
    """Whether a lockdown shuts the main stairs between two rooms."""
    return door(s, here, there) == MAIN and touches(s, s.lock, here, there)


def locked(s: State, here: int, there: int) -> bool:
    """Whether it takes a Key to go from a room to another."""
    return door(s, here, there) == LOCKED and not touches(s, s.release, here, there)


def unkeyed(s: State, here: int) -> bool:
    """Whether no Key is in effect, nor the right to leave the stairs where the turn began."""
    return not s.unlocked and not (s.from_service and here == SERVICE)


def is_taken(s: State, room: int) -> bool:
    return room in s.room or room in s.guards


def refuges(s: State, here: int) -> list[int]:
    """The rooms next door where one may end up, without a Key from the hand."""
    rooms = [n for n in range(ROOMS) if door(s, here, n) != WALL and not shut(s, here, n)]
    free = [n for n in rooms if s.plan.public[n] or not is_taken(s, n)]
    return [n for n in free if not (locked(s, here, n) and unkeyed(s, here))]


def dark(s: State, room: int) -> bool:
    lit = s.plan.public[room] or room == SERVICE
    return s.dark != NO_FLOOR and s.box.floor[room] == s.dark and not lit


# Movement -----------------------------------------------------------------------------------


def way(m: Move) -> tuple[int, int] | None:
    """From where to where somebody would go, be it another agent."""
    if m.verb in ("step", "evade", "ask") or (m.verb == "push" and m.s.phase != phases.SENTRY):
        start = m.here if m.verb == "step" else m.s.room[m.s.turn]
        return (start, m.argument) if start >= 0 else None
    return None


def goes(m: Move, *verbs: str) -> tuple[int, int] | None:
    return way(m) if m.verb in verbs and STEPS.get(m.s.phase) and m.asked else None


def no_door(m: Move) -> bool:
    found = way(m)
    return found is not None and door(m.s, *found) == WALL


def stairs_shut(m: Move) -> bool:
    found = way(m)
    return found is not None and shut(m.s, *found)


def no_key(m: Move) -> bool:
    """One goes through a locked door oneself."""
    found = goes(m, "step", "evade")
    return found is not None and locked(m.s, *found) and unkeyed(m.s, found[0])


def no_key_for_another(m: Move) -> bool:
    """One sends another through a locked door, without a Key or one in effect."""
    found = goes(m, "push", "ask")
    if found is None or not (locked(m.s, *found) and unkeyed(m.s, found[0])):
        return False
    return m.lacks(KEY)


def dragged(m: Move) -> bool:
    found = goes(m, "push")
    return found is not None and m.s.free and locked(m.s, *found) and unkeyed(m.s, found[0])


def no_refuge(m: Move) -> bool:
    found = goes(m, "evade", "push", "ask")
    if found is None:
        return False
    start, end = found
    room = m.s.plan.public[end] or not is_taken(m.s, end)
    return not room or door(m.s, start, end) == WALL


def too_far(m: Move) -> bool:
    """Knocked out, one does not move, nor confronts anybody instead."""
    cold = m.active and (m.s.dazed or m.s.posture[m.seat] == OUT_COLD)
    upright = m.s.posture[m.seat] == STANDING
    reach = m.s.plan.reach if upright else m.s.box.injured_range
    return (m.verb == "step" and m.s.steps >= reach) or (m.verb in ("step", "meet") and cold)


def in_company(m: Move) -> bool:
    """Whether the active agent shares a room that is not public, once the walk is over."""
    room = m.s.room[m.s.turn]
    if m.s.phase not in (phases.ACTION, phases.EVADE) or room < 0 or m.s.plan.public[room]:
        return False
    return list(m.s.room).count(room) > 1 or room in m.s.guards


def together(m: Move) -> bool:
    return m.aimed and m.target != m.seat and m.here == m.s.room[m.target]


def not_during_movement(m: Move) -> bool:
    late = in_company(m) and m.s.terms.key_at_evasion
    moment = m.active and (m.s.phase == phases.MOVE or late)
    return m.verb == "key" and (not moment or m.lacks(KEY))


# Interactions -------------------------------------------------------------------------------


def combat_object(m: Move) -> bool:
    return m.verb in ("play_weapon", "play_vest")


def unarmed(m: Move) -> bool:
    """Neither of the two has shown an Attack."""
    return combat_object(m) and m.s.mine < do.ATTACK and m.s.theirs < do.ATTACK


def betrayed(m: Move) -> bool:
    """An Attack against a Friendly card: no combat object, or for one of the two none."""
    card = m.s.mine if m.active else m.s.theirs
    both = do.FRIENDLY in (m.s.mine, m.s.theirs) and not m.s.terms.betrayer_armed
    return combat_object(m) and (both or card == do.FRIENDLY)


def ahead(m: Move) -> int:
    """How the seat stands in the combat: losing, even, winning."""
    return m.s.result if m.active else -m.s.result


def armed_up(m: Move) -> bool:
    """From defeat to victory, or with a second weapon."""
    again = m.s.terms.one_weapon and m.s.armed & 1 << m.seat
    victory = m.s.beaten & 1 << m.seat and ahead(m) >= 0
    return m.verb == "play_weapon" and bool(again or victory)


def friends(s: State) -> bool:
    return s.mine == do.FRIENDLY and s.theirs == do.FRIENDLY


def loser(s: State) -> int:
    return s.foe if s.winner == s.turn else s.turn


def no_free_gift(m: Move) -> bool:
    return m.verb == "offer" and (not friends(m.s) or m.lacks(m.argument))


def wrong_sight(m: Move) -> bool:
    """Goggles that one has not, or for somebody other than the one to confront."""
    if m.verb != "goggles" or not m.aimed:
        return False
    if m.s.phase == phases.MOVE:
        other = together(m) and dark(m.s, m.here) and m.s.steps > 0
    else:
        other = m.target == (m.s.winner if m.s.phase == phases.GOGGLES_ANSWER else m.s.turn)
    return m.lacks(GOGGLES) or not other


def no_loser_here(m: Move) -> bool:
    if m.verb != "push" or m.s.phase not in (phases.ACTION, phases.EVADE):
        return False
    won = m.active and m.s.winner == m.seat and m.s.result > 0 and not m.s.free
    return not won or m.s.room[m.s.foe] != m.here


def no_friend_to_ask(m: Move) -> bool:
    if m.verb in ("agree", "refuse"):
        return m.s.phase != phases.AGREE or m.seat != m.s.asked
    if m.verb != "ask":
        return False
    friend = friends(m.s) and m.s.foe != NOBODY and m.s.room[m.s.foe] == m.here
    return not friend or m.s.asked_move


def way_out(m: Move) -> bool:
    steps = (phases.ACTION, phases.EVADE, phases.PUSH)
    return m.verb == "stay" and m.s.phase in steps and bool(refuges(m.s, m.s.room[m.s.turn]))


# Guards -------------------------------------------------------------------------------------


def posts(s: State, guard: int) -> list[int]:
    """Where a guard may walk: one room, neither the service stairs nor where somebody is."""
    rooms = [n for n in range(ROOMS) if door(s, s.guards[guard], n) != WALL]
    return [n for n in rooms if n != SERVICE and not is_taken(s, n)]


def beaten_guard(m: Move) -> bool:
    """Who can go away stays."""
    return m.verb == "stay" and m.s.phase == phases.SENTRY and bool(posts(m.s, m.s.guard))


def wrong_post(m: Move) -> bool:
    if m.verb == "push":
        return m.s.phase == phases.SENTRY and m.argument not in posts(m.s, m.s.guard)
    if m.verb != "guard":
        return False
    return m.s.plan.mission != DUEL or m.argument not in posts(m.s, m.arguments[0])


# Rooms and helicopters ----------------------------------------------------------------------


def no_card_left(m: Move) -> bool:
    empty = m.s.pile == 0 and not any(m.s.discard)
    return m.verb in ("take", "sort", "search") and empty


def not_among_them(m: Move, step: int) -> bool:
    """A card that one does not look at."""
    if m.verb != "pick" or m.s.phase != step:
        return False
    return m.argument not in m.s.looked[m.s.sorted :]


def no_scan(m: Move) -> bool:
    if m.verb != "xray" or not m.aimed:
        return False
    room = m.s.room[m.target]
    ground = room >= 0 and m.s.box.floor[room] == m.s.box.floor[XRAY]
    return m.target == m.seat or not ground or not m.s.count[m.target]


def no_change(m: Move, verb: str, undo: str, floor: int) -> bool:
    """One floor at most is so: it is that one already, or none is."""
    return (m.verb == verb and m.argument == floor) or (m.verb == undo and floor == NO_FLOOR)


def disk(m: Move) -> int:
    return VIRUS + ("send_virus", "send_antivirus").index(m.verb)


def no_disk(m: Move, verb: str) -> bool:
    """Not in hand, or not where it can be sent."""
    if m.verb != verb:
        return False
    place = m.here == SECURITY
    if m.s.terms.two_rooms:
        place = m.here == COMPUTER and SECURITY in m.s.room
    return m.lacks(disk(m)) or not place


def no_marked_object(m: Move) -> bool:
    """An object whose marks name other missions."""
    if m.verb not in ("send_virus", "send_antivirus"):
        return False
    mission = m.s.box.mission_marks[m.s.plan.mission]
    return not set(m.s.box.marks[disk(m)]) & set(mission)


def ours(m: Move) -> bool:
    """Whether one may board for that nation: one's own, or with a letter that names both."""
    own = m.s.loyalty[m.seat]
    letters = ((0, 1), (0, 2), (1, 2))
    allies = [pair for n, pair in enumerate(letters) if not m.lacks(LETTER + n) and own in pair]
    allied = m.s.plan.mission == BEDFELLOWS and any(m.argument in pair for pair in allies)
    return m.argument == own or allied


def has_file(m: Move) -> bool:
    """The file of an enemy, of the hunted one in the Triangle; or a briefcase."""
    own = m.s.loyalty[m.seat]
    files = [n for n in range(NATIONS) if n != own]
    if m.s.plan.mission == TRIANGLE:
        files = [(own + 1) % NATIONS]
    wanted = [*[SECRETS + n for n in files], CASE, CASE + 1]
    return any(not m.lacks(kind) for kind in wanted)


def no_helicopter(m: Move) -> bool:
    """None in the reserve to call; or none at all, of that nation, in this mission."""
    if m.s.plan.mission == DANGER_ZONE or m.verb not in ("call", "bomb", "board"):
        return False
    never = not m.s.plan.helicopters[m.argument]
    return never or (m.verb == "call" and not m.s.reserve[m.argument])


def no_flight(m: Move) -> bool:
    return m.verb == "board" and not (ours(m) and has_file(m))


def no_rest(m: Move) -> bool:
    fit = m.s.posture[m.seat] == STANDING
    return m.verb == "rest" and (fit or m.s.moved or not m.s.terms.may_rest)


def no_patient(m: Move) -> bool:
    friend = m.target == m.s.foe and friends(m.s) and together(m)
    return m.verb == "heal" and m.aimed and m.target != m.seat and not friend


LAWS: Final[dict[str, Any]] = {
    "RED-GEN-3": no_marked_object,
    "RED-HAND-1": lambda m: (
        m.out_of(phases.ROOM)
        or (m.verb == "drop" and m.lacks(m.argument))
        or (m.verb == "decline" and m.s.count[m.seat] > HAND)
    ),
    "RED-DISC-2": no_card_left,
    "RED-DISC-3": lambda m: m.verb == "drop" and m.s.terms.keep_crucial and is_crucial(m.argument),
    "RED-BOMB-1": lambda m: m.verb == "bomb" and m.lacks(BOMB),
    "RED-CASE-2": lambda m: m.verb == "put" and m.argument in (CASE, CASE + 1),
    "RED-CODE-1": lambda m: (
        m.verb == "open" and (not m.active or m.lacks(CODEBREAKER) or m.lacks(CASE + m.argument))
    ),
    "RED-CODE-4": lambda m: m.out_of(phases.CASE) or (m.verb == "put" and m.lacks(m.argument)),
    "RED-CODE-7": lambda m: m.verb == "open" and m.lacks(CODEBREAKER),
    "RED-COMBAT-1": lambda m: combat_object(m) and m.s.foe == NOBODY and m.s.guard == NO_GUARD,
    "RED-COMBAT-3": unarmed,
    "RED-COMBAT-4": betrayed,
    "RED-COMBAT-5": lambda m: m.out_of(phases.COMBAT),
    "RED-WEAPON-1": lambda m: m.verb == "play_weapon" and (m.lacks(WEAPON) or ahead(m) > 0),
    "RED-WEAPON-4": armed_up,
    "RED-VEST-1": lambda m: m.verb == "play_vest" and m.lacks(VEST),
    "RED-AID-1": lambda m: m.verb == "heal" and m.lacks(AID),
    "RED-AID-2": lambda m: m.verb == "heal" and m.aimed and m.s.posture[m.target] == STANDING,
    "RED-AID-3": no_patient,
    "RED-KEY-1": not_during_movement,
    "RED-KEY-2": no_key,
    "RED-KEY-3": lambda m: m.verb == "key" and m.active and m.s.unlocked,
    "RED-KEY-4": lambda m: no_key(m) and m.here == SERVICE,
    "RED-KEY-6": stairs_shut,
    "RED-KEY-7": no_key_for_another,
    "RED-CONTRA-1": lambda m: m.verb == "hide" and m.lacks(CONTRABAND),
    "RED-CONTRA-3": lambda m: m.verb == "drop" and m.argument == CONTRABAND,
    "RED-CONTRA-4": lambda m: (
        m.verb == "offer" and m.argument == CONTRABAND and not m.s.terms.contraband_tradeable
    ),
    "RED-NVG-1": lambda m: m.verb == "meet" and together(m) and dark(m.s, m.here),
    "RED-NVG-2": lambda m: m.out_of(phases.GOGGLES_ROOM) or wrong_sight(m),
    "RED-NVG-3": lambda m: m.out_of(phases.GOGGLES_ANSWER),
    "RED-NVG-4": lambda m: m.out_of(phases.REWARD) and m.s.free,
    "RED-NVG-6": lambda m: combat_object(m) and m.s.free,
    "RED-NVG-9": lambda m: m.out_of(phases.GOGGLES_EVADE),
    "RED-INTRO-1": lambda m: no_disk(m, "send_virus"),
    "RED-INTRO-3": lambda m: no_disk(m, "send_antivirus"),
    "RED-DZ-1": lambda m: m.verb in ("scrap", "install") and m.s.plan.mission != DANGER_ZONE,
    "RED-TEAM-1": lambda m: m.target >= m.s.seats,
    "RED-TEAM-4": lambda m: m.verb == "interrogate" and m.s.seats == 2 and m.s.plan.mission != DUEL,
    "RED-PLAN-2": no_door,
    "RED-PLAN-3": lambda m: m.verb == "meet" and together(m) and m.s.plan.public[m.here],
    "RED-SETUP-8": lambda m: (
        m.verb in CHANCE or (m.s.phase not in STEPS and m.s.phase != phases.OVER)
    ),
    "RED-TURN-2": lambda m: (
        m.out_of(phases.MOVE, phases.ACTION) or not (m.active or m.asked or m.answered)
    ),
    "RED-TURN-6": lambda m: m.s.phase == phases.OVER,
    "RED-MOVE-1": too_far,
    "RED-MOVE-3": lambda m: (
        m.verb == "meet" and m.s.phase == phases.MOVE and (m.s.steps > 0 or not together(m))
    ),
    "RED-MOVE-5": lambda m: m.out_of(phases.PICK) or (m.verb == "meet" and not together(m)),
    "RED-MEET-1": lambda m: m.out_of(phases.CHOOSE),
    "RED-MEET-4": lambda m: (
        m.verb == "card"
        and m.argument >= do.ATTACK
        and m.s.spent[m.seat] & 1 << (m.argument - do.ATTACK)
    ),
    "RED-MEET-5": lambda m: m.out_of(phases.EXCHANGE) or no_free_gift(m),
    "RED-MEET-7": lambda m: m.out_of(phases.REWARD) and not m.s.free,
    "RED-REWARD-2": lambda m: m.verb == "steal" and not m.s.count[loser(m.s)],
    "RED-EVADE-1": lambda m: (
        m.out_of(phases.EVADE)
        or (m.verb in WAYS_OUT[1:] and m.in_step(phases.ACTION) and not in_company(m))
        or (m.verb == "pass" and m.in_step(phases.ACTION) and in_company(m))
    ),
    "RED-EVADE-2": no_refuge,
    "RED-EVADE-3": way_out,
    "RED-EVADE-4": no_loser_here,
    "RED-EVADE-5": lambda m: m.out_of(phases.PUSH),
    "RED-EVADE-6": dragged,
    "RED-EVADE-7": lambda m: m.out_of(phases.AGREE) or no_friend_to_ask(m),
    "RED-ROOM-1": lambda m: m.elsewhere("RED-ROOM-1"),
    "RED-ROOM-2": lambda m: m.elsewhere("RED-ROOM-2"),
    "RED-ROOM-3": lambda m: m.elsewhere("RED-ROOM-3"),
    "RED-ROOM-4": lambda m: (
        m.elsewhere("RED-ROOM-4") or (m.verb == "rearm" and not m.s.spent[m.seat])
    ),
    "RED-ROOM-5": lambda m: m.elsewhere("RED-ROOM-5") or no_scan(m),
    "RED-ROOM-6": lambda m: (
        m.elsewhere("RED-ROOM-6") or m.out_of(phases.ORDER) or not_among_them(m, phases.ORDER)
    ),
    "RED-ROOM-7": lambda m: m.elsewhere("RED-ROOM-7"),
    "RED-ROOM-8": lambda m: (
        m.elsewhere("RED-ROOM-8")
        or (m.verb == "search" and not m.s.box.office_cards)
        or m.out_of(phases.KEEP)
        or not_among_them(m, phases.KEEP)
    ),
    "RED-ROOM-9": lambda m: m.elsewhere("RED-ROOM-9"),
    "RED-ROOM-11": no_rest,
    "RED-DARK-1": lambda m: no_change(m, "dark", "light", m.s.dark),
    "RED-LOCK-1": lambda m: m.elsewhere("RED-LOCK-1") or no_change(m, "lock", "unlock", m.s.lock),
    "RED-LOCK-3": lambda m: (
        m.elsewhere("RED-LOCK-3")
        or (m.verb == "release" and not m.s.terms.door_release)
        or no_change(m, "release", "", m.s.release)
    ),
    "RED-HELI-1": no_helicopter,
    "RED-HELI-2": lambda m: (
        m.verb == "call" and (m.s.landed[m.argument] or m.s.called[m.argument] != NOBODY)
    ),
    "RED-HELI-3": lambda m: (
        m.verb == "board" and m.s.plan.mission != DANGER_ZONE and not m.s.landed[m.argument]
    ),
    "RED-HELI-4": no_flight,
    "RED-HELI-6": lambda m: (
        (m.verb == "board" and m.s.grounded[m.s.loyalty[m.seat]])
        or (m.verb == "call" and m.s.grounded[m.argument])
    ),
    "RED-HELI-7": lambda m: (
        m.elsewhere("RED-HELI-7") or (m.verb == "bomb" and not m.s.landed[m.argument])
    ),
    "RED-DUEL-4": lambda m: m.out_of(phases.SENTRY) or beaten_guard(m),
    "RED-DUEL-5": lambda m: m.out_of(phases.GUARD) or wrong_post(m),
    "RED-ZONE-1": lambda m: m.verb in ("call", "bomb") and m.s.plan.mission == DANGER_ZONE,
    "RED-ZONE-2": lambda m: (
        m.elsewhere("RED-ZONE-2")
        or (m.verb == "install" and (m.s.fitted[m.argument] or m.lacks(PART + m.argument)))
    ),
    "RED-ZONE-3": lambda m: (
        m.verb == "board" and m.s.plan.mission == DANGER_ZONE and 0 in m.s.fitted
    ),
    "RED-ZONE-4": lambda m: m.verb == "scrap" and (not m.s.fitted[m.argument] or m.lacks(BOMB)),
}
