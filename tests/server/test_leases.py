"""Who minds a table: claims, fences and inheritance in a real PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from filature.protocol.bodies import SeatWish, TableWish
from filature.server.rooms import seating
from filature.server.rooms.caller import Caller
from filature.server.store import postgres, postgres_leases
from filature.server.store.leases import Elsewhere
from filature.server.store.postgres import PostgresStore
from filature.server.store.spec import Spec
from filature.server.store.store import Fenced, Line, Taken
from server import database

HOST = Caller("ada", "Ada")


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with database.address() as found:
        yield found


@pytest.fixture
def address(server: str) -> str:
    return database.new(server)


@asynccontextmanager
async def processes(address: str, folder: Path, *places: str) -> AsyncIterator[list[PostgresStore]]:
    found = [await postgres.opened(address, folder) for _ in places]
    try:
        for store, place in zip(found, places):
            await store.leases.join(place)
        yield found
    finally:
        for store in found:
            await store.close()


def new_table() -> Spec:
    spec, _ = seating.made(TableWish("lair", [SeatWish("me")] * 2), HOST, 5.0)
    return spec.replace(status="playing")


def line(seq: int) -> Line:
    return Line(seq, 0, f"pass {seq}", 1.0)


def test_a_table_is_minded_by_one_process(address: str, tmp_path: Path) -> None:
    async def story() -> None:
        spec = new_table()
        async with processes(address, tmp_path, "here", "there") as (one, two):
            await one.keep(spec)
            await one.leases.claim(spec)
            with pytest.raises(Elsewhere) as refused:
                await two.leases.claim(spec)
            assert refused.value.place == "here"
            assert (await one.leases.where(spec.id), await two.leases.where(spec.id)) == (
                "",
                "here",
            )
            await one.append(spec.id, [line(1)])
            with pytest.raises(Fenced):
                await two.append(spec.id, [line(2)])
            await one.leases.let_go([spec.id], needed=False)
            await two.leases.claim(spec)
            await two.append(spec.id, [line(2)])
            assert await two.lines(spec.id) == [line(1), line(2)]

    asyncio.run(story())


def test_what_is_written_under_an_older_lease_is_refused(address: str, tmp_path: Path) -> None:
    """By the epoch, in the same statement: neither lines nor what is stored about the table."""

    async def story() -> None:
        spec = new_table()
        async with processes(address, tmp_path, "here", "there") as (one, two):
            await one.keep(spec)
            await one.leases.claim(spec)
            two.leases.dead = [one.leases.number]
            assert await two.leases.inherit(5) == [spec.id]
            for doing in (one.append(spec.id, [line(1)]), one.keep(spec.replace(code="X"))):
                with pytest.raises(Fenced):
                    await doing
            with pytest.raises(Fenced):
                await one.keep(spec.replace(code="Y"), [line(1)])
            assert await one.lines(spec.id) == []
            assert await two.spec(spec.id) == spec
            await two.append(spec.id, [line(1)])

    asyncio.run(story())


def test_one_lease_that_was_lost_refuses_only_its_own_lines(address: str, tmp_path: Path) -> None:
    async def story() -> None:
        kept, lost = new_table(), new_table()
        async with processes(address, tmp_path, "here", "there") as (one, two):
            for spec in (kept, lost):
                await one.keep(spec)
                await one.leases.claim(spec)
            await two.link.write(
                "UPDATE leases SET owner = $1, epoch = epoch + 1 WHERE id = $2",
                *(two.leases.number, lost.id),
            )
            jobs = [one.append(spec.id, [line(1)]) for spec in (lost, kept)]
            done = await asyncio.gather(*jobs, return_exceptions=True)
            assert [type(found) for found in done] == [Fenced, type(None)]
            with pytest.raises(Taken):
                await one.append(kept.id, [line(1)])

    asyncio.run(story())


def test_the_dead_are_those_without_a_lock_or_without_a_word() -> None:
    dead = postgres_leases.dead
    assert not dead(0.2, True)
    assert not dead(0.2, False)  # its lock is on its way
    assert dead(2.0, False)
    assert not dead(2.0, True)
    assert dead(10.0, True)


def test_whoever_is_taken_for_dead_knows_it_before_anybody_has_its_tables(
    address: str, tmp_path: Path
) -> None:
    """Also when whoever inherits dies over it: else tables stayed in its memory as they were, and
    were played on there once they came back."""

    async def story() -> None:
        tables = [new_table(), new_table()]
        async with processes(address, tmp_path, "here", "there") as (one, two):
            for spec in tables:
                await one.keep(spec)
                await one.leases.claim(spec)
            two.leases.dead = [one.leases.number]
            assert len(await two.leases.inherit(1)) == 1
            assert (await one.leases.look()).lost
            assert len(await two.leases.inherit(5)) == 1

    asyncio.run(story())


def test_whoever_was_buried_minds_nothing_until_it_has_joined_again(
    address: str, tmp_path: Path
) -> None:
    async def story() -> None:
        spec = new_table()
        async with processes(address, tmp_path, "here", "there") as (one, two):
            await one.keep(spec)
            two.leases.dead = [one.leases.number]
            assert await two.leases.inherit(5) == []
            claim = asyncio.create_task(one.leases.claim(spec))
            await asyncio.sleep(0.1)
            assert not claim.done()
            assert await two.link.rows("SELECT 1 FROM leases") == []
            await one.leases.join("here again")
            await claim
            assert await two.leases.where(spec.id) == "here again"

    asyncio.run(story())


def test_a_table_that_is_claimed_while_it_is_inherited_stays_minded(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        spec = new_table()
        async with processes(address, tmp_path, "here", "there") as (one, two):
            await one.keep(spec)
            await one.leases.claim(spec)
            ask = two.link.rows

            async def slowly(query: str, *values: object) -> list[object]:
                found = await ask(query, *values)
                if query == postgres_leases.INHERIT:
                    await two.leases.claim(spec)
                return found

            monkeypatch.setattr(two.link, "rows", slowly)
            two.leases.dead = [one.leases.number]
            assert await two.leases.inherit(1) == [spec.id]
            await two.append(spec.id, [line(1)])

    asyncio.run(story())


def test_what_a_process_minds_that_leaves_is_inherited(address: str, tmp_path: Path) -> None:
    async def story() -> None:
        spec = new_table()
        async with processes(address, tmp_path, "here", "there") as (one, two):
            await one.keep(spec)
            await one.leases.claim(spec)
            await one.leases.leave()
            assert await two.leases.inherit(5) == [spec.id]

    asyncio.run(story())


LOCKS = (
    "FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2"
    f" AND classid::int8 = {postgres_leases.LIVES} AND objid::int = $1"
)


async def holding(one: PostgresStore, other: PostgresStore, before: int = 0) -> int:
    """Waits until a process holds the lock by which it lives; the connection that has it, which is
    another one than before."""
    async with asyncio.timeout(60):
        while True:
            found = await other.link.first(f"SELECT pid {LOCKS}", one.leases.number)
            if found and found[0] != before:
                return int(found[0])
            await asyncio.sleep(0.01)


def test_whoever_loses_only_the_lock_by_which_it_lives_has_it_again(
    address: str, tmp_path: Path
) -> None:
    """Its connection was cut, and no other: nothing that is asked of the database would tell."""

    async def story() -> None:
        async with processes(address, tmp_path, "here", "there") as (one, two):
            before = await holding(one, two)
            await two.link.rows("SELECT pg_terminate_backend($1)", before)
            assert await holding(one, two, before) != before

    asyncio.run(story())


def test_whoever_joins_while_its_lock_is_lost_has_it_as_soon_as_it_can(
    address: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with processes(address, tmp_path, "here", "there") as (one, two):
            one.link.claim.terminate()
            await one.leases.join("here again")
            await holding(one, two)

    asyncio.run(story())


def test_a_process_that_was_buried_sees_it(address: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with processes(address, tmp_path, "here", "there") as (one, two):
            assert (await one.leases.look()).places == ["there"]
            two.leases.dead = [one.leases.number]
            assert await two.leases.inherit(5) == []
            assert (await one.leases.look()).lost
            await one.leases.join("here again")
            assert (await two.leases.look()).places == ["here again"]

    asyncio.run(story())


def test_matches_wait_for_a_process_that_has_their_rules(address: str, tmp_path: Path) -> None:
    """Two versions side by side: each minds what it can play, and keeps what nobody can."""

    async def story() -> None:
        spec = new_table()
        newer = spec.replace(id="newer", version=spec.version + 1)
        async with processes(address, tmp_path, "old", "new") as (old, new):
            await new.leases.leave()
            new.leases.rules = [f"lair {newer.version}"]
            await new.leases.join("new again")
            for one in (spec, newer):
                await old.keep(one)
            with pytest.raises(Elsewhere) as refused:
                await old.leases.claim(newer)
            assert refused.value.place.startswith("new")
            with pytest.raises(Elsewhere):
                await new.leases.claim(spec)
            await old.leases.claim(spec)
            await old.leases.let_go([spec.id], needed=True)
            assert await new.leases.inherit(5) == []
            assert await old.leases.inherit(5) == [spec.id]
            await old.leases.let_go([spec.id], needed=True)
            await old.leases.leave()
            assert await new.leases.inherit(5) == []  # it waits for its rules
            await new.leases.claim(spec)  # and is looked at meanwhile

    asyncio.run(story())


def test_codes_are_given_once_however_many_ask(address: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with processes(address, tmp_path, "here", "there") as stores:
            found = await asyncio.gather(*[one.new_code() for one in stores * 30])
            assert len(set(found)) == 60

    asyncio.run(story())
