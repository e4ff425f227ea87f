"""James Bond 007 - Missions Spéciales: ten missions, one race, and the right to a number."""

from .game import Bond

GAME = Bond

__all__ = ["GAME"]
