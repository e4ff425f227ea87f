"""Mistakes are told in the language of the person."""

import pytest

from cli.command import run

CASES = [
    (["play", "chess"], "there is no game chess", "pas de jeu chess"),
    (["play", "lair", "--option", "goal=3"], "no option goal", "pas d'option goal"),
    (["play", "lair", "--option", "target=x"], "from 5 to 99", "de 5 à 99"),
    (["play", "lair", "--option", "tie=x"], "choose among", "choisissez parmi"),
]


@pytest.mark.parametrize(("words", "english", "french"), CASES)
def test_a_mistake_is_one_line_in_the_language_asked_for(
    words: list[str], english: str, french: str
) -> None:
    for lang, said in (("en", english), ("fr", french)):
        done = run(*words, "--lang", lang)
        assert said in done.stderr.replace("\u00a0", " ")
        assert done.stderr.count("\n") == 1
        assert done.exit_code == 2
