"""The story of a match in a few lines: who sat down, where it turned, how it ended."""

from typing import Final

from filature.core.seat import CHANCE
from filature.library import Match
from filature.protocol.hindsight import StoryLine
from filature.server.reviews import Found, change, happened
from filature.text.catalogue import listed, t

from .render import Eye, Teller

TURNS: Final = 3  # turning points, or changes of the lead, that are told
FEW: Final = 0.05  # of the victory that must change hands to be told


def story(teller: Teller, eye: Eye, found: Found | None) -> list[StoryLine]:
    """Every line names its moment; with a review its turning points, else who led."""
    middle = turned(teller, eye, found) if found else led(teller, eye)
    return [opening(teller, eye), *middle, *closing(teller, eye)]


def opening(teller: Teller, eye: Eye) -> StoryLine:
    names = listed(eye.lang, "list-and", list(teller.names))
    count = len([entry for entry in teller.match.log if entry.seat != CHANCE])
    return StoryLine(0, CHANCE, t(eye.lang, "story-opening", names=names, count=count))


def turned(teller: Teller, eye: Eye, found: Found) -> list[StoryLine]:
    """What changed most for the winner, or for the first of several."""
    hero = (teller.match.winners() or [0])[0]
    lines = []
    for before, after in found.turns(hero, TURNS):
        if abs(change((before, after), hero)) < FEW:
            continue
        blanks = {
            "what": happened(teller, range(before[0], after[0]), eye),
            "name": teller.names[hero],
            "before": round(100 * before[2][hero]),
            "after": round(100 * after[2][hero]),
        }
        lines.append(StoryLine(after[0], after[1], t(eye.lang, "story-turn", "", **blanks)))
    return lines


def led(teller: Teller, eye: Eye) -> list[StoryLine]:
    """The last changes of the lead, as far as the scores tell."""
    lines = []
    for place, leader, score in leads(teller.match)[-TURNS:]:
        blanks = {
            "what": happened(teller, range(place - 1, place), eye),
            "name": teller.names[leader],
            "score": score,
        }
        lines.append(StoryLine(place, leader, t(eye.lang, "story-lead", "", **blanks)))
    return lines


def leads(match: Match) -> list[tuple[int, int, int]]:
    """Where somebody else came to lead alone, before the end: (moment, seat, score)."""
    now, leader = match.at(0), -1
    found: list[tuple[int, int, int]] = []
    for place, entry in enumerate(match.log, 1):
        now.do(entry.seat, entry.action)
        scores = now.scores()
        best = max(scores)
        alone = scores.count(best) == 1 and best > 0
        if alone and scores.index(best) != leader:
            leader = scores.index(best)
            found.append((place, leader, best))
    return [one for one in found if one[0] < len(match.log)]


def closing(teller: Teller, eye: Eye) -> list[StoryLine]:
    """The last deed, and the clause by which it ended."""
    match = teller.match
    last = len(match.log)
    deeds = [place for place, entry in enumerate(match.log) if entry.seat != CHANCE]
    lines = []
    if deeds:
        what = happened(teller, range(deeds[-1], last), eye)
        lines.append(StoryLine(last, match.log[deeds[-1]].seat, what))
    winners = listed(eye.lang, "list-and", [teller.names[seat] for seat in match.winners()])
    key, count = ("story-end" if winners else "story-nobody"), len(match.winners())
    ended = t(eye.lang, key, names=winners, count=count)
    return [*lines, StoryLine(last, CHANCE, ended)]
