"""Compiles the hot modules with mypyc, as one unit.

Without a C compiler, or with FILATURE_PURE=1, the same files are installed as they are
and run interpreted.  `python setup.py hot` lists what is compiled, `python setup.py inputs` also
what the compiled modules know by heart; nobody else keeps such a list.
"""

import ast
import hashlib
import json
import os
import re
import sys
import time
from glob import glob
from pathlib import Path

PACKAGE = Path("src/filature")
INPUTS = ("core/*.py", "parts/*.py", "games/*/*.py", "games/*/*/*.py", "protocol/wording.py",
          "protocol/drawing.py", "table/playout.py", "bots/search.py",
          "bots/worlds.py")  # fmt: skip
COLD = ("__init__", "contents", "refusals", "reasons", "greedy", "core/scene", "drawing")


def inputs() -> list[str]:
    """The files that are compiled, and those whose constants and tuples are compiled into them."""
    found = {Path(path).as_posix() for pattern in INPUTS for path in glob(str(PACKAGE / pattern))}
    return sorted(found)


def hot() -> list[str]:
    """The files that are compiled."""
    cold = tuple(f"/{name}.py" for name in COLD)
    return [path for path in inputs() if not path.endswith(cold)]


def digest(file: str) -> str:
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()


def docstrings(files: list[str]) -> dict[str, str]:
    """The words of every function, method and class, by the names that they may have in C:
    `rng___Rng___below`, `core___rng___Rng___below`, …"""
    found: dict[str, str] = {}

    def read(node: ast.AST, names: list[str]) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, (ast.ClassDef, ast.FunctionDef)):
                for name in names:
                    found[f"{name}___{child.name}"] = ast.get_docstring(child) or ""
                read(child, [f"{name}___{child.name}" for name in names])

    for path in files:
        parts = Path(path).relative_to("src").with_suffix("").parts
        tails = ["___".join(parts[n:]) for n in range(len(parts))]
        read(ast.parse(Path(path).read_text("utf-8")), tails)
    return found


def documented(code: str, words: dict[str, str]) -> str:
    """mypyc gives what it compiles a signature and no words: they are put in behind it."""

    def told(match: re.Match[str]) -> str:
        text = words.get(match["name"], "").encode()
        return match[0][:-2] + "".join(f"\\{byte:03o}" for byte in text) + '")'

    document = r'PyDoc_STR\("(?:[^"\\]|\\.)*?\\n--\\n\\n"\)'
    function = rf"\(PyCFunction\)CPyPy_(?P<name>\w+),\s+[A-Z_ |]+, {document}"
    kind = rf"CPyType_(?P<name>\w+)_template_ = \{{[^}}]*?\.tp_doc = {document}"
    return re.sub(kind, told, re.sub(function, told, code))


def extensions(files: list[str]) -> list:
    """One shared library for all hot modules; optional, so that a failure is no error."""
    from mypyc.build import mypycify

    built = mypycify(
        ["--strict", "--follow-imports=silent", *files],
        opt_level="3",
        debug_level="0",
        multi_file=False,  # one file, whose functions may be inlined into each other
        group_name="filature_hot",
    )
    flags = ["-fno-semantic-interposition"] if os.name == "posix" else []
    for source in {source for extension in built for source in extension.sources}:
        code = documented(Path(source).read_text("utf-8"), docstrings(files))
        Path(source).write_text(code, "utf-8")
    for extension in built:
        extension.optional = True
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return built


def main() -> None:
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    begun = time.time_ns()
    seen = {str(Path(file).relative_to(PACKAGE)): digest(file) for file in inputs()}

    class Build(build_ext):
        """Notes what was compiled and when, so that no changed file is ever run in its old form."""

        def run(self) -> None:
            super().run()
            target = PACKAGE if self.inplace else Path(self.build_lib) / "filature"
            if glob(str(target / "core/rng.*.so")) + glob(str(target / "core/rng.*.pyd")):
                stamp = target / "compiled.json"
                stamp.write_text(json.dumps(seen, indent=1), "utf-8")
                os.utime(stamp, ns=(begun, begun))  # what changed meanwhile was not compiled

    pure = os.environ.get("FILATURE_PURE")
    setup(ext_modules=[] if pure else extensions(hot()), cmdclass={"build_ext": Build})


if lists := {"hot": hot, "inputs": inputs}.get(sys.argv[-1]):
    print(*lists())
else:
    main()
