"""What a match looks like: the city, the figures, the clue cards; for the notebook, see there."""

from functools import lru_cache

from filature.core.action import Action
from filature.core.scene import (
    DRAWN,
    Board,
    Fact,
    Line,
    Panel,
    Piece,
    Place,
    Scene,
    SeatLine,
    Zone,
)
from filature.core.seat import NOBODY
from filature.core.sentence import Sentence

from .. import phases
from ..actions import card
from ..box import AGENTS, NO_SPOT, OWN, TRAITS, Box, card_list
from ..mind.notebook import Notes
from ..state import BY_SURVIVAL, UNKNOWN, Terms
from ..views import View, owner_of
from . import report, streets

BACK = "back-clue"


def scene(v: View, box: Box, terms: Terms, notes: Notes, offered: list[Action]) -> Scene:
    """The table as one viewer sees it; where nothing is noted, nothing is remembered either."""
    if not terms.marks:
        v = forgetful(v, terms)
    return Scene(
        seat=v.seat,
        prompt=prompt(v, box, offered),
        seats=tuple(seat_line(v, box, seat) for seat in range(len(v.at))),
        boards=(board(v, box, offered),),
        zones=zones(v, box, offered),
        panels=panels(v, box, terms),
        grids=report.notebook(v, box, terms, notes) if v.phase > phases.DEAL else (),
    )


def forgetful(v: View, terms: Terms) -> View:
    """MI-CLUE-2, MI-CLUE-3  A view without the cards that lie face down again, and without the
    booklets that were only shown: whoever wants to remember them has a pencil."""
    mine = [v.holder[seat] == v.seat or seat == v.seat for seat in range(len(v.at))]
    known = [agent if own else UNKNOWN for agent, own in zip(v.known, mine)]
    clues = [
        kind if owner_of(v, spot) == v.seat or (terms.keep_clues and spot in v.gone) else UNKNOWN
        for spot, kind in enumerate(v.clues)
    ]
    return v._replace(known=tuple(known), clues=tuple(clues))


def prompt(v: View, box: Box, offered: list[Action]) -> Fact:
    """Whose turn and what is asked, in one sentence."""
    if v.phase == phases.FIGURE:
        return Fact(Sentence("ask-figure seat", (v.turn,)), "MI-SETUP-4")
    if v.phase == phases.PLACE:
        return place_prompt(v, box, offered)
    if v.phase == phases.MOVE:
        return Fact(
            Sentence("ask-move seat points range", (v.turn, v.points, v.range)), "MI-MOVE-1"
        )
    if v.phase == phases.CHALLENGE:
        return Fact(Sentence("ask-challenge seat", (v.turn,)), "MI-KILL-2")
    if v.phase == phases.OVER:
        return Fact(Sentence("ask-over", ()), "MI-WIN-1")
    return Fact(Sentence("ask-chance", ()), "MI-SETUP-3")


def place_prompt(v: View, box: Box, offered: list[Action]) -> Fact:
    """MI-SETUP-5, MI-TURN-1  Where to begin, with the cards as they lie; or how they shall lie."""
    if v.seat not in v.waiting_for:
        return Fact(Sentence("ask-others-place", ()), "MI-TURN-1")
    if any(action.verb == "lay" for action in offered):
        return Fact(Sentence("ask-lay square", (next_square(v, box),)), "MI-SETUP-5")
    return Fact(Sentence("ask-place", ()), "MI-TURN-1")


def next_square(v: View, box: Box) -> int:
    """MI-SETUP-5  The next of the viewer's squares for whoever lays the cards."""
    return box.square[v.colour[v.seat] * OWN + v.my_settled]


def seat_line(v: View, box: Box, seat: int) -> SeatLine:
    """The colour of a seat, what it has eliminated, and what the viewer knows of it."""
    facts: list[Fact] = []
    hue = ""
    if v.colour[seat] != UNKNOWN:
        hue = colour_key(box, v.colour[seat])
        facts.append(Fact(Sentence("seat-colour colour", (v.colour[seat],)), "MI-SETUP-4"))
    if seat not in v.alive:
        facts.append(Fact(Sentence("seat-out holder:seat", (v.holder[seat],)), "MI-KILL-4"))
    if v.known[seat] != UNKNOWN and seat != v.seat:
        facts.append(Fact(Sentence("seat-agent agent", (v.known[seat],)), "MI-SETUP-3"))
    if len(v.alive) == 2 and seat in v.alive:
        facts.append(Fact(Sentence("seat-factor pace", (v.factor[seat],)), "MI-DUEL-1"))
    return SeatLine(seat, v.victims[seat], tuple(facts), seat in v.waiting_for, hue)


