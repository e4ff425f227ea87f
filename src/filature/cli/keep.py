"""Keeping the tables of a server: backup, restore, prune, move-house."""

import asyncio
import os
from pathlib import Path
from typing import Annotated

import click

from filature.core.mistake import Mistake
from filature.server.moving import move
from filature.server.serve import data_folder
from filature.server.store import backup as kept
from filature.server.store.stores import is_address, shown
from filature.text.catalogue import t

from . import typed
from .command import facts
from .given import Data, Json, Lang, writable

Copy = Annotated[Path, typed.argument(metavar="FILE", help="copy")]
Stored = Annotated[str, typed.option("--store", metavar="URL", help="store")]


def backup(
    file: Copy, data: Data = None, store: Stored = "", json: Json = False, lang: Lang = ""
) -> None:
    if address := addressed(store):
        from filature.server.store import postgres_copies as far

        count = asyncio.run(far.backup(address, writable(file)))
    else:
        count = kept.backup(data or data_folder(), writable(file))
    tell("backed-up", count, file, json, lang)


def restore(
    file: Copy, data: Data = None, store: Stored = "", json: Json = False, lang: Lang = ""
) -> None:
    folder = data or data_folder()
    if address := addressed(store):
        from filature.server.store import postgres_copies as far

        count = asyncio.run(far.restore(address, folder, file))
    else:
        count = kept.restore(folder, file)
    tell("restored", count, file, json, lang)


def prune(
    days: Annotated[float, typed.option(min=0, metavar="DAYS", help="days")],
    data: Data = None,
    store: Stored = "",
    json: Json = False,
    lang: Lang = "",
) -> None:
    folder = data or data_folder()
    if address := addressed(store):
        from filature.server.store import postgres_copies as far

        count = asyncio.run(far.prune(address, days))
    else:
        count = kept.prune(folder, days)
    tell("pruned", count, folder, json, lang)


def move_house(
    source: Annotated[str, typed.argument(metavar="FROM", help="move-from")],
    target: Annotated[str, typed.argument(metavar="TO", help="move-to")],
    data: Data = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    moved = move(source, target, data or data_folder())._asdict()
    if json:
        facts(moved)
    else:
        click.echo(t(lang, "moved", **moved))


def addressed(store: str) -> str:
    """The address of a PostgreSQL, if one was given; complains of what is none."""
    given = store or os.environ.get("FILATURE_STORE", "")
    if given and not is_address(given):
        raise Mistake("bad-store", text=shown(given))
    return given


def tell(key: str, count: int, file: Path, json: bool, lang: str) -> None:
    """How many tables it were, and where."""
    if json:
        facts({"tables": count, "file": str(file)})
    else:
        click.echo(t(lang, key, count=count, file=str(file)))
