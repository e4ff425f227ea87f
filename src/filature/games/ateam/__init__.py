"""Agence tous risques, La formule secrète: in for the formula, and out with it."""

from .game import Ateam

GAME = Ateam

__all__ = ["GAME"]
