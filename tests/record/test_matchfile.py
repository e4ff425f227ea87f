"""Match files: clear errors, with the line."""

from pathlib import Path

import pytest

import filature
from filature import library, registry
from filature.conformance.tables import finished

GAME = filature.load("lair")
TEXT = finished(GAME, 2, 1).text()


def broken(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("", 1, "must begin with"),
        ("PK\x03\x04 zip", 1, "must begin with"),
        (broken("game lair", "game chess"), 2, "no game chess"),
        (broken("game lair 2", "game lair 0"), 2, "CHANGELOG.md"),
        (broken("game lair 2", "game lair 9"), 2, "upgrade"),
        (broken("box default", "box nowhere"), 3, "--box FILE"),
        (broken("box default", "box harsh"), 3, "another box"),
        (broken("target=30", "target=many"), 4, "5 to 99"),
        (broken("seats 2", "seats 12"), 5, "2 to 6 seats"),
        (broken("seats 2", "seats two"), 5, "2 to 6 seats"),
        (broken("\n\nchance", "\nweather sunny\n\nchance"), 6, "unknown line"),
        (broken("\n\nchance: ", "\n\nluck: "), 7, "nobody sits"),
        (broken("\n\nchance: ", "\n\n0: "), 7, "cannot be played"),
        (broken("\n\nchance: back", "\n\nchance: front"), 7, "cannot be played"),
    ],
)
def test_a_damaged_or_foreign_file_tells_the_line(
    tmp_path: Path, text: str, line: int, said: str
) -> None:
    path = tmp_path / "match.txt"
    path.write_text(text, "utf-8")
    with pytest.raises(filature.MatchFileError, match=said) as error:
        filature.replay(path)
    assert error.value.line == line


def test_a_file_cut_in_the_middle_of_a_line_tells_that_line(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    path.write_text(TEXT[: TEXT.rindex("\n", 0, -1) + 4], "utf-8")
    with pytest.raises(filature.MatchFileError, match=f"line {TEXT.count(chr(10))}"):
        filature.replay(path)


def test_a_file_of_bytes_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "match.bin"
    path.write_bytes(b"\xff\xfe\x00\x80")
    with pytest.raises(filature.MatchFileError, match="UTF-8"):
        filature.replay(path)


def test_comments_and_blank_lines_are_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    path.write_text(TEXT.replace("seats 2", "# a family evening\nseats 2\n"), "utf-8")
    assert filature.replay(path).log == library.replay_text(TEXT).log


def test_a_box_of_ones_own_is_found_again_or_asked_for(tmp_path: Path) -> None:
    mine = tmp_path / "my box.toml"
    mine.write_text(registry.leaflet("lair", "harsh").text, "utf-8")
    match = finished(filature.load("lair", str(mine)), 2, 1)
    match.save(tmp_path / "match.txt")
    assert filature.replay(tmp_path / "match.txt").log == match.log
    mine.rename(tmp_path / "moved.toml")
    with pytest.raises(filature.MatchFileError, match="--box FILE"):
        filature.replay(tmp_path / "match.txt")
    assert filature.replay(tmp_path / "match.txt", str(tmp_path / "moved.toml")).log == match.log


def test_saving_leaves_no_half_file(tmp_path: Path) -> None:
    match = finished(GAME, 2, 1)
    match.save(tmp_path / "match.txt")
    assert [path.name for path in tmp_path.iterdir()] == ["match.txt"]
