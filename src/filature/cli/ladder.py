"""A ladder, as tables."""

from rich import box
from rich.console import Console
from rich.table import Table

from filature.bots import LEVELS
from filature.lab.ladder import Climb, Played, ratings, standings
from filature.terminal.console import prose
from filature.terminal.voice import Voice


def print_ladder(console: Console, plan: Climb, played: list[Played], voice: Voice) -> None:
    """Who beats whom, and the ratings."""
    title = voice.t("ladder-title", seats=plan.seats, matches=plan.matches, seed=str(plan.seed))
    console.print(prose((voice.term("title"), "bold"), f" — {title}"))
    console.print(rungs(plan, played, voice))
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for key in ("ladder-level", "ladder-rating", "ladder-unsure"):
        table.add_column(voice.t(key), justify="left" if key == "ladder-level" else "right")
    for one in ratings(plan, played):
        strength, unsure = round(one.mu, 2), round(one.sigma, 2)
        table.add_row(
            voice.t(f"level-{one.level}"),
            voice.t("number", value=strength),
            voice.t("number", value=unsure),
        )
    console.print(table)


def rungs(plan: Climb, played: list[Played], voice: Voice) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for key in ("ladder-rung", "ladder-matches", "ladder-share", "sim-interval", "ladder-fair"):
        table.add_column(voice.t(key), justify="left" if key == "ladder-rung" else "right")
    for one in standings(plan, played):
        above = one.low > one.fair
        table.add_row(
            f"{voice.t(f'level-{one.upper}')} / {voice.t(f'level-{one.lower}')}",
            str(one.matches),
            prose((voice.percent(one.share), "bold green" if above else "")),
            f"{voice.percent(one.low)} – {voice.percent(one.high)}",
            voice.percent(one.fair),
        )
    return table


def level_names(voice: Voice) -> dict[str, str]:
    return {level: voice.t(f"level-{level}") for level in LEVELS}
