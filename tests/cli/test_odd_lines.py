"""A hundred command lines that nobody should type: one sentence, exit code 2, nothing lost."""

import os
from pathlib import Path
from typing import Final

import pytest

import filature
from cli.command import kept, run
from filature.core.seat import CHANCE

LONG: Final = "7" * 5000
SUPER: Final = "²"
FILES: Final = {  # what is wrong with a file is in its name
    "empty": b"",
    "binary": b"\xff\xfe\x00\x80",
    "nul": b"\0\0\0",
    "bom": "\ufefffilature match 1\n".encode(),
    "json": b'{"a": 1}',
    "deep-list": b"[lairs]\nprovenance = 'sheet'\n1 = " + b"[" * 5000,
    "deep-table": b"a" + b".a" * 2000 + b" = 1",
    "long-number": b"[lairs]\n1 = " + LONG.encode(),
    "long-line": b"filature match 1\n" + b"x" * 20_000,
    "head": b"filature match 1\n",
    "html": b"<!doctype html><title>404</title>",
}
HEADS: Final = {  # a line of the head of a match, and what stands there instead
    "seats-superscript": ("seats", f"seats {SUPER}"),
    "seats-long": ("seats", f"seats {LONG}"),
    "seats-negative": ("seats", "seats -2"),
    "version-superscript": ("game", f"game lair {SUPER}"),
    "version-long": ("game", f"game lair {LONG}"),
    "game-nul": ("game", "game \0 2"),
    "game-path": ("game", "game ../lair 2"),
    "box-nul": ("box", "box \0 x"),
    "box-folder": ("box", "box . x"),
    "box-device": ("box", "box /dev/zero x"),
    "box-long": ("box", f"box {LONG} x"),
    "options-odd": ("options", f"options target={LONG} =x"),
}
READERS: Final = ("replay", "resume", "review", "verify", "form")

