"""Running the same files interpreted, though compiled ones lie beside them: when that was asked
for, and when a file has changed since it was compiled."""

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


def changed(stamp: Path = STAMP) -> str:
    """A file that is not as it was when it was compiled; empty when all of them are."""
    try:
        compiled: dict[str, str] = json.loads(stamp.read_text("utf-8"))
        built = stamp.stat().st_mtime_ns
    except (OSError, ValueError):
        return ""
    for name, seen in compiled.items():
        file = stamp.parent / name
        if not file.exists() or (file.stat().st_mtime_ns > built and digest(file) != seen):
            return name
    return ""


STALE: Final = changed()
if STALE or os.environ.get("FILATURE_INTERPRETED"):
    sys.meta_path.insert(0, SourceFinder())
