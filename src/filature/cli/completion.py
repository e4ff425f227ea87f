"""What a shell needs to complete commands, options and names with Tab."""

from typing import Annotated, Final

import click
from click.shell_completion import get_completion_class

from filature.core.mistake import Mistake

from . import typed

SHELLS: Final = ("bash", "zsh", "fish")


def shells(context: click.Context, begun: str) -> list[str]:
    return list(SHELLS)


def completion(
    shell: Annotated[str, typed.argument(metavar="SHELL", help="shell", completing=shells)],
) -> None:
    found = get_completion_class(shell)
    if not found:
        raise Mistake("bad-shell", word=shell, known=", ".join(SHELLS))
    from .app import app

    click.echo(found(app(), {}, "filature", "_FILATURE_COMPLETE").source())
