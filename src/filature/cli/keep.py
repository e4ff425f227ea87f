"""Keeping the tables of a server: backup, restore, prune."""

from pathlib import Path
from typing import Annotated

import click

from filature.server.serve import data_folder
from filature.server.store import backup as kept
from filature.text.catalogue import t

from . import typed
from .command import facts
from .given import Data, Json, Lang, writable

Copy = Annotated[Path, typed.argument(metavar="FILE", help="copy")]


def backup(file: Copy, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    count = kept.backup(data or data_folder(), writable(file))
    tell("backed-up", count, file, json, lang)


def restore(file: Copy, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    count = kept.restore(data or data_folder(), file)
    tell("restored", count, file, json, lang)


def prune(
    days: Annotated[float, typed.option(min=0, metavar="DAYS", help="days")],
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
        click.echo(t(lang, key, count=count, file=str(file)))
