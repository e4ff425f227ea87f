"""States that a viewer could believe in: there is only one, since everything lies open."""

from filature.core.numbers import numbers
from filature.core.rng import Rng
from filature.core.seat import only

from ..box import Box
from ..state import State, Terms, fresh
from ..views import View


def imagine(v: View, box: Box, terms: Terms, rng: Rng) -> State:
    """The state itself, rebuilt from what everybody sees."""
    s = fresh(len(v.score), box, terms)
    s.phase, s.turn, s.thrower, s.dealt = v.phase, v.turn, v.thrower, v.dealt
    s.die, s.stars, s.skulls = v.die, v.stars, v.skulls
    s.kind, s.valued = v.kind, v.valued
    s.round, s.early, s.quiet, s.ending = v.round, v.early, v.quiet, v.ending
    for seat, code in enumerate(v.code):
        s.ready |= only(seat) if code else 0
    set_order(s, v)
    set_agents(s, v)
    return s


def set_order(s: State, v: View) -> None:
    s.order, s.tied, s.thrown = numbers(v.order), numbers(v.tied), numbers(v.thrown)
    s.home = list(v.home)
    s.blocks = [number for block in v.forms for number in block]


def set_agents(s: State, v: View) -> None:
    s.code, s.standing, s.score = numbers(v.code), numbers(v.standing), numbers(v.score)
    s.mission, s.last, s.stage = numbers(v.mission), numbers(v.last), numbers(v.stage)
    s.place, s.toward, s.left = numbers(v.place), numbers(v.toward), numbers(v.left)
    s.stock = numbers([points for held in v.stock for points in held])
    s.branch, s.got = numbers(v.branch), numbers(v.got)
    s.first, s.fighting = numbers(v.first), numbers(v.fighting)
