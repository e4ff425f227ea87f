"""NewGame: play a card a round, and take the round with the highest.

The house asks this package for `GAME`; beside it lie the rules (`rules.*.md`), the boxes
(`boxes/*.toml`) and the texts (`text/*.ftl`).  Read `rules.en.md` first, then `rules.py`.
"""

from .game import NewGame

GAME = NewGame

__all__ = ["GAME"]
