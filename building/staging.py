"""The Markdown of the tree as one folder of pages a language, with links that lead there.

Documents stand where they are read in the tree; here each gets its place in the site.  A link to a
file of the tree that is no page becomes plain words.
"""

import re
import shutil
from os.path import relpath
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
GAMES: Final = ROOT / "src/filature/games"
OUTSIDE: Final = {
    "en": {
        "README.md": "about.md",
        "CHANGELOG.md": "changelog.md",
        "CODE_OF_CONDUCT.md": "conduct.md",
        "CONTRIBUTING.md": "contributing.md",
        "SECURITY.md": "security.md",
        "bench/results.md": "reference/figures.md",
        "clients/README.md": "reference/clients.md",
    },
    "fr": {"README.fr.md": "a-propos.md"},
}
LINK: Final = re.compile(r"(!?)\[((?:\\.|`[^`]*`|!\[[^\]]*\]\([^)]*\)|[^\]\\])*)\]\(([^)\s]+)\)")
FENCE: Final = re.compile(r"^(```.*?^```[^\n]*$)", re.S | re.M)
PICTURES: Final = (".webp", ".svg", ".png", ".gif")


def places(lang: str) -> dict[Path, str]:
    """Every document of a language, and its place in the site."""
    docs = ROOT / ("docs" if lang == "en" else "docs/fr")
    found = {
        path: path.relative_to(docs).as_posix().replace("README.md", "index.md")
        for path in sorted(docs.rglob("*.md"))
        if lang == "fr" or docs / "fr" not in path.parents
    }
    found |= {ROOT / path: place for path, place in OUTSIDE[lang].items()}
    for rules in sorted(GAMES.glob(f"*/rules.{lang}.md")):
        found[rules] = f"rules/{rules.parent.name}.md"
    return found


def stage(lang: str, folder: Path) -> None:
    """Writes all pages of a language, and the pictures that they show."""
    known = places(lang)
    other = {path: place for one in OUTSIDE if one != lang for path, place in places(one).items()}
    for path, place in known.items():
        page = Page(path, place, known, other, lang)
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(page.text(), "utf-8")
        for file in page.files:
            copy = folder / shown(file)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, copy)
    shutil.copy(ROOT / "building/site.css", folder / "site.css")


def shown(file: Path) -> str:
    """The place of a file that is no page."""
    return relpath(file, ROOT / "docs").replace("../", "")


class Page:
    """One document on its way into the site; `files` are the pictures and the files beside it."""

    def __init__(
        self, path: Path, place: str, known: dict[Path, str], other: dict[Path, str], lang: str
    ) -> None:
        self.path = path
        self.place = place
        self.known = known
        self.other = other  # pages of the other language
        self.lang = lang
        self.files: set[Path] = set()

    def text(self) -> str:
        """Its words, with links that lead to where things stand in the site."""
        parts = FENCE.split(self.path.read_text("utf-8"))
        return "".join(part if part.startswith("```") else self.linked(part) for part in parts)

    def linked(self, text: str) -> str:
        return LINK.sub(self.link, text)

    def link(self, found: re.Match[str]) -> str:
        bang, words, target = found[1], found[2], found[3]
        inner = words if bang else self.linked(words)
        place, _, anchor = target.partition("#")
        if "://" in target or not place:
            return f"{bang}[{inner}]({target})"
        there = self.where((self.path.parent / place).resolve())
        if not there:
            return inner
        return f"{bang}[{inner}]({there}{'#' + anchor if anchor else ''})"

    def where(self, path: Path) -> str:
        """A place of the site as this page would write it; nothing if it has none."""
        if not path.exists():
            raise LookupError(f"{self.path.relative_to(ROOT)} leads to {path}, which is not there")
        if path.is_dir() and (path / "README.md").exists():
            path = path / "README.md"
        if path in self.known:
            return self.near(self.known[path])
        if path in self.other:
            page = self.other[path].removesuffix(".md") + ".html"
            return f"/docs/{page}" if self.lang == "fr" else f"/docs/fr/{page}"
        if path.is_file() and (path.suffix in PICTURES or ROOT / "docs" in path.parents):
            self.files.add(path)
            return self.near(shown(path))
        return ""

    def near(self, place: str) -> str:
        return relpath(place, Path(self.place).parent.as_posix() or ".")
