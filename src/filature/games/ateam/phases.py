"""The phases of a match, in order of play."""

from typing import Final

DEAL: Final = 0  # chance deals a card
FIGURE: Final = 1  # each chooses a figure, in seat order
FIRST: Final = 2  # chance throws a die for each seat: who begins?
TURN: Final = 3  # throw, play a card, discard one, or end the turn
DRAW: Final = 4  # chance replaces the card that has left the hand
THROW: Final = 5  # chance throws one die, or two after the vault
KEEP: Final = 6  # keep the throw, or throw again by a card (a table option)
STOP: Final = 7  # a pursuer passes the formula: stop there?
FOE: Final = 8  # which of several opponents to fight
BATTLE: Final = 9  # chance throws a die for each
GUARD: Final = 10  # chance throws both dice: red for the guard
SCREEN: Final = 11  # whom to challenge from a TV screen, if anyone; or a card first
FORMULA: Final = 12  # chance throws a die for each: the formula is at stake
FLIGHT: Final = 13  # chance throws two dice for whoever has just won the formula
OVER: Final = 14

ASKING: Final = (
    1 << FIGURE | 1 << TURN | 1 << KEEP | 1 << STOP | 1 << FOE | 1 << SCREEN
)  # the turn's seat decides
