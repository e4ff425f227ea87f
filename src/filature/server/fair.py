"""Who is served next, where many wait: those whom people wait for first; then everybody in turn,
however much one of them asks for; and last who has used up a budget, as nothing is gained by
letting a processor rest."""

from collections import deque
from typing import Generic, TypeVar

from .rooms.room import Turn

Item = TypeVar("Item")


class Round(Generic[Item]):
    """Owners in turn, and the tables of each in turn."""

    def __init__(self) -> None:
        self.owners: dict[str, dict[str, deque[Item]]] = {}

    def put(self, turn: Turn, item: Item) -> None:
        self.owners.setdefault(turn.owner, {}).setdefault(turn.table, deque()).append(item)

    def pop(self) -> Item:
        """The next; its owner, and its table among the owner's, go to the end of their lines."""
        owner, tables = next(iter(self.owners.items()))
        table, items = next(iter(tables.items()))
        item = items.popleft()
        del self.owners[owner], tables[table]
        if items:
            tables[table] = items
        if tables:
            self.owners[owner] = tables
        return item


class FairLine(Generic[Item]):
    """Three rounds: of what people wait for, of everything else, and of who had too much."""

    def __init__(self) -> None:
        self.rounds: tuple[Round[Item], ...] = (Round(), Round(), Round())

    def __bool__(self) -> bool:
        return any(one.owners for one in self.rounds)

    def put(self, turn: Turn, item: Item, spent: bool = False) -> None:
        self.rounds[2 if spent else not turn.people].put(turn, item)

    def pop(self) -> Item:
        return next(one for one in self.rounds if one.owners).pop()
