"""How notices leave the house: what its keeper has given, and how patient it is."""

from typing import NamedTuple


class Post(NamedTuple):
    """Options of the server, and times in seconds."""

    smtp: str = ""  # smtp://user:password@host:port, or smtps://
    smtp_from: str = ""
    reachable: frozenset[str] = frozenset()  # HOST:PORT on this very network: for tests alone
    beat: float = 0.5  # before a table that has changed is looked at
    away: float = 15.0  # that somebody who has left a table has to come back
    together: float = 600.0  # within which several turns are one message
    retry: float = 30.0  # before something is sent again; each time four times as long
