"""Whether the dice of a match were fair."""

import typer

from filature import library
from filature.core.mistake import Mistake
from filature.record import proof
from filature.text.catalogue import t

from .given import File, Lang


def verify(file: File, lang: Lang = "") -> None:
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Mistake("bad-file", file=str(file), reason=str(error)) from None
    verdict, line = proof.judged(text, library.replay_text(text))
    typer.echo(t(lang, f"verdict-{verdict}", line=line))
    raise typer.Exit(0 if verdict == "fair" else 1)
