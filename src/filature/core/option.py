"""Table options: what the sheet leaves open, with the default that the house chose."""

from typing import Final, TypeAlias, final

from filature.core.mistake import Mistake

Value: TypeAlias = int | str | bool
Values: TypeAlias = dict[str, Value]
MANY: Final = 8  # choices that are still named one by one


class OptionError(Mistake):
    """An option that does not exist, or a value that it cannot take."""


@final
class Option:
    """One ambiguity of the sheet; the first choice is the default."""

    def __init__(self, name: str, clause: str, *choices: Value) -> None:
        self.name: Final = name
        self.clause: Final = clause
        self.choices: Final = choices

    @property
    def default(self) -> Value:
        return self.choices[0]


def settle(options: tuple[Option, ...], given: Values) -> Values:
    """Every option with its value: as given, else its default."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise OptionError("unknown-option", name=name, known=", ".join(names))
    return {option.name: chosen(option, given) for option in options}


def whole(values: Values, name: str) -> int:
    """The value of an option that is a number."""
    value = values[name]
    assert isinstance(value, int)
    return value


def chosen(option: Option, given: Values) -> Value:
    """The value given for one option, as its own type; words are read as on a command line."""
    value = given.get(option.name, option.default)
    for choice in option.choices:
        if written(choice) == written(value):
            return choice
    numbers = [choice for choice in option.choices if type(choice) is int]
    if len(numbers) > MANY:
        raise OptionError(
            "bad-option-number",
            name=option.name,
            value=written(value),
            least=min(numbers),
            most=max(numbers),
        )
    known = ", ".join([written(choice) for choice in option.choices])
    raise OptionError("bad-option-value", name=option.name, value=written(value), known=known)


def written(value: Value) -> str:
    """A value as it is typed: `yes`, `no`, a number or a word."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    word = str(value).strip().lower()
    return {"true": "yes", "on": "yes", "false": "no", "off": "no"}.get(word, word)
