"""Which language to speak."""

import os
from collections.abc import Mapping
from typing import Final

from filature.terminal.complaint import Complaint
from filature.text.catalogue import LANGUAGES, t

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
    if not lang:
        return of_locale()
    if lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Complaint(t(of_locale(), "bad-language", word=lang, known=known))
    return lang
