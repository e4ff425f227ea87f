"""Typst sets the sheets: the same data always gives the same bytes."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

import typst

from filature.core.game import Game

from .kit import Kit

STAMP = "filature print"  # a keyword of the document, by which an earlier print is known


def printed(game: Game, lang: str) -> bytes:
    """A game as a PDF."""
    return pressed(Kit(game, lang))


def pressed(kit: Kit) -> bytes:
    return compiled("main.typ", kit.data(), kit.drawings)


def compiled(sheet: str, data: dict[str, Any], drawings: dict[str, str]) -> bytes:
    """A PDF of some data, as one of the sheets says."""
    papers = {name: svg.encode() for name, svg in drawings.items()}
    papers["data.json"] = json.dumps({**data, "stamp": STAMP}, ensure_ascii=False).encode()
    papers |= sheets()
    papers["main.typ"] = papers[sheet]
    in_memory: Any = papers  # by file name, which the types of the library do not know
    return typst.compile(in_memory, ignore_system_fonts=True, timestamp=0)


@cache
def sheets() -> dict[str, bytes]:
    folder = files("filature.printing") / "sheets"
    return {paper.name: paper.read_bytes() for paper in folder.iterdir()}
