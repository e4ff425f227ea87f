"""The manual, made of the commands and their texts: a page for `man`, a page for the documents.

`make manual` writes docs/how-to/command-line.md.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import click

from filature import __version__
from filature.text.catalogue import t

from .app import MODULES, app, read
from .command import HELP, chapters, spoken, usage
from .exits import Code

JSON: Final = {  # what `--json` prints: the names of its fields, in brackets those inside
    "games": "name version title story fewest most boxes"
    " options[name clause meaning default choices]",
    "rules": "game version clauses",
    "replay": "game seats players over scores winners log[place news]",
    "review": "game seats[seat player lost decisions[place seat chosen best lost]"
    " turns[place actor change] sources[luck own others]] file",
    "review --at": "place seat chosen options[action visits share]",
    "simulate": "game box options seed matches seats[seat bot wins shared rate low high score]"
    " length[mean median shortest longest] endings counts[what a_match matches first_wins]",
    "ladder": "game seats matches seed box options"
    " standings[lower upper matches share low high fair] ratings[level mu sigma] file plot",
    "verify": "verdict line fair",
    "box check": "file game box tables[name entries total provenance]",
    "backup": "tables file",
    "restore": "tables file",
    "prune": "tables file",
    "move-house": "tables lines people circles evenings broken",
}


class Page(NamedTuple):
    """One command: how to type it, what it does, and its arguments and options."""

    path: str
    usage: str
    help: str
    rows: list[tuple[str, str]]


def pages(lang: str) -> Iterator[Page]:
    """The command itself, then every other in the order of the help."""
    root: Any = app()
    spoken(root, lang)
    context = root.context_class(root, info_name="filature", obj=lang, **HELP)
    yield from page(root, context)
    for name in MODULES:
        command = read(name, lang)
        yield from page(command, command.context_class(command, parent=context, info_name=name))


def page(command: Any, context: Any) -> Iterator[Page]:
    """A command; of some commands that belong together, each."""
    path = context.command_path
    told = dict(chapters(command, context))
    rows = told.get("arguments", []) + told.get("options", [])
    inner = getattr(command, "commands", {}) if context.parent else {}
    if not inner:
        yield Page(path, f"{path} {usage(command)}", command.help, rows)
    for name, one in inner.items():
        yield from page(one, one.context_class(one, parent=context, info_name=name))


def codes(lang: str) -> list[tuple[str, str]]:
    """The exit codes and what they mean."""
    return [(str(int(one)), t(lang, f"exit-{one.name.lower().replace('_', '-')}")) for one in Code]


# For `man` -----------------------------------------------------------------------------------


def roff(lang: str) -> str:
    """The page that `man` reads."""
    first, *others = pages(lang)
    lines = [f'.TH FILATURE 1 "" "filature {__version__}"', section(lang, "name")]
    lines += [escaped(f"filature - {first.help}"), section(lang, "synopsis")]
    lines += [line for one in [first, *others] for line in (".PP", escaped(one.usage))]
    lines += [section(lang, "description"), escaped(t(lang, "man-about"))]
    lines += listed(first.rows) + [section(lang, "commands")]
    for one in others:
        lines += [f".SS {escaped(one.usage)}", escaped(one.help), *listed(one.rows)]
    lines += [section(lang, "json"), escaped(t(lang, "man-json-about")), *listed([*JSON.items()])]
    lines += [section(lang, "exits"), *listed(codes(lang))]
    return "\n".join(lines) + "\n"


def section(lang: str, key: str) -> str:
    return f".SH {escaped(t(lang, f'man-{key}').upper())}"


def listed(rows: list[tuple[str, str]]) -> list[str]:
    """What to type, and below it what it means."""
    return [line for name, text in rows for line in (".TP", f".B {escaped(name)}", escaped(text))]


def escaped(text: str) -> str:
    r"""A text in which roff finds nothing to obey: `-` is typed, `.` and `'` begin no order."""
    plain = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{plain}" if plain[:1] in (".", "'") else plain


# For the documents ---------------------------------------------------------------------------


def markdown() -> str:
    """The page of the documents."""
    first, *others = pages("en")
    lines = ["# The command line", "", t("en", "man-made"), "", t("en", "man-about"), ""]
    lines += [f"    {first.usage}", ""]
    lines += table(first.rows)
    for one in others:
        lines += ["", f"## {one.path}", "", one.help, "", f"    {one.usage}", "", *table(one.rows)]
    lines += ["", f"## {t('en', 'man-json')}", "", t("en", "man-json-about"), ""]
    lines += table([*JSON.items()])
    lines += ["", f"## {t('en', 'man-exits')}", "", *table(codes("en"))]
    return "\n".join(lines) + "\n"


def table(rows: list[tuple[str, str]]) -> list[str]:
    escaped = [(name.replace("|", "\\|"), text.replace("|", "\\|")) for name, text in rows]
    return ["| | |", "|---|---|", *[f"| `{name}` | {text} |" for name, text in escaped]]


if __name__ == "__main__":
    click.echo(markdown(), nl=False)
