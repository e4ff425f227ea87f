"""What a player needs at hand, worked out from the board: the mission sheet and the journeys."""

from filature.core.scene import Fact, Panel
from filature.core.sentence import Sentence

from ..actions import FIRST_MISSION, TYPES
from ..box import BLACK, COMBAT, INTELLIGENCE, SIDES, SORTS, WHITE, Box
from ..places import COUNT, LONDON, NOWHERE, PLACES
from ..state import ARMS, GEAR, NO_MISSION, Terms
from ..views import View, journey, survival
from ..ways import SPACE, TRANSIT, Step
from . import form as forms

DONE, NOW, LATER = 0, 1, 2
MOMENTS = ("done", "now", "later")


def panels(v: View, box: Box, terms: Terms) -> tuple[Panel, ...]:
    """The sheets beside the board: those of the viewer, or of whoever's turn it is."""
    seat = v.seat if v.seat >= 0 else v.turn
    found: list[Panel] = []
    if v.mission[seat] != NO_MISSION:
        found += [mission_panel(v, box, seat), brief_panel(v, box, seat)]
        found += [aim_panel(v, box, terms, seat), *odds_panel(v, box, seat)]
    if v.place[seat] != NOWHERE and v.mission[seat] != NO_MISSION:
        found += [journey_panel(v, box, seat), ways_panel(v, box, seat), atlas_panel(v, box, seat)]
    return (*found, form_panel(v, box, seat))


# The mission sheet ------------------------------------------------------------------------


def mission_panel(v: View, box: Box, seat: int) -> Panel:
    """BOND-STAGE-1  The sheet of a mission, stage by stage, with the journey to each."""
    mission = v.mission[seat]
    first, end = box.missions.start[mission], box.missions.start[mission + 1]
    present = v.stage[seat]
    facts = [
        stage_fact(box, stage, stage - first + 1, present)._replace(
            marks=stage_marks(box, stage, stage - first + 1, present)
        )
        for stage in range(first, end)
    ]
    printed = (mission, mission, int(box.missions.value[mission]))
    title = Sentence("panel-sheet printed:number-of mission value", printed)
    return Panel("sheet", title, tuple(facts))


def moment(stage: int, present: int) -> int:
    return DONE if stage < present else NOW if stage == present else LATER


def stage_marks(box: Box, stage: int, number: int, present: int) -> tuple[str, ...]:
    """When, which number, where, what sort, and the equipment to get."""
    place, sort = PLACES[box.missions.place[stage]], SORTS[box.missions.sort[stage]]
    when, gear = MOMENTS[moment(stage, present)], box.missions.gear[stage]
    return (when, str(number), f"place-{place}", f"sort-{sort}", str(gear))


def stage_fact(box: Box, stage: int, number: int, present: int) -> Fact:
    """BOND-STAGE-8, BOND-STAGE-14  A stage, and the journey from the former stage to this one."""
    now = moment(stage, present)
    place, sort = box.missions.place[stage], box.missions.sort[stage]
    if number == 1:
        form = "stage-origin number place sort now"
        return Fact(Sentence(form, (number, place, sort, now)), "BOND-STAGE-2")
    start = box.missions.place[stage - 1]
    told = (number, place, sort, int(box.missions.gear[stage]))
    turns, *express = journey(box, start, place)
    standard = (turns, elements(box.routes.steps(start, place, 0)))
    fast, points = express or (0, 0)
    steps = box.routes.steps(start, place, points) if express else []
    if len(steps) > 1:
        return via_fact(told, standard, (fast, points, now), steps)
    element = steps[0].kind if steps else 0
    form = "stage number place sort gear turns way fast points element now"
    return Fact(Sentence(form, (*told, *standard, fast, points, element, now)), "BOND-STAGE-9")


