"""The verbs of the sheet, their bases, and the table of actions.

An action is its base plus its argument: `LAY + kind`, `CHALLENGE + seat`, `MOVE + square`.
"""

from typing import Final

from filature.core.action import Action, Table

from .box import AGENTS, DIVERSION, FACES, KINDS, MOST, SPOTS, Box

# Chance.
ABSENT: Final = 0  # ABSENT + agent
DEAL: Final = 6  # DEAL + agent
ROLL: Final = 11  # ROLL + points
READ: Final = 18  # READ + kind: what lies on the square is what it is
SHOW: Final = 25  # SHOW + agent: and so is whoever shows a booklet
# Setting up.
FIGURE: Final = 31  # FIGURE + colour
LAY: Final = 37  # LAY + kind: on the next square of a colour, by chance or by its owner
START: Final = 44  # START + spot
# A figure has arrived.
PASS: Final = 74
CHALLENGE: Final = 75  # CHALLENGE + seat
# A turn.
STAY: Final = 81
MOVE: Final = 82  # MOVE + square


def table(box: Box) -> tuple[Action, ...]:
    names = box.names
    t = Table()
    t.add(ABSENT, "absent agent", [((a,), f"absent {box.agents[a]}") for a in range(AGENTS)])
    t.add(DEAL, "deal agent", [((a,), f"deal {box.agents[a]}") for a in range(AGENTS)])
    t.add(ROLL + 1, "roll points", [((n,), f"roll {n}") for n in range(1, FACES + 1)])
    t.add(READ, "read card", [((kind,), f"read {card(box, kind)}") for kind in range(KINDS)])
    t.add(SHOW, "show agent", [((a,), f"show {box.agents[a]}") for a in range(AGENTS)])
    t.add(FIGURE, "figure colour", [((c,), f"figure {box.colours[c]}") for c in range(MOST)])
    t.add(LAY, "lay card", [((kind,), f"lay {card(box, kind)}") for kind in range(KINDS)])
    t.add(
        START,
        "start square",
        [((box.square[spot],), f"start {names[box.square[spot]]}") for spot in range(SPOTS)],
    )
    t.add(PASS, "pass", [((), "pass")])
    t.add(CHALLENGE, "challenge target:seat", [((n,), f"challenge {n}") for n in range(MOST)])
    t.add(STAY, "stay", [((), "stay")])
    t.add(MOVE, "move square", [((n,), f"move {name}") for n, name in enumerate(names)])
    return t.finished()


def card(box: Box, kind: int) -> str:
    """A clue card as notations name it."""
    return "diversion" if kind == DIVERSION else box.features[kind]
