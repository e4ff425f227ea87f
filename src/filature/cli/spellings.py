"""How options were spelled once; they are still taken so, but no help tells it."""

from typing import Final

from filature.core.mistake import Mistake

OLD: Final = {
    "form": {"--out": "--output"},
    "ladder": {"--file": "--output"},
    "print": {"--language": "--lang"},
}


def renamed(command: str, words: list[str]) -> list[str]:
    """The words after a command, as they are spelled now."""
    old, found = OLD.get(command, {}), []
    for word in words:
        name, equals, value = word.partition("=")
        found.append(f"{old.get(name, name)}{equals}{value}")
    return with_bots(found) if command == "play" else found


def with_bots(words: list[str]) -> list[str]:
    """`--seats me,bot,bot` once told who sits where, which is now `--bots me,bot,bot`."""
    for place, word in enumerate(words):
        name, equals, value = word.partition("=")
        following = value if equals else "".join(words[place + 1 : place + 2])
        if name == "--seats" and "," in following:
            if any(one.partition("=")[0] == "--bots" for one in words):
                raise Mistake("seats-and-bots")
            return [*words[:place], f"--bots{equals}{value}", *words[place + 1 :]]
    return words
