"""Keeping the tables of a server: backup, restore, prune."""

from pathlib import Path
from typing import Annotated

import typer

from filature.server.serve import data_folder
from filature.server.store import backup as kept
from filature.text.catalogue import t

from .command import help_of
from .given import Data, Lang

Copy = Annotated[Path, typer.Argument(metavar="FILE", help=help_of("copy"))]


def backup(file: Copy, data: Data = None, lang: Lang = "") -> None:
    count = kept.backup(data or data_folder(), file)
    typer.echo(t(lang, "backed-up", count=count, file=str(file)))


def restore(file: Copy, data: Data = None, lang: Lang = "") -> None:
    count = kept.restore(data or data_folder(), file)
    typer.echo(t(lang, "restored", count=count))


def prune(
    days: Annotated[float, typer.Option(min=0, metavar="N", help=help_of("days"))],
    data: Data = None,
    lang: Lang = "",
) -> None:
    count = kept.prune(data or data_folder(), days)
    typer.echo(t(lang, "pruned", count=count))
