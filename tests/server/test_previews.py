"""Shared links: a title, a sentence, a picture, and no name that is not public; and HEAD."""

import re
from html import unescape
from pathlib import Path

import httpx
import pytest

from filature import registry
from filature.library import load
from server.hosting import Person, serving

PUBLIC = "https://games.example.org"


def shown(page: httpx.Response) -> dict[str, str]:
    """What a link shows, by its names."""
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', page.text)
    (title,) = re.findall(r"<title>([^<]*)</title>", page.text)
    return {"title": unescape(title), **{name: unescape(text) for name, text in found}}


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_table_shows_its_game_and_that_it_waits(ada: Person, lang: str) -> None:
    ada.http.put("/api/me", json={"name": 'Léa "<b>'})
    table = ada.table("lair", "me open")
    seen = shown(httpx.get(f"{ada.server.url}/t/{table}", headers={"accept-language": lang}))
    title = load("lair").words.term("title", lang)
    assert seen["title"] == seen["og:title"] == f"{title} · filature"
    assert seen["description"] == seen["og:description"]
    assert {"fr": "Une table vous attend", "en": "A table awaits you"}[lang] in seen["description"]
    assert seen["og:url"] == f"{ada.server.url}/t/{table}"
    assert seen["twitter:card"] == "summary_large_image"
    assert "Léa" not in str(seen)
    code = ada.created["table"]["code"]
    assert code not in str(seen)


def test_only_a_public_table_names_who_sits_there(ada: Person) -> None:
    ada.http.put("/api/me", json={"name": 'Léa "<b>'})
    table = ada.table("lair", "me open", settings={"listed": True})
    page = httpx.get(f"{ada.server.url}/t/{table}", headers={"accept-language": "fr"})
    assert 'Avec Léa "<b>.' in shown(page)["description"]
    assert "<b>" not in page.text


def test_pages_show_what_they_are_by_the_public_address(tmp_path: Path) -> None:
    with serving(tmp_path / "data", f"public={PUBLIC}") as server:
        front = shown(httpx.get(server.url + "/"))
        assert front["og:url"] == f"{PUBLIC}/"
        assert front["og:image"] == f"{PUBLIC}/preview/filature.png?lang=fr"
        for game in registry.available():
            seen = shown(httpx.get(f"{server.url}/new/{game}"))
            assert seen["og:url"] == f"{PUBLIC}/new/{game}"
            assert seen["og:image"] == f"{PUBLIC}/preview/{game}.png?lang=fr"
            assert seen["og:description"]
        unknown = httpx.get(f"{server.url}/t/nowhere")
        assert unknown.status_code == 404
        assert shown(unknown)["og:title"] == front["og:title"]


@pytest.mark.parametrize("name", [*registry.available(), "filature", "nothing"])
def test_pictures_are_of_the_size_that_is_told(ada: Person, name: str) -> None:
    answer = ada.http.get(f"/preview/{name}.png")
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    body = answer.content
    assert body[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(body[16:20], "big"), int.from_bytes(body[20:24], "big")) == (1200, 630)


@pytest.mark.parametrize("name", [*registry.available(), "filature"])
def test_a_picture_speaks_the_language_of_whoever_asks(ada: Person, name: str) -> None:
    house = ada.server.url

    def seen(path: str, **headers: str) -> bytes:
        answer = httpx.get(f"{house}/preview/{path}", headers=headers)
        assert "accept-language" in answer.headers["vary"]
        return answer.content

    silent = seen(f"{name}.png")
    french, english = (seen(f"{name}.png?lang={lang}") for lang in ("fr", "en"))
    assert silent == french != english
    assert seen(f"{name}.png", **{"accept-language": "en-GB,en"}) == english
    assert seen(f"{name}.png?lang=fr", **{"accept-language": "en"}) == french
    where = "/" if name == "filature" else f"/new/{name}"
    page = httpx.get(house + where, headers={"accept-language": "en"})
    shared = shown(page)["og:image"]
    assert shared == f"{house}/preview/{name}.png?lang=en"
    assert httpx.get(shared).content == english


CHANGING = ("date", "set-cookie")


def heads(answer: httpx.Response) -> dict[str, str]:
    return {name: text for name, text in answer.headers.items() if name not in CHANGING}


def test_head_answers_as_get_would_without_a_body(ada: Person) -> None:
    table = ada.table("lair", "me bot")
    paths = [
        *(
            "/",
            "/new/lair",
            f"/t/{table}",
            "/t/nowhere",
            "/nowhere",
            "/health",
            "/preview/lair.png",
        ),
        *("/api/games", "/api/house", "/api/me", "/api/tables"),
        *(f"/api/tables/{table}", f"/api/tables/{table}/qr.svg", "/api/games/lair/rules"),
        *("/api/codes/NOBODY-10", "/api/nothing", "/schema/messages.json"),
    ]
    for path in paths:
        for accept in ("text/html", "*/*"):
            got = ada.http.get(path, headers={"accept": accept})
            head = ada.http.head(path, headers={"accept": accept})
            assert head.status_code == got.status_code, path
            assert heads(head) == heads(got), path
            assert head.content == b"", path


def test_head_of_what_never_ends_ends(ada: Person) -> None:
    table = ada.table("lair", "me bot")
    answer = ada.http.head(f"/api/tables/{table}/events", headers={"origin": ada.server.url})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/event-stream")
    assert ada.http.head("/health").status_code == 200


def test_head_does_nothing_that_only_a_post_may(ada: Person) -> None:
    table = ada.table("lair", "me open")
    assert ada.http.head(f"/api/tables/{table}/close").status_code in (404, 405)
    assert ada.get(f"/api/tables/{table}")["status"] == "open"
