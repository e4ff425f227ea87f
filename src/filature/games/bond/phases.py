"""The phases of a match, in order of play."""

from typing import Final

ORDER: Final = 0  # chance throws the white die for the order of play
DEAL: Final = 1  # chance lays out the first missions
READY: Final = 2  # all agents, at once
TURN: Final = 3
ARRIVED: Final = 4  # the rest of a turn, at the place just reached
GAIN: Final = 5  # chance throws a die of Q
STARS: Final = 6  # chance throws the white die
VILLAIN: Final = 7  # the counter-espionage takes the black die
SKULLS: Final = 8  # chance throws the black die
TIE: Final = 9
BONUS: Final = 10
CHOOSE: Final = 11  # the next mission
DRAW: Final = 12  # the next mission, when chance draws it
OVER: Final = 13
# Steps without a decision: the order of play goes through them at once.
END: Final = 14  # of a turn
NEXT: Final = 15  # round the table
BEGIN: Final = 16
