"""The drill of the documents: a copy taken while people play, brought back elsewhere, looked at."""

from pathlib import Path

from cli.command import process
from server.hosting import Person, Server, serving


def test_a_copy_taken_while_people_play_is_a_house_again(server: Server, tmp_path: Path) -> None:
    host = Person(server)
    table = host.table("lair", "me me")
    host.post(f"/api/tables/{table}/start")
    line = host.sit(table, 0)
    line.until("state")
    moment = line.play(line.options()[0])["moment"]
    copy, drill = tmp_path / "copy.db", tmp_path / "drill"
    done = process(tmp_path, "backup", str(copy), "--data", str(server.data))
    assert done.returncode == 0, done.stderr
    assert copy.stat().st_mode & 0o077 == 0
    line.play(line.options()[0])  # goes on after the copy, and is not in it
    done = process(tmp_path, "restore", str(copy), "--data", str(drill))
    assert done.returncode == 0, done.stderr
    with serving(drill) as other:
        found = Person(other).get(f"/api/tables/{table}")
        assert (found["status"], found["moment"]) == ("playing", moment)


def test_a_damaged_copy_is_refused_and_nothing_is_touched(server: Server, tmp_path: Path) -> None:
    Person(server).table("lair", "me me")
    copy, drill = tmp_path / "copy.db", tmp_path / "drill"
    assert process(tmp_path, "backup", str(copy), "--data", str(server.data)).returncode == 0
    copy.write_bytes(copy.read_bytes()[: copy.stat().st_size // 2])
    done = process(tmp_path, "restore", str(copy), "--data", str(drill))
    assert done.returncode == 2
    assert done.stderr.startswith("filature: ")
    assert not drill.exists()
