"""Seats, and sets of seats as bits."""

from typing import Final, TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64
CHANCE: Final = -1  # the seat that throws dice and deals cards
SPECTATOR: Final = -2  # the seat that may only watch
NOBODY: Final = -3

Seats: TypeAlias = i64  # a bit per seat
NO_ONE: Final = 0
CHANCE_ALONE: Final = 1 << 30  # as actors: fate must act
EVERYONE: Final = -1  # as an audience: every bit set, spectators included


def only(seat: Seat) -> Seats:
    """The set of one seat."""
    return 1 << seat


def all_but(seat: Seat, seats: i64) -> Seats:
    """Every seat of a table but one."""
    return ((1 << seats) - 1) & ~(1 << seat)


def sees(audience: Seats, seat: Seat) -> bool:
    """Whether a seat, or a spectator, belongs to an audience."""
    return audience == EVERYONE if seat < 0 else (audience >> seat) & 1 == 1


def first(seats: Seats) -> Seat:
    """The lowest seat of a set; CHANCE when it is fate's; NOBODY when it is empty."""
    if seats == NO_ONE:
        return NOBODY
    if seats == CHANCE_ALONE:
        return CHANCE
    seat: i64 = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat


def members(seats: Seats) -> list[int]:
    """The seats of a set, in order."""
    if seats == CHANCE_ALONE:
        return [CHANCE]
    found: list[int] = []
    left: i64 = seats & (CHANCE_ALONE - 1)
    seat: i64 = 0
    while left:
        if left & 1:
            found.append(seat)
        left >>= 1
        seat += 1
    return found