def via_fact(
    told: tuple[int, ...], standard: tuple[int, ...], express: tuple[int, ...], steps: list[Step]
) -> Fact:
    """BOND-STAGE-11  An express journey of several turns says by way of where."""
    between = [int(step.to) for step in steps[:-1]]
    names = " ".join(f"via{n}:place" for n in range(1, len(between) + 1))
    form = f"stage-via-{len(between)} number place sort gear turns way fast points now {names}"
    return Fact(Sentence(form, (*told, *standard, *express, *between)), "BOND-STAGE-11")


def elements(steps: list[Step]) -> int:
    """The elements of a standard journey, a bit each: land, sea, space, transit."""
    bits = 0
    for step in steps:
        bits |= 1 << (SPACE + 1 if step.kind == TRANSIT else int(step.kind))
    return bits


def brief_panel(v: View, box: Box, seat: int) -> Panel:
    """BOND-STAGE-13  The orders of the present stage; names in them have no effect."""
    text = int(box.missions.brief[v.stage[seat]])
    facts = (Fact(Sentence("brief brief", (text,)), "BOND-STAGE-13"),) if text else ()
    return Panel("brief", Sentence("panel-brief", ()), facts)


def aim_panel(v: View, box: Box, terms: Terms, seat: int) -> Panel:
    """BOND-GOAL-1, BOND-SETUP-6  What a mission is worth and brings, and what is missing."""
    mission, score, target = v.mission[seat], v.score[seat], int(terms.target)
    value = int(box.missions.value[mission])
    allocated = list(box.missions.allocation[mission * len(TYPES) : (mission + 1) * len(TYPES)])
    bonus = int(box.bonus.point * box.bonus.most[mission])
    issued = Sentence("issued value arms gear transport", (value, *allocated))
    short = Sentence("aim value bonus short", (value, bonus, max(0, target - score)))
    number = str(FIRST_MISSION + mission)
    facts = (
        Fact(issued, "BOND-SETUP-6", (number, f"mission-{number}")),
        Fact(short, "BOND-GOAL-1", (str(score), str(target), str(value), str(bonus))),
    )
    return Panel("aim", Sentence("panel-aim", ()), facts)


# Odds and journeys ------------------------------------------------------------------------


