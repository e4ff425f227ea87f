"""What notices say, when, and where they may go: all of it without a house, by a fake clock.

A door of secrecy: two worlds that differ in everything a watcher may not see give the same notices.
"""

import asyncio
import itertools
import re
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

import filature
from filature import registry
from filature.conformance.tables import finished
from filature.conformance.test_secrecy import lays_open, redrawn, secrets_of
from filature.core.rng import Rng
from filature.core.seat import CHANCE, NOBODY, SPECTATOR, sees
from filature.protocol.alerting import Wishes
from filature.protocol.bodies import SeatWish, Settings, TableWish
from filature.server.notices import calendar, letters, quiet, turns, webhook
from filature.server.notices.letters import SEVERAL, Letter
from filature.server.notices.outgoing import Call, Caller, Unreachable, public
from filature.server.rooms import seating
from filature.server.rooms.caller import Caller as Guest
from filature.server.rooms.room import Room
from filature.server.store.alerts import Notice
from filature.server.store.spec import Spec
from filature.text.catalogue import t
from server.alone import Alone

KINDS = ("turn", "begins", "hour", "over", "nudge")
NOON = Wishes(quiet_begins=13, quiet_ends=15)
NIGHT = Wishes(lang="fr", zone="Europe/Paris", quiet_begins=22, quiet_ends=8)


def spec_of(game: str, seats: int) -> Spec:
    wish = TableWish(game, [SeatWish("me", f"P{n}") for n in range(seats)], settings=Settings())
    spec, _ = seating.made(wish, Guest("ada", "Ada", "", "en"), 100.0)
    return spec.replace(status="playing", code="RENARD-42")


class World:
    """A table whose match goes on, and everything that was noted about it."""

    def __init__(self, game: str, seats: int) -> None:
        self.room = Room(Alone(), spec_of(game, seats))
        self.noted: list[Notice] = []
        self.said: list[object] = []

    def hear(self, match: filature.Match) -> None:
        """What the courier would do after this step; the words in which it would be told."""
        self.room.table.match = match
        self.room.table.clocks.update(match, 100.0)
        if match.over:
            self.room.table.spec = self.room.spec.replace(status="over")
        sight = turns.look(self.room, self.noted, 0.0)
        self.noted = [one for one in self.noted if one not in sight.withdrawn]
        for one in sight.told:
            who = one.who if one.alone else SEVERAL
            made = Notice("e", "t", one.seat, one.kind, one.moment, who, 100.0, 100.0)
            self.noted.append(made)
            self.said += [
                rendered(made, self.room.spec),
                rendered(made._replace(who=one.who), self.room.spec),
            ]
        self.said.append([one[:6] for one in sight.withdrawn])


def rendered(notice: Notice, spec: Spec) -> list[Letter]:
    return [
        letters.letter([(notice, spec)], lang, False, public)
        for lang, public in itertools.product(("fr", "en"), (False, True))
    ]


def resealed(twin: filature.Match, seat: int, rng: Rng) -> int:
    """Another choice under seal."""
    alike = [
        action
        for action in twin.offered(seat)
        if not sees(twin.game.audience(twin.state, seat, action), SPECTATOR)
    ]
    return alike[rng.below(len(alike))] if alike else twin.offered(seat)[0]


@pytest.mark.parametrize("game", registry.OURS)
@pytest.mark.parametrize("seed", range(4))
def test_who_acts_under_seal_is_not_named(game: str, seed: int) -> None:
    loaded = filature.load(game)
    match = filature.Match(loaded, loaded.most)
    for entry in finished(loaded, loaded.most, seed).log:
        before = turns.acted(match)
        match.do(entry.seat, entry.action)
        if not sees(entry.audience, SPECTATOR):
            assert turns.acted(match) == before


@pytest.mark.parametrize("game", registry.OURS)
@pytest.mark.parametrize("seed", range(4))
def test_twin_worlds_give_the_same_notices_at_the_same_steps(game: str, seed: int) -> None:
    loaded = filature.load(game)
    seats = min(max(3, loaded.fewest), loaded.most)
    rng, secrets = Rng(seed), secrets_of(loaded)
    worlds = [World(game, seats), World(game, seats)]
    world, twin = filature.Match(loaded, seats), filature.Match(loaded, seats)
    for entry in finished(loaded, seats, seed).log:
        action = entry.action
        hidden = not sees(entry.audience, SPECTATOR)
        if hidden and entry.seat == CHANCE:
            action = redrawn(twin, action, rng)
        elif hidden and twin.offered(entry.seat):
            action = resealed(twin, entry.seat, rng)
        possible = (
            [one for one, _ in loaded.chance(twin.state)]
            if entry.seat == CHANCE
            else twin.offered(entry.seat)
        )
        if action not in possible or lays_open(secrets, world.state, entry):
            break
        world.do(entry.seat, entry.action)
        twin.do(entry.seat, action)
        if twin.view(SPECTATOR) != world.view(SPECTATOR):
            break  # what was sealed was shown
        if world.actors() != [CHANCE]:
            for one, match in zip(worlds, (world, twin)):
                one.hear(match)
            assert worlds[0].said == worlds[1].said
    assert worlds[0].said


