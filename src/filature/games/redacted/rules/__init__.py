"""The rulebook, a file a chapter: the sheet's chapters first, then what it leaves out."""
