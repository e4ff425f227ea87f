"""What a match looks like to one viewer, as messages.  It takes views; a state never comes here.
Compiled: it is asked for every viewer after every action."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias, final

from filature.core.epilogue import title
from filature.core.game import Game
from filature.core.scene import Scene
from filature.core.seat import sees
from filature.core.sentence import Sentence
from filature.core.view import View
from filature.library import Match
from filature.protocol.bodies import Petition, Result, Settings
from filature.protocol.messages import Choice, News, State
from filature.protocol.wording import NOTHING, Painter
from filature.table import undo as law
from filature.text.catalogue import listed, t
from filature.text.names import MARKS, contracts, placed, with_names


class Viewer(NamedTuple):
    """Who looks, and in which language."""

    seat: int
    lang: str


Nameless: TypeAlias = Callable[[Sentence], tuple[str, tuple[int, ...]]]


@lru_cache(100)
def nameless(game: Game, viewer: Viewer) -> Nameless:
    """What gives a sentence with a mark in place of each name, and the seats that it names: Fluent
    is slow, and tables say the same things with other names."""

    @lru_cache(6_000)
    def marked(sentence: Sentence) -> tuple[str, tuple[int, ...]]:
        text = game.words.say(sentence, viewer.lang, MARKS, viewer.seat)
        return text, tuple([seat for seat, mark in enumerate(MARKS) if mark in text])

    return marked


@final
class Voice:
    """How one viewer is spoken to."""

    def __init__(self, game: Game, names: tuple[str, ...], viewer: Viewer) -> None:
        self.game = game
        self.names = names
        self.nameless = nameless(game, viewer)
        french = [viewer.lang == "fr" and contracts(name) for name in names]
        self.place = [placed if one else str.replace for one in french]
        self.painter = Painter(self.say)
        self.lang = viewer.lang
        self.choices: dict[tuple[int, str], Choice] = {}

    def choice(self, action: int, group: str = "") -> Choice:
        found = self.choices.get((action, group))
        if found is None:
            named = self.game.actions[action]
            heading = self.game.words.heading(group, self.lang)
            found = Choice(action, named.notation, self.say(named.sentence), heading)
            self.choices[action, group] = found
        return found

    def offered(self, view: View, actions: list[int]) -> list[Choice]:
        """What may be done, group by group."""
        groups = self.game.groups(view, actions)
        return [self.choice(action, group) for group, found in groups for action in found]

    def say(self, sentence: Sentence) -> str:
        text, seats = self.nameless(sentence)
        for seat in seats:
            text = self.place[seat](text, MARKS[seat], self.names[seat])
        return text


class Resignation(NamedTuple):
    """Somebody gave the match up: after so many actions, from which seat, under which name."""

    moment: int
    seat: int
    name: str


class GivenUp(NamedTuple):
    """The seats whose people have given the match up, whether it ended by that, and all who ever
    did so, also those who have left since."""

    seats: tuple[int, ...] = ()
    ended: bool = False
    told: tuple[Resignation, ...] = ()


PLAYED: Final = GivenUp()


@final
class Snapshot:
    """What a viewer sees, before it is put into words."""

    def __init__(
        self,
        view: View,
        offered: list[int],
        scene: Scene,
        undo: str,
        over: bool,
        petition: Petition | None,
    ) -> None:
        self.view = view
        self.offered = offered
        self.scene = scene
        self.undo = undo
        self.over = over
        self.petition = petition

    def differs(self, before: "Snapshot") -> bool:
        """Whether there is anything to tell."""
        return (
            self.undo != before.undo
            or self.over != before.over
            or self.petition != before.petition
            or self.scene != before.scene
        )


@final
class Renderer:
    """Puts one match into words, for any viewer."""

    def __init__(
        self,
        match: Match,
        names: tuple[str, ...],
        settings: Settings,
        chosen_for: Mapping[int, int] = MappingProxyType({}),
        given_up: GivenUp = PLAYED,
    ) -> None:
        self.match = match
        self.game = match.game
        self.names = names
        self.settings = settings
        self.chosen_for = chosen_for  # moments, and the person for whom a bot chose
        self.given_up = given_up
        self.voices: dict[Viewer, Voice] = {}

    def voice(self, viewer: Viewer) -> Voice:
        found = self.voices.get(viewer)
        if found is None:
            found = self.voices[viewer] = Voice(self.game, self.names, viewer)
        return found

    def snapshot(
        self, seat: int, petition: Petition | None = None, before: Snapshot | None = None
    ) -> Snapshot:
        """What a seat sees now; drawn anew only when it is not what it saw before."""
        match, ended = self.match, self.given_up.ended
        view = self.game.view(match.state, seat)
        offered = [] if ended else match.offered(seat)
        if before and before.view == view and before.offered == offered:
            scene = before.scene
        else:
            scene = self.drawn(view, offered)
        over = match.over or ended
        undo = "" if over else law.kind(match.log, seat)
        return Snapshot(view, offered, scene, undo, over, petition)

    def drawn(self, view: View, offered: list[int]) -> Scene:
        """The scene of a view; without its notebooks where the table plays without them."""
        scene = self.game.scene(view, offered)
        return scene if self.settings.notebook else scene._replace(grids=())

    def state(
        self,
        viewer: Viewer,
        snapshot: Snapshot,
        news: list[News],
        whole: bool = True,
        before: Scene = NOTHING,
        moment: int | None = None,
    ) -> State:
        """A snapshot in words, of an earlier moment where one is given; what its scene has in
        common with the one before is only named."""
        voice, seats = self.voice(viewer), () if snapshot.over else snapshot.scene.seats
        return State(
            moment=len(self.match.log) if moment is None else moment,
            scene=voice.painter.scene(snapshot.scene, before),
            options=voice.offered(snapshot.view, snapshot.offered),
            news=news,
            whole=whole,
            actors=[line.seat for line in seats if line.acting],
            undo=snapshot.undo,
            petition=snapshot.petition,
            result=self.result(viewer) if snapshot.over else None,
        )

    def news(self, viewer: Viewer, since: int, until: int | None = None) -> list[News]:
        """What was told, action by action; of some actions nothing is told."""
        found: list[News] = []
        say = self.voice(viewer).say
        for number, entry in enumerate(self.match.log[since:until], since + 1):
            lines = [say(sentence) for sentence in entry.news_for(viewer.seat)]
            seen = sees(entry.audience, viewer.seat)
            if lines or seen:
                what = self.game.actions[entry.action].notation if seen else ""
                instead = self.chosen_for.get(number) == entry.seat
                if instead and lines:
                    lines.insert(0, say(Sentence("chosen-for seat", (entry.seat,))))
                found.append(News(number, entry.seat, lines, what, instead))
        return found

    def result(self, viewer: Viewer) -> Result:
        if self.given_up.ended:
            return self.conceded(viewer)
        clause = self.game.ending(self.match.state)
        rule = self.game.clauses(viewer.lang).get(clause, "")
        told = self.game.epilogue(self.match.state, viewer.seat)
        winners = [one for one in self.match.winners() if one not in self.given_up.seats]
        if winners != self.match.winners():
            told = told._replace(title=title(winners))
        first, own, cause = [self.voice(viewer).say(one) for one in told]
        if viewer.seat in self.given_up.seats:
            own = self.gave_up(viewer, winners)
        return Result(winners, list(self.match.scores()), clause, rule, first, own, cause)

    def conceded(self, viewer: Viewer) -> Result:
        """A match that ended because people gave it up: points stand as they are."""
        winners = [n for n in range(self.match.seats) if n not in self.given_up.seats]
        rule = t(viewer.lang, "house-resign")
        cause = self.about(viewer, "end-resigned", list(self.given_up.seats))
        own = self.gave_up(viewer, winners) if viewer.seat in self.given_up.seats else ""
        if viewer.seat in winners:
            own = t(viewer.lang, "end-own-left")
        told, scores = self.voice(viewer).say(title(winners)), list(self.match.scores())
        return Result(winners, scores, "HOUSE-RESIGN", rule, told, own, cause)

    def gave_up(self, viewer: Viewer, winners: list[int]) -> str:
        """What somebody is told who gave the match up."""
        if not winners:
            return t(viewer.lang, "end-own-resigned-nobody")
        return self.about(viewer, "end-own-resigned", winners)

    def about(self, viewer: Viewer, key: str, seats: list[int]) -> str:
        """A sentence of the house about some of the players."""
        names = listed(viewer.lang, "list-and", [self.names[seat] for seat in seats])
        text = t(viewer.lang, key, names=MARKS[0], count=len(seats))
        return with_names(viewer.lang, text, (names,))
