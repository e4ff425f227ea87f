"""A house that moves, from one store into another: wholly, or not at all; and then looked through.

It goes by way of a copy.  Before anything counts, what has arrived is drawn again and compared,
row by row, and every match is replayed from it."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from filature.core.mistake import Mistake

from .rooms.table import Table
from .store import backup, copies, private
from .store.migrate import migrated
from .store.store import Line
from .store.stores import is_address, shown


class Moved(NamedTuple):
    """What has been carried; `broken` are matches that replay neither here nor there."""

    tables: int
    lines: int
    people: int
    circles: int
    evenings: int
    broken: int


def move(source: str, target: str, data: Path) -> Moved:
    """Carries a house; a place is a folder, or the address of a PostgreSQL, whose keys are in
    the folder `data`."""
    keys = [data if is_address(one) else Path(one) for one in (source, target)]
    with TemporaryDirectory(prefix="filature") as folder:
        file = Path(folder) / backup.FILE
        with drawn(source, file, data):
            fill(target, file, data, keys)
        broken = replayed(file)
        found = copies.counted(file)
        return Moved._make([*(found[one] for one in copies.TOLD), broken])


@contextmanager
def drawn(place: str, file: Path, data: Path) -> Iterator[None]:
    """The copy of a house on which no server runs until this ends."""
    if not is_address(place):
        kept = backup.held(Path(place))
        with backup.claimed(Path(place)):
            backup.copied(kept, file)
            migrated(file)
            yield
        return
    from .store import postgres_copies as postgres

    async def draw() -> None:
        async with postgres.store(place, data) as found, postgres.whole(found) as connection:
            await postgres.drawn(connection, file)

    asyncio.run(draw())
    yield


def fill(place: str, file: Path, data: Path, keys: list[Path]) -> None:
    """Puts a copy where nothing is yet, and sees that it has arrived."""
    if is_address(place):
        asyncio.run(fill_database(place, file, data))
    else:
        folder = Path(place)
        private.folder(folder)
        with backup.claimed(folder):
            if (folder / backup.FILE).exists():
                raise Mistake("data-not-empty", path=place)
            with backup.placed(folder / backup.FILE) as part:
                backup.copied(file, part)
                check(file, part, place)
    carry_keys(*keys)


async def fill_database(place: str, file: Path, data: Path) -> None:
    again = file.with_name("again.db")
    from .store import postgres_copies as postgres

    async with postgres.store(place, data) as found, postgres.whole(found) as connection:
        if not await postgres.emptiness(connection):
            raise Mistake("data-not-empty", path=shown(place))
        await postgres.poured(connection, file)
        await postgres.drawn(connection, again)
        check(file, again, shown(place))


def check(file: Path, again: Path, place: str) -> None:
    """Whether what has arrived is what was sent, and plays as it played."""
    differs = copies.differing(file, again)
    if differs or replayed(file) != replayed(again):
        raise Mistake("move-differs", path=place, table=differs)


def replayed(file: Path) -> int:
    """Replays every match; how many no longer do."""
    tables = [played(Table(spec, time.time), lines) for spec, lines in copies.kept(file)]
    return sum([table.spec.status == "broken" for table in tables])


def played(table: Table, lines: list[Line]) -> Table:
    table.read(lines)
    return table


def carry_keys(source: Path, target: Path) -> None:
    """The keys of a house go with it; the folder of another house is left alone."""
    here, there = source / private.KEYS, target / private.KEYS
    if here.exists() and here.resolve() != there.resolve():
        private.Keys(there).keep(private.known(here))
