"""Clause ids join sheet, code, tests, refusals and docs."""

import re

import pytest

from filature import library
from filature.conformance import here
from filature.conformance.test_shape import rulebook
from filature.text import clauses
from filature.text.clauses import Example


def clause_ids(game: str) -> list[str]:
    return list(clauses.clauses(game, "fr"))


def cited(text: str, game: str) -> list[str]:
    """The clause ids of a game that a text names, known or not."""
    prefixes = {clause.split("-")[0] for clause in clause_ids(game)}
    return re.findall(rf"\b(?:{'|'.join(prefixes)})-[A-Z]+-\d+\b", text)


def code_of(game: str) -> str:
    """The game's code and boxes."""
    folder = here.source(game)
    files = sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")])
    return "\n".join(file.read_text("utf-8") for file in files)


@pytest.mark.parametrize("game", here.names())
def test_both_rules_files_have_the_same_clauses_in_the_same_order(game: str) -> None:
    assert clause_ids(game) == list(clauses.clauses(game, "en"))
    assert clause_ids(game)


@pytest.mark.parametrize("game", here.names())
def test_every_clause_is_cited_in_code_and_code_cites_only_clauses(game: str) -> None:
    assert set(cited(code_of(game), game)) == set(clause_ids(game))


@pytest.mark.parametrize("game", here.names())
def test_every_clause_has_a_test_named_after_it_in_the_order_of_the_sheet(game: str) -> None:
    source = (here.beside(game) / "test_rules.py").read_text("utf-8")
    named = re.findall(r"def test_([a-z]+_[a-z]+_\d+)_", source)
    order = [clause.lower().replace("-", "_") for clause in clause_ids(game)]
    assert [name for name in order if name not in named] == []
    places = [order.index(name) for name in named]
    assert places == sorted(places)


def docstring_clauses(game: str) -> list[str]:
    """The first clause of every rule's docstring, in the order of the code."""
    source = "\n".join(file.read_text("utf-8") for file in rulebook(game))
    return [cited(doc, game)[0] for doc in re.findall(r'"""([A-Z]+-[A-Z]+-\d+)', source)]


@pytest.mark.parametrize("game", here.names())
def test_chapters_of_the_code_stand_in_the_order_of_the_sheet(game: str) -> None:
    chapters: list[str] = []
    for clause in docstring_clauses(game):
        chapter = clause.rsplit("-", 1)[0]
        if not chapters or chapters[-1] != chapter:
            chapters.append(chapter)
    sheet = list(dict.fromkeys(clause.rsplit("-", 1)[0] for clause in clause_ids(game)))
    assert chapters == [chapter for chapter in sheet if chapter in chapters]


def all_examples() -> list[object]:
    return [
        pytest.param(game, example, id=f"{game}-{lang}-{number}")
        for game in here.names()
        for lang in ("fr", "en")
        for number, example in enumerate(clauses.examples(game, lang), 1)
    ]


@pytest.mark.parametrize(("game", "example"), all_examples())
def test_worked_examples_of_the_rules_files_are_true(game: str, example: Example) -> None:
    match = library.play_example(game, example)
    assert any(line.startswith(("=", "?")) for line in example.lines), "it claims nothing"
    assert match.log


@pytest.mark.parametrize("game", here.names())
def test_both_languages_have_the_same_examples(game: str) -> None:
    bare = [
        [
            [line.partition("--")[0].strip() for line in example.lines]
            for example in clauses.examples(game, lang)
        ]
        for lang in ("fr", "en")
    ]
    assert bare[0] == bare[1]
    assert bare[0]
