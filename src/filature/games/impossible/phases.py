"""The phases of a match, in order of play."""

from typing import Final

FIGURE: Final = 0  # each chooses a colour, in seat order
ABSENT: Final = 1  # chance opens the booklets that nobody gets
DEAL: Final = 2  # chance deals the others
LAY: Final = 3  # all lay their clue cards, each in secret
PLACE: Final = 4  # the figures, in seat order
FIRST: Final = 5  # chance throws for who begins
ROLL: Final = 6  # chance throws for a turn
MOVE: Final = 7
READ: Final = 8  # the card on the square is turned up, for one pair of eyes
CHALLENGE: Final = 9  # whom to show one's booklet, if anyone
SHOW: Final = 10  # the booklet is opened, for one pair of eyes
ANSWER: Final = 11  # the challenged answers
OVER: Final = 12
