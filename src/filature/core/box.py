"""Reading a box: TOML with provenance, checked, with errors that name file, line and reason."""

import hashlib
import re
import tomllib
from typing import Any, Final, final

PROVENANCE: Final = ("sheet", "public", "reconstructed")
FAR: Final = 10_000  # where nothing is drawn any more


class BoxError(ValueError):
    """A box that cannot be played, with the place to mend."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(f"{file}, line {line}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason


@final
class Leaflet:
    """The text of a box file, read as tables, that can tell the line of a key.

    Every table must say where its numbers come from: `provenance = "sheet"`, `"public"`
    or `"reconstructed"`.
    """

    def __init__(self, file: str, text: str) -> None:
        self.file: Final = file
        self.text: Final = text
        self.tables: dict[str, Any] = self.parsed()
        for name, table in self.tables.items():
            if isinstance(table, dict) and table.get("provenance") not in PROVENANCE:
                self.fail(f"[{name}]", f"says no provenance: one of {', '.join(PROVENANCE)}")

    def __reduce__(self) -> tuple[object, ...]:
        return Leaflet, (self.file, self.text)

    def parsed(self) -> dict[str, Any]:
        try:
            return tomllib.loads(self.text)
        except (ValueError, RecursionError) as error:  # a number may be too long, a list too deep
            found = re.search(r"line (\d+)", str(error))
            last = self.text.count("\n") + 1
            raise BoxError(self.file, int(found[1]) if found else last, str(error)) from None

    @property
    def hash(self) -> str:
        """A fingerprint of what the box says; comments and spacing do not count."""
        return hashlib.sha256(repr(sorted_deep(self.tables)).encode()).hexdigest()[:16]

    def table(self, name: str) -> dict[str, Any]:
        found = self.tables.get(name)
        if not isinstance(found, dict):
            self.fail("", f"the table [{name}] is missing")
        assert isinstance(found, dict)
        return found

    def line_of(self, mark: str) -> int:
        """The first line that has the mark; the first line of the file when none has."""
        for number, line in enumerate(self.text.splitlines(), 1):
            if mark and mark in line:
                return number
        return 1

    def fail(self, mark: str, reason: str) -> None:
        """Refuses the box, pointing at the line of the mark."""
        raise BoxError(self.file, self.line_of(mark), f"{mark} {reason}".strip())


def drawable(found: object) -> bool:
    """Whether something can be drawn there: a number, and none that is far out."""
    return isinstance(found, int | float) and not isinstance(found, bool) and -FAR <= found <= FAR


def sorted_deep(value: Any) -> Any:
    """Tables as sorted pairs, so that the order of a file's tables does not matter."""
    if isinstance(value, dict):
        return [(key, sorted_deep(value[key])) for key in sorted(value)]
    if isinstance(value, list):
        return [sorted_deep(item) for item in value]
    return value
