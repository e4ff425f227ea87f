"""What the server refuses outside the rules: a key of the catalogues and an HTTP status."""

from filature.core.mistake import Mistake


class Trouble(Mistake):
    """A request that cannot be granted.  Its sentence says what to do."""

    status = 409


class Unknown(Trouble):
    """There is no such thing, or not for the asker: the two are told alike."""

    status = 404


class Forbidden(Trouble):
    """It exists, and is not for the asker."""

    status = 403


class TooFast(Trouble):
    """Too many requests."""

    status = 429


class Malformed(Trouble):
    """It cannot be read."""

    status = 400
