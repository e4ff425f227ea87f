"""Whether the dice of a match were fair."""

import click

from filature import library, registry
from filature.core.mistake import Mistake
from filature.record import proof
from filature.text.catalogue import t

from .command import facts
from .exits import Code
from .given import File, Json, Lang, unread


def verify(file: File, json: Json = False, lang: Lang = "") -> None:
    if why := unread(file):
        raise Mistake("bad-file", file=str(file), reason=why)
    text = registry.text_of(file)
    verdict, line = proof.judged(text, library.replay_text(text))
    if json:
        facts({"verdict": verdict, "line": line, "fair": verdict == "fair"})
    else:
        click.echo(t(lang, f"verdict-{verdict}", line=line))
    raise click.exceptions.Exit(Code.DONE if verdict == "fair" else Code.NOT_SO)
