"""Compiles the hot modules with mypyc, as one unit.

Without a C compiler, or with FILATURE_PURE=1, the same files are installed as they are
and run interpreted.  `python setup.py hot` lists what is compiled; nobody else keeps such a list.
"""

import ast
import hashlib
import json
import os
import sys
from glob import glob
from pathlib import Path

PACKAGE = Path("src/filature")
HOT = ("core/*.py", "parts/*.py", "games/*/*.py", "games/*/*/*.py", "protocol/wording.py",
       "table/playout.py", "bots/search.py", "bots/worlds.py")  # fmt: skip
COLD = ("__init__", "contents", "refusals", "reasons", "prompts", "greedy")


def hot() -> list[str]:
    """The files that are compiled."""
    found = {path for pattern in HOT for path in glob(str(PACKAGE / pattern))}
    return sorted(path for path in found if Path(path).stem not in COLD)


def docstrings(files: list[str]) -> dict[str, str]:
    """The words of every function, method and class: `filature.core.rng.Rng.below`."""
    found: dict[str, str] = {}

    def read(node: ast.AST, name: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, (ast.ClassDef, ast.FunctionDef)):
                found[f"{name}.{child.name}"] = ast.get_docstring(child) or ""
                read(child, f"{name}.{child.name}")

    for path in files:
        module = ".".join(Path(path).relative_to("src").with_suffix("").parts)
        read(ast.parse(Path(path).read_text("utf-8")), module)
    return found


def documented(files: list[str]) -> None:
    """mypyc gives what it compiles a signature, and no words: here they come along."""
    from mypyc.codegen import emit, emitclass, emitmodule
    from mypyc.codegen.cstring import c_string_initializer

    words = docstrings(files)

    def told(signature: str, name: str) -> str:
        text = f"{signature}\n--\n\n{words.get(name, '')}"
        return c_string_initializer(text.encode("utf-8"))

    def of_function(function: emit.FuncIR) -> str:
        signature = emit.get_text_signature(function)
        owner = f"{function.class_name}." if function.class_name else ""
        name = f"{function.decl.module_name}.{owner}{function.name}"
        return told(signature, name) if signature else "NULL"

    def of_class(kind: emitclass.ClassIR) -> str:
        made = kind.get_method("__init__")
        signature = emit.get_text_signature(made, bound=True) if made else f"{kind.name}()"
        name = f"{kind.module_name}.{kind.name}"
        return told(signature.replace("__init__", kind.name, 1), name) if signature else "NULL"

    for module in (emit, emitclass, emitmodule):
        module.native_function_doc_initializer = of_function
    emitclass.native_class_doc_initializer = of_class


def extensions(files: list[str]) -> list:
    """One shared library for all hot modules; optional, so that a failure is no error."""
    from mypyc.build import mypycify

    documented(files)
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


def main() -> None:
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        """Notes what was compiled, so that no changed file is ever run in its old form."""

        def run(self) -> None:
            super().run()
            target = PACKAGE if self.inplace else Path(self.build_lib) / "filature"
            if glob(str(target / "core/rng.*.so")) + glob(str(target / "core/rng.*.pyd")):
                seen = {
                    str(Path(file).relative_to(PACKAGE)): hashlib.sha256(
                        Path(file).read_bytes()
                    ).hexdigest()
                    for file in hot()
                }
                (target / "compiled.json").write_text(json.dumps(seen, indent=1), "utf-8")

    pure = os.environ.get("FILATURE_PURE")
    setup(ext_modules=[] if pure else extensions(hot()), cmdclass={"build_ext": Build})


if "hot" in sys.argv[1:]:
    print(*hot())
else:
    main()
