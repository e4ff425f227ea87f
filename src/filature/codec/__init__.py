"""How matches are written down."""
