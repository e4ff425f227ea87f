"""The games: their cards, rules, words, and guided first matches."""

from functools import cache

from fluent.syntax import FluentParser, ast
from litestar import get, post

from filature import registry
from filature.bots import LEVELS
from filature.library import load
from filature.protocol.bodies import Chapter, Created, GameCard, GuideStep, Option
from filature.server import forks
from filature.text import clauses, guides
from filature.text.catalogue import source, t

from .dependencies import Caller, Language, Lobby, Name


@get("/api/games", sync_to_thread=False)
def games(language: Language) -> list[GameCard]:
    """The games there are."""
    return [card(name, language) for name in registry.available()]


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def rules(game: Name, language: Language) -> list[Chapter]:
    """The rules of a game, clause by clause."""
    registry.folder(game)
    return chapters(game, language)


@get("/api/games/{game:str}/words", sync_to_thread=False)
def words(game: Name, language: Language) -> dict[str, str]:
    """The words of the keys that scenes use."""
    registry.folder(game)
    return plain_texts(game, language)


@get("/api/games/{game:str}/guide", sync_to_thread=False)
def guide(game: Name, language: Language) -> list[GuideStep]:
    """The steps of a guided first match."""
    return [
        GuideStep(one.name, one.clause, *one.words(game, language), one.look, one.does)
        for one in forks.guide_of(game).steps
    ]


@post("/api/games/{game:str}/guide", spends="tables")
async def learn(lobby: Lobby, game: Name, guest: Caller) -> Created:
    """A table with bots at the beginning of a guided first match."""
    return await forks.learn(lobby, game, guest)


ROUTES = [games, rules, words, guide, learn]


@cache
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
    said = clauses.clauses(name, lang)
    return [
        Chapter(title, [(clause, said[clause]) for clause in found])
        for title, found in clauses.headings(name, lang)
    ]


@cache
def plain_texts(name: str, lang: str) -> dict[str, str]:
    """Every text that has no blanks, less the guide's."""
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
