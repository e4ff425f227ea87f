"""[redacted]: a night at the embassy, two teams, nobody knows who is who."""

from .game import Redacted as GAME  # noqa: N814

__all__ = ["GAME"]
