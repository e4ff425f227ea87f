"""Something given that cannot be: a key and blanks; the catalogues hold the words."""

from collections.abc import Callable

from mypy_extensions import mypyc_attr

Speaker = Callable[["Mistake"], str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Mistake(ValueError):
    """Bad input.  Its text says what is wrong and what to do."""

    def __init__(self, key: str, **blanks: object) -> None:
        super().__init__(key)
        self.key = key
        self.blanks = blanks

    def __str__(self) -> str:
        return SPEAKERS[0](self)


def bare(mistake: Mistake) -> str:
    """How a mistake is told where there is no catalogue."""
    return " ".join([mistake.key, *[f"{name}={value}" for name, value in mistake.blanks.items()]])


SPEAKERS: list[Speaker] = [bare]  # the text layer puts its own in front
