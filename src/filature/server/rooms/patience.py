"""How long a table waits for people, in seconds."""

from typing import Final, NamedTuple

from filature.protocol.bodies import Settings

SLOW: Final = 3600  # for a decision: who plays so slowly does not play in one sitting


class Patience(NamedTuple):
    """What a house can be told otherwise."""

    ballot: float = 60  # for an answer, then a wish lapses
    lobby: float = 300  # without its host, then the next has the keys
    match: float = 900
    barred: float = 600  # before who was put out may come back
    nudge: float = 120  # between two reminders of one seat
    post: float = 86400  # instead of all but the first and the fourth, in a match by post
    away: float = 30  # before a bot can be put in the chair of somebody who is gone


USUAL: Final = Patience()


def by_post(settings: Settings) -> bool:
    """Whether a match is played over days, where nobody has to be there."""
    return settings.absence == "clock" and settings.clock >= SLOW
