"""What handlers ask for by name; `app.py` gives it to them."""

from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from filature.server import addresses, house, lobby, mine, own_keys, reviews, spending
from filature.server.circles import club, organising
from filature.server.notices import desk
from filature.server.rooms import caller, room

from . import identity

Asking: TypeAlias = Request[Any, Any, Any]
Name: TypeAlias = FromPath[str]  # of a game, a table or a report, in an address
Language: TypeAlias = NamedDependency[str]
Guests: TypeAlias = NamedDependency[identity.Guests]
Addresses: TypeAlias = NamedDependency[addresses.Addresses]
House: TypeAlias = NamedDependency[house.House]
Keys: TypeAlias = NamedDependency[own_keys.OwnKeys]
Desk: TypeAlias = NamedDependency[desk.Desk]
Lobby: TypeAlias = NamedDependency[lobby.Lobby]
Mine: TypeAlias = NamedDependency[mine.Mine]
Reviews: TypeAlias = NamedDependency[reviews.Reviews]
Club: TypeAlias = NamedDependency[club.Club]
Organising: TypeAlias = NamedDependency[organising.Organising]
Spending: TypeAlias = NamedDependency[spending.Spending]
Room: TypeAlias = NamedDependency[room.Room]
Caller: TypeAlias = NamedDependency[caller.Caller]
