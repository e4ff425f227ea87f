"""The drawings of a game, in colours that spare ink: its own, or the pictograms of the house."""

import json
import re
from functools import cache
from importlib.resources import files
from math import ceil, sqrt
from typing import Any, Final

from filature import registry

from .imposing import Size
from .ink import INK, drawing, element
from .tiling import BLEED

FILLS: Final = {
    "n": "#13202e", "s": "#8ba0ae", "d": "#b9c7cf", "m": "#efe2c4", "c": "#ffffff",
    "r": "#b3261e", "a": "#e0a526", "w": "#cbb68a", "f-spy-2": "#efbf2f",
}  # fmt: skip
STROKES: Final = {
    "ln": "#13202e", "lc": "#4f6675", "lr": "#b3261e", "lm": "#9a8558", "l-back-2": "#8ea3af",
}  # fmt: skip
LAYERS: Final[dict[str, dict[str, Any]]] = {
    "f": {"fill": "#f1e9d8", "stroke": "#1d2329", "stroke_width": 1.3},
    "k": {"fill": "#1d2329"},
    "a": {"fill": "#f0c14b", "stroke": "#1d2329", "stroke_width": 1.1},
    "t": {"fill": "none", "stroke": "#1d2329", "stroke_width": 1.0},
    "s": {"fill": "none", "stroke": "#1d2329", "stroke_width": 1.7},
}
DAWN: Final = "#e6ebee"
GROUND: Final = re.compile(r"(?<=\n)<(rect|path|circle)[^>]*>")  # the first thing drawn
VIEW: Final = re.compile(r'viewBox="([^"]*)"')
SEVERAL: Final = 0.7  # of the size of a sign that is made of several
STYLE: Final = "".join(
    [
        *[f".{name}{{fill:{colour}}}" for name, colour in FILLS.items()],
        *[
            f".{name}{{fill:none;stroke:{colour};stroke-linecap:round;stroke-linejoin:round}}"
            for name, colour in STROKES.items()
        ],
    ]
)


def art(game: str, names: str) -> str:
    """Drawings by name, as one SVG: the game's own, or pictograms; nothing when there are none."""
    own = registry.folder(game) / "art" / f"{names}.svg"
    if own.is_file():
        return inked(own.read_text("utf-8"))
    found = [sign for name in names.split(" ") if (sign := pictogram(game, name))]
    wide = ceil(sqrt(len(found)))
    placed = [
        element("g", sign, transform=f"translate({40 * (n % wide)} {40 * (n // wide)})")
        for n, sign in enumerate(found)
    ]
    size = 40 * wide - 8
    return drawing("".join(placed), 0, 0, size, size) if found else ""


def inked(svg: str) -> str:
    """A drawing in the colours of paper; a night that fills its ground is left out."""
    head, close, rest = svg.partition(">")
    ground = GROUND.search(rest)
    if ground and 'class="n"' in ground[0]:
        rest = rest.replace(ground[0], ground[0].replace('class="n"', f'fill="{DAWN}"'), 1)
    return f"{head}{close}<style>{STYLE}</style>{rest}"


def bled(svg: str, size: Size) -> str:
    """A drawing that fills a card, shown as far as its bleed."""
    found = VIEW.search(svg)
    if not found:
        return svg
    x, y, wide, high = (float(number) for number in found[1].split(" "))
    aside, above = BLEED * wide / size.wide, BLEED * high / size.high
    around = (x - aside, y - above, wide + 2 * aside, high + 2 * above)
    shown = " ".join(f"{number:.3f}" for number in around)
    return svg.replace(found[0], f'viewBox="{shown}"', 1)


def pictogram(game: str, name: str) -> str:
    """A sign of the game or a pictogram of the house, on a field of 32 by 32; or nothing."""
    if sign := layout(game, "signs").get(name):
        size = SEVERAL if len(sign[0]) > 2 else 1
        at = f"translate(16 16) scale({size})"
        return element("g", *[stroke(*line) for line in sign], transform=at)
    given = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    return "".join(
        element("path", d=line, **given, **LAYERS[layer]) for layer, line in glyphs().get(name, [])
    )


def stroke(layer: str, line: str, moved: str = "") -> str:
    """A line of a sign, or a filled part of it."""
    given: dict[str, Any] = {"fill": INK} if layer == "f" else LAYERS["s"]
    round_ends = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    return element("path", d=line, transform=moved or "scale(1)", **given, **round_ends)


@cache
def glyphs() -> dict[str, list[list[str]]]:
    found: dict[str, list[list[str]]] = json.loads(
        (files("filature.core") / "glyphs.json").read_text("utf-8")
    )
    return found


@cache
def layout(game: str, name: str) -> dict[str, Any]:
    """How a board of a game is laid out, where it says more than its scene; else nothing."""
    own = registry.folder(game) / "art" / f"{name}.json"
    found: dict[str, Any] = json.loads(own.read_text("utf-8")) if own.is_file() else {}
    return found
