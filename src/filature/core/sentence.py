"""What is said to players, as a key and numbers; the catalogues hold the words."""

from typing import Final, NamedTuple, final


@final
class Sentence:
    """A sentence to be: news of what happened, or the reason of a refusal.

    The form names the sentence and its blanks: `built seat size`.  A blank whose kind is
    not its name says so: `raided seat target:seat`.  The text catalogues have a
    sentence for every key, with the same blanks.
    """

    def __init__(self, form: str, numbers: tuple[int, ...]) -> None:
        self.form: Final = form
        self.numbers: Final = numbers

    def __reduce__(self) -> tuple[object, ...]:
        return Sentence, (self.form, self.numbers)

    @property
    def key(self) -> str:
        return self.form.split(" ")[0]

    def blanks(self) -> list[tuple[str, str, int]]:
        """(name, kind, number) of every blank."""
        filled: list[tuple[str, str, int]] = []
        for blank, number in zip(self.form.split(" ")[1:], self.numbers):
            name, _, kind = blank.partition(":")
            filled.append((name, kind or name, number))
        return filled

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Sentence)
            and self.form == other.form
            and self.numbers == other.numbers
        )

    def __hash__(self) -> int:
        return hash((self.form, self.numbers))

    def __repr__(self) -> str:
        return " ".join([self.key, *[f"{name}={number}" for name, _, number in self.blanks()]])


class Reason(NamedTuple):
    """What speaks for an action: the clause that it rests on, and a sentence."""

    clause: str
    sentence: Sentence


def because(clause: str, form: str, *numbers: int) -> Reason:
    return Reason(clause, Sentence(form, numbers))


@final
class Refusal:
    """Why an action is not offered: the clause, and the sentence that explains it."""

    def __init__(self, clause: str, form: str, *numbers: int) -> None:
        self.clause: Final = clause
        self.sentence: Final = Sentence(form, numbers)

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.clause, self.sentence.form, *self.sentence.numbers)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.clause == other.clause
            and self.sentence == other.sentence
        )

    def __hash__(self) -> int:
        return hash((self.clause, self.sentence))

    def __repr__(self) -> str:
        return f"{self.clause}: {self.sentence!r}"
