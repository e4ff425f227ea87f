"""What a table tells one viewer, as messages.  It takes views; a state never comes here."""

from functools import lru_cache
from typing import Final, NamedTuple

from filature.core.game import Game
from filature.core.scene import Scene
from filature.core.seat import sees
from filature.core.sentence import Sentence
from filature.core.view import View
from filature.library import Match
from filature.protocol.bodies import Petition, Proof, Result, SeatCard, Settings, TableCard
from filature.protocol.messages import Choice, News, State
from filature.protocol.wording import NOTHING, Painter
from filature.record.verify import commitment
from filature.server.store.spec import Spec
from filature.text.catalogue import t

from . import matches
from .caller import Caller

MARKS: Final = tuple(chr(0xE000 + seat) for seat in range(8))  # no name has such a letter


class Eye(NamedTuple):
    """Who looks, and in which language."""

    seat: int
    lang: str


class Phrase(NamedTuple):
    """A sentence with a mark in place of each name, and the seats that it names."""

    text: str
    seats: tuple[int, ...]


@lru_cache(50_000)
def nameless(game: Game, sentence: Sentence, eye: Eye) -> Phrase:
    """Fluent is slow, and tables say the same things with other names."""
    text = game.words.say(sentence, eye.lang, MARKS, eye.seat)
    return Phrase(text, tuple([seat for seat, mark in enumerate(MARKS) if mark in text]))


class Voice:
    """How one eye is spoken to."""

    def __init__(self, game: Game, names: tuple[str, ...], eye: Eye) -> None:
        self.game = game
        self.names = names
        self.eye = eye
        self.painter = Painter(self.say)
        self.choices: dict[int, Choice] = {}

    def choice(self, action: int) -> Choice:
        found = self.choices.get(action)
        if found is None:
            named = self.game.actions[action]
            found = Choice(action, named.notation, self.say(named.sentence))
            self.choices[action] = found
        return found

    def say(self, sentence: Sentence) -> str:
        text, seats = nameless(self.game, sentence, self.eye)
        for seat in seats:
            text = text.replace(MARKS[seat], self.names[seat])
        return text


class Look(NamedTuple):
    """What an eye sees, before it is put into words."""

    view: View
    offered: list[int]
    scene: Scene
    undo: str = ""
    over: bool = False
    petition: Petition | None = None

    def differs(self, before: "Look") -> bool:
        """Whether there is anything to tell."""
        return self.scene != before.scene or self[3:] != before[3:]


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

    def look(self, seat: int, petition: Petition | None = None, before: Look | None = None) -> Look:
        """What a seat sees now; drawn anew only when it is not what it saw before."""
        match = self.match
        view, offered = match.view(seat), match.offered(seat)
        if before and before.view == view and before.offered == offered:
            scene = before.scene
        else:
            scene = self.drawn(view, offered)
        return Look(view, offered, scene, self.undo(seat), match.over, petition)

    def drawn(self, view: View, offered: list[int]) -> Scene:
        """The scene of a view; without its notebooks where the table plays without them."""
        scene = self.game.scene(view, offered)
        return scene if self.settings.notebook else scene._replace(grids=())

    def state(self, eye: Eye, since: int | None = None) -> State:
        """All that an eye may know; with the news from a place of the log on, else whole."""
        return self.worded(eye, self.look(eye.seat), self.news(eye, since or 0), since is None)

    def worded(
        self, eye: Eye, look: Look, news: list[News], whole: bool = True, before: Scene = NOTHING
    ) -> State:
        """A look in words; what its scene has in common with the one before is only named."""
        voice = self.voice(eye)
        return State(
            moment=len(self.match.log),
            scene=voice.painter.scene(look.scene, before),
            options=[voice.choice(action) for action in look.offered],
            news=news,
            whole=whole,
            actors=[line.seat for line in look.scene.seats if line.acting],
            undo=look.undo,
            petition=look.petition,
            result=self.result(eye) if look.over else None,
        )

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
        return "" if matches.consensual(self.match, seat) is None else "consent"

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
