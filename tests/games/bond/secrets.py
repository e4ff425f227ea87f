"""Bond has no secrets: dice, cards, stocks and forms lie open to all, spectators included.

Its oracle changes nothing; that nothing could be changed is what the tests of bond check.
"""

from filature.core.rng import Rng
from filature.games.bond.state import State


def scramble(s: State, seat: int, rng: Rng) -> int:
    """Nothing was dealt unseen."""
    return 0


def reseal(s: State, seat: int, rng: Rng) -> int:
    """Nothing is under seal."""
    return 0
