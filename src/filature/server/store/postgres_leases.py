"""Leases in PostgreSQL.

A process is a row of `processes` for as long as it lives, and holds a lock of the database with its
number: the lock goes at once when the process dies, whatever its row says.  One that is stopped, or
out of reach, keeps its lock and no longer says that it lives."""

import asyncio
from collections.abc import Sequence
from typing import Final

from filature import registry

from .leases import Elsewhere, Sight
from .postgres_link import FIRST, Connection, Link
from .spec import Spec
from .store import Fenced

LIVES: Final = 0x66696C63  # with a number beside it: the lock of a process
SILENT: Final = 6.0  # seconds after which a process that holds its lock is taken for dead
FRESH: Final = 1.0  # seconds in which nobody is: a lock may be on its way
JOIN: Final = (
    "INSERT INTO processes (place, rules, seen) VALUES ($1, $2, clock_timestamp()) RETURNING number"
)
HERE: Final = (
    "INSERT INTO leases (id, owner, epoch, needed, rules)"
    " SELECT id, 0, 0, TRUE, '' FROM tables WHERE status = 'playing' ON CONFLICT DO NOTHING"
)
CLAIM: Final = (
    "INSERT INTO leases SELECT $1, number, 1, TRUE, $3 FROM processes WHERE number = $2"
    " ON CONFLICT (id) DO UPDATE"
    " SET owner = $2, epoch = leases.epoch + 1, needed = TRUE, rules = $3"
    " WHERE leases.owner IN (0, $2)"
    " OR NOT EXISTS (SELECT 1 FROM processes WHERE number = leases.owner) RETURNING epoch"
)
WHERE: Final = (
    "SELECT place FROM leases JOIN processes ON number = owner"
    " OR owner = 0 AND leases.rules = ANY(processes.rules) AND leases.rules <> ALL($3::text[])"
    " WHERE id = $1 AND number <> $2 LIMIT 1"
)
ABLE: Final = "SELECT place FROM processes WHERE $1 = ANY(rules) LIMIT 1"
LET_GO: Final = "UPDATE leases SET owner = 0, needed = $3 WHERE id = ANY($1::text[]) AND owner = $2"
SEEN: Final = "UPDATE processes SET seen = clock_timestamp() WHERE number = $1 RETURNING number"
LOOK: Final = (
    "SELECT number, place, extract(epoch FROM clock_timestamp() - seen)::float8, number IN"
    " (SELECT objid::int FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid::int8"
    f" = {LIVES} AND objsubid = 2"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))"
    " FROM processes WHERE number <> $1"
)
INHERIT: Final = (
    "UPDATE leases SET owner = $1, epoch = epoch + 1, needed = TRUE WHERE id IN"
    " (SELECT id FROM leases WHERE owner = 0 AND needed AND (rules = '' OR rules = ANY($2::text[]))"
    " LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING id, epoch"
)
BURY: Final = (  # what it minded waits for a process that has its rules
    "WITH left_over AS (UPDATE leases SET owner = 0 WHERE owner = ANY($1::int[]))"
    " DELETE FROM processes WHERE number = ANY($1::int[])"
)


class PostgresLeases:
    """`leases.Leases` in the database.  Until it joins, this process owes nobody a lease: so are
    those that only look after a house in which no server runs."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.number = 0
        self.place = ""
        games = [registry.load(name) for name in registry.available()]
        self.rules = [f"{game.name} {game.version}" for game in games]
        self.epochs: dict[str, int] = {}
        self.dead: list[int] = []

    async def join(self, place: str) -> None:
        """Is a process of the house from now on, under a number that nobody has had."""
        self.place = place
        self.epochs.clear()
        (self.number,) = await self.link.first(JOIN, place, self.rules)
        await self.link.hold(LIVES, self.number)
        await self.link.write(HERE)

    def fence(self, tables: Sequence[str]) -> list[int]:
        """The epochs under which tables are minded; empty while nobody has to."""
        if not self.number:
            return []
        try:
            return [self.epochs[table] for table in tables]
        except KeyError:
            raise Fenced from None

    async def check(self, connection: Connection, table: str) -> None:
        """Inside a transaction: this process may write what is known of a table, until its end."""
        if not self.number:
            return
        query = "SELECT owner, epoch FROM leases WHERE id = $1 FOR SHARE"
        owner, epoch = await connection.fetchrow(query, table) or (0, 0)
        known = self.epochs.get(table)
        others = owner not in (0, self.number)
        if others if known is None else (owner, epoch) != (self.number, known):
            raise Fenced

    async def where(self, table: str) -> str:
        if not self.number:
            return ""
        found = await self.link.first(WHERE, table, self.number, self.rules)
        return str(found[0]) if found else ""

    async def claim(self, spec: Spec) -> None:
        rules = f"{spec.game} {spec.version}"
        while self.number:
            able = rules not in self.rules and await self.link.first(ABLE, rules)
            found = not able and await self.link.first(CLAIM, spec.id, self.number, rules)
            if found:
                self.epochs[spec.id] = found[0]
                return
            there = able[0] if able else await self.where(spec.id)
            if there:
                raise Elsewhere(spec.id, there)
            await asyncio.sleep(FIRST)  # until it has joined again

    async def let_go(self, tables: Sequence[str], needed: bool) -> None:
        for table in tables:
            self.epochs.pop(table, None)
        if self.number and tables:
            await self.link.write(LET_GO, list(tables), self.number, needed)

    async def look(self) -> Sight:
        """Nobody is taken for dead while this process has only just found the database again."""
        if not await self.link.first(SEEN, self.number):
            return Sight([], lost=True)
        others = await self.link.rows(LOOK, self.number)
        steady = self.link.steady()
        gone = [one for one in others if steady and dead(one[2], one[3])]
        self.dead = [one[0] for one in gone]
        return Sight([one[1] for one in others if one not in gone])

    async def inherit(self, most: int) -> list[str]:
        """The dead are buried before anybody has what was theirs: one that comes back learns of it
        at its next look, whatever becomes of its heirs."""
        if self.dead:
            await self.link.write(BURY, self.dead)
            self.dead = []
        rows = await self.link.rows(INHERIT, self.number, self.rules, most)
        for table, epoch in rows:  # which may have been claimed since
            self.epochs[table] = max(epoch, self.epochs.get(table, 0))
        return [row[0] for row in rows]

    async def leave(self) -> None:
        """This process is none of the house any more; what it still minds waits for another."""
        if self.number:
            await self.link.write(BURY, [self.number])
            self.number = 0


def dead(silent: float, holds: bool) -> bool:
    return silent > (SILENT if holds else FRESH)
