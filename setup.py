"""Compiles the hot modules with mypyc.

    FILATURE_BUILD=optimised    one unit at -O3, as releases have it (the default)
    FILATURE_BUILD=quick        a file a module at -O1; only what has changed, on all cores
    FILATURE_BUILD=pure         nothing: the same files, interpreted

`python setup.py hot` lists what is compiled, `python setup.py inputs` also what the compiled
modules know by heart; nobody else keeps such a list.
"""

import ast
import hashlib
import json
import os
import re
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from glob import glob
from pathlib import Path

PACKAGE = Path("src/filature")
RULES = ("core/*.py", "parts/*.py", "games/*/*.py", "games/*/*/*.py", "protocol/wording.py",
         "protocol/drawing.py", "table/playout.py", "bots/search.py",
         "bots/worlds.py")  # fmt: skip
TELLING = ("table/log.py", "table/undo.py", "record/proof.py", "server/rooms/caller.py",
           "server/rooms/clocks.py", "server/rooms/devices.py", "server/rooms/keys.py",
           "server/rooms/knocks.py", "server/rooms/listeners.py", "server/rooms/matches.py",
           "server/rooms/presence.py", "server/rooms/render.py", "server/rooms/rights.py",
           "server/rooms/table.py")  # fmt: skip
KNOWN = ("*.py", "bots/*.py", "printing/*.py", "protocol/*.py", "record/*.py", "server/*.py",
         "server/rooms/*.py", "server/sockets/*.py", "server/store/*.py", "table/*.py",
         "text/*.py")  # fmt: skip
COLD = ("__init__", "contents", "reason", "reasons", "refusals", "greedy", "core/scene", "drawing")
HOW = os.environ.get("FILATURE_BUILD", "optimised")
STAMP = "compiled.json"
NO_COMPILER = (
    "filature: the C compiler failed ({}). Install one, such as gcc with Python's headers, or ask "
    "for no compiling: FILATURE_BUILD=pure"
)
COMPILING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install"}  # others describe


def found(*patterns: str) -> list[str]:
    """The files of the package that match."""
    files = {Path(path).as_posix() for one in patterns for path in glob(str(PACKAGE / one))}
    return sorted(files)


def rules() -> list[str]:
    """What is compiled as one unit: rules, how one thinks about them, scenes in words."""
    cold = tuple(f"/{name}.py" for name in COLD)
    return [path for path in found(*RULES) if not path.endswith(cold)]


def telling() -> list[str]:
    """What is compiled as another, in seconds: how a table takes a move and tells it.  No
    coroutines: where an exception passes through one that was compiled the process may end."""
    return found(*TELLING)


def hot() -> list[str]:
    """The files that are compiled."""
    return sorted([*rules(), *telling()])


def inputs() -> list[str]:
    """The files that are compiled, and those whose constants and tuples are compiled into them."""
    return found(*RULES, *KNOWN)


def beside() -> list[str]:
    """Those of the inputs of which no rule knows anything."""
    return sorted(set(inputs()) - set(found(*RULES)))


def digest(*files: str) -> str:
    return hashlib.sha256(b"".join(Path(file).read_bytes() for file in files)).hexdigest()


# The words of what is compiled -------------------------------------------------------------


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


def rewritten(source: str, words: dict[str, str]) -> None:
    """The same C with words, and without its deep indentation, which is three quarters of it."""
    path = Path(source)
    code = documented(re.sub(r"(?m)^[ \t]+", "", path.read_text("utf-8")), words)
    path.write_text(code, "utf-8")


# Compiling ---------------------------------------------------------------------------------


def extensions(files: list[str], group: str) -> list:
    """One shared library for some hot modules, and a small one for each that names it."""
    from mypyc.build import mypycify

    quick = HOW == "quick"
    built = mypycify(
        ["--strict", "--follow-imports=silent", *files],
        opt_level="1" if quick else "3",
        debug_level="0",
        multi_file=quick,  # else one file, whose functions may be inlined into each other
        group_name=group,
    )
    flags = ["-fno-semantic-interposition"] if os.name == "posix" else []
    words = docstrings(files)
    for source in {source for extension in built for source in extension.sources}:
        rewritten(source, words)
    for extension in built:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return built


def cached(compiler) -> None:
    """Lets a compiler compile several files at once, and only those that have changed."""
    once = compiler.compile

    def one(source: str, output_dir: str, depends: list[str], more: dict) -> str:
        (target,) = compiler.object_filenames([source], output_dir=output_dir)
        text = Path(source).read_text("utf-8")
        named = [header for header in depends if Path(header).name in text]
        note, seen = Path(f"{target}.seen"), digest(source, *named) + repr(sorted(more.items()))
        if not (Path(target).exists() and note.exists() and note.read_text() == seen):
            note.unlink(missing_ok=True)
            once([source], output_dir=output_dir, depends=depends, **more)
            note.write_text(seen)
        return target

    def every(sources, output_dir=None, depends=None, **more):
        headers = sorted({*(depends or []), *glob("build/*.h")})
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            made = [threads.submit(one, file, output_dir, headers, more) for file in sources]
            return [each.result() for each in made]

    compiler.compile = every


def named(files: list[str]) -> list[str]:
    """Files as the note names them."""
    return [Path(file).relative_to(PACKAGE).as_posix() for file in files]


class Stamp:
    """What is about to be compiled, noted beside what was: so no changed file is ever run in its
    old form."""

    def __init__(self) -> None:
        self.begun = time.time_ns()
        self.seen = {name: digest(str(PACKAGE / name)) for name in named(inputs())}

    def leave(self, folder: Path) -> None:
        note, apart = folder / STAMP, {"beside": named(beside()), "telling": named(telling())}
        told = {"how": HOW, "files": self.seen, **apart}
        note.write_text(json.dumps(told, indent=1), "utf-8")
        os.utime(note, ns=(self.begun, self.begun))  # what changed meanwhile was not compiled


def build_command() -> type:
    """The command of setuptools that compiles, as the house wants it."""
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import CCompilerError, PlatformError

    stamp = Stamp()

    class Build(build_ext):
        def run(self) -> None:
            try:
                super().run()
            except (CCompilerError, PlatformError) as error:
                sys.exit(NO_COMPILER.format(error))
            if self.extensions and not self.inplace:
                stamp.leave(Path(self.build_lib) / "filature")

        def build_extensions(self) -> None:
            cached(self.compiler)
            super().build_extensions()

        def copy_extensions_to_source(self) -> None:
            """What was there goes first, the note before all: it is written when all is there."""
            (PACKAGE / STAMP).unlink(missing_ok=True)
            for old in [*Path("src").rglob("*.so"), *Path("src").rglob("*.pyd")]:
                old.unlink()
            super().copy_extensions_to_source()
            stamp.leave(PACKAGE)

    return Build


def main() -> None:
    if HOW not in ("optimised", "quick", "pure"):
        sys.exit(f"filature: FILATURE_BUILD={HOW} is unknown: optimised, quick or pure")
    from setuptools import setup

    command = build_command()  # which looks at the files before mypyc reads them
    asked = HOW != "pure" and COMPILING.intersection(sys.argv)
    both = {"filature_hot": rules(), "filature_telling": telling()} if asked else {}
    built = [one for group, files in both.items() for one in extensions(files, group)]
    setup(ext_modules=built, cmdclass={"build_ext": command})


if lists := {"hot": hot, "inputs": inputs}.get(sys.argv[-1]):
    print(*lists())
else:
    main()
