"""Pairs of rooms that differ in one secret, and who must not notice.

A pair is made from a moment of a match: somebody chooses one thing under seal or another, has
other cards in the hand, or has the one card that is asked for or not.  Whoever sees the same
before and after, by the rules, must be sent the same, as soon, in the same order.
"""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import filature
from filature.conformance import here
from filature.core.rng import Rng
from filature.core.seat import CHANCE, SPECTATOR, only
from filature.games.lair import phases
from filature.games.lair.box import FIRST_SPY, KINDS, TAUNT
from filature.protocol.bodies import SeatWish, Settings, TableWish
from filature.server.budgets import BUDGETS
from filature.server.rooms import autoplay, seating
from filature.server.rooms.render import Viewer
from filature.server.rooms.room import Room
from filature.server.sockets.commands import respond
from filature.server.sockets.connection import Connection, Respond
from filature.server.spending import Spending
from filature.server.store.spec import Spec
from server.alone import ADA, Alone

Match = filature.Match[Any, Any]
Said = tuple[int, bytes]  # to which seat, and what


PLENTY = Spending(tuple(one._replace(most=1e9) for one in BUDGETS))


class Pair(NamedTuple):
    """Two matches, what one seat does in each, and who must not notice a difference."""

    kind: str
    matches: tuple[Match, Match]
    actor: int
    actions: tuple[str, str]
    others: tuple[int, ...]


class Ear(Connection):
    """A connection whose frames go to a tape."""

    def __init__(self, room: Room, seat: int, tape: list[Said]) -> None:
        super().__init__(room, Viewer(seat, "fr"), ADA, PLENTY)
        self.tape = tape

    def write(self, frame: bytes) -> bool:
        self.tape.append((self.viewer.seat, frame))
        return True

    async def deliver(self, frame: bytes) -> None: ...

    async def receive(self) -> Any: ...

    async def read(self, respond: Respond) -> None: ...

    async def farewell(self) -> None: ...

    async def say(self, type: str, **fields: object) -> None:
        await respond(self, json.dumps({"type": type, "id": 1, **fields}))


class World:
    """A room in which everybody listens, and one who watches."""

    def __init__(self, spec: Spec, match: Match, services: Alone) -> None:
        self.services = services
        self.room = Room(services, spec)
        self.room.table.match = match.copy()
        self.room.table.clocks.update(match, services.now())
        self.tape: list[Said] = []
        seats = (SPECTATOR, *range(match.seats))
        self.ears = {seat: Ear(self.room, seat, self.tape) for seat in seats}

    async def begin(self) -> None:
        for ear in self.ears.values():
            await self.room.connect(ear)
        self.services.second += 3

    async def play(self, seat: int, notation: str) -> None:
        assert self.room.match
        moment = len(self.room.match.log)
        await self.ears[seat].say("play", notation=notation, moment=moment)

    def heard(self, seats: tuple[int, ...]) -> list[Said]:
        """What some seats were sent, in the order in which it went out."""
        return [said for said in self.tape if said[0] in seats]

    def instants(self) -> list[object]:
        """When something will happen by itself."""
        clocks, found = self.room.table.clocks, list[object]()
        for seat, asked in sorted(clocks.asked.items()):
            when = (clocks.hold(seat), clocks.beat(seat), autoplay.patience(self.room, seat))
            found.append((seat, asked.moment, asked.at, asked.held, asked.gesture, *when))
        return found


def specified(game: str, seats: int) -> Spec:
    """A table of people who must answer by a clock."""
    settings = Settings(pace=2, absence="clock", clock=60)
    spec, _ = seating.made(TableWish(game, [SeatWish("me")] * seats, settings=settings), ADA, 100.0)
    return spec.replace(status="playing")


