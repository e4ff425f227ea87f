"""Sheets beside the board: short facts in a paragraph, long ones a line each."""

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding

from filature.core.scene import Panel, Scene
from filature.terminal.console import Prose, prose, unbroken
from filature.terminal.voice import Voice

SHORT: Final = 40  # letters of a fact that shares its line
MANY: Final = 16  # facts that are set in columns


def laid_out(sheet: Panel, voice: Voice, viewer: int) -> RenderableType:
    """A sheet as it lies beside the board."""
    title, facts = voice.say(sheet.title, viewer), told(sheet, voice, viewer)
    if max((len(fact) for fact in facts), default=0) <= SHORT or len(facts) == 1:
        return Padding(prose((f"{title}  ", "dim"), (" · ".join(facts), "dim")), (0, 1))
    return Padding(Group(prose((title, "bold")), *[indented(fact) for fact in facts]), (0, 1))


def told(sheet: Panel, voice: Voice, viewer: int) -> list[str]:
    """What a sheet says; short facts are not broken into lines."""
    facts = [voice.say(fact.text, viewer) for fact in sheet.facts]
    return [unbroken(fact) if len(fact) <= SHORT else fact for fact in facts]


def indented(fact: str) -> Padding:
    return Padding(prose((fact, "dim")), (0, 0, 0, 2))


def opened(scene: Scene, voice: Voice) -> RenderableType:
    """All sheets, also those that lie folded; long ones in columns."""
    parts: list[RenderableType] = []
    for sheet in scene.panels:
        facts: list[Prose] = [prose(fact) for fact in told(sheet, voice, scene.seat)]
        parts.append(prose((voice.say(sheet.title, scene.seat), "bold")))
        many = len(facts) > MANY
        parts.append(Padding(Columns(facts, padding=(0, 3)) if many else Group(*facts), (0, 2)))
    return Padding(Group(*(parts or [prose(voice.t("no-sheets"))])), (0, 2))
