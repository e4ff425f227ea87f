"""What a seat may not know never leaves the state, by any door.

Three oracles, each apart from the others: a state with every secret changed by hand
(`secrets.py` beside a game's tests: `scramble` for what was dealt; if there is any, `reseal`
for what others have chosen under seal, `lays_open` for what a clause then tells to all); a state
imagined from the view, of which `whole` counts what may neither be lost nor doubled; and a twin
of the whole match in which every outcome of chance that the seat did not see was drawn anew.
"""

from functools import cache
from types import ModuleType

import pytest

import filature
from filature.adapters.infostate import recalled_text
from filature.conformance import here
from filature.conformance.tables import finished, some_steps, tables
from filature.core.game import Game
from filature.core.ranges import Layout
from filature.core.rng import Rng
from filature.core.seat import CHANCE, SPECTATOR, sees
from filature.core.sentence import Sentence
from filature.core.state import State
from filature.table.log import Entry
from filature.table.playout import playout


def secrets_of(game: Game) -> ModuleType:
    """The hand-written scrambler of a game's secrets."""
    found = here.own(game.name, "secrets")
    assert found, f"{here.beside(game.name)}/secrets.py is missing: scramble(state, seat, rng)"
    return found


def scrambled(game: Game, s: State, seat: int, rng: Rng) -> int:
    """Changes all that a seat may not know; tells how much."""
    secrets = secrets_of(game)
    changed: int = secrets.scramble(s, seat, rng)
    return changed + (secrets.reseal(s, seat, rng) if hasattr(secrets, "reseal") else 0)


def whole(game: Game, s: State) -> object:
    """All that is there wherever it lies, if the game's `secrets.py` can count it."""
    counts = getattr(secrets_of(game), "whole", None)
    return counts(s) if counts else None


@cache
def layout(game: Game, seats: int) -> Layout:
    return Layout(game.ranges(), seats)


def is_open(game: Game) -> bool:
    """Whether a game says that everyone may see everything."""
    return set(here.seen_by(game.name).values()) <= {"everyone", "house"}


def doors(game: Game, state: State, seat: int) -> dict[str, object]:
    """All that a seat can get out of a state."""
    view = game.view(state, seat)
    acting = seat >= 0 and sees(game.actors(state), seat)
    offered = game.options(state, seat) if acting else []
    refused = [action.id for action in game.actions if action.id not in offered]
    return {
        "view": view,
        "actors": game.actors(state),
        "offered": offered,
        "scene": game.scene(view, offered),
        "tensor": list(layout(game, int(state.seats)).encode(view)),
        "refusals": [game.refusal(view, action) for action in refused] if seat >= 0 else [],
    }


@pytest.mark.parametrize(("game", "seats"), tables())
@pytest.mark.parametrize("seed", range(2))
def test_nothing_changes_for_a_seat_when_every_secret_does(
    game: Game, seats: int, seed: int
) -> None:
    rng = Rng(seed)
    changed = looks = 0
    for match in some_steps(game, seats, seed, 0.12):
        for seat in (SPECTATOR, *range(seats)):
            looks += 1
            other = game.copy(match.state)
            changed += scrambled(game, other, seat, rng)
            assert doors(game, other, seat) == doors(game, match.state, seat)
    if is_open(game):
        assert changed == 0, "a game without secrets, whose scrambler found one"
    else:
        assert changed >= min(20, looks), "the scrambler found hardly any secret to change"


@pytest.mark.parametrize(("game", "seats"), tables())
@pytest.mark.parametrize("seed", range(2))
def test_an_imagined_state_is_the_same_to_its_viewer(game: Game, seats: int, seed: int) -> None:
    rng = Rng(seed)
    for match in some_steps(game, seats, seed + 10, 0.12):
        for seat in (SPECTATOR, *range(seats)):
            imagined = game.imagine(match.view(seat), rng)
            assert doors(game, imagined, seat) == doors(game, match.state, seat)
            assert whole(game, imagined) == whole(game, match.state), "lost or doubled"


@pytest.mark.parametrize(("game", "seats"), tables())
def test_an_imagined_state_can_be_played_to_the_end(game: Game, seats: int) -> None:
    rng = Rng(4)
    for match in some_steps(game, seats, 4, 0.1):
        for seat in (SPECTATOR, *range(seats)):
            state = game.imagine(match.view(seat), rng)
            playout(game, state, rng)
            assert game.ending(state)


def redrawn(twin: filature.Match, action: int, rng: Rng) -> int:
    """Another outcome of chance half of the time, so that twins differ yet live long."""
    return twin.game.draw(twin.state, rng) if rng.below(2) else action


