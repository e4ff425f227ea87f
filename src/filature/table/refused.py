"""What the table says to an action that is not offered."""

from filature.core.game import Game
from filature.core.sentence import Refusal


class Refused(Exception):
    """An action that is not offered, with the clause that says why."""

    def __init__(self, game: Game, refusal: Refusal) -> None:
        super().__init__(f"{refusal.clause}: {game.words.say(refusal.sentence, 'en')}")
        self.game = game
        self.refusal = refusal

    @property
    def clause(self) -> str:
        return self.refusal.clause

    def text(self, lang: str = "fr", names: tuple[str, ...] = (), viewer: int = -2) -> str:
        return self.game.words.say(self.refusal.sentence, lang, names, viewer)
