"""The doors tried with inputs that reach new code, by atheris: `guided.py SECONDS [DOOR]`.

It begins with the corpus and with good files; what breaks a door is written into its corpus."""

import subprocess
import sys
import tempfile
from pathlib import Path
from types import FunctionType

import atheris

from filature import registry
from fuzz import inputs
from fuzz.doors import DOORS
from fuzz.fuzzing import CORPUS


def seeded(door: str, folder: Path) -> None:
    """Good files, from which bad ones are made."""
    good = {
        "matches": [inputs.begun(name).text() for name in registry.OURS],
        "boxes": [registry.leaflet(name, "default").text for name in registry.OURS],
        "proofs": ["\n".join(inputs.PROVEN)],
        "frames": ['{"type":"play","id":1,"notation":"pass","moment":0}'],
    }
    for number, text in enumerate(good[door]):
        (folder / f"good-{number}").write_text(text, "utf-8")


def instrument() -> None:
    """All functions of the house: not by its imports, for which it has a finder of its own."""
    for name, module in list(sys.modules.items()):
        if name.startswith("filature."):
            classes = [one for one in vars(module).values() if isinstance(one, type)]
            for home in (module, *classes):
                for one in list(vars(home).values()):
                    if isinstance(one, FunctionType) and one.__module__ == name:
                        atheris.instrument_func(one)


def fuzz(door: str, seconds: int) -> None:
    """Does not return: the fuzzer ends the process, with 0 when nothing broke."""
    with tempfile.TemporaryDirectory() as grown:
        seeded(door, Path(grown))
        instrument()
        words = [
            f"-max_total_time={seconds}",
            "-timeout=120",
            "-rss_limit_mb=4096",
            f"-artifact_prefix={CORPUS / door}/found-",
            grown,
            str(CORPUS / door),
        ]
        atheris.Setup([sys.argv[0], *words], DOORS[door])
        atheris.Fuzz()


if __name__ == "__main__":
    seconds, *one = sys.argv[1:]
    if one:
        fuzz(one[0], int(seconds))
    broken = [door for door in DOORS if subprocess.call([sys.executable, __file__, seconds, door])]
    sys.exit(f"broken: {', '.join(broken)}" if broken else 0)
