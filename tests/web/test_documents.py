"""The site of documents as `make docs` builds it, shown by a real server under its own headers."""

import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest
from playwright.sync_api import Browser, ViewportSize

import filature
from server.hosting import Server, serving
from web.browsing import DESK, PHONE, ROOT, Visitor

LOW: ViewportSize = {"width": 844, "height": 390}
WIDEST = "document.documentElement.scrollWidth - innerWidth"
ASKING = """() => { let found = document.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found?.tagName === 'INPUT'; }"""  # what is typed now is looked for
LOOKS = [
    ("/docs/index.html", DESK, "light"),
    ("/docs/how-to/protocol.html", PHONE, "dark"),
    ("/docs/reference/api-table.html", LOW, "light"),
    ("/docs/fr/premiere-partie.html", PHONE, "light"),
]


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with all documents."""
    folder = Path(tmp_path_factory.mktemp("library"))
    words = [sys.executable, str(ROOT / "building/documents.py"), str(folder / "site")]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    with serving(folder / "data") as found:
        yield found


class Page(HTMLParser):
    """What a page links to, and the places in it that can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.inside = 0  # scripts and styles that are not files
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.places.add(given.get("id", ""))
        self.links += [given[name] for name in ("href", "src") if name in given]
        script = tag == "script" and "src" not in given and given.get("type") != "application/json"
        self.inside += script or tag == "style" or "style" in given


def site(library: Server) -> dict[str, Page]:
    """Every page, by its address."""
    folder = library.data.parent / "site"
    return {
        f"/docs/{path.relative_to(folder).as_posix()}": Page(path.read_text("utf-8"))
        for path in folder.rglob("*.html")
    }


def test_every_link_leads_somewhere_and_no_page_has_a_script_inside(library: Server) -> None:
    pages, folder = site(library), library.data.parent / "site"
    assert len(pages) > 70
    lost = []
    for address, page in pages.items():
        assert not page.inside, address
        for link in page.links:
            there = urlsplit(urljoin(address, link))
            if there.scheme:
                continue
            path = unquote(there.path).removeprefix("/docs/")
            known = pages[there.path].places if there.path in pages else {""}
            if not (folder / path).exists() or unquote(there.fragment) not in {*known, ""}:
                lost.append(f"{address}: {link}")
    assert lost == []


def test_all_that_the_library_offers_is_in_its_reference(library: Server) -> None:
    folder = library.data.parent / "site/reference"
    text = "".join(path.read_text("utf-8") for path in folder.glob("api-*.html"))
    assert [name for name in filature.__all__ if f"<code>{name}</code>" not in text] == []
    told = {name for name in filature.__all__ if callable(getattr(filature, name))}
    assert [name for name in told if f'{name}<a class="headerlink"' not in text] == []


@pytest.mark.parametrize(("path", "viewport", "scheme"), LOOKS)
def test_a_page_is_whole_under_the_policy_of_the_house(
    browser: Browser, library: Server, path: str, viewport: ViewportSize, scheme: str
) -> None:
    me = Visitor(browser, library.url, viewport=viewport, color_scheme=scheme)
    me.go(path)
    me.page.locator("h1").wait_for()
    assert me.page.evaluate(WIDEST) <= 0
    assert me.errors == []
    me.context.close()


@pytest.mark.parametrize(("viewport", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_nothing_is_wrong_for_those_who_see_or_hear_otherwise(
    browser: Browser, library: Server, viewport: ViewportSize, scheme: str
) -> None:
    how = {"viewport": viewport, "color_scheme": scheme, "bypass_csp": True}
    me = Visitor(browser, library.url, **how)
    for page in ("index", "tour", "how-to/host", "reference/options", "rules/lair", "fr/visite"):
        me.go(f"/docs/{page}.html")
        me.page.locator("h1").wait_for()
        assert me.faults() == [], page
    me.context.close()


@pytest.mark.parametrize(
    ("path", "word", "found"),
    [
        ("/docs", "commitment", "Dice that can be checked"),
        ("/docs/fr/index.html", "borne", "Pendant"),
    ],
)
def test_what_is_looked_for_is_found(
    browser: Browser, library: Server, path: str, word: str, found: str
) -> None:
    me = Visitor(browser, library.url, locale="en")
    me.go(path)
    me.page.locator(".md-search__button").click()
    me.page.wait_for_function(ASKING)
    me.page.keyboard.type(word)
    me.page.get_by_text(found).first.wait_for()
    assert me.errors == []
    me.context.close()
