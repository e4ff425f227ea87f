"""What a seat has seen is never imagined away, however the cards went on."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

import filature
from filature.conformance.tables import some_steps
from filature.core.numbers import numbers
from filature.core.rng import Rng
from filature.games.redacted.box import KIND_NAMES, KINDS, NO_KIND
from filature.games.redacted.journal import (
    DECK,
    DISCARD,
    KEPT,
    MOVED,
    RETURNED,
    SEEN,
    entry,
    kinds,
)
from filature.games.redacted.mind.belief import drawn_by_weight
from filature.games.redacted.mind.crowd import MOST_WORLDS, Crowd
from filature.games.redacted.mind.knowledge import STILL
from filature.games.redacted.mind.whereabouts import complete
from filature.games.redacted.state import State
from games.redacted.tables import idle, play, put, state_of, table, view

TRIES = 60


def imagined(match: filature.Match, seat: int) -> list[State]:
    rng = Rng(1)
    states = [match.game.imagine(view(match, seat), rng) for _ in range(TRIES)]
    assert all(isinstance(state, State) for state in states)
    return states


def held(state: State, seat: int) -> list[str]:
    counts = state.hands[seat * KINDS : (seat + 1) * KINDS]
    return [KIND_NAMES[kind] for kind, count in enumerate(counts) for _ in range(count)]


def scanned() -> filature.Match:
    """Seat 0 has seen the hand of seat 1 in the X-Ray room; seat 1 is in the kitchen."""
    match = table("RBRB", "key key", "bomb vest", "aid aid", "goggles goggles")
    put(put(match, 0, "xray"), 1, "kitchen")
    return play(match, "0: xray 1", "chance: show bomb, show vest")


def test_what_was_seen_by_x_ray_is_there() -> None:
    assert {tuple(held(state, 1)) for state in imagined(scanned(), 0)} == {("bomb", "vest")}


def robbed_unseen() -> filature.Match:
    """Then seat 2 has stolen one of the two cards, unseen by seat 0."""
    match = scanned()
    play(match, "1: pass", "2: step kitchen", "2: card wire", "1: card ignore")
    return play(match, "1: pass", "2: steal", "chance: lose bomb")


def test_an_unseen_theft_leaves_one_of_two_here_and_the_other_there() -> None:
    match = robbed_unseen()
    seen = view(match, 0)
    assert [until for _, _, _, until in seen.known] == [seen.turns, seen.turns]  # in doubt since
    found = imagined(match, 0)
    for state in found:
        left, thief = held(state, 1), held(state, 2)
        assert sorted([*left, *(set(thief) & ({"bomb", "vest"} - set(left)))])[:2] == [
            "bomb",
            "vest",
        ]
    assert {tuple(held(state, 1)) for state in found} == {("bomb",), ("vest",)}


def test_the_two_concerned_know_what_was_stolen() -> None:
    match = robbed_unseen()
    bomb = KIND_NAMES.index("bomb")
    assert (2, bomb, view(match).turns, STILL) in view(match, 1).known
    assert all("bomb" in held(state, 2) for state in imagined(match, 1))
    assert view(match, 3).known == ()


def test_later_sight_settles_what_was_in_doubt() -> None:
    match = robbed_unseen()
    play(match, "2: evade reception")
    idle(match, 3)
    play(match, "0: xray 1", "chance: show vest")
    for state in imagined(match, 0):
        assert held(state, 1) == ["vest"]
        assert "bomb" in held(state, 2)  # it can only be there


def test_the_order_of_the_pile_is_remembered_until_it_is_shuffled() -> None:
    match = put(table("RBRB", "key key", "bomb vest", "aid aid", "goggles goggles"), 0, "computer")
    play(match, "0: sort", "chance: show bomb, show weapon, show contraband")
    play(match, "0: pick contraband", "0: pick bomb")
    wanted = [KIND_NAMES.index(name) for name in ("contraband", "bomb", "weapon")]
    assert all(state.top == wanted for state in imagined(match, 0))
    assert len({tuple(state.top) for state in imagined(match, 1)}) > 5
    put(match, 1, "storage")
    play(match, "1: take", "chance: draw contraband")
    assert all("contraband" in held(state, 1) for state in imagined(match, 0))


def test_a_proven_loyalty_and_ones_own_are_kept() -> None:
    match = put(
        table("RBRB", "key key", "bomb vest", "aid aid", "goggles goggles", first=1), 0, "kitchen"
    )
    play(match, "1: step kitchen", "1: card wire", "0: card ignore", "0: pass")
    play(match, "1: interrogate", "chance: question red")
    for state in imagined(match, 1):
        assert list(state.loyalty[:2]) == [0, 1]
        assert sorted(state.loyalty) == [0, 0, 1, 1]
    assert len({tuple(state.loyalty) for state in imagined(match, 2)}) == 3


def test_what_one_put_into_a_briefcase_stays_there() -> None:
    match = table("RBY", "case-a codebreaker", "key key", "aid aid", stow="bomb vest")
    play(match, "0: open a", "chance: show bomb", "0: put bomb")
    bomb = KIND_NAMES.index("bomb")
    assert all(state.content[0] == bomb for state in imagined(match, 0))
    assert len({state.content[0] for state in imagined(match, 1)}) > 3


def test_the_truth_is_always_among_the_worlds() -> None:
    """Nothing that a seat reads in its journal ever rules out what really is."""
    for mission, seats in (("classic", 4), ("duel", 2), ("bedfellows", 5)):
        game = filature.load("redacted", options={"mission": mission, "dawn": 12})
        for match in some_steps(game, seats, 3, 0.04):
            for seat in range(seats):
                crowd = Crowd(state_of(match).plan.deck, seat, False, 3000, 0)
                for line in view(match, seat).journal:
                    crowd.read(line)
                assert crowd.worlds
                hands = [sorted(held_kinds(state_of(match), n)) for n in range(seats)]
                assert any(allows(w.places, hands) for w in crowd.worlds)


def held_kinds(s: State, seat: int) -> list[int]:
    counts = s.hands[seat * KINDS : (seat + 1) * KINDS]
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def allows(places: list[list[int]], hands: list[list[int]]) -> bool:
    """Whether the known cards of a world are among those really held, hand by hand."""
    for labels, real in zip(places, hands, strict=False):
        rest = list(real)
        for label in labels:
            if label < KINDS:
                if label not in rest:
                    return False
                rest.remove(label)
    return True


# A pile that is shuffled with cards that were seen in it ------------------------------


KEY, BOMB, VEST, AID = (KIND_NAMES.index(name) for name in ("key", "bomb", "vest", "aid"))
ALL, UNSEEN = 127, 0


def line(what: int, one: int, two: int, *shown: int) -> int:
    """A line of a journal as seat 0 reads it."""
    a, b, c = [*shown, NO_KIND, NO_KIND, NO_KIND][:3]
    return entry(1, what, one, two, ALL if shown else UNSEEN) | kinds(a, b, c)


# Seat 1 draws; seat 0 takes a key of two cards, then it goes back into the pile, with the bomb
# below it; seat 1 takes one of two cards.
SHUFFLED_IN = [
    line(MOVED, DECK, 1),
    line(KEPT, 0, 2, KEY, BOMB),
    line(RETURNED, 0, 0, KEY),
    line(KEPT, 1, 2),
]
PILE = [KEY, KEY, BOMB, VEST, AID]


def dealt(seen: int) -> dict[int, Fraction]:
    """What seat 1 holds after it has discarded a card that is seen, by every way it can come."""
    found: Counter[int] = Counter()
    for first in {*PILE}:
        rest = list(PILE)
        rest.remove(first)
        if KEY not in rest or BOMB not in rest:
            continue
        weight = PILE.count(first) * rest.count(KEY)  # ways to have met this card, then those two
        for top in permutations(rest, 2):
            for kept in top:
                for gone, stays in ((first, kept), (kept, first)):
                    if gone == seen:
                        found[stays] += weight
    total = sum(found.values())
    return {kind: Fraction(count, total) for kind, count in found.items()}


@pytest.mark.parametrize("seen", [KEY, BOMB, VEST])
def test_what_lay_known_in_a_shuffled_pile_is_believed_as_often_as_it_is_so(seen: int) -> None:
    crowd = Crowd(numbers([PILE.count(kind) for kind in range(KINDS)]), 0, False, MOST_WORLDS, 0)
    for read in [*SHUFFLED_IN, line(MOVED, 1, DISCARD, seen)]:
        crowd.read(read)
    rng, tries = Rng(1), 20_000 if filature.COMPILED else 4_000
    drawn = [complete(drawn_by_weight(crowd.worlds, rng).copy(), rng) for _ in range(tries)]
    held = Counter(world.places[1][0] for world in drawn)
    true = dealt(seen)
    assert set(held) == set(true)
    for kind, share in true.items():
        assert held[kind] / tries == pytest.approx(float(share), abs=0.03)


def test_unseen_searches_of_a_shuffled_pile_leave_few_worlds() -> None:
    """Eleven kinds, half of them met before: who searches unseen takes any of them."""
    deck = numbers([1, 1, 0, 3, 1, 1, 3, 5, 3, 3, 5, 3, 4, *[0] * (KINDS - 13)])
    crowd = Crowd(deck, 0, False, MOST_WORLDS, 0)
    met = [(10, 7), (3, 8), (9, 11), (12, 6), (7, 10), (8, 12)]
    for _ in range(3):
        crowd.read(line(MOVED, DECK, 1))
    for kept, below in met:
        crowd.read(line(KEPT, 0, 2, kept, below))
        crowd.read(line(MOVED, 0, DISCARD, kept))
    crowd.read(line(SEEN, 1, 1, 0))
    crowd.read(line(RETURNED, 1, 1, 0))
    for gone in (10, 7, 7, 8, 8, 3, 12):
        crowd.read(line(KEPT, 1, 2))
        crowd.read(line(MOVED, 1, DISCARD, gone))
        assert 1 <= len(crowd.worlds) < MOST_WORLDS // 4


def test_where_one_lot_has_lost_the_truth_another_finds_it() -> None:
    """Two hands of three each give a card unseen: of nine worlds a small crowd keeps some."""
    lots, lives = 40, 0
    for lot in range(lots):
        crowd = Crowd(numbers([1] * 6 + [0] * (KINDS - 6)), 0, False, 1, lot)
        for owner, cards in ((1, (0, 1, 2)), (2, (3, 4, 5))):
            for _ in cards:
                crowd.read(line(MOVED, DECK, owner))
            crowd.read(line(SEEN, owner, 0, *cards))
        crowd.read(line(MOVED, 1, 3))
        crowd.read(line(MOVED, 2, 4))
        assert len(crowd.worlds) < 9
        crowd.read(line(SEEN, 3, 0, 1))
        crowd.read(line(SEEN, 4, 0, 5))
        assert all((w.places[3], w.places[4]) == ([1], [5]) for w in crowd.worlds)
        lives += len(crowd.worlds)
    assert 0 < lives < lots


def test_seats_that_imagine_by_turns_remember_their_own() -> None:
    match = table("RB", "key vest", "bomb aid")
    mine, theirs = view(match, 0), view(match, 1)
    for _ in range(3):
        for seen, seat, cards in ((mine, 0, ["vest", "key"]), (theirs, 1, ["bomb", "aid"])):
            state = match.game.imagine(seen, Rng(1))
            assert isinstance(state, State)
            assert held(state, seat) == cards


def test_cards_looked_at_lie_there_while_a_briefcase_is_open() -> None:
    match = table("RBY", "case-a codebreaker", "aid aid", "vest vest", stow="bomb weapon")
    play(put(match, 0, "office"), "0: search", "chance: show key, show goggles")
    play(match, "0: open a")
    for closing in ("chance: show bomb", "0: put nothing"):
        for seat in (0, 1):
            for state in imagined(match, seat):
                assert state.looked == state.top[:2]
                assert seat or [KIND_NAMES[kind] for kind in state.looked] == ["key", "goggles"]
        play(match, closing)
