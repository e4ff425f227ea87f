"""A table with all kinds of people at it, over real sockets."""

import time
from collections.abc import Callable
from typing import Any

from server.hosting import PATIENCE, Json, Line, Person, Server


class Company:
    """A host, two guests and a bot at a table of lair; a watcher; a stranger."""

    def __init__(self, server: Server, stage: str = "playing", **settings: Any) -> None:
        self.server = server
        self.host, self.seated, self.other, self.watcher, self.stranger = (
            Person(server, lang) for lang in ("en", "fr", "en", "en", "en")
        )
        self.table = self.host.table("lair", "me open open bot", settings=settings)
        self.at = f"/api/tables/{self.table}"
        for one, name in ((self.seated, "Bo"), (self.other, "Cy")):
            one.post(f"{self.at}/join", {"name": name})
        if stage == "playing":
            for one in (self.host, self.seated, self.other):
                one.post(f"{self.at}/ready")
        watching = [] if settings.get("watchers") is False else [self.watcher]
        come = (self.host, self.seated, self.other, *watching)
        self.lines = {one: one.sit(self.table) for one in come}
        for line in self.lines.values():
            line.until("welcome")

    def deed(self, person: Person, deed: str, **fields: Any) -> Json:
        return person.post(f"{self.at}/deeds", {"deed": deed, **fields})

    def refused(self, person: Person, deed: str, **fields: Any) -> str:
        return person.refused(f"{self.at}/deeds", {"deed": deed, **fields})

    def card(self, person: Person | None = None) -> Json:
        found: Json = (person or self.host).get(self.at)
        return found

    def may(self, person: Person) -> dict[str, str]:
        """The deeds that somebody may do; to sit down is none."""
        found = {right["deed"]: right["how"] for right in self.card(person)["may"]}
        found.pop("join", "")
        return found

    def chairs(self, person: Person) -> list[int]:
        """The chairs that somebody may take."""
        rights = [right for right in self.card(person)["may"] if right["deed"] == "join"]
        return [seat for right in rights for seat in right["seats"]]

    def go(self, person: Person) -> None:
        """Somebody leaves the room; it is noticed."""
        seats = [seat["seat"] for seat in self.card(person)["seats"] if seat.get("mine")]
        self.lines.pop(person).close()
        until(lambda: not any(self.card()["seats"][seat].get("here") for seat in seats))

    def come(self, person: Person) -> Line:
        self.lines[person] = line = person.sit(self.table)
        line.until("welcome")
        return line

    def watcher_id(self) -> str:
        return str(next(iter(self.card()["watchers"]))["id"])

    def texts(self, person: Person | None = None) -> list[str]:
        return [minute["text"] for minute in self.card(person)["minutes"]]


def until(true: Callable[[], Any]) -> Any:
    """Waits for something that will surely come; what it was."""
    deadline = time.monotonic() + PATIENCE
    while not (found := true()):
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.01)
    return found
