"""How one thinks about it: what may be believed, and what to choose."""
