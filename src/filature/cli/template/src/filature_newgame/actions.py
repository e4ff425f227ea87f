"""The verbs, and the table of actions.

Inside the rules an action is a small number: the base of its verb plus its argument.  The table
gives each number its name (`play 3`), which people type and match files keep.  It is a golden file:
whoever changes it bumps `version` in game.py.
"""

from typing import Final

from filature.core.action import Action, Table

from .box import WIDTH

DEAL: Final = -1  # DEAL + value: chance gives a card to somebody
PLAY: Final = 4  # PLAY + value: a seat plays a card from its hand


def table() -> tuple[Action, ...]:
    values = range(1, WIDTH)
    t = Table()
    t.add(DEAL + 1, "deal card", [((value,), f"deal {value}") for value in values])
    t.add(PLAY + 1, "play card", [((value,), f"play {value}") for value in values])
    return t.finished()
