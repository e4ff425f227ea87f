"""The command `filature`: its commands, each in a module that is read when it is called."""

import os
from copy import deepcopy
from importlib import import_module
from typing import Annotated, Any, Final

import click

import filature
from filature.text.catalogue import t

from . import typed
from .command import Commands, command, commands, lang_of, spoken
from .spellings import renamed
from .typed import parameters

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
    "move-house": "keep",
    "verify": "verify",
    "box": "box",
    "new-game": "new_game",
    "man": "man",
    "completion": "completion",
}


def read(name: str, lang: str) -> Any:
    """A command, its module read, its help in a language."""
    found = getattr(import_module(f".{MODULES[name]}", __package__), name.replace("-", "_"))
    made = deepcopy(found) if isinstance(found, click.Command) else command(name, found, name)
    spoken(made, lang)
    return made


class Later(click.Command):
    """Stands for a command until it is called, so that the help needs no module of any."""

    def make_context(self, info_name: Any, args: Any, parent: Any = None, **extra: Any) -> Any:
        found = read(info_name, lang_of(parent))
        return found.make_context(info_name, renamed(info_name, args), parent, **extra)


def app() -> Commands:
    """The command itself."""
    some = [Later(name, help=name) for name in MODULES]
    found = commands("filature", *some, help="filature", invoke_without_command=True)
    found.callback = start
    found.params = parameters(start)
    return found


def start(version: Annotated[bool, typed.option("--version", help="version")] = False) -> None:
    context = click.get_current_context()
    if version:
        click.echo(f"filature {filature.__version__}, {build(lang_of(context))}")
        context.exit()
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def build(lang: str) -> str:
    """Whether the rules run compiled, and why not."""
    asked = os.environ.get("FILATURE_INTERPRETED")
    how = "compiled" if filature.COMPILED else "asked" if asked else "interpreted"
    how = "stale" if filature.STALE and not asked else how
    return t(lang, f"version-{how}", file=filature.STALE)
