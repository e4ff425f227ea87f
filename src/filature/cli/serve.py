"""The table server."""

import os
import sys
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, NamedTuple

import click

from filature.core.mistake import Mistake
from filature.server import budgets
from filature.server import serve as server
from filature.server.notices.post import Post
from filature.text.catalogue import t

from . import typed
from .command import takes
from .given import Data, Lang


class ServeOptions(NamedTuple):
    port: Annotated[int | None, typed.option(min=1, max=65535, metavar="N", help="port")] = None
    lan: Annotated[bool, typed.option("--lan", help="lan")] = False
    public_url: Annotated[
        str, typed.option("--public-url", metavar="URL", help="public-url", show_default=False)
    ] = ""
    knock: Annotated[bool, typed.option("--knock", help="knock")] = False
    open: Annotated[bool, typed.option("--open", help="open")] = False
    data: Data = None
    store: Annotated[str, typed.option(metavar="URL", help="store")] = ""
    workers: Annotated[int, typed.option(min=1, max=64, metavar="N", help="workers")] = 1
    inner: Annotated[
        str, typed.option("--inner", metavar="HOST:PORT", help="inner", show_default=False)
    ] = ""
    keep: Annotated[float, typed.option(min=0, metavar="DAYS", help="keep")] = 0
    smtp: Annotated[str, typed.option(metavar="URL", help="smtp")] = ""
    smtp_from: Annotated[str, typed.option(metavar="ADDRESS", help="smtp-from")] = ""
    behind: Annotated[str, typed.option(metavar="ADDRESS", help="behind")] = ""
    name: Annotated[str, typed.option(metavar="NAME", help="name")] = ""
    disk: Annotated[int, typed.option(min=0, metavar="MB", help="disk")] = 0
    metrics: Annotated[int, typed.option(min=0, max=65535, metavar="PORT", help="metrics")] = 0
    budgets: Annotated[str, typed.option(metavar="FILE", help="budgets")] = ""
    lang: Lang = ""


@takes(ServeOptions)
def serve(given: ServeOptions) -> None:
    setting = server.Setting(
        data=given.data or server.data_folder(),
        host="0.0.0.0" if given.lan else "127.0.0.1",
        port=given.port or 0,
        store=given.store or os.environ.get("FILATURE_STORE", ""),
        workers=given.workers,
        inner=reachable(given.inner),
        keep_days=given.keep,
        public_url=given.public_url,
        knock=given.knock,
        post=Post(given.smtp or os.environ.get("FILATURE_SMTP", ""), given.smtp_from),
        behind=networks(given.behind),
        names=tuple(name.strip().lower() for name in given.name.split(",") if name.strip()),
        disk=given.disk * 2**20,
        metrics=given.metrics,
        budgets=budgets.read(Path(given.budgets)) if given.budgets else budgets.BUDGETS,
    )

    def opened(address: str) -> None:
        click.echo(t(given.lang, "serving", address=address))
        if given.open and has_browser():
            webbrowser.open(address)

    try:
        server.run(setting, opened)
    except KeyboardInterrupt:
        click.echo(t(given.lang, "served"))


def reachable(text: str) -> str:
    """Where processes of other machines reach those of this one."""
    host, _, port = text.rpartition(":")
    if text and not (host and port.isascii() and port.isdigit() and 0 < int(port[:6]) < 65536):
        raise Mistake("bad-inner", text=text)
    return text


def networks(text: str) -> tuple[str, ...]:
    """Addresses or networks, with commas between them."""
    found = tuple(part.strip() for part in text.split(",") if part.strip())
    try:
        for one in found:
            ip_network(one, strict=False)
    except ValueError:
        raise Mistake("bad-network", text=one) from None
    return found


def has_browser() -> bool:
    """Whether there is a screen; a browser in the terminal would cover what is said here."""
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or bool(screen)
