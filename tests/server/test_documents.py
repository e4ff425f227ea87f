"""The documents under /docs: files of one folder, dressed like every other answer."""

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from filature.server.http.site import POLICY
from server.hosting import Server, serving

WAYS = [("en", "/docs/index.html"), ("fr", "/docs/fr/index.html")]
UNBUILT = [("en", "make docs"), ("fr", "n'ont pas été construits")]


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with two pages, and something beside them that is nobody's business."""
    folder = Path(tmp_path_factory.mktemp("library"))
    for name in ("site/assets/js", "site/fr/assets/js"):
        (folder / name).mkdir(parents=True)
        (folder / name / "bundle.1a2b.js").write_text("1")
    (folder / "site/index.html").write_text("<p>Documents</p>")
    (folder / "site/fr/index.html").write_text("<p>Documents en français</p>", "utf-8")
    (folder / "secret.txt").write_text("hidden")
    with serving(folder / "data") as found:
        yield found


@pytest.mark.parametrize(("lang", "page"), WAYS)
def test_the_way_in_leads_to_the_language_of_who_asks(
    library: Server, lang: str, page: str
) -> None:
    found = httpx.get(f"{library.url}/docs", headers={"accept-language": lang})
    assert (found.status_code, found.headers["location"]) == (302, page)
    read = httpx.get(f"{library.url}{page}")
    assert "Documents" in read.text
    assert read.headers["content-type"].startswith("text/html")
    assert "immutable" not in read.headers["cache-control"]


@pytest.mark.parametrize("home", ["/docs", "/docs/fr"])
def test_what_is_named_by_its_content_is_fetched_once(library: Server, home: str) -> None:
    found = httpx.get(f"{library.url}{home}/assets/js/bundle.1a2b.js")
    assert (found.status_code, found.text) == (200, "1")
    assert "immutable" in found.headers["cache-control"]


@pytest.mark.parametrize("page", ["/docs", "/docs/index.html", "/docs/nowhere.html"])
def test_documents_have_the_headers_of_everything_else(library: Server, page: str) -> None:
    found = httpx.get(f"{library.url}{page}")
    assert {name: found.headers[name] for name in POLICY} == POLICY


@pytest.mark.parametrize(
    "path",
    [
        *("../secret.txt", "..%2fsecret.txt", "%2e%2e/secret.txt", "fr/../../secret.txt"),
        *("..%5csecret.txt", "//secret.txt", "fr/..%2f..%2fsecret.txt", "..%2fdata%2ftables.db"),
        *(
            "assets/../../secret.txt",
            "assets/..%2f..%2fsecret.txt",
            "fr/assets/..%2f..%2f..%2fsecret.txt",
        ),
    ],
)
def test_nothing_beside_them_is_shown(library: Server, path: str) -> None:
    with socket.create_connection(("localhost", library.port)) as line:  # as it is, not normalised
        head = "Host: localhost\r\nConnection: close\r\n\r\n"
        line.sendall(f"GET /docs/{path} HTTP/1.1\r\n{head}".encode())
        said = b"".join(iter(lambda: line.recv(65536), b""))
    assert said.split()[1] in (b"404", b"400")
    assert b"hidden" not in said
    assert b"SQLite" not in said


@pytest.mark.parametrize(("lang", "word"), UNBUILT)
@pytest.mark.parametrize("page", ["/docs", "/docs/how-to/host.html"])
def test_a_house_without_them_says_so(server: Server, lang: str, word: str, page: str) -> None:
    found = httpx.get(f"{server.url}{page}", headers={"accept-language": lang})
    assert found.status_code == 404
    assert word in found.text
