"""Whatever is not offered is refused with a clause, in both languages."""

import pytest

import filature
from filature.conformance.tables import some_steps, tables
from filature.core.game import Game
from filature.core.sentence import Refusal


@pytest.mark.parametrize(("game", "seats"), tables())
@pytest.mark.parametrize("seed", range(1))
def test_every_action_not_offered_is_refused_with_a_clause(
    game: Game, seats: int, seed: int
) -> None:
    seen: set[Refusal] = set()
    for match in some_steps(game, seats, seed, 0.25):
        for seat in range(seats):
            offered, view = match.offered(seat), match.view(seat)
            barred = [action for action in game.actions if action.id not in offered]
            seen |= {game.refusal(view, action.id) for action in barred}
            some = barred[match.seats % len(barred)].notation
            assert match.refusal(seat, some) == game.refusal(view, match.named[some])
            assert not [1 for action in offered if match.refusal(seat, named(game, action))]
    names = tuple(f"P{seat}" for seat in range(seats))
    for refusal in seen:
        assert refusal.clause in game.clauses("fr")
        for lang in ("fr", "en"):
            assert game.words.say(refusal.sentence, lang, names, 0)
    clauses = {refusal.clause for refusal in seen}
    assert len(clauses) >= min(6, len(game.clauses("fr")) // 3)


def named(game: Game, action: int) -> str:
    return game.actions[action].notation


@pytest.mark.parametrize(("game", "seats"), tables())
def test_playing_what_is_not_offered_changes_nothing(game: Game, seats: int) -> None:
    for match in some_steps(game, seats, 3, 0.03):
        for seat in range(seats):
            before = [match.view(other) for other in range(seats)]
            offered = match.offered(seat)
            for action in game.actions[seat::7]:
                if action.id not in offered:
                    with pytest.raises(filature.Refused):
                        match.play(seat, action.notation)
            assert [match.view(other) for other in range(seats)] == before


@pytest.mark.parametrize(("game", "seats"), tables())
def test_nonsense_is_refused_in_words(game: Game, seats: int) -> None:
    match = filature.Match(game, seats)
    for seat, notation in ((0, "sing"), (0, ""), (99, game.actions[0].notation), (-1, "sing")):
        with pytest.raises(filature.Refused) as refused:
            match.play(seat, notation)
        assert refused.value.clause.startswith("HOUSE-")
        assert refused.value.text("fr") != refused.value.text("en")
