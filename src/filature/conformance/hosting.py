"""A real server in a process of its own, for whoever asks it by HTTP or in a browser."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serves from an empty folder; gives the address.  Nothing may go wrong there unnoticed."""
    complaints = folder / "server.err"
    with complaints.open("w") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "filature", "serve", "--data", str(folder / "data")],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        try:
            assert process.stdout
            address = re.search(r"http://\S+:\d+", process.stdout.readline())
            assert address, complaints.read_text()
            yield address[0]
        finally:
            process.kill()
            process.wait()
    told = complaints.read_text()
    assert "Traceback" not in told, told
    assert "replaced" not in told, told  # a worker of a bot that failed


Post = Callable[[str, dict[str, Any]], Any]  # to an address of the house; its answer as JSON


def begun(post: Post, game: str, seats: list[str]) -> str:
    """A table where the match has begun and nobody waits, for `me` and levels of bots.  For many in
    a row one has to ask again."""
    chairs = [{"who": "me"} if who == "me" else {"who": "bot", "level": who} for who in seats]
    wish = {"game": game, "seats": chairs, "settings": {"pace": 0}}
    while (answer := post("/api/tables", wish)).get("error") == "too-many-tables":
        time.sleep(0.5)
    table = str(answer["table"]["id"])
    post(f"/api/tables/{table}/start", {})
    return table
