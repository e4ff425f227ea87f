"""Somebody who sees nothing: they know what the accessibility tree says, and have a keyboard."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from web.browsing import Visitor

PATIENCE = 1200  # looks, a twentieth of a second apart
FOCUS = "document.activeElement"


class Node(NamedTuple):
    """What is said of one thing: what it is, its name, its states, and what it is part of."""

    role: str
    name: str
    states: dict[str, Any]
    within: tuple[tuple[str, str], ...] = ()

    def inside(self, role: str, name: str = "") -> bool:
        return any(one[0] == role and name in one[1] for one in self.within)


def read(raw: dict[str, Any], within: tuple[tuple[str, str], ...] = ()) -> Node:
    states = {one["name"]: one["value"].get("value") for one in raw.get("properties", [])}
    name = raw.get("name", {}).get("value", "")
    return Node(raw["role"]["value"], name, states, within)


class Reader:
    """Reads a page aloud, and types."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.session = visitor.context.new_cdp_session(visitor.page)
        self.session.send("Accessibility.enable")

    def nodes(self) -> list[Node]:
        """All that is there, in the order in which it is read."""
        raw = self.session.send("Accessibility.getFullAXTree")["nodes"]
        known = {one["nodeId"]: one for one in raw}
        return list(told(known, raw[0], ()))

    def focus(self) -> Node:
        """What has the focus, and what it is part of."""
        found = self.session.send("Runtime.evaluate", {"expression": FOCUS})["result"]
        asked = {"objectId": found["objectId"], "fetchRelatives": True}
        nodes = self.session.send("Accessibility.getPartialAXTree", asked)["nodes"]
        own, known = nodes[0], {one["nodeId"]: one for one in nodes}
        around, at = [], own
        while at := known.get(at.get("parentId", "")):
            around.append(read(at)[:2] if not at["ignored"] else ("", ""))
        return read(own, tuple(around))

    def press(self, *keys: str) -> None:
        for key in keys:
            self.visitor.page.keyboard.press(key)

    def wait(self, what: Callable[[], Any], why: str) -> Any:
        """Until something is so; what it was."""
        for _ in range(PATIENCE):
            if found := what():
                return found
            self.visitor.page.wait_for_timeout(50)
        raise AssertionError(f"{why}; the focus is on {self.focus()}")


def told(known: dict[str, Any], raw: dict[str, Any], within: Any) -> Iterator[Node]:
    inner = within
    if not raw["ignored"]:
        node = read(raw, within)
        inner = ((node.role, node.name), *within)
        yield node
    for child in raw.get("childIds", []):
        if child in known:
            yield from told(known, known[child], inner)
