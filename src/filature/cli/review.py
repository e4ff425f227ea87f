"""What each decision gave away, where a match turned, and what was luck."""

from pathlib import Path
from typing import Annotated, Final, NamedTuple

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

from . import typed
from .command import facts, takes
from .given import Box, File, Json, Lang, Seat, needed, opened, seat_of, writable

MOST: Final = 12  # decisions that are told
TURNS: Final = 4  # turning points that are told


class ReviewOptions(NamedTuple):
    file: File
    seat: Seat = None
    at: Annotated[int | None, typed.option(metavar="N", help="at")] = None
    output: Annotated[
        Path | None, typed.option("--output", "-o", "--plot", metavar="FILE", help="plot")
    ] = None
    json: Json = False
    lang: Lang = ""
    box: Box = ""


@takes(ReviewOptions)
def review(given: ReviewOptions) -> None:
    match = opened(given.file, given.box)
    voice = voice_of(match, given.lang)
    if given.at is not None:
        show_decision(match, given.at, voice, given.json)
        return
    needed("matplotlib")
    target = writable(given.output or given.file.with_suffix(".svg"))
    seats = reviewed(match, given.seat)
    with progress(len(match.log)) as report:
        found = lab.review(match, seats, report)
    lab.plot(found, voice.names, voice.term("title"), target)
    if given.json:
        plain = [plain_seat(match, found, seat, voice) for seat in seats]
        facts({"game": match.game.name, "seats": plain, "file": str(target)})
    else:
        print_review(match, found, seats, voice)
        console().print(prose(voice.t("review-plot", file=str(target))))


def reviewed(match: Match, seat: int | None) -> list[int]:
    """The seat asked for; else the people; else everybody."""
    if seat is not None:
        return [seat_of(match, seat)]
    humans = [n for n, one in enumerate(players_of(match)) if one.human]
    return humans or list(range(match.seats))


def plain_seat(match: Match, found: Review, seat: int, voice: Voice) -> dict[str, object]:
    """What was found of a seat, as JSON has it."""
    named = match.game.actions
    return {
        "seat": seat,
        "player": voice.names[seat],
        "lost": found.lost(seat),
        "decisions": [
            {
                "place": one.place,
                "seat": one.seat,
                "chosen": named[one.chosen].notation,
                "best": named[one.best].notation,
                "lost": one.lost,
            }
            for one in found.decisions_of(seat)
        ],
        "turns": [
            {"place": step.after.place, "actor": step.after.actor, "change": step.change(seat)}
            for step in found.turns(seat, TURNS)
        ],
        "sources": dict(zip(("luck", "own", "others"), found.sources(seat))),
    }


def print_review(match: Match, found: Review, seats: list[int], voice: Voice) -> None:
    """Decisions, turning points and luck of each seat."""
    screen = console()
    for one in seats:
        screen.print(prose((voice.names[one], "bold")))
        screen.print(decisions(found, one, voice))
        screen.print(turns(match, found, one, voice))
        luck, own, others = (voice.percent(part) for part in found.sources(one))
        screen.print(prose(voice.t("review-luck", luck=luck, own=own, others=others)))


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


def show_decision(match: Match, place: int, voice: Voice, json: bool) -> None:
    """One decision explained, as its seat could have had it explained."""
    if not match.over:
        raise Mistake("review-open")
    if not 0 <= place < len(match.log) or match.log[place].seat == CHANCE:
        raise Mistake("bad-place", place=place, last=len(match.log) - 1)
    then, seat = match.at(place), match.log[place].seat
    action = match.game.actions[match.log[place].action].notation
    found = lab.explained(then, seat)
    if json:
        options = [
            {**one._asdict(), "action": match.game.actions[one.action].notation}
            for one in found.options
        ]
        facts({"place": place, "seat": seat, "chosen": action, "options": options})
        return
    screen = console()
    screen.print(prose((voice.t("review-did", name=voice.names[seat], action=action), "bold")))
    screen.print(hints.shown(found, seat, voice))
