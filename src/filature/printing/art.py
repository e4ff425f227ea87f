"""The drawings of a game, in colours that spare ink: its own, or the pictograms of the house."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from filature import registry

from .ink import drawing, element

FILLS: Final = {
    "n": "#e2e8ec", "s": "#b4c3cd", "d": "#8ea3af", "m": "#efe2c4", "c": "#ffffff",
    "r": "#b3261e", "a": "#e0a526", "w": "#cbb68a", "f-spy-2": "#efbf2f",
}  # fmt: skip
STROKES: Final = {
    "ln": "#13202e", "lc": "#4f6675", "lr": "#b3261e", "lm": "#9a8558", "l-back-2": "#8ea3af",
}  # fmt: skip
LAYERS: Final = {
    "f": {"fill": "#f1e9d8", "stroke": "#1d2329", "stroke_width": 1.3},
    "k": {"fill": "#1d2329"},
    "a": {"fill": "#f0c14b", "stroke": "#1d2329", "stroke_width": 1.1},
    "t": {"fill": "none", "stroke": "#1d2329", "stroke_width": 1.0},
    "s": {"fill": "none", "stroke": "#1d2329", "stroke_width": 1.7},
}
STYLE: Final = "".join(
    [
        *[f".{name}{{fill:{colour}}}" for name, colour in FILLS.items()],
        *[
            f".{name}{{fill:none;stroke:{colour};stroke-linecap:round;stroke-linejoin:round}}"
            for name, colour in STROKES.items()
        ],
    ]
)


def art(game: str, name: str) -> str:
    """A drawing by name, as SVG; nothing when there is none."""
    own = registry.folder(game) / "art" / f"{name}.svg"
    if own.is_file():
        head, close, rest = own.read_text("utf-8").partition(">")
        return f"{head}{close}<style>{STYLE}</style>{rest}"
    return drawing(glyph(name), 0, 0, 32, 32) if name in glyphs() else ""


def glyph(name: str) -> str:
    """A pictogram on a field of 32 by 32."""
    return "".join(
        element("path", d=line, stroke_linejoin="round", stroke_linecap="round", **LAYERS[layer])
        for layer, line in glyphs()[name]
    )


@cache
def glyphs() -> dict[str, list[list[str]]]:
    found: dict[str, list[list[str]]] = json.loads(
        (files("filature.scene") / "glyphs.json").read_text("utf-8")
    )
    return found


def layout(game: str, name: str) -> dict[str, Any]:
    """How a board of a game is laid out, where it says more than its scene; else nothing."""
    own = registry.folder(game) / "art" / f"{name}.json"
    found: dict[str, Any] = json.loads(own.read_text("utf-8")) if own.is_file() else {}
    return found
