"""Fluent catalogues: one for the house, one for each game, in each language."""

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from filature import registry
from filature.core.game import Game
from filature.core.mistake import SPEAKERS, Mistake
from filature.core.seat import members
from filature.core.sentence import Sentence
from filature.core.words import Words
from filature.table.refused import Refused

from . import clauses as rules
from .names import MARKS, with_names

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

LANGUAGES: Final = ("fr", "en")
LONGEST: Final = 200  # characters of what is repeated in a sentence, if it is very long
LARGEST: Final = 10**15
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
NAMED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # in another entry; or a function


class Bundle:
    """Sentences by their keys, later sources before earlier ones.  Each is parsed when it is first
    said: all of them would take a tenth of a second, for which everybody at a server would wait."""

    def __init__(self, lang: str, *sources: str) -> None:
        from fluent.runtime import FluentBundle  # slow, and few rules need words

        self.parsed = FluentBundle([lang], use_isolating=False)
        self.entries = {key: text for source in sources for key, text in entries(source)}
        self.unread = dict(self.entries)

    def message(self, key: str) -> "Message":
        if key in self.unread:
            self.read(key)
        return self.parsed.get_message(key)

    def read(self, key: str) -> None:
        """Parses an entry with those that it names.  Only when all are there they count as read: a
        thread that comes between does the same once more."""
        from fluent.runtime import FluentResource

        found, wanted = dict[str, str](), [key]
        for name in wanted:
            text = self.unread.get(name)
            if text and name not in found:
                found[name] = text
                wanted += NAMED.findall(text)
        self.parsed.add_resource(FluentResource("\n".join(found.values())))
        for name in found:
            self.unread.pop(name, None)


def entries(source: str) -> list[tuple[str, str]]:
    """The entries of a catalogue, each with its key: whatever is not at the margin goes on."""
    begun = [*ENTRY.finditer(source)]
    ends = [*[entry.start() for entry in begun[1:]], len(source)]
    return [(entry[1], source[entry.start() : end]) for entry, end in zip(begun, ends)]


@cache
def bundle(lang: str, game: str = "") -> Bundle:
    """The house's sentences and, with a game, that game's."""
    own = (files("filature.text") / f"{lang}.ftl").read_text("utf-8")
    return Bundle(lang, own, source(lang, game)) if game else Bundle(lang, own)


def source(lang: str, game: str) -> str:
    """The catalogue of a game, as it is written."""
    return (registry.folder(game) / "text" / f"{lang}.ftl").read_text("utf-8")


def t(lang: str, key: str, game: str = "", **blanks: object) -> str:
    """One sentence.  A missing key or blank is a mistake, and is raised."""
    return filled(lang, key, game, blanks) if blanks else plain(lang, key, game)


@cache
def plain(lang: str, key: str, game: str) -> str:
    """A sentence without blanks, which is always the same."""
    return filled(lang, key, game, {})


def filled(lang: str, key: str, game: str, blanks: dict[str, object]) -> str:
    found = bundle(lang, game)
    message, catalogue = found.message(key), found.parsed
    if message.value is None:
        raise KeyError(f"{key} has no text in {lang}")
    try:
        text, errors = catalogue.format_pattern(message.value, blanks)
        if errors:  # Fluent refuses to repeat what is very long
            text, errors = catalogue.format_pattern(message.value, shortened(blanks))
    except ArithmeticError:  # and a number that is very large
        text, errors = catalogue.format_pattern(message.value, shortened(blanks))
    if errors:
        raise KeyError(f"{key} in {lang}: {errors[0]}")
    return str(text)


def shortened(blanks: dict[str, object]) -> dict[str, object]:
    """The same, with the beginning of what is long."""
    words = {name: str(value) for name, value in blanks.items() if too_long(value)}
    return {**blanks, **{name: f"{word[:LONGEST]}…" for name, word in words.items()}}


def too_long(value: object) -> bool:
    if isinstance(value, int):
        return abs(value) > LARGEST
    return isinstance(value, str) and len(value) > LONGEST


def has(lang: str, key: str, game: str = "") -> bool:
    return key in bundle(lang, game).entries


@cache
def heading(lang: str, key: str, game: str) -> str:
    """A text that a catalogue need not have."""
    return t(lang, key, game) if has(lang, key, game) else ""


def said(mistake: Exception, lang: str) -> str:
    """A mistake in a language; what is not the house's own is told as it is."""
    if isinstance(mistake, Refused):
        return f"{mistake.clause}, {mistake.text(lang)}"
    if not isinstance(mistake, Mistake):
        return str(mistake)
    blanks = {
        name: said(value, lang) if isinstance(value, Exception) else value
        for name, value in mistake.blanks.items()
    }
    return t(lang, f"mistake-{mistake.key}", "", **blanks)


def in_english(mistake: Mistake) -> str:
    return said(mistake, "en")


SPEAKERS.insert(0, in_english)


class Catalogue(Words):
    """The words of one game."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def __reduce__(self) -> tuple[object, ...]:
        return Catalogue, (self.game,)

    def clauses(self, lang: str) -> dict[str, str]:
        return rules.clauses(self.game.name, checked(lang))

    def term(self, key: str, lang: str) -> str:
        return t(checked(lang), key, self.game.name)

    def heading(self, key: str, lang: str) -> str:
        return heading(checked(lang), key, self.game.name)

    def say(
        self, sentence: Sentence, lang: str, names: tuple[str, ...] = (), viewer: int = -2
    ) -> str:
        blanks: dict[str, object] = {"you": "none"}
        for name, kind, number in sentence.blanks():
            blanks[name] = self.blank(lang, kind, number)
            if kind == "seat" and number == viewer and blanks["you"] == "none":
                blanks["you"] = name
        text = t(checked(lang), sentence.key, self.game.name, **blanks)
        return with_names(lang, text, (*names, *unnamed(lang)[len(names) :]))

    def blank(self, lang: str, kind: str, number: int) -> object:
        """A blank as text, seats as marks; a plain number stays a number, so that plurals work."""
        if kind == "seat":
            return MARKS[number]
        if kind == "seats":
            return listed(lang, "list-and", [MARKS[seat] for seat in members(number)])
        if kind == "ordinal":
            return t(lang, "ordinal", number=number)
        word = self.game.word(kind, number)
        if word.startswith("="):
            found = [self.named(lang, key[1:]) for key in word.split(" ")]
            return listed(lang, "list-or", found)
        return number if word == str(number) else word

    def named(self, lang: str, key: str) -> str:
        """A word of the catalogue; with a number behind it, an address."""
        key, _, number = key.partition("/")
        name = t(lang, key, self.game.name)
        return t(lang, "address", name=name, number=number) if number else name


@cache
def unnamed(lang: str) -> tuple[str, ...]:
    """What seats are called that have no name."""
    return tuple([t(lang, "seat-unnamed", number=seat) for seat in range(len(MARKS))])


def listed(lang: str, key: str, things: list[str]) -> str:
    """Some things in a row: `this`, `this or that`, `this, that or those`."""
    if len(things) < 2:
        return "".join(things)
    return t(lang, key, some=", ".join(things[:-1]), last=things[-1])


def checked(lang: str) -> str:
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}; there are: {', '.join(LANGUAGES)}")
    return lang
