"""Inputs that are nearly right: good files and messages with a few things wrong."""

import json
from typing import Any, Final
from urllib.parse import quote

from hypothesis import strategies as st

from filature import library, registry
from filature.conformance.tables import steps
from filature.core.seat import CHANCE
from filature.record import proof, verify

MANY: Final = "7" * 5000
ODD: Final = (  # what broke something, somewhere, once
    *("", " ", "\0", "²", "٣", "-1", "+1", "1_0", "1e400", "nan", "inf", "0x10", "%00", "%20"),
    *(
        "/",
        "..",
        "http://[",
        "../../etc/passwd",
        ":",
        "=",
        "#",
        "[",
        "]",
        "[0+1/0]",
        "[0+0/0]",
        "[9+9/9]",
    ),
    *("\u2028", "\ufeff", "\x0b", "\x1c", "é" * 300, MANY, "[" * 3000, '{"a":' * 1500, "true"),
    *("null", "chance", "default", "seats", "9999999999999999999999", "\N{BELL}" * 3),
)
EDITS: Final = ("word", "word", "word", "drop", "double", "swap", "line", "cut")
HEAD: Final = 11  # lines
BEGUN: Final = 40  # actions
JUNK: Final = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
WORDS: Final = st.sampled_from(ODD) | JUNK


@st.composite
def edited(draw: st.DrawFn, whole: list[str]) -> str:
    """A text with a few of its lines dropped, doubled, swapped, cut or written over."""
    found = list(whole)
    for _ in range(draw(st.integers(1, 3))):
        here, there = draw(place(found)), draw(place(found))
        match draw(st.sampled_from(EDITS)):
            case "word":
                found[here] = draw(reworded(found[here]))
            case "drop" if len(found) > 1:
                del found[here]
            case "double":
                found.insert(there, found[here])
            case "swap":
                found[here], found[there] = found[there], found[here]
            case "line":
                found[here] = draw(WORDS)
            case "cut":
                found[here] = found[here][: draw(st.integers(0, 12))]
    return "\n".join(found)


def place(found: list[str]) -> st.SearchStrategy[int]:
    """A line: as often of the head as of all the rest."""
    last = len(found) - 1
    return st.integers(0, min(HEAD, last)) | st.integers(0, last)


@st.composite
def reworded(draw: st.DrawFn, line: str) -> str:
    """A line with one of its words, or one of its numbers, written over."""
    words = line.split(" ")
    here = draw(st.integers(0, len(words) - 1))
    words[here] = draw(st.sampled_from(("", words[here], words[here] + ":"))) + draw(WORDS)
    return " ".join(words)


def matches() -> st.SearchStrategy[bytes]:
    """Edited matches of every game, the beginning of each being enough."""
    whole = [begun(name).text().splitlines() for name in registry.OURS]
    return st.sampled_from(whole).flatmap(edited).map(str.encode)


def begun(name: str) -> library.Match:
    game = library.load(name)
    match = next(match for match in steps(game, game.fewest, 1) if len(match.log) == BEGUN)
    match.players = ("me:Ada", *["greedy"] * (match.seats - 1))
    return match


def boxes() -> st.SearchStrategy[bytes]:
    """Edited boxes of every game."""
    whole = [registry.leaflet(name, "default").text.splitlines() for name in registry.OURS]
    return st.sampled_from(whole).flatmap(edited).map(str.encode)


@st.composite
def proofs(draw: st.DrawFn) -> bytes:
    """Edited proofs; most are sealed again, as a cheat that knows the secret would."""
    text = draw(edited(PROVEN))
    if draw(st.integers(0, 3)):
        body = [line for line in text.split("\n") if not line.startswith("seal ")]
        body.insert(min(3, len(body)), f"seal {verify.seal(SECRET, text)}")
        text = "\n".join(body)
    return text.encode()


SECRET: Final = "5a" * 32


def proven() -> list[str]:
    """A short match with the proof of its dice, made as a server makes it."""
    game, dice = library.load("lair", options={"target": 5}), proof.Dice(SECRET, ("", "ab"))
    match = library.Match(game, 2)
    while actors := match.actors():
        seat = actors[0]
        if seat == CHANCE:
            match.do(seat, dice.draw(game, match.state, len(match.log)))
        else:
            match.do(seat, match.offered(seat)[0])
    return proof.write(match, ("me", "me"), dice, game.ending(match.state)).splitlines()


PROVEN: Final = proven()

# Over the wire ------------------------------------------------------------------------------

VALUES: Final[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(JUNK, inner, max_size=3),
    max_leaves=6,
)
KINDS: Final = ("play", "why", "undo", "consent", "hint", "say", "language", "resync", "admin")
FIELDS: Final = ("id", "notation", "moment", "element", "yes", "besides", "text", "lang", "colour")


