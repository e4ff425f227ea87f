"""What the site of documents is made of: every page has its place, every picture is shown."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [*ROOT.glob("*.md"), *sorted(DOCS.rglob("*.md")), ROOT / "clients/README.md"]
ITEM = re.compile(r"\s*(?:[-*]|\d+\.) ")
FENCE = re.compile(r"^```.*?^```", re.S | re.M)
TOURS = [("en", DOCS / "tour.md"), ("fr", DOCS / "fr/visite.md")]


def leaves(nav: Any) -> Iterator[str]:
    """The pages of a list of contents."""
    if isinstance(nav, str):
        yield nav
    else:
        for one in nav.values() if isinstance(nav, dict) else nav:
            yield from leaves(one)


def listed(lang: str) -> set[str]:
    site = tomllib.loads((ROOT / f"building/site.{lang}.toml").read_text("utf-8"))
    return set(leaves(site["project"]["nav"]))


@pytest.mark.parametrize(("lang", "home"), [("en", DOCS), ("fr", DOCS / "fr")])
def test_every_document_has_its_place_in_the_list_of_contents(lang: str, home: Path) -> None:
    found = {path.relative_to(home).as_posix() for path in home.rglob("*.md")}
    found = {path for path in found if not path.startswith(("fr/", "decisions/0"))}
    assert {path.replace("README.md", "index.md") for path in found} - listed(lang) == set()


def test_every_picture_is_shown_somewhere() -> None:
    text = "".join(page.read_text("utf-8") for page in PAGES)
    pictures = [path.name for path in (DOCS / "pictures").iterdir()]
    assert [name for name in pictures if f"pictures/{name}" not in text] == []


@pytest.mark.parametrize(("lang", "tour"), TOURS)
def test_the_tour_comes_by_every_page(lang: str, tour: Path) -> None:
    text = tour.read_text("utf-8")
    head, *_ = (ROOT / "web/src/router.ts").read_text("utf-8").split("\n", 1)
    addresses = re.findall(r"/(?:(?!ecran)[a-z]+)?(?:/[A-Z]+)?", head.split(": ")[1])
    assert len(addresses) >= 9
    for address in addresses:
        start = re.sub("[A-Z]+", "", address)
        assert f"`{start}" in text, address
    assert all(f"/{view}" in text for view in ("ecran", "borne", "affiche"))
    shown = re.findall(r"!\[([^\]]+)\]\(\S*?pictures/([a-z-]+)\." + lang, text)
    taken = {path.name.split(".")[0] for path in (DOCS / "pictures").glob(f"*.{lang}.*")}
    assert {name for _, name in shown} == taken
    assert all(len(words) > 10 for words, _ in shown)  # what there is to see, for whoever cannot


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_list_stands_apart_from_what_is_before_it(page: Path) -> None:
    """Else the site has it in one line."""
    before = ""
    for line in FENCE.sub("", page.read_text("utf-8")).split("\n"):
        lost = ITEM.match(line) and before.strip() and not before.startswith(" ")
        assert not lost or ITEM.match(before), line
        before = line
