"""No page changes the look of another: a stylesheet holds under the roots of its pages alone.

Stylesheets that come later stay for as long as the window is open: a rule for `.side` would move
whatever is called so on a board that is visited next.
"""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

SOURCE: Final = Path(__file__).parents[2] / "web" / "src"
SHARED: Final = re.compile(  # everywhere from the start, and alike on every page
    "main|tokens|fonts|base|cards|scene|frame|stage|screens|papers|words|forced|powers|ticket"
)
ROOTS: Final = {
    "pages": "front",
    "away": "front",
    "tables": "tables myself front",
    "alerts": "alerts",
    "lobby": "lobby",
    "end": "curtain replay",
    "gatherings": "gathering",
    "spies": "with-spies",
}
BESIDE: Final = "&.po ~ :is(.toast-place, .link-state)"  # a poster is printed without them
ABOUT: Final = re.compile(r"&[^\s>~+]*\s*[~+]")  # what stands beside a root
REACHING: Final = re.compile(r":\w+\([^)]*&|(?:^|[\s>~+(])(?:html|body|:root)\b")


class Rule(NamedTuple):
    """What stands before a brace, and what stands in it."""

    head: str
    body: str


def rules(text: str) -> Iterator[Rule]:
    """The rules of a text, without those that stand in them."""
    start = depth = opened = 0
    for at, letter in enumerate(text):
        if letter == "{":
            opened, depth = (opened, depth + 1) if depth else (at, 1)
        elif letter == "}" and (depth := depth - 1) == 0:
            yield Rule(text[start:opened].strip(), text[opened + 1 : at])
            start = at + 1
        elif letter == ";" and not depth:
            start = at + 1


def within(text: str, deep: bool = True) -> Iterator[str]:
    """The heads of all rules in a text, however deep; or of those that stand in no other."""
    for rule in rules(text):
        head = rule.head.rpartition(";")[2].strip()
        yield head
        if deep or head.startswith("@"):
            yield from within(rule.body, deep)


def told(path: Path) -> str:
    return re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.S)


def roots(path: Path) -> list[str]:
    """The classes under which a sheet holds: those of its pages, or of the table of its game."""
    game = path.parent.name if path.parent.parent.name == "games" else ""
    return [f"game-{game}"] if game else ROOTS[path.stem].split()


SHEETS: Final = sorted(SOURCE.rglob("*.css"))
OF_PAGES: Final = [path for path in SHEETS if not SHARED.fullmatch(path.stem)]


def leaks(text: str, under: list[str]) -> list[str]:
    """The rules of a sheet that could hold outside its roots."""
    named = ", ".join(f".{one}" for one in under)
    free = [one for one in rules(text) if not one.head.startswith(("@keyframes ", "@page "))]
    out = [one.head for one in free if one.head not in (named, f":where({named})")]
    bodies = [one.body for one in free if one.head not in out]
    beside = [head for body in bodies for head in within(body, deep=False) if ABOUT.search(head)]
    above = [head for body in bodies for head in within(body) if REACHING.search(head)]
    return out + [head for head in beside if BESIDE not in head] + above


@pytest.mark.parametrize("path", OF_PAGES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_sheet_holds_under_its_roots_alone(path: Path) -> None:
    assert leaks(told(path), roots(path)) == []


@pytest.mark.parametrize(
    "leak",
    [
        ".side { gap: 0 }",
        "@media (max-width: 9px) { .lobby .side { gap: 0 } }",
        ".lobby, .side { gap: 0 }",
        ":where(.lobby) { & ~ .side { gap: 0 } }",
        ":where(.lobby) { .a { :root & { gap: 0 } } }",
        ":where(.lobby) { :not(&) .side { gap: 0 } }",
    ],
)
def test_a_leak_is_seen(leak: str) -> None:
    assert leaks(leak, ["lobby"]) != []


def test_what_stays_inside_is_none() -> None:
    sheet = ":where(.lobby) { .side { gap: 0; & + .b { gap: 0 } } &.lobby .b { gap: 0 } }"
    assert leaks(sheet, ["lobby"]) == []


def test_a_movement_and_a_kind_of_paper_are_named_once() -> None:
    heads = (head for path in SHEETS for head in within(told(path)))
    named = Counter(head for head in heads if head.startswith(("@keyframes ", "@page")))
    assert [head for head, times in named.items() if times > 1 or head == "@page"] == []


def test_what_all_pages_share_is_defined_once() -> None:
    where: dict[str, set[str]] = {}
    for path in SHEETS:
        if SHARED.fullmatch(path.stem):
            for head in [rule.head for rule in rules(told(path))]:
                if re.fullmatch(r"\.[\w-]+", head):
                    where.setdefault(head, set()).add(path.stem)
    assert {head: sorted(found) for head, found in where.items() if len(found) > 1} == {}
