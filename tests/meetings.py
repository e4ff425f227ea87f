"""Which clauses of a game meet: those that fire in the same action.

A clause fires when a rule that names it runs: in the docstring of the function, or in a comment on
the line (of an `if`, when its body runs).  Rules run interpreted here.

`make meetings` writes `tests/games/*/meetings.txt`: the pairs that are frequent in matches of
random and of greedy bots, each with a test in which they meet, and `tests/games/conftest.py` looks
whether they do.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import combinations
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final, NamedTuple

import pytest

import filature
from filature import registry
from filature.bots import make
from filature.table.fate import stream
from filature.table.match import Match

Pair = tuple[str, str]
Lines = dict[int, list[str]]

GAMES: Final = Path(__file__).parent / "games"
SCENARIOS: Final = ("test_rules.py", "test_meetings.py")
MATCHES: Final = 10  # of each kind of bots, at every number of seats
FREQUENT: Final = 0.1  # of the matches
KINDS: Final = ("uniform", "agent")
CLAUSE: Final = re.compile(r"\b[A-Z]+-[A-Z]+-\d+\b")


def marks(path: Path) -> dict[str, Lines]:
    """The clauses of every function of a file, by the line at which they fire."""
    source = path.read_text("utf-8")
    found: dict[str, Lines] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            lines: Lines = {node.lineno: CLAUSE.findall(ast.get_docstring(node) or "")}
            for line, clauses in commented(node, source.splitlines()):
                lines.setdefault(line, []).extend(clauses)
            found[node.name] = {line: clauses for line, clauses in lines.items() if clauses}
    return found


def commented(node: ast.FunctionDef, source: list[str]) -> Iterator[tuple[int, list[str]]]:
    """The clauses in comments, at the line that carries each out."""
    bodies = {
        inner.lineno: inner.body[0].lineno
        for inner in ast.walk(node)
        if isinstance(inner, ast.If | ast.For | ast.While)
    }
    for number in range(node.body[0].end_lineno or node.lineno, (node.end_lineno or 0) + 1):
        _, hash_sign, comment = source[number - 1].partition("#")
        if hash_sign and (clauses := CLAUSE.findall(comment)):
            yield bodies.get(number, number), clauses


class Witness:
    """Sees which clauses fire while something is done."""

    def __init__(self, game: str) -> None:
        folder = Path(str(registry.folder(game)))
        files = [*folder.glob("play.py"), *folder.glob("rules.py"), *folder.glob("rules/*.py")]
        self.marks = {str(path): marks(path) for path in files}
        self.known: dict[CodeType, Lines] = {}
        self.fired: set[str] = set()

    def lines(self, code: CodeType) -> Lines:
        if code not in self.known:
            self.known[code] = self.marks.get(code.co_filename, {}).get(code.co_name, {})
        return self.known[code]

    def trace(self, frame: FrameType, event: str, arg: object) -> Callable[..., Any] | None:
        lines = self.lines(frame.f_code)
        self.fired.update(lines.get(frame.f_code.co_firstlineno, ()))
        return self.trace_lines if len(lines) > (frame.f_code.co_firstlineno in lines) else None

    def trace_lines(self, frame: FrameType, event: str, arg: object) -> Callable[..., Any]:
        self.fired.update(self.lines(frame.f_code).get(frame.f_lineno, ()))
        return self.trace_lines

    @contextmanager
    def watching(self, seen: Callable[[list[Pair]], None]) -> Iterator[None]:
        """Tells of the pairs of every action that is done in any match."""
        do = Match.do

        def watched(match: Any, seat: int, action: int) -> None:
            self.fired = set()
            before = sys.gettrace()
            sys.settrace(self.trace)
            try:
                do(match, seat, action)
            finally:
                sys.settrace(before)
            seen(list(combinations(sorted(self.fired), 2)))

        Match.do = watched  # type: ignore[method-assign, assignment]
        try:
            yield
        finally:
            Match.do = do  # type: ignore[method-assign]


@cache
def witness(game: str) -> Witness:
    return Witness(game)


# The table -----------------------------------------------------------------------------------


class Meeting(NamedTuple):
    """Two clauses, how many matches they meet in, and a test where they do."""

    pair: Pair
    shares: tuple[str, ...]
    test: str


def table(game: str) -> Path:
    return GAMES / game / "meetings.txt"


def scenario_files(game: str) -> list[Path]:
    """The tests of a game's clauses."""
    return [path for name in SCENARIOS if (path := GAMES / game / name).exists()]


