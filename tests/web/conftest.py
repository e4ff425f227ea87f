"""One server and one browser for all tests of the pages."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from filature.conformance.browsing import chromium
from server.hosting import Server, serving
from web.browsing import Visitor


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(Path(tmp_path_factory.mktemp("web")) / "data") as found:
        yield found
        assert "Traceback" not in found.errors.read_text()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, house: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens a browser of one's own; nothing may go wrong in it unnoticed.  A test has the same
    cards in every run."""
    (house.data.parent / "seed").write_text(request.node.nodeid)
    came: list[Visitor] = []

    def visitor(**how: object) -> Visitor:
        came.append(Visitor(browser, house.url, **how))
        return came[-1]

    yield visitor
    for one in came:
        one.context.close()
        assert one.errors == []
