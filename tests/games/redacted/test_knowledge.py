"""What a seat knows for certain, since when, and until when."""

import filature
from filature.conformance.tables import some_steps
from filature.core.rng import Rng
from filature.games.redacted.box import KIND_NAMES, KINDS
from filature.games.redacted.journal import CASE_PLACE
from filature.games.redacted.mind.knowledge import STILL
from filature.games.redacted.state import State
from games.redacted.tables import idle, play, put, state_of, table, view

HANDS = ("key key", "bomb vest", "aid aid", "goggles goggles")


def sure(match: filature.Match, seat: int) -> set[tuple[int, str]]:
    """What a seat is certain of: place and kind."""
    known = view(match, seat).known
    return {(place, KIND_NAMES[kind]) for place, kind, _, until in known if until == STILL}


def once(match: filature.Match, seat: int) -> set[tuple[int, str, int]]:
    """What it was certain of, and until when."""
    known = view(match, seat).known
    return {(place, KIND_NAMES[kind], until) for place, kind, _, until in known if until != STILL}


def scanned(*hands: str) -> filature.Match:
    """Seat 0 has seen the hand of seat 1 in the X-Ray room; seat 1 is in the kitchen."""
    match = table("RBRB", *(hands or HANDS))
    put(put(match, 0, "xray"), 1, "kitchen")
    play(match, "0: xray 1")
    while match.chance():
        match.play(filature.CHANCE, match.chance()[0][0])
    return idle(match, 1)


def robbed(match: filature.Match, kind: str) -> filature.Match:
    """Seat 2 steals one card of seat 1 in the kitchen; only the two see which."""
    play(match, "2: step kitchen", "2: card wire", "1: card ignore")
    return play(match, "1: pass", "2: steal", f"chance: lose {kind}")


def test_a_theft_leaves_doubt_with_its_turn() -> None:
    match = robbed(scanned(), "bomb")
    assert sure(match, 0) == set()
    assert once(match, 0) == {(1, "bomb", 3), (1, "vest", 3)}
    assert sure(match, 1) == {(2, "bomb")}


def test_of_two_alike_one_is_still_there_and_the_other_with_the_thief() -> None:
    match = robbed(scanned("key key", "bomb bomb", *HANDS[2:]), "bomb")
    assert sure(match, 0) == {(1, "bomb"), (2, "bomb")}


def test_a_discard_tells_where_the_other_card_went() -> None:
    match = robbed(scanned(), "bomb")
    play(match, "2: evade reception")
    idle(match, 3)
    idle(match, 0)
    put(match, 3, "kitchen")
    play(match, "1: meet 3", "1: card ignore", "3: card wire", "1: play vest")
    assert (2, "bomb", 6) in {(p, KIND_NAMES[k], since) for p, k, since, _ in view(match, 0).known}
    assert sure(match, 0) == {(2, "bomb")}


def test_contraband_is_not_what_was_given_away() -> None:
    match = scanned("key key", "contraband vest", *HANDS[2:])
    play(match, "2: step kitchen", "2: card friendly", "1: card friendly")
    play(match, "2: offer nothing", "1: offer vest")
    assert sure(match, 0) == {(1, "contraband"), (2, "vest")}


def test_whoever_draws_a_card_that_one_has_sorted_has_it() -> None:
    match = put(table("RBRB", *HANDS), 0, "computer")
    play(match, "0: sort", "chance: show bomb, show weapon, show contraband")
    play(match, "0: pick contraband", "0: pick bomb")
    put(match, 1, "storage")
    play(match, "1: take", "chance: draw contraband")
    assert sure(match, 0) == {(1, "contraband")}
    assert [KIND_NAMES[kind] for kind in view(match, 0).pile_top] == ["bomb", "weapon"]


def test_of_two_cards_that_one_has_sorted_the_office_keeps_either() -> None:
    match = put(table("RBRB", *HANDS), 0, "computer")
    play(match, "0: sort", "chance: show secrets-red, show weapon, show contraband")
    play(match, "0: pick weapon", "0: pick secrets-red")
    put(match, 1, "office")
    play(match, "1: search", "chance: show weapon, show secrets-red")
    play(match, "1: pick secrets-red")
    assert sure(match, 0) == set()
    assert [KIND_NAMES[kind] for kind in view(match, 0).pile_top] == ["contraband"]
    for seat in (2, 3, 0):
        idle(match, seat)
    put(match, 1, "storage")
    play(match, "1: take", "1: drop secrets-red")  # of which there is only one
    assert [KIND_NAMES[kind] for kind in view(match, 0).pile_bottom] == ["weapon"]


