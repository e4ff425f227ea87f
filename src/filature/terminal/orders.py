"""What a line typed at the table means: an option, or one of the house's commands."""

import unicodedata
from difflib import get_close_matches
from functools import cache
from typing import Final, NamedTuple

from filature.core.digits import counted
from filature.table.match import Match
from filature.text.catalogue import LANGUAGES, t

COMMANDS: Final = ("help", "why", "rules", "notes", "sheets", "log", "hint", "undo", "save", "quit")


class Order(NamedTuple):
    """An action to do, a command with the rest of its line, or what cannot be read."""

    action: str = ""
    command: str = ""
    rest: str = ""


@cache
def command_words() -> dict[str, str]:
    """Every word for a command, in all languages."""
    return {
        folded(word): command
        for command in COMMANDS
        for lang in LANGUAGES
        for word in t(lang, f"command-{command}").split()
    }


def folded(text: str) -> str:
    """Words as they are compared: without capitals, accents and idle spaces."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())


def completions(match: Match) -> list[str]:
    """The commands as they may be typed, with what they may be asked about."""
    about = {"why": list(match.named), "rules": list(match.game.clauses(LANGUAGES[0]))}
    typed: list[str] = []
    for command in COMMANDS:
        for word in " ".join(t(lang, f"command-{command}") for lang in LANGUAGES).split():
            typed += [f"{word} {thing}" for thing in about.get(command, [])] or [word]
    return sorted(set(typed) - {"?"})


def read(line: str, options: list[str]) -> Order:
    """What a line means to somebody with these options."""
    text = folded(line)
    if 1 <= counted(text) <= len(options):
        return Order(action=options[counted(text) - 1])
    exact = [option for option in options if folded(option) == text]
    if exact:
        return Order(action=exact[0])
    first, _, rest = line.strip().partition(" ")
    if command := command_words().get(folded(first)):
        return Order(command=command, rest=rest.strip())
    begun = [option for option in options if folded(option).startswith(text)]
    return Order(action=begun[0]) if text and len(begun) == 1 else Order(rest=line.strip())


def meant(text: str, match: Match) -> str:
    """The notation of the game that somebody had in mind; empty when there is none, or many."""
    wanted = folded(text)
    exact = [notation for notation in match.named if folded(notation) == wanted]
    begun = [notation for notation in match.named if folded(notation).startswith(wanted)]
    return exact[0] if exact else begun[0] if wanted and len(begun) == 1 else ""


def nearest(text: str, known: list[str]) -> list[str]:
    """What looks like it, among what there is."""
    wanted = folded(text)
    begun = [word for word in known if wanted and folded(word).startswith(wanted)]
    close = {folded(word): word for word in known}
    return begun[:4] or [close[word] for word in get_close_matches(wanted, close, 4, 0.5)]
