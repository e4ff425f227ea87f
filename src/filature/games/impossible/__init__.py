"""Mission Impossible: find out who the others are before they find you."""

from .game import Impossible as GAME

__all__ = ["GAME"]
