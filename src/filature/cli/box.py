"""Boxes: what comes with a game."""

from pathlib import Path
from typing import Annotated, NamedTuple

import click
from rich.table import Table as Grid

from filature import registry
from filature.core.box import BoxError, Leaflet
from filature.core.mistake import Mistake
from filature.terminal.console import console, prose
from filature.text.catalogue import t

from . import completing, typed
from .command import command, commands, complain, facts
from .exits import Code
from .given import Json, Lang, unread


def check(
    file: Annotated[str, typed.argument(metavar="FILE", help="box-file")],
    game: Annotated[
        str, typed.option(metavar="GAME", help="box-game", completing=completing.games)
    ] = "",
    json: Json = False,
    lang: Lang = "",
) -> None:
    """What a box holds, or what is wrong with it."""
    known = [game] if game and registry.package(game) else registry.available()
    named = any(file in registry.boxes(name) for name in known)
    if not named and (why := unread(Path(file))):
        raise Mistake("bad-box", file=file, reason=why)
    errors = []
    for name in known:
        try:
            registry.load(name, file)
        except BoxError as error:
            errors.append(str(error))
            continue
        tell(name, registry.leaflet(name, file), json, lang)
        return
    complain(t(lang, "box-bad", error=errors[0]))
    raise click.exceptions.Exit(Code.NOT_SO)


def tell(game: str, leaflet: Leaflet, json: bool, lang: str) -> None:
    tables = [Table.of(name, rows) for name, rows in leaflet.tables.items() if type(rows) is dict]
    if json:
        plain = [table._asdict() for table in tables]
        facts({"file": leaflet.file, "game": game, "box": leaflet.hash, "tables": plain})
        return
    console().print(prose((t(lang, "box-good", file=leaflet.file, name=game), "bold")))
    grid = Grid.grid(padding=(0, 2))
    for one in tables:
        total = t(lang, "box-table", entries=one.entries, total=one.total)
        grid.add_row(f"[{one.name}]", total, one.provenance)
    console().print(grid)


class Table(NamedTuple):
    """A table of a box: how much is in it, and whence its numbers come."""

    name: str
    entries: int
    total: int
    provenance: str

    @classmethod
    def of(cls, name: str, rows: dict[str, object]) -> "Table":
        entries = {key: value for key, value in rows.items() if key != "provenance"}
        numbers = [value for value in entries.values() if type(value) is int]
        return cls(name, len(entries), sum(numbers), str(rows["provenance"]))


box = commands("box", command("check", check, "box-check"), help="box")
