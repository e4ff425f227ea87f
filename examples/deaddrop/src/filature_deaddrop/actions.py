"""The verbs, and the table of actions."""

from typing import Final

from filature.core.action import Action, Table

from .box import CARDS, KINDS, MOST

DEAL: Final = 0  # DEAL + kind: chance gives a card to somebody
DROP: Final = 5  # DROP + kind * MOST + target: a card of one's hand, face down
TAKE: Final = 25
LEAVE: Final = 26


def table() -> tuple[Action, ...]:
    t = Table()
    t.add(DEAL, "deal card", [((kind,), f"deal {CARDS[kind]}") for kind in range(KINDS)])
    t.add(
        DROP,
        "drop card target:seat",
        [
            ((kind, to), f"drop {CARDS[kind]} to {to}")
            for kind in range(KINDS)
            for to in range(MOST)
        ],
    )
    t.add(TAKE, "take", [((), "take")])
    t.add(LEAVE, "leave", [((), "leave")])
    return t.finished()
