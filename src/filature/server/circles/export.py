"""A season as files that others can read: JSON and CSV."""

import csv
import io
from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec
from msgspec import Struct

from filature.protocol.gatherings import Ranking, ResultCard, ResultSeat

RISKY = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would take for a formula


class Export(Struct, frozen=True):
    """A season: its results, the latest first, and the ratings of every game."""

    circle: str
    season: str
    results: list[ResultCard]
    ratings: list[Ranking]


def as_json(export: Export) -> bytes:
    return msgspec.json.format(msgspec.json.encode(export), indent=2)


def as_csv(export: Export) -> str:
    """One line a seat: of the results first, then of the ratings."""
    text = io.StringIO()
    lines = csv.writer(text)
    lines.writerow(["at", "game", "real", "rated", "place", "kind", "name", "level"])
    for one in export.results:
        lines.writerows(row(one, seat) for seat in one.seats)
    lines.writerow([])
    lines.writerow(["game", "name", "estimate", "spread", "best", "worst", "matches", "settled"])
    for ranking in export.ratings:
        lines.writerows(ratings(ranking))
    return text.getvalue()


def row(one: ResultCard, seat: ResultSeat) -> Sequence[object]:
    at = datetime.fromtimestamp(one.at, UTC).isoformat(timespec="seconds")
    place = (seat.place, seat.kind, harmless(seat.name), seat.level)
    return at, one.game, int(one.real), int(one.rated), *place


def ratings(ranking: Ranking) -> list[Sequence[object]]:
    return [
        (
            ranking.game,
            harmless(one.first or one.name),
            one.estimate,
            one.spread,
            one.best,
            one.worst,
            one.matches,
            int(one.settled),
        )
        for one in ranking.rated
    ]


def harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(RISKY) else name
