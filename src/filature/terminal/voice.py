"""How the terminal speaks of one match: its game's words, a language, the players' names."""

from filature.core.game import Game
from filature.core.seat import SPECTATOR
from filature.core.sentence import Sentence
from filature.library import Match
from filature.table.refused import Refused
from filature.text.catalogue import t

from .players import Player, names, players_of


class Voice:
    """Everything that is said, in one language."""

    def __init__(self, game: Game, lang: str, players: list[Player]) -> None:
        self.game = game
        self.lang = lang
        self.names = names(players, lang)
        self.given = [bool(player.name) for player in players]

    def t(self, key: str, **blanks: object) -> str:
        """A sentence of the house."""
        return t(self.lang, key, "", **blanks)

    def percent(self, share: float) -> str:
        return self.t("percent", value=round(100 * share, 1))

    def score(self, points: int) -> str:
        """What a seat has, in the words of the game if it has its own."""
        return t(self.lang, "score", self.game.name, points=points)

    def say(self, sentence: Sentence, viewer: int = SPECTATOR) -> str:
        """A sentence of the game, as told to a viewer."""
        return self.game.words.say(sentence, self.lang, self.names, viewer)

    def term(self, key: str) -> str:
        return self.game.words.term(key, self.lang)

    def clause(self, clause: str) -> str:
        """The text of a clause; empty when the house itself is the source."""
        return self.game.clauses(self.lang).get(clause, "")

    def refused(self, refused: Refused, viewer: int) -> str:
        return refused.text(self.lang, self.names, viewer)

    def name(self, seat: int, viewer: int = SPECTATOR) -> str:
        """What a seat is called on the table."""
        if seat != viewer:
            return self.names[seat]
        return self.t("seat-me", name=self.names[seat]) if self.given[seat] else self.t("name-me")


def voice_of(match: Match, lang: str) -> Voice:
    return Voice(match.game, lang, players_of(match))
