"""The console: text that keeps its no-break spaces, colours only where there is a terminal."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from rich import box
from rich.console import Console, Group, RenderableType
from rich.containers import Lines
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

NO_BREAK: Final = "\u00a0"
HELD: Final = "\ue000"  # stands for a no-break space while lines are broken


class Prose(Text):
    """A Rich text that no line breaks at a no-break space; Rich takes it for a plain one."""

    def wrap(self, *args: Any, **options: Any) -> Lines:
        held = self.copy()
        held.plain = held.plain.replace(NO_BREAK, HELD)
        lines = held.wrap(*args, **options)
        for line in lines:
            line.plain = line.plain.replace(HELD, NO_BREAK)
        return lines


def prose(*parts: str | Text | tuple[str, str]) -> Prose:
    """Pieces of text, plain, styled, or as (text, style), one after the other."""
    made = Prose()
    for part in parts:
        if isinstance(part, tuple):
            made.append(part[0], part[1])
        else:
            made.append(part)
    return made


def unbroken(text: str) -> str:
    """A text that stays on one line."""
    return text.replace(" ", NO_BREAK)


def indented(*parts: RenderableType) -> Padding:
    return Padding(Group(*parts), (0, 2))


def headed(titles: list[str], left: int = 9) -> Table:
    """A table under its titles; all but the columns at the left are numbers."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), caption_justify="left")
    for n, title in enumerate(titles):
        table.add_column(title, justify="left" if n < left else "right")
    return table


class ProseConsole(Console):
    """A console that prints a text as it is: Rich would join it to others as a plain one."""

    def print(self, *objects: Any, **options: Any) -> None:
        super().print(*[Group(it) if isinstance(it, Text) else it for it in objects], **options)


def console() -> ProseConsole:
    return ProseConsole(highlight=False, markup=False, emoji=False)


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, for people only."""
    errors = Console(stderr=True)
    if not errors.is_terminal:
        yield lambda done: None
        return
    from rich.progress import Progress

    with Progress(console=errors, transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done)
