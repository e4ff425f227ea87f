"""The command `filature`: its commands, each in a module that is read when it is called."""

import os
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand
from typer.main import get_group

import filature
from filature.text.catalogue import t

from .command import Commands, commands, help_of
from .language import of_locale

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
}

app: Final = commands(cls=Commands, help=help_of("filature"), pretty_exceptions_enable=False)


class Later(TyperCommand):
    """Stands for a command until it is called, so that the help needs no module of any."""

    def make_context(self, info_name: Any, args: Any, parent: Any = None, **extra: Any) -> Any:
        module = import_module(f".{MODULES[info_name]}", __package__)
        found = getattr(module, info_name.replace("-", "_"))
        alone = commands()
        if isinstance(found, typer.Typer):
            alone.add_typer(found, name=info_name)
        else:
            alone.command(info_name, help=help_of(info_name))(found)
        command = get_group(alone).commands[info_name]
        return command.make_context(info_name, args, parent, **extra)


for name in MODULES:
    app.command(name, cls=Later, help=help_of(name))(lambda: None)


def show_version(wanted: bool) -> None:
    if wanted:
        asked = os.environ.get("FILATURE_INTERPRETED")
        how = "compiled" if filature.COMPILED else "asked" if asked else "interpreted"
        how = "stale" if filature.STALE and not asked else how
        told = t(of_locale(), f"version-{how}", file=filature.STALE)
        typer.echo(f"filature {filature.__version__}, {told}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", is_eager=True, callback=show_version, help=help_of("version")),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
