"""The documents say what is true."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from filature import library, registry
from filature.core.option import written
from house import budgets

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
HEADINGS = (
    "In short",
    "How it stands to the sheet",
    "Boxes",
    "Table options",
    "Notation",
    "Who knows what",
    "Numbers",
)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_runs(path: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(path)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_snippet_of_the_readme_runs(tmp_path: Path) -> None:
    (snippet,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    claims = re.findall(r"^(match\.\S.*?)\s+# (\[\d+\])$", snippet, re.MULTILINE)
    assert claims
    for expression, value in claims:
        snippet = snippet.replace(expression, f"assert {expression} == {value}", 1)
    printed = re.findall(r"^ *print\(.*\)  # (\S+) …$", snippet, re.MULTILINE)
    assert printed
    done = subprocess.run(
        [sys.executable, "-c", snippet], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == printed


@pytest.mark.parametrize("game", registry.available())
def test_every_page_of_a_game_has_the_same_headings(game: str) -> None:
    page = (ROOT / "docs/games" / f"{game}.md").read_text("utf-8")
    assert tuple(re.findall(r"^## (.+)$", page, re.MULTILINE)) == HEADINGS
    assert len(page.partition("## Numbers")[2]) > 200, "no numbers"


@pytest.mark.parametrize("game", registry.available())
def test_the_options_of_a_page_are_those_of_the_game(game: str) -> None:
    page = (ROOT / "docs/games" / f"{game}.md").read_text("utf-8")
    table = page.partition("## Table options")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \| [^|]+ \| ([A-Z0-9-]+) \|$", table, re.MULTILINE)
    offered = library.load(game).options_offered
    assert [tuple(cell.strip() for cell in row) for row in rows] == [
        (option.name, written(option.default), option.clause) for option in offered
    ]


@pytest.mark.parametrize("game", registry.available())
def test_every_box_of_a_game_is_on_its_page(game: str) -> None:
    page = (ROOT / "docs/games" / f"{game}.md").read_text("utf-8")
    for box in registry.boxes(game):
        assert f"| `{box}` |" in page


@pytest.mark.parametrize("game", registry.available())
def test_the_changelog_and_both_readmes_name_every_game(game: str) -> None:
    version = library.load(game).version
    assert f"(`{game}`), version {version}" in (ROOT / "CHANGELOG.md").read_text("utf-8")
    for readme in ("README.md", "README.fr.md"):
        assert f"| `{game}` |" in (ROOT / readme).read_text("utf-8")


def test_links_between_documents_lead_somewhere() -> None:
    links = 0
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"
            links += 1
    assert links > 20


def test_files_name_no_machine_and_no_registry() -> None:
    names = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    places = re.compile(
        r"(?<![\w.])/(?:work|root|home/\w+)/|https?://(?!www\.w3\.org)\S*(?:pypi|npm)"
    )
    for name in names:
        path = ROOT / name
        if path.is_file() and path.suffix in (".py", ".md", ".toml", ".txt", ".ftl", ".svg", ""):
            found = places.search(path.read_text("utf-8"))
            assert not found, f"{name}: {found and found[0]}"


def test_files_that_documents_name_are_there() -> None:
    pages = [
        ROOT / "CONTRIBUTING.md",
        ROOT / "docs/architecture.md",
        *ROOT.glob("docs/how-to/*.md"),
    ]
    source = ROOT / "src/filature"
    games = (source / "games/lair", source / "games/bond", ROOT / "examples/deaddrop")
    homes = (ROOT, ROOT / "web/src", source, source / "server", *games)
    named = 0
    for page in pages:
        for name in re.findall(
            r"`((?:\w+/)+\w+\.(?:py|tsx?|md|mjs|json))`", page.read_text("utf-8")
        ):
            named += 1
            example = name.replace("NAME", "lair")
            assert any((home / example).exists() for home in homes), f"{page.name}: {name}"
    assert named > 40


def test_the_table_of_budgets_is_what_is_declared() -> None:
    page = budgets.PAGE.read_text("utf-8")
    assert budgets.page(page) == page, "run python tests/house/budgets.py"
