"""What a seat may believe: every card is somewhere once, and no place is favoured."""

import pytest

import filature
from filature.conformance.tables import some_steps
from filature.core.rng import Rng
from filature.games.lair.box import FIRST_SPY, KINDS, RANGE, TAUNT
from filature.games.lair.state import State
from games.lair.tables import play, state_of, table

GAME = filature.load("lair", "first")


def all_cards(s: State) -> list[int]:
    """How many of each kind there are, wherever they lie."""
    found = [s.deck[kind] + s.discard[kind] for kind in range(KINDS)]
    for seat in range(s.seats):
        for kind in range(KINDS):
            found[kind] += s.hands[seat * KINDS + kind]
        for size in range(RANGE):
            found[size] += s.lairs[seat * RANGE + size]
    for n in range(RANGE):
        found[FIRST_SPY + n] += s.raid[n]
        found[TAUNT + n] += (s.letters >> n) & 1
    return found


@pytest.mark.parametrize("seats", range(2, 7))
def test_no_card_is_lost_or_doubled_in_truth_or_belief(seats: int) -> None:
    rng = Rng(seats)
    box = list(state_of(filature.Match(GAME, seats)).box.cards)
    for match in some_steps(GAME, seats, seats, 0.3):
        assert all_cards(state_of(match)) == box
        for seat in (filature.SPECTATOR, *range(seats)):
            imagined = GAME.imagine(match.view(seat), rng)
            assert isinstance(imagined, State)
            assert all_cards(imagined) == box


def test_an_unseen_card_is_as_likely_in_every_unseen_place() -> None:
    """Seat 0 holds one A: the other is one of the plain cards of hand 1 or of the deck."""
    match = table("L1 L1 A B C S1", "L1 L2 E F G S2")
    play(match, "chance: draw lair 1, back plain")
    in_hand, in_deck = 5, 36 - 6 - 5
    assert state_of(match).deck_plain == in_deck
    rng = Rng(1)
    holds = 0
    for _ in range(20_000):
        imagined = GAME.imagine(match.view(0), rng)
        assert isinstance(imagined, State)
        holds += imagined.hands[KINDS + TAUNT]
    assert abs(holds / 20_000 - in_hand / (in_hand + in_deck)) < 0.01


def test_a_foil_under_seal_may_be_believed_or_not() -> None:
    match = table("L4 A B C S3 S2", "L1 A E F G H", "L1 D D E F G")
    play(match, "0: lair 4", "0: spy 3 to 0", "0: taunt A", "1: foil A")
    rng = Rng(2)
    foilers = set()
    for _ in range(400):
        imagined = GAME.imagine(match.view(2), rng)
        assert isinstance(imagined, State)
        foilers.add(imagined.foiler)
    assert foilers == {1, -3}
    mine = GAME.imagine(match.view(1), rng)
    assert isinstance(mine, State)
    assert mine.foiler == 1
