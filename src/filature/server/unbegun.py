"""Tables that were made and have not begun: counted until they do, for a day at most."""

from collections import OrderedDict
from typing import Final

from .spending import Holding, Spending, Who

DAY: Final = 86_400.0  # seconds after which a table is thought to be forgotten


class Unbegun:
    """What each address has made, and nobody plays yet."""

    def __init__(self, spending: Spending) -> None:
        self.spending = spending
        self.tables: OrderedDict[str, tuple[float, Holding]] = OrderedDict()

    def made(self, table: str, whom: Who) -> None:
        """One more stands there, if there may be one more."""
        now = self.spending.clock()
        while self.tables and next(iter(self.tables.values()))[0] < now - DAY:
            self.tables.popitem(last=False)[1][1].release()
        self.tables[table] = (now, self.spending.hold(("standing",), whom))

    def over(self, table: str) -> None:
        """It has begun, or was closed; to say so twice does no harm."""
        found = self.tables.pop(table, None)
        if found:
            found[1].release()
