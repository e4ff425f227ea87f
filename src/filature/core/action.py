"""Actions: numbered, named and writable.

Inside the rules an action is a small int, built from the base of its verb.  The
table tells what each int means; its notation serves wire, log, tests and people.
"""

from typing import Final, final

from filature.core.sentence import Sentence


@final
class Action:
    """One thing that a seat, or chance, may do."""

    def __init__(self, id: int, form: str, arguments: tuple[int, ...], notation: str) -> None:
        self.id: Final = id
        self.verb: Final = form.split(" ")[0]
        self.arguments: Final = arguments
        self.notation: Final = notation
        self.sentence: Final = Sentence(f"do-{form}", arguments)

    def __reduce__(self) -> tuple[object, ...]:
        form = self.sentence.form.removeprefix("do-")
        return Action, (self.id, form, self.arguments, self.notation)

    def __repr__(self) -> str:
        return self.notation


@final
class Table:
    """Builds a game's table of actions, verb after verb, and checks each base."""

    def __init__(self) -> None:
        self.actions: list[Action] = []

    def add(self, base: int, form: str, rows: list[tuple[tuple[int, ...], str]]) -> None:
        """Appends one verb; `base` must be the number that its first row gets.

        The form names the verb and its arguments, as in a Sentence: `spy power target:seat`.
        """
        if base != len(self.actions):
            raise ValueError(f"{form}: its base is {base}, its place {len(self.actions)}")
        for arguments, notation in rows:
            self.actions.append(Action(len(self.actions), form, arguments, notation))

    def finished(self) -> tuple[Action, ...]:
        names = [action.notation for action in self.actions]
        if len(set(names)) < len(names):
            raise ValueError("two actions share a notation")
        return tuple(self.actions)
