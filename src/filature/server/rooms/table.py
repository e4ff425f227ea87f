"""A table as it stands: who sits there, its match, whose time runs, what was done by powers."""

from collections.abc import Callable, Sequence

from filature.core.seat import CHANCE
from filature.library import Match
from filature.protocol.bodies import Petition
from filature.server.store.spec import Spec
from filature.server.store.store import Line

from . import acts, matches
from .acts import Done, Ledger
from .clocks import Clocks
from .patience import USUAL, Patience
from .render import Resignation


class Stale(Exception):
    """The table had moved on."""


class Table:
    """All that there is to tell of a table; it is read from the lines of its log."""

    def __init__(self, spec: Spec, now: Callable[[], float], patience: Patience = USUAL) -> None:
        self.spec = spec
        self.now = now
        self.patience = patience
        self.opened = now()
        self.match: Match | None = None
        self.seq = 0  # lines of the log
        self.clocks = Clocks(spec.settings, now)
        self.ledger = Ledger()
        self.resigned: list[Resignation] = []  # who gave the match up, in their order
        self.stood_in: set[int] = set()  # seats for which a bot plays
        self.chosen_for: dict[int, int] = {}  # moments, and the person for whom a bot chose
        self.gone: dict[int, float] = {}  # since when a seat has nobody at it
        self.host_gone: float | None = self.opened  # since when its host is not there

    # The log -------------------------------------------------------------------------------

    def read(self, lines: Sequence[Line]) -> None:
        """Plays the match to where it stands; a broken one is marked."""
        self.seq, self.ledger, self.resigned = len(lines), Ledger(), []
        self.clocks = Clocks(self.spec.settings, self.now)
        moves = [line for line in lines if not acts.is_act(line.what)]
        begun = self.spec.status not in ("open", "broken")
        if self.spec.status == "closed" and not moves:
            begun = False
        try:
            self.match = matches.new(self.spec) if begun else None
            for line in lines:
                self.take(line)
        except matches.Broken as broken:
            self.match = None
            self.spec = self.spec.replace(status="broken", explanation=str(broken))
            return
        if self.match and not moves:
            self.clocks.update(self.match, self.now())

    def take(self, line: Line) -> None:
        """One line of the log that was read."""
        if acts.is_act(line.what):
            self.done(acts.read(line))
        elif self.match:
            matches.play(self.match, line)
            self.moved(self.match, line.at)

    def moved(self, match: Match, at: float) -> None:
        """Somebody has played: other questions stand, and nobody asks to take back any more."""
        self.ledger.moved()
        if self.spec.status == "playing" and match.actors() != [CHANCE]:
            self.clocks.update(match, at)

    def done(self, done: Done) -> None:
        """Something was done by a power."""
        self.ledger.take(done)
        if done.word == "pause":
            self.clocks.stop(done.at)
        elif done.word == "resume":
            self.clocks.go(done.at)
        elif done.word == "begin" and self.match:
            self.moved(self.match, done.at)
        elif done.word == "absence":
            self.clocks.restart(done.at)
        elif done.word == "resign" and self.match:
            self.resigned.append(Resignation(len(self.match.log), done.seat, done.act.name))

    def waited(self, until: float) -> None:
        """While a match pauses nobody is missed."""
        since = self.clocks.stopped
        if since is not None:
            for seat, at in self.gone.items():
                self.gone[seat] = at + until - max(at, since)

    # What it is ----------------------------------------------------------------------------

    def change(self, spec: Spec) -> None:
        """It is kept otherwise, or by others."""
        self.spec = spec
        self.clocks.settings = spec.settings
        if self.match:
            self.match.players = matches.players(spec)

    @property
    def petition(self) -> Petition | None:
        """The wish to take an action back, if somebody has it."""
        found = self.ledger.ballot
        asked = found and found.deed == acts.TAKE_BACK
        return Petition(found.seat, found.waiting) if found and asked else None

    def playing(self) -> Match:
        if self.match is None or self.spec.status != "playing":
            raise Stale
        return self.match
