"""The phases of a match, in order of play."""

from typing import Final

FIGURE: Final = 0  # each chooses a colour, in seat order
ABSENT: Final = 1  # chance opens the booklets that nobody gets
DEAL: Final = 2  # chance deals the others
LAY: Final = 3  # chance lays the clue cards of each, as a proposal
PLACE: Final = 4  # all lay them otherwise, or choose where to begin, each in secret
FIRST: Final = 5  # chance throws for who begins
ROLL: Final = 6  # chance throws for a turn
MOVE: Final = 7
READ: Final = 8  # the card on the square is turned up, for one pair of eyes
CHALLENGE: Final = 9  # whom to show one's booklet, if anyone
SHOW: Final = 10  # the booklet is opened, for one pair of eyes, and answered
OVER: Final = 11
