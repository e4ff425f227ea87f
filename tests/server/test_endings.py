"""How a match ended: the sentences that each viewer is told, in the unit of the game."""

import pytest

from filature import registry
from filature.core.numbers import numbers
from filature.library import Match
from filature.protocol.bodies import Result, Settings
from filature.server.rooms import story
from filature.server.rooms.render import Renderer, Viewer
from games.bond.tables import state_of as bond_state
from games.lair.tables import state_of as lair_state
from games.redacted.test_rules import aboard, fly
from server.ended import at_random

NAMES = ("Léa", "Philippa", "Barnabé", "Ada", "Hugo", "Tom")


def renderer(match: Match) -> Renderer:
    return Renderer(match, NAMES[: match.seats], Settings())


def told(match: Match, seat: int, lang: str = "fr") -> Result:
    return renderer(match).result(Viewer(seat, lang))


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", registry.available())
def test_everyone_is_told_who_won_ones_own_place_and_the_cause(game: str, lang: str) -> None:
    for seed in range(3):
        match = at_random(game, 3, seed)
        first = {"fr": "Première place", "en": "First place"}[lang]
        for seat in range(3):
            result = told(match, seat, lang)
            assert result.title
            assert result.cause
            if match.winners():
                assert (first in result.own) == (seat in match.winners())
        watcher = told(match, -2, lang)
        assert not any(
            you in watcher.title + watcher.own for you in (" vous", "Vous", "You", "you")
        )


DISTANCES = {
    "fr": [
        "Première place, avec 4 points d'avance sur Philippa.",
        "Deuxième place, à 4 points de Léa.",
        "Troisième place, à 12 points de Léa.",
        "Léa finit avec 4 points d'avance sur Philippa.",
    ],
    "en": [
        "First place, 4 points ahead of Philippa.",
        "Second place, 4 points behind Léa.",
        "Third place, 12 points behind Léa.",
        "Léa ends 4 points ahead of Philippa.",
    ],
}


@pytest.mark.parametrize("lang", DISTANCES)
def test_a_place_has_its_distance(lang: str) -> None:
    match = at_random("lair", 3, 1)
    lair_state(match).score = numbers([31, 27, 19])
    assert [told(match, seat, lang).own for seat in (0, 1, 2, -2)] == DISTANCES[lang]


def test_equals_share_a_victory_and_a_tie_may_be_lost_by_a_lair() -> None:
    match = at_random("lair", 3, 1)
    s = lair_state(match)
    s.score = numbers([20, 20, 19])
    assert told(match, 0).own == "Première place, partagée."
    assert told(match, 2).own == "Troisième place, à un point de Léa."
    assert told(match, -2).title == "Léa et Philippa partagent le trône"


def test_in_bond_one_may_have_more_and_not_be_home() -> None:
    match = at_random("bond", 3, 1)
    s = bond_state(match)
    s.score = numbers([4000, 4200, 0])
    s.home = [0]
    s.standing = numbers([1, 0, 2])
    assert told(match, 0).own == "Première place\u00a0: vous rentrez à Londres avant tout le monde."
    assert told(match, 1).own.startswith("Deuxième place\u00a0: 4\u202f200 points, plus que Léa")
    assert told(match, 2).own == "Troisième place\u00a0: votre agent n'est pas revenu de mission."


def test_in_redacted_one_is_told_whose_file_flew_and_why() -> None:
    match = fly(aboard("secrets-blue key"))
    mine, lost = told(match, 0), told(match, 1)
    assert mine.title == "Vous vous envolez avec les Secrets d'État bleus"
    assert lost.title == "Léa s'envole avec les Secrets d'État bleus"
    assert "Léa sert Rouge (KGB), et ce dossier est celui de Bleu (MI6)" in lost.cause
    assert lost.cause.endswith("(Léa et Barnabé).")
    assert told(match, 2).own == "Première place\u00a0: votre camp, Rouge (KGB), l'emporte."
    assert lost.own.startswith("Troisième place\u00a0: votre camp, Bleu (MI6), reste sans dossier.")
    assert "pièces du toit" in lost.own


@pytest.mark.parametrize("game", registry.available())
def test_a_story_says_the_cause_and_then_who_has_won(game: str) -> None:
    match = at_random(game, 3, 2)
    lines = story.story(renderer(match), Viewer(0, "fr"))
    assert told(match, 0).cause in lines[-1].text
    assert [line.at for line in lines] == sorted(line.at for line in lines)
    assert len(lines) <= 3 + story.LINES
