"""A table as it stands: who sits there, its match, whose time runs, who asked for what."""

from collections.abc import Callable

from filature.library import Match
from filature.protocol.bodies import Petition
from filature.server.store.spec import Spec
from filature.server.store.store import Line

from . import matches
from .clocks import Clocks


class Stale(Exception):
    """The table had moved on."""


class Table:
    """All that there is to tell of a table; it is read from the lines of its log."""

    def __init__(self, spec: Spec, now: Callable[[], float]) -> None:
        self.spec = spec
        self.match: Match | None = None
        self.seq = 0  # lines of the log
        self.clocks = Clocks(spec.settings, now)
        self.petition: Petition | None = None
        self.stood_in: set[int] = set()  # seats for which a bot plays
        self.chosen_for: dict[int, int] = {}  # moments, and the person for whom a bot chose
        self.gone: dict[int, float] = {}  # since when a seat has nobody at it

    def read(self, lines: list[Line]) -> None:
        """Plays the match to where it stands; a broken one is marked."""
        self.seq = len(lines)
        if self.spec.status in ("open", "broken") or (self.spec.status == "closed" and not lines):
            return
        try:
            self.match = matches.replayed(self.spec, lines)
        except matches.Broken as broken:
            self.match = None
            self.spec = self.spec.replace(status="broken", explanation=str(broken))
            return
        self.clocks.update(self.match, lines[-1].at if lines else self.clocks.now())

    def playing(self) -> Match:
        if self.match is None or self.spec.status != "playing":
            raise Stale
        return self.match
