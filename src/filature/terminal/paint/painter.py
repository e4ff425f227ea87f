"""Draws any scene as text: seats, boards, zones, panels, the question and its options.

A zone that belongs to a seat is named after it (`hand-2`, `lair-0`) and is drawn with the
seat.  Among the others, piles lie together in the middle; what is no pile is on stage.
"""

from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from filature.core.action import Action
from filature.core.scene import Fact, Grid, Scene, SeatLine, Zone
from filature.terminal.console import Prose, prose, unbroken
from filature.terminal.voice import Voice

from . import boards, notebooks, sheets
from .pieces import CARD_ROOMY, CARD_WIDTH, Pieces

NARROW: Final = 64  # columns under which nothing is framed
SEAT_WIDTH: Final = 30  # of a seat's card, at least
MANY: Final = 8  # options that still stand in one column
MARGIN: Final = 9  # columns around the text of an option


class Painter:
    """Draws one scene for its viewer."""

    def __init__(self, scene: Scene, voice: Voice, offered: list[int], width: int) -> None:
        self.scene = scene
        self.voice = voice
        self.width = width
        self.narrow = width < NARROW
        self.pieces = Pieces(scene, voice, offered)
        self.offered = [voice.game.actions[action] for action in offered]
        self.marks: notebooks.Marks = {}  # of the viewer, in its notebook

    # The table -------------------------------------------------------------------------

    def table(self) -> Group:
        """Everything that lies on the table."""
        scene, pieces = self.scene, self.pieces
        parts: list[RenderableType] = [Rule(Text(self.voice.term("title"), "bold"), style="dim")]
        parts.append(self.seats())
        parts += [boards.painted(board, pieces, self.width) for board in scene.boards]
        parts += [self.line(zone) for zone in scene.zones if self.is_pile(zone)]
        parts += [
            sheets.laid_out(sheet, self.voice, scene.seat)
            for sheet in scene.panels
            if not sheet.folded
        ]
        parts += [self.notebook(grid) for grid in scene.grids]
        parts += [self.stage(zone) for zone in scene.zones if self.is_stage(zone)]
        parts += [self.hand(zone) for zone in scene.zones if self.is_mine(zone)]
        return Group(*parts)

    def seats(self) -> RenderableType:
        """A card for each seat, side by side where there is room."""
        if self.narrow:
            return Group(*[self.bare_seat(seat) for seat in self.scene.seats])
        across = evenly(len(self.scene.seats), max(1, self.width // SEAT_WIDTH))
        width = self.width // across
        rows = Table.grid()
        for _ in range(across):
            rows.add_column(width=width)
        cards = [self.framed_seat(seat, width) for seat in self.scene.seats]
        for start in range(0, len(cards), across):
            rows.add_row(*levelled(cards[start : start + across], width))
        return rows

    def framed_seat(self, seat: SeatLine, width: int) -> Panel:
        return Panel(
            Group(*self.seat_lines(seat)),
            box=box.HEAVY if seat.acting else box.ROUNDED,
            width=width,
            title=self.called(seat),
            title_align="left",
            subtitle=Text(self.score(seat), "bold"),
            subtitle_align="right",
            border_style=self.pieces.hue(seat.seat),
        )

    def bare_seat(self, seat: SeatLine) -> Group:
        head = prose(self.called(seat), " · ", (self.score(seat), "bold"))
        return Group(head, *[Padding(line, (0, 0, 0, 3)) for line in self.seat_lines(seat)])

    def seat_lines(self, seat: SeatLine) -> list[RenderableType]:
        own = [zone for zone in self.scene.zones if belongs(zone, seat.seat)]
        lines: list[RenderableType] = [self.zone(z) for z in own if not self.is_mine(z)]
        return lines + [self.fact(fact) for fact in seat.facts]

    def called(self, seat: SeatLine) -> Text:
        """Badge and name; whoever is awaited is marked."""
        name = self.voice.name(seat.seat, self.scene.seat)
        waiting = f" {self.voice.t('seat-acting')}" if seat.acting else ""
        return prose(self.pieces.badge(seat.seat), (f" {name}", "bold"), (waiting, "italic"))

    def score(self, seat: SeatLine) -> str:
        return self.voice.score(seat.score)

    # Zones -----------------------------------------------------------------------------

    def is_pile(self, zone: Zone) -> bool:
        return zone.kind == "pile" and not belongs(zone, zone.seat)

    def is_stage(self, zone: Zone) -> bool:
        return zone.kind != "pile" and not belongs(zone, zone.seat)

    def is_mine(self, zone: Zone) -> bool:
        return zone.kind == "hand" and zone.seat == self.scene.seat

    def title(self, zone: Zone) -> str:
        return self.voice.say(zone.title, self.scene.seat)

    def zone(self, zone: Zone) -> Prose:
        """Title, pieces and what they amount to, in a line."""
        parts: list[Text] = [Text(f"{self.title(zone)} ", "dim"), self.contents(zone)]
        if zone.figure and zone.pieces:
            parts.append(Text(unbroken(f" = {zone.figure}"), "bold"))
        return prose(*parts, (self.pieces.marks(zone.actions), "bold"))

    def contents(self, zone: Zone) -> Text:
        """The pieces of a zone.  A single one that lies face down says what its back shows."""
        if not zone.pieces and not zone.hidden:
            return Text("" if zone.kind == "pile" else "—", "dim")
        pieces, piled = zone.pieces, zone.kind == "pile"
        if piled and len(pieces) == 1 and not pieces[0].name:
            return self.pieces.named(pieces[0]._replace(actions=()))
        more = f" +{zone.hidden}" if zone.hidden else ""
        return prose(self.pieces.row(pieces, piled), (more, "dim"))

    def line(self, zone: Zone) -> Padding:
        return Padding(self.zone(zone), (0, 1))

    def stage(self, zone: Zone) -> RenderableType:
        """What everyone looks at now."""
        title = prose(self.pieces.mark(zone.seat), (self.title(zone), "bold"))
        spread = self.spread(zone, self.width - 4)
        figure = Text(f" = {zone.figure} ", "bold reverse") if zone.figure else None
        return Panel(
            Group(title, spread) if self.narrow else spread,
            box=box.HEAVY,
            title=None if self.narrow else title,
            title_align="left",
            subtitle=figure,
            subtitle_align="right",
            border_style="bold",
        )

    def hand(self, zone: Zone) -> RenderableType:
        """The viewer's own cards."""
        title = Text(f"{self.title(zone)} ({len(zone.pieces)})", "bold")
        return Padding(Group(title, self.spread(zone, self.width - 2)), (0, 1))

    def spread(self, zone: Zone, room: int) -> RenderableType:
        """Large cards in one row where there is room, else a list."""
        count = max(1, len(zone.pieces))
        width = min(CARD_ROOMY, room // count)
        if self.narrow or width < CARD_WIDTH:
            named = [self.pieces.named(piece) for piece in zone.pieces]
            return Group(*named) if self.narrow else Columns(named, padding=(0, 3))
        row = Table.grid()
        for _ in range(count):
            row.add_column(width=width)
        row.add_row(*[self.pieces.large(piece, width) for piece in zone.pieces])
        return row

    # Sentences -------------------------------------------------------------------------

    def notebook(self, grid: Grid) -> RenderableType:
        return notebooks.painted(grid, self.pieces, self.marks, self.narrow)

    def fact(self, fact: Fact) -> Prose:
        return prose(self.voice.say(fact.text, self.scene.seat))

    def prompt(self) -> RenderableType:
        """The question, with its clause."""
        asked = self.scene.prompt
        text = self.voice.say(asked.text, self.scene.seat)
        return prose(
            self.pieces.mark(self.scene.seat), (text, "bold"), (f"  {asked.clause}", "dim")
        )

    def options(self) -> RenderableType:
        """The numbered options, each with its notation; many in two columns, if they fit."""
        rows = [self.option(n, action) for n, action in enumerate(self.offered, 1)]
        widest = max([len(sentence) + len(notation) for _, sentence, notation in rows], default=0)
        if len(rows) <= MANY or 2 * (widest + MARGIN) > self.width:
            return columns(rows)
        half = (len(rows) + 1) // 2
        both = Table.grid(padding=(0, 2), expand=True)
        both.add_row(columns(rows[:half]), columns(rows[half:]))
        return both

    def option(self, number: int, action: Action) -> tuple[Text, Prose, Text]:
        sentence = prose(self.voice.say(action.sentence, self.scene.seat))
        notation = Text(action.notation, "cyan")
        if self.narrow:
            return Text(str(number), "bold"), prose(sentence, "  ", notation), Text()
        return Text(str(number), "bold"), sentence, notation


def belongs(zone: Zone, seat: int) -> bool:
    """Whether a zone is a seat's own."""
    return seat >= 0 and zone.seat == seat and zone.id.endswith(f"-{seat}")


def evenly(count: int, most: int) -> int:
    """How many to put in a row, so that the rows are about as long: four as two and two."""
    rows = -(-count // most)
    return -(-count // rows)


def levelled(cards: list[Panel], width: int) -> list[Panel]:
    """Cards of a row, all as high as the highest."""
    console = Console(width=width)
    highest = max(len(console.render_lines(card)) for card in cards)
    for card in cards:
        card.height = highest
    return cards


def columns(rows: list[tuple[Text, Prose, Text]]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", min_width=3)
    table.add_column()
    table.add_column(no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table
