"""How it is shown: what to draw, and what lies in the box."""
