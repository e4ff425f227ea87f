"""What older versions have written still opens: houses with their tables, and match files."""

import asyncio
import gzip
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import filature
from filature.bots.worker import Request, answer
from filature.core.seat import SPECTATOR
from filature.library import Match
from filature.record.matchfile import MatchFileError
from filature.server.house import House
from filature.server.rooms.room import Turn
from filature.server.store.spec import Spec
from filature.server.store.sqlite import SqliteStore

HOUSES = Path(__file__).parents[1] / "houses"


class Recruit:
    """Chooses at once."""

    async def choose(self, asked: Request, turn: Turn) -> int:
        return answer(asked._replace(bot="recruit"))


def opened(version: str, folder: Path) -> House:
    """A copy of a house that a version has left behind."""
    data = gzip.decompress((HOUSES / version / "tables.db.gz").read_bytes())
    (folder / "tables.db").write_bytes(data)
    return House(SqliteStore(folder / "tables.db"), Recruit())


def expected(version: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads((HOUSES / version / "expected.json").read_text())
    return found


def same_rules(spec: Spec) -> bool:
    """Whether a table was begun under the rules of today."""
    return spec.version == filature.load(spec.game).version


def described(match: Match) -> dict[str, Any]:
    """How a match stands, and what every seat sees."""
    seats = [SPECTATOR, *range(match.seats)]
    views = "\n".join(repr(match.view(seat)) for seat in seats)
    return {
        "log": len(match.log),
        "scores": match.scores(),
        "ending": match.game.ending(match.state),
        "views": sha256(views.encode()).hexdigest(),
    }


@pytest.mark.parametrize("version", sorted(path.name for path in HOUSES.iterdir()))
def test_every_table_of_an_older_house_stands_as_it_stood(version: str, tmp_path: Path) -> None:
    async def visit() -> None:
        house = opened(version, tmp_path)
        for table, known in expected(version).items():
            spec, lines = await house.store.spec(table), await house.store.lines(table)
            assert spec is not None
            assert {"game": spec.game, "status": spec.status, "lines": len(lines)} == {
                key: known[key] for key in ("game", "status", "lines")
            }
            room = await house.room(table)
            if lines and not same_rules(spec):
                await house.check(room)
                assert room.spec.explanation == "broken-version"
                assert await house.store.lines(table) == lines
                assert (
                    await house.store.spec(table) == spec
                )  # the version it began with opens it again
                continue
            assert room.spec.status == known["status"], room.spec.explanation
            if room.match:
                assert described(room.match).items() <= known.items()
        await house.farewell()
        await house.store.close()

    asyncio.run(visit())


@pytest.mark.parametrize("version", sorted(path.name for path in HOUSES.iterdir()))
def test_matches_of_an_older_house_go_on(version: str, tmp_path: Path) -> None:
    async def visit() -> None:
        house = opened(version, tmp_path)
        tables = expected(version)
        playing = [table for table, known in tables.items() if known["status"] == "playing"]
        known = {path.stem for path in (HOUSES / version).glob("*.match")}
        assert {tables[table]["game"] for table in playing} == known
        for table in playing:
            room = await house.room(table)
            if room.spec.status == "broken":
                assert not same_rules(room.spec)
                continue
            match = room.match
            assert match is not None
            seat = match.actors()[0]
            before = len(await house.store.lines(table))
            await room.play(seat, match.options(seat)[0], len(match.log))
            assert len(await house.store.lines(table)) > before
        await house.farewell()
        await house.store.close()

    asyncio.run(visit())


@pytest.mark.parametrize("file", sorted(HOUSES.glob("*/*.match")), ids=lambda file: file.stem)
def test_match_files_of_older_versions_replay(file: Path) -> None:
    name, version = file.read_text().splitlines()[1].split()[1:]
    if int(version) != filature.load(name).version:
        with pytest.raises(MatchFileError, match=f"version {version} of {name}"):
            filature.replay(file)
        return
    match = filature.replay(file)
    assert match.over
    assert match.winners() or match.game.ending(match.state)
