"""Sentences are parsed when they are first said: each is what it is in its whole catalogue."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term

from filature import registry
from filature.text.catalogue import LANGUAGES, Bundle, bundle, entries, source, t

CATALOGUES = [(lang, game) for lang in LANGUAGES for game in registry.OURS]


def parsed(text: str) -> dict[str, Message | Term]:
    found = FluentParser().parse(text).body
    assert not [entry for entry in found if isinstance(entry, Junk)]
    return {entry.id.name: entry for entry in found if isinstance(entry, Message | Term)}


@pytest.mark.parametrize(("lang", "game"), CATALOGUES)
def test_an_entry_alone_is_what_it_is_among_the_others(lang: str, game: str) -> None:
    text = source(lang, game)
    whole, alone = parsed(text), {key: parsed(entry)[key] for key, entry in entries(text)}
    assert whole.keys() == alone.keys()
    assert [key for key, entry in whole.items() if not entry.equals(alone[key])] == []


def test_whatever_a_sentence_names_is_parsed_with_it() -> None:
    made = Bundle(
        "en",
        "hello = Hello { -who(many: 1) }, { $name ->\n    [one] { far }\n   *[other] near\n}\n",
        "-who = { $many ->\n    [1] you\n   *[2] all of you\n}\n# a remark\nfar = f{ a }r\na = a\n",
    )
    value = made.message("hello").value
    assert value
    assert made.parsed.format_pattern(value, {"name": "one"}) == ("Hello you, far", [])


def test_sentences_that_name_each_other_are_parsed_once_and_none_that_is_missing() -> None:
    made = Bundle("en", "one = { two }\ntwo = { one } { gone }\n")
    assert made.message("one").value
    assert not made.unread
    with pytest.raises(KeyError):
        made.message("three")


def test_a_game_says_some_things_its_own_way() -> None:
    made = Bundle("en", "word = ours\nother = { word }\n", "word = theirs\n")
    value = made.message("other").value
    assert value
    assert made.parsed.format_pattern(value) == ("theirs", [])


def test_only_what_was_said_is_parsed() -> None:
    t("en", "title", "lair")
    assert "title" not in bundle("en", "lair").unread
    assert bundle("en", "lair").unread
