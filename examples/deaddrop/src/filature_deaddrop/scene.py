"""What to draw, from a View and what is offered."""

from filature.core.action import Action
from filature.core.scene import Fact, Piece, Scene, SeatLine, Zone
from filature.core.seat import NOBODY
from filature.core.sentence import Sentence

from .box import CARDS, VALUES
from .state import ANSWER, DEAL, NO_CARD, OVER
from .views import View


def scene(v: View, offered: list[Action]) -> Scene:
    """The table as one viewer sees it."""
    seats = range(len(v.score))
    zones = [drop_zone(v, offered)] if v.phase == ANSWER else []
    zones += [file_zone(v, n) for n in seats] + [hand_zone(v, n, offered) for n in seats]
    return Scene(
        seat=v.seat,
        prompt=prompt(v),
        seats=tuple([SeatLine(n, v.score[n], acting=n in v.waiting_for) for n in seats]),
        zones=tuple(zones),
    )


def prompt(v: View) -> Fact:
    """What is asked now, and its clause."""
    if v.phase == OVER:
        return Fact(Sentence("ask-over", ()), "DROP-END-2")
    if v.phase == DEAL:
        return Fact(Sentence("ask-deal", ()), "DROP-DEAL-1")
    if v.phase == ANSWER:
        return Fact(Sentence("ask-answer target:seat", (v.target,)), "DROP-TAKE-1")
    return Fact(Sentence("ask-drop seat", (v.turn,)), "DROP-DROP-1")


def card(id: str, kind: int, actions: tuple[int, ...] = ()) -> Piece:
    """A card face up; without a kind, face down."""
    if kind == NO_CARD:
        return Piece(id, "card", back="back", actions=actions)
    name = CARDS[kind].replace(" ", "-")
    return Piece(id, "card", name, "back", f"{VALUES[kind]:+}", NOBODY, actions)


def cards(where: str, counts: tuple[int, ...], offered: list[Action] | None = None) -> list[Piece]:
    """Cards face up, as many of each kind as there are."""
    return [
        card(f"{where}-{kind}-{copy}", kind, playing(kind, offered or []))
        for kind, count in enumerate(counts)
        for copy in range(count)
    ]


def playing(kind: int, offered: list[Action]) -> tuple[int, ...]:
    """The offered actions that drop a card of this kind."""
    return tuple([a.id for a in offered if a.verb == "drop" and a.arguments[0] == kind])


def drop_zone(v: View, offered: list[Action]) -> Zone:
    """DROP-DROP-1  The card that lies face down; who laid it knows it."""
    answers = tuple([action.id for action in offered])
    title = Sentence("zone-drop target:seat", (v.target,))
    return Zone("drop", "row", title, v.target, (card("dropped", v.my_drop, answers),))


def file_zone(v: View, seat: int) -> Zone:
    """DROP-TAKE-2  The cards that count for a seat."""
    title = Sentence("zone-file owner:seat", (seat,))
    pieces = tuple(cards(f"file-{seat}", v.files[seat]))
    return Zone(f"file-{seat}", "row", title, seat, pieces, figure=str(v.score[seat]))


def hand_zone(v: View, seat: int, offered: list[Action]) -> Zone:
    """DROP-DEAL-1  One's own cards by their faces, those of others only counted."""
    title = Sentence("zone-hand owner:seat", (seat,))
    if seat != v.seat:
        return Zone(f"hand-{seat}", "hand", title, seat, hidden=v.held[seat])
    return Zone(f"hand-{seat}", "hand", title, seat, tuple(cards("hand", v.my_hand, offered)))
