"""The catalogues of a game, as the door in sees them.  The text layer fills them in."""

from mypy_extensions import mypyc_attr

from filature.core.sentence import Sentence


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """A game without catalogues: it says its keys and numbers."""

    def clauses(self, lang: str) -> dict[str, str]:
        """Every clause id with its sentence, in the order of the sheet."""
        return {}

    def say(
        self, sentence: Sentence, lang: str, names: tuple[str, ...] = (), viewer: int = -2
    ) -> str:
        """A sentence in a language, with the players' names, as told to one of them."""
        return repr(sentence)

    def term(self, key: str, lang: str) -> str:
        """A short text of the catalogue: a title, a name, what an option means."""
        return key

    def heading(self, key: str, lang: str) -> str:
        """A text that a catalogue need not have; empty without one."""
        return ""
