"""The command `filature`: its commands, each in a module that is read when it is called."""

import os
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand
from typer.main import get_group

import filature
from filature.text.catalogue import t

from .command import Command, commands, lang_of, spoken
from .spellings import renamed

MODULES: Final = {  # of the commands, in the order of the help
    "games": "games",
    "play": "play",
    "resume": "play",
    "rules": "rules",
    "replay": "replay",
    "review": "review",
    "form": "form",
    "print": "print",
    "simulate": "simulate",
    "ladder": "ladder",
    "serve": "serve",
    "backup": "keep",
    "restore": "keep",
    "prune": "keep",
    "verify": "verify",
    "box": "box",
    "new-game": "new_game",
    "man": "man",
}

app: Final = commands(help="filature", pretty_exceptions_enable=False)


def read(name: str, lang: str) -> Any:
    """A command, its module read, its help in a language."""
    found = getattr(import_module(f".{MODULES[name]}", __package__), name.replace("-", "_"))
    alone = commands(add_completion=False)
    if isinstance(found, typer.Typer):
        alone.add_typer(found, name=name)
    else:
        alone.command(name, cls=Command, help=name)(found)
    command = get_group(alone).commands[name]
    spoken(command, lang)
    return command


class Later(TyperCommand):
    """Stands for a command until it is called, so that the help needs no module of any."""

    def make_context(self, info_name: Any, args: Any, parent: Any = None, **extra: Any) -> Any:
        command = read(info_name, lang_of(parent))
        return command.make_context(info_name, renamed(info_name, args), parent, **extra)


for name in MODULES:
    app.command(name, cls=Later, help=name)(lambda: None)


def show_version(context: typer.Context, wanted: bool) -> None:
    if wanted:
        asked = os.environ.get("FILATURE_INTERPRETED")
        how = "compiled" if filature.COMPILED else "asked" if asked else "interpreted"
        how = "stale" if filature.STALE and not asked else how
        told = t(lang_of(context), f"version-{how}", file=filature.STALE)
        typer.echo(f"filature {filature.__version__}, {told}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=show_version, help="version")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
