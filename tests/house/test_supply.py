"""The bill of materials names all that filature is made with."""

import base64
import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SPDX = re.compile(r"[A-Za-z0-9.+-]+(?: (?:OR|AND|WITH) [A-Za-z0-9.+-]+)*")


@cache
def bill() -> Any:
    made = subprocess.run(
        [sys.executable, str(ROOT / "building/sbom.py")], capture_output=True, check=True
    )
    return json.loads(made.stdout)


def listed(kind: str) -> dict[str, Any]:
    return {one["name"]: one for one in bill()["components"] if f"pkg:{kind}/" in one["purl"]}


def test_every_pinned_package_is_in_the_bill_with_version_and_licence() -> None:
    rows = (ROOT / "constraints.txt").read_text("utf-8").split()
    found = listed("pypi")
    assert len(found) == len(rows)
    for row in rows:
        name, _, version = row.partition("==")
        one = found[re.sub(r"[-_.]+", "-", name).lower()]
        assert one["version"] == version
        assert SPDX.fullmatch(one["licenses"][0]["expression"].replace("(", "").replace(")", ""))


def test_every_package_of_the_pages_is_in_the_bill_with_its_digest() -> None:
    locked = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    found = listed("npm")
    for path, one in locked.items():
        if path:
            told = found[path.rpartition("node_modules/")[2]]
            assert told["version"] == one["version"]
            assert told["licenses"] == [{"expression": one["license"]}]
            digest = base64.b64decode(one["integrity"].removeprefix("sha512-")).hex()
            assert told["hashes"] == [{"alg": "SHA-512", "content": digest}]


def test_what_a_server_needs_is_required() -> None:
    scopes = {one["name"]: one["scope"] for one in bill()["components"]}
    assert {scopes[name] for name in ("litestar", "uvicorn", "h11", "preact")} == {"required"}
    assert {scopes[name] for name in ("matplotlib", "gymnasium")} == {"optional"}
    assert {scopes[name] for name in ("pytest", "mypy", "typescript")} == {"excluded"}


def test_the_same_tree_gives_the_same_bill() -> None:
    first = bill()
    bill.cache_clear()
    assert bill() == first
    assert first["bomFormat"] == "CycloneDX"
    assert first["metadata"]["component"]["name"] == "filature"
