"""What a match looks like: the spiral of the fortress, the figures, the hands, the piles."""

from functools import lru_cache

from filature.core.action import Action
from filature.core.scene import DRAWN, Board, Fact, Line, Panel, Piece, Place, Scene, SeatLine, Zone
from filature.core.seat import NOBODY
from filature.core.sentence import Sentence

from .. import phases
from ..actions import card
from ..box import (
    BENCH,
    FINAL,
    GUARD,
    HAND,
    LABS,
    MOST,
    NAMES,
    PLAIN,
    SPACES,
    Box,
    lab_of,
    number_of,
)
from ..state import NOT_CHOSEN
from ..views import View

BACK = "back-plain"
FIGURES = ("+3", "↻", "→L", "✕", "←G")
AIMED = ("bench", "roam", "fight", "challenge")
WAYS = ("→", "←")  # inwards, outwards


def scene(v: View, box: Box, offered: list[Action]) -> Scene:
    """The table as one viewer sees it."""
    seats = range(len(v.place))
    zones = [hand_zone(v, seat, offered) for seat in seats]
    zones += [bench_zone(v, seat) for seat in seats if v.benched[seat]]
    zones += [deck_zone(v), discard_zone(v, offered), dice_zone(v, offered)]
    zones += [figures_zone(v, offered)] if v.phase == phases.FIGURE else []
    return Scene(
        seat=v.seat,
        prompt=prompt(v, box),
        seats=tuple(seat_line(v, box, seat) for seat in seats),
        boards=(board(v, box, offered),),
        zones=tuple(zones),
        panels=(signs_panel(),),
    )


def prompt(v: View, box: Box) -> Fact:
    """Whose turn and what is asked, in one sentence."""
    if v.phase == phases.OVER:
        return Fact(Sentence("ask-over seat", (v.winner,)), "AT-WIN-1")
    if v.phase == phases.FIGURE:
        return Fact(Sentence("ask-figure seat", (v.turn,)), "AT-SETUP-3")
    if v.phase == phases.KEEP:
        return Fact(Sentence("ask-keep seat steps", (v.turn, v.steps)), "AT-CARD-4")
    if v.phase == phases.STOP:
        return Fact(Sentence("ask-stop seat target:seat", (v.turn, v.holder)), "AT-STEAL-1")
    if v.phase == phases.FOE:
        return Fact(Sentence("ask-foe seat", (v.turn,)), "AT-OCC-8")
    if v.phase == phases.SCREEN:
        return Fact(Sentence("ask-screen seat", (v.turn,)), "AT-TV-1")
    if v.phase != phases.TURN:
        return Fact(Sentence("ask-chance", ()), "AT-TURN-1")
    if v.carded:
        return Fact(Sentence("ask-throw seat", (v.turn,)), "AT-TURN-1")
    if v.owed and box.kinds[v.place[v.turn]] == GUARD:
        return Fact(Sentence("ask-guard seat", (v.turn,)), "AT-GUARD-2")
    if v.owed:
        return Fact(Sentence("ask-turn seat", (v.turn,)), "AT-TURN-1")
    return Fact(Sentence("ask-card seat", (v.turn,)), "AT-TURN-3")


# The fortress -----------------------------------------------------------------


def board(v: View, box: Box, offered: list[Action]) -> Board:
    """AT-SETUP-1, AT-SETUP-3  The track from the gate to the vault, and who stands where."""
    places = tuple(place(v, box, n, offered) for n in range(box.length))
    return Board("fortress", "track", places, track(box))


@lru_cache(DRAWN)
def track(box: Box) -> tuple[Line, ...]:
    return tuple(Line(str(n), str(n + 1)) for n in range(box.vault))


def place(v: View, box: Box, n: int, offered: list[Action]) -> Place:
    """A space: its kind, and the figures and the formula on it."""
    kind = box.kinds[n]
    here = [pawn(v, seat, offered) for seat, where in enumerate(v.place) if where == n]
    if n == (box.vault if v.holder == NOBODY else v.place[v.holder]):
        here.append(Piece("formula", "token", "formula", figure="★", seat=v.holder))
    marks = () if kind == PLAIN else (f"sign-{SPACES[kind]}",)
    return Place(str(n), space_key(box, n), box.x[n], box.y[n], marks, tuple(here))


def pawn(v: View, seat: int, offered: list[Action]) -> Piece:
    """AT-SETUP-3  A figure; the way it faces is the way it goes."""
    return Piece(
        f"figure-{seat}",
        "pawn",
        character_key(v.character[seat]),
        figure=WAYS[v.out[seat]],
        seat=seat,
        actions=aimed(offered, seat),
    )


def figures_zone(v: View, offered: list[Action]) -> Zone:
    """AT-SETUP-3  The figures that nobody has chosen yet."""
    choices = {a.arguments[0]: (a.id,) for a in offered if a.verb == "figure"}
    free = [n for n in range(MOST) if n not in v.character]
    pieces = [
        Piece(f"free-{n}", "pawn", character_key(n), actions=choices.get(n, ())) for n in free
    ]
    return Zone("figures", "row", Sentence("zone-figures", ()), pieces=tuple(pieces))


def character_key(character: int) -> str:
    """The name of a figure."""
    return "character-none" if character == NOT_CHOSEN else f"character-{character}"


