"""Worked examples: short matches written line by line, in rules files and bug reports.

    chance: draw lair 2, draw lair 3      fate does these, one after the other
    0: lair 2                             a seat acts
    ? 1 may foil A = yes                  is it offered?
    ? 1 why foil A = KILL-TAUNT-6         the clause of its refusal
    ? 1 sees worth = 12                   a field of the seat's view
    = score 12 0                          a field of a spectator's view, winners or ending
    -- a comment

What fate is not told, it does in table order; where that leads round in a circle, as a tie
does that is thrown again, it does the next thing.  A wanted outcome may be one step ahead:
fate then does first what leads to it.  A gesture that fate waits for, such as throwing a die by
one's own hand, is made without being told.
"""

import re

from filature.core.seat import CHANCE, SPECTATOR
from filature.table.match import Match

LINE = re.compile(
    r"""
    (?P<who> chance | \d+ ) : \s (?P<do> .+ )
    | \? \s (?P<seat> \d+ ) \s (?P<ask> may | why | sees ) \s (?P<what> .+? ) \s = \s (?P<is> .+ )
    | = \s (?P<field> \w+ ) (?: \s (?P<values> .+ ) )?
    """,
    re.VERBOSE,
)


class ScriptError(AssertionError):
    """A line that is not true, or that cannot be played."""


def run(match: Match, lines: tuple[str, ...]) -> None:
    """Plays a worked example and checks all that it claims."""
    for line in lines:
        said = line.partition("--")[0].strip()
        if said:
            obey(match, said)


def obey(match: Match, line: str) -> None:
    """One line of an example."""
    form = LINE.fullmatch(line)
    if form is None:
        raise ScriptError(f"{line!r} is no line of an example")
    if form["who"] == "chance":
        for wanted in form["do"].split(", "):
            bend_fate(match, wanted)
        return
    if form["who"]:
        settle_fate(match)
        match.play(int(form["who"]), form["do"])
    elif form["seat"]:
        expect(line, answer(match, int(form["seat"]), form["ask"], form["what"]), form["is"])
    else:
        expect(line, told(match, SPECTATOR, form["field"]), form["values"] or "")


def bend_fate(match: Match, wanted: str) -> None:
    """Makes fate do what is wanted, now or after one other outcome."""
    make_gesture(match)
    outcomes = [outcome for outcome, _ in match.chance()]
    if wanted not in outcomes:
        match.play(CHANCE, step_towards(match, outcomes, wanted))
    match.play(CHANCE, wanted)


def make_gesture(match: Match) -> None:
    """What a seat owes before fate can act, if that decides nothing."""
    for seat in match.actors():
        offered = match.offered(seat)
        if offered and match.game.gestures.issuperset(offered):
            match.do(seat, offered[0])


def step_towards(match: Match, outcomes: list[str], wanted: str) -> str:
    for outcome in outcomes:
        ahead = match.copy()
        ahead.play(CHANCE, outcome)
        if wanted in [later for later, _ in ahead.chance()]:
            return outcome
    raise ScriptError(f"fate cannot {wanted!r} now")


def settle_fate(match: Match) -> None:
    """Fate does what it was not told, in table order, without going round in circles."""
    seen: list[object] = []
    while outcomes := match.chance():
        seen.append(match.view(SPECTATOR))
        match.play(CHANCE, outcomes[(seen.count(seen[-1]) - 1) % len(outcomes)][0])


def answer(match: Match, seat: int, ask: str, what: str) -> str:
    if ask == "sees":
        return told(match, seat, what)
    settle_fate(match)
    refused = match.why_not(seat, what)
    if ask == "may":
        return "no" if refused else "yes"
    return refused.clause if refused else "nothing"


def told(match: Match, seat: int, field: str) -> str:
    """A field of a view, or how the match ended, in plain words."""
    if field == "winners":
        return flat(match.winners())
    if field == "ending":
        return match.game.ending(match.state)
    return flat(getattr(match.view(seat), field))


def flat(value: object) -> str:
    if isinstance(value, tuple | list):
        return " ".join(flat(item) for item in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def expect(line: str, found: str, wanted: str) -> None:
    if found != wanted:
        raise ScriptError(f"{line!r}: it is {found!r}")
