"""Agence tous risques, La formule secrète: in for the formula, and out with it."""

from .game import Ateam as GAME  # noqa: N814

__all__ = ["GAME"]
