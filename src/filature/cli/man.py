"""The manual page of the command."""

import typer

from .given import Lang
from .manual import roff


def man(lang: Lang = "") -> None:
    typer.echo(roff(lang), nl=False)
