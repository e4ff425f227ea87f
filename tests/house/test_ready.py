"""Setting up: a step is done once, again when something has changed, and goes on after a cut."""

import hashlib
import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The set-up, in a house of its own."""
    spec = spec_from_file_location("ready", ROOT / "building" / "ready.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, place in {"ROOT": ".", "NOTES": "notes", "PACKAGE": "package"}.items():
        monkeypatch.setattr(module, name, tmp_path / place)
        (tmp_path / place).mkdir(exist_ok=True)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    return module


@pytest.fixture
def done(tmp_path: Path) -> list[str]:
    (tmp_path / "input").write_text("one")
    return []


def step(ready: Any, tmp_path: Path, done: list[str], name: str = "pages") -> Any:
    return ready.Step(name, [tmp_path / "input"], lambda log: done.append(name))


def test_a_step_is_done_once_and_again_when_an_input_has_changed(
    ready: Any, tmp_path: Path, done: list[str]
) -> None:
    found = step(ready, tmp_path, done)
    ready.together(found)
    ready.together(found)
    assert done == ["pages"]
    (tmp_path / "input").write_text("another")
    ready.together(found)
    assert done == ["pages", "pages"]


def test_a_step_that_was_cut_short_is_taken_up_again(
    ready: Any, tmp_path: Path, done: list[str]
) -> None:
    def cut(log: Path) -> None:
        log.write_text("half of it\n")
        raise ready.Failed("npm ci")

    with pytest.raises(ready.Failed, match=r"npm ci.*notes/pages.log.*go on"):
        ready.together(ready.Step("pages", [tmp_path / "input"], cut))
    ready.together(step(ready, tmp_path, done))
    assert done == ["pages"]


def test_what_developers_have_is_enough_to_play_but_not_the_other_way_round(
    ready: Any, tmp_path: Path, done: list[str]
) -> None:
    plain, more = (step(ready, tmp_path, done, name) for name in ("python", "python[dev]"))
    ready.together(plain)
    assert not more.done()
    ready.together(more)
    (tmp_path / "notes" / "python").unlink()
    assert plain.done()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((sys.executable, "-c", "import sys; sys.exit('no network')"), "-c"),
        (("no-such-program", "ci"), "no-such-program: No such file"),
    ],
)
def test_a_command_that_fails_is_named_and_its_words_are_kept(
    ready: Any, tmp_path: Path, words: tuple[str, ...], told: str
) -> None:
    with pytest.raises(ready.Failed, match=told):
        ready.run(tmp_path / "log", *words)
    assert ready.last_word(tmp_path / "log") in ("no network", "")


def note(package: Path, how: str, text: str = "x = 1") -> None:
    (package / "rules.py").write_text("x = 1")
    seen = {"rules.py": hashlib.sha256(text.encode()).hexdigest()}
    (package / "compiled.json").write_text(json.dumps({"how": how, "files": seen}))


def test_a_build_counts_when_it_is_of_these_rules_and_good_enough(
    ready: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [tmp_path / "package" / "rules.py"]
    monkeypatch.setattr(ready, "rules_files", lambda: found)
    assert not ready.compiled("quick")
    note(tmp_path / "package", "quick")
    assert (ready.compiled("quick"), ready.compiled("optimised")) == (True, False)
    note(tmp_path / "package", "optimised")
    assert (ready.compiled("quick"), ready.compiled("optimised")) == (True, True)
    note(tmp_path / "package", "optimised", "x = 2")
    assert not ready.compiled("quick")
    note(tmp_path / "package", "optimised")
    found.append(tmp_path / "package" / "compiled.json")  # a file that was not there then
    assert not ready.compiled("quick")
    found.pop()
    (tmp_path / "package" / "compiled.json").write_text("{")
    assert not ready.compiled("quick")


def test_a_compiler_that_failed_costs_one_sentence_and_is_not_tried_again(
    ready: Any, tmp_path: Path, done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(log: Path) -> None:
        raise ready.Failed("no compiler")

    failing = ready.Step("compile", [tmp_path / "input"], fail)
    monkeypatch.setattr(ready, "rules", lambda how: failing)
    monkeypatch.setattr(ready, "works", lambda *words: True)
    ready.compile_quietly()
    assert "everything works" in ready.in_background()
    (tmp_path / "input").write_text("other rules")
    monkeypatch.setattr(ready.subprocess, "Popen", lambda *words, **more: done.append("again"))
    assert "next start" in ready.in_background()
    assert done == ["again"]


def test_french_is_spoken_to_the_french(ready: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ready.TEXTS["fr"].keys() == ready.TEXTS["en"].keys()
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert ready.say("python") == "bibliothèques Python"
