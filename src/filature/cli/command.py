"""Typer, as the house wants it: options in a record, mistakes told in one line."""

import sys
from collections.abc import Callable, Sequence
from inspect import signature
from typing import Any, NoReturn, TypeVar, get_type_hints

import typer
from typer.core import TyperGroup

from filature.core.box import BoxError
from filature.core.mistake import Mistake
from filature.text.catalogue import said, t

from .language import asked, of_locale

Record = TypeVar("Record")


def help_of(key: str) -> str:
    """A line of help, in the language of the locale."""
    return t(of_locale(), f"help-{key}")


def commands(**more: Any) -> typer.Typer:
    """Some commands."""
    return typer.Typer(add_completion=False, rich_markup_mode=None, **more)


class Commands(TyperGroup):
    """The commands, which answer bad input with one line and the exit code 2."""

    def main(self, args: Sequence[str] | None = None, *more: Any, **extra: Any) -> NoReturn:
        words = list(sys.argv[1:] if args is None else args)
        try:
            code = super().main(words, *more, **{**extra, "standalone_mode": False})
            sys.exit(code or 0)
        except (BoxError, Mistake) as mistake:
            complain(said(mistake, asked(words)))
            sys.exit(2)
        except BrokenPipeError:
            sys.stderr.close()
            sys.exit(1)
        except Exception as error:  # what Typer raises has no public name in every version
            if not hasattr(error, "format_message"):
                raise
            complain(f"{error.format_message()} {t(of_locale(), 'see-help')}")
            sys.exit(2)


def complain(text: str) -> None:
    """One line that says what is wrong and what to do."""
    line = " ".join(text.split())
    sys.stderr.write(f"filature: {line}\n")


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
