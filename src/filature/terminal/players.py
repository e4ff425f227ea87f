"""Who sits at a table: `me`, `me:Ada`, `bot`, `double-o:Basil`, `uniform`."""

from functools import cache
from typing import Final, NamedTuple

from filature.bots import BOTS, LEVELS
from filature.core.game import Game
from filature.core.mistake import Mistake
from filature.library import Match
from filature.text.catalogue import LANGUAGES, t

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


def players_of(match: Match) -> list[Player]:
    """Who plays a match; people, where it does not say."""
    return [player(word) for word in match.players or (HUMAN,) * match.seats]


def player(word: str) -> Player:
    """A player from its word."""
    kind, _, name = word.strip().partition(":")
    kind = kind_named(kind)
    if kind not in (HUMAN, *BOTS):
        known = ", ".join([HUMAN, *SHORTHANDS, *BOTS])
        raise Mistake("bad-seat", word=word.strip(), known=known)
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


def seated(game: Game, words: str = "", count: int | None = None) -> list[Player]:
    """The players of `--bots`: one a seat, or one kind of bot for all seats but the first."""
    found = [player(word) for word in (words or "bot").split(",")]
    if len(found) > 1:
        if fitting(game, len(found) if count is None else count) != len(found):
            raise Mistake("bad-bots", bots=len(found), seats=count)
        return found
    if found[0].human:
        raise unknown_bot(words)
    return [Player(HUMAN)] + found * (fitting(game, count) - 1)


def fitting(game: Game, count: int | None = None) -> int:
    """How many seats: as many as were asked for, if the game allows it; else the usual."""
    seats = min(max(USUAL, game.fewest), game.most) if count is None else count
    if not game.fewest <= seats <= game.most:
        blanks = {"fewest": game.fewest, "most": game.most, "count": seats}
        raise Mistake("bad-seats", name=game.name, **blanks)
    return seats


def unknown_bot(word: str) -> Mistake:
    return Mistake("bad-bot", bot=word, known=", ".join(BOTS))


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
