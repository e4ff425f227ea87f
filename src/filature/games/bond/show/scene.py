"""What a match looks like: the world, the agents on it, and what they hold."""

from functools import lru_cache

from filature.core.action import Action
from filature.core.scene import DRAWN, Board, Fact, Line, Piece, Place, Scene, SeatLine, Zone
from filature.core.seat import NOBODY
from filature.core.sentence import Sentence

from .. import actions, phases
from ..box import COMBAT, REPORT, Box, Q
from ..places import COUNT, LONDON, NOWHERE, PLACES
from ..state import ARMS, GEAR, HOME, NO_MISSION, NO_THROW, OUT, Terms
from ..views import View
from ..ways import ELEMENTS, Ways
from . import sheet

JOURNEYS = ("go", "transit", "express")
DEEDS = ("engage", "pass", "abandon", "pay", "rethrow")  # what an agent does without moving
MARKS = {"stars": "★", "skulls": "☠"}


def scene(v: View, box: Box, terms: Terms, offered: list[Action]) -> Scene:
    """The table as one viewer sees it."""
    zones = [stock_zone(v, seat, offered) for seat in range(len(v.score))]
    if v.phase in (phases.VILLAIN, phases.SKULLS, phases.TIE):
        zones.append(dice_zone(v, offered))
    if v.phase == phases.READY and any(action.verb == "ready" for action in offered):
        zones.append(code_zone(v, offered))
    if v.phase == phases.CHOOSE:
        zones.append(mission_zone(offered))
    if any(place != NOWHERE for place in v.toward):
        zones.append(transit_zone(v))
    return Scene(
        seat=v.seat,
        prompt=prompt(v, box),
        seats=tuple(seat_line(v, box, seat) for seat in range(len(v.score))),
        boards=(world(v, box, offered),),
        zones=tuple(zones),
        panels=sheet.panels(v, box, terms),
    )


def prompt(v: View, box: Box) -> Fact:
    """Whose turn and what is asked, in one sentence."""
    turn, kind = v.turn, v.kind
    if v.phase == phases.OVER:
        return Fact(Sentence("ask-over", ()), "BOND-GOAL-5")
    if v.phase == phases.READY:
        return Fact(Sentence("ask-ready", ()), "BOND-SETUP-7")
    if v.phase == phases.TURN and v.fighting[turn]:
        return Fact(Sentence("ask-fight seat", (turn,)), "BOND-ENG-3")
    if v.phase == phases.TURN:
        return Fact(Sentence("ask-turn seat round", (turn, v.round)), "BOND-TURN-1")
    if v.phase == phases.ARRIVED:
        return Fact(Sentence("ask-arrived seat place", (turn, v.place[turn])), "BOND-TURN-2")
    if v.phase == phases.VILLAIN:
        told = (v.villain[turn], turn)
        return Fact(Sentence("ask-throw seat against:seat", told), "BOND-CE-3")
    if v.phase == phases.TIE:
        return Fact(Sentence("ask-tie seat type", (turn, purse(v, box))), "BOND-ENG-3")
    if v.phase == phases.BONUS:
        room = box.bonus.most[v.last[turn]] - v.valued
        left = (turn, kind, v.stock[turn][kind], room)
        return Fact(Sentence("ask-bonus seat type held room", left), "BOND-FORM-9")
    if v.phase == phases.CHOOSE:
        return Fact(Sentence("ask-choose seat", (turn,)), "BOND-MISS-1")
    return Fact(Sentence("ask-chance", ()), "BOND-CE-4")


def purse(v: View, box: Box) -> int:
    """The type that pays for the present fight."""
    return ARMS if box.missions.sort[v.stage[v.turn]] == COMBAT else GEAR


# The agents -------------------------------------------------------------------------------


def seat_line(v: View, box: Box, seat: int) -> SeatLine:
    """BOND-FORM-2, BOND-CE-2  An agent: code name, mission, whereabouts, and the part played."""
    facts: list[Sentence] = []
    if v.code[seat]:
        facts.append(Sentence("agent-code code", (v.code[seat],)))
    facts += whereabouts(v, box, seat)
    told = tuple(Fact(one, marks=number_in(one)) for one in (*facts, *part(v, seat)))
    return SeatLine(seat, v.score[seat], told, seat in v.waiting_for)


