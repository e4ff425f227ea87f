"""One generous server for the tests that do not kill it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.hosting import Person, Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(Path(tmp_path_factory.mktemp("house")) / "data") as found:
        yield found
        assert "Traceback" not in found.errors.read_text()


@pytest.fixture
def ada(server: Server) -> Person:
    return Person(server)


@pytest.fixture
def bo(server: Server) -> Person:
    return Person(server, "fr")
