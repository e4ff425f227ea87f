"""Cards, pawns, dice and seats, small enough to stand in a line of text.

Nothing is told by colour alone: a seat has a number and a shape, a kind of card has its
own brackets.
"""

from collections.abc import Iterable
from itertools import groupby
from typing import Final, NamedTuple

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from filature.core.scene import Piece, Scene
from filature.terminal.console import Prose, prose, unbroken
from filature.terminal.voice import Voice

SHAPES: Final = "●▲■◆⬢⬟"
COLOURS: Final = ("#5fafff", "#ff875f", "#5fd7af", "#d787af", "#d7af5f", "#afafd7")
HUES: Final = {  # of seats that choose their colour
    "colour-red": "#ff5f5f",
    "colour-yellow": "#ffd75f",
    "colour-green": "#5fd787",
    "colour-blue": "#5fafff",
    "colour-black": "#8a8a8a",
    "colour-white": "#eeeeee",
    "colour-orange": "#ff875f",
    "colour-violet": "#af87ff",
    "colour-brown": "#af875f",
    "colour-pink": "#ffafd7",
    "colour-grey": "#b2b2b2",
}
CARD_WIDTH: Final = 12  # the narrowest card that still holds a name
CARD_ROOMY: Final = 18
NAME_LINES: Final = 3


class Look(NamedTuple):
    """How the cards of one back are told apart."""

    left: str
    right: str
    veil: str
    face: str
    back: str
    frame: box.Box


LOOKS: Final = (
    Look("[", "]", "░", "#1c1c1c on #ffffd7", "#ffffd7 on #005f87", box.ROUNDED),
    Look("(", ")", "▒", "#1c1c1c on #ffd75f", "#1c1c1c on #d7af00", box.DOUBLE),
    Look("{", "}", "▓", "#1c1c1c on #87d7af", "#ffffd7 on #005f5f", box.HEAVY),
    Look("<", ">", "▚", "#1c1c1c on #d7afaf", "#ffffd7 on #870000", box.SQUARE),
)


def backs_of(scene: Scene) -> tuple[str, ...]:
    """The backs that a scene shows, the plain one first: their order decides their look."""
    pieces = [piece for zone in scene.zones for piece in zone.pieces]
    places = [place for board in scene.boards for place in board.places]
    pieces += [piece for place in places for piece in place.pieces]
    found = {piece.back for piece in pieces}
    return tuple(sorted(found - {""}, key=lambda back: (not back.endswith("plain"), back)))


class Pieces:
    """Draws pieces; the numbers of the options stand on what they belong to."""

    def __init__(self, scene: Scene, voice: Voice, offered: list[int]) -> None:
        self.voice = voice
        self.viewer = scene.seat
        self.backs = backs_of(scene)
        self.numbers = {action: number for number, action in enumerate(offered, 1)}
        self.hues = {line.seat: HUES[line.hue] for line in scene.seats if line.hue in HUES}

    def hue(self, seat: int) -> str:
        """The colour of a seat: the one that it plays, else the house's."""
        return self.hues.get(seat, COLOURS[seat % len(COLOURS)])

    def badge(self, seat: int) -> Text:
        """A seat: shape, number and colour."""
        return badge(seat, self.hue(seat))

    def mark(self, seat: int) -> Text:
        """A seat's badge and a space, or nothing for what is nobody's."""
        return prose(self.badge(seat), " ") if seat >= 0 else Text()

    def look(self, piece: Piece) -> Look:
        place = self.backs.index(piece.back) if piece.back else 0
        return LOOKS[place % len(LOOKS)]

    def small(self, piece: Piece) -> Text:
        """A piece as a word."""
        if piece.kind == "pawn" and piece.seat >= 0:
            return self.badge(piece.seat)
        look = self.look(piece)
        figure = piece.figure or (self.voice.term(piece.name) if piece.name else look.veil)
        style = look.face if piece.name or piece.figure else look.back
        return Text(f"{look.left}{figure}{look.right}", style)

    def row(self, pieces: Iterable[Piece], piled: bool = False) -> Prose:
        """Pieces side by side; equal ones are counted if they lie face down or in a pile."""
        words: list[Text] = []
        for _, group in groupby(pieces, key=alike):
            same = list(group)
            if len(same) == 1 or (same[0].name and not piled):
                words += [self.small(piece) for piece in same]
            else:
                words.append(prose(f"{len(same)}×", self.small(same[0])))
        return prose(Text(" ").join(words))

    def named(self, piece: Piece) -> Prose:
        """A piece with its name, in one line; once, where the piece itself is the name."""
        small, key = self.small(piece), piece.name or piece.back
        name = self.voice.term(key) if key else ""
        told = f" {name}" if name and name not in small.plain else ""
        return prose(small, told, (self.marks(piece.actions), "bold"))

    def large(self, piece: Piece, width: int) -> Panel:
        """A card with its figure and its name."""
        look = self.look(piece)
        name = prose(self.voice.term(piece.name or piece.back))
        edge = look.face.split(" on ")[1]
        marks = self.marks(piece.actions).strip()
        return Panel(
            clipped(name, width - 2),
            box=look.frame,
            width=width,
            height=NAME_LINES + 2,
            padding=0,
            title=Text(f" {piece.figure or look.veil} ", f"bold {look.face}"),
            title_align="left",
            subtitle=Text(marks, "bold") if marks else None,
            subtitle_align="right",
            border_style=edge,
        )

    def marks(self, actions: tuple[int, ...]) -> str:
        """The numbers of the options that belong to something: ` → 2-4`."""
        numbers = sorted([self.numbers[action] for action in actions if action in self.numbers])
        return unbroken(f" → {ranges(numbers)}") if numbers else ""


def alike(piece: Piece) -> tuple[str, str]:
    """What two pieces have in common that need not be told apart."""
    return piece.name or piece.back or piece.id, piece.figure


def clipped(name: Prose, width: int) -> RenderableType:
    """A name in a few short lines, with an ellipsis where it does not fit."""
    from rich.console import Console

    lines = list(name.wrap(Console(width=width), width))
    if len(lines) > NAME_LINES:
        last = lines[NAME_LINES - 1]
        last.rstrip()
        last.truncate(width - 1)
        last.append("…")
    return Text("\n").join(lines[:NAME_LINES])


def badge(seat: int, hue: str = "") -> Text:
    """A seat: shape, number and colour, the house's where it has none of its own."""
    colour = hue or COLOURS[seat % len(COLOURS)]
    return Text(f"{shape(seat)}{seat}", f"bold #1c1c1c on {colour}")


def shape(seat: int) -> str:
    return SHAPES[seat % len(SHAPES)]


def ranges(numbers: list[int]) -> str:
    """1 2 3 5 as `1-3 5`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
