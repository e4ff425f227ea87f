"""Mission Impossible: find out who the others are before they find you."""

from .game import Impossible

GAME = Impossible

__all__ = ["GAME"]
