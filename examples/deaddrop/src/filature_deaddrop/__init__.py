"""Dead Drop: a card face down before you.  A document, or a microphone?"""

from .game import DeadDrop

GAME = DeadDrop

__all__ = ["GAME"]
