"""Who may do what, about whom, and when: every role and every deed, over the wire."""

from collections.abc import Iterator
from typing import Any

import pytest

from server.company import Company
from server.hosting import Person, Server, serving

ABOUT: dict[str, dict[str, Any]] = {
    "nudge": {"seat": 2},
    "replace": {"seat": 2},
    "kick": {"seat": 2},
    "swap": {"seat": 0, "other": 3},
    "host": {"seat": 2},
    "chair": {"seat": 3, "who": "open"},
    "watch": {"seat": 2},
    "silence": {"seat": 2},
    "vote": {"yes": True},
}


def every(words: str, how: str) -> dict[str, str]:
    return dict.fromkeys(words.split(), how)


DEEDS = [
    *("leave", "sit-out", "sit-in", "resign", "pause", "resume", "nudge", "absence", "replace"),
    *("kick", "swap", "host", "claim", "close", "chair", "watch", "silence", "remove"),
    *("vote", "stop"),
]
IN_THE_LOBBY = {
    **every("sit-out sit-in resign pause resume nudge replace", "not-begun"),
    "vote": "no-ballot",
    "stop": "no-countdown",
    "leave": "now",
}
IN_A_MATCH = {
    **dict.fromkeys(["swap", "chair", "watch", "stop"], "table-begun"),
    **dict.fromkeys(["leave", "sit-out", "resign", "nudge"], "now"),
    "sit-in": "not-kept",
    "resume": "not-paused",
    "vote": "no-ballot",
}
LOBBY_HOST = {
    **every("absence kick swap host close chair watch silence remove", "now"),
    "claim": "host-here",
}
LOBBY_GUEST = {
    **every("absence kick swap close chair silence remove", "vote"),
    **dict.fromkeys(["host", "watch"], "not-host"),
    "claim": "host-here",
}
MATCH_HOST = {
    **every("pause kick host close silence remove", "now"),
    "absence": "vote",
    "replace": "not-away",
    "claim": "host-here",
}
MATCH_GUEST = {
    **every("pause absence kick close silence remove", "vote"),
    "replace": "not-away",
    "host": "not-host",
    "claim": "host-here",
}
OUTSIDE = {**dict.fromkeys(DEEDS, "no-seat"), "claim": "host-here"}
EXPECTED = {
    ("open", "host"): {**IN_THE_LOBBY, **LOBBY_HOST},
    ("open", "seated"): {**IN_THE_LOBBY, **LOBBY_GUEST},
    ("open", "silenced"): {**IN_THE_LOBBY, **LOBBY_GUEST},
    ("open", "token"): {**IN_THE_LOBBY, **LOBBY_GUEST},
    ("open", "watcher"): OUTSIDE,
    ("open", "stranger"): OUTSIDE,
    ("open", "kicked"): {**dict.fromkeys(DEEDS, "kicked"), "vote": "no-seat"},
    ("playing", "host"): {**IN_A_MATCH, **MATCH_HOST},
    ("playing", "seated"): {**IN_A_MATCH, **MATCH_GUEST},
    ("playing", "silenced"): {**IN_A_MATCH, **MATCH_GUEST},
    ("playing", "token"): {**IN_A_MATCH, **MATCH_GUEST},
    ("playing", "watcher"): OUTSIDE,
    ("playing", "stranger"): OUTSIDE,
    ("playing", "kicked"): {**dict.fromkeys(DEEDS, "kicked"), "vote": "no-seat"},
    ("playing", "resigned"): {
        **dict.fromkeys(DEEDS, "resigned"),
        **{deed: IN_A_MATCH[deed] for deed in ("swap", "chair", "watch", "stop", "vote")},
        **{"leave": "now", "host": "not-host", "claim": "host-here"},
    },
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("rights") / "data", "away=0", "nudge=0") as found:
        yield found
        assert "Traceback" not in found.errors.read_text()


def someone(company: Company, role: str) -> Person:
    """The person of a role at a table."""
    if role == "token":
        return bot_of(company)
    if role == "silenced":
        company.deed(company.host, "silence", seat=1)
    if role == "kicked":
        company.deed(company.host, "kick", seat=1)
    if role == "resigned":
        company.deed(company.seated, "resign")
    known = {"silenced": "seated", "kicked": "seated", "resigned": "seated"}
    return getattr(company, known.get(role, role))  # type: ignore[no-any-return]


