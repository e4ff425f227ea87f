"""The rules of a game, or one clause."""

from typing import Annotated

from filature import library
from filature.terminal import lookup
from filature.terminal.console import console, prose
from filature.terminal.voice import Voice

from . import completing, typed
from .command import facts
from .given import Json, Lang, Name


def rules(
    game: Name,
    clause: Annotated[
        str, typed.argument(metavar="[CLAUSE]", help="clause", completing=completing.clauses)
    ] = "",
    json: Json = False,
    lang: Lang = "",
) -> None:
    voice = Voice(library.load(game), lang, [])
    if clause and not lookup.one_rule(clause, voice):
        raise lookup.no_such_rule(clause, voice)
    if json:
        facts(plain(voice, clause))
    else:
        print_rules(voice, clause)


def plain(voice: Voice, clause: str) -> dict[str, object]:
    """The clauses as JSON has them."""
    known = voice.game.clauses(voice.lang)
    wanted = {clause.upper(): known[clause.upper()]} if clause else known
    return {"game": voice.game.name, "version": voice.game.version, "clauses": wanted}


def print_rules(voice: Voice, clause: str) -> None:
    screen = console()
    if found := lookup.one_rule(clause, voice):
        screen.print(found)
        return
    screen.print(prose((voice.term("title"), "bold")))
    for part in lookup.all_rules(voice):
        screen.print(part)
