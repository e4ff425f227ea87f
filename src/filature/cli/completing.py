"""What a shell offers after Tab: games, boxes, bots, languages, clauses, match files.

Where nothing is offered, shells offer files.
"""

from pathlib import Path
from typing import Any

from filature import registry
from filature.text.catalogue import LANGUAGES


def games(incomplete: str) -> list[str]:
    return list(registry.available())


def languages(incomplete: str) -> list[str]:
    return list(LANGUAGES)


def game(ctx: Any) -> str:
    """The game that was named; before the value of an option, Typer has not read it yet."""
    words = [ctx.params.get("game"), *ctx.args]
    return next((word for word in words if word in registry.available()), "")


def boxes(ctx: Any, incomplete: str) -> list[str]:
    """The boxes of the game that was named."""
    named = game(ctx)
    return registry.boxes(named) if named else []


def clauses(ctx: Any, incomplete: str) -> list[str]:
    """The clauses of the game that was named."""
    from filature.text.clauses import clauses as read

    named = game(ctx)
    return list(read(named, LANGUAGES[0])) if named else []


def bots(incomplete: str) -> list[str]:
    """Bots; after a comma, the next of a list."""
    from filature.bots import BOTS

    before, comma, _ = incomplete.rpartition(",")
    return [f"{before}{comma}{bot}" for bot in BOTS]


def matches(incomplete: str) -> list[str]:
    """Match files that lie here, and those that the user has kept."""
    from filature.terminal.saves import matches_folder

    here = Path(incomplete) if incomplete.endswith("/") else Path(incomplete).parent
    found = [str(path) for path in sorted(here.expanduser().glob("*.match"))]
    return found + [str(path) for path in sorted(matches_folder().glob("*.match"))]
