"""Your turn, anywhere: who is told what, when, and by which way; what may be called for it."""
