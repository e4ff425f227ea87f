"""The arguments and options of a command, read from the annotations of a function.

seed: Annotated[int | None, option(metavar="N", help="seed")] = None
"""

from collections.abc import Callable
from inspect import Parameter, signature
from math import isfinite
from pathlib import Path
from types import NoneType
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import click

from filature.core.mistake import Mistake

Completing = Callable[[click.Context, str], list[str]]


class Typed(NamedTuple):
    """How one of them is typed, and what is said of it."""

    names: tuple[str, ...]  # of an option; empty: after its field
    kind: type[click.Parameter]
    metavar: str | None = None
    help: str = ""
    min: float | None = None
    max: float | None = None
    callback: Callable[[Any], Any] | None = None
    completing: Completing | None = None
    show_default: bool = True


def option(*names: str, **how: Any) -> Typed:
    return Typed(names, click.Option, **how)


def argument(**how: Any) -> Typed:
    return Typed((), click.Argument, **how)


def parameters(function: Callable[..., object]) -> list[click.Parameter]:
    """What a function takes, as Click wants it."""
    hints = get_type_hints(function, include_extras=True)
    found = signature(function).parameters
    return [parameter(one, *get_args(hints[name])) for name, one in found.items()]


def parameter(one: Parameter, kind: Any, typed: Typed) -> click.Parameter:
    plain = next((part for part in get_args(kind) if part is not NoneType), kind)
    given = one.default is not Parameter.empty
    named = [one.name, *names(one.name, plain, typed)]
    common: dict[str, Any] = {
        "metavar": typed.metavar,
        "required": not given,
        "callback": called(typed.callback),
        "shell_complete": completed(typed.completing),
        **({"default": one.default} if given else {}),
    }
    if typed.kind is click.Argument:
        found: Any = click.Argument(named, type=converted(plain, typed), **common)
        found.help = typed.help
        return found  # type: ignore[no-any-return]
    many = get_origin(plain) is list
    return click.Option(
        named,
        type=None if plain is bool else converted(str if many else plain, typed),
        is_flag=plain is bool or None,
        multiple=many,
        help=typed.help,
        show_default=typed.show_default,
        **common,
    )


def names(field: str, kind: Any, typed: Typed) -> tuple[str, ...]:
    """What is typed for an option; one that is on or off can be said both ways."""
    if typed.kind is click.Argument or typed.names:
        return typed.names
    word = field.replace("_", "-")
    return (f"--{word}/--no-{word}",) if kind is bool else (f"--{word}",)


def converted(kind: Any, typed: Typed) -> Any:
    if kind is Path:
        return Place(path_type=Path)
    limits: dict[str, Any] = {"min": typed.min, "max": typed.max}
    if kind is int:
        return click.IntRange(**limits)
    return Finite(**limits) if kind is float else click.STRING


class Place(click.Path):
    """A file or a folder, by a name that the system can take."""

    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        if "\0" in str(value):
            raise Mistake("bad-path", file="NUL", reason=Mistake("file-nowhere"))
        return super().convert(value, param, ctx)


class Finite(click.FloatRange):
    """A number that there is: neither infinite nor none."""

    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        found = super().convert(value, param, ctx)
        if not isfinite(found):
            self.fail(f"{value!r} is not a valid {self.name}.", param, ctx)
        return found


def called(callback: Callable[[Any], Any] | None) -> Any:
    """Click would also give it what we do not need."""

    def call(context: click.Context, param: click.Parameter, value: Any) -> Any:
        return callback and callback(value)

    return callback and call


def completed(completing: Completing | None) -> Any:
    """What begins like what was typed."""

    def complete(context: click.Context, param: click.Parameter, begun: str) -> list[str]:
        return [word for word in completing(context, begun) if word.startswith(begun)]  # type: ignore[misc]

    return completing and complete
