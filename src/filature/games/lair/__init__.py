"""Before I Kill You, Mr. Bond…: catch spies in your lair, and do not talk too long."""

from .game import Lair

GAME = Lair

__all__ = ["GAME"]
