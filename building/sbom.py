"""The bill of materials of a release: all that filature is made with, as CycloneDX has it.

    python building/sbom.py > filature.cdx.json

It is read from what is pinned, `constraints.txt` and `web/package-lock.json`, so that the same
tree gives the same bill.  Licences are those that packages state of themselves, else those of
`licences.toml`.  `required` is what runs with a server, `optional` what runs on some systems or
with an extra, `excluded` what only developers need.
"""

import base64
import json
import re
import sys
import tomllib
import uuid
from importlib import metadata
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LICENCES: Final = tomllib.loads((ROOT / "building/licences.toml").read_text("utf-8"))
NAME: Final = re.compile(r"[A-Za-z0-9._-]+")
USED: Final = ("cluster", "lab", "print", "rl")  # extras of people who play and study
Component = dict[str, Any]


def plain(name: str) -> str:
    """One spelling of a package's name."""
    return re.sub(r"[-_.]+", "-", name).lower()


def bill() -> dict[str, Any]:
    """The whole document."""
    components = sorted([*python(), *pages()], key=lambda one: str(one["purl"]))
    body = json.dumps(components, sort_keys=True)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, body)}",
        "version": 1,
        "metadata": {"component": whole()},
        "components": components,
    }


def whole() -> Component:
    """Filature itself."""
    name, version = PROJECT["name"], PROJECT["version"]
    return {
        "type": "application",
        "bom-ref": f"pkg:pypi/{name}@{version}",
        "name": name,
        "version": version,
        "purl": f"pkg:pypi/{name}@{version}",
        "licenses": [{"expression": PROJECT["license"]}],
    }


def component(kind: str, name: str, version: str, licence: str, scope: str) -> Component:
    purl = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
        "scope": scope,
        "licenses": [{"expression": licence}],
    }


# Python --------------------------------------------------------------------------------------


def pinned() -> dict[str, str]:
    """The version of every package."""
    rows = (ROOT / "constraints.txt").read_text("utf-8").split()
    return {plain(name): version for name, _, version in (row.partition("==") for row in rows)}


def python() -> list[Component]:
    extras = [one for extra in USED for one in PROJECT["optional-dependencies"][extra]]
    required, optional = reached(PROJECT["dependencies"]), reached(extras)
    return [
        component("pypi", name, version, licence(name), scope(name, required, optional))
        for name, version in pinned().items()
    ]


def scope(name: str, required: set[str], optional: set[str]) -> str:
    return "required" if name in required else "optional" if name in optional else "excluded"


def reached(wanted: list[str]) -> set[str]:
    """All that some requirements need, and what those need."""
    found: set[str] = set()
    waiting = list(wanted)
    while waiting:
        line = waiting.pop()
        name = plain(NAME.match(line)[0])  # type: ignore[index]
        if name not in found and "extra ==" not in line:
            found.add(name)
            waiting += needs(name)
    return found


def needs(name: str) -> list[str]:
    try:
        return metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        return []


def licence(name: str) -> str:
    """By SPDX: as the package says, else as we have read."""
    try:
        stated = metadata.metadata(name).get("License-Expression")
    except metadata.PackageNotFoundError:
        stated = None
    found = stated or LICENCES.get(name)
    if not found:
        sys.exit(f"{name} does not say its licence: write it into building/licences.toml")
    return str(found)


# Pages ---------------------------------------------------------------------------------------


def pages() -> list[Component]:
    locked = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    return [page(path, one) for path, one in locked.items() if path]


def page(path: str, locked: dict[str, Any]) -> Component:
    name = path.rpartition("node_modules/")[2]
    kind = "excluded" if locked.get("dev") else "optional" if locked.get("optional") else "required"
    made = component("npm", name, locked["version"], locked["license"], kind)
    how, _, code = locked["integrity"].partition("-")
    digest = base64.b64decode(code).hex()
    return {**made, "hashes": [{"alg": how.upper().replace("SHA", "SHA-"), "content": digest}]}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(bill(), indent=2) + "\n")
