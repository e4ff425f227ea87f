"""BOND-SETUP-5, BOND-SETUP-6  What lies in the box: cards, points, dice, sheets and forms."""

from filature.core.contents import Block, Contents, Copies, Die, Form
from filature.core.scene import Fact, Panel, Piece
from filature.core.sentence import Sentence

from ..actions import FIRST_MISSION, MISSIONS, TYPES
from ..box import SIDES, Box
from ..places import COUNT
from ..state import Terms
from ..ways import Ways
from .form import PER_PAGE
from .sheet import stage_fact

AID = (
    *("BOND-TURN-1", "BOND-TURN-2", "BOND-MOVE-2", "BOND-MOVE-4", "BOND-MOVE-8", "BOND-ENG-1"),
    *("BOND-ENG-2", "BOND-ENG-3", "BOND-ENG-4", "BOND-ENG-5", "BOND-ENG-6", "BOND-Q-3"),
    *("BOND-Q-4", "BOND-STAGE-12", "BOND-GOAL-1"),
)
AGENTS = 6  # BOND-SETUP-8
CHANGE = (1, 2, 3)  # BOND-Q-7: the points printed on cards
DICE = ("white", "black", "red", "yellow", "blue")  # the last three are the colours of the types
SIGNS = ("★", "☠", "", "", "")
BEFORE = -1  # a stage before every stage: nothing is done yet


def contents(box: Box, terms: Terms) -> Contents:
    """Everything that the sheet names and the box counts."""
    sheets = [mission_sheet(box, mission) for mission in range(MISSIONS)]
    return Contents(
        pieces=(*rivals(), *points(box), *agents()),
        dice=tuple(die(box, number) for number in range(len(DICE))),
        sheets=(*sheets, *timetables(box)),
        forms=(evaluation(box, terms),),
        lines=tuple(
            (kind, Sentence(f"element-{kind}", ())) for kind in ("land", "sea", "space", "transit")
        ),
        aid=AID,
    )


def rivals() -> list[Copies]:
    """BOND-SETUP-5  The ten cards of counter-espionage, one a mission."""
    return [
        Copies(Piece(key, "card", key, "back-rival", str(number)), 1, "sort-rival")
        for number in range(FIRST_MISSION, FIRST_MISSION + MISSIONS)
        for key in [f"mission-{number}"]
    ]


def points(box: Box) -> list[Copies]:
    """BOND-Q-7  Points of 1, 2 and 3, which the sheet does not count: what the six richest missions
    issue of a type, in 3s; and for each agent as much again in 1s and 2s, for change."""
    found: list[Copies] = []
    for kind, name in enumerate(TYPES):
        issued = sorted(int(n) for n in box.missions.allocation[kind :: len(TYPES)])
        counts = (2 * AGENTS, AGENTS, -(-sum(issued[-AGENTS:]) // CHANGE[-1]))
        found += [
            Copies(
                Piece(f"{name}-{n}", "token", f"type-{name}", figure=str(n)),
                count,
                tint=DICE[2 + kind],
            )
            for n, count in zip(CHANGE, counts)
        ]
    return found


def agents() -> list[Copies]:
    return [Copies(Piece(f"pawn-{seat}", "pawn", seat=seat), 1) for seat in range(AGENTS)]


def die(box: Box, number: int) -> Die:
    """BOND-Q-3, BOND-ENG-1  A die with the faces that the box gives it."""
    faces = box.faces[number * SIDES : (number + 1) * SIDES]
    name = Sentence(f"dice-{DICE[number]}", ())
    return Die(name, tuple(f"{face}{SIGNS[number]}" for face in faces))


def mission_sheet(box: Box, mission: int) -> Panel:
    """BOND-STAGE-1, BOND-STAGE-13  What a mission is worth and issues, its stages and orders."""
    first, end = box.missions.start[mission], box.missions.start[mission + 1]
    allocated = box.missions.allocation[mission * len(TYPES) : (mission + 1) * len(TYPES)]
    value = int(box.missions.value[mission])
    told = Sentence("issued value arms gear transport", (value, *[int(n) for n in allocated]))
    facts = [Fact(told, "BOND-SETUP-6")]
    for stage in range(first, end):
        facts.append(stage_fact(box, stage, int(stage - first + 1), BEFORE))
        if brief := int(box.missions.brief[stage]):
            facts.append(Fact(Sentence("brief brief", (brief,))))
    title = Sentence("panel-sheet printed:number-of mission value", (mission, mission, value))
    return Panel(f"mission-{FIRST_MISSION + mission}", title, tuple(facts))


def timetables(box: Box) -> list[Panel]:
    """BOND-MOVE-4, BOND-MOVE-10  Public transit, and the links that only Q knows."""
    transit = ways(box.transit, "between-transit from:place place price", "BOND-MOVE-4")
    links = ways(box.express, "between-express from:place place price element", "BOND-MOVE-10")
    return [
        Panel("transit", Sentence("panel-transit", ()), transit),
        Panel("express", Sentence("panel-express", ()), links),
    ]


def ways(all: Ways, form: str, clause: str) -> tuple[Fact, ...]:
    """Each way once."""
    blanks = form.count(" ")
    return tuple(
        Fact(Sentence(form, told[:blanks]), clause)
        for start in range(COUNT)
        for way in range(all.start[start], all.start[start + 1])
        if start < all.to[way]
        for told in [(start, int(all.to[way]), int(all.price[way]), int(all.kind[way]))]
    )


def evaluation(box: Box, terms: Terms) -> Form:
    """BOND-FORM-1, BOND-FORM-2, BOND-FORM-5  The form of an agent: three missions a page."""
    point = int(box.bonus.point)
    columns = ("form-quantity", "form-transferred", "form-valued")
    titles = [Sentence(key, ()) for key in columns]
    titles.insert(1, Sentence("form-points point", (point,)))
    before = ("form-number", "form-value", "form-name", "form-status")
    after = ("form-sum", "form-limit", "form-won", "form-bonus", "form-carried", "form-total")
    blocks = tuple(
        Block(
            Sentence("form-block number", (number,)),
            tuple(Sentence(key, ()) for key in before),
            tuple(titles),
            tuple(Sentence(f"form-type-{name}", ()) for name in TYPES),
            totals=tuple(Sentence(key, ()) for key in after),
        )
        for number in range(1, PER_PAGE + 1)
    )
    who = (Sentence("form-agent", ()), Sentence("form-code", ()))
    return Form(Sentence("form-title", ()), blocks, who, AGENTS)
