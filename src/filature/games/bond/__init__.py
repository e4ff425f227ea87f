"""James Bond 007 - Missions Spéciales: ten missions, one race, and the right to a number."""

from .game import Bond as GAME

__all__ = ["GAME"]
