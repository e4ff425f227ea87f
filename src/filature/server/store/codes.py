"""Codes that are said aloud: a word and two digits, RENARD-42.

The words are French, without accents, and told apart and understood in English too.  A code is not
a secret: it leads where a link leads, and guessing is slowed down.
"""

import re
import secrets
import unicodedata
from collections.abc import Iterator
from typing import Final

SAID: Final = """
ALLIGATOR BALLON BAMBOU BANANE BISON BOUQUET CACTUS CANON CARAVANE CARIBOU CHOCOLAT CITRON COBRA
COMPAS CONDOR CRISTAL CROCODILE DAUPHIN DIAMANT DRAGON ESCARGOT FANFARE FLAMINGO GAZELLE GIRAFE
GORILLE GUITARE IGUANE JAGUAR JASMIN KOALA LAMPE LANTERNE LILAS LION LOUTRE LYNX MELON MOTEUR
ORANGE ORCHESTRE ORME OTARIE PALACE PANDA PARACHUTE PARASOL PIANO PIGEON PISTON PUMA PYTHON
RADIO RENARD ROBOT RUBIS SAPHIR SARDINE SATELLITE SAUMON SERPENT TAMBOUR TAXI TIGRE TOMATE TRAIN
TROMPETTE TULIPE TUNNEL TURBOT VALISE VIOLON
"""
WORDS: Final = tuple(SAID.split())
TRIES: Final = 200  # before a crowded house takes a longer number
SPOKEN: Final = re.compile(r"([A-Z]+)[^A-Z0-9]*([0-9]+)")


def candidates() -> Iterator[str]:
    """Codes to choose from, until one is free."""
    for more in range(TRIES * 10):
        yield f"{secrets.choice(WORDS)}-{number(2 + more // TRIES)}"


def number(digits: int) -> int:
    """A number of so many digits that does not begin with a zero."""
    least: int = 10 ** (digits - 1)
    return least + secrets.randbelow(9 * least)


def heard(said: str) -> str:
    """A code as somebody may have typed it: `renard 42`; empty when it is none."""
    plain = unicodedata.normalize("NFD", said.strip()).encode("ascii", "ignore").decode().upper()
    found = SPOKEN.fullmatch(plain)
    return f"{found[1]}-{found[2]}" if found else ""
