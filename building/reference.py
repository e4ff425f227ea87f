"""The part of the site that is made from the code: library, routes, messages, boxes, options."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import griffe

from filature import registry
from filature.core.option import MANY, written
from filature.protocol.schema import schema
from filature.server.http.games import card, plain_texts
from filature.server.openapi import described

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGES: Final = {
    "library": ("filature", ["library", "showing", "registry"]),
    "core": ("filature.core", ["game", "mind", "view", "state", "action", "option", "box", "seat",
                               "sentence", "mistake", "rng", "ranges", "scene", "contents",
                               "epilogue"]),
    "parts": ("filature.parts", ["rows", "cards", "order", "reach"]),
    "table": ("filature.table", ["match", "log", "undo", "fate", "playout", "refused"]),
    "record": ("filature.record", ["matchfile", "proof", "verify", "script"]),
    "bots": ("filature.bots", ["bot", "levels", "searcher", "search", "worlds", "explain"]),
    "lab": ("filature.lab", ["simulate", "ladder", "spread", "tally", "review", "reviewer"]),
    "adapters": ("filature.adapters", ["pettingzoo", "gymnasium", "openspiel", "tensors"]),
}  # fmt: skip
WORDS: Final = {
    "en": {
        "boxes": "Boxes",
        "boxes-text": "What each game can be played with. "
        "A box of one's own is a file: [how to write one](../how-to/write-a-box.md).",
        "options": "Table options",
        "options-text": "What a table may choose, with the clause of the rules that it is about.",
        "option": "option", "usual": "usual", "choices": "choices", "clause": "clause",
        "box": "box", "meaning": "what it is", "span": "{} to {}", "apart": "by {}",
    },
    "fr": {
        "boxes": "Les boîtes",
        "boxes-text": "Ce avec quoi chaque jeu peut se jouer.",
        "options": "Les options de table",
        "options-text": "Ce qu'une table peut choisir, avec la clause des règles dont il s'agit.",
        "option": "option", "usual": "d'ordinaire", "choices": "choix", "clause": "clause",
        "box": "boîte", "meaning": "ce que c'est", "span": "de {} à {}", "apart": "de {0} en {0}",
    },
}  # fmt: skip
Schema = dict[str, Any]


def write(lang: str, folder: Path) -> None:
    """All pages of the reference in one language."""
    home = folder / "reference"
    pages = {"boxes.md": boxes(lang), "options.md": options(lang)}
    if lang == "en":
        pages |= {"http.md": routes(), "messages.md": messages()}
        pages |= {f"api-{name}.md": package(name) for name in PACKAGES}
    home.mkdir(parents=True, exist_ok=True)
    for name, text in pages.items():
        (home / name).write_text(text, "utf-8")


def schemas() -> dict[str, Schema]:
    """The documents for programs."""
    return {"openapi.json": described(), "messages.json": schema()}


# Boxes and options ---------------------------------------------------------------------------


def row(*cells: object) -> str:
    return f"| {' | '.join(str(cell).replace('|', chr(92) + '|') for cell in cells)} |\n"


def table(head: tuple[str, ...], rows: list[tuple[object, ...]]) -> str:
    return row(*head) + row(*("---" for _ in head)) + "".join(row(*cells) for cells in rows)


def sections(lang: str, key: str, body: Callable[[Any], str]) -> str:
    """A page with a section for each game."""
    words = WORDS[lang]
    cards = (card(name, lang) for name in registry.available())
    made = (f"\n## {one.title}\n\n{body(one)}" for one in cards)
    return f"# {words[key]}\n\n{words[f'{key}-text']}\n{''.join(made)}"


def boxes(lang: str) -> str:
    """The boxes of every game."""
    head = (WORDS[lang]["box"], "", WORDS[lang]["meaning"])

    def body(game: Any) -> str:
        texts = plain_texts(game.name, lang)
        rows: list[tuple[object, ...]] = [
            (f"`{box}`", texts.get(f"box-{box}", box), texts.get(f"box-{box}-text", ""))
            for box in game.boxes
        ]
        return table(head, rows)

    return sections(lang, "boxes", body)


def options(lang: str) -> str:
    """The options of every game."""
    words = WORDS[lang]
    head = (words["option"], words["meaning"], words["usual"], words["choices"], words["clause"])

    def body(game: Any) -> str:
        return table(head, [optional(one, words) for one in game.options])

    return sections(lang, "options", body)


def optional(one: Any, words: dict[str, str]) -> tuple[object, ...]:
    """An option: its first choice is what is usual."""
    taken = choices(one, words)
    return code(one.name), one.meaning, code(written(one.choices[0])), taken, one.clause


def choices(one: Any, words: dict[str, str]) -> str:
    """All that an option can be: many numbers as a span, anything else one by one."""
    if len(one.choices) <= MANY or not all(type(choice) is int for choice in one.choices):
        return ", ".join(code(written(choice)) for choice in one.choices)
    known = sorted({*one.choices})
    apart = known[1] - known[0]
    assert known == list(range(known[0], known[-1] + 1, apart)), f"{one.name} has no even steps"
    span = words["span"].format(code(known[0]), code(known[-1]))
    return span if apart == 1 else f"{span}, {words['apart'].format(code(apart))}"


# Routes and messages -------------------------------------------------------------------------


def kind(found: Schema) -> str:
    """A schema in a few letters, with a link to what it names."""
    if "$ref" in found:
        name = str(found["$ref"]).rpartition("/")[2]
        return f"[`{name}`](messages.md#{name.lower()})"
    if several := found.get("anyOf") or found.get("oneOf"):
        return " or ".join(kind(one) for one in several)
    if "enum" in found:
        return ", ".join(f"`{one}`" for one in found["enum"])
    if found.get("type") == "array":
        return f"list of {kind(found['items'])}" if found.get("items") else "list"
    return str(found.get("type", "any"))


def routes() -> str:
    """What can be asked over HTTP."""
    text = (
        "# HTTP routes\n\nMade from [`openapi.json`](/docs/reference/openapi.json). "
        "What they are for, and who one is: [speaking with a server](../how-to/protocol.md).\n"
    )
    return text + "".join(
        routed(method.upper(), path, asked)
        for path, methods in sorted(described()["paths"].items())
        for method, asked in methods.items()
    )


def routed(method: str, path: str, asked: Schema) -> str:
    """A route: what it takes, and what it answers."""
    body = asked.get("requestBody", {}).get("content", {}).get("application/json")
    said = " ".join(asked.get("description", "").split())
    done = {code: one for code, one in asked["responses"].items() if code < "300"}
    contents = [one for got in done.values() for one in got.get("content", {}).values()]
    answers = " or ".join(kind(one.get("schema", {})) for one in contents)
    queried = [one["name"] for one in asked.get("parameters", []) if one["in"] == "query"]
    lines = [f"asks {kind(body['schema'])}"] if body else []
    lines += [f"may say `?{name}`" for name in queried]
    lines += [f"answers {', '.join(done)} {answers}".strip()]
    listed = "".join(f"- {line}\n" for line in lines)
    return f"\n## {method} `{path}`\n\n{said}\n\n{listed}"


def messages() -> str:
    """Every message and body."""
    text = (
        "# Messages and bodies\n\nMade from [`messages.json`](/docs/reference/messages.json), "
        "which `python -m filature.protocol.schema` prints. Fields with a usual value may be left "
        "out, and are left out by the server.\n"
    )
    return text + "".join(message(name, one) for name, one in sorted(schema()["$defs"].items()))


def message(name: str, found: Schema) -> str:
    """A message with its fields."""
    said = " ".join(found.get("description", "").split())
    if "properties" not in found:
        return f"\n## {name}\n\n{kind(found)}\n"
    rows: list[tuple[object, ...]] = [
        (f"`{name}`", kind(one), usual(one)) for name, one in found["properties"].items()
    ]
    return f"\n## {name}\n\n{said}\n\n{table(('field', 'type', 'usual value'), rows)}"


def usual(found: Schema) -> str:
    """What a field is when nobody says otherwise."""
    if "default" not in found:
        return "needed"
    return code(found["default"]) if found["default"] not in ("", None) else "nothing"


# The library ---------------------------------------------------------------------------------


def package(name: str) -> str:
    """The modules of a package, with what they offer, in the words of their docstrings."""
    dotted, modules = PACKAGES[name]
    whole = read(dotted)
    text = f"# {dotted}\n\n{doc(whole)}\n"
    if offers := sorted(str(one) for one in whole.exports or ()):
        text += f"\nOffered at its top: {', '.join(f'`{one}`' for one in offers)}.\n"
    return text + "".join(module(read(f"{dotted}.{one}")) for one in modules)


def read(dotted: str) -> Any:
    """A module, as its file says; nothing is imported."""
    path = ROOT / "src" / dotted.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return griffe.visit(dotted, file, file.read_text("utf-8"))


def module(found: Any) -> str:
    body = "".join(member(one) for one in found.members.values() if offered(one))
    return f"\n## {found.name}\n\n{doc(found)}\n{body}"


def offered(found: Any) -> bool:
    """Whether something is for others: not an import, not private, and with words."""
    if found.is_alias or found.name.startswith("_"):
        return False
    return bool(found.docstring) and (found.is_class or found.is_function)


def member(found: Any) -> str:
    """A function; or a class with its fields and methods."""
    text = f"\n### {found.name}\n\n{signed(found)}\n{doc(found)}\n"
    if found.is_function:
        return text
    held = [one for one in found.members.values() if one.is_attribute and field(one)]
    if held:
        text += "\n" + table(("field", "type"), [(code(o.name), code(o.annotation)) for o in held])
    return text + "".join(method(found, one) for one in found.members.values() if offered(one))


def method(owner: Any, found: Any) -> str:
    return f"\n#### {owner.name}.{found.name}\n\n{signed(found)}\n{doc(found)}\n"


def field(found: Any) -> bool:
    return not found.name.startswith("_") and found.annotation is not None


def code(text: object) -> str:
    return f"`{text}`"


def signed(found: Any) -> str:
    """How it is called; of a class without a way to make it, what it is."""
    if found.is_class and "__init__" not in found.members:
        return f"```text\nclass {found.name}({', '.join(map(str, found.bases))})\n```\n"
    return f"```text\n{found.signature()}\n```\n"


def doc(found: Any) -> str:
    """The words, with examples kept as they stand."""
    said = str(found.docstring.value).strip().split("\n\n") if found.docstring else []
    return "\n\n".join(fenced(one) if one.startswith("import ") else one for one in said)


def fenced(example: str) -> str:
    return f"```python\n{example}\n```"
