"""Typst sets the sheets: the same data always gives the same bytes."""

import json
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
    data = {**kit.data(), "stamp": STAMP}
    papers: dict[str, bytes] = {name: svg.encode() for name, svg in kit.drawings.items()}
    papers["data.json"] = json.dumps(data, ensure_ascii=False).encode()
    for paper in (files("filature.printing") / "sheets").iterdir():
        papers[paper.name] = paper.read_bytes()
    in_memory: Any = papers  # by file name, which the types of the library do not know
    return typst.compile(in_memory, ignore_system_fonts=True, timestamp=0)
