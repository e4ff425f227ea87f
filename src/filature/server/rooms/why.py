"""Somebody points at an element of the scene: which action is meant?

A scene drawn as if every action of the table were offered tells which of them an element
could ever belong to; it is made from the view alone, so the answer tells nothing else.
"""

from collections import Counter
from collections.abc import Iterator
from operator import eq
from typing import Final

from filature.core.action import Action
from filature.core.scene import Piece, Place, Scene, Zone
from filature.core.sentence import Refusal
from filature.table.match import Match

NEAR: Final = 3  # options that are told instead of one that is refused


def meant(match: Match, seat: int, element: str) -> str:
    """What can be done with an element; else what is refused for its most common reason;
    nothing when no action belongs to it."""
    game = match.game
    scene = game.scene(match.view(seat), list(range(len(game.actions))))
    actions = [action for one in elements(scene) if one.id == element for action in one.actions]
    refusals = [
        (notation, match.refusal(seat, notation))
        for notation in [game.actions[action].notation for action in actions]
    ]
    return next((notation for notation, refusal in refusals if not refusal), commonest(refusals))


def refused(match: Match, seat: int) -> list[tuple[str, int]]:
    """The kinds of action of which none is offered, each with the one that is refused for the
    most common reason."""
    game = match.game
    offered = {game.actions[action].verb for action in match.offered(seat)}
    kinds: dict[str, list[str]] = {}
    for action in game.actions:
        if action.verb not in offered:
            kinds.setdefault(action.verb, []).append(action.notation)
    groups = [(f"group-{verb}", notations) for verb, notations in kinds.items()]
    return [
        (group, match.named[most_refused(match, seat, notations)])
        for group, notations in groups
        if game.words.heading(group, "fr")
    ]


def most_refused(match: Match, seat: int, notations: list[str]) -> str:
    return commonest([(notation, match.refusal(seat, notation)) for notation in notations])


def near(match: Match, seat: int, notation: str) -> list[int]:
    """What is offered of the kind that somebody meant, the most alike first."""
    if notation not in match.named:
        return []
    actions = match.game.actions
    wanted, offered = actions[match.named[notation]], match.offered(seat)
    same = [actions[one] for one in offered if actions[one].verb == wanted.verb]
    return [one.id for one in sorted(same, key=lambda one: -alike(one, wanted))[:NEAR]]


def alike(one: Action, other: Action) -> int:
    return sum(map(eq, one.arguments, other.arguments))


def commonest(refusals: list[tuple[str, Refusal | None]]) -> str:
    """The first action that is refused by the clause that refuses most of them."""
    counts = Counter(refusal.clause for _, refusal in refusals if refusal)
    for clause, _ in counts.most_common(1):
        return next(name for name, refusal in refusals if refusal and refusal.clause == clause)
    return ""


def elements(scene: Scene) -> Iterator[Piece | Place | Zone]:
    """Everything that can be pointed at."""
    holders: list[Zone | Place] = [*scene.zones]
    for board in scene.boards:
        holders += board.places
    for holder in holders:
        yield holder
        yield from holder.pieces
