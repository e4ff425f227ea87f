"""What to draw, from a View and what is offered; terminal and browser draw any Scene.

Every piece says which of the offered actions it belongs to, so that clicking it does them.  Its
name is a key of the catalogues; its id is stable, so that what moves can be seen moving.
"""

from filature.core.action import Action
from filature.core.scene import Fact, Piece, Scene, SeatLine, Zone
from filature.core.sentence import Sentence

from .state import DEAL, OVER
from .views import View


def scene(v: View, offered: list[Action]) -> Scene:
    """The table as one viewer sees it."""
    seats = range(len(v.score))
    return Scene(
        seat=v.seat,
        prompt=prompt(v),
        seats=tuple([SeatLine(n, v.score[n], acting=n in v.waiting_for) for n in seats]),
        zones=(table_zone(v), *[hand_zone(v, n, offered) for n in seats]),
    )


def prompt(v: View) -> Fact:
    """What is asked now, and its clause."""
    if v.phase == OVER:
        return Fact(Sentence("ask-over", ()), "NEWGAME-END-2")
    if v.phase == DEAL:
        return Fact(Sentence("ask-deal", ()), "NEWGAME-DEAL-1")
    return Fact(Sentence("ask-play seat", (v.turn,)), "NEWGAME-TURN-2")


def card(id: str, value: int, actions: tuple[int, ...] = (), seat: int = -3) -> Piece:
    """A card face up."""
    return Piece(id, "card", f"card-{value}", "back", str(value), seat, actions)


def table_zone(v: View) -> Zone:
    """NEWGAME-TURN-2  The cards of this round."""
    cards = [card(f"table-{n}", value, seat=n) for n, value in enumerate(v.table) if value]
    return Zone("table", "row", Sentence("zone-table", ()), pieces=tuple(cards))


def hand_zone(v: View, seat: int, offered: list[Action]) -> Zone:
    """NEWGAME-DEAL-1  One's own cards by their faces, those of others only counted."""
    title = Sentence("zone-hand owner:seat", (seat,))
    if seat != v.seat:
        return Zone(f"hand-{seat}", "hand", title, seat, hidden=v.held[seat])
    cards = [
        card(f"hand-{seat}-{value}-{copy}", value, playing(value, offered))
        for value, count in enumerate(v.my_hand)
        for copy in range(count)
    ]
    return Zone(f"hand-{seat}", "hand", title, seat, tuple(cards))


def playing(value: int, offered: list[Action]) -> tuple[int, ...]:
    """The offered actions that play a card of this value."""
    return tuple([action.id for action in offered if action.arguments == (value,)])
