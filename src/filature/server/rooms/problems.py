"""What the server refuses outside the rules: a key of the catalogues and an HTTP status."""

from filature.core.mistake import Mistake


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
    """Somebody asks too often."""

    status = 429


class BadRequest(Problem):
    """It cannot be read."""

    status = 400


class Misdirected(Problem):
    """It was meant for another house."""

    status = 421