# The board ---------------------------------------------------------------------


def board(v: View, box: Box, offered: list[Action]) -> Board:
    """MI-CONT-1  The squares, with the figures and cards on them."""
    places = [place(v, box, square, offered) for square in range(len(box.names))]
    return Board("city", "graph", tuple(places), links(box))


@lru_cache(DRAWN)
def links(box: Box) -> tuple[Line, ...]:
    return tuple(Line(box.names[start], box.names[end]) for start, end in box.links)


def place(v: View, box: Box, square: int, offered: list[Action]) -> Place:
    spot = box.spot[square]
    pieces: list[Piece] = []
    if spot != NO_SPOT:
        pieces += clue_card(v, box, spot)
    pieces += [pawn(v, box, seat, offered) for seat, at in enumerate(v.at) if at == square]
    street, number = streets.address(box, square)
    return Place(
        id=box.names[square],
        name=street,
        x=box.x[square],
        y=box.y[square],
        marks=marks(v, box, spot),
        pieces=tuple(pieces),
        actions=leading_to(offered, square),
        seat=owner_of(v, spot),
        number=number,
    )


def marks(v: View, box: Box, spot: int) -> tuple[str, ...]:
    """MI-SETUP-8  Once the figures are chosen, squares of the other colours are plain."""
    plain = v.phase > phases.FIGURE and owner_of(v, spot) == NOBODY
    return () if spot == NO_SPOT or plain else (colour_key(box, spot // OWN),)


def colour_key(box: Box, colour: int) -> str:
    return f"colour-{box.colours[colour]}"


def pawn(v: View, box: Box, seat: int, offered: list[Action]) -> Piece:
    """MI-SETUP-4  A figure in the colour that its seat chose."""
    aimed = tuple(a.id for a in offered if a.verb == "challenge" and a.arguments[0] == seat)
    name = colour_key(box, v.colour[seat])
    return Piece(f"pawn-{seat}", "pawn", name, seat=seat, actions=aimed)


def clue_card(v: View, box: Box, spot: int) -> list[Piece]:
    """MI-CLUE-1  Face down, or with what the viewer has laid or read there."""
    seat = owner_of(v, spot)
    lies = seat != NOBODY and spot % OWN < v.laid[seat] and spot not in v.gone
    if not lies:
        return []
    kind = v.clues[spot]
    name = "" if kind == UNKNOWN else f"clue-{card(box, kind)}"
    return [Piece(f"clue-{spot}", "card", name, BACK, seat=seat)]


def leading_to(offered: list[Action], square: int) -> tuple[int, ...]:
    return tuple(a.id for a in offered if a.verb in ("move", "start") and a.arguments == (square,))


# Beside the board --------------------------------------------------------------


def zones(v: View, box: Box, offered: list[Action]) -> tuple[Zone, ...]:
    """MI-SETUP-4, MI-SETUP-5  The figures to choose from, the viewer's cards, and the die."""
    found: list[Zone] = []
    if v.phase == phases.FIGURE:
        title = Sentence("zone-figures", ())
        found.append(Zone("figures", "row", title, pieces=free_figures(v, box, offered)))
    if cards := hand(v, box, offered):
        title = Sentence("zone-hand square", (next_square(v, box),))
        found.append(Zone(f"hand-{v.seat}", "hand", title, v.seat, cards))
    if v.my_agent != UNKNOWN:
        found += booklet(v, box)
    if v.phase == phases.MOVE:
        die = Piece("die", "die", figure=str(v.points))
        found.append(Zone("die", "pile", Sentence("zone-die range", (v.range,)), pieces=(die,)))
    return tuple(found)


def booklet(v: View, box: Box) -> list[Zone]:
    """MI-SETUP-3, MI-CLUE-3  Whom the viewer plays and hunts, each with its four features."""
    whom = {"identity": (Sentence("zone-identity agent", (v.my_agent,)), v.my_agent)}
    if hunts(v):
        whom["prey"] = (Sentence("zone-prey agent", (v.my_mission,)), v.my_mission)
    return [
        Zone(f"{part}-{v.seat}", "row", said, v.seat, features(box, part, agent))
        for part, (said, agent) in whom.items()
    ]


def features(box: Box, whose: str, agent: int) -> tuple[Piece, ...]:
    names = [card(box, kind) for kind in card_list(box, agent)[:TRAITS]]
    return tuple(Piece(f"{whose}-{name}", "card", f"clue-{name}", BACK) for name in names)


def free_figures(v: View, box: Box, offered: list[Action]) -> tuple[Piece, ...]:
    """MI-SETUP-4  The figures that nobody has chosen yet."""
    return tuple(
        Piece(f"figure-{colour}", "pawn", colour_key(box, colour), actions=choices)
        for colour in range(len(box.colours))
        if colour not in v.colour
        for choices in [
            tuple(a.id for a in offered if a.verb == "figure" and a.arguments[0] == colour)
        ]
    )


def hand(v: View, box: Box, offered: list[Action]) -> tuple[Piece, ...]:
    """MI-SETUP-5  The cards that the viewer may lay otherwise, each with the square where it is."""
    if v.phase != phases.PLACE or v.seat < 0:
        return ()
    first = v.colour[v.seat] * OWN
    own = v.clues[first : first + OWN]
    return tuple(
        Piece(
            f"hand-{kind}",
            "card",
            f"clue-{card(box, kind)}",
            BACK,
            figure=box.names[box.square[first + own.index(kind)]],
            seat=v.seat,
            actions=(action.id,),
        )
        for action in offered
        if action.verb == "lay"
        for kind in action.arguments
        if kind in own
    )


def panels(v: View, box: Box, terms: Terms) -> tuple[Panel, ...]:
    """MI-CLUE-3  Who is absent, how challenges ended, what each agent looks like."""
    found: list[Panel] = []
    if v.my_agent != UNKNOWN and not hunts(v):
        found.append(Panel("mission", Sentence("panel-mission", ()), (mission(v),)))
    if v.absent:
        facts = tuple(Fact(Sentence("absentee agent", (a,)), "MI-SETUP-6") for a in v.absent)
        found.append(Panel("absent", Sentence("panel-absent", ()), facts))
    if terms.marks and v.ledger:
        found.append(report.challenges(v))
    return (*found, Panel("looks", Sentence("panel-looks", ()), looks(v, box)))


def looks(v: View, box: Box) -> tuple[Fact, ...]:
    """MI-SETUP-7, MI-KILL-1  The agents in the order of the hunt, marked with hunter and prey."""
    present = [agent for agent in range(AGENTS) if agent not in v.absent]
    preys = [*present[1:], present[0]]
    return tuple([look_fact(box, agent, preys[n]) for n, agent in enumerate(present)])


def look_fact(box: Box, agent: int, prey: int) -> Fact:
    return Fact(look(box, agent), "MI-CLUE-3", (nation_key(box, agent), nation_key(box, prey)))


def nation_key(box: Box, agent: int) -> str:
    return f"nation-{box.agents[agent]}"


def hunts(v: View) -> bool:
    """MI-KILL-1  Whether the viewer has somebody to hunt."""
    return v.seat in v.alive and v.ending != BY_SURVIVAL


def mission(v: View) -> Fact:
    """MI-KILL-4  Who hunts in the viewer's place.  MI-WIN-1  Or that nobody is left to hunt."""
    if v.seat not in v.alive:
        holder = v.holder[v.seat]
        return Fact(Sentence("mission-lost agent holder:seat", (v.my_agent, holder)), "MI-KILL-4")
    return Fact(Sentence("mission-done agent", (v.my_agent,)), "MI-WIN-1")


def look(box: Box, agent: int) -> Sentence:
    """MI-CLUE-3  An agent and its four features."""
    cards = card_list(box, agent)[:TRAITS]
    return Sentence("look agent one:card two:card three:card four:card", (agent, *cards))