def number_in(sentence: Sentence) -> tuple[str, ...]:
    """The number printed on the sheet of the mission that a line tells of."""
    if sentence.key != "agent-mission":
        return ()
    return (str(actions.FIRST_MISSION + sentence.numbers[0]),)


def whereabouts(v: View, box: Box, seat: int) -> list[Sentence]:
    if v.standing[seat] == OUT:
        return [Sentence("agent-out", ())]
    if v.standing[seat] == HOME:
        return [Sentence("agent-home rank", (v.home.index(seat) + 1,))]
    if v.mission[seat] == NO_MISSION:
        return [Sentence("agent-free", ())]
    first = box.missions.start[v.mission[seat]]
    count = box.missions.start[v.mission[seat] + 1] - first
    told = (v.mission[seat], int(v.stage[seat] - first + 1), int(count))
    found = [Sentence("agent-mission mission number count", told)]
    if v.toward[seat] != NOWHERE:
        return [*found, Sentence("agent-transit place turns", (v.toward[seat], v.left[seat]))]
    return [*found, Sentence("agent-place place", (v.place[seat],))]


def part(v: View, seat: int) -> list[Sentence]:
    """BOND-CE-1  Whose villain a player is."""
    if v.phase <= phases.DEAL:
        return []
    return [
        Sentence("agent-villain against:seat rival", (agent, v.mission[agent]))
        for agent, other in enumerate(v.villain)
        if other == seat and v.mission[agent] != NO_MISSION
    ]


def stock_zone(v: View, seat: int, offered: list[Action]) -> Zone:
    """BOND-Q-7  Arms, equipment and transport, as points; one's own are what Q adds to."""
    pieces = tuple(
        Piece(
            id=f"stock-{seat}-{name}",
            kind="card",
            name=f"type-{name}",
            back=f"type-{name}",
            figure=str(v.stock[seat][kind]),
            actions=acting(offered, "equip", kind) if seat == v.seat else (),
        )
        for kind, name in enumerate(actions.TYPES)
    )
    own = "hand" if seat == v.seat else "row"
    return Zone(f"stock-{seat}", own, Sentence("zone-stock owner:seat", (seat,)), seat, pieces)


def dice_zone(v: View, offered: list[Action]) -> Zone:
    """BOND-ENG-1  The white die and the black one, which waits for the villain's hand."""
    thrown = [("stars", v.stars), ("skulls", v.skulls)]
    throws = tuple(action.id for action in offered if action.verb == "throw")
    pieces = tuple(
        Piece(
            f"die-{name}",
            "die",
            f"die-{name}",
            figure=f"{MARKS[name]}{number}" if number != NO_THROW else MARKS[name],
            seat=owner,
            actions=throws if number == NO_THROW else (),
        )
        for (name, number), owner in zip(thrown, (v.turn, v.villain[v.turn]))
        if number != NO_THROW or v.phase == phases.VILLAIN
    )
    return Zone("dice", "row", Sentence("zone-dice", ()), v.turn, pieces)


def mission_zone(offered: list[Action]) -> Zone:
    """BOND-MISS-1  The missions that are free."""
    pieces = tuple(
        Piece(
            id=f"mission-{actions.FIRST_MISSION + action.arguments[0]}",
            kind="card",
            name=f"mission-{actions.FIRST_MISSION + action.arguments[0]}",
            figure=str(actions.FIRST_MISSION + action.arguments[0]),
            actions=(action.id,),
        )
        for action in offered
        if action.verb == "mission"
    )
    return Zone("missions", "row", Sentence("zone-missions", ()), pieces=pieces)


def code_zone(v: View, offered: list[Action]) -> Zone:
    """BOND-FORM-2, BOND-FORM-3  The code names: free, taken by somebody, or still to be won."""
    pieces = tuple(code_piece(v, code, offered) for code in range(1, actions.CODES + 1))
    return Zone("codes", "row", Sentence("zone-codes", ()), pieces=pieces)


