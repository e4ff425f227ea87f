"""What is compiled tells its words and its signature as what is interpreted does."""

import inspect
import pydoc

import filature
from filature.core.mind import Mind
from filature.core.rng import Rng


def test_help_of_a_method_shows_its_words_and_its_signature() -> None:
    apply = filature.load("lair").apply
    told = pydoc.plain(pydoc.render_doc(apply))
    assert "apply(" in told
    assert "Carries out an action that is offered." in told
    assert list(inspect.signature(apply).parameters) == ["s", "seat", "action"]


def test_classes_and_functions_tell_what_they_are() -> None:
    assert inspect.getdoc(Rng) == (
        "A stream of random numbers; the same seed gives the same stream everywhere."
    )
    assert inspect.getdoc(Rng.below) == "A uniform whole number of 0 … n-1."
    assert list(inspect.signature(Rng.below).parameters) == ["self", "n"]
    assert "How one thinks about a game" in (inspect.getdoc(Mind) or "")
