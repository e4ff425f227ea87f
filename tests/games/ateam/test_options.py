"""Every table option, played through: nobody leaves the track, no card is lost, matches end."""

import pytest

import filature
from filature.bots import make
from filature.conformance.tables import steps
from filature.core.rng import Rng
from filature.games.ateam.box import BENCH, HAND, KINDS
from games.ateam.tables import state_of

CHANGED = [
    {},
    *({option.name: option.choices[1]} for option in filature.load("ateam").options_offered),
    {option.name: option.choices[1] for option in filature.load("ateam").options_offered},
]


def is_sound(match: filature.Match) -> bool:
    """Everyone is on the track, and every card is somewhere once."""
    s = state_of(match)
    cards = [s.deck[kind] + s.discard[kind] for kind in range(KINDS)]
    cards[BENCH] += sum(list(s.benched))
    for card in list(s.hands):
        if card < KINDS:
            cards[card] += 1
    placed = all(0 <= place <= s.box.vault for place in list(s.place))
    return placed and cards == list(s.box.cards) and len(s.hands) == HAND * s.seats


@pytest.mark.parametrize("options", CHANGED, ids=lambda options: " ".join(options) or "default")
@pytest.mark.parametrize("seats", [2, 4])
def test_random_matches_stay_sound_and_end(options: dict[str, bool], seats: int) -> None:
    game = filature.load("ateam", options={**options})
    for seed in range(6):
        for match in steps(game, seats, seed):
            assert is_sound(match)
        assert match.winners()


@pytest.mark.parametrize("options", CHANGED, ids=lambda options: " ".join(options) or "default")
def test_greedy_matches_stay_sound_and_end(options: dict[str, bool]) -> None:
    game = filature.load("ateam", options={**options})
    bot = make("greedy", game)
    for seed in range(4):
        match, rng = filature.Match(game, 3), Rng(seed)
        while not match.over:
            match.deal(rng)
            for seat in match.actors():
                match.do(seat, bot.choose(match.view(seat), match.offered(seat), [], rng))
            assert is_sound(match)
        assert match.winners()


def test_a_greedy_player_beats_a_random_one_nearly_always() -> None:
    game = filature.load("ateam")
    bots = [make("greedy", game), make("uniform", game)]
    won = 0
    for seed in range(60):
        match, rng = filature.Match(game, 2), Rng(seed)
        match.deal(rng)
        while not match.over:
            seat = match.actors()[0]
            match.do(seat, bots[seat].choose(match.view(seat), match.offered(seat), [], rng))
            match.deal(rng)
        won += match.winners() == [0]
    assert won > 45