def pairs(game: str, seats: int, seeds: range) -> Iterator[Pair]:
    """All pairs of some matches."""
    for seed in seeds:
        rng, match = Rng(seed), filature.Match(filature.load(game), seats)
        match.deal(rng)
        while not match.over and len(match.log) < 400:
            for actor in match.actors():
                yield from choices(match, actor, rng)
                yield from hands(match, actor, rng)
                yield from cards(match, actor)
            actor = match.actors()[rng.below(len(match.actors()))]
            offered = match.offered(actor)
            match.do(actor, offered[rng.below(len(offered))])
            match.deal(rng)


def choices(match: Match, actor: int, rng: Rng) -> Iterator[Pair]:
    """Two things that a seat may choose, of which only it knows which it did."""
    game, own = match.game, only(actor)
    sealed = [one for one in match.offered(actor) if game.audience(match.state, actor, one) == own]
    if len(sealed) > 1:
        first, last = sealed[rng.below(len(sealed) - 1)], sealed[-1]
        yield from agreed("choice", (match, match), actor, (first, last))


def hands(match: Match, actor: int, rng: Rng) -> Iterator[Pair]:
    """The same thing done with other cards in all hands that somebody does not see."""
    secrets = here.own(match.game.name, "secrets")
    offered = match.offered(actor)
    done, looker = offered[rng.below(len(offered))], rng.below(match.seats)
    if secrets is None or looker == actor:
        return
    twin = match.copy()
    if secrets.scramble(twin.state, looker, rng) and done in twin.offered(actor):
        yield from agreed("hand", (match, twin), actor, (done, done))


def cards(match: Match, actor: int) -> Iterator[Pair]:
    """Lair: to let a taunt pass with the card that would foil it, and without."""
    if match.game.name != "lair" or match.state.phase != phases.FOIL:
        return
    twin = match.copy()
    done = match.offered(actor)[-1 if len(match.offered(actor)) == 1 else 0]
    if exchanged(twin.state, actor) and done in twin.offered(actor):
        assert len(twin.offered(actor)) != len(match.offered(actor))
        yield from agreed("card", (match, twin), actor, (done, done))


def exchanged(state: Any, seat: int) -> bool:
    """Takes the card that would foil out of a hand, or puts it there, if the deck allows."""
    wanted, hand = TAUNT + state.letter, seat * KINDS
    held = [kind for kind in range(FIRST_SPY) if state.hands[hand + kind] and kind != wanted]
    spare = [kind for kind in range(FIRST_SPY) if state.deck[kind] and kind != wanted]
    if state.hands[hand + wanted]:
        return bool(spare) and moved(state, hand, wanted, spare[0])
    return bool(state.deck[wanted] and held) and moved(state, hand, held[0], wanted)


def moved(state: Any, hand: int, out: int, into: int) -> bool:
    state.hands[hand + out] -= 1
    state.deck[out] += 1
    state.deck[into] -= 1
    state.hands[hand + into] += 1
    return True


def agreed(
    kind: str, before: tuple[Match, Match], actor: int, actions: tuple[int, int]
) -> Iterator[Pair]:
    """A pair, if there is anybody to whom the rules show no difference."""
    after = [match.copy() for match in before]
    for match, action in zip(after, actions):
        match.do(actor, action)
    if CHANCE in (*after[0].actors(), *after[1].actors()):
        return
    others = tuple(
        seat
        for seat in (SPECTATOR, *range(before[0].seats))
        if seat != actor and alike(*before, seat) and alike(after[0], after[1], seat)
    )
    if others:
        names = before[0].game.actions
        done = (names[actions[0]].notation, names[actions[1]].notation)
        yield Pair(kind, (before[0].copy(), before[1].copy()), actor, done, others)


def alike(one: Match, two: Match, seat: int) -> bool:
    """Whether a seat sees, may do and was told the same in two matches."""
    if one.view(seat) != two.view(seat) or one.offered(seat) != two.offered(seat):
        return False
    return one.news(seat) == two.news(seat) and one.log_for(seat) == two.log_for(seat)
