"""Interpreted or compiled: the build that was asked for is what runs, and it is whole."""

import json
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import grimp
import pytest

import filature
from filature.interpreted import changed, digest, noted

ROOT = Path(__file__).parents[2]


def listed(what: str) -> list[str]:
    """The modules that setup.py names: those that are `hot`, or all `inputs` of the build."""
    words = [sys.executable, "setup.py", what]
    told = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    files = [Path(file).with_suffix("").parts[1:] for file in told.split()]
    return [".".join(file).removesuffix(".__init__") for file in files]


def wanted() -> bool:
    """Whether a compiled build is to run; where nobody said, whether one does."""
    if os.environ.get("FILATURE_INTERPRETED"):
        return False
    return bool(os.environ.get("FILATURE_COMPILED")) or filature.COMPILED


def test_the_build_that_was_asked_for_is_what_runs() -> None:
    assert wanted() == filature.COMPILED
    files = {name: import_module(name).__file__ or "" for name in listed("hot")}
    assert len(files) > 80
    assert [name for name, file in files.items() if file.endswith(".py") == wanted()] == []


@pytest.fixture
def stamp(tmp_path: Path) -> Path:
    """A build of two files of the rules, and of one that tells."""
    names = ("one.py", "two.py", "three.py")
    for name in names:
        (tmp_path / name).write_text(f"# {name}\n", "utf-8")
    seen = {name: digest(tmp_path / name) for name in names}
    found = tmp_path / "compiled.json"
    told = {"how": "quick", "files": seen, "beside": ["three.py"], "telling": ["three.py"]}
    found.write_text(json.dumps(told), "utf-8")
    os.utime(found, (1_000_000_000, 1_000_000_000))  # older than both files
    return found


def test_a_file_as_it_was_compiled_is_not_stale(stamp: Path) -> None:
    assert changed(stamp) == ""
    assert changed(stamp.with_name("no-build.json")) == ""


def test_a_file_that_changed_since_it_was_compiled_is_never_run_in_its_old_form(
    stamp: Path,
) -> None:
    (stamp.parent / "two.py").write_text("# another\n", "utf-8")
    assert changed(stamp) == "two.py"
    assert changed(stamp, beside=True) == ""


def test_rules_stay_compiled_when_only_what_tells_them_has_changed(stamp: Path) -> None:
    (stamp.parent / "three.py").write_text("# another\n", "utf-8")
    assert changed(stamp) == ""
    assert changed(stamp, beside=True) == "three.py"


def test_what_tells_moves_is_read_as_source_when_what_it_knows_has_changed(tmp_path: Path) -> None:
    """In a copy of the package, whose build is as good as new until a file of it is touched."""
    if not filature.COMPILED:
        pytest.skip("no compiled build is here")
    copy = tmp_path / "src"
    shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("static", "*.egg-info"))
    asked = (
        "import filature.core.rng as rule, filature.server.rooms.render as tells;"
        " print(rule.__file__, tells.__file__)"
    )
    words, env = [sys.executable, "-c", asked], {**os.environ, "PYTHONPATH": str(copy)}

    def sources() -> list[bool]:
        told = subprocess.run(words, env=env, capture_output=True, text=True, check=True).stdout
        return [file.endswith(".py") for file in told.split()]

    assert sources() == [False, False]
    with (copy / "filature/text/catalogue.py").open("a", encoding="utf-8") as file:
        file.write("# another line\n")
    assert sources() == [False, True]


@pytest.mark.parametrize("note", ["", "{", "{}", '{"how": "quick"}', "[]"])
def test_a_build_whose_note_cannot_be_read_is_none(stamp: Path, note: str) -> None:
    stamp.write_text(note, "utf-8")
    assert noted(stamp).how == ""
    assert changed(stamp) == ""


def test_a_file_that_is_gone_is_not_run_from_its_build(stamp: Path) -> None:
    (stamp.parent / "one.py").unlink()
    assert changed(stamp) == "one.py"


def test_whatever_a_compiled_module_imports_is_an_input_of_the_build() -> None:
    imports = grimp.build_graph("filature", cache_dir=None)
    inputs = set(listed("inputs"))
    known = {name for hot in listed("hot") for name in imports.find_upstream_modules(hot)}
    assert known - inputs <= {"filature"}


def test_the_set_up_knows_what_is_compiled_from_setup_alone() -> None:
    assert '"setup.py", "inputs"' in (ROOT / "building" / "ready.py").read_text("utf-8")
    assert set(listed("hot")) >= {"filature.protocol.wording", "filature.games.lair.rules"}
