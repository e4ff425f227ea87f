"""Tables of bond to begin a test from."""

from functools import cache

import filature
from filature.core.game import Game
from filature.core.option import Value
from filature.games.bond import phases
from filature.games.bond.box import Box
from filature.games.bond.game import Bond
from filature.games.bond.places import PLACES, place_named
from filature.games.bond.state import TYPES, State
from filature.games.bond.views import View
from filature.record import script


@cache
def loaded(box: str, options: tuple[tuple[str, Value], ...]) -> Game:
    return filature.load("bond", box, dict(options))


def opened(seats: int, box: str = "default", **options: Value) -> filature.Match:
    """A match before anything has happened."""
    return filature.Match(loaded(box, tuple(sorted(options.items()))), seats)


def table(*missions: int, box: str = "default", **options: Value) -> filature.Match:
    """A match at its first turn: seat 0 plays first, and each has the mission given."""
    match = opened(len(missions), box, **options)
    while state_of(match).phase == phases.ORDER:
        s = state_of(match)
        leads = s.tied[list(s.order).index(s.thrower)] == list(s.order).index(s.thrower)
        match.play(filature.CHANCE, "stars 3" if leads else "stars 1")
    for mission in missions:
        match.play(filature.CHANCE, f"card {mission}")
    for seat in range(len(missions)):
        match.play(seat, match.options(seat)[0])
    return match


def play(match: filature.Match, *lines: str) -> filature.Match:
    """Plays lines of a worked example, with all that they claim."""
    script.run(match, lines)
    return match


def put(
    match: filature.Match,
    seat: int = 0,
    place: str = "",
    stage: int = 0,
    stock: tuple[int, int, int] | None = None,
) -> filature.Match:
    """Puts an agent somewhere, at a stage of the present mission, with so many points."""
    s = state_of(match)
    s.first[seat] = 0
    if place:
        s.place[seat] = place_named(place)
    if stage:
        s.stage[seat] = s.box.missions.start[s.mission[seat]] + stage - 1
    for kind, points in enumerate(stock or ()):
        s.stock[seat * TYPES + kind] = points
    return match


def state_of(match: filature.Match) -> State:
    """The state itself, for what no view tells."""
    assert isinstance(match.state, State)
    return match.state


def view(match: filature.Match, seat: int = filature.SPECTATOR) -> View:
    seen = match.view(seat)
    assert isinstance(seen, View)
    return seen


def box_of(name: str = "default") -> Box:
    game = loaded(name, ())
    assert isinstance(game, Bond)
    return game.box


def standard(start: str, goal: str, box: str = "default") -> int:
    """The turns of public transport."""
    return int(box_of(box).routes.turns(place_named(start), place_named(goal)))


def express(start: str, goal: str, box: str = "default") -> tuple[int, int]:
    """The turns and points of the fastest way."""
    routes, ends = box_of(box).routes, (place_named(start), place_named(goal))
    return int(routes.fastest(*ends)), int(routes.price(*ends))


def way(start: str, goal: str, points: int, box: str = "default") -> list[str]:
    """The places of a route."""
    steps = box_of(box).routes.steps(place_named(start), place_named(goal), points)
    return [PLACES[step.to] for step in steps]


def done(match: filature.Match, seat: int = 0) -> int:
    """The number of the stage that comes next."""
    s = state_of(match)
    return int(s.stage[seat] - s.box.missions.start[s.mission[seat]] + 1)


def ends(match: filature.Match, seat: int = 0, *, with_stock: tuple[int, int, int]) -> None:
    """An agent reports: one step from London with only the report to make."""
    s = state_of(match)
    last = s.box.missions.start[s.mission[seat] + 1] - s.box.missions.start[s.mission[seat]]
    put(match, seat, "paris", int(last), with_stock)
    match.play(seat, "go london")
