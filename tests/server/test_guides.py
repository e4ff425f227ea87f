"""Guided first matches: every guide is walked to its end, whatever dice and bots do."""

import pytest

from filature import registry
from filature.bots import make
from filature.core.rng import Rng
from filature.core.scene import Scene
from filature.core.seat import CHANCE
from filature.library import Match
from filature.server import guides
from filature.text.guides import Step
from server.hosting import Person

SEEDS = range(5)
LONGEST = 300  # decisions until the last step


def begun(game: str, seed: int) -> Match:
    match = guides.begun(game)
    match.deal(Rng(seed))
    return match


def ids(match: Match) -> set[str]:
    """Every element that the person sees."""
    scene = match.game.scene(match.view(0), match.offered(0))
    assert isinstance(scene, Scene)
    places = [place for board in scene.boards for place in board.places]
    held = [zone.pieces for zone in scene.zones] + [place.pieces for place in places]
    pieces = [piece.id for some in held for piece in some]
    return {*[zone.id for zone in scene.zones], *[place.id for place in places], *pieces}


def wanted(match: Match, step: Step) -> list[int]:
    """What completes a step, of all that is offered to the person."""
    actions = match.game.actions
    return [one for one in match.offered(0) if step.completed_by(actions[one].notation)]


def do_next(match: Match, step: Step, rng: Rng) -> bool:
    """Somebody acts: the person as the step asks where that is offered, else as a bot would."""
    seat = match.actors()[0]
    if seat == CHANCE:
        match.deal(rng)
        return False
    asked = wanted(match, step) if seat == 0 else []
    offered = asked or match.offered(seat)
    bot = make("agent", match.game)
    match.do(seat, bot.choose(match.view(seat), offered, match.news(seat), rng))
    return bool(asked)


@pytest.mark.parametrize("game", registry.available())
def test_the_first_thing_asked_can_be_done_at_once(game: str) -> None:
    match, guide = begun(game, 0), guides.guide(game)
    assert match.actors() == [0]
    first = next(step for step in guide.steps if step.does)
    assert wanted(match, first)
    assert len([step for step in guide.steps if step.does]) >= 2


@pytest.mark.parametrize("game", registry.available())
def test_what_is_pointed_at_is_there_and_every_clause_exists(game: str) -> None:
    match, guide = begun(game, 0), guides.guide(game)
    for step in guide.steps:
        assert step.clause in match.game.clauses("fr")
        assert set(step.look) <= ids(match), step.name
        assert step.look or step.does or step.name == "notebook"


@pytest.mark.parametrize("game", registry.available())
@pytest.mark.parametrize("seed", SEEDS)
def test_every_guide_is_walked_to_its_end(game: str, seed: int) -> None:
    match, rng = begun(game, seed), Rng(seed + 100)
    for step in guides.guide(game).steps:
        for _ in range(LONGEST if step.does else 0):
            assert not match.over, step.name
            if do_next(match, step, rng):
                break
        else:
            assert not step.does, step.name


@pytest.mark.parametrize("game", registry.available())
def test_a_guide_speaks_both_languages_at_a_table_with_bots(ada: Person, game: str) -> None:
    told = {lang: ada.get(f"/api/games/{game}/guide?lang={lang}") for lang in ("fr", "en")}
    assert [one["name"] for one in told["fr"]] == [one["name"] for one in told["en"]]
    assert all(one["text"] and bool(one["done"]) == bool(one["does"]) for one in told["fr"])
    table = ada.post(f"/api/games/{game}/guide")["table"]
    assert [seat["who"] for seat in table["seats"]] == ["person"] + ["bot"] * (
        len(table["seats"]) - 1
    )
    state = ada.sit(table["id"]).until("state")
    assert state["options"]


def test_a_game_without_a_guide_says_so(ada: Person) -> None:
    assert ada.http.get("/api/games/chess/guide").json()["error"] == "unknown-game"
