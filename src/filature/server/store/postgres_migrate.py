"""The schema in PostgreSQL: the steps of `migrate.py` in its dialect, all that are due together."""

import re
from pathlib import Path
from typing import Final

import asyncpg

from filature.core.mistake import Mistake

from .postgres_link import CLAIM, Connection

STEPS: Final = sorted(Path(__file__).with_name("steps").joinpath("postgres").glob("*.sql"))
HEAD: Final = STEPS[-1].stem[:4]
LIVED: Final = re.compile(r"-- lives with ([0-9]{4})\n")
SERVING: Final = (
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = $1"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
TURN: Final = 0x66696C62  # one at a time: the number of the lock that says so


async def migrated(connection: Connection, name: str, own: int = 1) -> None:
    """Brings a database up to date: wholly or, when something fails, not at all; and not under
    processes of an older version that could not live with it.  `own` are one's own claims."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", TURN)
        at, oldest = await version(connection)
        if at > HEAD:
            if oldest > HEAD:
                raise Mistake("data-newer", path=name, version=at)
            return
        due = [step for step in STEPS if step.stem[:4] > at]
        if due:
            oldest = max(oldest, *map(lived_with, due))
            if oldest > at and await connection.fetchval(SERVING, CLAIM) > own:
                raise Mistake("data-in-use", path=name)
            for step in due:
                await connection.execute(step.read_text("utf-8"))
            await connection.execute("DELETE FROM schema_step")
            await connection.execute("INSERT INTO schema_step VALUES ($1, $2)", HEAD, oldest)


def lived_with(step: Path) -> str:
    """The oldest schema whose servers can live with a step, if its first line says so."""
    found = LIVED.match(step.read_text("utf-8"))
    return found[1] if found else step.stem[:4]


async def version(connection: Connection) -> tuple[str, str]:
    """Where a database stands, and which servers can still live with it; empty when it is new."""
    await connection.execute("CREATE TABLE IF NOT EXISTS schema_step (step TEXT NOT NULL)")
    await connection.execute("ALTER TABLE schema_step ADD COLUMN IF NOT EXISTS oldest TEXT")
    try:
        found = await connection.fetchrow("SELECT step, coalesce(oldest, step) FROM schema_step")
    except asyncpg.UndefinedColumnError:
        raise Mistake("data-foreign", path="schema_step") from None
    return (str(found[0]), str(found[1])) if found else ("", "")
