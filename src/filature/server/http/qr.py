"""Addresses of this house as pictures for a camera."""

import io
from typing import Any

import segno
from litestar import Request


def pictured(request: Request[Any, Any, Any], path: str) -> bytes:
    """A path of this house as a QR code, in SVG."""
    picture = io.BytesIO()
    link = f"{request.url.scheme}://{request.url.netloc}{path}"
    segno.make(link, micro=False).save(picture, kind="svg", scale=6, border=2, light="white")
    return picture.getvalue()
