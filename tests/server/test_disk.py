"""A house that fills up: at nine tenths nothing new begins, at the end nothing is done that is
not kept."""

import sqlite3
from pathlib import Path

from server.hosting import Person, serving


def size(data: Path) -> int:
    return (data / "tables.db").stat().st_size


def padded(data: Path, upto: int) -> None:
    """Fills the file of a house that rests."""
    store = sqlite3.connect(data / "tables.db")
    while size(data) < upto:
        store.execute("INSERT INTO reviews VALUES (hex(randomblob(8)), randomblob(3000))")
        store.commit()
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()


def test_the_last_tenth_is_for_what_is_going_on(tmp_path: Path) -> None:
    data, ceiling = tmp_path / "data", 1_000_000
    with serving(data, f"disk={ceiling}") as server:
        host = Person(server)
        table = host.table("lair", "me me")
        host.post(f"/api/tables/{table}/ready")
        server.kill()
        padded(data, int(0.95 * ceiling))
        server.start()
        wish = {"game": "lair", "seats": [{"who": "me"}, {"who": "bot"}]}
        refused = host.http.post("/api/tables", json=wish)
        assert (refused.status_code, refused.json()["error"]) == (507, "house-nearly-full")
        line = host.sit(table)
        line.until("state")
        assert line.play(line.options()[0])["type"] == "done"


def test_a_full_house_does_nothing_that_it_cannot_keep(tmp_path: Path) -> None:
    """What has no room is refused with a sentence, and has not happened; what was told has."""
    data = tmp_path / "data"
    with serving(data) as server:
        host = Person(server)
        table = host.table("lair", "me me")
        server.kill()
        padded(data, 200_000)
        server.rates = (f"disk={size(data)}",)
        server.start()
        line = host.sit(table)
        line.until("welcome")
        said = 0
        while (answer := line.ask("say", text=f"{said:0300}"))["type"] == "done":
            said += 1
        assert (answer["type"], answer["error"]) == ("bad", "house-full")
        assert "safe" in answer["text"]
        ready = host.http.post(f"/api/tables/{table}/report", json={})
        assert ready.status_code < 500 or ready.status_code == 507
        server.kill()
        server.rates = ()
        server.start()
        kept = [one["text"] for one in host.sit(table).until("welcome")["chat"]]
        assert kept == [f"{n:0300}" for n in range(said)][-100:]
