"""The rules files of a game: clauses and worked examples, in our own words."""

import re
from functools import cache
from typing import NamedTuple

from filature import registry

CLAUSE = re.compile(r"^- \*\*([A-Z0-9]+-[A-Z0-9-]+)\*\* (.+)$")
HEADING = re.compile(r"^#+ (.+)$")
PLAY = re.compile(r"^```play *([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Example(NamedTuple):
    """A worked example: `seats=2 target=33` and the lines to play."""

    setting: str
    lines: tuple[str, ...]


@cache
def source(game: str, lang: str) -> str:
    """The rules file of a game in one language."""
    return (registry.folder(game) / f"rules.{lang}.md").read_text("utf-8")


@cache
def clauses(game: str, lang: str) -> dict[str, str]:
    """Clause id -> sentence, in the order of the sheet."""
    found = (CLAUSE.match(line) for line in source(game, lang).splitlines())
    return {clause[1]: clause[2] for clause in found if clause}


def headings(game: str, lang: str) -> list[tuple[str, list[str]]]:
    """The chapters of a rules file, each with its clause ids."""
    chapters: list[tuple[str, list[str]]] = []
    for line in source(game, lang).splitlines():
        if heading := HEADING.match(line):
            chapters.append((heading[1], []))
        elif clause := CLAUSE.match(line):
            chapters[-1][1].append(clause[1])
    return [chapter for chapter in chapters if chapter[1]]


def examples(game: str, lang: str) -> list[Example]:
    """The worked examples of a rules file."""
    return [
        Example(block[1].strip(), tuple(line.strip() for line in block[2].splitlines()))
        for block in PLAY.finditer(source(game, lang))
    ]
