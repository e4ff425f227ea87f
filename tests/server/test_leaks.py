"""Frames tell no secret by their number, their size, their order, nor by when they are due.

How long the server computes is measured on demand: `bench/leaks.py`.
"""

import asyncio
from itertools import islice

import pytest

from filature.server.rooms.listeners import Listeners
from server.alone import Alone
from server.twins import Pair, World, pairs, specified

TABLES = [("lair", 3), ("lair", 4), ("ateam", 3), ("redacted", 3), ("impossible", 3)]
MOST = 40  # pairs of a table


def some(game: str, seats: int) -> list[Pair]:
    found = list(islice(pairs(game, seats, range(20)), 4 * MOST))
    return sorted(found, key=lambda pair: pair.kind)[:: max(1, len(found) // MOST)]


async def both(pair: Pair) -> tuple[World, World]:
    """Two worlds in which nobody has noticed anything yet."""
    spec = specified(pair.matches[0].game.name, pair.matches[0].seats)
    one, two = (World(spec, match, Alone()) for match in pair.matches)
    for world in (one, two):
        await world.begin()
    return one, two


def same(pair: Pair, one: World, two: World) -> None:
    heard = one.heard(pair.others)
    assert [(seat, len(frame)) for seat, frame in heard] == [
        (seat, len(frame)) for seat, frame in two.heard(pair.others)
    ], pair
    assert heard == two.heard(pair.others), pair
    assert one.instants() == two.instants(), pair


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_who_may_not_know_is_sent_the_same_at_the_same_time(game: str, seats: int) -> None:
    found = some(game, seats)
    assert len(found) >= 5
    asyncio.run(compared(found))


async def compared(found: list[Pair]) -> None:
    for pair in found:
        one, two = await both(pair)
        same(pair, one, two)
        for world, action in zip((one, two), pair.actions):
            await world.play(pair.actor, action)
        same(pair, one, two)


@pytest.mark.parametrize(("game", "seats"), [("lair", 4), ("redacted", 3), ("impossible", 3)])
def test_what_was_taken_back_is_not_told(game: str, seats: int) -> None:
    found = [pair for pair in some(game, seats) if pair.kind == "choice"]
    assert found
    asyncio.run(taken_back(found))


async def taken_back(found: list[Pair]) -> None:
    for pair in found:
        one, two = await both(pair)
        for world, action in zip((one, two), pair.actions):
            await world.play(pair.actor, action)
            await world.ears[pair.actor].say("undo")
        same(pair, one, two)


def test_who_of_several_did_not_agree_is_not_told() -> None:
    """To the one who asked, a refusal is the same frames whoever refused first."""
    asyncio.run(refused_by_one())


async def refused_by_one() -> None:
    refused = 0
    for pair in islice(pairs("lair", 4, range(9)), MOST):
        worlds = await both(pair._replace(matches=(pair.matches[0], pair.matches[0])))
        others = [seat for seat in range(4) if seat != pair.actor]
        for world, seat in zip(worlds, others):
            await world.play(pair.actor, pair.actions[0])
            await world.ears[pair.actor].say("undo")
            refused += world.room.table.petition is not None
            await world.ears[seat].say("consent", yes=False)
        one, two = worlds
        assert one.heard((pair.actor, others[2])) == two.heard((pair.actor, others[2]))
    assert refused


def test_a_leak_of_one_byte_or_of_one_frame_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the tests above would say to a server that tells by spaces what was done last."""
    whole = Listeners.send_state

    def telling(self: Listeners, whole_state: bool = False) -> None:
        whole(self, whole_state)
        assert self.table.match
        for listener in self.present:
            listener.send(b"{}" + b" " * self.table.match.log[-1].action)

    found = [pair for pair in some("lair", 4) if pair.kind == "choice"]
    monkeypatch.setattr(Listeners, "send_state", telling)
    with pytest.raises(AssertionError):
        asyncio.run(compared(found))
