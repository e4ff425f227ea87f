"""A simulation's summary, as tables."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich import box
from rich.console import Console
from rich.table import Table

from filature.core.option import written
from filature.lab.simulate import Summary
from filature.terminal.console import prose
from filature.terminal.paint.pieces import badge
from filature.terminal.voice import Voice


def print_summary(console: Console, found: Summary, voice: Voice, seconds: float) -> None:
    """Who won how often, how long it took, how it ended."""
    options = " ".join(f"{name}={written(value)}" for name, value in found.options.items())
    title = voice.t("sim-title", matches=found.matches, box=found.box, seed=str(found.seed))
    console.print(prose((voice.term("title"), "bold"), f" — {title}"))
    console.print(prose((options, "dim")))
    console.print(seats(found, voice))
    length = {name: round(value, 1) for name, value in found.length._asdict().items()}
    console.print(prose(voice.t("sim-length", **length)))
    console.print(endings(found, voice))
    console.print(prose((voice.t("sim-speed", rate=round(found.matches / seconds)), "dim")))


def seats(found: Summary, voice: Voice) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for key in ("sim-seat", "sim-bot", "sim-wins", "sim-interval", "sim-shared", "sim-score"):
        table.add_column(
            voice.t(key), justify="left" if key in ("sim-seat", "sim-bot") else "right"
        )
    for one in found.seats:
        table.add_row(
            badge(one.seat),
            one.bot,
            voice.percent(one.rate),
            f"{voice.percent(one.low)} – {voice.percent(one.high)}",
            voice.percent(one.shared / found.matches),
            voice.t("number", value=round(one.score, 2)),
        )
    return table


def endings(found: Summary, voice: Voice) -> Table:
    """How often each clause ended a match."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column(voice.t("sim-ending"))
    table.add_column("%", justify="right")
    table.add_column("")
    for clause, count in found.endings.items():
        share = voice.percent(count / found.matches)
        table.add_row(prose((clause, "cyan")), share, prose(voice.clause(clause)))
    return table


@contextmanager
def progress(matches: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, for people only."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda played: None
        return
    from rich.progress import Progress

    with Progress(console=console, transient=True) as bar:
        task = bar.add_task("", total=matches)
        yield lambda played: bar.update(task, completed=played)
