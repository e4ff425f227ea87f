"""How matches are written down: files, the proof of their dice, worked examples."""