def aimed(offered: list[Action], seat: int) -> tuple[int, ...]:
    """The offered actions that strike this player."""
    return tuple(
        a.id for a in offered if a.sentence.form.endswith("target:seat") and a.arguments == (seat,)
    )


def space_key(box: Box, n: int) -> str:
    """The name of a space."""
    return f"space-{SPACES[box.kinds[n]]}"


def signs_panel() -> Panel:
    """What the signs of the spaces mean."""
    facts = [
        Fact(Sentence(f"legend-{SPACES[kind]}", ()), "AT-TURN-5")
        for kind in range(GUARD, FINAL + 1)
    ]
    return Panel("signs", Sentence("panel-signs", ()), tuple(facts))


# The players ------------------------------------------------------------------


def seat_line(v: View, box: Box, seat: int) -> SeatLine:
    """Where a player is, which way it faces, whether it has the formula."""
    n, form = v.place[seat], "seat-where character place number out"
    facts = [Fact(Sentence(form, (v.character[seat], n, n, v.out[seat])), "AT-SETUP-3")]
    if v.holder == seat:
        facts.append(Fact(Sentence("seat-formula", ()), "AT-VAULT-2"))
    if v.reached[seat]:
        facts.append(Fact(Sentence("seat-two-dice", ()), "AT-VAULT-4"))
    return SeatLine(seat, int(v.winner == seat), tuple(facts), seat in v.waiting_for)


def hand_zone(v: View, seat: int, offered: list[Action]) -> Zone:
    """AT-SETUP-2  One's own cards by their faces, the others' by their number."""
    title = Sentence("zone-hand owner:seat", (seat,))
    if seat == v.seat:
        mine = [
            piece(f"hand-{seat}-{n}", kind, playing(offered, kind))
            for n, kind in enumerate(v.my_hand)
        ]
        return Zone(f"hand-{seat}", "hand", title, seat, tuple(mine))
    backs = [Piece(f"hand-{seat}-{n}", "card", back=BACK) for n in range(min(v.cards[seat], HAND))]
    return Zone(f"hand-{seat}", "hand", title, seat, tuple(backs))


def bench_zone(v: View, seat: int) -> Zone:
    """AT-CARD-6  The cards that lie before a player, each for a turn to sit out."""
    title = Sentence("zone-bench owner:seat", (seat,))
    laid = [piece(f"bench-{n}-{seat}", BENCH) for n in range(v.benched[seat])]
    return Zone(f"bench-{seat}", "row", title, seat, tuple(laid))


def deck_zone(v: View) -> Zone:
    """AT-SETUP-2  The talon, face down."""
    top = (Piece("talon-top", "card", back=BACK),) if v.deck_size else ()
    title = Sentence("zone-deck cards", (v.deck_size,))
    return Zone("talon", "pile", title, pieces=top, hidden=max(v.deck_size - 1, 0))


def discard_zone(v: View, offered: list[Action]) -> Zone:
    """AT-CARD-1, AT-CARD-2  The discard pile, open to all until it is shuffled."""
    pieces = tuple(
        piece(f"discard-{kind}-{copy}", kind)
        for kind, count in enumerate(v.discard)
        for copy in range(count)
    )
    title = Sentence("zone-discard cards", (len(pieces),))
    return Zone("discard", "pile", title, pieces=pieces, actions=of_verbs(offered, "discard"))


def dice_zone(v: View, offered: list[Action]) -> Zone:
    """AT-TURN-1, AT-VAULT-4  The dice as they last fell; whoever is to throw takes them.  The
    red one joins in after the vault, and in battles."""
    throwing = of_verbs(offered, "throw", "keep")
    both = v.dice[0] or (v.turn >= 0 and v.reached[v.turn])
    pieces = tuple(
        Piece(f"die-{name}", "die", f"die-{name}", "", str(n or ""), owner, throwing)
        for name, n, owner in zip(("red", "blue"), v.dice, throwers(v))
        if both or name == "blue"
    )
    return Zone("dice", "pile", Sentence("zone-dice", ()), pieces=pieces)


def throwers(v: View) -> tuple[int, int]:
    """AT-OCC-2, AT-GUARD-1  For whom the red die is thrown and for whom the blue one."""
    if v.phase in (phases.BATTLE, phases.FORMULA):
        return (v.turn, v.foe)
    return (NOBODY, v.turn if v.phase == phases.GUARD else NOBODY)


def of_verbs(offered: list[Action], *verbs: str) -> tuple[int, ...]:
    return tuple(a.id for a in offered if a.verb in verbs)


def piece(id: str, kind: int, actions: tuple[int, ...] = ()) -> Piece:
    """A card face up."""
    figure = FIGURES[kind] if kind < LABS else f"+{number_of(kind)}"
    return Piece(id, "card", card_key(kind), BACK, figure, actions=actions)


def card_key(kind: int) -> str:
    """The name of a card: `card-plus3`, `card-lab2`."""
    return f"card-{NAMES[kind]}" if kind < LABS else f"card-lab{lab_of(kind)}"


def playing(offered: list[Action], kind: int) -> tuple[int, ...]:
    """The offered actions that play or discard a card of this kind."""
    name = card(kind)
    return tuple(
        a.id
        for a in offered
        if a.notation in (name, f"discard {name}") or (kind < LABS and a.verb == name)
    )