def code_piece(v: View, code: int, offered: list[Action]) -> Piece:
    owner = v.code.index(code) if code in v.code else NOBODY
    state = "won" if code == actions.TAKEN_CODE else "free" if owner == NOBODY else "taken"
    return Piece(
        id=f"code-{actions.code_name(code)}",
        kind="token",
        name=f"code-{state}",
        figure=actions.code_name(code),
        seat=owner,
        actions=acting(offered, "ready", code),
    )


def transit_zone(v: View) -> Zone:
    """BOND-MOVE-6  Who is on the way, where to, and for how many turns yet."""
    pieces = tuple(
        Piece(f"pawn-{seat}", "pawn", f"place-{PLACES[to]}", figure=str(v.left[seat]), seat=seat)
        for seat, to in enumerate(v.toward)
        if to != NOWHERE
    )
    return Zone("transit", "row", Sentence("zone-transit", ()), pieces=pieces)


# The world --------------------------------------------------------------------------------


def world(v: View, box: Box, offered: list[Action]) -> Board:
    """BOND-TURN-3, BOND-SETUP-2  All places, with the figures of all who are there."""
    places = tuple(place(v, box, number, offered) for number in range(COUNT))
    return Board("world", "graph", places, (*printed(box), *links(v, box)))


def place(v: View, box: Box, number: int, offered: list[Action]) -> Place:
    x, y = box.map[number]
    return Place(
        id=PLACES[number],
        name=f"place-{PLACES[number]}",
        x=x,
        y=y,
        marks=marks(v, box, number),
        pieces=tuple(
            Piece(f"pawn-{seat}", "pawn", seat=seat, actions=deeds(v, seat, offered))
            for seat, here in enumerate(v.place)
            if here == number
        ),
        actions=tuple(a.id for a in offered if a.verb in JOURNEYS and a.arguments == (number,)),
    )


def marks(v: View, box: Box, number: int) -> tuple[str, ...]:
    """BOND-STAGE-3  The viewer's next stage, and where Q is for the viewer."""
    if v.seat < 0 or v.mission[v.seat] == NO_MISSION:
        return ()
    stage = v.stage[v.seat]
    found: list[str] = []
    sort, here = box.missions.sort[stage], box.missions.place[stage] == number
    if here:
        found.append("mark-report" if sort == REPORT else "mark-stage")
    branch = v.branch[v.seat] == number or (here and sort == Q)
    if branch or (number == LONDON and sort != REPORT):
        found.append("mark-q")
    return tuple(found)


@lru_cache(DRAWN)
def printed(box: Box) -> tuple[Line, ...]:
    return (*drawn(box.lines), *drawn(box.transit))


def drawn(ways: Ways) -> list[Line]:
    """Lines of the board, and transit with its turns."""
    return [
        Line(PLACES[start], PLACES[ways.to[way]], ELEMENTS[ways.kind[way]], label(ways, way))
        for start in range(COUNT)
        for way in range(ways.start[start], ways.start[start + 1])
        if start < ways.to[way]
    ]


def label(ways: Ways, way: int) -> str:
    return str(ways.price[way]) if ways.price[way] > 1 else ""


def links(v: View, box: Box) -> list[Line]:
    """BOND-MOVE-10  Q's links from where the viewer is, with their price."""
    here = v.place[v.seat] if v.seat >= 0 else NOWHERE
    if here == NOWHERE:
        return []
    ways = box.express
    return [
        Line(
            PLACES[here],
            PLACES[ways.to[way]],
            f"express-{ELEMENTS[ways.kind[way]]}",
            str(ways.price[way]),
        )
        for way in range(ways.start[here], ways.start[here + 1])
    ]


def deeds(v: View, seat: int, offered: list[Action]) -> tuple[int, ...]:
    """What the viewer's own figure may do where it is."""
    return tuple(a.id for a in offered if seat == v.seat and a.verb in DEEDS)


def acting(offered: list[Action], verb: str, argument: int) -> tuple[int, ...]:
    """The offered actions of one verb with one argument."""
    return tuple(a.id for a in offered if a.verb == verb and a.arguments == (argument,))
