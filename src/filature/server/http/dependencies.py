"""What handlers ask for by name; `app.py` gives it to them."""

from typing import TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromPath

from filature.server import house, limits, lobby, reviews
from filature.server.circles import club, organising
from filature.server.rooms import caller, room

Name: TypeAlias = FromPath[str]  # of a game, a table or a report, in an address
Language: TypeAlias = NamedDependency[str]
House: TypeAlias = NamedDependency[house.House]
Limits: TypeAlias = NamedDependency[limits.Limits]
Lobby: TypeAlias = NamedDependency[lobby.Lobby]
Reviews: TypeAlias = NamedDependency[reviews.Reviews]
Club: TypeAlias = NamedDependency[club.Club]
Organising: TypeAlias = NamedDependency[organising.Organising]
Room: TypeAlias = NamedDependency[room.Room]
Caller: TypeAlias = NamedDependency[caller.Caller]
