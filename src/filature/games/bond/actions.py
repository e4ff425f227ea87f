"""The verbs of the sheet, their bases, and the table of actions.

An action is its base plus its argument: `STARS + face`, `GO + place`, `MISSION + index`.
"""

from typing import Final

from filature.core.action import Action, Table

from .places import COUNT, PLACES

MISSIONS: Final = 10
FIRST_MISSION: Final = 10  # the number printed on the first mission sheet
FACES: Final = 7  # a star or skull die shows 0 to 6
BEST_GAIN: Final = 4  # BOND-Q-4
CODES: Final = 12
TAKEN_CODE: Final = 7  # BOND-FORM-3
MOST_BONUS: Final = 40  # points valued at the end of a mission, of one type
TYPES: Final = ("arms", "gear", "transport")

# Chance.
STARS: Final = 0  # STARS + face
SKULLS: Final = 7  # SKULLS + face
GAIN: Final = 13  # GAIN + points
CARD: Final = 18  # CARD + mission
# Preparation.
READY: Final = 27  # READY + code name
# A turn.
ENGAGE: Final = 40
PASS: Final = 41
ABANDON: Final = 42
EQUIP: Final = 43  # EQUIP + type
GO: Final = 46  # GO + place: along a line
TRANSIT: Final = 99  # TRANSIT + place
EXPRESS: Final = 152  # EXPRESS + place
# An engagement ends in a draw.
PAY: Final = 205
RETHROW: Final = 206
# The end of a mission.
BONUS: Final = 207  # BONUS + points valued
MISSION: Final = 248  # MISSION + index
# The counter-espionage.
THROW: Final = 258


def table() -> tuple[Action, ...]:
    t = Table()
    places = [((n,), name) for n, name in enumerate(PLACES)]
    missions = [((n,), f"{FIRST_MISSION + n}") for n in range(MISSIONS)]
    t.add(STARS, "stars stars", [((n,), f"stars {n}") for n in range(FACES)])
    t.add(SKULLS, "skulls skulls", [((n,), f"skulls {n}") for n in range(FACES)])
    t.add(GAIN + 1, "gain points", [((n,), f"gain {n}") for n in range(1, BEST_GAIN + 1)])
    t.add(CARD, "card mission", [(of, f"card {name}") for of, name in missions])
    t.add(READY + 1, "ready code", [((n,), f"ready {code_name(n)}") for n in range(1, CODES + 1)])
    t.add(ENGAGE, "engage", [((), "engage")])
    t.add(PASS, "pass", [((), "pass")])
    t.add(ABANDON, "abandon", [((), "abandon")])
    t.add(EQUIP, "equip type", [((n,), f"equip {name}") for n, name in enumerate(TYPES)])
    t.add(GO, "go place", [(of, f"go {name}") for of, name in places])
    t.add(TRANSIT, "transit place", [(of, f"transit {name}") for of, name in places])
    t.add(EXPRESS, "express place", [(of, f"express {name}") for of, name in places])
    t.add(PAY, "pay", [((), "pay")])
    t.add(RETHROW, "rethrow", [((), "rethrow")])
    t.add(BONUS, "bonus points", [((n,), f"bonus {n}") for n in range(MOST_BONUS + 1)])
    t.add(MISSION, "mission mission", [(of, f"mission {name}") for of, name in missions])
    t.add(THROW, "throw", [((), "throw")])
    assert GO + COUNT == TRANSIT
    return t.finished()


def code_name(number: int) -> str:
    """BOND-FORM-2  The code name of an agent: 001 to 012."""
    return f"{number:03d}"
