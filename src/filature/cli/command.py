"""Click, as the house wants it: options in a record, help in the language that is spoken, mistakes
told in one line."""

import json
import os
import sys
from collections.abc import Callable, Sequence
from inspect import signature
from typing import Any, NoReturn, TypeVar, get_type_hints

import click

from filature.core.mistake import Mistake
from filature.text.catalogue import has, t

from .exits import Code
from .language import asked, of_locale
from .mistakes import sentence
from .typed import parameters

Record = TypeVar("Record")
Rows = list[tuple[str, str]]
HELP = {"help_option_names": ["-h", "--help"]}


def command(name: str, function: Callable[..., None], help: str) -> "Command":
    """A command from a function.  Its help, and that of its options, is the key of a text."""
    found = parameters(function)
    return Command(name, callback=function, params=found, help=help, context_settings=HELP)


def commands(name: str, *some: click.Command, **more: Any) -> "Commands":
    """Some commands that belong together."""
    return Commands(name, commands=some, context_settings=HELP, no_args_is_help=False, **more)


def spoken(command: Any, lang: str) -> None:
    """Puts the help of a command, of its options and of its own commands into words."""
    command.help = t(lang, f"help-{command.help}")
    for param in command.params:
        known = has(lang, f"help-{param.help}")
        param.help = t(lang, f"help-{param.help if known else param.name.replace('_', '-')}")
    for one in getattr(command, "commands", {}).values():
        spoken(one, lang)


# Help ----------------------------------------------------------------------------------------


def lang_of(context: Any) -> str:
    return str(context.find_root().obj or of_locale())


def usage(command: Any) -> str:
    """`[OPTIONS] GAME`"""
    named = [one.metavar for one in command.params if one.param_type_name == "argument"]
    more = ["COMMAND"] if hasattr(command, "commands") else []
    return " ".join(["[OPTIONS]", *named, *more])


def chapters(command: Any, context: Any) -> list[tuple[str, Rows]]:
    """Arguments, options and commands: what to type, and what it means."""
    lang, params = lang_of(context), command.get_params(context)
    options = [one for one in params if one.param_type_name == "option" and not one.hidden]
    found: list[tuple[str, Rows]] = [
        ("arguments", [(one.metavar, one.help) for one in params if one not in options]),
        ("options", [(typed(one), told(one, lang)) for one in options]),
        ("commands", [(name, one.help) for name, one in getattr(command, "commands", {}).items()]),
    ]
    return [(key, rows) for key, rows in found if rows]


def typed(option: Any) -> str:
    """`-o, --output FILE`"""
    names = ", ".join(sorted(option.opts, key=len))
    against = "".join(f" / {name}" for name in option.secondary_opts)
    return f"{names}{against}" if option.is_flag else f"{names} {option.metavar}"


def told(option: Any, lang: str) -> str:
    """What an option means, and its default where there is one to speak of."""
    if option.required:
        return f"{option.help} {t(lang, 'help-required')}"
    if option.is_flag or not option.default or not option.show_default:
        return str(option.help)
    return f"{option.help} {t(lang, 'help-default', value=str(option.default))}"


class Helped:
    """The page of help, in the language that is spoken."""

    def format_usage(self, context: Any, formatter: Any) -> None:
        prefix = f"{t(lang_of(context), 'help-usage')} "
        formatter.write_usage(context.command_path, usage(self), prefix)

    def format_options(self, context: Any, formatter: Any) -> None:
        for key, rows in chapters(self, context):
            with formatter.section(t(lang_of(context), f"help-{key}")):
                formatter.write_dl(rows)

    def format_arguments(self, context: Any, formatter: Any) -> None:
        """They are among the options' chapters."""

    def get_help_option(self, context: Any) -> Any:
        option = super().get_help_option(context)  # type: ignore[misc]
        option.help = t(lang_of(context), "help-help")
        return option


class Command(Helped, click.Command):
    """One command."""


class Commands(Helped, click.Group):
    """Some commands, which answer bad input with one line."""

    def list_commands(self, context: click.Context) -> list[str]:
        """In the order of the help."""
        return list(self.commands)

    def resolve_command(self, context: Any, args: list[str]) -> Any:
        known = not args or args[0] in self.commands or args[0].startswith("-")
        if not known and not context.resilient_parsing:
            raise Mistake("unknown-command", name=args[0], known=", ".join(self.commands))
        return super().resolve_command(context, args)

    def main(self, args: Sequence[str] | None = None, *more: Any, **extra: Any) -> NoReturn:
        words = list(sys.argv[1:] if args is None else args)
        lang = asked(words)
        spoken(self, lang)
        extra |= {"standalone_mode": False, "obj": lang}
        try:
            code = super().main(words, *more, **extra)
            if sys.stdout:
                sys.stdout.flush()
        except click.Abort:
            code = Code.INTERRUPTED
        except SystemExit as end:  # 1 is Click's answer when nobody reads on
            code = hushed() if end.code == 1 else end.code
        except BrokenPipeError:
            code = hushed()
        except Exception as error:
            complain(sentence(error, lang))
            code = Code.BAD_INPUT
        sys.exit(code or Code.DONE)


def hushed() -> Code:
    """Nobody reads on: nothing more is written, not even at the end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.__stdout__.fileno() if sys.__stdout__ else 1)
    return Code.BROKEN_PIPE


def complain(text: str) -> None:
    """One line that says what is wrong and what to do."""
    line = " ".join(text.split())
    if sys.stderr:
        sys.stderr.write(f"filature: {line}\n")


def facts(found: object) -> None:
    """What `--json` prints."""
    click.echo(json.dumps(found, indent=2))


def takes(
    record: Callable[..., Record],
) -> Callable[[Callable[[Record], None]], Callable[..., None]]:
    """A command whose arguments and options are the fields of a NamedTuple."""

    def made(command: Callable[[Record], None]) -> Callable[..., None]:
        def run(**given: Any) -> None:
            command(record(**given))

        vars(run)["__signature__"] = signature(record)
        run.__annotations__ = get_type_hints(record, include_extras=True)
        return run

    return made
