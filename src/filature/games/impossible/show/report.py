"""MI-CLUE-3  The notebook: who may be whom, and what was read of whom.

The pencil is the player's: how much stands there already is what the table has asked for.
"""

from filature.core.scene import Cell, Fact, Grid, Panel, Row
from filature.core.sentence import Sentence

from ..actions import card
from ..box import AGENTS, KINDS, OWN, Box
from ..mind.crosses import Reasoning, booklet_seen, proof, reasoning, told
from ..mind.notebook import Notes, line
from ..state import UNKNOWN, Terms
from ..views import View, facts_of

BLANK = Cell()


def notebook(v: View, box: Box, terms: Terms, notes: Notes) -> tuple[Grid, ...]:
    """Both pages of a viewer's notebook."""
    return who(v, box, terms, notes), clues_read(v, box)


# Who may be whom ---------------------------------------------------------------


def who(v: View, box: Box, terms: Terms, notes: Notes) -> Grid:
    """All that can be concluded; or the booklets that were seen; or an empty page."""
    columns = tuple(f"nation-{name}" for name in box.agents)
    if terms.proofs:
        thought = reasoning(v, box, notes.page(facts_of(v, box)))
        title = Sentence("notebook-title deals", (v.deals,))
        cells = [[concluded(v, thought, seat, agent) for agent in ALL] for seat in seats(v)]
    else:
        title = Sentence("notebook-marks" if terms.marks else "notebook-blank", ())
        seen = booklet_mark if terms.marks else nothing
        cells = [[seen(v, seat, agent) for agent in ALL] for seat in seats(v)]
    return Grid("notebook", title, columns, rows(cells))


ALL = range(AGENTS)


def seats(v: View) -> range:
    return range(len(v.at))


def rows(cells: list[list[Cell]]) -> tuple[Row, ...]:
    return tuple(
        Row(Sentence("notebook-row seat", (seat,)), tuple(line), seat)
        for seat, line in enumerate(cells)
    )


def concluded(v: View, thought: Reasoning, seat: int, agent: int) -> Cell:
    """Impossible, with the proof; certain; or how likely."""
    count = v.notebook[seat][agent]
    if count == 0:
        steps = tuple(Fact(said, clause) for clause, said in proof(thought, seat, agent))
        return Cell("no", 0, steps)
    if count == v.deals:
        return Cell("yes", 100)
    return Cell("", min(99, max(1, round(100 * count / v.deals))))


def booklet_mark(v: View, seat: int, agent: int) -> Cell:
    """MI-SETUP-3, MI-SETUP-6, MI-KILL-2  A booklet that the viewer has seen; no conclusion."""
    if v.known[seat] == agent:
        said, clause = booklet_seen(v, seat)
        return Cell("yes", 100, (Fact(said, clause),))
    if agent in v.absent:
        return Cell("no", 0, (Fact(Sentence("proof-absent agent", (agent,)), "MI-SETUP-6"),))
    return BLANK


def nothing(v: View, seat: int, agent: int) -> Cell:
    return BLANK


# What was read and told --------------------------------------------------------


def clues_read(v: View, box: Box) -> Grid:
    """A feature against a colour, as the sheet has it; one's own row is for the pencil."""
    columns = tuple(f"clue-{card(box, kind)}" for kind in range(KINDS))
    cells = [[clue_mark(v, box, seat, kind) for kind in range(KINDS)] for seat in seats(v)]
    return Grid("report", Sentence("report-title", ()), columns, rows(cells))


def clue_mark(v: View, box: Box, seat: int, kind: int) -> Cell:
    """A card that the viewer has read, and where."""
    first = v.colour[seat] * OWN
    if v.colour[seat] == UNKNOWN or seat == v.seat or kind not in v.clues[first : first + OWN]:
        return BLANK
    square = box.square[v.clues.index(kind, first)]
    said = Sentence("noted seat card square", (seat, kind, square))
    return Cell("yes", 100, (Fact(said, "MI-CLUE-3"),))


def challenges(v: View) -> Panel:
    """MI-KILL-7  Every challenge that all have seen, and how it ended."""
    facts = tuple(Fact(said, clause) for said, clause in [told(line(code)) for code in v.ledger])
    return Panel("challenges", Sentence("panel-challenges", ()), facts)
