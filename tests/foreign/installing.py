"""Packages of others, installed for real, each into a folder of its own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import filature

SOURCE = Path(filature.__file__).parents[1]
ROOT = SOURCE.parent
OFFLINE = ("-q", "--no-index", "--no-deps", "--no-build-isolation", "--no-compile")

PURE = {**os.environ, "FILATURE_BUILD": "pure", "SOURCE_DATE_EPOCH": "1700000000"}


def cloned(folder: Path) -> Path:
    """The files of the repository, as a clone has them, in a folder."""
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    told = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, told.split("\0")):
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def built(clone: Path, out: Path) -> Path:
    """A source archive, and the pure wheel made from it."""
    words = [sys.executable, "-m", "build", "--outdir", str(out), str(clone)]
    subprocess.run(words, env=PURE, check=True, capture_output=True)
    return out


class Place:
    """Where a package is installed: a folder that Python looks into before others."""

    def __init__(self, folder: Path) -> None:
        self.site = folder / "site"
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(self.site), str(SOURCE)]),
            "XDG_DATA_HOME": str(folder / "data"),
            "COLUMNS": "100",
        }

    def install(self, package: Path) -> None:
        """As pip does it, without a network; the package's own folder stays as it is."""
        if package.is_dir():
            copy = self.site.with_name(f"copy of {package.name}")
            shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__"))
            package = copy
        pip = [sys.executable, "-m", "pip", "install", *OFFLINE, "--target", str(self.site)]
        subprocess.run([*pip, str(package)], env=self.environment, check=True)

    def run(
        self, *words: str, cwd: Path | None = None, lines: str = "", **more: str
    ) -> "subprocess.CompletedProcess[str]":
        """A command of Python's (`-m filature …`, `-c …`) where the package is installed."""
        return subprocess.run(
            [sys.executable, *words],
            cwd=cwd or self.site,
            env={**self.environment, **more},
            input=lines,
            capture_output=True,
            text=True,
            check=False,
        )

    def told(self, *words: str, lines: str = "") -> str:
        """What a command of filature's says that goes well."""
        done = self.run("-m", "filature", *words, lines=lines)
        assert done.returncode == 0, done.stderr + done.stdout
        return done.stdout


SUITE = ("-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider")
SLOW = "interpreted, every decision would take all its time"


def check_suite(done: "subprocess.CompletedProcess[str]") -> None:
    """The suite is green, and nothing was left out but what always is."""
    assert done.returncode == 0, done.stdout + done.stderr
    skipped = [line for line in done.stdout.splitlines() if line.startswith("SKIPPED")]
    assert [line for line in skipped if SLOW not in line] == []
