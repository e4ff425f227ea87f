"""A private calendar to follow: whose turn it is, and when clocks run out (RFC 5545).

It is written anew whenever it is asked for, from the tables as they are: a turn that is over is no
longer in it, and calendars take it away.
"""

from datetime import UTC, datetime
from typing import Final, NamedTuple

HALF_AN_HOUR: Final = 1800.0
WIDTH: Final = 74  # bytes of a line
HEAD: Final = (
    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//filature//turns//EN", "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH", "X-WR-CALNAME:filature", "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
    "X-PUBLISHED-TTL:PT15M",
)  # fmt: skip


class Event(NamedTuple):
    """Something that a calendar shows for half an hour."""

    uid: str
    at: float  # seconds since 1970
    title: str
    text: str
    link: str


def feed(events: list[Event], now: float) -> str:
    """A calendar."""
    lines = [line for event in events for line in written(event, now)]
    return "".join(f"{folded(line)}\r\n" for line in (*HEAD, *lines, "END:VCALENDAR"))


def written(event: Event, now: float) -> list[str]:
    return [
        "BEGIN:VEVENT",
        f"UID:{event.uid}@filature",
        f"DTSTAMP:{stamp(now)}",
        f"DTSTART:{stamp(event.at)}",
        f"DTEND:{stamp(event.at + HALF_AN_HOUR)}",
        f"SUMMARY:{escaped(event.title)}",
        f"DESCRIPTION:{escaped(event.text)}",
        f"URL:{event.link}",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
    ]


def shown(asked: float, deadline: float | None) -> float:
    """When a turn is shown: where it began, or half an hour before its clock runs out."""
    return asked if deadline is None else max(asked, deadline - HALF_AN_HOUR)


def stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def escaped(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def folded(line: str) -> str:
    """A line cut where it is too long, never within a letter."""
    parts, rest = [], line.encode()
    while len(rest) > WIDTH:
        cut = WIDTH
        while rest[cut] & 0xC0 == 0x80:
            cut -= 1
        parts.append(rest[:cut])
        rest = b" " + rest[cut:]
    return b"\r\n".join([*parts, rest]).decode()
