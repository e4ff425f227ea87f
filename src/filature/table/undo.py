"""The law of undo: which action a seat may take back, freely or when all the others agree."""

from filature.core.seat import CHANCE

from .log import Entry


def free(log: list[Entry], seat: int | None) -> int | None:
    """Which entry a seat may take back without asking anybody.

    It may take back its own last action while nothing has crossed to another player and
    chance has not spoken since; nobody's later action may have told anything either.
    Without a seat, whoever acted last.
    """
    for number in range(len(log) - 1, -1, -1):
        entry = log[number]
        if not entry.is_private():
            return None
        if seat is None or entry.seat == seat:
            return number
    return None


def consensual(log: list[Entry], seat: int) -> int | None:
    """Which entry a seat may take back if the others agree: its own, if it is the last one.

    Nobody can agree to that once chance has spoken: what was drawn cannot be unknown.
    """
    last = len(log) - 1
    return last if last >= 0 and log[last].seat == seat != CHANCE else None


def kind(log: list[Entry], seat: int) -> str:
    """How a seat may take something back now: `free`, by `consent`, or not at all."""
    if free(log, seat) is not None:
        return "free"
    return "" if consensual(log, seat) is None else "consent"


def without(log: list[Entry], number: int) -> list[Entry]:
    """A log as if one entry had never been."""
    return log[:number] + log[number + 1 :]
