"""The rule of thumb: it collects clues, hunts, keeps out of its hunter's way, and wins."""

import filature
from filature.core.rng import Rng
from filature.lab.simulate import Plan, simulate
from games.impossible.tables import play, put, state_of, table, view

FOUR = ("en", "ru", "ge", "ch")


def chosen(match: filature.Match, seat: int) -> set[str]:
    """What the rule of thumb does, whatever the lot says among equals."""
    game, offered = match.game, match.offered(seat)
    found = {game.mind.greedy(match.view(seat), offered, Rng(seed)) for seed in range(8)}
    return {game.actions[action].notation for action in found}


def known(match: filature.Match, seat: int, *others: int) -> filature.Match:
    """A seat that has seen the booklets of others."""
    for other in others:
        state_of(match).met[seat] |= 1 << other
    return match


def test_it_reads_a_clue_within_reach() -> None:
    match = put(table(*FOUR), a="S12", b="O33", c="O53", d="O13")
    play(match, "chance: roll 1")
    assert chosen(match, 0) == {"move I11"}


def test_it_arrives_on_its_target_and_strikes() -> None:
    match = put(known(table(*FOUR), 0, 1, 2, 3), a="S01", b="H", c="O53", d="O13")
    play(match, "chance: roll 6")
    assert chosen(match, 0) == {"move H"}
    play(match, "0: move H")
    assert chosen(match, 0) == {"challenge 1"}


def test_it_does_not_show_its_booklet_to_its_hunter() -> None:
    match = put(known(table(*FOUR), 0, 1, 2, 3), a="S01", d="H")
    play(match, "chance: roll 1", "0: move H")
    assert chosen(match, 0) == {"pass"}


def test_it_goes_home_when_its_hunter_is_near() -> None:
    match = put(known(table(*FOUR), 0, 1, 2, 3), a="S42", b="O15", c="O53", d="S41")
    assert view(match, 3).my_mission == view(match, 0).my_agent
    play(match, "chance: roll 1")
    assert chosen(match, 0) == {"move I41"}


def test_in_the_duel_it_stands_where_it_can_strike_and_cannot_be_struck() -> None:
    match = put(table("en", "ru", "ge", no_victim="half"), a="S01", b="H")
    play(match, "chance: roll 1", "0: move H", "0: challenge 1", "chance: show english")
    put(match, a="S06", c="O04")
    play(match, "chance: roll 1", "2: move O05")  # five squares away; without a victim it has three
    two, three = match.copy(), match.copy()
    play(two, "chance: roll 2")
    assert chosen(two, 0) == {"move O01"}  # four away; O02 is nearer, and within its reach
    play(three, "chance: roll 3")
    assert chosen(three, 0) == {"move O03"}  # two away, and at home


def test_it_beats_uniform_ones() -> None:
    found = simulate(Plan("impossible", ("greedy", *["uniform"] * 3), 20, 1))
    assert found.seats[0].low > max(seat.rate for seat in found.seats[1:])
