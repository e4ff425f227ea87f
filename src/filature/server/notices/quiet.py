"""When somebody may be told: quiet hours, once a day, and several turns as one message."""

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from filature.protocol.alerting import Wishes
from filature.server.rooms.problems import BadRequest

MORNING: Final = 8  # of those who have no quiet hours and want one message a day
PRESSING: Final = ("hour", "nudge")  # told also to those who are told of clocks alone


def zone(name: str) -> ZoneInfo:
    """A time zone by its name; raises a Problem when there is none such."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise BadRequest("bad-zone") from None


def silent(wishes: Wishes, at: float) -> bool:
    """Whether a time is in somebody's quiet hours."""
    begins, ends = wishes.quiet_begins, wishes.quiet_ends
    hour = datetime.fromtimestamp(at, zone(wishes.zone)).hour
    return begins <= hour < ends if begins <= ends else hour >= begins or hour < ends


def next_time(wishes: Wishes, at: float, hour: int) -> float:
    """When a clock on the wall shows this hour next."""
    here = datetime.fromtimestamp(at, zone(wishes.zone))
    then = here.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)
    if then <= here:
        then = (then.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=then.tzinfo)
    return then.timestamp()


def due(wishes: Wishes, kind: str, now: float, free: float) -> float | None:
    """When somebody is told of something that happens now: not before a way is `free` again, and
    not at night; None when it is not wished for at all."""
    if wishes.often == "clock" and kind not in PRESSING:
        return None
    if wishes.often == "day" and kind not in PRESSING:
        has_quiet = wishes.quiet_begins != wishes.quiet_ends
        return next_time(wishes, now, wishes.quiet_ends if has_quiet else MORNING)
    soonest = max(now, free)
    if silent(wishes, soonest) and not (kind == "hour" and wishes.urgent):
        return next_time(wishes, soonest, wishes.quiet_ends)
    return soonest
