"""One package per game, all alike.  A game never imports another game."""
