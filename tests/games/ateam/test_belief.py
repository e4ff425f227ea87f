"""What a viewer can deduce of the cards, and that an imagined state never contradicts it."""

from collections import Counter

import pytest

import filature
from filature.conformance.tables import some_steps, steps
from filature.core.rng import Rng
from filature.games.ateam.box import HAND, KINDS, NO_CARD
from filature.games.ateam.state import State
from filature.games.ateam.views import View
from games.ateam.tables import state_of, table, view


def imagined(match: filature.Match, seat: int, rng: Rng) -> State:
    state = match.game.imagine(match.view(seat), rng)
    assert isinstance(state, State)
    return state


def is_a_possible_past(s: State) -> bool:
    """Plays the cards again: every hand could play what it played, every talon had its cards."""
    hands = [Counter[int]() for _ in range(s.seats)]
    supply = [list(s.box.cards)]
    supply += [s.talons[n : n + KINDS] for n in range(0, len(s.talons), KINDS)]
    for n, card in enumerate(s.drawn):
        late = n - s.seats * HAND
        seat = n // HAND if late < 0 else s.gone[late] // KINDS
        if late >= 0:
            hands[seat][s.gone[late] % KINDS] -= 1
        if not any(supply[0]):
            supply.pop(0)
        supply[0][card] -= 1
        hands[seat][card] += 1
        if min(supply[0]) < 0 or min(hands[seat].values()) < 0:
            return False
    if len(s.gone) > len(s.drawn) - s.seats * HAND >= 0:  # played, and not yet replaced
        hands[s.turn][s.gone[-1] % KINDS] -= 1
    held = [+Counter(list(s.hands[n * HAND : n * HAND + HAND])) for n in range(s.seats)]
    for hand in held:
        del hand[NO_CARD]
    if not any(supply[0]):
        supply.pop(0)
    return [+hand for hand in hands] == held and supply == [list(s.deck)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_an_imagined_past_explains_every_card_that_was_played(seats: int, seed: int) -> None:
    rng = Rng(seed)
    tried = 0
    for match in some_steps(filature.load("ateam"), seats, seed + 21, 0.1):
        assert match.over or is_a_possible_past(state_of(match))
        for seat in (filature.SPECTATOR, *range(seats)):
            assert is_a_possible_past(imagined(match, seat, rng))
            tried += bool(state_of(match).talons)
    assert tried or seats == 2, "no talon was ever used up"


def test_an_imagined_player_can_imagine_too() -> None:
    rng = Rng(5)
    for match in some_steps(filature.load("ateam"), 4, 31, 0.05):
        other = imagined(match, 0, rng)
        for seat in range(1, 4):
            nested = match.game.imagine(match.game.view(other, seat), rng)
            assert isinstance(nested, State)
            assert is_a_possible_past(nested)


def test_at_card_2_a_used_up_talon_tells_what_the_opponent_holds() -> None:
    """With two seats, all that is neither mine nor open lies in the other hand."""
    rng = Rng(2)
    found = 0
    before = 0
    for match in steps(filature.load("ateam"), 2, 2):
        s = state_of(match)
        if len(s.talons) > before:
            before = len(s.talons)
            for seat in range(2):
                for _ in range(5):
                    assert list(imagined(match, seat, rng).hands) == list(s.hands)
                    found += 1
    assert found


def test_unseen_hands_differ_from_one_imagination_to_the_next() -> None:
    match, rng = table("0", "0", "0"), Rng(1)
    hands = {tuple(imagined(match, 0, rng).hands) for _ in range(50)}
    assert len(hands) > 30
    seen = match.view(0)
    assert isinstance(seen, View)
    assert {hand[:HAND] for hand in hands} == {seen.my_hand}
    assert view(match).my_draws == ()
