"""Who listens to a table, and what each of them is sent.  Compiled."""

from typing import Protocol, final

import msgspec
from msgspec import structs

from filature.core.seat import SPECTATOR
from filature.library import Match
from filature.protocol import messages
from filature.protocol.bodies import TableCard
from filature.protocol.messages import ChatLine
from filature.protocol.wording import NOTHING
from filature.server.store.spec import Spec

from .acts import SILENT, Done
from .caller import Caller
from .minutes import minute, nudge
from .presence import Presence, away, full_card, proof
from .render import GivenUp, Renderer, Snapshot, Viewer
from .rights import Eye
from .table import Table
from .watching import Watched, watcher_id, watching

encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """Who hears the messages of a table: a connection, as a room knows it."""

    viewer: Viewer
    caller: Caller

    def send(self, frame: bytes) -> None: ...

    def close(self, reason: str) -> None: ...


@final
class Sent:
    """What a viewer knows: so much of the log, this snapshot, in the words of this renderer."""

    def __init__(self, length: int, snapshot: Snapshot, renderer: Renderer) -> None:
        self.length = length
        self.snapshot = snapshot
        self.renderer = renderer


@final
class Listeners:
    """The listeners of one table.  Viewers that may not differ are sent the same bytes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.present: dict[Listener, int] = {}  # in the order in which they came
        self.came = 0
        self.sent: dict[Viewer, Sent] = {}
        self.looked: list[tuple[int, dict[int, Snapshot]]] = []
        self.own: Renderer | None = None  # the match's, for this spec, after so many gave it up
        self.spec: Spec | None = None
        self.told = 0

    @property
    def here(self) -> frozenset[int]:
        """The seats from which somebody looks."""
        return frozenset(one.viewer.seat for one in self.present if one.viewer.seat >= 0)

    @property
    def guests(self) -> frozenset[str]:
        """Who looks, from a seat or from none."""
        return frozenset(one.caller.guest for one in self.present)

    @property
    def moment(self) -> int:
        return len(self.table.match.log) if self.table.match else 0

    @property
    def presence(self) -> Presence:
        watching = len([one for one in self.present if one.viewer.seat == SPECTATOR])
        stood_in, moment = frozenset(self.table.stood_in), self.moment
        return Presence(self.here, stood_in, watching, moment, away(self.table))

    def watched(self, lang: str, *more: Caller) -> list[Watched]:
        """Who watches, with whoever is about to."""
        found = [(one.caller, n) for one, n in self.present.items() if one.viewer.seat < 0]
        found += [(caller, self.came + 1) for caller in more]
        return watching(self.table.spec, found, lang)

    def watcher_name(self, listener: Listener) -> str:
        """What somebody who watches is called at this table, in the table's language."""
        spec = self.table.spec
        known = watcher_id(spec, listener.caller, self.present.get(listener, 0))
        found = [one.name for one in self.watched(spec.settings.lang) if one.id == known]
        return found[0] if found else listener.caller.name

    def eye(self, caller: Caller, seat: int) -> Eye:
        """Somebody who looks at what can be done here, from a seat or from none."""
        watched = self.watched(caller.lang)
        return Eye(self.table, self.here, watched, seat, caller.hosts(self.table.spec), caller)

    def card(self, caller: Caller) -> TableCard:
        return full_card(self.table, self.presence, caller, self.watched(caller.lang))

    def renderer(self, match: Match) -> Renderer:
        """What puts a match into words; the table's own, always by the same one."""
        table, own = self.table, self.own
        spec, told = table.spec, len(table.resigned)
        if own and own.match is match and self.spec is spec and self.told == told:
            return own
        now = match is table.match
        ended = now and spec.status == "over" and not match.over
        given_up = GivenUp(spec.given_up, ended, tuple(table.resigned))
        known = own and own.match is match and (own.names, own.given_up) == (spec.names, given_up)
        made = own if own and known else self.made(match, spec, given_up)
        if now:
            self.own, self.spec, self.told = made, spec, told
        return made

    def made(self, match: Match, spec: Spec, given_up: GivenUp) -> Renderer:
        return Renderer(match, spec.names, spec.settings, self.table.chosen_for, given_up)

    # Who comes and goes --------------------------------------------------------------------

    def first_messages(
        self, viewer: Viewer, caller: Caller, chat: list[ChatLine]
    ) -> list[messages.FromServer]:
        """Who the newcomer is, what was said, and the whole state once there is one."""
        more = [caller] if viewer.seat < 0 else []
        watched = self.watched(caller.lang, *more)
        card = full_card(self.table, self.presence.plus(viewer.seat), caller, watched)
        return [messages.Welcome(messages.VERSION, *viewer, card, chat), *self.whole(viewer)]

    def add(self, listener: Listener, chat: list[ChatLine]) -> None:
        for message in self.first_messages(listener.viewer, listener.caller, chat):
            listener.send(encode(message))
        self.came += 1
        self.present[listener] = self.came
        self.send_table(but=listener)

    def remove(self, listener: Listener) -> None:
        self.present.pop(listener, None)
        self.send_table()

    def dismiss(self, seat: int, reason: str = "seat") -> None:
        """Closes the connections of a seat that has another owner, or none."""
        for listener in [one for one in self.present if one.viewer.seat == seat]:
            listener.close(reason)

    def put_out(self, watcher: str) -> None:
        """Closes the connections of one who watches."""
        watchers = [(one, n) for one, n in self.present.items() if one.viewer.seat < 0]
        named = [(watcher_id(self.table.spec, one.caller, n), one) for one, n in watchers]
        guests = {one.caller.guest for known, one in named if known == watcher} - {""}
        for known, one in named:
            if known == watcher or one.caller.guest in guests:
                one.close("removed")

    def swap(self, seat: int, other: int, chat: list[ChatLine]) -> None:
        """Two seats have each other's people: they are welcomed where they sit now."""
        moved = {seat: other, other: seat}
        for listener in [one for one in self.present if one.viewer.seat in moved]:
            listener.viewer = listener.viewer._replace(seat=moved[listener.viewer.seat])
            for message in self.first_messages(listener.viewer, listener.caller, chat):
                listener.send(encode(message))

    def hand_over(self, old: str, new: str) -> None:
        """One guest is another from now on."""
        for listener in self.present:
            if listener.caller.guest == old:
                listener.caller = listener.caller._replace(guest=new)
        self.send_table()

    # The state -----------------------------------------------------------------------------

    def whole(self, viewer: Viewer) -> list[messages.State]:
        """The whole state; nothing before there is one.  Changes are told from there on."""
        match = self.table.match
        if match is None:
            return []
        renderer = self.renderer(match)
        snapshot = renderer.snapshot(viewer.seat, self.table.petition)
        self.sent.setdefault(viewer, Sent(len(match.log), snapshot, renderer))
        return [timed(self.table, renderer.state(viewer, snapshot, renderer.news(viewer, 0)))]

    def resend(self, listener: Listener) -> None:
        """The whole state to one listener."""
        for state in self.whole(listener.viewer):
            listener.send(encode(state))

    def remind(self, listener: Listener) -> None:
        """What a listener was sent last, once more: nearly all of it is only named."""
        match, sent = self.table.match, self.sent.get(listener.viewer)
        if match and sent and sent.renderer is self.renderer(match):
            scene = sent.snapshot.scene
            state = sent.renderer.state(listener.viewer, sent.snapshot, [], False, scene)
            listener.send(encode(timed(self.table, state)))
        else:
            self.resend(listener)

    def remind_all(self) -> None:
        """The clocks have changed, and nothing else: everyone is told them."""
        for listener in list(self.present):
            self.remind(listener)

    def look(self) -> None:
        """Keeps what every seat sees now, to be told before what comes of it: chance will act."""
        match = self.table.match
        if match is None:
            return
        renderer, last = self.renderer(match), self.looked[-1][1] if self.looked else {}
        seats = {listener.viewer.seat for listener in self.present}
        seen = {seat: renderer.snapshot(seat, None, last.get(seat)) for seat in seats}
        self.looked.append((len(match.log), seen))

    def send_state(self, whole: bool = False) -> None:
        """Sends each viewer what changed for it, step by step; nothing where nothing did.  Chance
        of which nothing is told is no step of its own."""
        match, looked = self.table.match, self.looked
        if match is None:
            return
        self.looked = []
        renderer = self.renderer(match)
        viewers = self.viewers()
        self.sent = {viewer: sent for viewer, sent in self.sent.items() if viewer in viewers}
        for viewer, listeners in viewers.items():
            seat, log = viewer.seat, match.log
            told = [one for one in looked if seat in one[1] and log[one[0]].news_for(seat)]
            steps = [(length, seen[seat]) for length, seen in told]
            last = renderer.snapshot(seat, self.table.petition, self.known(renderer, viewer))
            for length, snapshot in [*steps, (len(match.log), last)]:
                state = self.update(renderer, viewer, length, snapshot, whole)
                if state:
                    frame = encode(timed(self.table, state))
                    for listener in listeners:
                        listener.send(frame)

    def viewers(self) -> dict[Viewer, list[Listener]]:
        """Who looks, by what they may see."""
        found: dict[Viewer, list[Listener]] = {}
        for listener in self.present:
            found.setdefault(listener.viewer, []).append(listener)
        return found

    def known(self, renderer: Renderer, viewer: Viewer) -> Snapshot | None:
        """What a viewer was sent last, in the words of this renderer."""
        sent = self.sent.get(viewer)
        return sent.snapshot if sent and sent.renderer is renderer else None

    def update(
        self, renderer: Renderer, viewer: Viewer, length: int, snapshot: Snapshot, whole: bool
    ) -> messages.State | None:
        """What a viewer does not know yet of a snapshot, if anything."""
        sent, before = self.sent.get(viewer), self.known(renderer, viewer)
        since = 0 if whole else min(sent.length if sent else length, length)
        news = renderer.news(viewer, since, length)
        known = length if whole or news else since
        if sent and not snapshot.differs(sent.snapshot) and (whole or not news):
            self.sent[viewer] = Sent(known, sent.snapshot, sent.renderer)
            return None
        self.sent[viewer] = Sent(known, snapshot, renderer)
        scene = before.scene if before else NOTHING
        return renderer.state(viewer, snapshot, news, whole, scene, length)

    # Everything else -----------------------------------------------------------------------

    def send_table(self, but: Listener | None = None) -> None:
        """Sends everyone who sits here now."""
        presence, watched = self.presence, dict[str, list[Watched]]()
        for listener in [one for one in self.present if one is not but]:
            caller = listener.caller
            if caller.lang not in watched:
                watched[caller.lang] = self.watched(caller.lang)
            card = full_card(self.table, presence, caller, watched[caller.lang])
            listener.send(encode(messages.Table(card)))

    def send_minutes(self, lines: list[Done]) -> None:
        """Tells everyone what was done by powers."""
        told = [line for line in lines if line.word not in SILENT]
        for listener in self.present if told else []:
            for line in told:
                found = minute(listener.viewer.lang, line)
                listener.send(encode(messages.Happened(found)))

    def send_nudge(self, seat: int, by: int) -> None:
        """Reminds whoever looks from a seat that the match waits."""
        name = self.table.spec.chairs[by].name if by >= 0 else ""
        for listener in [one for one in self.present if one.viewer.seat == seat]:
            text = nudge(listener.viewer.lang, name)
            listener.send(encode(messages.Nudged(by, text)))

    def send(self, message: messages.FromServer) -> None:
        """The same bytes to all listeners."""
        frame = encode(message)
        for listener in list(self.present):
            listener.send(frame)


def timed(table: Table, state: messages.State) -> messages.State:
    """A state with the clocks that run, and after the end the secret."""
    ended = table.spec.ended
    if not ended and table.spec.settings.absence != "clock":
        return state
    clocks = table.clocks.left(state.actors)
    return structs.replace(state, clocks=clocks, proof=proof(table.spec) if ended else None)
