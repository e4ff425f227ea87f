"""Match files: text, a header and one line an action.

    filature match 1
    game lair 2
    box default 3f0c…
    options own_raids=no stop=deck target=30 tie=shared
    seats 3
    players me greedy greedy

    chance: back plain
    chance: draw lair 2
    0: lair 2

Lines that begin with `#` are comments.  `players` may be missing.  A match of the table server
has its proof too: `commitment`, `shares`, `since`, `end`, `secret`, `seal` in the header, and after
each outcome of chance the tickets that it holds; `verify.py` says what they mean.
"""

import re
from typing import NamedTuple

from filature import registry
from filature.core.box import BoxError
from filature.core.digits import counted
from filature.core.game import Game
from filature.core.mistake import Mistake
from filature.core.option import OptionError, Values, written
from filature.core.seat import CHANCE
from filature.table.match import Match
from filature.table.refused import Refused

FORMAT = "filature match 1"
PROOF = ("commitment", "shares", "since", "end", "secret", "seal")
FIELDS = ("game", "box", "options", "seats", "players", *PROOF)
TICKETS = re.compile(r" \[\d+\+\d+/\d+\]$")


class MatchFileError(Mistake):
    """A match file that cannot be read, with the line and what to do."""

    def __init__(self, line: int, reason: str | Exception, **blanks: object) -> None:
        why = Mistake(reason, **blanks) if isinstance(reason, str) else reason
        super().__init__("file-line", line=line, reason=why)
        self.line = line


class Header(NamedTuple):
    """The header's fields, each with its words and its line."""

    words: dict[str, list[str]]
    lines: dict[str, int]

    def get(self, field: str, count: int) -> list[str]:
        words = self.words.get(field, [])
        if len(words) < count:
            raise MatchFileError(self.lines.get(field, 1), "file-lacks", field=field)
        return words


def write(match: Match, players: tuple[str, ...] = ()) -> str:
    """A match as text."""
    game = match.game
    options = [f"{name}={written(value)}" for name, value in sorted(game.values.items())]
    head = [
        FORMAT,
        f"game {game.name} {game.version}",
        f"box {game.box_name.replace(' ', '%20')} {game.box_hash}",
        " ".join(["options", *options]),
        f"seats {match.seats}",
    ]
    if players:
        head.append(" ".join(["players", *players]))
    actions = [
        f"{'chance' if entry.seat == CHANCE else entry.seat}: {game.actions[entry.action].notation}"
        for entry in match.log
    ]
    return "\n".join([*head, "", *actions, ""])


def read(text: str, box: str = "") -> tuple[Game, int, tuple[str, ...], list[tuple[int, str, str]]]:
    """The game, the seats, the players and the (line, seat, notation) of every action."""
    lines = list(enumerate(text.splitlines(), 1))
    if not lines or lines[0][1].strip() != FORMAT:
        raise MatchFileError(1, "file-foreign", format=FORMAT)
    body = [(number, line.strip()) for number, line in lines[1:] if not line.startswith("#")]
    head = read_header([row for row in body if row[1] and not is_action(row[1])])
    game = read_game(head, box)
    (seats,) = head.get("seats", 1)[:1]
    if not game.fewest <= counted(seats) <= game.most:
        raise MatchFileError(
            head.lines["seats"],
            "bad-count",
            name=game.name,
            fewest=game.fewest,
            most=game.most,
            count=seats,
        )
    actions = [
        (number, *TICKETS.sub("", line).partition(": ")[::2])
        for number, line in body
        if is_action(line)
    ]
    return game, counted(seats), tuple(head.words.get("players", [])), actions


def is_action(line: str) -> bool:
    """Whether a line begins with who acts: `0: pass`, `chance: draw lair 2`."""
    return ":" in line.split(" ")[0]


def read_header(rows: list[tuple[int, str]]) -> Header:
    head = Header({}, {})
    for number, line in rows:
        field, *words = line.split(" ")
        if field not in FIELDS or field in head.words:
            raise MatchFileError(number, "file-unknown-line", text=line)
        head.words[field] = words
        head.lines[field] = number
    return head


def read_game(head: Header, box: str) -> Game:
    """The game of a header, its version and its box checked."""
    name, version = head.get("game", 2)[:2]
    box_name, box_hash = head.get("box", 2)[:2]
    options: Values = {}
    for pair in head.get("options", 0):
        key, _, value = pair.partition("=")
        options[key] = value
    try:
        game = registry.load(name, box or box_name.replace("%20", " "), options)
    except registry.UnknownGame as error:
        raise MatchFileError(head.lines["game"], error) from None
    except OptionError as error:
        usual = registry.load(name)
        if version != str(usual.version):
            raise MatchFileError(head.lines["game"], other_version(usual, version)) from None
        raise MatchFileError(head.lines["options"], error) from None
    except BoxError as error:
        raise MatchFileError(head.lines["box"], "file-box", error=str(error)) from None
    if version != str(game.version):
        raise MatchFileError(head.lines["game"], other_version(game, version))
    if box_hash != game.box_hash:
        raise MatchFileError(head.lines["box"], "file-other-box", box=game.box_name)
    return game


def other_version(game: Game, version: str) -> Mistake:
    old = 0 <= counted(version) < game.version
    key = "file-old-version" if old else "file-new-version"
    return Mistake(key, name=game.name, version=version, here=game.version)


def replay_into(match: Match, actions: list[tuple[int, str, str]]) -> None:
    """Plays the lines of a file, telling the line that does not play."""
    for number, who, notation in actions:
        if who != "chance" and counted(who) < 0:
            raise MatchFileError(number, "file-nobody", who=who)
        try:
            match.play(CHANCE if who == "chance" else counted(who), notation)
        except Refused as refused:
            raise MatchFileError(number, "file-refused", action=notation, refused=refused) from None
