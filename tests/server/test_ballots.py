"""Consent and pauses by a clock that the test sets: what lapses, who abstains, what is left."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from filature.protocol import powers
from filature.protocol.bodies import Settings
from filature.server.rooms import asking, ballots, rights
from filature.server.rooms.acts import MOST, TAKE_BACK, Act
from filature.server.rooms.autoplay import overdue, patience
from filature.server.rooms.caller import Caller
from filature.server.rooms.keeper import due
from filature.server.rooms.minutes import sentence
from filature.server.rooms.problems import Problem
from filature.server.rooms.room import Room
from filature.server.rooms.table import Stale
from filature.table import undo as law
from filature.table.refused import Refused
from server.test_gestures import later
from server.test_reading import PEOPLE, Guest, opened

Scene = Callable[[Room], Awaitable[None]]


def acted(scene: Scene, game: str = "bond") -> None:
    async def run() -> None:
        await scene(await opened(game))

    asyncio.run(run())


async def happen(room: Room) -> None:
    """What the house does of its own accord, at this very second."""
    for at, work in due(room):
        if at <= room.services.now():
            await work(room)


async def to_consent(room: Room) -> int:
    """Plays to where somebody could take something back if the others agreed; who."""
    match = room.table.playing()
    while True:
        seat = match.actors()[0]
        await room.play(seat, match.options(seat)[0], len(match.log))
        if law.kind(match.log, seat) == "consent":
            return seat


async def refused(room: Room, who: Caller, deed: powers.Deed) -> str:
    with pytest.raises(Problem) as why:
        await asking.ask(room, who, deed)
    return why.value.key


def listeners(room: Room) -> list[Guest]:
    return [one for one in room.listeners.present if isinstance(one, Guest)]


def test_a_wish_to_take_back_lapses_after_a_minute() -> None:
    async def scene(room: Room) -> None:
        seat = await to_consent(room)
        length = await ballots.undo(room, seat)
        assert room.table.petition
        later(room, 59.9)
        await happen(room)
        assert room.table.petition
        later(room, 0.2)
        await happen(room)
        assert room.table.petition is None
        assert len(room.table.playing().log) == length

    acted(scene)


def test_whoever_is_not_there_abstains() -> None:
    async def scene(room: Room) -> None:
        seat = await to_consent(room)
        length = len(room.table.playing().log)
        for one in [one for one in listeners(room) if one.viewer.seat != seat]:
            room.disconnect(one)
        assert await ballots.undo(room, seat) == length - 1

    acted(scene)


def test_whoever_goes_meanwhile_abstains_when_the_minute_is_over() -> None:
    async def scene(room: Room) -> None:
        await asking.ask(room, PEOPLE[1], powers.Pause())
        await asking.ask(room, PEOPLE[0], powers.Vote(yes=True))
        room.disconnect(next(one for one in listeners(room) if one.viewer.seat == 2))
        assert room.table.ledger.paused is None
        later(room, 60)
        await happen(room)
        assert room.table.ledger.paused

    acted(scene)


def test_what_cannot_be_taken_back_needs_a_yes() -> None:
    async def scene(room: Room) -> None:
        await asking.ask(room, PEOPLE[1], powers.Kick(seat=2))
        room.disconnect(next(one for one in listeners(room) if one.viewer.seat == 0))
        later(room, 60)
        await happen(room)
        assert room.spec.chairs[2].who == "person"
        assert room.table.ledger.ballot is None

    acted(scene)


def test_whoever_was_told_no_twice_asks_the_same_again_after_a_minute() -> None:
    """Else somebody could hold the table's only ballot for ever, and not be put out by consent."""

    async def scene(room: Room) -> None:
        for _ in range(2):
            await asking.ask(room, PEOPLE[1], powers.Pause())
            await asking.ask(room, PEOPLE[0], powers.Vote(yes=False))
        assert await refused(room, PEOPLE[1], powers.Pause()) == "told-no"
        await asking.ask(room, PEOPLE[2], powers.Kick(seat=1))
        await asking.ask(room, PEOPLE[0], powers.Vote(yes=False))
        later(room, 60)
        await asking.ask(room, PEOPLE[1], powers.Pause())
        assert room.table.ledger.ballot

    acted(scene)


