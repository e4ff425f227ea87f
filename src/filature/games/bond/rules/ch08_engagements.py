"""Engagements."""

from mypy_extensions import i64

from filature.core.seat import EVERYONE, Seat

from .. import phases
from .. import state as how
from ..box import COMBAT, INTELLIGENCE
from ..state import ARMS, GEAR, TYPES, State
from .ch01_goal import after_leaving
from .ch02_form import add_block, lose_all
from .ch04_stages import finish_stage, stage_here, villain

# Les engagements ---------------------------------------------------------------


def may_engage(s: State, seat: Seat) -> bool:
    """BOND-ENG-1  Where the present stage is a fight.  BOND-CE-3  At Q and MI6 there is none."""
    return stage_here(s, seat) <= INTELLIGENCE


def is_bound(s: State, seat: Seat) -> bool:
    """BOND-ENG-8  A drawn fight goes on; one may not walk away from it."""
    if s.terms.forced_engagement:
        return True
    return s.fighting[seat] == 1 and not s.terms.retreat_after_tie


def engage(s: State, seat: Seat) -> None:
    """BOND-ENG-1  The agent takes the white die, the counter-espionage the black one."""
    against = villain(s, seat)
    sort = s.box.missions.sort[s.stage[seat]]
    s.tell(EVERYONE, "engaged seat sort against:seat", seat, sort, against)
    s.stars = how.NO_THROW
    s.skulls = how.NO_THROW
    s.phase = phases.STARS


def throw_stars(s: State, seat: Seat, stars: i64) -> None:
    """BOND-ENG-1, BOND-CE-3  Then the villain throws the black die."""
    s.stars = stars
    s.phase = phases.VILLAIN if s.terms.villain_throws else phases.SKULLS


def throw_black(s: State) -> None:
    """BOND-ENG-1, BOND-CE-3, BOND-CE-4  The villain throws; what it shows is up to chance."""
    s.phase = phases.SKULLS


def throw_skulls(s: State, seat: Seat, skulls: i64) -> None:
    """BOND-ENG-1, BOND-ENG-2, BOND-ENG-3, BOND-ENG-4  Stars and skulls are compared."""
    s.skulls = skulls
    s.tell(EVERYONE, "compared seat stars skulls", seat, s.stars, skulls)
    if s.stars > skulls:
        win(s, seat)
    elif s.stars < skulls:
        make_good(s, seat, skulls - s.stars + 1)
    elif s.stock[purse(s, seat)]:
        s.phase = phases.TIE
    else:
        fight_on(s, seat)


def purse(s: State, seat: Seat) -> i64:
    """BOND-ENG-6, BOND-STAGE-5  Arms pay for combat, gear for intelligence; never mixed."""
    fight = s.box.missions.sort[s.stage[seat]]
    return seat * TYPES + (ARMS if fight == COMBAT else GEAR)


def fight_on(s: State, seat: Seat) -> None:
    """BOND-ENG-3  The fight goes on: both throw again in the agent's next turn."""
    s.fighting[seat] = 1
    s.tell(EVERYONE, "drew seat", seat)
    s.phase = phases.END


def make_good(s: State, seat: Seat, price: i64) -> None:
    """BOND-ENG-4, BOND-ENG-7  The deficit and one more, to turn the result round; no less.

    BOND-ENG-3  One point for a draw, and the stage is won at once.
    BOND-ENG-5  Whoever cannot pay is out.
    """
    at = purse(s, seat)
    if s.stock[at] < price:
        eliminate(s, seat, price)
        return
    s.stock[at] -= price
    s.tell(EVERYONE, "paid seat points type", seat, price, at - seat * TYPES)
    win(s, seat)


def win(s: State, seat: Seat) -> None:
    """BOND-ENG-2  The stage is won; the agent goes on with the next turn."""
    finish_stage(s, seat)
    s.phase = phases.END


def eliminate(s: State, seat: Seat, price: i64) -> None:
    """BOND-ENG-5, BOND-ENG-10  Out: the Q cards go back, the mission is free again."""
    s.tell(EVERYONE, "fell seat mission points", seat, s.mission[seat], price)
    add_block(s, seat, how.IN_PROGRESS)
    lose_all(s, seat)
    s.standing[seat] = how.OUT
    after_leaving(s)
