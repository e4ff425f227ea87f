"""Files and folders of the house that nobody else on the machine may read."""

import json
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from filature.core.mistake import Mistake

OURS: Final = "tables.*"
KEYS: Final = "keys.json"
TURN: Final = "tables.turn"  # whoever writes keys has it


def folder(path: Path) -> None:
    """A folder that only its owner may enter; one that holds other things, too, stays as it is."""
    path.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not any(not one.match(OURS) and one.name != KEYS for one in path.iterdir()):
        path.chmod(0o700)


def file(path: Path) -> None:
    """A file that only its owner may read, there or made now, with what stands beside it."""
    path.touch(mode=0o600)
    for one in path.parent.glob(f"{path.name}*"):
        with suppress(PermissionError):
            one.chmod(0o600)


def settle(path: Path) -> None:
    """The names in a folder are on the disk, whatever becomes of the power."""
    if hasattr(os, "O_DIRECTORY"):  # elsewhere the system does it
        folder = os.open(path, os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def known(path: Path) -> dict[str, str]:
    """What a file of keys holds."""
    try:
        found = json.loads(path.read_text("utf-8"))
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise Mistake("data-keys", path=str(path))
    return {str(name): str(value) for name, value in found.items()}


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """One process after the other."""
    file(path)
    with path.open("w", encoding="utf-8") as turn:
        with suppress(ImportError):  # where there are no such locks, there is one process
            import fcntl

            fcntl.flock(turn, fcntl.LOCK_EX)
        yield


class Keys:
    """The secrets of a house, apart from its data: a copy of the data opens nobody's door."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known = known(path) if path.exists() else {}

    def secret(self, name: str) -> str:
        """A secret that never changes, made when it is first asked for."""
        if name not in self.known:
            with alone(self.path.with_name(TURN)):
                there = known(self.path) if self.path.exists() else {}
                self.keep({name: secrets.token_hex(32), **there})
        return self.known[name]

    def keep(self, more: dict[str, str]) -> None:
        """Adds secrets; those that are there stay."""
        self.known = {**more, **self.known}
        part = self.path.with_suffix(".part")
        part.unlink(missing_ok=True)
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as target:
            json.dump(self.known, target)
            target.flush()
            os.fsync(target.fileno())
        os.replace(part, self.path)
        settle(self.path.parent)
