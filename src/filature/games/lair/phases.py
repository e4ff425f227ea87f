"""The phases of a match, in order of play."""

from typing import Final

BACK: Final = 0  # chance shows the back of the deck's top card
DEAL: Final = 1  # chance deals it
DRAW: Final = 2  # chance gives it to the seat whose turn it is
LAIR: Final = 3
VOTE: Final = 4  # all others say whether to stop
SPY: Final = 5
ADD: Final = 6  # further spies of the same raid
SHOW: Final = 7  # chance turns up a spy taken unseen
CAPTURED: Final = 8
FOIL: Final = 9  # all others are asked alike
OVER: Final = 10
