"""A sitting: people at one keyboard, bots, and a match that is never lost."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import NamedTuple, NoReturn

from rich.console import Console

from filature.bots import make
from filature.core.scene import Scene
from filature.library import Match
from filature.table.fate import stream
from filature.table.refused import Refused

from . import lookup
from .console import indented, prose
from .orders import Order, read
from .paint import hints, notebooks, sheets
from .players import Player
from .saves import Keeper
from .screen import Host
from .voice import Voice


class Setting(NamedTuple):
    """What a sitting is asked for."""

    players: list[Player]
    path: Path
    seed: int
    lang: str
    again: tuple[str, ...] = ()  # options that the command to resume must repeat
    hints: bool = True


class Left(Exception):
    """The sitting ends before the match, with an exit code."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code


class Play:
    """One sitting."""

    def __init__(self, match: Match, setting: Setting, console: Console) -> None:
        players = setting.players
        self.match = match
        self.setting = setting
        self.voice = Voice(match.game, setting.lang, players)
        self.humans = [seat for seat, one in enumerate(players) if one.human]
        self.host = Host(match, self.voice, self.humans, console)
        self.host.pencil = notebooks.Pencil(setting.path.with_suffix(".notes"))
        self.keeper = Keeper(match, setting.path)
        self.bots = [None if one.human else make(one.kind, match.game) for one in players]
        self.heard = [0] * match.seats  # how much of the log each bot has heard

    # The match -------------------------------------------------------------------------

    def run(self) -> int:
        """Plays until the match is over or somebody leaves; returns the exit code."""
        try:
            with signals():
                self.loop()
        except EOFError:
            return self.leave(0)
        except KeyboardInterrupt:
            return self.leave(130)
        except Left as left:
            return self.leave(left.code)
        return 0

    def loop(self) -> None:
        while not self.match.over:
            self.match.deal(stream(self.setting.seed, "chance", len(self.match.log)))
            self.keep()
            for seat in self.match.actors()[:1]:
                if seat in self.humans:
                    self.ask(seat)
                else:
                    self.think(seat)
        self.finish()

    def think(self, seat: int) -> None:
        """A bot's move."""
        bot = self.bots[seat]
        assert bot
        news = self.match.news(seat, self.heard[seat])
        self.heard[seat] = len(self.match.log)
        rng = stream(self.setting.seed, "seat", seat, len(self.match.log))
        options = self.match.offered(seat)
        self.do(seat, bot.choose(self.match.view(seat), options, news, rng))

    def do(self, seat: int, action: int) -> None:
        """An action, written down at once: a crash loses nothing."""
        self.match.do(seat, action)
        self.keep()

    def keep(self) -> None:
        if not self.keeper.keep():
            path, reason = str(self.keeper.path), self.keeper.trouble
            self.host.say("not-saved", path=path, reason=reason)

    # People ----------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Puts the question to a human until it is done with."""
        if read(self.host.face(seat), []).command == "quit":
            raise Left
        self.host.tell(seat)
        scene = self.host.show(seat)
        while not self.obey(seat, scene):
            pass

    def obey(self, seat: int, scene: Scene) -> bool:
        """One line from a human; whether the question is done with."""
        options = self.match.options(seat)
        line = self.host.reader.ask()
        order = read(line, options)
        if not line.strip() and self.host.alone and len(options) == 1:
            order = Order(action=options[0])
        if order.action:
            self.do(seat, self.match.named[order.action])
            return True
        if order.command == "undo":
            return self.undo(seat)
        self.answer(seat, scene, order)
        return False

    def answer(self, seat: int, scene: Scene, order: Order) -> None:
        """What is not an action is answered."""
        match order.command:
            case "quit":
                raise Left
            case "save":
                self.save(order.rest)
            case "help":
                self.host.put(lookup.help_text(scene, self.voice))
            case "rules":
                self.host.put(lookup.rules(order.rest, self.voice))
            case "notes":
                self.host.put(notebooks.answer(scene, self.voice, self.host.pencil, order.rest))
            case "sheets":
                self.host.put(sheets.opened(scene, self.voice))
            case "log":
                self.host.put(lookup.whole_log(self.match, seat, self.voice))
            case "hint":
                self.advise(seat)
            case _ if order.command or order.rest:
                self.host.put(lookup.why(self.match, seat, order.rest, self.voice))
            case _:
                self.host.ask(self.host.painter(seat))

    def advise(self, seat: int) -> None:
        """What a bot would do with what this seat knows, if the table allows it."""
        if self.setting.hints:
            rng = stream(self.setting.seed, "hint", seat, len(self.match.log))
            self.host.put(hints.hint(self.match, seat, self.voice, rng))
        else:
            self.host.say("hint-none")

    def undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except Refused as refused:
            self.host.put(indented(prose(self.voice.refused(refused, seat))))
            return False
        self.keep()
        self.host.say("undone")
        return True

    def save(self, name: str) -> None:
        if name:
            self.keeper.move(name)
        self.keep()
        if not self.keeper.trouble:
            self.host.say("saved", path=str(self.keeper.path))

    # The end ---------------------------------------------------------------------------

    def leave(self, code: int) -> int:
        """Says how to go on with the match."""
        self.keep()
        self.host.console.print()
        if self.keeper.trouble:
            self.host.say("lost", path=str(self.keeper.path))
        else:
            self.host.say("left")
            self.host.console.out(f"  {self.keeper.command('resume', *self.setting.again)}")
        return code

    def finish(self) -> None:
        self.host.conclude()
        if not self.keeper.trouble:
            self.host.say("match-file")
            self.host.console.out(f"  {self.keeper.command('replay')}")
            self.host.say("review-hint")
            self.host.console.out(f"  {self.keeper.command('review')}")


@contextmanager
def signals() -> Iterator[None]:
    """A request to end, or a terminal that closes, ends the sitting in good order."""
    wanted = [getattr(signal, name, None) for name in ("SIGTERM", "SIGHUP")]
    before = {number: signal.signal(number, end) for number in wanted if number}
    try:
        yield
    finally:
        for number, old in before.items():
            signal.signal(number, old)


def end(number: int, frame: FrameType | None) -> NoReturn:
    raise Left(128 + number)