def bot_of(company: Company) -> Person:
    """A program that has nothing but the token of seat 1."""
    company.lines.pop(company.seated).close()
    stage = company.card()["status"]
    if stage == "open":
        company.deed(company.seated, "leave")
        held = company.seated.post(f"{company.at}/join")
    else:
        company.deed(company.seated, "leave")
        held = company.seated.post(f"{company.at}/join", {"seat": 1})
    program = Person(company.server)
    program.http.cookies.clear()
    program.http.headers["authorization"] = f"Bearer {held['token']}"
    return program


def asked(company: Company, deed: str) -> dict[str, Any]:
    more = {"watcher": company.watcher_id()} if deed == "remove" else {}
    return {**ABOUT.get(deed, {}), **more}


@pytest.mark.parametrize(("stage", "role"), EXPECTED)
def test_everybody_may_do_what_is_theirs_and_nothing_else(
    house: Server, stage: str, role: str
) -> None:
    company = Company(house, stage)
    person = someone(company, role)
    expected = EXPECTED[stage, role]
    assert set(expected) == set(DEEDS)
    allowed = {deed: how for deed, how in expected.items() if how in ("now", "vote")}
    assert company.may(person) == allowed
    for deed in set(DEEDS) - set(allowed):
        found = company.refused(person, deed, **asked(company, deed))
        assert (deed, found) == (deed, expected[deed])
    assert company.may(person) == allowed


@pytest.mark.parametrize(
    ("stage", "role", "deed"),
    [
        (stage, role, deed)
        for (stage, role), expected in EXPECTED.items()
        for deed, how in expected.items()
        if how in ("now", "vote") and role in ("host", "seated")
    ],
)
def test_what_a_card_allows_is_done_or_asked(
    house: Server, stage: str, role: str, deed: str
) -> None:
    company = Company(house, stage)
    card = company.deed(someone(company, role), deed, **asked(company, deed))
    how = EXPECTED[stage, role][deed]
    assert (card["ballot"] is not None) == (how == "vote")
    if how == "vote":
        assert card["ballot"]["deed"] == deed
        assert company.refused(company.seated, "kick", seat=2) == "ballot-open"
    else:
        assert card["minutes"][-1]["deed"] == deed


def test_a_deed_is_about_somebody_it_can_be_about(house: Server) -> None:
    company = Company(house)
    host = company.host
    for deed, seat in (("kick", 0), ("kick", 3), ("host", 0), ("host", 3), ("silence", 3)):
        assert company.refused(host, deed, seat=seat) == "wrong-seat"
    assert company.refused(host, "nudge", seat=3) == "nudged"
    assert company.refused(host, "remove", watcher="nobody") == "no-watcher"
    assert company.refused(host, "silence") == "no-watcher"
    assert company.refused(host, "sit-out", level="genius") == "unknown-level"
    assert company.refused(host, "kick", seat=7) == "wrong-seat"
    assert company.refused(host, "kick", seat=1, by=2) == "not-your-seat"
    lobby = Company(house, "open")
    assert lobby.refused(lobby.host, "chair", seat=1) == "wrong-seat"
    assert lobby.refused(lobby.host, "swap", seat=2, other=2) == "wrong-seat"


@pytest.mark.parametrize(
    "body", [{}, {"deed": "fly"}, {"deed": "kick", "seat": -2}, {"deed": "vote", "yes": 3}, []]
)
def test_what_cannot_be_read_is_told_so(house: Server, body: Any) -> None:
    company = Company(house)
    assert company.host.refused(f"{company.at}/deeds", body) == "bad-request"


def test_an_ended_table_knows_no_powers(house: Server) -> None:
    company = Company(house)
    company.deed(company.host, "close")
    assert company.may(company.host) == {}
    assert company.refused(company.host, "pause") == "table-ended"
    assert company.refused(company.seated, "leave") == "table-ended"


def test_deeds_are_limited_by_address(tmp_path: Any) -> None:
    with serving(tmp_path / "data", "strict") as server:
        host = Person(server)
        table = host.table("lair", "me bot")
        words = {host.refused(f"/api/tables/{table}/deeds", {"deed": "vote"}) for _ in range(8)}
        assert words == {"no-ballot", "too-fast"}


def test_every_word_of_a_refusal_is_a_sentence_in_both_languages() -> None:
    from filature.text.catalogue import LANGUAGES, has

    words = {word for one in EXPECTED.values() for word in one.values()} - {"now", "vote"}
    assert all(has(lang, f"mistake-{word}") for lang in LANGUAGES for word in words)
