"""A bad box gets a clear error: file, line and reason."""

import pytest

import filature
from filature import registry
from filature.core.box import Leaflet
from filature.games.ateam import box

TEXT = registry.leaflet("ateam", "first").text


def refused(old: str, new: str) -> filature.BoxError:
    assert old in TEXT
    with pytest.raises(filature.BoxError) as error:
        box.read(Leaflet("mine.toml", TEXT.replace(old, new, 1)))
    assert error.value.file == "mine.toml"
    return error.value


def line_of(text: str) -> int:
    return TEXT[: TEXT.index(text)].count("\n") + 1


def test_the_default_box_has_all_its_guards_before_the_vault() -> None:
    read = box.read(registry.leaflet("ateam", "default"))
    assert [n for n, kind in enumerate(read.kinds) if kind == box.GUARD] == [46, 47, 48, 49]
    assert read.length == 52
    assert sum(read.cards) == 35


def test_the_first_box_is_good() -> None:
    read = box.read(Leaflet("mine.toml", TEXT))
    assert read.length == 52
    assert read.vault == 51
    assert [n for n, kind in enumerate(read.kinds) if kind == box.GUARD] == [
        6, 13, 20, 26, 32, 38, 43, 48,
    ]  # fmt: skip
    assert sum(read.cards) == 35


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('"start", "plain"', '"start", "swamp"', '"start", "plain"', "swamp"),
        ('"start", "plain"', '"plain", "plain"', "spaces =", "one 'start'"),
        ('"plain", "vault"', '"vault", "vault"', "spaces =", "one 'vault'"),
        ('"guard", "final"', '"guard", "plain"', "spaces =", "kind 'final'"),
        ('"start", "plain"', '"start", "final"', "spaces =", "one 'final'"),
        ("plus3 = 5", "plus3 = 6", "[cards]", "36 cards, not 35"),
        ("plus3 = 5", 'plus3 = "many"', "plus3 = 5", "not a number of cards"),
        ("lab3 = [8, 8, 10]", "lab3 = [8, 8, 13]", "lab3 =", "from 1 to 12"),
        ("lab3 = [8, 8, 10]", "lab3 = []", "lab3 =", "must list"),
        ("89.6, 63.3", "89.6", "x =", "must have 52 numbers"),
        ("89.6, 63.3", '89.6, "here"', "x =", "no number"),
        ("cards = 3", "cards = 4", "[hands]", "cards = 3"),
    ],
)
def test_a_bad_box_is_refused_with_line_and_reason(
    old: str, new: str, line: str, reason: str
) -> None:
    error = refused(old, new)
    assert reason in error.reason
    assert error.line == line_of(line)


def test_a_track_too_short_is_refused() -> None:
    start = TEXT.index("spaces = [")
    short = TEXT[:start] + 'spaces = ["start", "vault"]' + TEXT[TEXT.index("]", start) + 1 :]
    with pytest.raises(filature.BoxError, match="12 to 150"):
        box.read(Leaflet("mine.toml", short))


def test_too_many_cards_before_players_would_dry_the_talon() -> None:
    text = TEXT.replace("bench = 5", "bench = 23")
    for name, count in (("plus3", 5), ("clear", 5), ("lead", 4), ("roam", 5)):
        text = text.replace(f"{name} = {count}", f"{name} = 0")
    text = text.replace("lab1 = [4, 4, 5, 5]", "lab1 = [4, 4, 5, 5, 4]")
    with pytest.raises(filature.BoxError, match="run dry"):
        box.read(Leaflet("mine.toml", text))


def test_a_table_without_provenance_is_refused() -> None:
    with pytest.raises(filature.BoxError, match="provenance"):
        box.read(Leaflet("mine.toml", TEXT.replace('provenance = "sheet"\n', "", 1)))
