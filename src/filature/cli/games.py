"""The games, their rules and their boxes, as tables."""

from rich.console import Console
from rich.table import Table

from filature import library, registry
from filature.core.box import BoxError, Leaflet
from filature.core.game import Game
from filature.core.option import Option, written
from filature.terminal import lookup
from filature.terminal.complaint import Complaint
from filature.terminal.prose import prose
from filature.terminal.voice import Voice
from filature.text.catalogue import has, t


def print_games(console: Console, lang: str) -> None:
    """Every game, with what there is to know before choosing."""
    for name in registry.GAMES:
        game = library.load(name)
        seats = t(lang, "games-seats", fewest=game.fewest, most=game.most)
        boxes = t(lang, "games-boxes", boxes=", ".join(registry.boxes(name)))
        console.print(prose((name, "bold cyan"), "  ", (game.words.term("title", lang), "bold")))
        console.print(lookup.indented(prose(game.words.term("story", lang))))
        console.print(lookup.indented(prose((f"{seats} · {boxes}", "dim"))))
        console.print(lookup.indented(options(game, lang)))
    console.print(prose(t(lang, "games-hint", name=registry.GAMES[0])))


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


def print_rules(console: Console, game: Game, clause: str, lang: str) -> None:
    """All rules by chapter, or one clause."""
    voice = Voice(game, lang, [])
    if not clause:
        console.print(prose((voice.term("title"), "bold")))
        for part in lookup.all_rules(voice):
            console.print(part)
        return
    found = lookup.one_rule(clause, voice)
    if not found:
        raise Complaint(lookup.no_such_rule(clause, voice))
    console.print(found)


def print_box(console: Console, file: str, name: str, lang: str) -> None:
    """What a box holds, or what is wrong with it."""
    names = [name] if name else list(registry.GAMES)
    errors: list[BoxError] = []
    for game in names:
        try:
            registry.load(game, file)
        except BoxError as error:
            errors.append(error)
            continue
        console.print(prose((t(lang, "box-good", file=file, name=game), "bold")))
        console.print(contents(registry.leaflet(game, file), lang))
        return
    raise Complaint(t(lang, "box-bad", error=str(errors[0])), 1)


def contents(leaflet: Leaflet, lang: str) -> Table:
    """The tables of a box: how much is in each, and whence its numbers come."""
    table = Table.grid(padding=(0, 2))
    for name, rows in leaflet.tables.items():
        if isinstance(rows, dict):
            entries = {key: value for key, value in rows.items() if key != "provenance"}
            numbers = [value for value in entries.values() if type(value) is int]
            total = t(lang, "box-table", entries=len(entries), total=sum(numbers))
            table.add_row(f"[{name}]", total, str(rows["provenance"]))
    return table
