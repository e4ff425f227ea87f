"""The schema in PostgreSQL: the steps of `migrate.py` in its dialect, all that are due together."""

from pathlib import Path
from typing import Final

import asyncpg

from filature.core.mistake import Mistake

from .postgres_link import Connection

STEPS: Final = sorted(Path(__file__).with_name("steps").joinpath("postgres").glob("*.sql"))
HEAD: Final = STEPS[-1].stem[:4]
TURN: Final = 0x66696C62  # one at a time: the number of the lock that says so


async def migrated(connection: Connection, name: str) -> None:
    """Brings a database up to date: wholly or, when something fails, not at all."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", TURN)
        at = await version(connection)
        if at > HEAD:
            raise Mistake("data-newer", path=name, version=at)
        due = [step.read_text("utf-8") for step in STEPS if step.stem[:4] > at]
        for step in due:
            await connection.execute(step)
        if due:
            await connection.execute("DELETE FROM schema_step")
            await connection.execute("INSERT INTO schema_step VALUES ($1)", HEAD)


async def version(connection: Connection) -> str:
    """Where a database stands; empty when it is new."""
    await connection.execute("CREATE TABLE IF NOT EXISTS schema_step (step TEXT NOT NULL)")
    try:
        found = await connection.fetchval("SELECT step FROM schema_step")
    except asyncpg.UndefinedColumnError:
        raise Mistake("data-foreign", path="schema_step") from None
    return str(found or "")