def odds_panel(v: View, box: Box, seat: int) -> list[Panel]:
    """BOND-ENG-9  Exactly how likely the next engagement is survived with what is held."""
    end = box.missions.start[v.mission[seat] + 1]
    fights = [n for n in range(v.stage[seat], end) if box.missions.sort[n] <= INTELLIGENCE]
    if not fights:
        return []
    kind = ARMS if box.missions.sort[fights[0]] == COMBAT else GEAR
    held = v.stock[seat][kind]
    survived, throws = survival(box, held)
    told = (kind, held, survived, throws, 100 * survived // throws)
    odds = Sentence("odds type points survived throws percent", told)
    worst = next(points for points in range(99) if certain(box, points))
    place = f"place-{PLACES[box.missions.place[fights[0]]]}"
    marks = (str(told[-1]), place, f"type-{TYPES[kind]}", *throws_priced(box, held))
    facts = (
        Fact(odds, "BOND-ENG-9", marks),
        Fact(Sentence("odds-worst points", (worst,)), "BOND-ENG-4"),
    )
    return [Panel("odds", Sentence("panel-odds", ()), facts)]


def throws_priced(box: Box, held: int) -> list[str]:
    """BOND-ENG-2, BOND-ENG-3, BOND-ENG-4, BOND-ENG-5  Every throw, with what it costs: `free 0`,
    `pay 2`, `again 1` when a draw cannot be paid, `lost 3`."""
    white = box.faces[WHITE * SIDES : (WHITE + 1) * SIDES]
    black = box.faces[BLACK * SIDES : (BLACK + 1) * SIDES]
    prices = sorted(max(0, int(skulls - stars) + 1) for stars in white for skulls in black)
    return [f"{outcome(price, held)} {price}" for price in prices]


def outcome(price: int, held: int) -> str:
    if price <= held:
        return "pay" if price else "free"
    return "lost" if held or price > 1 else "again"


def certain(box: Box, points: int) -> bool:
    """Whether nothing can happen to an agent with so many points."""
    survived, throws = survival(box, points)
    return survived == throws and points > 0


def journey_panel(v: View, box: Box, seat: int) -> Panel:
    """BOND-STAGE-9  From here to the next stage and to London, standard and express."""
    goals = dict.fromkeys([int(box.missions.place[v.stage[seat]]), LONDON])
    facts = [fact for goal in goals for fact in journey_facts(box, v.place[seat], goal)]
    return Panel("journey", Sentence("panel-journey", ()), tuple(facts))


def journey_facts(box: Box, start: int, goal: int) -> list[Fact]:
    """The fastest standard route and the fastest express route to any place."""
    if start == goal:
        return [Fact(Sentence("journey-here place", (goal,)), marks=("here", PLACES[goal]))]
    turns, *express = journey(box, start, goal)
    steps = box.routes.steps(start, goal, 0)
    form = Sentence("journey-standard place turns way", (goal, turns, elements(steps)))
    facts = [Fact(form, "BOND-MOVE-3", ("standard", PLACES[start], *stops(steps)))]
    if express:
        steps = box.routes.steps(start, goal, express[1])
        between = [int(step.to) for step in steps][:-1]
        names = "".join(f" via{n}:place" for n in range(1, len(between) + 1))
        told = Sentence(
            f"journey-via-{len(between)} place turns points{names}", (goal, *express, *between)
        )
        facts.append(Fact(told, "BOND-MOVE-11", ("express", PLACES[start], *stops(steps))))
    return facts


def stops(steps: list[Step]) -> list[str]:
    """The places of a route, in order."""
    return [PLACES[step.to] for step in steps]


def ways_panel(v: View, box: Box, seat: int) -> Panel:
    """BOND-MOVE-4, BOND-MOVE-8  What transit takes from here, and what Q's links cost."""
    here = v.place[seat]
    facts: list[Fact] = []
    ways = box.transit
    for way in range(ways.start[here], ways.start[here + 1]):
        told = (int(ways.to[way]), int(ways.price[way]))
        facts.append(Fact(Sentence("leads-transit place turns", told), "BOND-MOVE-4"))
    links = box.express
    for way in range(links.start[here], links.start[here + 1]):
        priced = (int(links.to[way]), int(links.price[way]), int(links.kind[way]))
        facts.append(Fact(Sentence("leads-express place points element", priced), "BOND-MOVE-8"))
    return Panel("ways", Sentence("panel-ways place", (here,)), tuple(facts))


def atlas_panel(v: View, box: Box, seat: int) -> Panel:
    """BOND-MOVE-10  The turns, and Q's turns and points, from here to every other place."""
    here = v.place[seat]
    facts = [atlas_fact(box, here, place) for place in range(COUNT) if place != here]
    return Panel("atlas", Sentence("panel-atlas place", (here,)), tuple(facts), folded=True)


def atlas_fact(box: Box, here: int, place: int) -> Fact:
    turns, *express = journey(box, here, place)
    if not express:
        return Fact(Sentence("route place turns", (place, turns)))
    return Fact(Sentence("route-express place turns fast points", (place, turns, *express)))


# The form ---------------------------------------------------------------------------------


def form_panel(v: View, box: Box, seat: int) -> Panel:
    """BOND-FORM-1  One's evaluation form, a line a mission."""
    facts = [
        Fact(
            Sentence(
                "form-line mission status value bonus total",
                (block.mission, block.status, block.value, block.bonus, block.total),
            ),
            "BOND-FORM-5",
        )
        for block in forms.form(v, box, seat).blocks
    ]
    empty = Fact(Sentence("form-empty", ()), "BOND-FORM-10")
    title = Sentence("panel-form owner:seat", (seat,))
    return Panel("form", title, tuple(facts) or (empty,), folded=True)
