"""Who sits at a table: `me`, `me:Ada`, `bot`, `double-o:Basil`, `uniform`."""

from functools import cache
from typing import Final, NamedTuple

from filature.bots import BOTS, LEVELS
from filature.core.game import Game
from filature.text.catalogue import LANGUAGES, t

from .complaint import Complaint
from .orders import folded

HUMAN: Final = "me"
SHORTHANDS: Final = {"bot": "greedy"}
USUAL: Final = 3  # seats at a table of which nothing is said


class Player(NamedTuple):
    """A human or a bot; the name is empty when none was given."""

    kind: str
    name: str = ""

    @property
    def human(self) -> bool:
        return self.kind == HUMAN

    @property
    def word(self) -> str:
        """As it stands in a match file."""
        name = self.name.replace(" ", "%20")
        return f"{self.kind}:{name}" if name else self.kind


def player(word: str, lang: str) -> Player:
    """A player from its word."""
    kind, _, name = word.strip().partition(":")
    kind = kind_named(kind)
    if kind not in (HUMAN, *BOTS):
        known = ", ".join([HUMAN, *SHORTHANDS, *BOTS])
        raise Complaint(t(lang, "bad-seat", word=word.strip(), known=known))
    letters = [letter for letter in name.replace("%20", " ") if letter.isprintable()]
    return Player(kind, " ".join("".join(letters).split()))


def kind_named(word: str) -> str:
    """A kind by its own name, or by that of its level in any language; else the word itself."""
    plain = folded(word)
    return SHORTHANDS.get(plain) or level_words().get(plain.replace(" ", "-"), plain)


@cache
def level_words() -> dict[str, str]:
    """What the levels are called, in all languages."""
    named = {t(lang, f"level-{level}"): level for level in LEVELS for lang in LANGUAGES}
    return {folded(name).replace(" ", "-"): level for name, level in named.items()}


def seated(game: Game, words: str, lang: str, bots: str = "") -> list[Player]:
    """The players of `--seats`; without it, one human and bots, of the kind asked for."""
    bot = player(bots or "bot", lang)
    if bot.human:
        raise Complaint(t(lang, "bad-bot", bot=bots, known=", ".join(BOTS)))
    if not words:
        count = min(max(USUAL, game.fewest), game.most)
        return [Player(HUMAN)] + [bot] * (count - 1)
    found = [
        player(bots if word.strip() == "bot" and bots else word, lang) for word in words.split(",")
    ]
    if not game.fewest <= len(found) <= game.most:
        raise Complaint(too_many_or_few(game, len(found), lang))
    return found


def too_many_or_few(game: Game, count: int, lang: str) -> str:
    return t(lang, "bad-count", name=game.name, fewest=game.fewest, most=game.most, count=count)


def names(players: list[Player], lang: str) -> tuple[str, ...]:
    """What the players are called: as given, else by their seat."""
    return tuple(
        one.name or t(lang, "name-human", seat=seat)
        if one.human
        else one.name or bot_name(seat, lang)
        for seat, one in enumerate(players)
    )


def bot_name(seat: int, lang: str) -> str:
    return t(lang, f"name-bot-{seat % 6}")
