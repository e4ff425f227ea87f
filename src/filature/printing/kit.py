"""Everything of a game that is printed, as plain data for the sheets."""

from typing import Any, Final

from filature.core.contents import Block, Contents, Copies, Die, Form
from filature.core.game import Game
from filature.core.scene import Board, Panel, Scene
from filature.core.seat import NOBODY, SPECTATOR
from filature.core.sentence import Sentence
from filature.core.state import State
from filature.core.view import View
from filature.text import clauses as rules
from filature.text.catalogue import t

from . import boards
from .art import art, bled
from .chart import Wording
from .decks import decks
from .imposing import CARD
from .ink import INK, SEATS, TINTS, drawing, shape
from .marks import Marks
from .tiling import BLEED

LETTERS: Final = ("A", "B", "C", "D", "E", "F")
LABELS: Final = (
    *("subtitle", "contents", "cut", "boards", "cards", "tiles", "pieces", "dice", "sheets"),
    *("aids", "forms", "rules", "back-side", "glue", "fold", "part", "unofficial", "legend"),
)


class Kit:
    """A game in one language, taken apart for printing."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.contents = game.contents() or Contents()
        self.boards = scene_of(game).boards
        self.marks = {mark: n for board in self.boards for mark, n in Marks(board).order.items()}
        self.drawings: dict[str, str] = {}

    def word(self, key: str) -> str:
        return self.game.words.term(key, self.lang)

    def say(self, sentence: Sentence) -> str:
        return self.game.words.say(sentence, self.lang, LETTERS)

    def drawn(self, name: str, svg: str) -> str:
        """Keeps a drawing; its file name, or nothing for an empty one."""
        if svg:
            self.drawings[f"{name}.svg"] = svg
        return f"{name}.svg" if svg else ""

    # The document ------------------------------------------------------------------------

    def data(self) -> dict[str, Any]:
        found = self.contents
        return {
            "lang": self.lang,
            "title": self.word("title"),
            "story": self.word("story"),
            "cover": self.drawn("cover", art(self.game.name, "cover")),
            "box": t(self.lang, "print-box", box=self.game.box_name, hash=self.game.box_hash),
            "label": {key: t(self.lang, f"print-{key}") for key in LABELS},
            "boards": [self.board(n, board) for n, board in enumerate(self.boards)],
            "steps": self.steps(),
            "lines": [[kind, self.say(said)] for kind, said in found.lines],
            "bleed": BLEED,
            "decks": decks(self),
            "tokens": self.pieces("token"),
            "pawns": self.pieces("pawn"),
            "backs": self.backs(),
            "dice": [self.die(die) for die in found.dice],
            "aids": self.aids(),
            "sheets": [self.sheet(sheet) for sheet in found.sheets],
            "forms": [self.form(form) for form in found.forms],
            "rules": self.rules(),
        }

    def board(self, number: int, board: Board) -> dict[str, Any]:
        svgs, sheets = boards.drawn(board, self.wording())
        names = [self.drawn(f"board-{number}-{n}", svg) for n, svg in enumerate(svgs)]
        return {"drawings": names, "columns": sheets.columns, "landscape": sheets.landscape}

    def wording(self) -> Wording:
        return Wording(self.game.name, self.lang, self.word, self.legend())

    def legend(self) -> list[tuple[str, str]]:
        return [(kind, self.say(said)) for kind, said in self.contents.lines]

    def steps(self) -> list[str]:
        """How to make a game of these sheets."""
        kinds = {one.piece.kind for one in self.contents.pieces}
        keys = ["scale", *(["cards", "backs", "cut"] if kinds & {"card", "tile"} else [])]
        keys += ["board"] if self.boards else []
        keys += ["dice"] if self.contents.dice else []
        return [t(self.lang, f"print-step-{key}") for key in keys]

    # Pieces ------------------------------------------------------------------------------

    def pieces(self, kind: str) -> list[dict[str, Any]]:
        """Every piece of a kind, as often as it lies in the box."""
        made = [
            (self.piece(one), one.number) for one in self.contents.pieces if one.piece.kind == kind
        ]
        return [piece for piece, count in made for _ in range(count)]

    def piece(self, one: Copies) -> dict[str, Any]:
        piece = one.piece
        return {
            "name": self.word(piece.name) if piece.name else letter(piece.seat),
            "figure": piece.figure,
            "sort": self.word(one.sort) if one.sort else "",
            "text": self.word(one.text) if one.text else self.told(one.clauses),
            "clauses": " · ".join(one.clauses),
            "back": piece.back,
            "tint": tint(one),
            "drawing": self.face(one),
            "behind": self.badge(one, "#ffffff") if piece.kind == "pawn" else "",
        }

    def told(self, clauses: tuple[str, ...]) -> str:
        """Clauses that follow each other, as one text."""
        known = self.game.clauses(self.lang)
        return " ".join(known[clause] for clause in clauses)

    def face(self, one: Copies) -> str:
        if one.piece.kind == "pawn":
            return self.badge(one, tint(one))
        name = one.art or one.piece.name
        return self.drawn(name, art(self.game.name, name)) if name else ""

    def badge(self, one: Copies, fill: str) -> str:
        """The shape of a pawn: its seat's, that of its squares, or one of its own."""
        pawns = [other for other in self.contents.pieces if other.piece.kind == "pawn"]
        own = self.marks.get(one.piece.name, pawns.index(one))
        number = one.piece.seat if one.piece.seat != NOBODY else own
        given = {"fill": fill, "stroke": INK, "stroke_width": 0.7}
        svg = drawing(shape(number, 14, 14, 11.5, **given), 0, 0, 28, 28)
        return self.drawn(f"{one.piece.id}-{fill.removeprefix('#')}", svg)

    def backs(self) -> dict[str, dict[str, str]]:
        """What is on the back of the cards, by its key: a drawing, or the sort of all of them."""
        keys = dict.fromkeys(one.piece.back for one in self.contents.pieces if one.piece.back)
        return {key: {"name": self.sort(key), "drawing": self.behind(key)} for key in keys}

    def behind(self, key: str) -> str:
        """The drawing of a back, and what of it lies beyond the cut."""
        return self.drawn(key, bled(art(self.game.name, key), CARD))

    def sort(self, back: str) -> str:
        sorts = {one.sort for one in self.contents.pieces if one.piece.back == back}
        return self.word(sort) if len(sorts) == 1 and (sort := sorts.pop()) else ""

    def die(self, die: Die) -> dict[str, Any]:
        tint = TINTS.get(die.name.key.rsplit("-", 1)[-1], "")
        return {"name": self.say(die.name), "faces": list(die.faces), "tint": tint}

    # Paper -------------------------------------------------------------------------------

    def aids(self) -> list[dict[str, Any]]:
        """The clauses that a player wants at hand, chapter by chapter: one for every seat."""
        facts: list[list[str]] = []
        for chapter in self.rules():
            wanted = [told for told in chapter["clauses"] if told[0] in self.contents.aid]
            facts += [["", chapter["title"]], *wanted] if wanted else []
        aid = {"title": t(self.lang, "print-aid"), "facts": facts}
        return [aid] * self.game.most if facts else []

    def sheet(self, sheet: Panel) -> dict[str, Any]:
        facts = [[fact.clause, self.say(fact.text)] for fact in sheet.facts]
        return {"title": self.say(sheet.title), "facts": facts}

    def form(self, form: Form) -> dict[str, Any]:
        return {
            "title": self.say(form.title),
            "fields": self.said(form.fields),
            "copies": t(self.lang, "print-copies", copies=form.copies),
            "blocks": [self.block(block) for block in form.blocks],
        }

    def block(self, block: Block) -> dict[str, Any]:
        return {
            "title": self.say(block.title),
            "fields": self.said(block.fields),
            "columns": self.said(block.columns),
            "rows": [*self.said(block.rows), *[""] * block.blank],
            "totals": self.said(block.totals),
            "boxes": block.boxes,
        }

    def said(self, sentences: tuple[Sentence, ...]) -> list[str]:
        return [self.say(sentence) for sentence in sentences]

    def rules(self) -> list[dict[str, Any]]:
        """Chapter by chapter, every clause with its id."""
        known = self.game.clauses(self.lang)
        return [
            {"title": title, "clauses": [[clause, known[clause]] for clause in clauses]}
            for title, clauses in rules.headings(self.game.name, self.lang)
        ]


def scene_of(game: Game) -> Scene:
    """The table before anything has happened, with as many seats as it takes."""
    return game.scene(game.view(empty_table(game), SPECTATOR), [])


def empty_table(game: Game[State, View]) -> State:
    """RED-TEAM-5  A mission may not be for the most seats."""
    for seats in range(game.most, game.fewest, -1):
        try:
            return game.new(seats)
        except ValueError:
            continue
    return game.new(game.fewest)


def letter(seat: int) -> str:
    return LETTERS[seat] if seat != NOBODY else ""


def tint(one: Copies) -> str:
    """The colour of a piece: its seat's, its own, or the one that its name ends with."""
    if one.piece.seat != NOBODY:
        return SEATS[one.piece.seat]
    ends = one.piece.name.replace("_", "-").rsplit("-", 1)[-1]
    return TINTS.get(one.tint or ends, "#ffffff")
