"""Keeping the tables of a server: backup, restore, prune."""

from pathlib import Path
from typing import Annotated

import typer

from filature.server.serve import data_folder
from filature.server.store import backup as kept
from filature.text.catalogue import t

from .command import facts
from .given import Data, Json, Lang, writable

Copy = Annotated[Path, typer.Argument(metavar="FILE", help="copy")]


def backup(file: Copy, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    count = kept.backup(data or data_folder(), writable(file))
    tell("backed-up", count, file, json, lang)


def restore(file: Copy, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    count = kept.restore(data or data_folder(), file)
    tell("restored", count, file, json, lang)


def prune(
    days: Annotated[float, typer.Option(min=0, metavar="DAYS", help="days")],
    data: Data = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    folder = data or data_folder()
    tell("pruned", kept.prune(folder, days), folder, json, lang)


def tell(key: str, count: int, file: Path, json: bool, lang: str) -> None:
    """How many tables it were, and where."""
    if json:
        facts({"tables": count, "file": str(file)})
    else:
        typer.echo(t(lang, key, count=count, file=str(file)))
