"""Further tables of [redacted] that the tests of every game try: its missions, with short nights
so that the suite stays quick."""

from filature.core.option import Values

MISSIONS = ("introduction", "classic", "duel", "triangle", "danger-zone", "bedfellows")
SETTINGS: list[Values] = [{"mission": mission, "dawn": 6} for mission in MISSIONS]

# Where whole matches of bots are played, each number of seats once, in place of the usual table.
PLAYED_OUT: list[Values] = [
    {"mission": mission, "dawn": 6} for mission in ("classic", "duel", "triangle")
]
