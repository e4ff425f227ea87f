"""Table options: what the sheet leaves open, with the default that the house chose."""

from typing import Final, TypeAlias, final

Value: TypeAlias = int | str | bool
Values: TypeAlias = dict[str, Value]


class OptionError(ValueError):
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
            raise OptionError(f"no option {name!r}; there are: {', '.join(names)}")
    return {option.name: chosen(option, given) for option in options}


def chosen(option: Option, given: Values) -> Value:
    """The value given for one option, as its own type; words are read as on a command line."""
    value = given.get(option.name, option.default)
    for choice in option.choices:
        if written(choice) == written(value):
            return choice
    raise OptionError(
        f"option {option.name} cannot be {written(value)!r}; it takes {domain(option)}"
    )


def domain(option: Option) -> str:
    """What an option can be, its default first."""
    numbers = [choice for choice in option.choices if type(choice) is int]
    if len(numbers) > 8:
        return f"a whole number from {min(numbers)} to {max(numbers)}"
    return " or ".join([written(choice) for choice in option.choices])


def written(value: Value) -> str:
    """A value as it is typed: `yes`, `no`, a number or a word."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    word = str(value).strip().lower()
    return {"true": "yes", "on": "yes", "false": "no", "off": "no"}.get(word, word)
