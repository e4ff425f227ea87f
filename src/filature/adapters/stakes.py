"""What a match is worth to each seat.

The winners share 1; everyone pays a fair share of it, 1/seats.  So the sum is 0, a match
that nobody wins is worth 0 to all, and a seat's mean over many matches is how much more
often than its share it wins.
"""

from filature.core.game import Game
from filature.core.state import State


def returns(game: Game, state: State) -> list[float]:
    """What each seat gets; 0 before the end."""
    seats = int(state.seats)
    winners = game.winners(state)
    if not winners:
        return [0.0] * seats
    share = 1 / len(winners)
    return [(share if seat in winners else 0.0) - 1 / seats for seat in range(seats)]


def least(seats: int) -> float:
    return -1 / seats


def most(seats: int) -> float:
    return 1 - 1 / seats
