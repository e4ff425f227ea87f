"""A match that is over, in words: its review, and its story in a few lines."""

from typing import Final, NamedTuple

from filature.core.seat import CHANCE, SPECTATOR
from filature.lab.review import Decision, Review, Step
from filature.library import Match
from filature.protocol import bodies
from filature.protocol.bodies import Lesson, StoryLine
from filature.text.catalogue import listed, t

from .acts import Act
from .minutes import sentence
from .render import Renderer, Resignation, Viewer

TURNS: Final = 4  # turning points that a review tells of a seat
WORST: Final = 8  # decisions that it tells of a seat
LESSONS: Final = 3  # that a review draws for a seat
LINES: Final = 4  # that a story has between its first and its last
FRAME: Final = ("turn", "over")  # news that only say where the match stands
FEW: Final = 0.05  # of the victory that must change hands to be told


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
    learned = lessons(Learner(renderer, viewer, found, seat))
    return bodies.ReviewSeat(seat, turns, worst, judged, lost, *found.sources(seat), learned)


def decision(renderer: Renderer, viewer: Viewer, one: Decision) -> bodies.ReviewDecision:
    own = Viewer(one.seat, viewer.lang)
    chosen, best = (label(renderer, own, action) for action in (one.chosen, one.best))
    return bodies.ReviewDecision(one.place, chosen, best, one.lost)


def label(renderer: Renderer, viewer: Viewer, action: int) -> str:
    return renderer.voice(viewer).say(renderer.game.actions[action].sentence)


def happened(renderer: Renderer, viewer: Viewer, places: range, most: int = 1) -> str:
    """The last that was told in a stretch of the log; else what was last done there."""
    told = news(renderer, viewer, places, most)
    if told:
        return told
    log = renderer.match.log
    who, action = log[places[-1]].seat, log[places[-1]].action
    name = t(viewer.lang, "review-chance") if who == CHANCE else renderer.names[who]
    return t(viewer.lang, "story-did", name=name, action=label(renderer, viewer, action))


def news(renderer: Renderer, viewer: Viewer, places: range, most: int) -> str:
    """The last that was told in a stretch of the log, if anything was."""
    log = renderer.match.log
    told = [one for place in places for one in log[place].news_for(viewer.seat)]
    telling = [one for one in told if one.key not in FRAME]
    return " ".join(map(renderer.voice(viewer).say, telling[-most:]))


# Its lessons ------------------------------------------------------------------------------


class Learner(NamedTuple):
    """Who looks at what a review says of a seat."""

    renderer: Renderer
    viewer: Viewer
    found: Review
    seat: int

    def say(self, key: str, **blanks: object) -> str:
        you = "yes" if self.seat == self.viewer.seat else "no"
        name = self.renderer.names[self.seat]
        return t(self.viewer.lang, key, "", you=you, name=name, **blanks)

    def option(self, action: int) -> str:
        return label(self.renderer, Viewer(self.seat, self.viewer.lang), action).rstrip(".")

    def notation(self, action: int) -> str:
        return self.renderer.game.actions[action].notation


def lessons(one: Learner) -> list[Lesson]:
    """What gave most away, what was done best, then what others and chance have done."""
    slips = sorted(one.found.worst(one.seat, LESSONS), key=lambda decision: -decision.lost)
    finest = sorted(one.found.finest(one.seat, LESSONS), key=lambda decision: -decision.saved)
    first = [slip(one, slips[0])] if slips else []
    praised = [praise(one, decision) for decision in finest]
    others = [slip(one, decision) for decision in slips[1:]]
    turns = [turn(one, step) for step in fateful(one)]
    wanted = [*first, *praised[:1], *others, *turns, *praised[1:]]
    return list({lesson.at: lesson for lesson in reversed(wanted)}.values())[::-1][:LESSONS]


def slip(one: Learner, decision: Decision) -> Lesson:
    """A decision that gave something away; what came of it, as far as something did."""
    chosen, best = one.option(decision.chosen), one.option(decision.best)
    what = consequence(one, decision.place)
    return Lesson(
        "slip",
        decision.place,
        one.say("lesson-slip", chosen=chosen),
        one.say("lesson-then", what=what) if what else one.say("lesson-lucky"),
        one.say("lesson-better", best=best),
        -decision.lost,
        [one.notation(decision.chosen), one.notation(decision.best)],
    )


def consequence(one: Learner, place: int) -> str:
    """What was told of what hurt most between a decision and the next one of its seat."""
    later = [other.place for other in one.found.decisions_of(one.seat) if other.place > place]
    until = min(later, default=len(one.renderer.match.log))
    steps = [step for step in one.found.steps() if place < step.after.place <= until]
    hurt = sorted(steps, key=lambda step: step.change(one.seat))
    told = [
        news(one.renderer, one.viewer, step.places, 2) for step in hurt if step.change(one.seat) < 0
    ]
    return next(filter(None, told), "")


