"""A game in the terminal: its table is drawn, and played with lines piped in."""

from pathlib import Path

import pytest
from click.testing import CliRunner

import filature
from filature.cli.app import app
from filature.conformance import here

LINES = 12  # decisions by the first option; then the input ends, and the match is kept


@pytest.mark.parametrize("name", here.names())
@pytest.mark.parametrize(("lang", "columns"), [("fr", "40"), ("en", "100")])
def test_a_table_is_drawn_and_played_through_a_pipe(
    name: str, lang: str, columns: str, tmp_path: Path
) -> None:
    told = CliRunner().invoke(
        app(),
        ["play", name, "--seed", "1", "--lang", lang],
        input="1\n" * LINES,
        env={"COLUMNS": columns, "XDG_DATA_HOME": str(tmp_path)},
    )
    assert told.exit_code == 0, told.output
    (kept,) = tmp_path.rglob("*.match")
    match = filature.replay(kept)
    own = [entry for entry in match.log if entry.seat == 0]
    assert match.over or len(own) == LINES
    title = match.game.words.term("title", lang)
    assert title.split()[0] in told.stdout
    wide = [row for row in told.stdout.splitlines() if len(row) > int(columns)]
    assert [row for row in wide if str(tmp_path) not in row] == []
