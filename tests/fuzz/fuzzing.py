"""How a door is tried: first with all that ever broke it, then with inputs that nobody thought of.

In the suite every run tries the same inputs, as many as are asked for, however busy the machine is.
With FILATURE_FUZZ_SECONDS each door is tried with ever new ones for so long.  An input that breaks
a door is written into its corpus, and from then on is tried first."""

import hashlib
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import SearchStrategy

CORPUS: Final = Path(__file__).parent / "corpus"
SECONDS: Final = float(os.environ.get("FILATURE_FUZZ_SECONDS", "0"))
Door = Callable[[bytes], None]


def known(door: str) -> pytest.MarkDecorator:
    """All inputs of a corpus, as a parameter `data`."""
    files = sorted((CORPUS / door).iterdir())
    return pytest.mark.parametrize(
        "data", [pytest.param(file.read_bytes(), id=file.name) for file in files]
    )


def fuzzed(name: str, door: Door, inputs: SearchStrategy[bytes], examples: int) -> None:
    """Tries a door with new inputs; keeps the smallest that breaks it."""
    until = time.monotonic() + SECONDS
    while True:
        tried(name, door, inputs, examples)
        if time.monotonic() >= until:
            return


def tried(name: str, door: Door, inputs: SearchStrategy[bytes], examples: int) -> None:
    broke: dict[str, bytes] = {}  # by what went wrong, and where

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=not SECONDS,
        suppress_health_check=list(HealthCheck),
    )
    @given(inputs)
    def attempt(data: bytes) -> None:
        try:
            door(data)
        except Exception as broken:
            broke[where(broken)] = data  # ever smaller ones
            raise

    try:
        attempt()
    except BaseException as broken:
        for data in broke.values():
            broken.add_note(f"kept as {keep(name, data).relative_to(CORPUS)}")
        raise


def where(broken: Exception) -> str:
    """What went wrong, and the line that it happened in."""
    trace = broken.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    return f"{type(broken).__name__} {trace and (trace.tb_frame.f_code, trace.tb_lineno)}"


def keep(name: str, data: bytes) -> Path:
    """An input that broke a door, as a file of its corpus."""
    file = CORPUS / name / f"found-{hashlib.sha256(data).hexdigest()[:12]}.bin"
    file.write_bytes(data)
    return file
