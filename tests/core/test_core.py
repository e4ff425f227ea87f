"""The small words of the house."""

import random

import pytest

from filature.core.action import Table
from filature.core.box import BoxError, Leaflet
from filature.core.option import Option, OptionError, settle
from filature.core.rng import Rng, drawn, holder, rng_from, total
from filature.core.seat import (
    CHANCE,
    CHANCE_ALONE,
    EVERYONE,
    NO_ONE,
    NOBODY,
    SPECTATOR,
    all_but,
    first,
    members,
    only,
    sees,
)
from filature.core.sentence import Refusal, Sentence


def test_sets_of_seats_are_bits() -> None:
    assert members(only(2) | only(0)) == [0, 2]
    assert members(all_but(1, 4)) == [0, 2, 3]
    assert members(CHANCE_ALONE) == [CHANCE]
    assert members(NO_ONE) == []
    assert [first(NO_ONE), first(CHANCE_ALONE), first(only(3) | only(2))] == [NOBODY, CHANCE, 2]


def test_a_spectator_sees_only_what_everyone_sees() -> None:
    assert sees(EVERYONE, SPECTATOR)
    assert not sees(all_but(5, 6), SPECTATOR)
    assert sees(only(2), 2)
    assert not sees(only(2), 1)


def test_a_generator_gives_the_same_numbers_everywhere() -> None:
    rng = Rng(7)
    assert [rng.below(100) for _ in range(6)] == [70, 53, 81, 63, 37, 16]
    assert [Rng(7).below(100), Rng(8).below(100)] != [Rng(8).below(100), Rng(7).below(100)]


def test_a_generator_is_even() -> None:
    rng = Rng(3)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(9_600 < count < 10_400 for count in counts)


def test_a_shuffle_keeps_the_cards_and_reaches_every_order() -> None:
    rng = Rng(1)
    orders = set()
    for _ in range(200):
        cards = [1, 2, 3]
        rng.shuffle(cards)
        orders.add(tuple(cards))
    assert len(orders) == 6


def test_an_outcome_holds_as_many_tickets_as_it_weighs() -> None:
    outcomes = [(7, 2), (3, 1), (9, 3)]
    assert total(outcomes) == 6
    assert [holder(outcomes, ticket) for ticket in range(6)] == [7, 7, 3, 9, 9, 9]
    assert drawn(outcomes, Rng(7)) == holder(outcomes, Rng(7).below(6))
    with pytest.raises(AssertionError):
        holder(outcomes, 6)


def test_any_source_of_chance_becomes_a_generator() -> None:
    assert rng_from(5).below(1000) == Rng(5).below(1000)
    same = Rng(5)
    assert rng_from(same) is same
    assert rng_from(random.Random(1)).below(1000) == rng_from(random.Random(1)).below(1000)
    with pytest.raises(TypeError, match="seed"):
        rng_from("dice")


def test_a_sentence_knows_its_blanks() -> None:
    sentence = Sentence("raided seat target:seat power", (1, 2, 3))
    assert sentence.key == "raided"
    assert sentence.blanks() == [("seat", "seat", 1), ("target", "seat", 2), ("power", "power", 3)]
    assert sentence == Sentence("raided seat target:seat power", (1, 2, 3))
    assert Refusal("X-1", "no") != Refusal("X-2", "no")


def test_a_table_of_actions_checks_its_bases_and_names() -> None:
    table = Table()
    table.add(0, "pass", [((), "pass")])
    with pytest.raises(ValueError, match="place"):
        table.add(5, "lair size", [((1,), "lair 1")])
    table.add(1, "lair size", [((1,), "lair 1"), ((2,), "lair 1")])
    with pytest.raises(ValueError, match="notation"):
        table.finished()


OPTIONS = (Option("target", "C-1", 30, *range(5, 100)), Option("own", "C-2", False, True))


def test_options_have_defaults_and_are_read_as_typed() -> None:
    assert settle(OPTIONS, {}) == {"target": 30, "own": False}
    assert settle(OPTIONS, {"target": "33", "own": "yes"}) == {"target": 33, "own": True}
    assert settle(OPTIONS, {"own": True})["own"] is True


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"targt": 3}, "there are: target, own"),
        ({"target": "x"}, "5 to 99"),
        ({"own": 3}, "no, yes"),
    ],
)
def test_a_wrong_option_says_what_to_do(given: dict[str, int | str], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        settle(OPTIONS, {**given})


def test_a_box_tells_the_line_of_a_mistake() -> None:
    with pytest.raises(BoxError, match=r"b.toml, line 2"):
        Leaflet("b.toml", "a = 1\nb = = 2\n")
    with pytest.raises(BoxError, match=r"b.toml, line 3: \[t\] says no provenance"):
        Leaflet("b.toml", "a = 1\n\n[t]\nx = 2\n")


def test_the_hash_of_a_box_ignores_comments_and_order() -> None:
    one = Leaflet("a", '[t]\nprovenance = "sheet"\nx = 1\n[u]\nprovenance = "sheet"\n')
    two = Leaflet("b", '# hello\n[u]\nprovenance = "sheet"\n[t]\nx = 1\nprovenance = "sheet"\n')
    other = Leaflet("b", '[u]\nprovenance = "sheet"\n[t]\nx = 2\nprovenance = "sheet"\n')
    assert one.hash == two.hash != other.hash
