"""Telling a match again, all at once or step by step."""

import sys

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from filature.core.digits import counted
from filature.library import Match

from .console import prose
from .keyboard import Keyboard
from .lookup import print_news
from .orders import read
from .paint.ending import print_result, print_table
from .voice import voice_of


class Playback:
    """A match as a list of moments: places of the log where the viewer was told something."""

    def __init__(self, match: Match, lang: str, viewer: int, console: Console) -> None:
        self.match = match
        self.viewer = viewer
        self.console = console
        self.voice = voice_of(match, lang)
        self.moments = [n for n, entry in enumerate(match.log, 1) if entry.news_for(viewer)]

    def run(self) -> None:
        """Step by step to a person, else at once."""
        if sys.stdin.isatty() and sys.stdout.isatty() and self.moments:
            self.step()
        else:
            self.tell()

    def tell(self) -> None:
        for moment in range(len(self.moments)):
            for line in self.lines(moment):
                self.console.print(prose((f"{moment + 1:4}  ", "dim"), line))
        self.conclude()

    def lines(self, moment: int) -> list[str]:
        """What was told then."""
        entry = self.match.log[self.moments[moment] - 1]
        return [self.voice.say(news, self.viewer) for news in entry.news_for(self.viewer)]

    def conclude(self) -> None:
        if self.match.over:
            print_result(self.console, self.match, self.voice, self.viewer)
        else:
            print_table(self.console, self.match, self.voice, self.viewer)
            self.console.print(prose(self.voice.t("replay-open")))

    def step(self) -> None:
        """Enter goes on, `b` back, a number there, `q` out."""
        keyboard = Keyboard(self.console)
        moment, last = 0, len(self.moments)
        self.console.print(prose((self.voice.t("replay-keys"), "dim")))
        while moment < last:
            self.show(moment)
            try:
                line = keyboard.ask(f"{moment + 1}/{last} ❯ ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if line == "q" or read(line, []).command == "quit":
                return
            moment = after(line, moment, last)
        self.conclude()

    def show(self, moment: int) -> None:
        self.console.print(Rule(Text(f"{moment + 1} / {len(self.moments)}"), style="dim"))
        at = self.match.at(self.moments[moment])
        print_table(self.console, at, self.voice, self.viewer)
        print_news(self.console, self.lines(moment))


def after(line: str, moment: int, last: int) -> int:
    """The moment that a line leads to."""
    if line == "b":
        return max(0, moment - 1)
    if counted(line) >= 0:
        return min(max(1, counted(line)), last) - 1
    return moment + 1
