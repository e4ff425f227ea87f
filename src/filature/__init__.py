"""Filature: five out-of-print spy board games, from sheet to screen.

import filature
game = filature.load("lair")
match = filature.Match(game, seats=3)
match.deal(filature.Rng(1))
match.options(0)
"""

from filature.interpreted import STALE  # before all others: it decides which files run

# isort: split

from filature.core import rng as _rng
from filature.core.box import BoxError
from filature.core.game import Game
from filature.core.option import OptionError
from filature.core.rng import Rng
from filature.core.seat import CHANCE, SPECTATOR
from filature.library import Match, load, replay
from filature.record.matchfile import MatchFileError
from filature.registry import UnknownGame, available
from filature.table.refused import Refused

__version__ = "0.2.0"
COMPILED = not (_rng.__file__ or "").endswith(".py")

__all__ = [
    "CHANCE",
    "COMPILED",
    "SPECTATOR",
    "STALE",
    "BoxError",
    "Game",
    "Match",
    "MatchFileError",
    "OptionError",
    "Refused",
    "Rng",
    "UnknownGame",
    "available",
    "load",
    "replay",
]
