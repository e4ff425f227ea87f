"""Typer, as the house wants it: options in a record, mistakes told in one line."""

import sys
from collections.abc import Callable, Sequence
from inspect import Parameter, Signature
from typing import Any, NoReturn, TypeVar, get_type_hints

from typer.core import TyperGroup

from filature.core.box import BoxError
from filature.core.mistake import Mistake
from filature.terminal.complaint import Complaint
from filature.text.catalogue import LANGUAGES, said, t

from .language import of_locale

MISTAKES = (BoxError, Complaint, Mistake)
Record = TypeVar("Record")


class Commands(TyperGroup):
    """The commands, which answer bad input with one line and the exit code 2."""

    def main(self, args: Sequence[str] | None = None, *more: Any, **extra: Any) -> NoReturn:
        words = list(sys.argv[1:] if args is None else args)
        try:
            code = super().main(words, *more, **{**extra, "standalone_mode": False})
            sys.exit(code or 0)
        except MISTAKES as mistake:
            complain(said(mistake, asked(words)))
            sys.exit(mistake.code if isinstance(mistake, Complaint) else 2)
        except BrokenPipeError:
            sys.stderr.close()
            sys.exit(1)
        except Exception as error:  # what Typer raises has no public name in every version
            if not hasattr(error, "format_message"):
                raise
            complain(f"{error.format_message()} {t(of_locale(), 'see-help')}")
            sys.exit(2)


def asked(words: list[str]) -> str:
    """The language of a command line, right or wrong as it may be; else that of the locale."""
    for word, following in zip(words, [*words[1:], ""], strict=True):
        lang = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and lang in LANGUAGES:
            return lang
    return of_locale()


def complain(text: str) -> None:
    line = " ".join(text.split())
    sys.stderr.write(f"filature: {line}\n")


def takes(
    record: Callable[..., Record],
) -> Callable[[Callable[[Record], None]], Callable[..., None]]:
    """A command whose arguments and options are the fields of a NamedTuple."""

    def made(command: Callable[[Record], None]) -> Callable[..., None]:
        def run(**given: Any) -> None:
            command(record(**given))

        hints = get_type_hints(record, include_extras=True)
        defaults = vars(record)["_field_defaults"]
        vars(run)["__signature__"] = Signature(
            [
                Parameter(
                    name,
                    Parameter.KEYWORD_ONLY,
                    default=defaults.get(name, Parameter.empty),
                    annotation=hint,
                )
                for name, hint in hints.items()
            ]
        )
        run.__annotations__ = hints
        run.__name__ = command.__name__
        return run

    return made
