"""What the table answers to a person who does not act: help, reasons, rules, the log."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from filature.core.mistake import Mistake
from filature.core.scene import Scene
from filature.table.match import Match
from filature.text.catalogue import said
from filature.text.clauses import headings

from .console import Prose, indented, prose
from .orders import COMMANDS, meant, nearest
from .voice import Voice

TAKING: Final = ("why", "rules", "notes", "save")  # commands that take something more


def cited(clause: str, voice: Voice) -> RenderableType:
    """A clause: its id and its text."""
    return prose((clause, "bold cyan"), f"  {voice.clause(clause)}")


def help_text(scene: Scene, voice: Voice) -> RenderableType:
    """The commands, and the clause of the question."""
    table = Table.grid(padding=(0, 2))
    table.add_row(Text("1, 2…", "bold"), prose(voice.t("explain-number")))
    for command in COMMANDS:
        usage = voice.t(f"command-{command}")
        if command in TAKING:
            usage = f"{usage} {voice.t(f'usage-{command}')}"
        table.add_row(prose((usage, "bold")), prose(voice.t(f"explain-{command}")))
    clause = scene.prompt.clause
    return indented(table, *([cited(clause, voice)] if clause else []))


def why(match: Match, seat: int, text: str, voice: Voice) -> RenderableType:
    """Whether an action is offered, and why not."""
    if not text:
        return indented(prose(voice.t("why-what")))
    if text.isdecimal():
        return indented(prose(voice.t("no-number", last=len(match.options(seat)))))
    notation = meant(text, match)
    if not notation:
        return indented(unknown(text, list(match.named), voice))
    refused = match.why_not(seat, notation)
    if refused is None:
        return indented(prose(voice.t("why-offered", action=notation)))
    reason = prose((f"{notation}  ", "cyan"), (voice.refused(refused, seat), "bold"))
    if not voice.clause(refused.clause):
        return indented(reason)
    return indented(reason, cited(refused.clause, voice))


def unknown(text: str, known: list[str], voice: Voice) -> Prose:
    """Nothing of that name; what comes near."""
    near = nearest(text, known)
    if near:
        return prose(voice.t("not-understood-near", text=text, near=", ".join(near)))
    return prose(voice.t("not-understood", text=text))


def all_rules(voice: Voice) -> Iterator[RenderableType]:
    """The rules, chapter by chapter."""
    texts = voice.game.clauses(voice.lang)
    for heading, clauses in headings(voice.game.name, voice.lang):
        yield Rule(Text(heading, "bold"), style="dim", align="left")
        for clause in clauses:
            yield prose((clause, "cyan"), f"  {texts[clause]}")


def rules(text: str, voice: Voice) -> RenderableType:
    """All rules, or the clause asked for, or what comes near."""
    if not text:
        return Group(*all_rules(voice))
    found = one_rule(text, voice) or prose(said(no_such_rule(text, voice), voice.lang))
    return indented(found)


def one_rule(text: str, voice: Voice) -> RenderableType | None:
    """One clause by its id, in any case; None when there is none."""
    known = voice.game.clauses(voice.lang)
    clause = text.upper()
    return cited(clause, voice) if clause in known else None


def no_such_rule(text: str, voice: Voice) -> Mistake:
    """There is no such clause; what comes near."""
    near = ", ".join(nearest(text, list(voice.game.clauses(voice.lang))))
    return Mistake("no-clause", clause=text, near=near or f"filature rules {voice.game.name}")


def told(match: Match, seat: int, since: int, voice: Voice) -> list[str]:
    """What a seat has been told from one place of the log on: news of one kind in one line."""
    kinds = groupby(match.news(seat, since), key=lambda sentence: sentence.key)
    return [" ".join(voice.say(sentence, seat) for sentence in group) for _, group in kinds]


def news(lines: list[str]) -> RenderableType:
    """News, one a line."""
    return Padding(Group(*[prose(("· ", "dim"), line) for line in lines]), (0, 1))


def whole_log(match: Match, seat: int, voice: Voice) -> RenderableType:
    """All that a seat was told."""
    return news(told(match, seat, 0, voice))


def print_news(console: Console, lines: list[str]) -> None:
    if lines:
        console.print(news(lines))
