"""The games as the front page shows them: cards, rules, words."""

from functools import cache

from fluent.syntax import FluentParser, ast

from filature import registry
from filature.bots import LEVELS
from filature.library import load
from filature.protocol.bodies import Chapter, GameCard, Option
from filature.text import clauses as rules
from filature.text import guides
from filature.text.catalogue import source, t


@cache
def cards(lang: str) -> list[GameCard]:
    """Every game."""
    return [card(name, lang) for name in registry.available()]


def card(name: str, lang: str) -> GameCard:
    game = load(name)
    options = [
        Option(one.name, one.clause, t(lang, f"option-{one.name}", name), list(one.choices))
        for one in game.options_offered
    ]
    return GameCard(
        name,
        t(lang, "title", name),
        t(lang, "story", name),
        game.version,
        game.fewest,
        game.most,
        registry.boxes(name),
        options,
        list(LEVELS),
        guides.guided(name),
    )


@cache
def chapters(name: str, lang: str) -> list[Chapter]:
    """The rules of a game, clause by clause."""
    said = rules.clauses(name, lang)
    return [
        Chapter(title, [(clause, said[clause]) for clause in clauses])
        for title, clauses in rules.headings(name, lang)
    ]


@cache
def words(name: str, lang: str) -> dict[str, str]:
    """The words of the keys that scenes use: every text that has no blanks, less the guide's."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source(lang, name)).body:
        if not isinstance(entry, ast.Message) or entry.id.name.startswith("guide-"):
            continue
        if entry.value and plain(entry.value):
            found[entry.id.name] = t(lang, entry.id.name, name)
    return found


def plain(pattern: ast.Pattern) -> bool:
    """Whether a text has no blanks."""
    return all(isinstance(part, ast.TextElement) for part in pattern.elements)