@pytest.mark.parametrize("game", registry.OURS)
def test_a_notice_says_the_game_the_table_who_played_and_nothing_else(game: str) -> None:
    loaded = filature.load(game)
    seats = max(2, loaded.fewest)
    told = World(game, seats)
    match = filature.Match(loaded, seats)
    for entry in finished(loaded, seats, 7).log:
        match.do(entry.seat, entry.action)
        if match.actors() != [CHANCE]:
            told.hear(match)
    every = {one for said in told.said for one in said if isinstance(one, Letter)}  # type: ignore[attr-defined]
    assert len(every) > 5
    known = {
        *(f"Table RENARD-42{rest}" for rest in (".", " awaits answers.")),
        *("La table RENARD-42 attend des réponses.", "Case RENARD-42 is closed."),
        "L'affaire RENARD-42 est classée.",
        *(f"P{n} has played. Table RENARD-42." for n in range(seats)),
        *(f"P{n} a joué. Table RENARD-42." for n in range(seats)),
    }
    titles = [t(lang, "title", game) for lang in ("fr", "en")]
    for one in every:
        assert one.text in known
        rest = re.sub(
            r"^(P\d, your turn: |P\d, à vous\xa0: |Your turn: |À vous\xa0: )", "", one.title
        )
        assert rest in titles
        assert one.path == "/t/t"


def test_who_is_asked_with_others_is_told_when_the_question_is_put_and_not_again() -> None:
    """Whoever has answered under seal changes nothing for those who have not."""
    for seed in range(20):
        world, match = World("redacted", 4), None
        log = finished(filature.load("redacted"), 4, seed).log
        match = filature.Match(filature.load("redacted"), 4)
        for entry in log:
            match.do(entry.seat, entry.action)
            if match.actors() == [CHANCE]:
                continue
            before = {(one.seat, one.moment) for one in world.noted if one.kind == "turn"}
            world.hear(match)
            after = {(one.seat, one.moment) for one in world.noted if one.kind == "turn"}
            still = [seat for seat, _ in before if seat in match.actors() and seat != entry.seat]
            if not sees(entry.audience, SPECTATOR):
                kept = {pair for pair in before if pair[0] in still}
                assert kept <= after


def test_every_kind_has_words_and_a_bot_is_called_one() -> None:
    spec = spec_of("lair", 2).seated(1, who="bot", name="Ursule")
    for kind in KINDS:
        made = Notice("e", "t", 0, kind, 3, 1, 1.0, 1.0)  # type: ignore[arg-type]
        for one in rendered(made, spec):
            assert "RENARD-42" in one.text
            assert "Ursule" not in one.text or re.search(r"Ursule \((ro)?bot\)", one.text)
    several = [(Notice("e", name, 0, "turn", 3, NOBODY, 1.0, 1.0), spec) for name in "abc"]
    assert letters.letter(several, "fr", True, False).title == (
        "Pendant la nuit\xa0: 3 tables vous attendent."
    )
    assert letters.letter(several, "en", False, False).path == "/"


def test_names_ring_nobody_and_are_no_links() -> None:
    spec = spec_of("lair", 2).seated(1, name="@everyone <http://x.y> *!")
    made = Notice("e", "t", 0, "turn", 3, 1, 1.0, 1.0)
    found = letters.letter([(made, spec)], "en", False, True)
    hook = "https://discord.com/api/webhooks/1/x"
    body = webhook.call(hook, found, "https://g.example", "n").body.decode()
    assert "@everyone" not in body
    assert "http://" not in body
    assert '"allowed_mentions": {"parse": []}' in body
    assert len(body) < 2048
    assert "https://g.example/t/t" in body


@pytest.mark.parametrize(
    ("url", "shape"),
    [
        ("https://discord.com/api/webhooks/1/x", "discord"),
        ("https://evil.example/api/webhooks/1/x", "plain"),
        ("https://m.example/_matrix/client/v3/rooms/!a:b/send/m.room.message", "matrix"),
        ("https://ntfy.sh/spies", "ntfy"),
        ("https://hooks.slack.com/services/x", "plain"),
    ],
)
def test_rooms_are_known_by_their_address(url: str, shape: str) -> None:
    assert webhook.shape(url) == shape
    sent = webhook.call(url, Letter("Title", "Text", "/t/x", "x"), "https://g.example", "7")
    assert b"Title" in sent.body
    assert b"Text" in sent.body


