"""The words that every game shares, and the contract of a game."""
