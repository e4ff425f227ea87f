"""The rulebook, a file a chapter, in the order of the sheet; the order of play is in `play`."""
