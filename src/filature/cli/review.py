"""A review, as text."""

from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from filature.core.seat import CHANCE
from filature.lab import review as lab
from filature.lab.review import Review
from filature.library import Match
from filature.terminal import hints
from filature.terminal.complaint import Complaint
from filature.terminal.players import player
from filature.terminal.prose import prose
from filature.terminal.voice import Voice

from .simulate import progress

MOST: Final = 12  # decisions that are told
TURNS: Final = 4  # turning points that are told


def voice_of(match: Match, lang: str) -> Voice:
    words = match.players or ("me",) * match.seats
    return Voice(match.game, lang, [player(word, lang) for word in words])


def reviewed_seats(match: Match, seat: int | None, voice: Voice) -> list[int]:
    """The seat asked for; else the people; else everybody."""
    if seat is not None:
        if not 0 <= seat < match.seats:
            raise Complaint(voice.t("bad-viewer", seat=seat, last=match.seats - 1))
        return [seat]
    humans = [n for n, word in enumerate(match.players) if word.partition(":")[0] == "me"]
    return humans or list(range(match.seats))


def print_review(console: Console, match: Match, lang: str, seat: int | None, target: Path) -> None:
    """Decisions, turning points and luck of each seat; and a plot."""
    voice = voice_of(match, lang)
    seats = reviewed_seats(match, seat, voice)
    with progress(len(match.log)) as report:
        found = lab.review(match, seats, report)
    for one in seats:
        console.print(prose((voice.names[one], "bold")))
        console.print(decisions(found, one, voice))
        console.print(turns(match, found, one, voice))
        luck, own, others = (voice.percent(part) for part in found.sources(one))
        console.print(prose(voice.t("review-luck", luck=luck, own=own, others=others)))
    lab.plot(found, voice.names, voice.term("title"), target)
    console.print(prose(voice.t("review-plot", file=str(target))))


def decisions(found: Review, seat: int, voice: Voice) -> Table:
    """What gave most away."""
    table = headed(voice, ("review-place", "review-chosen", "review-best", "review-lost"))
    for one in found.worst(seat, MOST):
        names = [voice.game.actions[action].notation for action in (one.chosen, one.best)]
        table.add_row(str(one.place), *names, voice.percent(one.lost))
    count, lost = len(found.decisions_of(seat)), voice.percent(found.lost(seat))
    table.caption = voice.t("review-mean", count=count, lost=lost)
    return table


def turns(match: Match, found: Review, seat: int, voice: Voice) -> Table:
    """Where the match turned for a seat."""
    table = headed(voice, ("review-place", "review-actor", "review-change", "review-what"))
    for step in found.turns(seat, TURNS):
        actor, what = step.after.actor, told(match, step.places, seat, voice)
        who = voice.t("review-chance") if actor == CHANCE else voice.names[actor]
        table.add_row(str(step.after.place), who, voice.percent(step.change(seat)), what)
    return table


def told(match: Match, places: range, seat: int, voice: Voice) -> str:
    """The last that a seat was told in a stretch of the log; else what was last done there."""
    news = [told for place in places for told in match.log[place].news_for(seat)]
    telling = [sentence for sentence in news if sentence.key != "turn"]
    if telling:
        return voice.say(telling[-1], seat)
    return match.game.actions[match.log[places[-1]].action].notation


def headed(voice: Voice, keys: tuple[str, ...]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), caption_justify="left")
    for key in keys:
        table.add_column(voice.t(key))
    return table


def print_decision(console: Console, match: Match, place: int, lang: str) -> None:
    """One decision explained, as its seat could have had it explained."""
    voice = voice_of(match, lang)
    if not match.over:
        raise Complaint(voice.t("mistake-review-open"))
    if not 0 <= place < len(match.log) or match.log[place].seat == CHANCE:
        raise Complaint(voice.t("bad-place", place=place, last=len(match.log) - 1))
    then, seat = match.at(place), match.log[place].seat
    action = match.game.actions[match.log[place].action].notation
    console.print(prose((voice.t("review-did", name=voice.names[seat], action=action), "bold")))
    console.print(hints.shown(lab.explained(then, seat), seat, voice))
