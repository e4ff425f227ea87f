"""What a move leads to, as a list of options tells it apart."""

from filature.core.action import Action
from filature.core.seat import NOBODY

from ..box import OWN, Box
from ..views import View, owner_of

CLUE, MEET = "group-clue", "group-meet"
SHELTER, ELSEWHERE = "group-shelter", "group-elsewhere"


def moves(v: View, box: Box, offered: list[Action]) -> list[tuple[str, list[int]]]:
    """The squares where something is to be had first, the others last."""
    found: dict[str, list[int]] = {CLUE: [], MEET: [], SHELTER: [], ELSEWHERE: []}
    for action in offered:
        found[purpose(v, box, action)].append(action.id)
    return [(group, actions) for group, actions in found.items() if actions]


def purpose(v: View, box: Box, action: Action) -> str:
    """MI-MOVE-4, MI-CLUE-1, MI-KILL-2, MI-SAFE-1  What awaits at the end of a move."""
    if action.verb != "move":
        return ELSEWHERE
    (square,) = action.arguments
    if has_clue(v, box.spot[square]):
        return CLUE
    if any(v.at[seat] == square and seat != v.seat for seat in v.alive):
        return MEET
    return SHELTER if owner_of(v, box.spot[square]) == v.seat else ELSEWHERE


def has_clue(v: View, spot: int) -> bool:
    """MI-CLUE-5  Whether somebody else's card lies on a square."""
    owner = owner_of(v, spot)
    return owner not in (NOBODY, v.seat) and spot % OWN < v.laid[owner] and spot not in v.gone
