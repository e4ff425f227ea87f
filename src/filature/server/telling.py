"""What a table tells one viewer, as messages.  It takes views; a state never comes here."""

from functools import lru_cache
from typing import Final, NamedTuple

from filature.codec import drawing
from filature.codec.tables import Proof, Result, SeatCard, Settings, TableCard
from filature.codec.verify import commitment
from filature.codec.wire import Choice, News, State
from filature.core.game import Game
from filature.core.seat import sees
from filature.core.sentence import Sentence
from filature.library import Match
from filature.scene import Scene
from filature.text.catalogue import t

from . import record
from .seats import Caller
from .spec import Spec

MOST_SAID: Final = 2000  # sentences that a voice remembers
MARKS: Final = tuple(chr(0xE000 + seat) for seat in range(8))  # no name has such a letter


class Eye(NamedTuple):
    """Who looks, and in which language."""

    seat: int
    lang: str


@lru_cache(50_000)
def nameless(game: Game, sentence: Sentence, eye: Eye) -> str:
    """A sentence with a mark in place of each name: Fluent is slow, and tables say the same
    things with other names."""
    return game.words.say(sentence, eye.lang, MARKS, eye.seat)


class Voice:
    """How one eye is spoken to; it remembers what it has said before."""

    def __init__(self, game: Game, names: tuple[str, ...], eye: Eye) -> None:
        self.game = game
        self.names = {ord(mark): name for mark, name in zip(MARKS, names)}
        self.eye = eye
        self.painter = drawing.Painter(self.say)
        self.said: dict[Sentence, str] = {}

    def say(self, sentence: Sentence) -> str:
        found = self.said.get(sentence)
        if found is None:
            if len(self.said) > MOST_SAID:
                self.said.clear()
            found = nameless(self.game, sentence, self.eye).translate(self.names)
            self.said[sentence] = found
        return found


class Teller:
    """Speaks of one match to any eye."""

    def __init__(self, match: Match, names: tuple[str, ...], settings: Settings) -> None:
        self.match = match
        self.game = match.game
        self.names = names
        self.settings = settings
        self.voices: dict[Eye, Voice] = {}

    def voice(self, eye: Eye) -> Voice:
        found = self.voices.get(eye)
        if found is None:
            found = self.voices[eye] = Voice(self.game, self.names, eye)
        return found

    def state(self, eye: Eye, since: int | None = None) -> State:
        """All that an eye may know; with the news from a place of the log on, else whole."""
        match, offered = self.match, self.match.offered(eye.seat)
        scene = self.game.scene(match.view(eye.seat), offered)
        assert isinstance(scene, Scene)
        return State(
            moment=len(match.log),
            scene=self.voice(eye).painter.scene(scene, self.settings.notebook),
            options=[self.choice(action, eye) for action in offered],
            news=self.news(eye, since or 0),
            whole=since is None,
            actors=[line.seat for line in scene.seats if line.acting],
            undo=self.undo(eye.seat),
            result=self.result(eye) if match.over else None,
        )

    def choice(self, action: int, eye: Eye) -> Choice:
        found = self.game.actions[action]
        return Choice(action, found.notation, self.voice(eye).say(found.sentence))

    def news(self, eye: Eye, since: int) -> list[News]:
        """What was told, action by action; of some actions nothing is told."""
        found: list[News] = []
        say = self.voice(eye).say
        for number, entry in enumerate(self.match.log[since:], since + 1):
            lines = [say(sentence) for sentence in entry.news_for(eye.seat)]
            seen = sees(entry.audience, eye.seat)
            if lines or seen:
                what = self.game.actions[entry.action].notation if seen else ""
                found.append(News(number, entry.seat, lines, what))
        return found

    def undo(self, seat: int) -> str:
        if seat < 0 or self.match.over:
            return ""
        if self.match.may_undo(seat):
            return "free"
        return "" if record.consensual(self.match, seat) is None else "consent"

    def result(self, eye: Eye) -> Result:
        clause = self.game.ending(self.match.state)
        rule = self.game.clauses(eye.lang).get(clause, "")
        return Result(self.match.winners(), list(self.match.scores()), clause, rule)


def proof(spec: Spec) -> Proof:
    """The promise, and the secret once the match is over."""
    begun = spec.status != "open"
    shares = [chair.share if begun else "" for chair in spec.chairs]
    secret = spec.secret if spec.status in ("over", "closed") else ""
    return Proof(commitment(spec.secret), shares, secret)


class Presence(NamedTuple):
    """Who is connected, and for whom a bot plays."""

    here: frozenset[int] = frozenset()
    stood_in: frozenset[int] = frozenset()
    watching: int = 0
    moment: int = 0


def seat_cards(spec: Spec, presence: Presence, mine: list[int]) -> list[SeatCard]:
    return [
        SeatCard(
            seat,
            chair.who,
            chair.name,
            chair.level,
            chair.ready or chair.who == "bot",
            seat in presence.here or chair.who == "bot",
            seat in presence.stood_in,
            seat in mine,
        )
        for seat, chair in enumerate(spec.chairs)
    ]


def table_card(spec: Spec, presence: Presence, caller: Caller) -> TableCard:
    """A table as one caller may know it."""
    return TableCard(
        id=spec.id,
        game=spec.game,
        title=t(caller.lang, "title", spec.game),
        box=spec.box,
        options=spec.options,
        settings=spec.settings,
        status=spec.status,
        seats=seat_cards(spec, presence, caller.seats(spec)),
        watching=presence.watching,
        proof=proof(spec),
        moment=presence.moment,
        host=caller.hosts(spec),
        explanation=t(caller.lang, spec.explanation, name=spec.game) if spec.explanation else "",
        next=spec.next,
        origin=spec.origin,
    )
