"""The phases of a match, in order of play."""

from typing import Final

ABSENT: Final = 0  # chance opens the booklets that nobody gets
DEAL: Final = 1  # chance deals the others
LAY: Final = 2  # all lay their clue cards, each in secret
PLACE: Final = 3  # the figures, in seat order
FIRST: Final = 4  # chance throws for who begins
ROLL: Final = 5  # chance throws for a turn
MOVE: Final = 6
READ: Final = 7  # the card on the square is turned up, for one pair of eyes
CHALLENGE: Final = 8  # whom to show one's booklet, if anyone
SHOW: Final = 9  # the booklet is opened, for one pair of eyes
ANSWER: Final = 10  # the challenged answers
OVER: Final = 11
