"""How the quarrel of the masterminds ended, in points."""

from filature.core.epilogue import Epilogue, by_points
from filature.core.seat import Seat
from filature.core.sentence import Sentence

from .. import rules
from ..state import State


def epilogue(s: State, viewer: Seat) -> Epilogue:
    cause = Sentence("end-by ending target", (s.ending, s.terms.target))
    return by_points(list(s.score), rules.winners(s), viewer, cause)
