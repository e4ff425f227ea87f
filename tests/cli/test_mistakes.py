"""Every odd command line gets one sentence that says what to do, in the language of the person."""

import os
import shlex
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import filature
from cli.command import environment, kept, run
from filature.core.mistake import Mistake
from filature.server.serve import Setting, bound
from filature.text.catalogue import said

CASES = [  # a command line, its exit code, and what it says in English and French
    ("dance", 2, "no command dance", "pas de commande dance"),
    ("paly", 2, "did you mean play", "vouliez-vous dire play"),
    ("box", 2, "a command is missing", "il manque une commande"),
    ("box chek x", 2, "did you mean check", "vouliez-vous dire check"),
    ("play", 2, "GAME is missing; see filature play --help", "il manque GAME"),
    ("play chess", 2, "there are: lair", "pas de jeu chess"),
    ("play lairr", 2, "did you mean lair?", "vouliez-vous dire lair ?"),
    ("play lair more", 2, "too many words", "trop de mots"),
    ("play lair --sets 3", 2, "no option --sets here", "pas d'option --sets ici"),
    ("play lair --sets 3", 2, "did you mean --seats", "vouliez-vous dire --seats"),
    ("play lair --seed", 2, "--seed needs a value", "--seed veut une valeur"),
    ("games --json=3", 2, "--json takes no value", "--json ne prend pas de valeur"),
    ("play lair --seed x", 2, "--seed needs a whole number", "--seed veut un nombre entier"),
    ("play lair --seats x", 2, "--seats needs a whole number", "--seats veut un nombre entier"),
    ("play lair --seats 0", 2, "2 to 6 seats, not 0", "de 2 à 6, pas à 0"),
    ("play lair --seats 99", 2, "2 to 6 seats, not 99", "de 2 à 6, pas à 99"),
    ("play lair --seats 2 --bots me,bot,bot", 2, "3 bots for 2 seats", "3 robots pour 2 sièges"),
    ("play lair --seats me,bot --bots agent", 2, "--bots alone", "--bots seul"),
    ("play lair --bots me,dog", 2, "--bots me,bot,bot", "--bots me,bot,bot"),
    ("play lair --bots me", 2, "no bot", "pas de robot"),
    ("play lair --option target", 2, "name=value", "nom=valeur"),
    ("play lair --option target=3", 2, "from 5 to 99", "de 5 à 99"),
    ("play lair --option goal=3", 2, "no option goal", "pas d'option goal"),
    ("play lair --option tie=x", 2, "choose among", "choisissez parmi"),
    ("play lair --box nowhere.toml", 2, "no such file", "ni un fichier"),
    ("simulate lair --box evn", 2, "did you mean even", "vouliez-vous dire even"),
    ("print lair --box folder", 2, "it is a folder", "c'est un dossier"),
    ("ladder lair --box binary", 2, "not a text file", "pas un fichier de texte"),
    ("play lair --box some.json", 2, "line 1", "some.json"),
    ("play lair --box folder", 2, "it is a folder", "c'est un dossier"),
    ("rules lair KILL-TONT-3", 2, "KILL-TAUNT-3", "KILL-TAUNT-3"),
    ("simulate lair --bots agnt", 2, "did you mean agent", "vouliez-vous dire agent"),
    ("simulate lair --seats 0", 2, "2 to 6 seats", "de 2 à 6"),
    ("simulate lair --seats 3 --bots greedy,uniform", 2, "one a seat", "un par siège"),
    ("simulate lair --matches 0", 2, "whole number from 1 on", "entier à partir de 1"),
    ("ladder lair --seats 0", 2, "2 to 6 seats", "de 2 à 6"),
    ("ladder lair --matches 1 -o no/x", 2, "no such file or folder", "ni fichier ni dossier"),
    ("ladder lair --matches 1 -o folder", 2, "it is a folder", "c'est un dossier"),
    ("ladder lair --matches 1 -o binary", 2, "another ladder", "une autre échelle"),
    ("ladder lair --matches 1 -o new --plot no/x", 2, "no/x cannot", "no/x ne peut"),
    ("form bond.match -o no/x", 2, "no such file or folder", "ni fichier ni dossier"),
    ("form bond.match -o empty/x", 2, "a file stands", "un fichier est là"),
    ("form bond.match -o folder", 2, "it is a folder", "c'est un dossier"),
    ("form bond.match -o bond.match", 2, "is a match", "est une partie"),
    ("ladder lair -o new --plot bond.match", 2, "is a match", "est une partie"),
    ("backup bond.match", 2, "is a match", "est une partie"),
    ("print lair -o bond.match", 2, "no print of filature's", "pas une impression"),
    ("print lair -o no/x", 2, "no such file or folder", "ni fichier ni dossier"),
    ("print lair -o binary", 2, "no print of filature's", "pas une impression"),
    ("replay nowhere", 2, "give a match file", "donnez un fichier de partie"),
    ("resume empty", 2, "not a match file", "pas une partie"),
    ("replay folder", 2, "it is a folder", "c'est un dossier"),
    ("replay binary", 2, "give a match file", "donnez un fichier de partie"),
    ("verify binary", 2, "not a text file", "pas un fichier de texte"),
    ("replay bond.match --seat 9", 2, "0 to 1", "0 à 1"),
    ("serve --port -1", 2, "from 1 to 65535", "de 1 à 65535"),
    ("serve --port 70000", 2, "from 1 to 65535", "de 1 à 65535"),
    ("serve --port abc", 2, "from 1 to 65535", "de 1 à 65535"),
    ("serve --data empty", 2, "a file stands", "un fichier est là"),
    ("serve --data empty/sub", 2, "a file stands", "un fichier est là"),
    ("backup copy --data empty", 2, "there is nothing at empty", "il n'y a rien à empty"),
    ("backup no/copy", 2, "no such file or folder", "ni fichier ni dossier"),
    ("restore empty", 2, "does not hold the tables", "ne contient pas les tables"),
    ("restore folder", 2, "there is nothing at folder", "il n'y a rien à folder"),
    ("prune", 2, "--days is missing", "il manque --days"),
    ("prune --days -1", 2, "number of days from 0 on", "nombre de jours à partir de 0"),
    ("box check x --game chess", 2, "there are: lair", "pas de jeu chess"),
    ("box check nowhere", 2, "give a box file", "donnez un fichier de boîte"),
    ("box check folder", 2, "it is a folder", "c'est un dossier"),
    ("box check binary", 2, "not a text file", "pas un fichier de texte"),
    ("box check empty", 1, "cannot be played", "empty"),
    ("box check some.json", 1, "cannot be played", "some.json"),
    ("new-game Bad", 2, "small letters", "des minuscules"),
]


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with files that are not what they should be."""
    place = tmp_path / "odd"
    (place / "folder").mkdir(parents=True)
    (place / "empty").touch()
    (place / "binary").write_bytes(b"\xff\xfe\x00")
    (place / "some.json").write_text('{"a": 1}', "utf-8")
    match = filature.Match(filature.load("bond"), 2)
    match.deal(1)
    kept(match, place / "bond.match")
    monkeypatch.chdir(place)
    return place


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() if path.is_file() else b"" for path in folder.rglob("*")}


@pytest.mark.parametrize(("line", "code", "english", "french"), CASES)
def test_an_odd_command_line_gets_one_sentence(
    line: str, code: int, english: str, french: str, odd: Path
) -> None:
    before = contents(odd)
    for lang, sentence in (("en_GB", english), ("fr_FR", french)):
        done = run(*line.split(), locale=lang)
        assert sentence in done.stderr.replace("\N{NO-BREAK SPACE}", " ")
        assert done.stderr.startswith("filature: ")
        assert done.stderr.count("\n") == 1
        assert done.stdout == ""
        assert done.exit_code == code
    assert contents(odd) == before, "something was lost or left behind"


def test_a_mistake_is_told_in_the_language_asked_for() -> None:
    assert "pas de jeu chess" in run("play", "chess", "--lang", "fr").stderr
    assert "no language" in run("play", "lair", "--lang", "de").stderr


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_port_that_is_taken_is_told(taken: int, tmp_path: Path) -> None:
    done = run("serve", "--port", taken, "--data", tmp_path)
    assert done.exit_code == 2
    assert f"port {taken} is taken" in done.stderr


def test_a_port_that_is_not_for_everybody_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(self: socket.socket, address: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", forbidden)
    with pytest.raises(Mistake) as told:
        bound(Setting(tmp_path, port=80))
    assert "from 1024 on" in said(told.value, "en")
    assert "à partir de 1024" in said(told.value, "fr")


STREAMS = [  # a line of a shell, the exit code of filature, and something that it says
    ("play lair --seed 3 <&-", 0, "filature resume"),
    ("replay bond.match <&-", 0, "The match is not over"),
    ("games >&-", 0, ""),
    ("--help >&-", 0, ""),
    ("play chess 2>&-", 2, ""),
]


@pytest.mark.parametrize(("line", "code", "told"), STREAMS)
@pytest.mark.skipif(sys.platform == "win32", reason="a shell of Unix")
def test_a_stream_that_is_closed_is_borne(
    line: str, code: int, told: str, odd: Path, data: Path
) -> None:
    command = f"{shlex.quote(sys.executable)} -m filature {line}"
    done = subprocess.run(
        ["bash", "-c", command],
        env=environment(data),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == code
    assert told in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize("line", ["-h", "games", "games --json", "rules lair", "man"])
@pytest.mark.skipif(sys.platform == "win32", reason="a pipe of Unix")
def test_a_reader_that_has_left_is_no_mistake(line: str, data: Path) -> None:
    ear, mouth = os.pipe()
    os.close(ear)
    done = subprocess.run(
        [sys.executable, "-m", "filature", *line.split()],
        env=environment(data),
        stdout=mouth,
        stderr=subprocess.PIPE,
        timeout=60,
    )
    os.close(mouth)
    assert done.stderr == b""
    assert done.returncode == 141


@pytest.mark.parametrize(
    "more",
    [
        {"TERM": "dumb"},
        {"COLUMNS": "20"},
        {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"XDG_DATA_HOME": f"{os.devnull}/home", "HOME": f"{os.devnull}/home"},
    ],
    ids=lambda more: next(iter(more)),
)
def test_a_poor_place_is_good_enough(more: dict[str, str], data: Path) -> None:
    for words in (("rules", "lair", "--lang", "fr"), ("play", "lair", "--seed", "3"), ("-h",)):
        done = subprocess.run(
            [sys.executable, "-m", "filature", *words],
            env={**environment(data), **more},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=60,
        )
        assert done.returncode == 0, done.stderr
        assert done.stderr == b""
