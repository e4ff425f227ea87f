"""Print and play: what lies in a box, its boards and its rules, as an A4 document.

`kit` gathers it from the game, `boards` draw, `press` sets it with Typst (`sheets/*.typ`).
"""
