"""What a seat has seen since the beginning, as an array.

It has the view and the last entries of the log, newest first, two cells each: who (0 where
there is no entry) and what (0 where the seat may not know).
"""

from typing import Final, final

from filature.adapters import lacking
from filature.adapters.tensors import Floats, Tensors
from filature.core.seat import sees
from filature.table.match import Match

try:
    import numpy as np
except ImportError as error:
    lacking(error)


@final
class Recall:
    """Makes the arrays of information states; each has `entries` of the log."""

    def __init__(self, tensors: Tensors, entries: int) -> None:
        self.tensors: Final = tensors
        self.entries: Final = entries
        self.width: Final = tensors.width + 2 * entries
        self.slices: Final = {**tensors.slices, "log": slice(tensors.width, self.width)}

    def array(self, match: Match, seat: int) -> Floats:
        """The view of a seat and the end of its log, as cells between 0 and 1."""
        cells = np.zeros(self.width, np.float32)
        cells[: self.tensors.width] = self.tensors.observation(match.view(seat))
        rows = [
            ((entry.seat + 2) / (match.seats + 1), self.what(entry.action, entry.audience, seat))
            for entry in match.log[: -self.entries - 1 : -1]
        ]
        flat = [cell for pair in rows for cell in pair]
        cells[self.tensors.width : self.tensors.width + len(flat)] = flat
        return cells

    def what(self, action: int, audience: int, seat: int) -> float:
        return (action + 1) / self.tensors.actions if sees(audience, seat) else 0.0
