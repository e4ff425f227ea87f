"""Compiles the hot modules with mypyc, as one unit.

Without a C compiler, or with FILATURE_PURE=1, the same files are installed as they are
and run interpreted.
"""

import os
from glob import glob

from setuptools import setup

HOT = [
    "src/filature/core/*.py",
    "src/filature/parts/*.py",
    "src/filature/games/*/*.py",
    "src/filature/games/*/*/*.py",
    "src/filature/protocol/wording.py",
    "src/filature/table/playout.py",
    "src/filature/bots/search.py",
    "src/filature/bots/worlds.py",
]
COLD = (
    "__init__.py",
    "contents.py",
    "refusals.py",
    "reasons.py",
    "greedy.py",
)


def extensions() -> list:
    """One shared library for all hot modules; optional, so that a failure is no error."""
    if os.environ.get("FILATURE_PURE"):
        return []
    from mypyc.build import mypycify

    files = sorted(path for pattern in HOT for path in glob(pattern) if not path.endswith(COLD))
    built = mypycify(
        ["--strict", "--follow-imports=silent", *files],
        opt_level="3",
        debug_level="0",
        multi_file=False,  # one file, whose functions may be inlined into each other
        group_name="filature_hot",
    )
    flags = ["-fno-semantic-interposition"] if os.name == "posix" else []
    for extension in built:
        extension.optional = True
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return built


setup(ext_modules=extensions())
