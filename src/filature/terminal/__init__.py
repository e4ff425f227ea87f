"""Playing and watching in a terminal.  Draws any scene; knows no rule."""