@cache
def known(game: str) -> tuple[Meeting, ...]:
    """The table of a game, read again; a game that is new has none."""
    if not table(game).exists():
        return ()
    _, *lines = table(game).read_text("utf-8").splitlines()
    rows = [line.split(maxsplit=4) for line in lines]
    return tuple(Meeting((a, b), (random, greedy), test) for a, b, random, greedy, test in rows)


def promised(game: str, test: str) -> set[Pair]:
    """The pairs that a test is to bring together."""
    return {meeting.pair for meeting in known(game) if meeting.test == test}


# Making it --------------------------------------------------------------------------------------


def played(game: str, kind: str, seats: int, number: int) -> set[Pair]:
    """The pairs of one match between bots."""
    pairs: set[Pair] = set()
    match = filature.Match(filature.load(game), seats)
    bots = [make(kind, match.game) for _ in range(seats)]
    fate, own = stream(1, number, "chance"), stream(1, number, kind)
    heard = [0] * seats
    with witness(game).watching(pairs.update):
        match.deal(fate)
        while not match.over:
            seat = match.actors()[0]
            news, heard[seat] = match.news(seat, heard[seat]), len(match.log)
            match.do(seat, bots[seat].choose(match.view(seat), match.offered(seat), news, own))
            match.deal(fate)
    return pairs


def sizes(game: str) -> range:
    loaded = filature.load(game)
    return range(loaded.fewest, loaded.most + 1)


def frequent(game: str) -> dict[Pair, tuple[float, ...]]:
    """The pairs of at least one match in ten, and in which share of them by kind of bots."""
    shares = []
    for kind in KINDS:
        every = [played(game, kind, seats, n) for seats in sizes(game) for n in range(MATCHES)]
        times = Counter(pair for pairs in every for pair in pairs)
        shares.append({pair: count / len(every) for pair, count in times.items()})
    pairs = sorted({pair for share in shares for pair in share})
    both = {pair: tuple(share.get(pair, 0.0) for share in shares) for pair in pairs}
    return {pair: found for pair, found in both.items() if max(found) >= FREQUENT}


class Scenarios:
    """A plugin of pytest: what meets in each test of a game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.found: dict[str, set[Pair]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        pairs = self.found.setdefault(item.name, set())
        with witness(self.game).watching(pairs.update):
            return (yield)


def scenarios(game: str) -> dict[str, set[Pair]]:
    """The pairs of every test."""
    plugin = Scenarios(game)
    files = map(str, scenario_files(game))
    if pytest.main(["-q", "-p", "no:cacheprovider", "--noconftest", *files], plugins=[plugin]):
        sys.exit(f"meetings: the tests of {game} are red")
    return plugin.found


def best(pair: Pair, tests: dict[str, set[Pair]]) -> str:
    """The test that is most about a pair: named after one of the two, with few others."""
    names = [f"test_{clause.lower().replace('-', '_')}_" for clause in pair]
    meeting = [name for name, pairs in tests.items() if pair in pairs]
    return min(
        meeting,
        key=lambda name: (not name.startswith(tuple(names)), len(tests[name]), name),
        default="-",
    )


def write(game: str) -> int:
    """Writes a game's table; how many pairs have no test."""
    shares, tests = frequent(game), scenarios(game)
    rows = [
        f"{a:13} {b:13} {round(100 * random):3}% {round(100 * greedy):3}% {best((a, b), tests)}"
        for (a, b), (random, greedy) in shares.items()
    ]
    head = "# Two clauses of one action; in how many random, greedy matches; a test of both."
    table(game).write_text("\n".join([head, *rows, ""]), "utf-8")
    return sum(row.endswith(" -") for row in rows)


def main() -> None:
    if filature.COMPILED:
        sys.exit("meetings: rules must run interpreted here: FILATURE_INTERPRETED=1")
    for game in sys.argv[1:] or registry.OURS:
        print(f"{game}: {write(game)} frequent pairs without a test")


if __name__ == "__main__":
    main()
