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
        rank = place_at_home(s, seat)
        s.tell(EVERYONE, "home seat total place:rank", seat, s.score[seat], rank + 1)
        after_leaving(s)
    else:
        s.phase = phases.CHOOSE


def place_at_home(s: State, seat: Seat) -> i64:
    """BOND-GOAL-5  Of those who come home in one round the better total is first; equal totals
    stay in the order of play."""
    rank: i64 = s.early if s.terms.finish_round else len(s.home)
    while rank < len(s.home) and s.score[s.home[rank]] >= s.score[seat]:
        rank += 1
    s.home.insert(rank, seat)
    return rank


def after_leaving(s: State) -> None:
    """BOND-GOAL-5, BOND-GOAL-6  The first to come home ends it, or the last to stay alive."""
    playing = still_playing(s)
    if playing == 0:
        end(s, how.BY_TARGET if s.home else how.BY_LOSS)
    elif is_decided(s) and not s.terms.finish_round:
        end(s, how.BY_TARGET)
    elif playing == 1 and s.terms.last_survivor_wins and not s.home:
        end(s, how.BY_SURVIVAL)
    else:
        s.phase = phases.NEXT


def is_decided(s: State) -> bool:
    """BOND-GOAL-5  Whether nobody plays on, but for the rest of the round."""
    return len(s.home) > 0 and (not s.terms.play_for_places or still_playing(s) <= 1)


def still_playing(s: State) -> i64:
    """How many are neither home nor out."""
    playing: i64 = 0
    seat: i64
    for seat in range(s.seats):
        playing += 1 if s.standing[seat] == how.IN_PLAY else 0
    return playing


def end(s: State, ending: i64) -> None:
    """BOND-GOAL-5, BOND-GOAL-6  Nobody plays any more."""
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
