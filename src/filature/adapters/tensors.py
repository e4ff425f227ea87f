"""What a seat sees, as arrays with named slices.  No function here takes a state."""

from typing import Any, Final, TypeAlias, final

from filature.adapters import lacking
from filature.core.game import Game
from filature.core.ranges import Layout

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    lacking(error)

Floats: TypeAlias = "NDArray[np.float32]"
Mask: TypeAlias = "NDArray[np.int8]"


@final
class Tensors:
    """Makes the arrays of one game at a table of so many seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.layout: Final = Layout(game.ranges(), seats)
        self.width: Final = int(self.layout.width)
        self.actions: Final = len(game.actions)
        self.slices: Final = {name: slice(*ends) for name, ends in self.layout.slices().items()}
        self.row: Final = self.layout.blank[:]
        row: Any = self.row
        self.window: Final = np.frombuffer(row, np.float64)  # onto that row
        self.nothing: Final = self.mask([])
        self.nothing.flags.writeable = False

    def __reduce__(self) -> tuple[object, ...]:
        return Tensors, (self.game, self.seats)

    def observation(self, view: object) -> Floats:
        """A view as cells between 0 and 1; `slices` tells which are whose."""
        self.layout.fill(self.row, view)
        return self.window.astype(np.float32)

    def mask(self, offered: list[int]) -> Mask:
        """A cell for each action of the table: 1 where it is offered."""
        cells = bytearray(self.actions)
        for action in offered:
            cells[action] = 1
        return np.frombuffer(cells, np.int8)
