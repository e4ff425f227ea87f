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
from typing import Final

STAMP: Final = Path(__file__).with_name("compiled.json")  # what the build has compiled


class SourceFinder:
    """Finds filature's modules as source only."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("filature.") or path is None:
            return None
        return FileFinder(path[0], (SourceFileLoader, [".py"])).find_spec(name)


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def newer(file: Path, other: Path) -> bool:
    return file.stat().st_mtime_ns > other.stat().st_mtime_ns


def noted(stamp: Path = STAMP) -> tuple[str, dict[str, str]]:
    """How the build was made, empty when there is none, and what each file was then."""
    try:
        told = json.loads(stamp.read_text("utf-8"))
        return told["how"], told["files"]
    except (OSError, ValueError, KeyError, TypeError):
        return "", {}


def changed(stamp: Path = STAMP) -> str:
    """A file that is not as it was when it was compiled; empty when all of them are."""
    for name, seen in noted(stamp)[1].items():
        file = stamp.parent / name
        if not file.exists() or (newer(file, stamp) and digest(file) != seen):
            return name
    return ""


HOW: Final = noted()[0]
STALE: Final = changed()
if STALE or not HOW or os.environ.get("FILATURE_INTERPRETED"):
    sys.meta_path.insert(0, SourceFinder())  # also so that no build comes in half-way
