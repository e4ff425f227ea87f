"""What handlers ask for by name; `app.py` gives it to them."""

from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from filature.server import house, keys, limits, lobby, mine, reviews
from filature.server.rooms import caller, room

from . import identity

Asking: TypeAlias = Request[Any, Any, Any]
Name: TypeAlias = FromPath[str]  # of a game, a table or a report, in an address
Language: TypeAlias = NamedDependency[str]
Guests: TypeAlias = NamedDependency[identity.Guests]
House: TypeAlias = NamedDependency[house.House]
Keys: TypeAlias = NamedDependency[keys.Keys]
Limits: TypeAlias = NamedDependency[limits.Limits]
Lobby: TypeAlias = NamedDependency[lobby.Lobby]
Mine: TypeAlias = NamedDependency[mine.Mine]
Reviews: TypeAlias = NamedDependency[reviews.Reviews]
Room: TypeAlias = NamedDependency[room.Room]
Caller: TypeAlias = NamedDependency[caller.Caller]
