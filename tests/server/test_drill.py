"""The drill of the documents: a copy taken while people play, brought back elsewhere, looked at."""

from pathlib import Path

from cli.command import process
from server.hosting import Line, Person, Server, serving


def move(lines: list[Line]) -> None:
    """Whoever may act does."""
    while True:
        for line in lines:
            line.catch_up()
            if line.options():
                assert line.play(line.options()[0])["type"] == "done"
                return


def test_a_copy_taken_while_people_play_is_a_house_again(server: Server, tmp_path: Path) -> None:
    host = Person(server)
    table = host.table("lair", "me me")
    host.post(f"/api/tables/{table}/start")
    lines = [host.sit(table, seat) for seat in (0, 1)]
    move(lines)
    before = host.get(f"/api/tables/{table}")["moment"]
    copy, drill = tmp_path / "copy.db", tmp_path / "drill"
    done = process(tmp_path, "backup", str(copy), "--data", str(server.data))
    assert done.returncode == 0, done.stderr
    assert copy.stat().st_mode & 0o077 == 0
    move(lines)  # goes on after the copy, and is not in it
    assert host.get(f"/api/tables/{table}")["moment"] > before
    done = process(tmp_path, "restore", str(copy), "--data", str(drill))
    assert done.returncode == 0, done.stderr
    with serving(drill) as other:
        found = Person(other).get(f"/api/tables/{table}")
        assert (found["status"], found["moment"]) == ("playing", before)


def test_a_damaged_copy_is_refused_and_nothing_is_touched(server: Server, tmp_path: Path) -> None:
    Person(server).table("lair", "me me")
    copy, drill = tmp_path / "copy.db", tmp_path / "drill"
    assert process(tmp_path, "backup", str(copy), "--data", str(server.data)).returncode == 0
    copy.write_bytes(copy.read_bytes()[: copy.stat().st_size // 2])
    done = process(tmp_path, "restore", str(copy), "--data", str(drill))
    assert done.returncode == 2
    assert done.stderr.startswith("filature: ")
    assert not drill.exists()
