"""What a seat may know: a named tuple of plain values, each game with fields of its own."""

from typing import Any, Protocol


class View(Protocol):
    """Any game's view.  The house asks it nothing but whose it is; the game knows the rest."""

    @property
    def seat(self) -> int: ...

    @property
    def _fields(self) -> tuple[str, ...]: ...

    def _asdict(self) -> dict[str, Any]: ...
