"""The papers of a match at the command line."""

from pathlib import Path

import pytest

from cli.command import kept, run
from filature import library, registry

KEPT = ("bond",)  # the games that keep papers


def begun(game: str, path: Path) -> Path:
    match = library.Match(library.load(game), library.load(game).fewest)
    match.deal(1)
    return kept(match, path, "me:Ada%20<Lovelace>", *["greedy"] * (match.seats - 1))


@pytest.mark.parametrize("game", registry.available())
def test_the_command_writes_the_page_of_a_game_that_keeps_papers(game: str, tmp_path: Path) -> None:
    done = run("form", begun(game, tmp_path / "evening.match"), "--lang", "en")
    page = tmp_path / "evening.html"
    if game in KEPT:
        assert done.exit_code == 0, done.output
        assert "Ada &lt;Lovelace&gt;" in page.read_text("utf-8")
    else:
        assert done.exit_code == 2
        assert "give a match of bond" in done.stderr
        assert not page.exists()


def test_a_page_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "x.html"
    for spelled in ("--output", "-o", "--out"):  # the last as it was once
        done = run("form", begun("bond", tmp_path / "evening.match"), spelled, nowhere)
        assert done.exit_code == 2
        assert str(nowhere) in done.stderr
