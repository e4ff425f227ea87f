"""What a shell offers after Tab: games, boxes, bots, languages, clauses, match files.

Where nothing is offered, shells offer files.
"""

from pathlib import Path

import click

from filature import registry
from filature.text.catalogue import LANGUAGES


def games(context: click.Context, begun: str) -> list[str]:
    return list(registry.available())


def languages(context: click.Context, begun: str) -> list[str]:
    return list(LANGUAGES)


def game(context: click.Context) -> str:
    """The game that was named; before the value of an option, Click has not read it yet."""
    words = [context.params.get("game"), *context.args]
    return next((word for word in words if word in registry.available()), "")


def boxes(context: click.Context, begun: str) -> list[str]:
    """The boxes of the game that was named."""
    named = game(context)
    return registry.boxes(named) if named else []


def clauses(context: click.Context, begun: str) -> list[str]:
    """The clauses of the game that was named."""
    from filature.text.clauses import clauses as read

    named = game(context)
    return list(read(named, LANGUAGES[0])) if named else []


def bots(context: click.Context, begun: str) -> list[str]:
    """Bots; after a comma, the next of a list."""
    from filature.bots import BOTS

    before, comma, _ = begun.rpartition(",")
    return [f"{before}{comma}{bot}" for bot in BOTS]


def places(context: click.Context, begun: str) -> list[str]:
    from filature.lab.spread import PLACES

    return list(PLACES)


def matches(context: click.Context, begun: str) -> list[str]:
    """Match files that lie here, and those that the user has kept."""
    from filature.terminal.saves import matches_folder

    here = Path(begun) if begun.endswith("/") else Path(begun).parent
    found = [str(path) for path in sorted(here.expanduser().glob("*.match"))]
    return found + [str(path) for path in sorted(matches_folder().glob("*.match"))]
