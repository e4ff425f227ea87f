"""The goal and the end."""

from mypy_extensions import i64

from filature.core.seat import EVERYONE, Seat

from .. import phases
from .. import state as how
from ..state import State

# Le but et la fin --------------------------------------------------------------


def evaluate(s: State, seat: Seat) -> None:
    """BOND-GOAL-1, BOND-GOAL-2  Back in London alive, and only then, the total is looked at.

    BOND-GOAL-4  Under the target another mission must follow.
    """
    if s.score[seat] >= s.terms.target:
        s.standing[seat] = how.HOME
        s.home.append(seat)
        s.tell(EVERYONE, "home seat total place:rank", seat, s.score[seat], len(s.home))
        after_leaving(s)
    else:
        s.phase = phases.CHOOSE


def after_leaving(s: State) -> None:
    """BOND-GOAL-5, BOND-GOAL-6  The first to come home ends it, or the last to stay alive."""
    playing: i64 = 0
    seat: i64
    for seat in range(s.seats):
        playing += 1 if s.standing[seat] == how.IN_PLAY else 0
    if s.home and (playing <= 1 or not s.terms.play_for_places):
        end(s, how.BY_TARGET)
    elif playing == 0:
        end(s, how.BY_LOSS)
    elif playing == 1 and s.terms.last_survivor_wins:
        end(s, how.BY_SURVIVAL)
    else:
        s.phase = phases.NEXT


def end(s: State, ending: i64) -> None:
    """BOND-GOAL-5  It ends at once."""
    s.ending = ending
    s.phase = phases.OVER
    s.tell(EVERYONE, "over ending", ending)


def winners(s: State) -> list[int]:
    """BOND-GOAL-1, BOND-GOAL-6  The first home; else the survivors with the highest total."""
    if s.ending == how.NOT_YET:
        return []
    if s.home:
        return [s.home[0]]
    alive = [seat for seat in range(s.seats) if s.standing[seat] == how.IN_PLAY]
    best = max([s.score[seat] for seat in alive], default=0)
    return [seat for seat in alive if s.score[seat] == best]