# Times ---------------------------------------------------------------------------------------


def paris(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Paris")).timestamp()


@pytest.mark.parametrize(
    ("kind", "at", "free", "wishes", "due"),
    [
        ("turn", "2026-05-04 12:00", 0.0, NIGHT, "2026-05-04 12:00"),
        ("turn", "2026-05-04 21:59", 0.0, NIGHT, "2026-05-04 21:59"),
        ("turn", "2026-05-04 22:00", 0.0, NIGHT, "2026-05-05 08:00"),
        ("turn", "2026-05-04 07:59", 0.0, NIGHT, "2026-05-04 08:00"),
        ("turn", "2026-05-04 08:00", 0.0, NIGHT, "2026-05-04 08:00"),
        ("turn", "2026-03-28 23:00", 0.0, NIGHT, "2026-03-29 08:00"),  # the clocks go forward
        ("turn", "2026-10-24 23:00", 0.0, NIGHT, "2026-10-25 08:00"),  # and back
        ("turn", "2026-05-04 12:00", 600.0, NIGHT, "2026-05-04 12:10"),
        ("turn", "2026-05-04 21:55", 600.0, NIGHT, "2026-05-05 08:00"),
        ("hour", "2026-05-04 23:00", 0.0, NIGHT, "2026-05-05 08:00"),
        ("hour", "2026-05-04 23:00", 0.0, Wishes(urgent=True), "2026-05-04 23:00"),
        ("turn", "2026-05-04 23:00", 0.0, Wishes(urgent=True), "2026-05-05 08:00"),
        ("turn", "2026-05-04 03:00", 0.0, Wishes(quiet_begins=0, quiet_ends=0), "2026-05-04 03:00"),
        ("turn", "2026-05-04 12:00", 0.0, Wishes(often="day"), "2026-05-05 08:00"),
        ("turn", "2026-05-04 12:00", 0.0, Wishes(often="clock"), None),
        ("hour", "2026-05-04 12:00", 0.0, Wishes(often="clock"), "2026-05-04 12:00"),
        (
            "turn",
            "2026-05-04 13:30",
            0.0,
            Wishes(quiet_begins=13, quiet_ends=15),
            "2026-05-04 15:00",
        ),
    ],
)
def test_when_somebody_is_told(
    kind: str, at: str, free: float, wishes: Wishes, due: str | None
) -> None:
    now = paris(at)
    assert quiet.due(wishes, kind, now, now + free) == (due and paris(due))


def test_other_zones_have_other_nights() -> None:
    noon = paris("2026-05-04 12:00")
    assert not quiet.silent(NIGHT, noon)
    assert quiet.silent(Wishes(zone="America/Los_Angeles"), noon)


# Where the house may call --------------------------------------------------------------------

INSIDE = """
127.0.0.1 127.8.9.10 10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1
0.0.0.0 192.0.0.1 192.0.2.1 198.18.0.1 198.51.100.7 203.0.113.9 224.0.0.1 239.255.255.250 240.0.0.1
255.255.255.255 ::1 :: fe80::1 fe80::1%eth0 fc00::1 fd12:3456::1 ff02::1 ::ffff:127.0.0.1
::ffff:8.8.8.8 ::127.0.0.1 64:ff9b::7f00:1 64:ff9b::808:808 64:ff9b:1::1 2002:7f00:1::1 2001::1
2001:db8::1 fec0::1 100::1
"""


@pytest.mark.parametrize("address", INSIDE.split())
def test_no_address_of_a_network_within_is_called(address: str) -> None:
    assert not public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "93.184.216.34"])
def test_the_open_internet_is_open(address: str) -> None:
    assert public(address)


@pytest.mark.parametrize(
    "url",
    [
        *("https://127.0.0.1/", "https://localhost/", "https://[::1]:8443/", "https://0/"),
        *("https://2130706433/", "https://0x7f000001/", "https://127.1/", "https://017700000001/"),
        *("https://[::ffff:127.0.0.1]/", "https://169.254.169.254/latest/meta-data/"),
    ],
)
def test_a_name_that_leads_within_is_not_called(url: str) -> None:
    with pytest.raises(Unreachable):
        asyncio.run(Caller().call(Call(url, b"", {})))


def test_a_calendar_is_written_as_calendars_want_it() -> None:
    event = calendar.Event("u", 0.0, "Très, très; long " * 12, "a\nb\\c", "https://g.example/t/x")
    text = calendar.feed([event], 86400.0)
    assert text.startswith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    unfolded = text.replace("\r\n ", "")
    assert "SUMMARY:" + "Très\\, très\\; long " * 12 in unfolded
    assert "DESCRIPTION:a\\nb\\\\c\r\n" in unfolded
    assert "DTSTART:19700101T000000Z" in unfolded
