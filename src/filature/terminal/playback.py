"""Telling a match again, all at once or step by step."""

import sys

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from filature.core.seat import SPECTATOR
from filature.library import Match

from .complaint import Complaint
from .console import prose
from .keyboard import Reader
from .lookup import print_news
from .orders import read
from .paint.ending import print_result, print_table
from .players import player
from .voice import Voice


class Story:
    """A match as a list of moments: places of the log where the viewer was told something."""

    def __init__(self, match: Match, lang: str, viewer: int) -> None:
        seats = match.players or ("me",) * match.seats
        self.match = match
        self.viewer = viewer
        self.voice = Voice(match.game, lang, [player(word, lang) for word in seats])
        self.moments = [n for n, entry in enumerate(match.log, 1) if entry.news_for(viewer)]

    def lines(self, moment: int) -> list[str]:
        """What was told then."""
        entry = self.match.log[self.moments[moment] - 1]
        return [self.voice.say(news, self.viewer) for news in entry.news_for(self.viewer)]


def retold(console: Console, match: Match, lang: str, seat: int | None) -> None:
    """Tells a match again: step by step to a person, else at once."""
    viewer = SPECTATOR if seat is None else seat
    if viewer >= match.seats or (seat is not None and seat < 0):
        voice = Voice(match.game, lang, [])
        raise Complaint(voice.t("bad-viewer", seat=viewer, last=match.seats - 1))
    story = Story(match, lang, viewer)
    if sys.stdin.isatty() and sys.stdout.isatty() and story.moments:
        stepped(console, story)
    else:
        at_once(console, story)


def at_once(console: Console, story: Story) -> None:
    for moment in range(len(story.moments)):
        for line in story.lines(moment):
            console.print(prose((f"{moment + 1:4}  ", "dim"), line))
    print_end(console, story)


def print_end(console: Console, story: Story) -> None:
    if story.match.over:
        print_result(console, story.match, story.voice, story.viewer)
    else:
        print_table(console, story.match, story.voice, story.viewer)
        console.print(prose(story.voice.t("replay-open")))


def stepped(console: Console, story: Story) -> None:
    """Enter goes on, `b` back, a number there, `q` out."""
    reader = Reader(console)
    moment = 0
    console.print(prose((story.voice.t("replay-keys"), "dim")))
    while moment < len(story.moments):
        print_moment(console, story, moment)
        try:
            line = reader.ask(f"{moment + 1}/{len(story.moments)} ❯ ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return
        if line == "q" or read(line, []).command == "quit":
            return
        moment = after(line, moment, len(story.moments))
    print_end(console, story)


def after(line: str, moment: int, last: int) -> int:
    """The moment that a line leads to."""
    if line == "b":
        return max(0, moment - 1)
    if line.isdecimal():
        return min(max(1, int(line)), last) - 1
    return moment + 1


def print_moment(console: Console, story: Story, moment: int) -> None:
    console.print(Rule(Text(f"{moment + 1} / {len(story.moments)}"), style="dim"))
    at = story.match.at(story.moments[moment])
    print_table(console, at, story.voice, story.viewer)
    print_news(console, story.lines(moment))
