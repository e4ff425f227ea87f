"""What a shell offers after Tab: games, boxes, bots, languages, clauses, match files.

Where nothing is offered, shells offer files.
"""

from pathlib import Path
from typing import Any

from filature import registry
from filature.core.mistake import Mistake
from filature.text.catalogue import LANGUAGES


def games(incomplete: str) -> list[str]:
    return list(registry.available())


def languages(incomplete: str) -> list[str]:
    return list(LANGUAGES)


def boxes(ctx: Any, incomplete: str) -> list[str]:
    """The boxes of the game that was named."""
    try:
        return registry.boxes(ctx.params.get("game") or "")
    except Mistake:
        return []


def clauses(ctx: Any, incomplete: str) -> list[str]:
    """The clauses of the game that was named."""
    from filature.text.clauses import clauses as read

    game = ctx.params.get("game")
    return list(read(game, LANGUAGES[0])) if game in registry.available() else []


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
