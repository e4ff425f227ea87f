"""A real server with a table at which everything may be tried."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fuzz.wire import Wire
from server.hosting import serving


@pytest.fixture(scope="session")
def wire(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Wire]:
    with serving(Path(tmp_path_factory.mktemp("fuzzed")) / "data") as server:
        yield Wire(server)
        log = server.errors.read_text()
        assert "Traceback" not in log
        assert '"level": "error"' not in log
