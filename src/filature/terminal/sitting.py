"""A sitting: people at one keyboard, bots, and a match that is never lost."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final, NamedTuple, NoReturn

from rich.console import Console

from filature.bots import LEVELS, make
from filature.core.scene import Scene
from filature.library import Match
from filature.table.fate import stream
from filature.table.refused import Refused

from . import lookup, notes
from .console import indented, prose
from .notes import Pencil
from .orders import Order, read
from .paint import hints, sheets
from .players import HUMAN, players_of
from .saves import SaveFile
from .screen import Screen
from .voice import voice_of

ADVISER: Final = [*LEVELS][-1]


class Setting(NamedTuple):
    """What a sitting is asked for."""

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


class Sitting:
    """One sitting."""

    def __init__(self, match: Match, setting: Setting, console: Console) -> None:
        self.match = match
        self.setting = setting
        self.voice = voice_of(match, setting.lang)
        pencil = Pencil(setting.path.with_suffix(".notes"))
        self.screen = Screen(match, self.voice, pencil, console)
        self.file = SaveFile(match, setting.path)
        kinds = [player.kind for player in players_of(match)]
        self.bots = {n: make(kind, match.game) for n, kind in enumerate(kinds) if kind != HUMAN}
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
                if seat in self.bots:
                    self.think(seat)
                elif self.match.game.gestures.issuperset(self.match.offered(seat)):
                    self.gesture(seat)
                else:
                    self.ask(seat)
        self.finish()

    def think(self, seat: int) -> None:
        """A bot's move."""
        news = self.match.news(seat, self.heard[seat])
        self.heard[seat] = len(self.match.log)
        rng = stream(self.setting.seed, "seat", seat, len(self.match.log))
        view, options = self.match.view(seat), self.match.offered(seat)
        self.do(seat, self.bots[seat].choose(view, options, news, rng))

    def do(self, seat: int, action: int) -> None:
        """An action, written down at once: a crash loses nothing."""
        self.match.do(seat, action)
        self.keep()

    def keep(self) -> None:
        if not self.file.write():
            path, reason = str(self.file.path), self.file.trouble
            self.screen.say("not-saved", path=path, reason=reason)

    # People ----------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Puts the question to a human until it is done with."""
        if read(self.screen.face(seat), []).command == "quit":
            raise Left
        self.screen.tell(seat)
        scene = self.screen.show(seat)
        while not self.obey(seat, scene):
            pass

    def gesture(self, seat: int) -> None:
        """A press of Enter, on the screen as it is: nothing is decided, nobody need look away."""
        self.screen.call(seat)
        if read(self.screen.keyboard.ask(), []).command == "quit":
            raise Left
        self.do(seat, self.match.offered(seat)[0])

    def obey(self, seat: int, scene: Scene) -> bool:
        """One line from a human; whether the question is done with."""
        options = self.match.options(seat)
        line = self.screen.keyboard.ask()
        order = read(line, options)
        if not line.strip() and self.screen.alone and len(options) == 1:
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
                self.screen.put(lookup.help_text(scene, self.voice))
            case "rules":
                self.screen.put(lookup.rules(order.rest, self.voice))
            case "notes":
                self.screen.put(notes.answer(scene, self.voice, self.screen.pencil, order.rest))
            case "sheets":
                self.screen.put(sheets.opened(scene, self.voice))
            case "log":
                self.screen.put(lookup.whole_log(self.match, seat, self.voice))
            case "hint":
                self.advise(seat)
            case _ if order.command or order.rest:
                self.screen.put(lookup.why(self.match, seat, order.rest, self.voice))
            case _:
                self.screen.ask(self.screen.painter(seat))

    def advise(self, seat: int) -> None:
        """What a bot would do with what this seat knows, if the table allows it."""
        if not self.setting.hints:
            self.screen.say("hint-none")
            return
        rng = stream(self.setting.seed, "hint", seat, len(self.match.log))
        view, options = self.match.view(seat), self.match.offered(seat)
        told = make(ADVISER, self.match.game).explain(view, options, self.match.news(seat), rng)
        reason = self.match.game.reason(view, told.options[0].action)
        self.screen.put(hints.shown(told, seat, self.voice, reason))

    def undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except Refused as refused:
            self.screen.put(indented(prose(self.voice.refused(refused, seat))))
            return False
        self.keep()
        self.screen.say("undone")
        return True

    def save(self, name: str) -> None:
        if name:
            self.file.move(name)
        self.keep()
        if not self.file.trouble:
            self.screen.say("saved", path=str(self.file.path))

    # The end ---------------------------------------------------------------------------

    def leave(self, code: int) -> int:
        """Says how to go on with the match."""
        self.keep()
        self.screen.console.print()
        if self.file.trouble:
            self.screen.say("lost", path=str(self.file.path))
        else:
            self.screen.say("left")
            self.screen.console.out(f"  {self.file.command('resume', *self.setting.again)}")
        return code

    def finish(self) -> None:
        self.screen.conclude()
        if not self.file.trouble:
            self.screen.say("match-file")
            self.screen.console.out(f"  {self.file.command('replay')}")
            self.screen.say("review-hint")
            self.screen.console.out(f"  {self.file.command('review')}")
        self.screen.say("seed-told", seed=str(self.setting.seed))


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
