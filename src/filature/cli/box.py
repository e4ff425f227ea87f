"""Boxes: what comes with a game."""

from typing import Annotated

import typer
from rich.table import Table

from filature import registry
from filature.core.box import BoxError, Leaflet
from filature.terminal.console import console, prose
from filature.text.catalogue import t

from .command import commands, complain, help_of
from .given import Lang

box = commands(help=help_of("box"))


@box.command(help=help_of("box-check"))
def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help=help_of("box-file"))],
    game: Annotated[str, typer.Option(metavar="GAME", help=help_of("game"))] = "",
    lang: Lang = "",
) -> None:
    """What a box holds, or what is wrong with it."""
    errors = []
    for name in [game] if game else registry.available():
        try:
            registry.load(name, file)
        except BoxError as error:
            errors.append(str(error))
            continue
        console().print(prose((t(lang, "box-good", file=file, name=name), "bold")))
        console().print(contents(registry.leaflet(name, file), lang))
        return
    complain(t(lang, "box-bad", error=errors[0]))
    raise typer.Exit(1)


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
