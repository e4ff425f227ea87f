"""The screen: colours only where there is a terminal, lines as wide as it is."""

from typing import Any

from rich.console import Console, Group
from rich.text import Text


class Screen(Console):
    """A console that prints a text as it is: Rich would join it to others as a plain one."""

    def print(self, *objects: Any, **options: Any) -> None:
        super().print(*[Group(it) if isinstance(it, Text) else it for it in objects], **options)


def screen() -> Screen:
    return Screen(highlight=False, markup=False, emoji=False)
