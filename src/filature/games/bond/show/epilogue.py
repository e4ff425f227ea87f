"""How the evaluation ended, in points of the form."""

from filature.core.epilogue import Epilogue, behind, by_distance, title
from filature.core.seat import Seat
from filature.core.sentence import Sentence

from .. import state as how
from ..rules import ch01_goal
from ..state import State


def epilogue(s: State, viewer: Seat) -> Epilogue:
    cause = Sentence("over ending", (s.ending,))
    return Epilogue(title(ch01_goal.winners(s)), own(s, viewer), cause)


def own(s: State, viewer: Seat) -> Sentence:
    """Whoever is home comes first, then the living; the total alone does not bring one home."""
    won, scores = ch01_goal.winners(s), list(s.score)
    if viewer < 0 or viewer in won or not won:
        return by_distance(scores, won, viewer) if is_ahead(scores, won) else alone(viewer, won)
    rank = 1 + order(s, won).index(viewer)
    if s.standing[viewer] == how.OUT:
        return Sentence("end-fell place:ordinal points", (rank, s.score[viewer]))
    if scores[viewer] > scores[won[0]]:
        return Sentence(
            "end-not-home place:ordinal points other:seat", (rank, scores[viewer], won[0])
        )
    return behind(scores, rank, viewer, won[0])


def is_ahead(scores: list[int], won: list[int]) -> bool:
    """Whether nobody who did not win has more."""
    return not won or scores[won[0]] == max(scores)


def alone(viewer: Seat, won: list[int]) -> Sentence:
    """First home, with less than somebody who is still away."""
    if viewer >= 0:
        return Sentence("end-home", ())
    return Sentence("end-watched seat", (won[0],))


def order(s: State, won: list[int]) -> list[int]:
    """The seats by their places."""
    home = won + [seat for seat in s.home if seat not in won]
    rest = [seat for seat in range(s.seats) if seat not in home]
    return home + sorted(rest, key=lambda seat: (s.standing[seat], -s.score[seat]))
