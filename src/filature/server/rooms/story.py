"""A match that is over, in words: its review, and its story in a few lines."""

from typing import Final

from filature.core.seat import CHANCE
from filature.lab.review import Decision, Review
from filature.library import Match
from filature.protocol import bodies
from filature.protocol.bodies import StoryLine
from filature.text.catalogue import listed, t

from .render import Renderer, Viewer

TURNS: Final = 4  # turning points that a review tells of a seat
WORST: Final = 8  # decisions that it tells of a seat
LEADS: Final = 3  # turning points, or changes of the lead, that a story tells
FEW: Final = 0.05  # of the victory that must change hands to be told in it


# The review -------------------------------------------------------------------------------


def review(renderer: Renderer, viewer: Viewer, found: Review) -> bodies.Review:
    """What each decision gave away, and where the match turned."""
    return bodies.Review(
        [bodies.ReviewMoment(at, actor, list(shares)) for at, actor, shares in found.moments],
        [review_seat(renderer, viewer, found, seat) for seat in range(renderer.match.seats)],
    )


def review_seat(renderer: Renderer, viewer: Viewer, found: Review, seat: int) -> bodies.ReviewSeat:
    turns = [
        bodies.ReviewTurn(step.after.place, step.after.actor, step.change(seat), text)
        for step in found.turns(seat, TURNS)
        if (text := happened(renderer, viewer, step.places))
    ]
    worst = [decision(renderer, viewer, one) for one in found.worst(seat, WORST)]
    judged, lost = len(found.decisions_of(seat)), found.lost(seat)
    return bodies.ReviewSeat(seat, turns, worst, judged, lost, *found.sources(seat))


def decision(renderer: Renderer, viewer: Viewer, one: Decision) -> bodies.ReviewDecision:
    own = Viewer(one.seat, viewer.lang)
    chosen, best = (label(renderer, own, action) for action in (one.chosen, one.best))
    return bodies.ReviewDecision(one.place, chosen, best, one.lost)


def label(renderer: Renderer, viewer: Viewer, action: int) -> str:
    return renderer.voice(viewer).say(renderer.game.actions[action].sentence)


def happened(renderer: Renderer, viewer: Viewer, places: range) -> str:
    """The last that was told in a stretch of the log; else what was last done there."""
    log = renderer.match.log
    news = [one for place in places for one in log[place].news_for(viewer.seat)]
    telling = [one for one in news if one.key != "turn"]
    if telling:
        return renderer.voice(viewer).say(telling[-1])
    who, action = log[places[-1]].seat, log[places[-1]].action
    name = t(viewer.lang, "review-chance") if who == CHANCE else renderer.names[who]
    return t(viewer.lang, "story-did", name=name, action=label(renderer, viewer, action))


# The story --------------------------------------------------------------------------------


def story(renderer: Renderer, viewer: Viewer, found: Review | None) -> list[StoryLine]:
    """Every line names its moment; with a review its turning points, else who led."""
    middle = turned(renderer, viewer, found) if found else led(renderer, viewer)
    return [opening(renderer, viewer), *middle, *closing(renderer, viewer)]


def opening(renderer: Renderer, viewer: Viewer) -> StoryLine:
    names = listed(viewer.lang, "list-and", list(renderer.names))
    count = len([entry for entry in renderer.match.log if entry.seat != CHANCE])
    return StoryLine(0, CHANCE, t(viewer.lang, "story-opening", names=names, count=count))


def turned(renderer: Renderer, viewer: Viewer, found: Review) -> list[StoryLine]:
    """What changed most for the winner, or for the first of several."""
    hero = (renderer.match.winners() or [0])[0]
    lines = []
    for step in found.turns(hero, LEADS):
        if abs(step.change(hero)) < FEW:
            continue
        (_, _, before), (place, actor, after) = step
        blanks = {
            "what": happened(renderer, viewer, step.places),
            "name": renderer.names[hero],
            "before": round(100 * before[hero]),
            "after": round(100 * after[hero]),
        }
        lines.append(StoryLine(place, actor, t(viewer.lang, "story-turn", "", **blanks)))
    return lines


def led(renderer: Renderer, viewer: Viewer) -> list[StoryLine]:
    """The last changes of the lead, as far as the scores tell."""
    lines = []
    for place, leader, score in leads(renderer.match)[-LEADS:]:
        blanks = {
            "what": happened(renderer, viewer, range(place - 1, place)),
            "name": renderer.names[leader],
            "score": score,
        }
        lines.append(StoryLine(place, leader, t(viewer.lang, "story-lead", "", **blanks)))
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


def closing(renderer: Renderer, viewer: Viewer) -> list[StoryLine]:
    """The last deed, and the clause by which it ended."""
    match = renderer.match
    last = len(match.log)
    deeds = [place for place, entry in enumerate(match.log) if entry.seat != CHANCE]
    lines = []
    if deeds:
        what = happened(renderer, viewer, range(deeds[-1], last))
        lines.append(StoryLine(last, match.log[deeds[-1]].seat, what))
    winners = listed(viewer.lang, "list-and", [renderer.names[seat] for seat in match.winners()])
    key, count = ("story-end" if winners else "story-nobody"), len(match.winners())
    ended = t(viewer.lang, key, names=winners, count=count)
    return [*lines, StoryLine(last, CHANCE, ended)]
