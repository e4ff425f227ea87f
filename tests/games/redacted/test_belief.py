"""What a seat has seen is never imagined away, however the cards went on."""

import filature
from filature.core.rng import Rng
from filature.games.redacted.box import KIND_NAMES, KINDS
from filature.games.redacted.knowledge import STILL
from filature.games.redacted.reader import Reader
from filature.games.redacted.state import State
from redacted_tables import idle, play, put, state_of, table, view
from support import some_steps

TRIES = 60


def imagined(match: filature.Match, seat: int) -> list[State]:
    rng = Rng(1)
    states = [match.game.imagine(view(match, seat), rng) for _ in range(TRIES)]
    assert all(isinstance(state, State) for state in states)
    return states  # type: ignore[return-value]


def held(state: State, seat: int) -> list[str]:
    counts = state.hands[seat * KINDS : (seat + 1) * KINDS]
    return [KIND_NAMES[kind] for kind, count in enumerate(counts) for _ in range(count)]


def scanned() -> filature.Match:
    """Seat 0 has seen the hand of seat 1 in the X-Ray room; seat 1 is in the kitchen."""
    match = table("RBRB", "key key", "bomb vest", "aid aid", "goggles goggles")
    put(put(match, 0, "xray"), 1, "kitchen")
    return play(match, "0: stop", "0: xray 1", "chance: show bomb, show vest")


def test_what_was_seen_by_x_ray_is_there() -> None:
    assert {tuple(held(state, 1)) for state in imagined(scanned(), 0)} == {("bomb", "vest")}


def robbed_unseen() -> filature.Match:
    """Then seat 2 has stolen one of the two cards, unseen by seat 0."""
    match = scanned()
    play(match, "1: stop", "1: pass", "2: step kitchen", "2: card wire", "1: card ignore")
    return play(match, "1: pass", "2: pass", "2: steal", "chance: lose bomb")


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
    play(match, "2: pass", "2: evade reception")
    idle(match, 3)
    play(match, "0: stop", "0: xray 1", "chance: show vest")
    for state in imagined(match, 0):
        assert held(state, 1) == ["vest"]
        assert "bomb" in held(state, 2)  # it can only be there


def test_the_order_of_the_pile_is_remembered_until_it_is_shuffled() -> None:
    match = put(table("RBRB", "key key", "bomb vest", "aid aid", "goggles goggles"), 0, "computer")
    play(match, "0: stop", "0: sort", "chance: show bomb, show weapon, show contraband")
    play(match, "0: pick contraband", "0: pick bomb")
    wanted = [KIND_NAMES.index(name) for name in ("contraband", "bomb", "weapon")]
    assert all(state.top == wanted for state in imagined(match, 0))
    assert len({tuple(state.top) for state in imagined(match, 1)}) > 5
    put(match, 1, "storage")
    play(match, "1: stop", "1: take", "chance: draw contraband")
    assert all("contraband" in held(state, 1) for state in imagined(match, 0))


def test_a_proven_loyalty_and_ones_own_are_kept() -> None:
    match = put(
        table("RBRB", "key key", "bomb vest", "aid aid", "goggles goggles", first=1), 0, "kitchen"
    )
    play(match, "1: step kitchen", "1: card wire", "0: card ignore", "0: pass", "1: pass")
    play(match, "1: interrogate", "chance: question red")
    for state in imagined(match, 1):
        assert state.loyalty[:2] == [0, 1]
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
                reader = Reader(state_of(match).plan.deck, seat, False, Rng(1))
                reader.crowd = 3000
                for line in view(match, seat).journal:
                    reader.read(line)
                assert reader.worlds
                hands = [sorted(held_kinds(state_of(match), n)) for n in range(seats)]
                assert any(allows(w.places, hands) for w in reader.worlds)


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
