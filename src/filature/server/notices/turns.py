"""From a table to who must be told what.  It sees what a watcher may see, and so tells no secret.

Whose turn it is, everybody at a table knows; so do those who watch.  Who is asked together with
others is told like them and at the same time, when the question is put; how many have answered
under seal changes nothing.
"""

from typing import Final, NamedTuple

from filature.core.seat import CHANCE, NOBODY, SPECTATOR, sees
from filature.library import Match
from filature.server.rooms.room import Room
from filature.server.store.alerts import Kind, Notice
from filature.server.store.spec import Spec

HOUR: Final = 3600.0
STANDING: Final = ("turn", "hour", "nudge")  # what is withdrawn when a turn is over


class Told(NamedTuple):
    """Something that a person is to be told."""

    seat: int
    guest: str
    kind: Kind
    moment: int
    who: int = NOBODY  # who has acted, for all to see
    alone: bool = True  # whether nobody else is asked


class Sight(NamedTuple):
    """What there is to tell about a table, what is to be withdrawn, and when to look again."""

    spec: Spec
    told: list[Told]
    withdrawn: list[Notice]
    again: float | None = None  # seconds since 1970


def people(spec: Spec) -> list[int]:
    """The seats of people who can be told something."""
    return [seat for seat, chair in enumerate(spec.chairs) if chair.who == "person" and chair.guest]


def acted(match: Match) -> int:
    """The seat that acted last, as everyone knows."""
    for entry in reversed(match.log):
        if entry.seat >= 0 and sees(entry.audience, SPECTATOR):
            return entry.seat
    return NOBODY


def renewed(match: Match, seat: int, since: int) -> bool:
    """Whether a seat has acted since a moment, and after it others, for all to see."""
    later = match.log[since:]
    own = [place for place, entry in enumerate(later) if entry.seat == seat]
    return bool(own) and any(
        entry.seat not in (seat, CHANCE) and sees(entry.audience, SPECTATOR)
        for entry in later[own[-1] + 1 :]
    )


def asked(room: Room) -> list[int]:
    """The people who must decide something themselves; a gesture decides nothing."""
    if room.match is None or room.spec.status != "playing":
        return []
    questions, actors = room.table.clocks.asked, room.match.actors()
    own = set(people(room.spec)) - room.table.stood_in
    return [seat for seat in actors if seat in own and not questions[seat].gesture]


def look(room: Room, noted: list[Notice], away: float, before: str = "playing") -> Sight:
    """What a table has to tell, after what was noted; it was `before` open, playing or ended."""
    turns = asked(room)
    stale = [one for one in noted if one.kind in STANDING and not stands(room, one, turns)]
    standing = {(one.seat, one.kind) for one in noted if one not in stale}
    told, again = [], [room.services.now() + HOUR * 24]
    for seat in absent(room, people(room.spec)):
        wait = back_until(room, seat, away) - room.services.now()
        new = [
            one for one in said_to(room, seat, turns, before) if (seat, one.kind) not in standing
        ]
        if new and wait > 0:
            again.append(room.services.now() + wait)
        else:
            told += new
    return Sight(room.spec, told, stale, min([*again, *hours(room, turns)]))


def stands(room: Room, notice: Notice, turns: list[int]) -> bool:
    """Whether what a notice says is still so."""
    match = room.match
    if match is None or notice.seat not in turns:
        return False
    return not renewed(match, notice.seat, notice.moment)


def said_to(room: Room, seat: int, turns: list[int], before: str) -> list[Told]:
    """All that could be said to a person now."""
    status, guest = room.spec.status, room.spec.chairs[seat].guest
    moment = len(room.match.log) if room.match else 0
    if room.spec.ended:
        return [Told(seat, guest, "over", moment)] if before == "playing" else []
    if seat in turns and room.match:
        alone = room.match.actors() == [seat]
        turn = Told(seat, guest, "turn", moment, acted(room.match), alone)
        return [turn, *([turn._replace(kind="hour")] if pressed(room, seat) else [])]
    return [Told(seat, guest, "begins", moment)] if (before, status) == ("open", "playing") else []


def absent(room: Room, seats: list[int]) -> list[int]:
    """Those whose owners are not at the table, at any seat of theirs."""
    chairs = room.spec.chairs
    here = {chairs[seat].guest for seat in room.listeners.presence.here}
    return [seat for seat in seats if chairs[seat].guest not in here]


def back_until(room: Room, seat: int, away: float) -> float:
    """Until when somebody who has just left may be back."""
    left = room.table.gone.get(seat)
    return left + away if left is not None else 0.0


def hours(room: Room, turns: list[int]) -> list[float]:
    """When the last hours of clocks begin that have not begun."""
    now = room.services.now()
    ends = [room.table.clocks.deadline(seat) for seat in turns if slow(room)]
    return [end - HOUR for end in ends if end is not None and end - HOUR > now]


def slow(room: Room) -> bool:
    """Whether a clock leaves time for an hour to be worth telling."""
    return room.spec.settings.clock >= 2 * HOUR


def pressed(room: Room, seat: int) -> bool:
    """Whether a seat has an hour left, or less."""
    end = room.table.clocks.deadline(seat)
    return end is not None and slow(room) and 0 < end - room.services.now() <= HOUR
