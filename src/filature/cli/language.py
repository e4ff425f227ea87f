"""Which language to speak."""

import os
from collections.abc import Mapping
from typing import Final

from filature.core.mistake import Mistake
from filature.text.catalogue import LANGUAGES

NO_LANGUAGE: Final = ("C", "POSIX")


def of_locale(environment: Mapping[str, str] = os.environ) -> str:
    """French where the locale is French, else English."""
    places = [environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    locale = next((place for place in places if place), "")
    if locale.split(".")[0] in NO_LANGUAGE:
        return "en"
    wanted = environment.get("LANGUAGE", "").split(":")[0] or locale
    return "fr" if wanted.lower().startswith("fr") else "en"


def chosen(lang: str) -> str:
    """The language asked for, else that of the locale."""
    if lang and lang not in LANGUAGES:
        raise Mistake("bad-language", word=lang, known=", ".join(LANGUAGES))
    return lang or of_locale()


def asked(words: list[str]) -> str:
    """The language of a command line, right or wrong as it may be; else that of the locale."""
    for word, following in zip(words, [*words[1:], ""]):
        name, equals, value = word.partition("=")
        lang = value if equals else following
        if name in ("--lang", "--language") and lang in LANGUAGES:
            return lang
    return of_locale()
