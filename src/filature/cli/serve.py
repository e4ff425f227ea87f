"""Commands of whoever keeps a house: serve, backup, restore, prune, verify."""

import os
import sys
import webbrowser
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from filature import library
from filature.terminal.complaint import Complaint
from filature.text.catalogue import t

from .command import takes
from .language import chosen, of_locale


def help_of(key: str) -> str:
    return t(of_locale(), f"help-{key}")


Data = Annotated[Path | None, typer.Option(metavar="DIR", help=help_of("data"))]
Lang = Annotated[str, typer.Option(metavar="fr|en", help=help_of("lang"))]
Copy = Annotated[Path, typer.Argument(metavar="FILE", help=help_of("copy"))]


class ServeOptions(NamedTuple):
    port: Annotated[int, typer.Option(metavar="N", help=help_of("port"))] = 0
    lan: Annotated[bool, typer.Option("--lan", help=help_of("lan"))] = False
    open: Annotated[bool, typer.Option("--open", help=help_of("open"))] = False
    data: Data = None
    keep: Annotated[float, typer.Option(metavar="DAYS", help=help_of("keep"))] = 0
    lang: Lang = ""


@takes(ServeOptions)
def serve(given: ServeOptions) -> None:
    from filature.server import serve as server

    lang = chosen(given.lang)
    setting = server.Setting(
        data=given.data or server.data_folder(),
        host="0.0.0.0" if given.lan else "127.0.0.1",
        port=given.port,
        keep_days=given.keep,
    )

    def opened(address: str) -> None:
        typer.echo(t(lang, "serving", address=address))
        if given.open and has_browser():
            webbrowser.open(address)

    try:
        server.run(setting, opened)
    except KeyboardInterrupt:
        typer.echo(t(lang, "served"))


def has_browser() -> bool:
    """Whether there is a screen; a browser in the terminal would cover what is said here."""
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or bool(screen)


def backup(file: Copy, data: Data = None, lang: Lang = "") -> None:
    from filature.server.serve import data_folder
    from filature.server.store import backup as kept

    count = kept.backup(data or data_folder(), file)
    typer.echo(t(chosen(lang), "backed-up", count=count, file=str(file)))


def restore(file: Copy, data: Data = None, lang: Lang = "") -> None:
    from filature.server.serve import data_folder
    from filature.server.store import backup as kept

    count = kept.restore(data or data_folder(), file)
    typer.echo(t(chosen(lang), "restored", count=count))


def prune(
    days: Annotated[float, typer.Option(min=0, metavar="N", help=help_of("days"))],
    data: Data = None,
    lang: Lang = "",
) -> None:
    from filature.server.serve import data_folder
    from filature.server.store import backup as kept

    count = kept.prune(data or data_folder(), days)
    typer.echo(t(chosen(lang), "pruned", count=count))


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=help_of("file"))], lang: Lang = ""
) -> None:
    from filature.record import proof

    spoken = chosen(lang)
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Complaint(t(spoken, "bad-file", file=str(file), reason=str(error))) from None
    verdict, line = proof.judged(text, library.replay_text(text))
    typer.echo(t(spoken, f"verdict-{verdict}", line=line))
    raise typer.Exit(0 if verdict == "fair" else 1)


def register(app: typer.Typer) -> None:
    """Adds the commands to the others."""
    for command in (serve, backup, restore, prune, verify):
        app.command(help=help_of(command.__name__))(command)
