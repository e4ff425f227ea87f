"""Names put into sentences, with the word before as French wants it: *d'Igor*, *du siège 0*.

Sentences are said with a mark in place of each name, so that they can be kept for all tables."""

import re
from typing import Final

MARKS: Final = tuple(chr(0xE000 + seat) for seat in range(8))  # no name has such a letter

SHORT: Final = re.compile(r"\b([Dd]|[Qq]u|[Jj]usqu|[Ll]orsqu|[Pp]uisqu)e $")  # de, que, …
JOINED: Final = {"de": "du", "De": "Du", "à": "au", "À": "Au"}  # before "le"
# Before an h, ears differ: Henri and Hugo are spoken as if it were not there, Harry and Hans not.
VOWEL: Final = re.compile(r"[aàâäæeéèêëiîïoôöœuùûü]|h[eéèêiîïuy]|y(?![aeiou])", re.IGNORECASE)


def contracts(name: str) -> bool:
    """Whether a name changes the word before it."""
    return bool(VOWEL.match(name)) or name.startswith("le ")


def with_names(lang: str, text: str, names: tuple[str, ...]) -> str:
    """A sentence with the names in place of their marks."""
    for mark, name in zip(MARKS, names):
        if mark in text:
            text = text.replace(mark, name) if lang != "fr" else placed(text, mark, name)
    return text


def placed(text: str, mark: str, name: str) -> str:
    """A French sentence with a name in place of its mark."""
    if not contracts(name):
        return text.replace(mark, name)
    first, *others = text.split(mark)
    for part in others:
        first = joined(first, name) + part
    return first


def joined(before: str, name: str) -> str:
    """What stands before a name, and the name."""
    if name.startswith("le "):
        word = before[:-1].rpartition(" ")[2]
        if before.endswith(" ") and word in JOINED:
            return f"{before[: -len(word) - 1]}{JOINED[word]}{name[2:]}"
        begins = not before or before.endswith((". ", "! ", "? "))
        return before + (name[0].upper() + name[1:] if begins else name)
    return SHORT.sub(r"\1'", before) + name