def frames() -> st.SearchStrategy[bytes]:
    """Commands with anything in their fields, cut short now and then; and plain bytes."""
    fields: dict[str, Any] = dict.fromkeys(FIELDS, VALUES)
    commands = st.fixed_dictionaries({"type": st.sampled_from(KINDS)}, optional=fields)
    whole = commands.map(lambda one: json.dumps(one).encode()).filter(lambda one: len(one) < 4000)
    cut = st.tuples(whole, st.integers(0, 60)).map(lambda both: both[0][: both[1]])
    return whole | whole | cut | st.binary(max_size=60)


TABLE: Final = "TABLE"  # stands for one that there is
PLACES: Final = (
    *("/", "/new", "/new/lair", f"/t/{TABLE}", "/health", "/metrics", "/favicon.ico", "/nowhere"),
    *("/static/index.html", "/schema/openapi.json", "/schema/messages.json", "/api/me"),
    *("/api/games", "/api/games/lair/rules", "/api/games/lair/words", "/api/games/lair/guide"),
    *("/api/tables", "/api/tables/mine", "/api/tables/file", "/api/codes/RENARD-42"),
    *(f"/api/tables/{TABLE}/{what}" for what in ("join", "leave", "ready", "start", "recover")),
    *(f"/api/tables/{TABLE}/{what}" for what in ("branch", "report", "rematch", "close", "story")),
    *(f"/api/tables/{TABLE}/{what}" for what in ("file", "forms", "moments", "at/3", "qr.svg")),
    *(f"/api/tables/{TABLE}", "/api/reports/x", f"/api/tables/{TABLE}/events/x"),
)
METHODS: Final = ("GET", "GET", "GET", "POST", "POST", "POST", "PUT", "HEAD", "OPTIONS", "DELETE")
QUERIES: Final = ("lang", "seat", "eye", "x")
HEADERS: Final = (
    *("Origin", "Accept", "Accept-Language", "Authorization", "Cookie", "Content-Type", "Range"),
    *("Sec-Fetch-Site", "X-Forwarded-For", "X-Forwarded-Proto", "If-None-Match", "Referer"),
    *("If-Modified-Since", "Accept-Encoding", "Upgrade", "Expect", "TE"),
)
BODIES: Final = (
    *("game", "seats", "box", "options", "settings", "name", "seat", "ready", "share", "token"),
    *("moment", "note", "who", "level", "lang", "clock", "pace"),
)


def quoted(word: str) -> str:
    """A word as an address has it; `%` may stand for itself, so that bad bytes come along."""
    return quote(word, safe="/%=&?.-_~:+")


@st.composite
def requests(draw: st.DrawFn) -> bytes:
    """Whole requests, with a few things in them that nobody should send."""
    path = draw(st.sampled_from(PLACES))
    if draw(st.integers(0, 2)) == 0:
        parts = path.split("/")
        parts[draw(st.integers(0, len(parts) - 1))] = quoted(draw(WORDS))
        path = "/".join(parts)
    query = draw(st.dictionaries(st.sampled_from(QUERIES), WORDS, max_size=2))
    asked = "&".join(f"{name}={quoted(value)}" for name, value in query.items())
    head = draw(st.dictionaries(st.sampled_from(HEADERS), WORDS, max_size=2))
    method = draw(st.sampled_from(METHODS))
    body = draw(bodies()) if method in ("POST", "PUT") else b""
    return request(method, f"/{path.lstrip('/')}" + (f"?{asked}" if asked else ""), head, body)


def bodies() -> st.SearchStrategy[bytes]:
    known = st.sampled_from(BODIES)
    inner = st.dictionaries(known, VALUES, max_size=3)
    wishes = st.dictionaries(known, VALUES | inner | st.lists(inner, max_size=2), max_size=4)
    plain = wishes.map(lambda one: json.dumps(one).encode())
    torn = st.tuples(plain, st.binary(min_size=1, max_size=2)).map(
        lambda both: both[1].join(halves(both[0]))
    )
    return plain | plain | torn | WORDS.map(str.encode) | st.binary(max_size=40)


def halves(text: bytes) -> tuple[bytes, bytes]:
    middle = text.find(b'"', len(text) // 2) + 1
    return text[:middle], text[middle:]


def request(method: str, target: str, head: dict[str, str], body: bytes) -> bytes:
    """The bytes of a request; the connection ends with its answer."""
    given = {"Host": "localhost", "Connection": "close", **head}
    if body:
        given = {"Content-Type": "application/json", **given, "Content-Length": str(len(body))}
    lines = [f"{method} {target[:8000]} HTTP/1.1", *[f"{k}: {v}" for k, v in given.items()]]
    plain = [line.translate(BREAKS).encode("utf-8") for line in lines]
    return b"\r\n".join([*plain, b"", body])


BREAKS: Final = {ord("\r"): " ", ord("\n"): " "}
