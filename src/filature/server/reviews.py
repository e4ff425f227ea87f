"""Reviews of matches that are over: made in a process apart, one at a time, and kept."""

import asyncio
import sys
from collections.abc import Iterator
from typing import Final, TypeAlias

import msgspec
import structlog

from filature.core.seat import CHANCE
from filature.library import Match
from filature.protocol import hindsight
from filature.server.rooms.problems import Trouble
from filature.server.rooms.render import Eye, Teller
from filature.server.rooms.room import Room
from filature.server.store.store import Notes
from filature.text.catalogue import t

PATIENCE: Final = 300.0  # seconds; without a compiler a review takes tens of them
TURNS: Final = 4  # turning points that are told of a seat
WORST: Final = 8  # decisions that are told of a seat
FEW: Final = 0.02  # what a decision must give away to be told
log = structlog.get_logger()

Decision: TypeAlias = tuple[int, int, int, int, float]  # place, seat, chosen, best, lost
Moment: TypeAlias = tuple[int, int, tuple[float, ...]]  # place, actor, shares


class Found(msgspec.Struct, frozen=True):
    """A review as it is kept: numbers only, so that it can be told in any language."""

    decisions: list[Decision]
    moments: list[Moment]

    def steps(self) -> Iterator[tuple[Moment, Moment]]:
        return zip(self.moments[:-1], self.moments[1:], strict=True)

    def turns(self, seat: int, count: int) -> list[tuple[Moment, Moment]]:
        """The steps that changed most for a seat, in their order."""
        most = sorted(self.steps(), key=lambda step: -abs(change(step, seat)))[:count]
        return sorted(most, key=lambda step: step[1][0])


def change(step: tuple[Moment, Moment], seat: int) -> float:
    (_, _, before), (_, _, after) = step
    return after[seat] - before[seat]


decode = msgspec.json.Decoder(Found).decode


class Reviews:
    """Makes reviews when they are first asked for."""

    def __init__(self, notes: Notes) -> None:
        self.notes = notes
        self.turn = asyncio.Semaphore(1)

    def known(self, room: Room) -> Found | None:
        kept = self.notes.review(room.spec.id)
        return decode(kept) if kept else None

    async def found(self, room: Room) -> Found:
        """The review of a match; whoever asks meanwhile waits for the same one."""
        match = room.match
        if match is None or not match.over:
            raise Trouble("not-over")
        async with self.turn:
            kept = self.notes.review(room.spec.id)
            if not kept:
                kept = await made(match.text(), reviewed(room))
                await self.notes.keep_review(room.spec.id, kept)
        return decode(kept)


def reviewed(room: Room) -> list[int]:
    """The seats whose decisions are judged: people's, else everybody's."""
    people = [seat for seat, chair in enumerate(room.spec.chairs) if chair.who == "person"]
    return people or list(range(len(room.spec.chairs)))


async def made(text: str, seats: list[int]) -> bytes:
    """A review from a match file, in another process."""
    words = [sys.executable, "-m", "filature.lab.reviewer", *map(str, seats)]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe, stderr=pipe)
    try:
        answer = process.communicate(text.encode())
        found, complaint = await asyncio.wait_for(answer, PATIENCE)
    except TimeoutError:
        found, complaint = b"", b"too slow"
    finally:
        if process.returncode is None:
            process.kill()
    if process.returncode or not found:
        log.error("review failed", why=complaint[-400:].decode(errors="replace"))
        raise Trouble("no-review")
    return found


# In words ---------------------------------------------------------------------------------


def told(found: Found, teller: Teller, eye: Eye) -> hindsight.Review:
    """A review in words."""
    return hindsight.Review(
        [hindsight.ReviewMoment(at, actor, list(shares)) for at, actor, shares in found.moments],
        [of_seat(found, seat, teller, eye) for seat in range(teller.match.seats)],
    )


def of_seat(found: Found, seat: int, teller: Teller, eye: Eye) -> hindsight.ReviewSeat:
    own = [one for one in found.decisions if one[1] == seat]
    worst = sorted(own, key=lambda one: -one[4])[:WORST]
    mean = sum(one[4] for one in own) / max(1, len(own))
    turns = [
        hindsight.ReviewTurn(after[0], after[1], change((before, after), seat), text)
        for before, after in found.turns(seat, TURNS)
        if (text := happened(teller, range(before[0], after[0]), eye))
    ]
    told_of = [decision(one, teller, eye) for one in sorted(worst) if one[4] >= FEW]
    return hindsight.ReviewSeat(seat, turns, told_of, len(own), mean, *sources(found, seat))


def decision(one: Decision, teller: Teller, eye: Eye) -> hindsight.ReviewDecision:
    place, seat, chosen, best, lost = one
    own = Eye(seat, eye.lang)
    return hindsight.ReviewDecision(
        place, label(teller, chosen, own), label(teller, best, own), lost
    )


def label(teller: Teller, action: int, eye: Eye) -> str:
    return teller.voice(eye).say(teller.game.actions[action].sentence)


def sources(found: Found, seat: int) -> tuple[float, float, float]:
    """How much of a seat's change came by chance, by its own choices, by those of others."""
    luck = own = others = 0.0
    for step in found.steps():
        actor, by = step[1][1], change(step, seat)
        luck += by if actor == CHANCE else 0.0
        own += by if actor == seat else 0.0
        others += by if actor not in (CHANCE, seat) else 0.0
    return luck, own, others


def happened(teller: Teller, places: range, eye: Eye) -> str:
    """The last that was told in a stretch of the log; else what was last done there."""
    log = teller.match.log
    news = [one for place in places for one in log[place].news_for(eye.seat) if one.key != "turn"]
    if news:
        return teller.voice(eye).say(news[-1])
    who, action = log[places[-1]].seat, log[places[-1]].action
    name = t(eye.lang, "review-chance") if who == CHANCE else teller.names[who]
    return t(eye.lang, "story-did", name=name, action=label(teller, action, eye))


def match_of(room: Room) -> Match:
    """A match that is over, to be told about."""
    if room.match is None or not room.match.over:
        raise Trouble("not-over")
    return room.match
