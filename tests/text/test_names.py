"""Names in sentences: French changes the word before some of them, whoever sits there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import filature
from filature.core.game import Game
from filature.core.sentence import Sentence
from filature.text.catalogue import has
from filature.text.names import MARKS, contracts, with_names

SOURCE = Path(filature.__file__).parent / "games"
VOWELS = ("Igor", "Anna", "Élodie", "Œdipe", "Yves", "Henri", "Ursule", "Inès")
CONSONANTS = ("Max", "Harry", "Yann", "Zoé", "Hans", "Boris", "Yara", "Hortense")
WRONG = re.compile(r"\b([Dd]e|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque) $")
ELIDED = re.compile(r"\b([Dd]|[Qq]u|[Jj]usqu|[Ll]orsqu|[Pp]uisqu)'$")


@pytest.mark.parametrize("name", VOWELS)
def test_before_these_a_short_word_loses_its_vowel(name: str) -> None:
    assert with_names("fr", f"Au tour de {MARKS[0]}.", (name,)) == f"Au tour d'{name}."
    assert with_names("fr", f"Il faut que {MARKS[0]} joue.", (name,)) == f"Il faut qu'{name} joue."
    assert with_names("en", f"The lair de {MARKS[0]}.", (name,)) == f"The lair de {name}."


@pytest.mark.parametrize("name", CONSONANTS)
def test_before_these_it_stays(name: str) -> None:
    assert with_names("fr", f"Au tour de {MARKS[0]}.", (name,)) == f"Au tour de {name}."


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Au tour de {}.", "Au tour du siège 1."),
        ("De {} à {}.", "Du siège 1 au siège 1."),
        ("{} joue. {} passe.", "Le siège 1 joue. Le siège 1 passe."),
        ("On va chez {}.", "On va chez le siège 1."),
        ("Le monde de {}", "Le monde du siège 1"),
    ],
)
def test_a_seat_without_a_name_is_spoken_of_as_french_wants_it(text: str, told: str) -> None:
    said = text.format(MARKS[1], MARKS[1])
    assert with_names("fr", said, ("Max", "le siège 1")) == told


def forms(game: Game) -> Iterator[str]:
    """Every form of a sentence in the code of a game that speaks of a seat."""
    for file in sorted((SOURCE / game.name).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                key, *blanks = node.value.split(" ")
                if "seat" in node.value and blanks and has("fr", key, game.name):
                    yield node.value


@pytest.mark.parametrize("name", filature.available())
def test_no_sentence_of_a_game_stumbles_over_a_name(name: str) -> None:
    game = filature.load(name)
    found = sorted(set(forms(game)))
    assert found
    for form in found:
        sentence = Sentence(form, tuple(range(form.count(" "))))
        for viewer in (-2, 0, 1):
            check(game, sentence, viewer)


def check(game: Game, sentence: Sentence, viewer: int) -> None:
    """Before a name that begins with a vowel no short word is whole; before others none is cut."""
    said = game.words.say(sentence, "fr", VOWELS, viewer)
    for name in VOWELS:
        for before in said.split(name)[:-1]:
            assert not WRONG.search(before), said
    said = game.words.say(sentence, "fr", CONSONANTS, viewer)
    for name in CONSONANTS:
        for before in said.split(name)[:-1]:
            assert not ELIDED.search(before), said
    said = game.words.say(sentence, "fr", (), viewer)
    assert not re.search(r"\b([Dd]e|[Àà]) le siège", said), said


def test_the_names_of_the_test_are_what_they_are_said_to_be() -> None:
    assert [contracts(name) for name in VOWELS + CONSONANTS] == [True] * 8 + [False] * 8
