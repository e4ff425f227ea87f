"""Writes the parts of both clients that follow from the schemas: `make clients`.

    python clients/generate.py           into clients/python
    python clients/generate.py FOLDER    into another folder

`messages.py` has a type for every message and body, `routes.py` and `routes.ts` a method for every
route.  `messages.ts` is written by `web/types.mjs`, as the types of the pages are.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

from filature.protocol.schema import schema
from filature.server.openapi import described

HERE: Final = Path(__file__).parent
PLAIN: Final = {"integer": "int", "number": "float", "string": "str", "boolean": "bool",
                "null": "None"}  # fmt: skip
SCRIPT: Final = {"integer": "number", "number": "number", "null": "null"}
TEXTS: Final = {("post", "/api/tables/file"): "text/plain"}  # bodies that are no JSON
LEFT_OUT: Final = "/events/"  # commands: the client of a table sends them
Schema = dict[str, Any]


ROUTES: Final = '''"""A method for every route; written by `clients/generate.py`."""

from __future__ import annotations

from typing import Any, cast
from urllib.parse import quote

from .messages import (
{names})

Query = dict[str, Any]


class Routes:
    """All that a house can be asked; `ask` is how."""

    def ask(self, method: str, path: str, body: object = None, query: Query | None = None) -> Any:
        """Asks, and tells the answer as JSON."""
        raise NotImplementedError

    def ask_text(
        self, method: str, path: str, body: object = None, query: Query | None = None
    ) -> str:
        """Asks, and tells the answer as it is."""
        raise NotImplementedError

{methods}'''


# Types ---------------------------------------------------------------------------------------


def python_type(found: Schema) -> str:
    """A schema as an annotation of Python."""
    if "$ref" in found:
        return named(found)
    if several := found.get("anyOf") or found.get("oneOf"):
        return " | ".join(python_type(one) for one in several)
    if "enum" in found:
        return f"Literal[{', '.join(json.dumps(one) for one in found['enum'])}]"
    if "prefixItems" in found:
        return f"tuple[{', '.join(python_type(one) for one in found['prefixItems'])}]"
    if found.get("type") == "array":
        return f"list[{python_type(found.get('items') or {})}]"
    if found.get("type") == "object":
        return f"dict[str, {python_type(found.get('additionalProperties') or {})}]"
    return PLAIN.get(found.get("type", ""), "Any")


def named(found: Schema) -> str:
    """The name of the type that a schema refers to."""
    return str(found["$ref"]).rpartition("/")[2]


def script_type(found: Schema) -> str:
    """A schema as a type of TypeScript; whatever is named stands in `messages.ts`."""
    if "$ref" in found:
        return f"M.{named(found)}"
    if several := found.get("anyOf") or found.get("oneOf"):
        return " | ".join(script_type(one) for one in several)
    if found.get("type") == "array":
        return f"({script_type(found.get('items') or {})})[]"
    if found.get("type") == "object":
        return f"Record<string, {script_type(found.get('additionalProperties') or {})}>"
    kind = str(found.get("type", "unknown"))
    return SCRIPT.get(kind, kind)


def words(found: Schema) -> str:
    """What a schema says of itself, on one line."""
    return " ".join(str(found.get("description", "")).split())


def declared(name: str, found: Schema) -> str:
    """A message as a typed dictionary; what may be left out is not required."""
    if "properties" not in found:
        return f"{name}: TypeAlias = {python_type(found)!r}\n"
    needed = found.get("required", [])
    fields = [
        f"    {field}: {kind if field in needed else f'NotRequired[{kind}]'}\n"
        for field, kind in ((f, python_type(one)) for f, one in found["properties"].items())
    ]
    said = f'    """{words(found)}"""\n\n' if words(found) else ""
    return f"class {name}(TypedDict):\n{said}{''.join(fields) or '    pass' + chr(10)}"


def messages() -> str:
    """All types, in Python."""
    head = (
        '"""Every message and body of the protocol; written by `clients/generate.py`."""\n\n'
        "from __future__ import annotations\n\n"
        "from typing import Literal, NotRequired, TypeAlias, TypedDict\n"
    )
    found: Schema = schema()["$defs"]
    return head + "".join(f"\n\n{declared(name, one)}" for name, one in found.items())


# Routes --------------------------------------------------------------------------------------


class Route(NamedTuple):
    """One thing that can be asked over HTTP."""

    method: str
    path: str
    said: str
    places: list[str]  # names that stand in the path
    query: list[tuple[str, Schema, bool]]
    body: Schema | None
    answer: Schema | None  # None: nothing

    @property
    def name(self) -> str:
        """`get_table`, `post_tables_join`: the method and the words of the path; one of many is
        called by the word for one."""
        parts = self.path.removeprefix("/api").strip("/").split("/")
        said = [part for part in parts if not part.startswith("{")]
        if parts[-1].startswith("{"):
            said[-1] = said[-1].removesuffix("s")
        return re.sub(r"\W", "_", "_".join([self.method, *said]))

    @property
    def text(self) -> bool:
        """Whether the answer is a text and not JSON."""
        return self.answer == {"type": "string"}


def routes() -> list[Route]:
    """All that the house can be asked."""
    found = [
        route(method, path, asked)
        for path, methods in sorted(described()["paths"].items())
        for method, asked in sorted(methods.items())
        if LEFT_OUT not in path
    ]
    names = [one.name for one in found]
    assert len(set(names)) == len(names), "two routes of one name"
    return found


def route(method: str, path: str, asked: Schema) -> Route:
    given = asked.get("parameters", [])
    told = next(one for code, one in asked["responses"].items() if code < "300").get("content", {})
    body = asked.get("requestBody", {}).get("content", {}).get("application/json")
    return Route(
        method=method,
        path=path,
        said=words(asked),
        places=[one["name"] for one in given if one["in"] == "path"],
        query=[
            (one["name"], one["schema"], one["required"]) for one in given if one["in"] == "query"
        ],
        body={"type": "string"} if (method, path) in TEXTS else body and body["schema"],
        answer=next((one.get("schema", {}) for one in told.values()), None),
    )  # fmt: skip


def signature(one: Route) -> str:
    """What a method takes, in Python: places, the body, then what may be left out."""
    given = ["self", *(f"{name}: str" for name in one.places)]
    given += [f"body: {python_type(one.body)}"] if one.body else []
    for name, kind, needed in sorted(one.query, key=lambda asked: not asked[2]):
        given.append(f"{name}: {python_type(kind)}{'' if needed else ' | None = None'}")
    return ", ".join(given)


def python_route(one: Route) -> str:
    """A method of Python."""
    answer = "None" if one.answer is None else python_type(one.answer)
    path = re.sub(r"\{(\w+)\}", r'{quote(\1, "")}', one.path)
    passed = [repr(one.method.upper()), ("f" if one.places else "") + repr(path)]
    passed += ["body=body"] if one.body else []
    queried = ", ".join(f"{name!r}: {name}" for name, _, _ in one.query)
    passed += [f"query={{{queried}}}"] if queried else []
    call = f"self.ask{'_text' if one.text else ''}({', '.join(passed)})"
    typed = call if one.text or answer == "Any" else f"cast({answer!r}, {call})"
    return (
        f"    def {one.name}({signature(one)}) -> {answer}:\n"
        f'        """{one.said}"""\n        {call if answer == "None" else f"return {typed}"}\n'
    )


def python_routes() -> str:
    """A class with a method for every route."""
    found = "\n".join(python_route(one) for one in routes())
    asked = re.sub(r'""".*?"""', "", found)
    names = [name for name in sorted(schema()["$defs"]) if re.search(rf"\b{name}\b", asked)]
    return ROUTES.format(names="".join(f"    {name},\n" for name in names), methods=found)


def camel(name: str) -> str:
    return re.sub(r"_(\w)", lambda found: found[1].upper(), name)


def script_route(one: Route) -> str:
    given = [f"{name}: string" for name in one.places]
    given += [f"body: {script_type(one.body)}"] if one.body else []
    kinds = [
        f"{name}{'' if needed else '?'}: {script_type(kind)}" for name, kind, needed in one.query
    ]
    needed = any(needed for _, _, needed in one.query)
    given += [f"query: {{ {'; '.join(kinds)} }}{'' if needed else ' = {}'}"] if kinds else []
    answer = "void" if one.answer is None else script_type(one.answer)
    path = re.sub(r"\{(\w+)\}", r"${encodeURIComponent(\1)}", one.path)
    passed = [json.dumps(one.method.upper()), f"`{path}`"]
    passed += ["body" if one.body else "undefined"] if one.body or kinds else []
    passed += ["query"] if kinds else []
    asked = "askText" if one.text else f"ask<{answer}>"
    return (
        f"  /** {one.said} */\n  {camel(one.name)}({', '.join(given)}): Promise<{answer}> {{\n"
        f"    return this.{asked}({', '.join(passed)});\n  }}\n"
    )  # fmt: skip


def script_routes() -> str:
    """The same for TypeScript."""
    found = "\n".join(script_route(one) for one in routes())
    kind = "(method: string, path: string, body?: unknown, query?: object)"
    return (
        "// A method for every route; written by `clients/generate.py`.\n"
        'import type * as M from "./messages.ts";\n\n'
        "/** All that a house can be asked; `ask` is how. */\nexport abstract class Routes {\n"
        f"  /** Asks, and tells the answer as JSON. */\n  abstract ask<T>{kind}: Promise<T>;\n\n"
        "  /** Asks, and tells the answer as it is. */\n"
        f"  abstract askText{kind}: Promise<string>;\n\n"
        f"{found}}}\n"
    )


def write(folder: Path) -> None:
    """All files that follow from the schemas."""
    made = {
        "python/filature_client/messages.py": messages(),
        "python/filature_client/routes.py": python_routes(),
        "typescript/routes.ts": script_routes(),
    }
    for name, text in made.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE)
