"""The clients are those of the schemas, and whoever copies the bot of the documents has a match."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from filature.server.openapi import described
from server.hosting import Person, Server

ROOT = Path(__file__).parents[2]
CLIENTS = ROOT / "clients"
WEB = ROOT / "web"
PATIENCE = 300  # seconds, for a machine that is busy
GENERATED = (
    "python/filature_client/messages.py",
    "python/filature_client/routes.py",
    "typescript/messages.ts",
    "typescript/routes.ts",
)


def ran(*words: str | Path, cwd: Path = ROOT, **more: str) -> str:
    """What a command prints; it has to succeed."""
    done = subprocess.run(
        [str(word) for word in words], cwd=cwd, capture_output=True, text=True, check=False,
        timeout=PATIENCE, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **more},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def waiting(host: Person) -> str:
    """A table of two with one free chair; a bot of the house has the other."""
    return host.table("lair", "open bot", options={"target": 10})


def over(host: Person, table: str) -> None:
    assert host.get(f"/api/tables/{table}")["status"] == "over"


def test_the_bot_of_the_documents_plays_a_match_as_it_stands(ada: Person, tmp_path: Path) -> None:
    page = (ROOT / "docs/how-to/protocol.md").read_text("utf-8")
    (tmp_path / "bot.py").write_text(re.findall(r"```python\n(.*?)```", page, re.S)[-1], "utf-8")
    table = waiting(ada)
    assert ran(sys.executable, "bot.py", f"{ada.server.url}/t/{table}", cwd=tmp_path)
    over(ada, table)


def test_the_client_in_python_plays_a_match(ada: Person) -> None:
    table = waiting(ada)
    assert ran(sys.executable, CLIENTS / "python/first.py", ada.server.url, table)
    over(ada, table)


def test_the_client_in_typescript_plays_a_match(ada: Person, tmp_path: Path) -> None:
    table, made = waiting(ada), tmp_path / "first.mjs"
    bundled = ("--bundle", "--format=esm", "--target=node18", f"--outfile={made}")
    ran(WEB / "node_modules/.bin/esbuild", CLIENTS / "typescript/first.ts", *bundled)
    assert ran("node", made, ada.server.url, table)
    over(ada, table)


def test_the_client_in_typescript_is_typed() -> None:
    ran(WEB / "node_modules/.bin/tsc", "-p", CLIENTS / "typescript")


def test_the_client_in_python_says_why_not(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(CLIENTS / "python"))
    from filature_client import House, Refused

    house = House(ada.server.url, lang="fr")
    assert {game["name"] for game in house.get_games()} >= {"lair", "bond"}
    with pytest.raises(Refused) as refused:
        house.get_table("nowhere")
    assert (refused.value.status, refused.value.error) == (404, "unknown-table")
    assert "table" in str(refused.value)


def test_the_snippet_of_their_page_runs(ada: Person) -> None:
    page = (CLIENTS / "README.md").read_text("utf-8")
    (snippet,) = re.findall(r"```python\n(.*?)```", page, re.S)
    code = snippet.replace("http://localhost:8123", ada.server.url)
    assert len(ran(sys.executable, "-c", code, cwd=CLIENTS / "python").splitlines()) >= 5


def test_both_clients_are_those_of_the_schemas(tmp_path: Path) -> None:
    ran(sys.executable, CLIENTS / "generate.py", tmp_path)
    schema = ran(sys.executable, "-m", "filature.protocol.schema")
    made = tmp_path / "typescript/messages.ts"
    subprocess.run(["node", str(WEB / "types.mjs"), str(made)], input=schema, text=True, check=True)
    for name in GENERATED:
        fresh, kept = ((folder / name).read_text("utf-8") for folder in (tmp_path, CLIENTS))
        assert fresh == kept, f"{name} is old: make clients"


def test_routes_are_described_without_a_house_as_a_house_describes_them(server: Server) -> None:
    told = json.loads(json.dumps(described()))
    assert httpx.get(f"{server.url}/schema/openapi.json").json() == told