def test_opening_shows_everyone_the_briefcase_and_its_bearer_what_he_put_in() -> None:
    match = table("RBY", "case-a codebreaker", "key key", "aid aid", stow="bomb vest")
    play(match, "0: open a", "chance: show bomb", "0: put bomb")
    assert sure(match, 0) == {(CASE_PLACE, "bomb")}
    assert sure(match, 1) == {(0, "case-a")}


def held(state: State, place: int) -> list[int]:
    if place >= CASE_PLACE:
        return [state.content[place - CASE_PLACE]]
    counts = state.hands[place * KINDS : (place + 1) * KINDS]
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def wrong(match: filature.Match, seat: int, state: State) -> list[tuple[int, ...]]:
    """Facts that a seat is certain of and that do not hold in a state."""
    known = [fact for fact in view(match, seat).known if fact[3] == STILL]
    left = {place: held(state, place) for place in range(8) if place < state.seats or place > 5}
    missing: list[tuple[int, ...]] = []
    for fact in known:
        if fact[1] in left[fact[0]]:
            left[fact[0]].remove(fact[1])
        else:
            missing.append(fact)
    top, bottom = view(match, seat).pile_top, view(match, seat).pile_bottom
    missing += [(n,) for n, kind in enumerate(top) if kind >= 0 and state.top[n] != kind]
    ends = list(reversed(state.bottom))
    return missing + [(n,) for n, kind in enumerate(bottom) if kind >= 0 and ends[n] != kind]


def test_what_is_certain_is_true_and_is_imagined() -> None:
    facts = 0
    for mission, seats in (("classic", 4), ("duel", 2), ("bedfellows", 5)):
        game = filature.load("redacted", options={"mission": mission, "dawn": 15})
        for match in some_steps(game, seats, 5, 0.15):
            for seat in range(seats):
                facts += len(sure(match, seat))
                assert not wrong(match, seat, state_of(match))
                state = game.imagine(view(match, seat), Rng(1))
                assert isinstance(state, State)
                assert not wrong(match, seat, state)
    assert facts > 100


def test_matches_that_part_know_each_their_own() -> None:
    """Whatever was worked out for one, the other is told as if it were alone."""
    game, rng = filature.load("redacted"), Rng(4)
    match = filature.Match(game, 3)
    match.deal(rng)
    while not match.over:
        twin = match.copy()
        for each in (match, twin):
            seat = each.actors()[0]
            each.do(seat, game.mind.light(each.state, seat, each.offered(seat), rng))
            each.deal(rng)
            alone = filature.load("redacted")
            for seat in (filature.SPECTATOR, *range(3)):
                assert alone.view(each.state, seat) == each.view(seat)
        match = twin if rng.below(3) == 0 else match
    assert len(state_of(match).journal) > 30, "they hardly did anything"


def test_what_is_in_doubt_could_be_otherwise() -> None:
    """Of the facts that have stopped being certain, none is in all the states that one imagines."""
    doubts = 0
    game = filature.load("redacted", options={"mission": "triangle"})
    for match in some_steps(game, 3, 6, 0.04):
        for seat in range(3):
            known = view(match, seat).known
            certain = [fact[:2] for fact in known if fact[3] == STILL]
            once = {fact[:2] for fact in known if fact[3] != STILL}
            states = imagined(match, seat) if once else []
            for place, kind in once:
                wanted = 1 + certain.count((place, kind))
                assert any(held(state, place).count(kind) < wanted for state in states)
            doubts += len(once)
    assert doubts > 10


def imagined(match: filature.Match, seat: int) -> list[State]:
    rng, seen = Rng(2), view(match, seat)
    states = [match.game.imagine(seen, rng) for _ in range(30)]
    return [state for state in states if isinstance(state, State)]
