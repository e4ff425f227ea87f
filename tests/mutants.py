"""Changes the rules of a game mechanically, a sample of changes with a seed, and tells which of
them no test notices: `make mutants GAME=lair SAMPLE=100 SEED=1`.

A drill, not a test: it takes some seconds a mutant.  What survives is a test that is missing, or a
change that changes nothing.
"""

import argparse
import difflib
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from typing import Any, Final, NamedTuple

import parso
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator, operator_names

ROOT: Final = Path(__file__).parents[1]
RULES: Final = ("play.py", "rules.py", "rules/*.py")
# Operators that rules do not use, and `is`, which is the same for small numbers.
LEFT_OUT: Final = ("Decorator", "Variable", "Exception", "Pow", "Div", "Mod", "Shift", "_Is")
SUITE: Final = ("test_golden", "test_play", "test_log", "test_refusals", "test_news")
PATIENCE: Final = 180  # seconds; a mutant that never ends is noticed, too


class DropCall(Operator):  # type: ignore[misc]
    """Leaves out a call whose result nobody asks for: `remain(s)`."""

    def mutation_positions(self, node: Any) -> Iterator[Any]:
        if is_call(node):
            yield (node.start_pos, node.end_pos)

    def mutate(self, node: Any, index: int) -> Any:
        prefix = node.get_first_leaf().prefix
        return parso.python.tree.Keyword("pass", node.start_pos, prefix)

    @classmethod
    def examples(cls) -> tuple[()]:
        return ()


def is_call(node: Any) -> bool:
    """Whether a node is a statement of its own that calls something."""
    alone = node.type == "atom_expr" and node.parent.type == "simple_stmt"
    return bool(alone and node.children[-1].children[0].value == "(")


class Mutant(NamedTuple):
    """One change of one file."""

    file: str
    line: int
    operator: str
    occurrence: int


def operators() -> dict[str, Any]:
    names = [name for name in operator_names() if not any(word in name for word in LEFT_OUT)]
    return {"drop call": DropCall(), **{name: get_operator(name)() for name in names}}


def all_mutants(game: str) -> dict[tuple[str, Any], list[Mutant]]:
    """Every change, by the place that it changes."""
    found: dict[tuple[str, Any], list[Mutant]] = defaultdict(list)
    package = ROOT / "src" / "filature" / "games" / game
    for path in sorted(path for pattern in RULES for path in package.glob(pattern)):
        file = str(path.relative_to(ROOT))
        nodes = list(ast_nodes(get_ast(path.read_text("utf-8"))))
        for name, operator in operators().items():
            places = [place for node in nodes for place in operator.mutation_positions(node)]
            for occurrence, place in enumerate(places):
                found[file, place].append(Mutant(file, place[0][0], name, occurrence))
    return found


def sample(game: str, count: int, seed: int) -> list[Mutant]:
    """A place by chance, then one of its changes: no place counts more because it has more."""
    chance = random.Random(seed)
    found = all_mutants(game)
    places = chance.sample(sorted(found), min(count, len(found)))
    return [chance.choice(found[place]) for place in places]


def copied(folder: Path) -> Path:
    """The repository in a folder, to be changed there."""
    words = ["git", "ls-files", "-z"]
    told = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, told.split("\0")):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    return folder


def noticed(tree: Path, game: str) -> bool:
    """Whether the suite is red."""
    conformance = [f"src/filature/conformance/{name}.py" for name in SUITE]
    own = sorted((tree / "tests" / "games" / game).glob("test_*.py"), key=by_promise)
    words = ["-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", conformance[0], *map(str, own)]
    env = {"FILATURE_INTERPRETED": "1", "FILATURE_GAMES": game, "PYTHONDONTWRITEBYTECODE": "1"}
    env["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # they take longer to load than a mutant to notice
    paths = os.pathsep.join([str(tree / "src"), str(tree / "tests")])
    try:
        done = subprocess.run(
            [sys.executable, *words, *conformance[1:]],
            cwd=tree,
            env={**os.environ, **env, "PYTHONPATH": paths},
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def by_promise(file: Path) -> tuple[bool, str]:
    """After the golden files the tests of the clauses: they notice most."""
    return file.stem not in ("test_rules", "test_meetings"), file.stem


def survivors(game: str, mutants: list[Mutant], workers: int) -> int:
    """How many changes nobody notices; each is told with what it changes."""
    with tempfile.TemporaryDirectory() as folder:
        trees: Queue[Path] = Queue()
        for number in range(workers):
            trees.put(copied(Path(folder) / str(number)))
        if noticed(tree := trees.get(), game):
            sys.exit("mutants: the suite is red without a change")
        trees.put(tree)

        def tried(mutant: Mutant) -> str:
            tree = trees.get()
            file = tree / mutant.file
            code = file.read_text("utf-8")
            changed = mutate_code(code, operators()[mutant.operator], mutant.occurrence)
            file.write_text(changed, "utf-8")
            seen = noticed(tree, game)
            file.write_text(code, "utf-8")
            trees.put(tree)
            text = "" if seen else difference(code, changed)
            print(f"\n{mutant.file}:{mutant.line}\n{text}" if text else ".", end="", flush=True)
            return text

        with ThreadPoolExecutor(workers) as threads:
            told = list(threads.map(tried, mutants))
    return sum(map(bool, told))


def difference(before: str, after: str) -> str:
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm="")
    return "\n".join(line for line in lines if line[:2] not in ("--", "++", "@@"))


def main() -> None:
    given = argparse.ArgumentParser()
    given.add_argument("game")
    given.add_argument("--sample", type=int, default=100)
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    told = given.parse_args()
    mutants = sample(told.game, told.sample, told.seed)
    left = survivors(told.game, mutants, told.workers)
    share = left / len(mutants)
    print(f"\n\n{told.game}: {left} of {len(mutants)} survive ({share:.1%}), seed {told.seed}")


if __name__ == "__main__":
    main()
