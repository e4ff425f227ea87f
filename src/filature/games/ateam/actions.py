"""The verbs of the sheet, their bases, and the table of actions.

An action is its base plus its arguments: `ROLL + die`, `BENCH + seat`, `DISCARD + card`.
"""

from typing import Final

from filature.core.action import Action, Table

from .box import CHARACTERS, KINDS, LABS, MOST, NAMES, NUMBERS, lab_of, number_of

# Chance.
ROLL: Final = -1  # ROLL + die
PAIR: Final = 6  # PAIR + (red - 1) * 6 + blue - 1
DRAW: Final = 42  # DRAW + card
# A turn.
THROW: Final = 83
END: Final = 84
PLUS: Final = 85
CLEAR: Final = 86
LEAD: Final = 87
BENCH: Final = 88  # BENCH + seat
ROAM: Final = 92  # ROAM + seat
LAB: Final = 96  # LAB + card - LABS
DISCARD: Final = 132  # DISCARD + card
# Within a move.
KEEP: Final = 173
STOP: Final = 174
PASS: Final = 175
FIGHT: Final = 176  # FIGHT + seat
CHALLENGE: Final = 180  # CHALLENGE + seat

# Setting up.
FIGURE: Final = 184  # FIGURE + character

DIE: Final = range(1, 7)


def table() -> tuple[Action, ...]:
    t = Table()
    t.add(ROLL + 1, "roll die", [((die,), f"roll {die}") for die in DIE])
    t.add(PAIR, "dice red blue", [((a, b), f"dice {a} {b}") for a in DIE for b in DIE])
    t.add(DRAW, "draw card number", of_cards("draw"))
    t.add(THROW, "throw", [((), "throw")])
    t.add(END, "end", [((), "end")])
    t.add(PLUS, "plus3", [((), "plus3")])
    t.add(CLEAR, "clear", [((), "clear")])
    t.add(LEAD, "lead", [((), "lead")])
    t.add(BENCH, "bench target:seat", aimed("bench"))
    t.add(ROAM, "roam target:seat", aimed("roam"))
    t.add(
        LAB,
        "lab lab number",
        [((lab, n), f"lab {lab} {n}") for lab in range(1, 4) for n in range(1, NUMBERS + 1)],
    )
    t.add(DISCARD, "discard card number", of_cards("discard"))
    t.add(KEEP, "keep", [((), "keep")])
    t.add(STOP, "stop", [((), "stop")])
    t.add(PASS, "pass", [((), "pass")])
    t.add(FIGHT, "fight target:seat", aimed("fight"))
    t.add(CHALLENGE, "challenge target:seat", aimed("challenge"))
    t.add(FIGURE, "figure character", [((n,), f"figure {CHARACTERS[n]}") for n in range(MOST)])
    return t.finished()


def aimed(verb: str) -> list[tuple[tuple[int, ...], str]]:
    """One row a seat."""
    return [((seat,), f"{verb} {seat}") for seat in range(MOST)]


def of_cards(verb: str) -> list[tuple[tuple[int, ...], str]]:
    """One row a kind of card, with the number printed on it."""
    return [((kind, number_of(kind)), f"{verb} {card(kind)}") for kind in range(KINDS)]


def card(kind: int) -> str:
    """A card as notations name it: `plus3`, `lab 2 7`."""
    if kind < LABS:
        return NAMES[kind]
    return f"lab {lab_of(kind)} {number_of(kind)}"
