"""Wishes that the others are asked about: a minute long, one at a time, and one no ends them.

Asked is who is there.  Whoever goes meanwhile abstains when the minute is over; whoever comes
meanwhile is not asked.  What cannot be taken back needs somebody who says yes.
"""

from typing import Final

from filature.library import Match
from filature.protocol import powers
from filature.protocol.powers import Deed
from filature.table import undo as law

from . import deeds, rights
from .acts import HOUSE, NEVER, TAKE_BACK, UNDO, Act, Standing, word_of
from .caller import Caller
from .problems import Problem
from .rights import Eye
from .room import Room

FINAL: Final = (powers.Kick, powers.Close, powers.Silence, powers.Remove)
UNHEARD: Final = (powers.Kick, powers.Replace, powers.Silence)  # whom it is about has no vote


# Asked ---------------------------------------------------------------------------------


async def ask(room: Room, eye: Eye, deed: Deed) -> None:
    """Asks the others who are there; where nobody is, nobody is against it."""
    if room.table.ledger.ballot:
        raise Problem("ballot-open")
    voters = asked(eye, deed)
    if not voters and isinstance(deed, FINAL) and len(eye.people()) > 0:
        raise Problem("nobody-to-agree")
    if not voters:
        await deeds.carry_out(room, eye, deed, [], agreed=False)
        return
    if told_no(room, eye.seat, word_of(deed)):
        raise Problem("told-no")
    found = deeds.wish(eye, deed)
    act = Act(deeds.name_of(eye), found.about, found.whom, found.other, found.more, deed, voters)
    await room.record([(eye.seat, "ballot", act)])


def told_no(room: Room, seat: int, word: str) -> bool:
    """Whether this wish of a seat has just come to nothing twice: others want to be heard, too."""
    before, _ = room.table.ledger.told_no.get((seat, word), NEVER)
    return room.services.now() < before + room.table.patience.ballot


def asked(eye: Eye, deed: Deed) -> tuple[int, ...]:
    """The seats of other people who are there and have a say."""
    unheard = [getattr(deed, "seat", None)] if isinstance(deed, UNHEARD) else []
    chairs = eye.table.spec.chairs
    there = [seat for seat in eye.people() if seat in eye.here and not chairs[seat].resigned]
    return tuple(seat for seat in there if seat not in unheard)


# Answered ------------------------------------------------------------------------------


async def vote(room: Room, mine: list[int], yes: bool) -> None:
    """Somebody's answer, for all of the seats of theirs that were asked."""
    ballot = room.table.ledger.ballot
    seats = [seat for seat in ballot.waiting if seat in mine] if ballot else []
    if not ballot or not seats:
        raise Problem("no-ballot")
    answers = [(seat, "yes" if yes else "no", named(room, seat)) for seat in seats]
    if not yes:
        await end(room, answers[:1])
    elif set(ballot.waiting) <= set(seats):
        await agree(room, ballot, answers)
    else:
        await end(room, answers)


def named(room: Room, seat: int) -> Act:
    return Act(name=room.spec.chairs[seat].name)


async def end(room: Room, answers: deeds.Before) -> None:
    """Writes answers down; who asked to take something back sees it in the state."""
    before = room.table.petition
    await room.record(answers)
    if before != room.table.petition:
        room.listeners.send_state()


async def agree(room: Room, ballot: Standing, answers: deeds.Before) -> None:
    """Everybody agrees: it is done, unless it cannot be any more."""
    match, deed = room.match, ballot.act.asked
    if deed is None:
        number = law.consensual(match.log, ballot.seat) if match else None
        if match and number is not None:
            await take_back(room, match, ballot.seat, number)
        return
    try:
        eye = who_asked(room, ballot)
        rights.checked(eye, deed)
    except Problem:
        await end(room, [*answers, (HOUSE, "lapsed", Act())])
        return
    await deeds.carry_out(room, eye, deed, answers, agreed=True)


def who_asked(room: Room, ballot: Standing) -> Eye:
    """Whoever asked, if they are still who they were."""
    spec, seat = room.spec, ballot.seat
    chair = spec.chairs[seat] if seat >= 0 else None
    if chair and (chair.who != "person" or chair.name != ballot.act.name):
        raise Problem("no-seat")
    caller = Caller(chair.guest, chair.name, chair.token) if chair else Caller(spec.host)
    return room.listeners.eye(caller._replace(name=ballot.act.name), seat)


async def lapse(room: Room) -> None:
    """The minute is over: who is not there abstains, who is there has not agreed."""
    async with room.lock:
        ballot = room.table.ledger.ballot
        if not ballot or room.services.now() < ballot.at + room.table.patience.ballot:
            return
        silent = set(ballot.waiting) & room.listeners.here
        final = isinstance(ballot.act.asked, FINAL) and not ballot.agreed
        if silent or final:
            await end(room, [(HOUSE, "lapsed", Act())])
        else:
            await agree(room, ballot, [])


# Actions taken back --------------------------------------------------------------------


async def undo(room: Room, seat: int) -> int:
    """Takes back at once what nobody saw; else asks the others.  The moment after it."""
    async with room.lock:
        match = room.table.playing()
        room.check(seat)
        number = law.free(match.log, seat)
        if number is not None:
            return await take_back(room, match, seat, number)
        number = law.consensual(match.log, seat)
        if number is None:
            raise room.refuse("HOUSE-UNDO", "refused-undo")
        if room.table.ledger.ballot:
            raise room.refuse("HOUSE-UNDO", "refused-ballot")
        here = room.listeners.here
        voters = tuple(other for other in people(room) if other != seat and other in here)
        if not voters:
            return await take_back(room, match, seat, number)
        if told_no(room, seat, TAKE_BACK):
            raise room.refuse("HOUSE-UNDO", "refused-told-no")
        act = Act(name=room.spec.chairs[seat].name, more=TAKE_BACK, voters=voters)
        await end(room, [(seat, "ballot", act)])
        return len(match.log)


def people(room: Room) -> list[int]:
    return [n for n, chair in enumerate(room.spec.chairs) if chair.who == "person"]


async def consent(room: Room, seat: int, yes: bool) -> int:
    """A seat's answer to the wish of another to take its action back."""
    async with room.lock:
        room.table.playing()
        petition = room.table.petition
        if not petition or seat not in petition.waiting:
            raise room.refuse("HOUSE-UNDO", "refused-consent")
        await vote(room, [seat], yes)
        return len(room.table.playing().log)


async def take_back(room: Room, match: Match, seat: int, number: int) -> int:
    again = room.table.match = match.copy()
    again.take_back(number)
    await room.go_on(again, [(seat, f"{UNDO}{number}")], whole=True)
    return len(again.log)
