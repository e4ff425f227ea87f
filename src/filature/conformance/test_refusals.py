"""Whatever is not offered is refused with a clause, in both languages."""

import itertools
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import filature
from filature.conformance import here
from filature.conformance.golden import fits
from filature.conformance.tables import some_steps, steps, tables
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


MOMENTS = 2000


LAWFUL = [name for name in here.names() if here.own(name, "laws")]

if LAWFUL:

    @pytest.mark.parametrize("name", LAWFUL)
    def test_a_refusal_names_a_clause_that_the_move_would_break(name: str) -> None:
        """By an oracle beside the game's tests: what breaks each clause, told of states, not views.
        What is offered breaks none."""
        oracle: Any = here.own(name, "laws")
        for match, seat in some_moments(name, MOMENTS):
            offered, view = match.offered(seat), match.view(seat)
            for action in match.game.actions:
                move = oracle.Move(match.state, seat, action.verb, action.arguments)
                told = f"{action.notation} of seat {seat} after {len(match.log)} actions"
                if action.id in offered:
                    broken = [clause for clause, law in oracle.LAWS.items() if law(move)]
                    assert not broken, f"{told} is offered, but breaks {broken}"
                else:
                    clause = match.game.refusal(view, action.id).clause
                    assert oracle.LAWS[clause](move), f"{told} does not break {clause}"


def some_moments(name: str, count: int) -> Iterator[tuple[filature.Match, int]]:
    """Moments of random matches at any table, half of them with options by chance, half of them
    led by the rule of thumb, and a seat of each: often one that acts."""
    pick, found = Random(1), 0
    for seed in itertools.count():
        game = some_game(name, pick if seed % 2 else None)
        seats = pick.choice([n for n in range(game.fewest, game.most + 1) if fits(game, n)])
        for match in steps(game, seats, seed, led=seed % 4 > 1):
            if pick.random() < 0.2:
                acting = [seat for seat in match.actors() if seat != filature.CHANCE]
                yield match, pick.choice([*range(seats), *2 * seats * acting])
                found += 1
            if found == count:
                return


def some_game(name: str, pick: Random | None) -> Game:
    """A game as it is, or with options by chance, as far as they fit together."""
    game = filature.load(name)
    if pick is None:
        return game
    values = {one.name: pick.choice(one.choices) for one in game.options_offered}
    other = filature.load(name, options=values)
    return other if any(fits(other, n) for n in range(game.fewest, game.most + 1)) else game


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
