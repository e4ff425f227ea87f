"""Reading a log again comes to the same as having played it, whatever powers were used between."""

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import pytest

from filature import registry
from filature.protocol import powers
from filature.protocol.bodies import SeatWish, Settings, TableWish
from filature.server.rooms import asking, ballots, opening, seating
from filature.server.rooms.caller import Caller
from filature.server.rooms.keeper import due
from filature.server.rooms.problems import Problem
from filature.server.rooms.room import Room
from filature.server.rooms.table import Stale, Table
from filature.server.store.spec import Spec
from filature.server.store.store import Line
from filature.table.refused import Refused
from server.alone import Memory, Recorder
from server.test_gestures import Timed

PEOPLE = [Caller(name.lower(), name, "", "en") for name in ("Ada", "Bo", "Cy")]
STEPS = 120
DEEDS: tuple[powers.Deed, ...] = (
    powers.Pause(),
    powers.Resume(),
    powers.Resume(),
    powers.Resume(),
    powers.SitOut(),
    powers.SitIn(),
    powers.ChangeAbsence(absence="clock", clock=30),
    powers.ChangeAbsence(absence="stand-in", away=5),
    powers.Nudge(seat=1),
    powers.Silence(seat=2),
    powers.Replace(seat=1),
    powers.HandOver(seat=1),
    powers.Claim(),
    powers.Vote(yes=True),
    powers.Vote(yes=True),
    powers.Vote(yes=False),
)
LAST: tuple[powers.Deed, ...] = (powers.Kick(seat=2), powers.Resign())  # towards the end


class Kept(Memory):
    """A store that remembers the table, too."""

    spec: Spec

    async def keep(self, spec: Spec, lines: Sequence[Line] = ()) -> None:
        self.spec = spec
        await super().keep(spec, lines)


class Guest(Recorder):
    """Somebody of this company who listens."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.caller = PEOPLE[seat]


async def opened(game: str) -> Room:
    wish = TableWish(game, [SeatWish("open")] * 3, settings=Settings(pace=1))
    spec, _ = seating.made(wish, PEOPLE[0], 100.0)
    services = Timed()
    services.store = Kept()
    for seat, one in enumerate(PEOPLE):
        spec, _ = seating.taken(spec, seat, one, one.name)
    room = Room(services, spec.replace(secret="5" * 64))
    for seat in range(3):
        await room.connect(Guest(seat))
    await opening.begin_now(room)
    return room


def facts(table: Table) -> dict[str, Any]:
    """All that there is to tell of a table and is not in its Spec."""
    match, ledger = table.match, table.ledger
    return {
        "log": match and match.log,
        "views": match and [match.view(seat) for seat in (-2, 0, 1, 2)],
        "players": match and match.players,
        "asked": table.spec.ended or table.clocks.asked,
        "stopped": table.clocks.stopped,
        "settings": table.clocks.settings,
        "paused": ledger.paused,
        "ballot": ledger.ballot,
        "minutes": list(ledger.minutes),
        "nudged": ledger.nudged,
        "written": ledger.written,
        "told no": ledger.told_no,
        "seq": table.seq,
    }


def check(room: Room) -> None:
    store = room.services.store
    assert isinstance(store, Kept)
    again = Table(store.spec, room.services.now)
    again.read(store.log)
    assert again.spec == room.spec
    assert facts(again) == facts(room.table)


async def step(room: Room, rng: random.Random, deeds: tuple[powers.Deed, ...]) -> str:
    """Something that somebody may want; what it was, or nothing when it was refused."""
    services, match = room.services, room.match
    assert isinstance(services, Timed)
    assert match
    services.time += rng.choice((0.5, 2.0, 40.0))
    for at, work in due(room):
        if at <= services.time:
            await work(room)
    seat, kind = rng.randrange(3), rng.random()
    try:
        if kind < 0.35:
            seat = rng.choice(match.actors())
            await room.play(seat, rng.choice(match.options(seat)), len(match.log))
            return "play"
        if kind < 0.42:
            await ballots.undo(room, seat)
            return "undo"
        if kind < 0.47:
            await ballots.consent(room, seat, rng.random() < 0.7)
            return "consent"
        deed = rng.choice(deeds)
        await asking.ask(room, PEOPLE[seat], deed)
        return str(deed.__struct_config__.tag)
    except (Problem, Refused, Stale):
        return ""


async def played(game: str, seed: int) -> set[str]:
    rng, room, done = random.Random(seed), await opened(game), set[str]()
    for number in range(STEPS):
        if room.spec.ended:
            break
        done.add(await step(room, rng, DEEDS if number < STEPS - 30 else DEEDS + LAST))
        check(room)
    return done


@pytest.mark.parametrize("game", registry.available())
def test_reading_again_is_having_played(game: str) -> None:
    done = set[str]()
    for seed in range(6):
        done |= asyncio.run(played(game, seed))
    assert {"play", "pause", "resume", "absence", "vote", "undo"} <= done
