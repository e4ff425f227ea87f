"""What each decision gave away, where a match turned, and what was luck."""

from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer
from rich.table import Table

from filature.core.mistake import Mistake
from filature.core.seat import CHANCE
from filature.lab import review as lab
from filature.lab.review import Review
from filature.library import Match
from filature.terminal.console import console, headed, progress, prose
from filature.terminal.paint import hints
from filature.terminal.players import players_of
from filature.terminal.voice import Voice, voice_of

from .command import help_of, takes
from .given import Box, File, Lang, Plot, Seat, needed, opened, seat_of

MOST: Final = 12  # decisions that are told
TURNS: Final = 4  # turning points that are told


class ReviewOptions(NamedTuple):
    file: File
    seat: Seat = None
    at: Annotated[int | None, typer.Option(metavar="N", help=help_of("at"))] = None
    plot: Plot = None
    lang: Lang = ""
    box: Box = ""


@takes(ReviewOptions)
def review(given: ReviewOptions) -> None:
    match = opened(given.file, given.box)
    voice = voice_of(match, given.lang)
    if given.at is not None:
        print_decision(match, given.at, voice)
        return
    needed("matplotlib")
    target = given.plot or given.file.with_suffix(".svg")
    print_review(match, reviewed(match, given.seat), voice, target)


def reviewed(match: Match, seat: int | None) -> list[int]:
    """The seat asked for; else the people; else everybody."""
    if seat is not None:
        return [seat_of(match, seat)]
    humans = [n for n, one in enumerate(players_of(match)) if one.human]
    return humans or list(range(match.seats))


def print_review(match: Match, seats: list[int], voice: Voice, target: Path) -> None:
    """Decisions, turning points and luck of each seat; and a plot."""
    screen = console()
    with progress(len(match.log)) as report:
        found = lab.review(match, seats, report)
    for one in seats:
        screen.print(prose((voice.names[one], "bold")))
        screen.print(decisions(found, one, voice))
        screen.print(turns(match, found, one, voice))
        luck, own, others = (voice.percent(part) for part in found.sources(one))
        screen.print(prose(voice.t("review-luck", luck=luck, own=own, others=others)))
    lab.plot(found, voice.names, voice.term("title"), target)
    screen.print(prose(voice.t("review-plot", file=str(target))))


def decisions(found: Review, seat: int, voice: Voice) -> Table:
    """What gave most away."""
    table = headed([voice.t(f"review-{key}") for key in ("place", "chosen", "best", "lost")])
    for one in found.worst(seat, MOST):
        names = [voice.game.actions[action].notation for action in (one.chosen, one.best)]
        table.add_row(str(one.place), *names, voice.percent(one.lost))
    count, lost = len(found.decisions_of(seat)), voice.percent(found.lost(seat))
    table.caption = voice.t("review-mean", count=count, lost=lost)
    return table


def turns(match: Match, found: Review, seat: int, voice: Voice) -> Table:
    """Where the match turned for a seat."""
    table = headed([voice.t(f"review-{key}") for key in ("place", "actor", "change", "what")])
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


def print_decision(match: Match, place: int, voice: Voice) -> None:
    """One decision explained, as its seat could have had it explained."""
    if not match.over:
        raise Mistake("review-open")
    if not 0 <= place < len(match.log) or match.log[place].seat == CHANCE:
        raise Mistake("bad-place", place=place, last=len(match.log) - 1)
    then, seat = match.at(place), match.log[place].seat
    action = match.game.actions[match.log[place].action].notation
    screen = console()
    screen.print(prose((voice.t("review-did", name=voice.names[seat], action=action), "bold")))
    screen.print(hints.shown(lab.explained(then, seat), seat, voice))
