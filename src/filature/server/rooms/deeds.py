"""What each deed makes of a table: a change of its Spec, a line of its log, and who has to go."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from msgspec import structs

from filature.protocol import powers
from filature.protocol.powers import Deed
from filature.server.store.spec import Chair, Spec

from . import keys, leaving, opening, watching
from .acts import Act, word_of
from .caller import safe_name
from .rights import Eye
from .room import Room


class Change(NamedTuple):
    """What a deed makes of a table."""

    spec: Spec
    act: Act = Act()
    dismissed: tuple[int, ...] = ()  # seats whose connections end
    reason: str = "seat"
    watcher: str = ""  # the id of one who has to go


def about(spec: Spec, seat: int, more: str = "") -> Act:
    """A line about somebody at a seat."""
    return Act(about=seat, whom=spec.chairs[seat].name, more=more)


# Oneself -------------------------------------------------------------------------------


def leave(eye: Eye, deed: powers.Leave) -> Change:
    spec = eye.table.spec
    return Change(leaving.left(spec, eye.seat), Act(more=spec.status), (eye.seat,))


def sit_out(eye: Eye, deed: powers.SitOut) -> Change:
    return Change(eye.table.spec.seated(eye.seat, kept=leaving.level(deed.level)))


def sit_in(eye: Eye, deed: powers.SitIn) -> Change:
    return Change(eye.table.spec.seated(eye.seat, kept=""))


def resign(eye: Eye, deed: powers.Resign) -> Change:
    return Change(leaving.resigned(eye.table.spec, eye.seat))


def stop(eye: Eye, deed: powers.Stop) -> Change:
    return Change(eye.table.spec.seated(eye.seat, ready=False, stopped=True))


def claim(eye: Eye, deed: powers.Claim) -> Change:
    spec = eye.table.spec
    return Change(keys.passed(spec, keys.guest_of(spec, eye.caller, eye.seat)))


# The table -----------------------------------------------------------------------------


def only_told(eye: Eye, deed: Deed) -> Change:
    return Change(eye.table.spec)


def absence(eye: Eye, deed: powers.ChangeAbsence) -> Change:
    spec = eye.table.spec
    times = {"absence": deed.absence, "clock": deed.clock, "away": deed.away}
    return Change(spec.replace(settings=structs.replace(spec.settings, **times)), wish(eye, deed))


def close(eye: Eye, deed: powers.Close) -> Change:
    return Change(eye.table.spec.replace(status="closed"))


def chair(eye: Eye, deed: powers.SetChair) -> Change:
    spec = eye.table.spec
    return Change(spec.seat_as(deed.seat, made(spec, deed)), wish(eye, deed))


def made(spec: Spec, deed: powers.SetChair) -> Chair:
    """The chair that is wanted; a bot whose level changes keeps its name."""
    if deed.who == "open":
        return Chair("open")
    others = [one.name for n, one in enumerate(spec.chairs) if n != deed.seat]
    there = spec.chairs[deed.seat]
    known = there.name if there.who == "bot" else leaving.bot_name(spec, deed.seat)
    wanted = safe_name(deed.name) or known
    name = watching.apart(wanted, {one.casefold() for one in others})
    return Chair("bot", name, leaving.level(deed.level))


def swap(eye: Eye, deed: powers.Swap) -> Change:
    spec = eye.table.spec
    one, other = spec.chairs[deed.seat], spec.chairs[deed.other]
    changed = spec.seat_as(deed.seat, other).seat_as(deed.other, one)
    return Change(changed, wish(eye, deed))


# Others --------------------------------------------------------------------------------


def nudge(eye: Eye, deed: powers.Nudge) -> Change:
    return Change(eye.table.spec, about(eye.table.spec, deed.seat))


def replace(eye: Eye, deed: powers.Replace) -> Change:
    spec = eye.table.spec
    changed = spec.seated(deed.seat, kept=leaving.level(deed.level))
    return Change(changed, about(spec, deed.seat))


def kick(eye: Eye, deed: powers.Kick) -> Change:
    spec, now = eye.table.spec, eye.table.now()
    guest, until = spec.chairs[deed.seat].guest, now + eye.table.patience.barred
    changed = watching.bar(leaving.left(spec, deed.seat), guest, until, now)
    return Change(changed, about(spec, deed.seat), (deed.seat,), "kicked")


def host(eye: Eye, deed: powers.HandOver) -> Change:
    spec = eye.table.spec
    changed = spec.replace(host=spec.chairs[deed.seat].guest, former="")
    return Change(changed, about(spec, deed.seat))


def watch(eye: Eye, deed: powers.MakeWatcher) -> Change:
    spec = eye.table.spec
    return Change(leaving.left(spec, deed.seat), about(spec, deed.seat), (deed.seat,))


def silence(eye: Eye, deed: powers.Silence) -> Change:
    spec = eye.table.spec
    if deed.seat is not None and not deed.watcher:
        return Change(spec.seated(deed.seat, silenced=deed.quiet), wish(eye, deed))
    guest = watched(eye, deed.watcher).guest
    return Change(watching.hush(spec, guest, deed.quiet), wish(eye, deed))


def remove(eye: Eye, deed: powers.Remove) -> Change:
    spec, now, one = eye.table.spec, eye.table.now(), watched(eye, deed.watcher)
    changed = watching.bar(spec, one.guest, now + eye.table.patience.barred, now)
    return Change(changed, wish(eye, deed), (), "removed", one.id)


def watched(eye: Eye, id: str) -> watching.Watched:
    return next(one for one in eye.watched if one.id == id)


CHANGES: Final[dict[type[Deed], Callable[[Eye, Any], Change]]] = {
    powers.Leave: leave,
    powers.SitOut: sit_out,
    powers.SitIn: sit_in,
    powers.Resign: resign,
    powers.Pause: only_told,
    powers.Resume: only_told,
    powers.Nudge: nudge,
    powers.ChangeAbsence: absence,
    powers.Replace: replace,
    powers.Kick: kick,
    powers.Swap: swap,
    powers.HandOver: host,
    powers.Claim: claim,
    powers.Close: close,
    powers.SetChair: chair,
    powers.MakeWatcher: watch,
    powers.Silence: silence,
    powers.Remove: remove,
    powers.Stop: stop,
}


def wish(eye: Eye, deed: Deed) -> Act:
    """What a deed is about, in names, before it is done."""
    spec = eye.table.spec
    if isinstance(deed, powers.Silence | powers.Remove) and deed.watcher:
        quiet = isinstance(deed, powers.Remove) or deed.quiet
        return Act(whom=watched(eye, deed.watcher).name, more="quiet" if quiet else "again")
    if isinstance(deed, powers.Silence) and deed.seat is not None:
        return about(spec, deed.seat, more="quiet" if deed.quiet else "again")
    if isinstance(deed, powers.Swap):
        first, second = sorted((deed.seat, deed.other), key=lambda seat: not spec.chairs[seat].name)
        free = "" if spec.chairs[second].name else "open"
        whom, other = [spec.chairs[seat].name or letter(seat) for seat in (first, second)]
        return Act(about=deed.seat, whom=whom, other=other, more=free)
    if isinstance(deed, powers.SetChair):
        level = deed.level if deed.who == "bot" else deed.who
        return Act(about=deed.seat, whom=letter(deed.seat), more=level)
    if isinstance(deed, powers.ChangeAbsence):
        return Act(more=deed.absence)
    seat = getattr(deed, "seat", None)
    return Act() if seat is None else about(spec, seat)


def letter(seat: int) -> str:
    """What a chair is called, as it stands on its badge."""
    return chr(ord("A") + seat)


# Carried out ---------------------------------------------------------------------------

OF_CLOCKS: Final = (powers.Pause, powers.Resume, powers.ChangeAbsence)
Before = list[tuple[int, str, Act]]


async def carry_out(room: Room, eye: Eye, deed: Deed, before: Before, agreed: bool) -> None:
    """Does a deed that is allowed: written down with what led to it, then told."""
    change, before_it = CHANGES[type(deed)](eye, deed), (room.spec.ended, room.table.petition)
    act = structs.replace(change.act, name=name_of(eye), agreed=agreed)
    await room.record([*before, (eye.seat, word_of(deed), act)], change.spec)
    for seat in change.dismissed:
        room.listeners.dismiss(seat, change.reason)
    if change.watcher:
        room.listeners.put_out(change.watcher)
    if isinstance(deed, powers.Swap):
        room.listeners.swap(deed.seat, deed.other, await room.chat())
    if isinstance(deed, powers.SitIn):
        room.table.stood_in.discard(eye.seat)
        room.services.changed(room)
    if isinstance(deed, powers.SetChair):
        await opening.ready(room, room.spec)
    if isinstance(deed, powers.Nudge):
        room.services.nudged(room, deed.seat, eye.seat)
    if change.dismissed or (room.spec.ended, room.table.petition) != before_it:
        room.listeners.send_state()
    elif isinstance(deed, OF_CLOCKS):
        room.listeners.remind_all()


def name_of(eye: Eye) -> str:
    """Who does it."""
    return eye.chair.name if eye.chair else eye.caller.name