def test_a_wish_to_take_back_that_was_refused_twice_is_not_heard_at_once_again() -> None:
    async def scene(room: Room) -> None:
        seat = await to_consent(room)
        for _ in range(2):
            await ballots.undo(room, seat)
            voter = room.table.petition.waiting[0] if room.table.petition else -1
            await ballots.consent(room, voter, yes=False)
        with pytest.raises(Refused):
            await ballots.undo(room, seat)
        later(room, 60)
        await ballots.undo(room, seat)
        assert room.table.petition

    acted(scene)


def test_whoever_fills_the_minutes_is_put_out_all_the_same() -> None:
    async def scene(room: Room) -> None:
        for _ in range(MOST // 2):
            await asking.ask(room, PEOPLE[1], powers.SitOut())
            await asking.ask(room, PEOPLE[1], powers.SitIn())
        assert await refused(room, PEOPLE[1], powers.SitOut()) == "too-many-deeds"
        for deed in (powers.Pause(), powers.Resume(), powers.Kick(seat=1)):
            await asking.ask(room, PEOPLE[0], deed)
        assert room.spec.chairs[1].who == "bot"

    acted(scene)


@pytest.mark.parametrize("pause", [0.5, 1000.0])
def test_after_a_pause_everyone_has_what_time_was_left(pause: float) -> None:
    async def scene(room: Room) -> None:
        await room.keep(room.spec.replace(settings=Settings(pace=0, absence="clock", clock=100)))
        seat = max(room.table.clocks.asked)
        start = room.table.clocks.left([seat])[0].left
        later(room, 30)
        await asking.ask(room, PEOPLE[0], powers.Pause())
        later(room, pause)
        assert room.table.clocks.left([seat])[0].left == start - 30
        assert not room.table.clocks.expired(seat)
        with pytest.raises(Stale):
            await room.play(seat, "pass", len(room.table.playing().log))
        await asking.ask(room, PEOPLE[0], powers.Resume())
        assert room.table.clocks.left([seat])[0].left == start - 30

    acted(scene)


def test_a_pause_is_no_absence() -> None:
    async def scene(room: Room) -> None:
        await room.keep(room.spec.replace(settings=Settings(pace=0, absence="stand-in", away=60)))
        seat = max(room.table.clocks.asked)
        room.disconnect(next(one for one in listeners(room) if one.viewer.seat == seat))
        end = patience(room, seat)
        assert end
        later(room, 50)
        await asking.ask(room, PEOPLE[0], powers.Pause())
        later(room, 500)
        await asking.ask(room, PEOPLE[0], powers.Resume())
        assert patience(room, seat) == end + 500
        assert not overdue(room, seat)
        later(room, 10)
        assert overdue(room, seat)

    acted(scene)


def test_keys_wait_for_a_host_who_plays_by_post() -> None:
    async def scene(room: Room) -> None:
        slow = Settings(pace=0, absence="clock", clock=86400)
        await room.keep(room.spec.replace(settings=slow))
        room.disconnect(next(one for one in listeners(room) if one.viewer.seat == 0))
        later(room, 3600)
        await happen(room)
        assert room.spec.host == "ada"
        later(room, 86400)
        await happen(room)
        assert room.spec.host == "bo"

    acted(scene)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_deed_has_its_sentences(lang: str) -> None:
    """As minutes, and, where others can be asked, as a question; no blank stays open."""
    act = Act("Ada", 1, "Igor", "Cy")
    extra = ("late", "passed", "no", "lapsed")
    words = [str(kind.__struct_config__.tag) for kind in rights.RULES]
    told = [sentence(lang, f"minute-{word}", act) for word in (*words, *extra)]
    votes = [kind for kind, rule in rights.RULES.items() if "vote" in (rule.host, rule.seated)]
    asked = [str(kind.__struct_config__.tag) for kind in votes]
    told += [sentence(lang, f"ballot-{word}", act) for word in (*asked, TAKE_BACK)]
    assert all(text and "{" not in text for text in told)
    assert all("de Igor" not in text for text in told)
