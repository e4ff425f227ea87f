"""Leaves a house behind as this version keeps it, for later versions to open: `make house`.

Of each game it has a table that is over, one in the middle of a match and one that has not begun;
beside it stand the files of the matches that are over, and how every table stands.
"""

import asyncio
import gzip
import json
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import filature
from filature import registry
from server.ended import SHORT
from server.hosting import Line, Person, Server, serving
from server.test_older_houses import HOUSES, described, opened

DECISIONS: Final = 3  # of a match that somebody has left


def company(game: str, other: str) -> str:
    """Somebody and as many others as the game needs."""
    return " ".join(["me", *[other] * (filature.load(game).fewest - 1)])


def begun(ada: Person, game: str, **options: Any) -> tuple[str, Line]:
    table = ada.table(game, company(game, "bot"), options=options)
    ada.post(f"/api/tables/{table}/start")
    return table, ada.sit(table)


def left(line: Line) -> None:
    """Somebody takes some decisions, and goes."""
    line.until("state")
    for _ in range(DECISIONS):
        while not line.options():
            line.next()
        line.play(line.options()[0])


def visit(server: Server, folder: Path) -> None:
    """What somebody does there."""
    ada = Person(server)
    for game in registry.available():
        over, line = begun(ada, game, **SHORT.get(game, {}))
        line.finish()
        text = ada.http.get(f"/api/tables/{over}/file").text
        (folder / f"{game}.match").write_text(text, "utf-8")
        left(begun(ada, game)[1])
        ada.table(game, company(game, "open"))


def kept(data: Path, folder: Path) -> None:
    """The file of all tables, whole and small."""
    whole = data.parent / "whole.db"
    with (
        closing(sqlite3.connect(data / "tables.db")) as found,
        closing(sqlite3.connect(whole)) as copy,
    ):
        found.backup(copy)
    (folder / "tables.db.gz").write_bytes(gzip.compress(whole.read_bytes(), mtime=0))


async def standing(version: str) -> dict[str, dict[str, Any]]:
    """How every table stands, as whoever opens it shall find it."""
    with tempfile.TemporaryDirectory() as copy:
        house = opened(version, Path(copy))
        with closing(sqlite3.connect(Path(copy) / "tables.db")) as tables:
            names = [name for (name,) in tables.execute("SELECT id FROM tables ORDER BY id")]
        found = {}
        for name in names:
            lines, room = await house.store.lines(name), await house.room(name)
            spec = room.spec
            known = {"game": spec.game, "status": spec.status, "lines": len(lines)}
            found[name] = known | (described(room.match) if room.match else {})
        await house.farewell()
        await house.store.close()
        return found


def main() -> None:
    folder = HOUSES / filature.__version__
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    with tempfile.TemporaryDirectory() as place:
        data = Path(place) / "data"
        with serving(data) as server:
            visit(server, folder)
            server.stop()
        kept(data, folder)
    found = asyncio.run(standing(folder.name))
    (folder / "expected.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    print(f"{folder.name}: {len(found)} tables")


if __name__ == "__main__":
    main()
