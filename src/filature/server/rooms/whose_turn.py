"""Whose turn it is, and since when: read from the lines of a log, through the eyes of one person.

What was done without a word to that person moves no time and names nobody: two matches that differ
in an answer which it may not know look alike.
"""

from collections.abc import Set
from typing import Final, NamedTuple

from filature.core.seat import CHANCE, sees
from filature.library import Match
from filature.server.store.spec import Spec
from filature.server.store.store import Line
from filature.table.log import Entry

from . import matches

NOBODY: Final = frozenset[int]()


class Put(NamedTuple):
    """A question: when it was put, and whether to several at once."""

    at: float
    together: bool


class Standing(NamedTuple):
    """Where a match stands, as far as one person may know it."""

    yours: bool = False
    asked: tuple[int, ...] = ()  # whose turn it is else
    together: bool = False  # whether several were asked at once
    since: float = 0
    rank: int = 0  # once it is over
    lasted: float = 0


def standing(spec: Spec, lines: list[Line], mine: list[int]) -> Standing:
    """How a match stands for whoever has these seats; raises Broken when it does not play."""
    match = Match(matches.game_of(spec), len(spec.chairs))
    begun = spec.begun or spec.created
    questions = walked(match, matches.effective(lines), mine, begun)
    if match.over or spec.ended:
        lasted = lines[-1].at - lines[0].at if lines else 0
        conceded = spec.status == "over" and not match.over
        place = rank(match, mine, set(spec.given_up), conceded)
        return Standing(since=spec.touched, rank=place, lasted=lasted)
    own = [questions[seat].at for seat in mine if seat in questions]
    if own:
        return Standing(True, since=min(own))
    return of_others(seen_thinking(match, mine), questions, begun)


def of_others(seats: list[int], questions: dict[int, Put], begun: float) -> Standing:
    """Nobody is named where several were asked at once, however many of them are left."""
    put = [questions[seat] for seat in seats if seat in questions]
    together = len(put) > 1 or any(question.together for question in put)
    since = min([question.at for question in put], default=begun)
    return Standing(False, () if together else tuple(seats), together, since)


def seen_thinking(match: Match, mine: list[int]) -> list[int]:
    """The other seats that somebody sees at work."""
    scene = match.game.scene(match.view(mine[0]), [])
    return [line.seat for line in scene.seats if line.acting and line.seat not in mine]


def walked(match: Match, lines: list[Line], mine: list[int], at: float) -> dict[int, Put]:
    """Plays a match that began `at` a time to where it stands; who is asked there, since when."""
    questions = put({}, [seat for seat in match.actors() if seat != CHANCE], set(), at)
    acted: set[int] = set()
    told = False
    for line in lines:
        matches.play(match, line)
        acted.add(line.seat)
        if was_told(match.log[-1], mine):
            at, told = line.at, True
        actors = match.actors()
        if actors != [CHANCE]:
            questions = put(questions, actors, acted if told else set(), at)
            acted, told = set(), False
    return questions


def put(before: dict[int, Put], actors: list[int], acted: set[int], at: float) -> dict[int, Put]:
    """The questions after some actions: whoever has acted is asked anew, the others as before."""
    fresh = [seat for seat in actors if seat not in before or seat in acted]
    anew = Put(at, len(fresh) > 1)
    return {seat: anew if seat in fresh else before[seat] for seat in actors}


def was_told(entry: Entry, mine: list[int]) -> bool:
    return any(sees(entry.audience, seat) or entry.news_for(seat) for seat in mine)


def rank(match: Match, mine: list[int], gone: Set[int] = NOBODY, conceded: bool = False) -> int:
    """The best place that these seats have taken; 0 where nobody has won.  Who is `gone`, and gave
    up, is last; where that ended the match, all the others are first."""
    scores = match.scores()
    everyone = range(len(scores))
    first = everyone if conceded else match.winners()
    winners = [seat for seat in first if seat not in gone]
    if not winners:
        return 0
    if set(mine) & set(winners):
        return 1
    if set(mine) <= gone:
        return 1 + len(scores) - len(gone)
    best = max(scores[seat] for seat in mine if seat not in gone)
    others = [scores[seat] for seat in everyone if seat not in {*gone, *winners}]
    return 1 + len(winners) + len([score for score in others if score > best])
