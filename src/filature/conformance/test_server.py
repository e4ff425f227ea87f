"""A game on the table server: told to browsers, and played to its end by bots."""

import time
from collections.abc import Iterator

import httpx
import pytest

import filature
from filature import library
from filature.conformance import here
from filature.conformance.hosting import begun, serving
from filature.record import proof

PATIENCE = 120.0  # seconds for a match of bots


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with serving(tmp_path_factory.mktemp("house")) as address:
        client = httpx.Client(base_url=address, timeout=PATIENCE)
        client.get("/api/me")
        yield client
        client.close()


@pytest.mark.parametrize("name", here.names())
def test_a_game_is_on_the_shelf_with_its_words_and_rules(house: httpx.Client, name: str) -> None:
    game = filature.load(name)
    for lang in ("fr", "en"):
        cards = {card["name"]: card for card in house.get(f"/api/games?lang={lang}").json()}
        assert cards[name]["title"] == game.words.term("title", lang)
        assert (cards[name]["fewest"], cards[name]["most"]) == (game.fewest, game.most)
        words = house.get(f"/api/games/{name}/words?lang={lang}").json()
        assert words
        assert words == {key: game.words.term(key, lang) for key in words}
        chapters = house.get(f"/api/games/{name}/rules?lang={lang}").json()
        told = {clause: text for chapter in chapters for clause, text in chapter["clauses"]}
        assert told == game.clauses(lang)


@pytest.mark.parametrize("name", here.names())
def test_bots_play_a_match_to_its_end_and_its_file_is_fair(house: httpx.Client, name: str) -> None:
    game = filature.load(name)
    seats = (["recruit", "agent"] * game.fewest)[: game.fewest]
    table = begun(lambda path, body: house.post(path, json=body).json(), name, seats)
    late = time.monotonic() + PATIENCE
    with house.stream("GET", f"/api/tables/{table}/events") as heard:  # unwatched, bots rest
        for line in heard.iter_lines():
            assert time.monotonic() < late, "the bots do not come to an end"
            if '"result":' in line:
                break
    assert house.get(f"/api/tables/{table}").json()["status"] == "over"
    text = house.get(f"/api/tables/{table}/file").text
    match = library.replay_text(text)
    assert match.over
    assert proof.judged(text, match) == ("fair", 0)
