"""Who is served next, where many wait: those whom people wait for first; then everybody in turn,
however much one of them asks for; and last who has used up a budget, as nothing is gained by
letting a processor rest."""

from collections import Counter, deque
from typing import Final, Generic, TypeVar

from .rooms.room import Turn

CROWD: Final = 8  # questions at once; a family with two tables has fewer
Item = TypeVar("Item")


class Round(Generic[Item]):
    """Owners in turn, and the tables of each in turn."""

    def __init__(self) -> None:
        self.owners: dict[str, dict[str, deque[Item]]] = {}

    def put(self, turn: Turn, item: Item) -> None:
        self.owners.setdefault(turn.owner, {}).setdefault(turn.table, deque()).append(item)

    def pop(self, owner: str) -> Item:
        """The next of an owner, who goes to the end of the line, as does the table."""
        tables = self.owners[owner]
        table, items = next(iter(tables.items()))
        item = items.popleft()
        del self.owners[owner], tables[table]
        if items:
            tables[table] = items
        if tables:
            self.owners[owner] = tables
        return item


class FairLine(Generic[Item]):
    """Three rounds: of what people wait for, of everything else, and of who had too much; and who
    has a place by now.

    Who asks for very much at once leaves the last place to others, even while nobody wants it: a
    guest who comes then need not wait until one of the crowd is done.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.rounds: tuple[Round[Item], ...] = (Round(), Round(), Round())
        self.asking: Counter[str] = Counter()
        self.held: Counter[str] = Counter()

    def ask(self, turn: Turn, item: Item, spent: bool = False) -> None:
        self.asking[turn.owner] += 1
        self.rounds[2 if spent else not turn.people].put(turn, item)

    def admitted(self) -> Item | None:
        """The next, who has a place from now on; nothing when there is none for anybody."""
        for one in self.rounds:
            for owner in one.owners:
                if self.may(owner):
                    self.free -= 1
                    self.held[owner] += 1
                    return one.pop(owner)
        return None

    def may(self, owner: str) -> bool:
        crowd = self.held[owner] > 0 and self.asking[owner] > CROWD
        return self.free > (1 if crowd else 0)

    def leave(self, turn: Turn) -> None:
        """A place is free again."""
        self.free += 1
        for count in (self.asking, self.held):
            count[turn.owner] -= 1
            if not count[turn.owner]:
                del count[turn.owner]
