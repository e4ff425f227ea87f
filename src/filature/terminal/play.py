"""A sitting: people at one keyboard, bots, and a match that is never lost."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final, NamedTuple, NoReturn

from rich.console import Console

from filature.bots import make
from filature.core.seat import SPECTATOR
from filature.library import Match
from filature.scene import Scene
from filature.table.fate import stream
from filature.table.refused import Refused

from . import answers, store
from .ending import print_result
from .orders import COMMANDS, command_words, read
from .paint import Painter
from .players import Player
from .prose import prose
from .reader import Reader
from .voice import Voice

NOBODY_YET: Final = -9
RECALLED: Final = 6  # news told again when a match is taken up


class Setting(NamedTuple):
    """What a sitting is asked for."""

    players: list[Player]
    path: Path
    seed: int
    lang: str
    again: tuple[str, ...] = ()  # options that the command to resume must repeat


class Left(Exception):  # noqa: N818 — somebody leaves the table
    """The sitting ends before the match, with an exit code."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code


class Play:
    """One sitting."""

    def __init__(self, match: Match, setting: Setting, console: Console) -> None:
        self.match = match
        self.players = setting.players
        self.seed = setting.seed
        self.path = setting.path
        self.again = setting.again
        self.console = console
        self.voice = Voice(match.game, setting.lang, setting.players)
        self.reader = Reader(console)
        self.bots = [None if one.human else make(one.kind, match.game) for one in self.players]
        self.humans = [seat for seat, one in enumerate(self.players) if one.human]
        self.told = dict.fromkeys(range(match.seats), self.recalled())
        self.heard = [0] * match.seats  # by the bots
        self.facing = NOBODY_YET  # the human who can see the screen
        self.kept = True

    def recalled(self) -> int:
        """From where on the news are told: a match that is taken up begins with the last few."""
        return max(0, len(self.match.log) - RECALLED)

    # The match -------------------------------------------------------------------------

    def run(self) -> int:
        """Plays until the match is over or somebody leaves; returns the exit code."""
        try:
            with signals():
                self.keep()
                self.loop()
        except EOFError:
            return self.leave(0)
        except KeyboardInterrupt:
            return self.leave(130)
        except Left as left:
            return self.leave(left.code)
        return 0

    def loop(self) -> None:
        while True:
            self.match.deal(stream(self.seed, "chance", len(self.match.log)))
            self.keep()
            if self.match.over:
                break
            seat = self.match.actors()[0]
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
        rng = stream(self.seed, "seat", seat, len(self.match.log))
        options = self.match.offered(seat)
        self.do(seat, bot.choose(self.match.view(seat), options, news, rng))

    def do(self, seat: int, action: int) -> None:
        self.match.do(seat, action)
        self.keep()

    def keep(self) -> None:
        """Writes the match file after every action: a crash loses nothing."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.match.save(self.path)
            self.kept = True
        except OSError as error:
            if self.kept:
                self.say("not-saved", path=str(self.path), reason=error.strerror or str(error))
            self.kept = False

    # People ----------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Puts the question to a human until an action is done."""
        self.face(seat)
        self.tell(seat)
        scene = self.show(seat)
        options = self.match.options(seat)
        words = sorted({word for word in command_words() if word != "?"})
        self.reader.offer(options + words)
        while not self.obey(seat, scene, options):
            pass

    def face(self, seat: int) -> None:
        """Between two people, a cover hides everything until the next one is there."""
        if len(self.humans) > 1 and self.facing != seat:
            self.wipe()
            self.say("cover", name=self.voice.names[seat])
            self.reader.forget()
            if read(self.reader.ask(""), []).command == "quit":
                raise Left
            self.wipe()
        self.facing = seat

    def wipe(self) -> None:
        """Clears the screen and what was scrolled off it."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()

    def tell(self, seat: int) -> None:
        """What happened since this seat was last asked, as it was told."""
        news = answers.told(self.match, seat, self.told[seat], self.voice)
        self.told[seat] = len(self.match.log)
        self.console.print()
        answers.print_news(self.console, news)

    def show(self, seat: int) -> Scene:
        """The table, the question and the options."""
        offered = self.match.offered(seat)
        scene = self.match.game.scene(self.match.view(seat), offered)
        assert isinstance(scene, Scene)
        painter = Painter(scene, self.voice, offered, self.console.width)
        self.console.print(painter.table())
        self.console.print()
        self.put(painter)
        return scene

    def put(self, painter: Painter) -> None:
        """The question and its options."""
        self.console.print(painter.prompt())
        self.console.print(painter.options())
        if len(painter.offered) == 1 and len(self.humans) == 1:
            hint = self.voice.t("enter-takes", action=painter.offered[0].notation)
            self.console.print(answers.indented(prose((hint, "dim"))))

    def obey(self, seat: int, scene: Scene, options: list[str]) -> bool:
        """One line from a human; whether the question is done with."""
        line = self.reader.ask()
        if not line.strip():
            return self.enter(seat, scene, options)
        order = read(line, options)
        if order.action:
            self.do(seat, self.match.named[order.action])
            return True
        if not order.command:
            self.console.print(self.misread(seat, order.rest))
            return False
        if order.command == "undo":
            return self.undo(seat)
        self.command(seat, scene, order.command, order.rest)
        return False

    def enter(self, seat: int, scene: Scene, options: list[str]) -> bool:
        """Enter alone takes the only option of the only human; else it asks again."""
        if len(options) == 1 and len(self.humans) == 1:
            self.do(seat, self.match.named[options[0]])
            return True
        self.put(Painter(scene, self.voice, self.match.offered(seat), self.console.width))
        return False

    # Commands --------------------------------------------------------------------------

    def command(self, seat: int, scene: Scene, command: str, rest: str) -> None:
        assert command in COMMANDS
        if command == "help":
            self.console.print(answers.help_text(scene, self.voice))
        elif command == "why":
            self.console.print(answers.why(self.match, seat, rest, self.voice))
        elif command == "rules":
            self.rules(rest)
        elif command == "log":
            answers.print_news(self.console, answers.told(self.match, seat, 0, self.voice))
        elif command == "save":
            self.save(rest)
        else:
            raise Left

    def misread(self, seat: int, text: str) -> object:
        """An action of the game that is not offered gets its reason; nonsense gets a hint."""
        options = self.match.options(seat)
        if text.isdecimal():
            return answers.indented(prose(self.voice.t("no-number", last=len(options))))
        return answers.why(self.match, seat, text, self.voice)

    def rules(self, clause: str) -> None:
        if not clause:
            for part in answers.all_rules(self.voice):
                self.console.print(part)
            return
        found = answers.one_rule(clause, self.voice)
        missing = answers.no_such_rule(clause, self.match.game, self.voice)
        self.console.print(answers.indented(found or prose(missing)))

    def undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except Refused as refused:
            self.console.print(answers.indented(prose(self.voice.refused(refused, seat))))
            return False
        self.told = {one: min(place, len(self.match.log)) for one, place in self.told.items()}
        self.keep()
        self.say("undone")
        return True

    def save(self, name: str) -> None:
        """Keeps the match in another file from now on."""
        if name:
            self.path = Path(name).expanduser().absolute()
        self.kept = True
        self.keep()
        if self.kept:
            self.say("saved", path=str(self.path))

    # The end ---------------------------------------------------------------------------

    def leave(self, code: int) -> int:
        """Says how to go on with the match."""
        self.keep()
        self.console.print()
        if not self.kept:
            self.say("lost", path=str(self.path))
        else:
            self.say("left")
            self.console.out(f"  {store.command('resume', self.path, *self.again)}")
        return code

    def finish(self) -> None:
        """The last news, the table and the result."""
        viewer = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        if len(self.humans) > 1:
            self.wipe()
        since = self.told[viewer] if viewer >= 0 else min(self.told.values())
        self.console.print()
        answers.print_news(self.console, answers.told(self.match, viewer, since, self.voice))
        print_result(self.console, self.match, self.voice, viewer)
        if self.kept:
            self.say("match-file")
            self.console.out(f"  {store.command('replay', self.path)}")

    def say(self, key: str, **blanks: object) -> None:
        self.console.print(prose(self.voice.t(key, **blanks)))


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