@pytest.mark.parametrize(("game", "seats"), tables())
@pytest.mark.parametrize("seed", range(6))
def test_twin_worlds_read_the_same_to_one_seat(game: Game, seats: int, seed: int) -> None:
    """Replays a log with chance outcomes that the seat may not see drawn anew."""
    rng = Rng(seed)
    secrets = secrets_of(game)
    ours = seed % (seats + 1) if seed % (seats + 1) < seats else SPECTATOR
    world, twin = filature.Match(game, seats), filature.Match(game, seats)
    for entry in finished(game, seats, seed).log:
        action = entry.action
        if entry.seat == CHANCE:
            possible = [outcome for outcome, _ in game.chance(twin.state)]
            if not sees(entry.audience, ours):
                action = redrawn(twin, action, rng)
        else:
            possible = twin.offered(entry.seat)
        if action not in possible or lays_open(secrets, world.state, entry):
            break  # the twin has drifted to where this cannot be played, or may look otherwise
        world.do(entry.seat, entry.action)
        twin.do(entry.seat, action)
        assert twin.news(ours) == world.news(ours)
        assert twin.log_for(ours) == world.log_for(ours)
        assert doors(game, twin.state, ours) == doors(game, world.state, ours)
    assert recalled_text(twin, ours) == recalled_text(world, ours)
    assert len(twin.log) > 1


FEW = 10  # actions that a twin follows its world


@pytest.mark.parametrize(("game", "seats"), tables())
@pytest.mark.parametrize("seed", range(2))
def test_what_follows_depends_on_no_secret(game: Game, seats: int, seed: int) -> None:
    """From any moment, a world whose secrets were changed goes on alike to the seat."""
    rng = Rng(seed)
    secrets = secrets_of(game)
    whole = finished(game, seats, seed + 20)
    followed = 0
    for start in range(0, len(whole.log), 1 + len(whole.log) // 60):
        ours = (SPECTATOR, *range(seats))[rng.below(seats + 1)]
        world = whole.at(start)
        twin = world.copy()
        secrets.scramble(twin.state, ours, rng)
        for entry in whole.log[start : start + FEW]:
            action = followable(game, twin.state, entry, ours, rng)
            if action is None or lays_open(secrets, world.state, entry):
                break
            world.do(entry.seat, entry.action)
            twin.do(entry.seat, action)
            assert twin.news(ours, start) == world.news(ours, start)
            assert twin.log_for(ours) == world.log_for(ours)
            assert doors(game, twin.state, ours) == doors(game, world.state, ours)
            followed += 1
    assert followed >= min(60, len(whole.log))


def lays_open(secrets: ModuleType, state: State, entry: Entry) -> bool:
    """Whether a clause has the action tell a secret to all: what follows may then differ."""
    tells = getattr(secrets, "lays_open", None)
    return tells is not None and bool(tells(state, entry.seat, entry.action))


def followable(game: Game, twin: State, entry: Entry, ours: int, rng: Rng) -> int | None:
    """What a twin does where its world did `entry`; None where it cannot."""
    if entry.seat != CHANCE:
        return entry.action if entry.action in game.options(twin, entry.seat) else None
    if not sees(entry.audience, ours):
        return game.draw(twin, rng)
    return entry.action if entry.action in dict(game.chance(twin)) else None


@pytest.mark.parametrize(("game", "seats"), tables())
@pytest.mark.parametrize("seed", range(2))
def test_a_seat_reads_in_the_log_only_what_it_can_see(game: Game, seats: int, seed: int) -> None:
    """Of two actions that look alike to a seat, neither log nor news tell which was done."""
    rng, alike = Rng(seed), 0
    for match in some_steps(game, seats, seed + 30, 0.5):
        for actor in match.actors()[:1]:
            fate = [action for action, _ in game.chance(match.state)] if actor < 0 else []
            possible = fate or match.offered(actor)
            pair = [possible[rng.below(len(possible))] for _ in range(2)]
            for seat in (SPECTATOR, *range(seats)):
                seen = [sees(game.audience(match.state, actor, one), seat) for one in pair]
                (view, news), (other_view, other_news) = [
                    what_follows(match, actor, action, seat) for action in pair
                ]
                if pair[0] != pair[1] and view == other_view:
                    assert (news == other_news) == (not any(seen))
                    alike += not any(seen)
    assert alike or is_open(game)


def what_follows(
    match: filature.Match, actor: int, action: int, seat: int
) -> tuple[object, list[Sentence]]:
    """A seat's view and news once an action is done."""
    after = match.copy()
    after.do(actor, action)
    return after.view(seat), after.news(seat, len(match.log))


@pytest.mark.parametrize(("game", "seats"), tables())
def test_the_log_of_a_seat_hides_what_others_did_unseen(game: Game, seats: int) -> None:
    match = finished(game, seats, 3)
    for seat in (SPECTATOR, *range(seats)):
        for entry, (who, what) in zip(match.log, match.log_for(seat), strict=True):
            assert who == entry.seat
            assert (what is not None) == sees(entry.audience, seat)
