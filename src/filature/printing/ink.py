"""Shapes and colours on paper: light grounds, and never a colour without a shape or a letter."""

from math import cos, pi, sin
from typing import Any, Final
from xml.sax.saxutils import escape, quoteattr

INK: Final = "#1d2329"
GREY: Final = "#6b6f73"
PALE: Final = "#eef0ef"
SEATS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")  # Okabe-Ito
CORNERS: Final = (0, 3, 4, 2, 6, 5)  # of a seat's shape: circle, triangle, square, diamond …
TINTS: Final = {
    "red": "#d55e00",
    "yellow": "#f2cc0c",
    "green": "#009e73",
    "blue": "#0072b2",
    "black": "#262b33",
    "white": "#ffffff",
    "orange": "#e69f00",
    "violet": "#7b5bb0",
    "brown": "#7a4a1e",
    "pink": "#cc79a7",
    "grey": "#8b949c",
}
DARK: Final = ("black", "blue", "violet", "brown")  # what white letters are read on
WASHES: Final = (
    *("#fdeed8", "#e3eef6", "#e6f2ea", "#f7e6ee", "#f3efe2"),
    *("#fff6c9", "#e9e6f4", "#e2f1f3", "#f8e3dc", "#ececec"),
)


def element(name: str, *inside: str, **attributes: Any) -> str:
    """A piece of SVG; `stroke_width` becomes `stroke-width`."""
    given = "".join(
        f" {key.replace('_', '-')}={quoteattr(number(value))}" for key, value in attributes.items()
    )
    return f"<{name}{given}>{''.join(inside)}</{name}>" if inside else f"<{name}{given}/>"


def number(value: Any) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def text(said: str, x: float, y: float, size: float, **more: Any) -> str:
    """Words whose baseline is at y, in the middle unless told otherwise; size in millimetres."""
    given = {"text_anchor": "middle", "fill": INK, "font_family": "Libertinus Serif", **more}
    return element("text", escape(said), x=x, y=y, font_size=size, **given)


def haloed(said: str, x: float, y: float, size: float, **more: Any) -> str:
    """Words that can be read across lines."""
    halo = {"stroke": "#ffffff", "stroke_width": size * 0.3, "stroke_linejoin": "round"}
    return text(said, x, y, size, **more, **halo, opacity=0.85) + text(said, x, y, size, **more)


def path(points: list[tuple[float, float]], closed: bool = True) -> str:
    ends = "L".join(f"{x:.2f} {y:.2f}" for x, y in points)
    return f"M{ends}{'Z' if closed else ''}"


def shape(seat: int, x: float, y: float, r: float, **more: Any) -> str:
    """The shape of a seat or a colour, around a point."""
    corners = CORNERS[seat % len(CORNERS)]
    if not corners:
        return element("circle", cx=x, cy=y, r=r, **more)
    turn, count, size = (0.0, 4, 1.12) if corners == 2 else (0.0, corners, 1.12)
    if corners == 4:
        turn, size = pi / 4, 1.25
    around = [turn - pi / 2 + 2 * pi * n / count for n in range(count)]
    points = [(x + size * r * cos(angle), y + size * r * sin(angle)) for angle in around]
    return element("path", d=path(points), stroke_linejoin="round", **more)


def drawing(inside: str, x: float, y: float, width: float, height: float) -> str:
    """A whole SVG document."""
    return element(
        "svg",
        inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{number(x)} {number(y)} {number(width)} {number(height)}",
    )
