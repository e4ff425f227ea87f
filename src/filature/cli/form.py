"""The evaluation forms of a match of bond, as a page that prints."""

from pathlib import Path
from typing import Annotated

import typer

from filature.core.mistake import Mistake
from filature.core.seat import SPECTATOR
from filature.library import Match
from filature.terminal.voice import voice_of
from filature.text import paper
from filature.text.catalogue import t

from .command import help_of
from .given import Box, File, Lang, opened, unwritten


def form(
    file: File,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=help_of("out"))] = None,
    lang: Lang = "",
    box: Box = "",
) -> None:
    page = form_page(opened(file, box), lang)
    target = out or file.with_suffix(".html")
    try:
        target.write_text(page, "utf-8")
    except OSError as error:
        raise unwritten(target, error) from None
    typer.echo(t(lang, "form-written", file=str(target)))


def form_page(match: Match, lang: str) -> str:
    """All forms as HTML."""
    voice = voice_of(match, lang)
    found = paper.form_page(match.game, match.view(SPECTATOR), voice.names, lang)
    if not found:
        raise Mistake("bad-form", name=voice.term("title"))
    return found
