"""What the people at the table look at: shows, tells, covers, asks."""

from typing import Final

from rich.console import Console, RenderableType

from filature.core.scene import Scene
from filature.core.seat import SPECTATOR
from filature.library import Match

from . import lookup
from .console import indented, prose
from .keyboard import Keyboard
from .notes import Pencil
from .orders import completions
from .paint.ending import print_result
from .paint.painter import Painter
from .players import players_of
from .voice import Voice

NOBODY_YET: Final = -9
RECALLED: Final = 6  # actions of which is told again when a match is taken up


class Screen:
    """One screen and one keyboard, and the people who share them."""

    def __init__(self, match: Match, voice: Voice, pencil: Pencil, console: Console) -> None:
        self.match = match
        self.voice = voice
        self.pencil = pencil
        self.humans = [seat for seat, one in enumerate(players_of(match)) if one.human]
        self.console = console
        self.keyboard = Keyboard(console)
        self.facing = NOBODY_YET  # the human who can see the screen
        self.told = dict.fromkeys([*self.humans, SPECTATOR], max(0, len(match.log) - RECALLED))
        self.commands = completions(match)

    @property
    def alone(self) -> bool:
        return len(self.humans) == 1

    def say(self, key: str, **blanks: object) -> None:
        """A sentence of the house."""
        self.console.print(prose(self.voice.t(key, **blanks)))

    def put(self, answer: RenderableType) -> None:
        self.console.print(answer)

    def face(self, seat: int) -> str:
        """Between two people, a cover hides everything until the next one is there.

        What that one types to lift it is returned.
        """
        line = ""
        if not self.alone and self.facing != seat:
            self.wipe()
            self.keyboard.forget()
            self.say("cover", name=self.voice.names[seat])
            line = self.keyboard.ask("")
            self.wipe()
        self.facing = seat
        return line

    def wipe(self) -> None:
        """Clears the screen and what was scrolled off it."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()

    def tell(self, viewer: int) -> None:
        """What happened since this viewer was last told."""
        since = min(self.told[viewer], len(self.match.log))
        self.told[viewer] = len(self.match.log)
        self.console.print()
        lookup.print_news(self.console, lookup.told(self.match, viewer, since, self.voice))

    def show(self, seat: int) -> Scene:
        """The table, the question and the options."""
        painter = self.painter(seat)
        self.console.print(painter.table())
        self.console.print()
        self.ask(painter)
        self.keyboard.offer(self.match.options(seat) + self.commands)
        return painter.scene

    def painter(self, seat: int) -> Painter:
        offered = self.match.offered(seat)
        scene = self.match.game.scene(self.match.view(seat), offered)
        painter = Painter(scene, self.voice, offered, self.console.width)
        painter.marks = self.pencil.of(seat)
        return painter

    def ask(self, painter: Painter) -> None:
        """The question and its options."""
        self.console.print(painter.prompt())
        self.console.print(painter.options())
        if self.alone and len(painter.offered) == 1:
            self.enter_takes(painter.offered[0].notation)

    def call(self, seat: int) -> None:
        """Who is to make a gesture; for all to see, but for the only human."""
        viewer = seat if self.alone else SPECTATOR
        if self.alone:
            self.tell(seat)
        self.console.print(self.painter(viewer).prompt())
        self.enter_takes(self.match.options(seat)[0])

    def enter_takes(self, notation: str) -> None:
        hint = self.voice.t("enter-takes", action=notation)
        self.console.print(indented(prose((hint, "dim"))))

    def conclude(self) -> None:
        """The last news, the table and the result: for the only human, or for all to see."""
        viewer = self.humans[0] if self.alone else SPECTATOR
        if len(self.humans) > 1:
            self.wipe()
            self.told[SPECTATOR] = min(self.told[human] for human in self.humans)
        self.tell(viewer)
        print_result(self.console, self.match, self.voice, viewer)
