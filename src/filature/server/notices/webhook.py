"""Chat rooms: the shapes in which they want a message."""

import json
import re
from typing import Final
from urllib.parse import parse_qs, quote, urlsplit, urlunsplit

from .letters import Letter
from .outgoing import Call

JSON: Final = {"Content-Type": "application/json"}
LONGEST: Final = 800  # bytes of a message
MARKED: Final = re.compile(r"([\\*_~`|\[\]#])")


def shape(url: str) -> str:
    """What kind of room an address belongs to."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    if parts.path.startswith("/api/webhooks/") and host.endswith(("discord.com", "discordapp.com")):
        return "discord"
    if parts.path.startswith("/_matrix/client/"):
        return "matrix"
    return "ntfy" if host.startswith("ntfy.") else "plain"


def call(url: str, letter: Letter, base: str, number: str) -> Call:
    """A letter as a room wants it; `number` is another one for each letter."""
    link = base.rstrip("/") + letter.path
    return {"discord": discord, "matrix": matrix, "ntfy": ntfy, "plain": plain}[shape(url)](
        url, letter, link, number
    )


def written(body: dict[str, object]) -> bytes:
    return json.dumps(body, ensure_ascii=False).encode()


def cut(text: str) -> str:
    return text.encode()[:LONGEST].decode(errors="ignore")


def discord(url: str, letter: Letter, link: str, number: str) -> Call:
    """Names may look like markup or like somebody to ring: neither is meant."""
    said = MARKED.sub(r"\\\1", cut(f"{letter.title}\n{letter.text}"))
    body: dict[str, object] = {"content": f"{said}\n<{link}>", "allowed_mentions": {"parse": []}}
    return Call(url, written(body), JSON)


def matrix(url: str, letter: Letter, link: str, number: str) -> Call:
    """The address of sending to a room, with the access token that belongs to it."""
    parts = urlsplit(url)
    token = parse_qs(parts.query).get("access_token", [""])[0]
    path = parts.path.rstrip("/")
    if not path.endswith("/send/m.room.message"):
        path += "/send/m.room.message"
    place = urlunsplit((parts.scheme, parts.netloc, f"{path}/{quote(number)}", "", ""))
    said = cut(f"{letter.title}\n{letter.text}")
    body: dict[str, object] = {"msgtype": "m.text", "body": f"{said}\n{link}", "m.mentions": {}}
    headers = {**JSON, "Authorization": f"Bearer {token}"}
    return Call(place, written(body), headers, "PUT")


def ntfy(url: str, letter: Letter, link: str, number: str) -> Call:
    """A topic takes plain text."""
    said = cut(f"{letter.title}\n{letter.text}")
    return Call(url, f"{said}\n{link}".encode(), {"Content-Type": "text/plain; charset=utf-8"})


def plain(url: str, letter: Letter, link: str, number: str) -> Call:
    """JSON; `text` is what Slack and Mattermost show."""
    said = cut(f"{letter.title}\n{letter.text}")
    body: dict[str, object] = {"text": f"{said}\n{link}", "title": letter.title, "link": link}
    return Call(url, written(body), JSON)


def shown(url: str) -> str:
    """As much of an address as may be shown again: it is the key of the room."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}/…{parts.path[-4:]}"
