"""Further tables that the tests of every game try."""

from filature.core.option import Values

SETTINGS: list[Values] = [{"hand": 2}]
