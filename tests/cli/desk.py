"""A desk with a terminal on it: the command run in-process, or in a real terminal."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from codecs import getincrementaldecoder
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType

import pytest
from typer.testing import CliRunner, Result

import filature
from filature.cli.app import app

SIZE = ("COLUMNS", "LINES")  # of a screen, when somebody insists
PATIENCE = 12.0  # seconds until a terminal that says nothing is given up
QUIET = 0.15  # seconds after which a terminal waits for keys


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's data folder, empty."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def run(*words: str | int | Path, lines: Iterable[str] = (), columns: int = 100) -> Result:
    """The command with lines piped into it."""
    given = "".join(f"{line}\n" for line in lines)
    environment = {"COLUMNS": str(columns), "LANG": "en_GB.UTF-8", "LC_ALL": "", "LANGUAGE": ""}
    return CliRunner().invoke(app, [str(word) for word in words], input=given, env=environment)


def resume_command(output: str) -> list[str]:
    """The words of the command that a sitting left behind, without `filature`."""
    (found,) = re.findall(r"^ +filature (resume .+)$", output, re.MULTILINE)
    return str(found).split()


def kept(match: filature.Match, path: Path, *players: str) -> Path:
    """A match in a file."""
    match.players = players
    match.save(path)
    return path


def environment(data: Path, **more: str) -> dict[str, str]:
    """What a process of its own sees: its own folder for matches, and English."""
    kept = {name: value for name, value in os.environ.items() if name not in SIZE}
    return {
        **kept,
        "LANG": "en_GB.UTF-8",
        "LC_ALL": "",
        "LANGUAGE": "",
        "TERM": "xterm-256color",
        "XDG_DATA_HOME": str(data),
        **more,
    }


def process(data: Path, *words: str, **more: str) -> "subprocess.CompletedProcess[str]":
    """The command as a process of its own, its output piped."""
    return subprocess.run(
        [sys.executable, "-m", "filature", *words],
        env=environment(data, **more),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
    )


class Terminal:
    """The command in a real terminal of some width."""

    def __init__(
        self, data: Path, *words: str | Path, columns: int = 100, more: dict[str, str] | None = None
    ) -> None:
        self.shown = ""
        self.decoder = getincrementaldecoder("utf-8")("replace")
        self.read_up_to = 0
        command = [sys.executable, "-m", "filature", *[str(word) for word in words]]
        self.child, self.line = pty.fork()
        if self.child == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a run in the background ignores it
            os.execve(sys.executable, command, environment(data, **more or {}))
        size = struct.pack("HHHH", 40, columns, 0, 0)
        fcntl.ioctl(self.line, termios.TIOCSWINSZ, size)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        os.close(self.line)

    def send(self, keys: str) -> None:
        os.write(self.line, keys.encode())

    def interrupt(self) -> int:
        """Ctrl-C; the exit code."""
        self.settle()
        self.send("\x03")
        return self.end()

    def settle(self) -> None:
        """Waits until the keyboard is listened to."""
        while select.select([self.line], [], [], QUIET)[0] and self.pump():
            pass

    def until(self, text: str) -> str:
        """All that is shown from the last look up to some text."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.shown[self.read_up_to :]:
            assert time.monotonic() < deadline, f"no {text!r} in {self.shown[-2000:]!r}"
            self.pump()
        start = self.read_up_to
        self.read_up_to = self.shown.index(text, start) + len(text)
        return self.shown[start : self.read_up_to]

    def pump(self) -> bool:
        """Takes in what is there; False at the end."""
        if not select.select([self.line], [], [], 0.2)[0]:
            return True
        try:
            chunk = os.read(self.line, 65536)
        except OSError:
            return False
        self.shown += self.decoder.decode(chunk).replace("\r", "")
        return bool(chunk)

    def end(self, by: int | None = None) -> int:
        """Waits for the end, perhaps brought about by a signal; the exit code."""
        if by is not None:
            self.settle()
            os.kill(self.child, by)
        deadline = time.monotonic() + PATIENCE
        while self.pump():
            assert time.monotonic() < deadline, f"still running: {self.shown[-2000:]!r}"
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])


def without_codes(text: str) -> str:
    """What a terminal shows, without its control sequences."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


END = signal.SIGTERM
