"""Who listens to a table, and what each of them is told."""

import time
from typing import NamedTuple, Protocol

import msgspec
from msgspec import structs

from filature.core.seat import SPECTATOR
from filature.library import Match
from filature.protocol import messages
from filature.protocol.bodies import Petition, TableCard
from filature.protocol.wording import NOTHING
from filature.server.store.spec import Spec

from .caller import Caller
from .clocks import Waiting
from .render import Eye, Look, Presence, Teller, proof, table_card

encode = msgspec.json.Encoder().encode


class Ear(Protocol):
    """A connection, as a table knows it."""

    eye: Eye
    caller: Caller

    def hear(self, frame: bytes) -> None: ...

    def drop(self, reason: str) -> None: ...


class Table(Protocol):
    """What is told of."""

    spec: Spec
    match: Match | None
    petition: Petition | None
    waiting: Waiting
    stood_in: set[int]


class Told(NamedTuple):
    """What an eye has heard: so much of the log, this look, in the words of this teller."""

    length: int
    look: Look
    teller: Teller


class Audience:
    """The ears of one table.  Eyes that may not differ are sent the same bytes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.ears: set[Ear] = set()
        self.told: dict[Eye, Told] = {}
        self.own: Teller | None = None

    @property
    def presence(self) -> Presence:
        here = frozenset(ear.eye.seat for ear in self.ears if ear.eye.seat >= 0)
        watching = len([ear for ear in self.ears if ear.eye.seat == SPECTATOR])
        moment = len(self.table.match.log) if self.table.match else 0
        return Presence(here, frozenset(self.table.stood_in), watching, moment)

    def card(self, caller: Caller) -> TableCard:
        return table_card(self.table.spec, self.presence, caller)

    def teller(self, match: Match) -> Teller:
        """Who speaks of a match; of the table's own, always the same one."""
        names = tuple(chair.name for chair in self.table.spec.chairs)
        if self.own is None or self.own.match is not match or self.own.names != names:
            made = Teller(match, names, self.table.spec.settings)
            if match is not self.table.match:
                return made
            self.own = made
        return self.own

    def welcome(self, ear: Ear, chat: list[messages.ChatLine]) -> None:
        """Who the newcomer is, what was said, and the whole state."""
        self.ears.add(ear)
        card, (seat, lang) = self.card(ear.caller), ear.eye
        ear.hear(encode(messages.Welcome(messages.VERSION, seat, lang, card, chat)))
        self.resend(ear)
        self.tell_table(but=ear)

    def leave(self, ear: Ear) -> None:
        self.ears.discard(ear)
        self.tell_table()

    def dismiss(self, seat: int) -> None:
        """Closes the connections of a seat that has another owner, or none."""
        for ear in [ear for ear in self.ears if ear.eye.seat == seat]:
            ear.drop("seat")

    def resend(self, ear: Ear) -> None:
        """The whole state to one ear."""
        match = self.table.match
        if match:
            teller = self.teller(match)
            look = teller.look(ear.eye.seat, self.table.petition)
            self.told.setdefault(ear.eye, Told(len(match.log), look, teller))
            state = teller.worded(ear.eye, look, teller.news(ear.eye, 0))
            ear.hear(encode(dressed(self.table, state)))

    def remind(self, ear: Ear) -> None:
        """What an ear was told last, once more: nearly all of it is only named."""
        match, told = self.table.match, self.told.get(ear.eye)
        if match and told and told.teller is self.teller(match):
            state = told.teller.worded(ear.eye, told.look, [], False, told.look.scene)
            ear.hear(encode(dressed(self.table, state)))
        else:
            self.resend(ear)

    def tell_state(self, whole: bool = False) -> None:
        """Tells each eye what changed for it; an eye for which nothing did hears nothing."""
        match = self.table.match
        if match is None:
            return
        teller, eyes = self.teller(match), {ear.eye for ear in self.ears}
        self.told = {eye: told for eye, told in self.told.items() if eye in eyes}
        for eye in eyes:
            state = self.changed(teller, eye, whole)
            if state:
                self.tell(dressed(self.table, state), eye)

    def changed(self, teller: Teller, eye: Eye, whole: bool) -> messages.State | None:
        """What an eye has not been told yet, if anything."""
        told, length = self.told.get(eye), len(teller.match.log)
        before = told.look if told and told.teller is teller else None
        look = teller.look(eye.seat, self.table.petition, before)
        since = 0 if whole else min(told.length if told else length, length)
        news = teller.news(eye, since)
        heard = length if whole or news else since
        if told and not look.differs(told.look) and (whole or not news):
            self.told[eye] = told._replace(length=heard)
            return None
        self.told[eye] = Told(heard, look, teller)
        return teller.worded(eye, look, news, whole, before.scene if before else NOTHING)

    def tell_table(self, but: Ear | None = None) -> None:
        """Tells everyone who sits here now."""
        for ear in [ear for ear in self.ears if ear is not but]:
            ear.hear(encode(messages.Table(self.card(ear.caller))))

    def tell(self, message: messages.FromServer, eye: Eye | None = None) -> None:
        """The same bytes to all ears, or to those behind one eye."""
        frame = encode(message)
        for ear in [ear for ear in self.ears if eye is None or ear.eye == eye]:
            ear.hear(frame)


def dressed(table: Table, state: messages.State) -> messages.State:
    """A state with its clocks, and after the end the secret."""
    over = table.spec.status in ("over", "closed")
    if not over and table.spec.settings.absence != "clock":
        return state
    now = time.time()
    clocks = [
        messages.Clock(seat, round(max(0.0, deadline - now), 1))
        for seat in state.actors
        if (deadline := table.waiting.deadline(seat)) is not None
    ]
    return structs.replace(state, clocks=clocks, proof=proof(table.spec) if over else None)
