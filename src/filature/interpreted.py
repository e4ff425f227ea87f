"""Running the same files interpreted, though compiled ones lie beside them: when that was asked
for, when a file has changed since it was compiled, and when the build is not yet whole."""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

STAMP: Final = Path(__file__).with_name("compiled.json")  # what the build has compiled


class SourceFinder:
    """Finds filature's modules as source only: all, or those that are named."""

    def __init__(self, names: Sequence[str] = ()) -> None:
        self.names = names

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("filature.") or path is None:
            return None
        if self.names and name not in self.names:
            return None
        return FileFinder(path[0], (SourceFileLoader, [".py"])).find_spec(name)


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def newer(file: Path, other: Path) -> bool:
    return file.stat().st_mtime_ns > other.stat().st_mtime_ns


class Build(NamedTuple):
    """What is noted of a build: how it was made; each file as it was then; those of them of which
    only the telling of moves knows, and the modules that tell."""

    how: str
    files: dict[str, str]
    beside: list[str]
    telling: list[str]


def noted(stamp: Path = STAMP) -> Build:
    """The build that is there; without a `how` when there is none."""
    try:
        return Build(**json.loads(stamp.read_text("utf-8")))
    except (OSError, ValueError, TypeError):
        return Build("", {}, [], [])


def changed(stamp: Path = STAMP, beside: bool = False) -> str:
    """A file that is not as it was when it was compiled, of those that rules know or of those
    beside; empty when all of them are."""
    build = noted(stamp)
    for name, seen in build.files.items():
        file = stamp.parent / name
        if (name in build.beside) != beside:
            continue
        if not file.exists() or (newer(file, stamp) and digest(file) != seen):
            return name
    return ""


BUILD: Final = noted()
HOW: Final = BUILD.how
STALE: Final = changed()
if STALE or not HOW or os.environ.get("FILATURE_INTERPRETED"):
    sys.meta_path.insert(0, SourceFinder())  # also so that no build comes in half-way
elif changed(beside=True):
    modules = [Path("filature", name).with_suffix("").parts for name in BUILD.telling]
    sys.meta_path.insert(0, SourceFinder([".".join(parts) for parts in modules]))
