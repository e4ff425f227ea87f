"""What the server refuses outside the rules: a key of the catalogues and an HTTP status."""

from math import ceil
from typing import Final

from filature.core.mistake import Mistake

MINUTES: Final = 90  # seconds from which a wait is told in minutes,
HOURS: Final = 5400  # and in hours
SLACK: Final = 1e-6  # of a second, that is not worth another one
UNITS: Final = {"seconds": 1, "minutes": 60, "hours": 3600}


class Problem(Mistake):
    """A request that cannot be granted.  Its sentence says what to do."""

    status = 409


class NotFound(Problem):
    """There is no such thing, or not for the asker: the two are told alike."""

    status = 404


class Forbidden(Problem):
    """It exists, and is not for the asker."""

    status = 403


class NoRoom(Problem):
    """The house is full."""

    status = 507


class StoreAway(Problem):
    """What is kept cannot be reached just now."""

    status = 503


class TooManyRequests(Problem):
    """Somebody asks too often; `wait` are the seconds after which to try again."""

    status = 429

    def __init__(self, key: str, seconds: float) -> None:
        wait = max(1, ceil(seconds - SLACK))
        unit = "seconds" if wait < MINUTES else "minutes" if wait < HOURS else "hours"
        super().__init__(key, unit=unit, wait=ceil(wait / UNITS[unit]))
        self.wait = wait


class BadRequest(Problem):
    """It cannot be read."""

    status = 400


class Misdirected(Problem):
    """It was meant for another house."""

    status = 421