def praise(one: Learner, decision: Decision) -> Lesson:
    """A decision where everything else was worse."""
    return Lesson(
        "praise",
        decision.place,
        one.say("lesson-praise", chosen=one.option(decision.chosen)),
        one.say("lesson-next-best", other=one.option(decision.other)),
        "",
        decision.saved,
        [one.notation(decision.chosen)],
    )


def fateful(one: Learner) -> list[Step]:
    """What others and chance changed most for a seat, the most first."""
    steps = [step for step in one.found.turns(one.seat, TURNS) if step.after.actor != one.seat]
    told = [step for step in steps if abs(step.change(one.seat)) >= FEW]
    return sorted(told, key=lambda step: -abs(step.change(one.seat)))


def turn(one: Learner, step: Step) -> Lesson:
    actor = step.after.actor
    by = one.say("lesson-chance") if actor == CHANCE else ""
    return Lesson(
        "turn",
        step.after.place,
        happened(one.renderer, one.viewer, step.places, 2),
        by or one.say("lesson-other", other=one.renderer.names[actor]),
        "",
        step.change(one.seat),
        [],
    )


# The story --------------------------------------------------------------------------------


def story(renderer: Renderer, viewer: Viewer) -> list[StoryLine]:
    """Every line names its moment.  It is told from the log alone, and so is never told anew."""
    return [opening(renderer, viewer), *middle(renderer, viewer), *closing(renderer, viewer)]


def opening(renderer: Renderer, viewer: Viewer) -> StoryLine:
    names = listed(viewer.lang, "list-and", list(renderer.names))
    count = len([entry for entry in renderer.match.log if entry.seat != CHANCE])
    return StoryLine(0, CHANCE, t(viewer.lang, "story-opening", names=names, count=count))


def middle(renderer: Renderer, viewer: Viewer) -> list[StoryLine]:
    """The last changes of the lead, the last that the game calls a turn, and who gave up."""
    led = {place: (leader, score) for place, leader, score in leads(renderer.match)}
    turned = [place for place in turns(renderer.match) if place not in led]
    chosen = [*sorted(led, reverse=True), *reversed(turned)][:LINES]
    lines = [line(renderer, viewer, place, led.get(place)) for place in sorted(chosen)]
    return sorted([*lines, *resignations(renderer, viewer)], key=lambda one: one.at)


def line(renderer: Renderer, viewer: Viewer, place: int, led: tuple[int, int] | None) -> StoryLine:
    """What happened first; then who leads by it."""
    what = happened(renderer, viewer, range(place - 1, place), 3)
    if led is None:
        return StoryLine(place, renderer.match.log[place - 1].seat, what)
    leader, score = led
    blanks = {"what": what, "name": renderer.names[leader], "score": score}
    return StoryLine(place, leader, t(viewer.lang, "story-lead", "", **blanks))


def resignations(renderer: Renderer, viewer: Viewer) -> list[StoryLine]:
    """Who gave up and let a bot play on; the one who ended the match so is told last of all."""
    given_up, last = renderer.given_up, len(renderer.match.log)
    told = given_up.told[:-1] if given_up.ended else given_up.told
    return [resigned(viewer, one, min(one.moment, last)) for one in told]


def resigned(viewer: Viewer, one: Resignation, at: int) -> StoryLine:
    return StoryLine(at, one.seat, sentence(viewer.lang, "minute-resign", Act(name=one.name)))


def turns(match: Match) -> list[int]:
    """Where something happened, before the end, that a game calls a turn."""
    return [
        place
        for place, entry in enumerate(match.log, 1)
        if place < len(match.log)
        and any(news.key in match.game.turning for news in entry.news_for(SPECTATOR))
    ]


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
    """The last deed, what made it the last, and who has won."""
    match = renderer.match
    last = len(match.log)
    deeds = [place for place, entry in enumerate(match.log) if entry.seat != CHANCE]
    lines = []
    if deeds:
        what = happened(renderer, viewer, range(deeds[-1], last), 3)
        lines.append(StoryLine(last, match.log[deeds[-1]].seat, what))
    if renderer.given_up.ended:
        lines += [resigned(viewer, one, last) for one in renderer.given_up.told[-1:]]
    result = renderer.result(viewer)
    winners = listed(viewer.lang, "list-and", [renderer.names[seat] for seat in result.winners])
    key, count = ("story-end" if winners else "story-nobody"), len(result.winners)
    ended = t(viewer.lang, key, names=winners, count=count)
    cause = result.text if renderer.given_up.ended else result.cause
    return [*lines, StoryLine(last, CHANCE, f"{cause} {ended}")]
