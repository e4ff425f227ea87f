"""A match: one state, one log.  The log alone is enough to play it again."""

from copy import copy
from functools import cached_property
from typing import Generic, Self

from filature.core.game import Game
from filature.core.mind import S, V
from filature.core.mistake import Mistake
from filature.core.rng import rng_from
from filature.core.seat import CHANCE, CHANCE_ALONE, members, sees
from filature.core.sentence import Refusal, Sentence

from .log import Entry, last_undoable
from .refused import Refused


class Match(Generic[S, V]):
    """One playing of a game."""

    def __init__(self, game: Game[S, V], seats: int) -> None:
        if not game.fewest <= seats <= game.most:
            raise Mistake(
                "bad-count", name=game.name, fewest=game.fewest, most=game.most, count=seats
            )
        self.game = game
        self.seats = seats
        self.log: list[Entry] = []
        self.state = game.new(seats)
        self.state.listen()

    @cached_property
    def named(self) -> dict[str, int]:
        """The id of every notation."""
        return {action.notation: action.id for action in self.game.actions}

    # Whose move, and what they may do -------------------------------------------------

    def actors(self) -> list[int]:
        """The seats that may act now; [CHANCE] when fate must; [] when the match is over."""
        return members(self.game.actors(self.state))

    @property
    def over(self) -> bool:
        return self.game.actors(self.state) == 0

    def options(self, seat: int) -> list[str]:
        """What a seat may do now, as notations in table order; empty when it may not act."""
        return [self.game.actions[action].notation for action in self.offered(seat)]

    def offered(self, seat: int) -> list[int]:
        """`options`, as ids of the action table."""
        if seat < 0 or seat not in self.actors():
            return []
        return self.game.options(self.state, seat)

    def chance(self) -> list[tuple[str, int]]:
        """What fate may do now, with weights; empty when it is not fate's move."""
        if self.game.actors(self.state) != CHANCE_ALONE:
            return []
        outcomes = self.game.chance(self.state)
        return [(self.game.actions[action].notation, weight) for action, weight in outcomes]

    def why_not(self, seat: int, notation: str) -> Refused | None:
        """None when the action is offered to the seat; else why not, from its view alone."""
        refusal = self.refusal(seat, notation)
        return refusal and Refused(self.game, refusal)

    def refusal(self, seat: int, notation: str) -> Refusal | None:
        action = self.named.get(notation)
        if action is None:
            return Refusal("HOUSE-NOTATION", "refused-unknown")
        if seat == CHANCE:
            offered = notation in [outcome for outcome, _ in self.chance()]
            return None if offered else Refusal("HOUSE-CHANCE", "refused-not-chance")
        if not 0 <= seat < self.seats:
            return Refusal("HOUSE-SEAT", "refused-no-such-seat number", seat)
        if action in self.offered(seat):
            return None
        return self.game.refusal(self.game.view(self.state, seat), action)

    # Playing ---------------------------------------------------------------------------

    def play(self, seat: int, notation: str) -> None:
        """Does what a seat, or CHANCE, is offered; raises Refused for anything else."""
        refused = self.why_not(seat, notation)
        if refused:
            raise refused
        self.do(seat, self.named[notation])

    def do(self, seat: int, action: int) -> None:
        """Carries out an action that is known to be offered."""
        audience = self.game.audience(self.state, seat, action)
        self.game.apply(self.state, seat, action)
        self.log.append(Entry(seat, action, audience, tuple(self.state.news)))
        self.state.news = []

    def deal(self, rng: object) -> None:
        """Lets chance act until someone must think.  Takes a Rng, a random.Random or a seed."""
        source = rng_from(rng)
        while self.game.actors(self.state) == CHANCE_ALONE:
            self.do(CHANCE, self.game.draw(self.state, source))

    # Who knows what ---------------------------------------------------------------------

    def view(self, seat: int) -> V:
        """All that a seat, or SPECTATOR, may know now."""
        return self.game.view(self.state, seat)

    def news(self, seat: int, since: int = 0) -> list[Sentence]:
        """What a seat has been told, from one place of the log on."""
        return [event for entry in self.log[since:] for event in entry.news_for(seat)]

    def log_for(self, seat: int) -> list[tuple[int, str | None]]:
        """The log as one seat may read it: (who, what), what being None where it may not."""
        return [
            (e.seat, self.game.actions[e.action].notation if sees(e.audience, seat) else None)
            for e in self.log
        ]

    # The end ----------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return self.game.scores(self.state)

    def winners(self) -> list[int]:
        """The seats that won; empty before the end."""
        return self.game.winners(self.state)

    # Time ---------------------------------------------------------------------------------

    def at(self, length: int) -> Self:
        """The same match as it stood after so many log entries."""
        earlier = type(self)(self.game, self.seats)
        for entry in self.log[:length]:
            earlier.do(entry.seat, entry.action)
        return earlier

    def copy(self) -> Self:
        """Another match that shares nothing with this one."""
        twin = copy(self)
        twin.state = self.game.copy(self.state)
        twin.state.listen()
        twin.log = self.log[:]
        return twin

    def may_undo(self, seat: int | None = None) -> bool:
        """Whether the law of undo lets a seat, or whoever acted last, take its action back."""
        return last_undoable(self.log, seat) is not None

    def undo(self, seat: int | None = None) -> None:
        """Takes back a seat's last action, if the law of undo allows it."""
        number = last_undoable(self.log, seat)
        if number is None:
            raise Refused(self.game, Refusal("HOUSE-UNDO", "refused-undo"))
        left = self.log[:number] + self.log[number + 1 :]
        again = type(self)(self.game, self.seats)
        for entry in left:
            again.do(entry.seat, entry.action)
        self.state, self.log = again.state, again.log
