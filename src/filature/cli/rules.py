"""The rules of a game, or one clause."""

from typing import Annotated

import typer

from filature import library
from filature.terminal import lookup
from filature.terminal.console import console, prose
from filature.terminal.voice import Voice

from .command import help_of
from .given import Lang, Name


def rules(
    game: Name,
    clause: Annotated[str, typer.Argument(metavar="[CLAUSE]", help=help_of("clause"))] = "",
    lang: Lang = "",
) -> None:
    voice, screen = Voice(library.load(game), lang, []), console()
    if clause:
        found = lookup.one_rule(clause, voice)
        if not found:
            raise lookup.no_such_rule(clause, voice)
        screen.print(found)
        return
    screen.print(prose((voice.term("title"), "bold")))
    for part in lookup.all_rules(voice):
        screen.print(part)
