"""The screen: colours only where there is a terminal, lines as wide as it is."""

from rich.console import Console


def screen() -> Console:
    return Console(highlight=False, markup=False, emoji=False)
