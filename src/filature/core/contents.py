"""What lies in a box, as plain data: for whoever prints it.

A game's `contents.py` says from its box what there is besides the boards, which a Scene shows.
"""

from typing import NamedTuple

from .scene import Panel, Piece
from .sentence import Sentence


class Copies(NamedTuple):
    """Equal pieces: a card, a small card that lies on a board (tile), a token, a pawn."""

    piece: Piece
    number: int
    sort: str = ""  # catalogue key of what is printed above its name
    text: str = ""  # catalogue key of the sentence on it
    clauses: tuple[str, ...] = ()  # or the clauses that tell what it does
    art: str = ""  # its drawings, apart by spaces, where they have another name than the piece
    tint: str = ""  # the name of its colour, where nothing else tells it


class Die(NamedTuple):
    """A die, by what stands on its six faces."""

    name: Sentence
    faces: tuple[str, ...]


class Block(NamedTuple):
    """A part of a form: questions with room for an answer, and a table to fill in."""

    title: Sentence
    fields: tuple[Sentence, ...] = ()
    columns: tuple[Sentence, ...] = ()
    rows: tuple[Sentence, ...] = ()
    blank: int = 0  # rows without a title
    totals: tuple[Sentence, ...] = ()  # questions below the table
    boxes: int = 0  # numbered boxes to tick


class Form(NamedTuple):
    """A sheet of paper to write on."""

    title: Sentence
    blocks: tuple[Block, ...]
    fields: tuple[Sentence, ...] = ()
    copies: int = 1


class Contents(NamedTuple):
    """Everything but the boards and the rules."""

    pieces: tuple[Copies, ...] = ()
    dice: tuple[Die, ...] = ()
    sheets: tuple[Panel, ...] = ()
    forms: tuple[Form, ...] = ()
    lines: tuple[tuple[str, Sentence], ...] = ()  # what each kind of line of a board means
    aid: tuple[str, ...] = ()  # the clauses that a player wants at hand
