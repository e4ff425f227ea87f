"""The manual page of the command."""

import click

from .given import Lang
from .manual import roff


def man(lang: Lang = "") -> None:
    click.echo(roff(lang), nl=False)
