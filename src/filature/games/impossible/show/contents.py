"""MI-CONT-1  What lies in the box: figures, mission cards, clue cards, a die; and the booklets."""

from filature.core.contents import Block, Contents, Copies, Die, Form
from filature.core.scene import Fact, Panel, Piece
from filature.core.sentence import Sentence

from ..actions import card
from ..box import AGENTS, FACES, KINDS, MOST, TRAITS, Box, card_list
from .scene import BACK, colour_key, look

AID = (
    *("MI-MOVE-1", "MI-MOVE-2", "MI-MOVE-4", "MI-SAFE-1", "MI-CLUE-1", "MI-CLUE-2", "MI-KILL-1"),
    *("MI-KILL-2", "MI-KILL-4", "MI-KILL-5", "MI-KILL-6"),
)


def contents(box: Box) -> Contents:
    """Every clue card of every agent, and what moves on the board."""
    pieces = [*missions(box), *clues(box), *figures(box)]
    die = Die(Sentence("die", ()), tuple(str(face) for face in range(1, FACES + 1)))
    facts = tuple(Fact(look(box, agent), "MI-CLUE-3") for agent in range(AGENTS))
    looks = Panel("looks", Sentence("panel-looks", ()), facts)
    return Contents(tuple(pieces), (die,), (looks,), (booklet(box),), aid=AID)


def missions(box: Box) -> list[Copies]:
    """MI-SETUP-1  Each agent's mission card: who it is, its features, and its target."""
    return [
        Copies(
            Piece(f"mission-{agent}", "card", f"nation-{name}", "back-mission"),
            1,
            sort="sort-mission",
            text=f"target-{box.agents[(agent + 1) % AGENTS]}",
            art=" ".join(card(box, kind) for kind in card_list(box, agent)[:TRAITS]),
        )
        for agent, name in enumerate(box.agents)
    ]


def clues(box: Box) -> list[Copies]:
    """MI-SETUP-2, MI-SETUP-5  The clue cards of all agents: they lie on the squares."""
    owned = [kind for agent in range(AGENTS) for kind in card_list(box, agent)]
    return [
        Copies(
            Piece(f"clue-{kind}", "tile", f"clue-{card(box, kind)}", BACK),
            owned.count(kind),
            sort="sort-clue",
            art=card(box, kind),
        )
        for kind in range(KINDS)
    ]


def figures(box: Box) -> list[Copies]:
    return [
        Copies(Piece(f"figure-{colour}", "pawn", colour_key(box, colour)), 1)
        for colour in range(len(box.colours))
    ]


def booklet(box: Box) -> Form:
    """MI-CLUE-3  A page to note who may still be whom, and what was read where."""
    agents = tuple(Sentence(f"nation-{name}", ()) for name in box.agents)
    colours = tuple(Sentence(f"colour-{name}", ()) for name in box.colours)
    marks = tuple(Sentence(f"clue-{card(box, kind)}", ()) for kind in range(KINDS))
    return Form(
        Sentence("form-booklet", ()),
        (
            Block(Sentence("form-who", ()), columns=agents, rows=colours),
            Block(Sentence("form-read", ()), columns=marks, rows=colours),
        ),
        (Sentence("form-name", ()), Sentence("form-agent", ()), Sentence("form-target", ())),
        MOST,
    )
