"""Circles and evenings in PostgreSQL."""

from typing import Final

from . import circles, evenings
from . import spec as specs
from .circles import Circle, Member, Result
from .evenings import Evening
from .postgres_link import Connection, Link, counted
from .spec import Spec
from .sqlite_circles import MEMBER, OVER, row_of

GOING: Final = (
    "SELECT spec FROM circle_tables JOIN tables USING (id)"
    " WHERE circle = $1 AND status IN ('open', 'playing') ORDER BY touched DESC LIMIT 30"
)
OF_GUEST: Final = (
    "SELECT circle FROM circles WHERE id IN"
    " (SELECT circle FROM members WHERE guest = $1 AND NOT gone)"
)
CIRCLE: Final = (
    "INSERT INTO circles VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET link = $2, circle = $3"
)
ONCE: Final = "DELETE FROM members WHERE circle = $2 AND guest = $3 AND guest <> '' AND id <> $1"
KEEP_MEMBER: Final = (
    "INSERT INTO members VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO UPDATE"
    " SET circle = $2, guest = $3, name = $4, first = $5, joined = $6, gone = $7"
)
BOOK: Final = "INSERT INTO results VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id)"
BOOK_ONCE: Final = f"{BOOK} DO NOTHING"
CORRECT: Final = f"{BOOK} DO UPDATE SET circle = $2, season = $3, at = $4, result = $5"
LINK: Final = (
    "INSERT INTO circle_tables (id, circle, evening) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
)
CHANGE: Final = (
    "UPDATE evenings SET version = $1, going = $2, starts = $3, evening = $4"
    " WHERE id = $5 AND version = $6"
)
BEGIN: Final = (
    "INSERT INTO evenings (version, going, starts, evening, id, circle)"
    " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING"
)


async def linked(connection: Connection, spec: Spec) -> None:
    """Remembers to which circle or evening a table belongs, together with the table."""
    if spec.circle or spec.evening:
        await connection.execute(LINK, spec.id, spec.circle, spec.evening)


class PostgresCircles:
    """`circles.Circles` in the database."""

    def __init__(self, link: Link) -> None:
        self.link = link

    # Writing -----------------------------------------------------------------------------

    async def keep_circle(self, circle: Circle) -> None:
        await self.link.write(CIRCLE, circle.id, circle.link, circles.encode(circle))

    async def keep_member(self, member: Member) -> None:
        async def work(connection: Connection) -> None:
            await connection.execute(ONCE, *member[:3])
            await connection.execute(KEEP_MEMBER, *member)

        await self.link.done(work)

    async def keep_result(self, result: Result) -> None:
        await self.link.write(CORRECT, *row_of(result))

    async def book(self, table: str, result: Result | None) -> None:
        async def work(connection: Connection) -> None:
            if result:
                await connection.execute(BOOK_ONCE, *row_of(result))
            await connection.execute("UPDATE circle_tables SET booked = TRUE WHERE id = $1", table)

        await self.link.done(work)

    # Reading -----------------------------------------------------------------------------

    async def by_link(self, link: str) -> Circle | None:
        found = await self.link.first("SELECT circle FROM circles WHERE link = $1", link)
        return circles.decode(found[0]) if found else None

    async def by_id(self, id: str) -> Circle | None:
        found = await self.link.first("SELECT circle FROM circles WHERE id = $1", id)
        return circles.decode(found[0]) if found else None

    async def members(self, circle: str) -> list[Member]:
        rows = await self.link.rows(f"{MEMBER} WHERE circle = $1 ORDER BY joined, id", circle)
        return [Member(*row) for row in rows]

    async def member(self, circle: str, guest: str) -> Member | None:
        found = await self.link.first(f"{MEMBER} WHERE circle = $1 AND guest = $2", circle, guest)
        return Member(*found) if found and guest else None

    async def of_guest(self, guest: str) -> list[Circle]:
        rows = await self.link.rows(OF_GUEST, guest) if guest else []
        return [circles.decode(row[0]) for row in rows]

    async def results(self, circle: str, season: int) -> list[Result]:
        query = "SELECT result FROM results WHERE circle = $1 AND season = $2 ORDER BY at, id"
        return [
            circles.decode_result(row[0]) for row in await self.link.rows(query, circle, season)
        ]

    async def tables(self, circle: str) -> list[Spec]:
        return [specs.decode(row[0]) for row in await self.link.rows(GOING, circle)]

    async def unbooked(self) -> list[str]:
        return [row[0] for row in await self.link.rows(OVER)]

    # Erasing -----------------------------------------------------------------------------

    async def erase_names(self, tables: list[tuple[str, int]]) -> None:
        sql = "UPDATE chat SET name = '' WHERE id = $1 AND seat = $2"
        await self.link.done(lambda connection: connection.executemany(sql, tables))

    async def erase_circle(self, circle: str) -> None:
        async def work(connection: Connection) -> None:
            await connection.execute("DELETE FROM circles WHERE id = $1", circle)
            for table in ("members", "results", "evenings", "circle_tables"):
                await connection.execute(f"DELETE FROM {table} WHERE circle = $1", circle)

        await self.link.done(work)

    async def scrub(self) -> None:
        """In its files; what its own log and its copies hold is its host's to throw away."""
        query = "VACUUM chat, circles, circle_tables, evenings, guests, members, results, tables"
        await self.link.patiently(lambda connection: connection.execute(query))


class PostgresEvenings:
    """`evenings.Evenings` in the database."""

    def __init__(self, link: Link) -> None:
        self.link = link

    async def keep(self, evening: Evening) -> bool:
        new = evening.replace(version=evening.version + 1)
        state = (new.version, new.going, float(new.starts), evenings.encode(new), new.id)

        async def work(connection: Connection) -> int:
            if evening.version:
                return counted(await connection.execute(CHANGE, *state, evening.version))
            return counted(await connection.execute(BEGIN, *state, new.circle))

        return bool(await self.link.done(work))

    async def found(self, where: str, *values: object) -> list[Evening]:
        query = f"SELECT evening FROM evenings WHERE {where} ORDER BY starts DESC, id"
        return [evenings.decode(row[0]) for row in await self.link.rows(query, *values)]

    async def evening(self, id: str) -> Evening | None:
        return next(iter(await self.found("id = $1", id)), None)

    async def of_circle(self, circle: str) -> list[Evening]:
        return await self.found("circle = $1", circle) if circle else []

    async def going(self) -> list[Evening]:
        return await self.found("going")
