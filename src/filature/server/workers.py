"""Several processes that serve one house on one machine: started together, replaced when they die,
ended together.

All accept at the same socket; each has the whole house in reach, and minds some of its tables."""

import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing import connection, get_context, parent_process
from multiprocessing.context import SpawnProcess
from typing import Final

import structlog

CONTEXT: Final = get_context("spawn")
SOON: Final = 0.1  # seconds until a process is replaced, twice as long whenever it dies young,
LATEST: Final = 5.0  # and no longer than that
YOUNG: Final = 10.0  # seconds
FAREWELL: Final = 10.0  # seconds that a process has to end
log = structlog.get_logger()
Work = Callable[[int, socket.socket, Callable[[str], None]], None]


class Ended(Exception):
    """The house is to be closed."""


class Workers:
    """The processes of a house; `work` is what each of them does with the socket."""

    def __init__(self, count: int, work: Work, listening: socket.socket) -> None:
        self.work = work
        self.listening = listening
        self.young = 0  # how many have died young, one after the other
        self.running = [self.started(number) for number in range(count)]

    def started(self, number: int) -> tuple[SpawnProcess, float]:
        process = CONTEXT.Process(target=worked, args=(self.work, number, self.listening))
        process.start()
        return process, time.monotonic()

    def watch(self) -> None:
        """Replaces whoever dies, until the house is to be closed."""
        signal.signal(signal.SIGTERM, ended)
        try:
            while True:
                connection.wait([process.sentinel for process, _ in self.running])
                self.running = [self.replaced(n, *one) for n, one in enumerate(self.running)]
        except Ended:
            pass
        finally:
            self.close()

    def replaced(
        self, number: int, process: SpawnProcess, since: float
    ) -> tuple[SpawnProcess, float]:
        if process.exitcode is None:
            return process, since
        self.young = self.young + 1 if time.monotonic() - since < YOUNG else 0
        log.warning("a process has ended and is replaced", code=process.exitcode)
        time.sleep(min(LATEST, SOON * 2**self.young))
        return self.started(number)

    def close(self) -> None:
        for process, _ in self.running:
            process.terminate()
        for process, _ in self.running:
            process.join(FAREWELL)
            process.kill()


def ended(*_: object) -> None:
    raise Ended


def worked(work: Work, number: int, listening: socket.socket) -> None:
    """In a process of its own, which ends when nobody watches it any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends it in its own way
    threading.Thread(target=orphaned, daemon=True).start()
    work(number, listening, unsaid)


def orphaned() -> None:
    parent = parent_process()
    if parent:
        connection.wait([parent.sentinel])
        signal.raise_signal(signal.SIGTERM)


def unsaid(address: str) -> None:
    """The parent says where the house is."""
