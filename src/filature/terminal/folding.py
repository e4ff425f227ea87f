"""Words as they are compared."""

import unicodedata


def folded(text: str) -> str:
    """Without capitals, accents and idle spaces."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())
