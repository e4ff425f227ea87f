"""The games there are."""

from rich.table import Table

from filature import library, registry
from filature.core.game import Game
from filature.core.option import Option, written
from filature.terminal.console import console, indented, prose
from filature.text.catalogue import has, t

from .command import facts
from .given import Json, Lang


def games(json: Json = False, lang: Lang = "") -> None:
    """Every game, with what there is to know before choosing."""
    loaded = [library.load(name) for name in registry.available()]
    if json:
        facts([plain(game, lang) for game in loaded])
    else:
        print_games(loaded, lang)


def plain(game: Game, lang: str) -> dict[str, object]:
    """A game as JSON has it."""
    return {
        "name": game.name,
        "version": game.version,
        "title": game.words.term("title", lang),
        "story": game.words.term("story", lang),
        "fewest": game.fewest,
        "most": game.most,
        "boxes": registry.boxes(game.name),
        "options": [
            {
                "name": option.name,
                "clause": option.clause,
                "meaning": game.words.term(f"option-{option.name}", lang),
                "default": option.default,
                "choices": list(option.choices),
            }
            for option in game.options_offered
        ],
    }


def print_games(games: list[Game], lang: str) -> None:
    screen = console()
    for game in games:
        name = game.name
        seats = t(lang, "games-seats", fewest=game.fewest, most=game.most)
        boxes = t(lang, "games-boxes", boxes=", ".join(registry.boxes(name)))
        screen.print(prose((name, "bold cyan"), "  ", (game.words.term("title", lang), "bold")))
        screen.print(indented(prose(game.words.term("story", lang))))
        screen.print(indented(prose((f"{seats} · {boxes}", "dim"))))
        screen.print(indented(options(game, lang)))
    screen.print(prose(t(lang, "games-hint", name=registry.available()[0])))


def options(game: Game, lang: str) -> Table:
    """The options of a table, with their defaults."""
    table = Table.grid(padding=(0, 2))
    for option in game.options_offered:
        meaning = game.words.term(f"option-{option.name}", lang)
        default = f"{option.name}={written(option.default)}"
        table.add_row(prose((default, "cyan")), prose((meaning + typed(game, option, lang), "dim")))
    return table


def typed(game: Game, option: Option, lang: str) -> str:
    """The words that can be typed for an option, each with its meaning."""
    words = [one for one in option.choices if isinstance(one, str)]
    said = [explained(game, f"choice-{option.name}-{one}", one, lang) for one in words]
    return f" ({', '.join(said)})" if said else ""


def explained(game: Game, key: str, word: str, lang: str) -> str:
    meaning = t(lang, key, game.name) if has(lang, key, game.name) else word
    return word if meaning == word else f"{word} = {meaning}"
