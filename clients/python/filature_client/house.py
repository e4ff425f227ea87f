"""A house: whatever can be asked over HTTP."""

from __future__ import annotations

import json
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener

from .messages import Trouble
from .routes import Routes
from .table import Table


class Refused(Exception):
    """What the house answered when it did not do what was asked: a stable word and a sentence."""

    def __init__(self, status: int, trouble: Trouble) -> None:
        super().__init__(trouble["text"])
        self.status = status
        self.error = trouble["error"]


class House(Routes):
    """One visitor of one house.  `token` is the seat of whoever has no cookies; `lang` the language
    of all words."""

    def __init__(
        self, url: str = "http://localhost:8123", lang: str = "en", token: str = ""
    ) -> None:
        self.url = url.rstrip("/")
        self.lang = lang
        self.token = token
        self.door = build_opener(HTTPCookieProcessor(CookieJar()))

    def seated(self, token: str) -> House:
        """The same house, for the holder of a seat's token."""
        return House(self.url, self.lang, token)

    def sit(self, table: str, seat: int | None = None) -> Table:
        """The table itself: what it says, and commands to it."""
        query = urlencode({"lang": self.lang, **({} if seat is None else {"seat": seat})})
        return Table(self, self.opened("GET", f"/api/tables/{table}/events?{query}", None))

    def opened(self, method: str, path: str, body: object) -> Any:
        """The answer, to be read; a refusal is raised."""
        plain = isinstance(body, str)
        head = {
            "Accept-Language": self.lang,
            "Content-Type": f"{'text/plain' if plain else 'application/json'}",
        }
        if self.token:
            head["Authorization"] = f"Bearer {self.token}"
        sent = (
            None
            if method == "GET"
            else str(body)
            if plain
            else json.dumps({} if body is None else body)
        )
        asked = Request(
            self.url + path, sent.encode() if sent is not None else None, head, method=method
        )
        try:
            return self.door.open(asked)
        except HTTPError as error:
            raise Refused(error.code, json.load(error)) from None

    def ask_text(
        self, method: str, path: str, body: object = None, query: dict[str, Any] | None = None
    ) -> str:
        given = {name: value for name, value in (query or {}).items() if value is not None}
        with self.opened(method, f"{path}?{urlencode(given)}" if given else path, body) as answer:
            return str(answer.read().decode())

    def ask(
        self, method: str, path: str, body: object = None, query: dict[str, Any] | None = None
    ) -> Any:
        text = self.ask_text(method, path, body, query)
        return json.loads(text) if text else None
