"""Running the same files interpreted, though compiled ones lie beside them."""

from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Finds filature's modules as source only."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("filature.") or path is None:
            return None
        return FileFinder(path[0], (SourceFileLoader, [".py"])).find_spec(name)
