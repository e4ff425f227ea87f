"""What others install: archives that are whole, can be made again, and play in a real browser."""

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from filature.conformance.browsing import chromium
from foreign.installing import ROOT, built, cloned
from server.hosting import free_port
from web.browsing import Visitor

ALONE = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = Path(tmp_path_factory.mktemp("made"))
    return built(cloned(folder / "clone"), folder / "out")


def only(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found


def test_a_wheel_from_a_bare_clone_is_whole(made: Path) -> None:
    with zipfile.ZipFile(only(made, "*-py3-none-any.whl")) as wheel:
        names = set(wheel.namelist())
        licences = wheel.read("filature/server/static/licences.txt").decode()
    package = ROOT / "src" / "filature"
    kept = {"filature/" + str(path.relative_to(package)) for path in package.rglob("*.py")}
    assert kept <= names
    pages = {name for name in names if name.startswith("filature/server/static/")}
    assert "filature/server/static/index.html" in pages
    assert len([name for name in pages if name.endswith(".woff2")]) >= 5
    for font in ("ibm-plex-mono", "ibm-plex-sans", "special-elite", "stardos-stencil"):
        assert f"@fontsource/{font}" in licences
    assert "SIL OPEN FONT LICENSE" in licences.upper()
    assert {"filature/py.typed", "filature/server/store/steps/0001_tables_and_logs.sql"} <= names
    assert [name for name in names if name.endswith((".so", "compiled.json", ".pyc"))] == []


def test_the_source_archive_has_all_that_it_is_made_of(made: Path) -> None:
    with tarfile.open(only(made, "*.tar.gz")) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"web/build.mjs", "web/package-lock.json", "building/ready.py", "Makefile"} <= names
    assert {"src/filature/server/static/index.html", "tests/foreign/test_wheel.py"} <= names
    assert [name for name in names if "node_modules" in name or "__pycache__" in name] == []


def test_both_can_be_made_again_byte_by_byte(made: Path, tmp_path: Path) -> None:
    again = built(cloned(tmp_path / "another place"), tmp_path / "out")
    for pattern in ("*.whl", "*.tar.gz"):
        assert only(again, pattern).read_bytes() == only(made, pattern).read_bytes()


@pytest.mark.parametrize(("how", "needed"), [("optimised", True), ("pure", False)])
def test_mypyc_is_asked_for_when_something_is_to_be_compiled(
    tmp_path: Path, how: str, needed: bool
) -> None:
    code = "import sys; sys.modules['mypyc'] = None; sys.path.insert(0, 'building'); import backend"
    ask = f"{code}; print(backend.get_requires_for_build_wheel(), file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", ask],
        cwd=cloned(tmp_path / "clone"),
        env={**os.environ, "FILATURE_BUILD": how},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert ("mypyc" in done.stderr.splitlines()[-1]) == needed


@pytest.mark.parametrize(
    ("how", "words"), [("nonsense", "optimised, quick or pure"), ("quick", "C compiler")]
)
def test_what_cannot_be_built_says_what_to_do(
    made: Path, tmp_path: Path, how: str, words: str
) -> None:
    clone = cloned(tmp_path / "clone")
    build = [sys.executable, "setup.py", "build_ext"]
    env = {**os.environ, "FILATURE_BUILD": how, "CC": "no-such-compiler"}
    if how == "quick":
        (clone / "setup.py").write_text(one_module((clone / "setup.py").read_text()))
    done = subprocess.run(build, cwd=clone, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert words in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr


def one_module(setup: str) -> str:
    """The same build of one small module."""
    for unit, file in (("RULES", "core/*.py"), ("TELLING", "table/log.py")):
        found = setup.replace(
            f'{unit} = ("{file}"', f'{unit} = ("core/numbers.py",); _ = ("{file}"'
        )
        assert found != setup
        setup = found
    return setup


def by_pip(wheel: Path, folder: Path) -> Path:
    venv.create(folder / "env", with_pip=True)
    python = folder / "env" / "bin" / "python"
    words: list[str | Path] = [
        python,
        "-m",
        "pip",
        "install",
        "-q",
        "-c",
        ROOT / "constraints.txt",
        wheel,
    ]
    subprocess.run(words, env=ALONE, check=True)
    return python.with_name("filature")


def by_uv(wheel: Path, folder: Path) -> Path:
    places = {"UV_TOOL_DIR": str(folder / "tools"), "UV_TOOL_BIN_DIR": str(folder / "bin")}
    words: list[str | Path] = [
        "tool",
        "install",
        "-q",
        "--constraints",
        ROOT / "constraints.txt",
        wheel,
    ]
    uv = Path(sys.executable).with_name("uv")
    subprocess.run([uv, *words, "--python", sys.executable], env=ALONE | places, check=True)
    return folder / "bin" / "filature"


@pytest.mark.parametrize("install", [by_pip, by_uv])
def test_installed_in_a_fresh_environment_it_plays_in_a_browser(
    made: Path, tmp_path: Path, install: Callable[[Path, Path], Path]
) -> None:
    filature = install(only(made, "*.whl"), tmp_path)
    words: list[str | Path] = [
        filature,
        "serve",
        "--port",
        str(free_port()),
        "--data",
        tmp_path / "data",
    ]
    with subprocess.Popen(words, env=ALONE, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        address = next(word for word in server.stdout.readline().split() if "http://" in word)
        try:
            with chromium() as browser:
                ada = Visitor(browser, address.rstrip("/"))
                ada.sit("lair", "me bot")
                ada.turn()
                ada.choose()
                assert (len(ada.done()), ada.errors) == (1, [])
        finally:
            server.terminate()
