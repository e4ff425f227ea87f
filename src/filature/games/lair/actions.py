"""The verbs of the sheet, their bases, and the table of actions.

An action is its base plus its arguments: `LAIR + size`, `TAUNT + letter`,
`SEND + power * SEATS + target`.
"""

from typing import Final

from filature.core.action import Action, Table

from .box import FIRST_SPY, KINDS, LETTERS, MOST, RANGE, SPY
from .box import TAUNT as TAUNT_KIND

SEATS: Final = 6
# Chance.
BACK_PLAIN: Final = 0
BACK_SPY: Final = 1
DRAW: Final = 2  # DRAW + kind: the card goes into a hand
SHOW: Final = 28  # SHOW + power: a spy taken unseen is turned up
# The second step of a turn.
PASS: Final = 38
LAIR: Final = 38  # LAIR + size
STOP: Final = 48
AGREE: Final = 49
REFUSE: Final = 50
# The third step.
SEND: Final = 45  # SEND + power * SEATS + target: from one's own hand
STEAL: Final = 105  # STEAL + owner * SEATS + target: from another hand
TOP: Final = 141  # TOP + target: from the top of the deck
ADD: Final = 146  # ADD + power: one more spy in the same raid
DONE: Final = 156
# A spy is captured.
KILL: Final = 157
TAUNT: Final = 158  # TAUNT + letter
FOIL: Final = 167  # FOIL + letter


def table() -> tuple[Action, ...]:
    values = range(1, RANGE + 1)
    t = Table()
    t.add(BACK_PLAIN, "back back", [((0,), "back plain"), ((1,), "back spy")])
    t.add(DRAW, "draw card", [((kind,), f"draw {card(kind)}") for kind in range(KINDS)])
    t.add(SHOW + 1, "show power", [((power,), f"show spy {power}") for power in values])
    t.add(PASS, "pass", [((), "pass")])
    t.add(LAIR + 1, "lair size", [((size,), f"lair {size}") for size in values])
    t.add(STOP, "stop", [((), "stop")])
    t.add(AGREE, "agree", [((), "agree")])
    t.add(REFUSE, "refuse", [((), "refuse")])
    t.add(
        SEND + SEATS,
        "spy power target:seat",
        [((power, to), f"spy {power} to {to}") for power in values for to in range(MOST)],
    )
    t.add(
        STEAL,
        "steal owner:seat target:seat",
        [((owner, to), f"steal {owner} to {to}") for owner in range(MOST) for to in range(MOST)],
    )
    t.add(TOP, "top target:seat", [((to,), f"top to {to}") for to in range(MOST)])
    t.add(ADD + 1, "add power", [((power,), f"add {power}") for power in values])
    t.add(DONE, "done", [((), "done")])
    t.add(KILL, "kill", [((), "kill")])
    t.add(TAUNT, "taunt letter", [((n,), f"taunt {letter}") for n, letter in enumerate(LETTERS)])
    t.add(FOIL, "foil letter", [((n,), f"foil {letter}") for n, letter in enumerate(LETTERS)])
    return t.finished()


def card(kind: int) -> str:
    """A card as notations name it: `lair 3`, `spy 5`, `taunt A`."""
    if kind >= FIRST_SPY:
        return f"spy {kind - SPY}"
    return f"taunt {LETTERS[kind - TAUNT_KIND]}" if kind >= TAUNT_KIND else f"lair {kind + 1}"
