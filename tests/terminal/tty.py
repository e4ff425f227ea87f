"""The command in a real terminal."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from codecs import getincrementaldecoder
from pathlib import Path
from types import TracebackType

from cli.command import environment

PATIENCE = 60.0  # seconds until a terminal that says nothing is given up
QUIET = 0.15  # seconds after which a terminal waits for keys


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