LINES: Final = [
    *[f"{command} {name}" for command in READERS for name in ("nowhere", "folder", "binary")],
    *[f"{command} {name}" for command in ("replay", "verify") for name in FILES],
    *[f"{command} {name}" for command in ("replay", "verify", "review") for name in HEADS],
    *[f"replay {name}" for name in ("actor-superscript", "actor-long")],
    *[f"play lair --box {name}" for name in ("binary", "nul", "deep-list", "long-number")],
    *[f"simulate lair --box {name}" for name in ("deep-table", "empty", "folder", "html")],
    f"replay {LONG}",
    f"play lair --box {LONG}",
    f"play {LONG}",
    f"play {SUPER}",
    f"rules lair {LONG}",
    f"rules lair {SUPER}",
    f"play lair --seats {LONG}",
    f"play lair --seats {SUPER}",
    "play lair --seats 99999999999999999999999999999999",
    f"play lair --seed {LONG}",
    f"play lair --seed {SUPER}",
    f"play lair --option target={LONG}",
    f"play lair --option target={SUPER}",
    f"play lair --option {LONG}=1",
    "play lair --option =",
    f"play lair --bots {LONG}",
    "play lair --bots ,",
    "play lair --lang tlh",
    f"replay bond.match --seat {LONG}",
    "replay bond.match --seat 99999999999999999999999999999999",
    "replay bond.match --seat -1",
    "review bond.match --at 0",
    "review bond.match --at -1",
    f"review bond.match --at {LONG}",
    "review bond.match --at 99999999999999999999999999999999",
    f"simulate lair --matches {LONG}",
    "simulate lair --matches 0",
    "simulate lair --matches 1.5",
    "simulate lair --matches nan",
    f"ladder lair --matches 1 -o {LONG}",
    "ladder lair --matches 1 -o folder",
    f"serve --port {LONG}",
    f"serve --port {SUPER}",
    "serve --port 0x50",
    "serve --port 99999999999999999999999999999999",
    f"serve --metrics {LONG}",
    "serve --keep nan",
    "serve --keep inf",
    "serve --keep -1",
    "serve --behind nowhere",
    "serve --behind 300.1.1.1",
    f"serve --behind {LONG}",
    f"serve --data {LONG}",
    "serve --data binary",
    "serve --data binary/sub",
    "serve --data broken",
    "serve --data keyless",
    "prune --days nan --data broken",
    "prune --days 1e400 --data broken",
    "prune --days 1 --data folder",
    "prune --days 1 --data broken",
    "prune --days 1 --data blank",
    "backup new --data blank",
    "backup broken/tables.db --data broken",
    "backup new --data broken",
    "backup folder --data broken",
    "backup no/where --data folder",
    "restore binary --data new",
    "restore empty --data new",
    "restore folder --data new",
    f"restore {LONG} --data new",
    f"box check {LONG}",
    "box check nowhere",
    "box check folder",
    "box check binary",
    f"box check nul --game {LONG}",
    f"print lair -o {LONG}",
    "print lair -o folder/no/x",
    f"form bond.match -o {LONG}",
    f"new-game {LONG}",
    f"new-game {SUPER}",
    "new-game class",
    "new-game ../x",
    "completion tcsh",
    f"{LONG}",
    f"--{LONG}",
    "--version=3",
]


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with files that are not what they should be."""
    place = tmp_path / "odd"
    (place / "folder").mkdir(parents=True)
    (place / "broken").mkdir()
    (place / "keyless").mkdir()
    (place / "keyless/keys.json").write_bytes(b"[" * 5000)
    (place / "blank").mkdir()
    (place / "blank/tables.db").touch()
    (place / "broken/tables.db").write_bytes(b"SQLite format 3\0" + b"\xff" * 2000)
    for name, content in FILES.items():
        (place / name).write_bytes(content)
    text = write_matches(place)
    for name, (field, line) in HEADS.items():
        lines = [line if one.startswith(f"{field} ") else one for one in text.split("\n")]
        (place / name).write_text("\n".join(lines), "utf-8")
    monkeypatch.chdir(place)
    return place


def write_matches(place: Path) -> str:
    """Matches that have begun; the text of one."""
    bond = filature.Match(filature.load("bond"), 2)
    bond.deal(1)
    kept(bond, place / "bond.match")
    match = filature.Match(filature.load("lair"), 2)
    match.deal(1)
    text = match.text()
    assert match.log[0].seat == CHANCE
    (place / "actor-superscript").write_text(f"{text}{SUPER}: pass\n", "utf-8")
    (place / "actor-long").write_text(f"{text}{LONG}: pass\n", "utf-8")
    return text


def contents(folder: Path) -> dict[str, bytes]:
    """All that a person has there: not the empty file by which a server claims its folder."""
    found = [path for path in folder.rglob("*") if path.name != "tables.lock"]
    return {str(path): path.read_bytes() if path.is_file() else b"" for path in found}


def test_there_are_a_hundred_of_them() -> None:
    assert len(set(LINES)) > 100


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.replace(LONG, "LONG"))
def test_an_odd_line_gets_a_sentence_and_exit_code_2(line: str, odd: Path) -> None:
    before = contents(odd)
    for locale in ("en_GB", "fr_FR"):
        done = run(*line.split(), locale=locale)
        assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
        assert done.exit_code == 2
        assert done.stderr.startswith("filature: ")
        assert done.stderr.count("\n") == 1
        assert len(done.stderr) < 1500
        assert "Traceback" not in done.stderr
    assert contents(odd) == before, "something was lost or left behind"


@pytest.mark.parametrize("words", [("replay", "a\0b"), ("play", "lair", "--box", "\0"),
                                   ("box", "check", "\0"), ("serve", "--data", "\0"),
                                   ("backup", "\0"), ("restore", "\0"), ("play", "\0"),
                                   ("print", "lair", "-o", "\0"), ("rules", "lair", "\0"),
                                   ("verify", "a\0b"), ("play", "lair", "--option", "target=\0")],
                         ids=lambda words: words[0])  # fmt: skip
def test_nul_gets_a_sentence(words: tuple[str, ...], odd: Path) -> None:
    """No shell can give it; a program that calls the library's commands can."""
    done = run(*words)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    assert done.exit_code == 2
    assert done.stderr.startswith("filature: ")


BOXES: Final = ("empty", "nul", "json", "deep-list", "deep-table", "long-number", "html")


@pytest.mark.parametrize("name", BOXES)
def test_a_box_that_cannot_be_played_is_not_so(name: str, odd: Path) -> None:
    """`box check` was asked a question, and the answer is no: exit code 1."""
    done = run("box", "check", name)
    assert done.exit_code == 1, done.exception
    assert done.stderr.startswith("filature: ")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may do all")
@pytest.mark.parametrize("line", ["serve --data sealed/x", "replay sealed", "backup sealed/x"])
def test_what_is_not_allowed_gets_a_sentence(line: str, odd: Path) -> None:
    (odd / "sealed").mkdir(mode=0o500)
    done = run(*line.split())
    assert done.exit_code == 2
    assert done.stderr.startswith("filature: ")
