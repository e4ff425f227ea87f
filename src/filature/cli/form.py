"""The papers of a match, as a page that prints: bond keeps evaluation forms."""

from pathlib import Path
from typing import Annotated

import click

from filature.core.mistake import Mistake
from filature.core.seat import SPECTATOR
from filature.terminal.voice import voice_of

from . import typed
from .given import Box, File, Lang, opened, writable


def form(
    file: File,
    output: Annotated[
        Path | None, typed.option("--output", "-o", metavar="FILE", help="form-output")
    ] = None,
    lang: Lang = "",
    box: Box = "",
) -> None:
    match = opened(file, box)
    voice = voice_of(match, lang)
    page = match.game.papers(match.view(SPECTATOR), voice.names, lang)
    if not page:
        raise Mistake("bad-form", name=voice.term("title"))
    target = writable(output or file.with_suffix(".html"))
    target.write_text(page, "utf-8")
    click.echo(voice.t("form-written", file=str(target)))
