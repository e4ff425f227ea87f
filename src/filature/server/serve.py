"""Starts the server: one process, one file of data, no configuration; or a PostgreSQL."""

import asyncio
import gc
import logging
import os
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, cast
from urllib.parse import urlsplit

import structlog
import uvicorn
from prometheus_client import start_http_server
from uvicorn.server import ServerState

from filature.core.mistake import Mistake

from .addresses import Addresses
from .app import NAMES, application
from .budgets import BUDGETS, Budgets
from .circles.booking import Booking
from .circles.club import Club
from .circles.organising import Organising
from .circles.sightings import Sightings
from .door import Caps, Door, among
from .heartbeat import beating
from .house import House
from .http.requests import RequestProtocol
from .lobby import Lobby
from .metrics import FRAMES, REGISTRY
from .neighbours import Client, Neighbours
from .notices.courier import Courier
from .notices.desk import Desk
from .notices.post import Post
from .pool import BotPool
from .rooms.patience import Patience
from .sharing import SharedMeter, Sharing
from .sockets.frames import AT_ONCE, FrameProtocol, Turnstile
from .spending import Spending
from .store.backup import claimed
from .store.store import Away
from .store.stores import opened_store
from .workers import Workers

PORT: Final = 8123
TRIED: Final = 20  # ports, when none was asked for
SWEEP: Final = 60.0  # seconds
LITTLE: Final = 20_000  # things more than at the last tidying
UNREAD: Final = 64 * 1024  # bytes that the system may hold for a client that does not read


class Setting(NamedTuple):
    """How the server is started."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 0  # 0: the usual one, or the next that is free
    thinkers: int = 2  # processes in which bots think
    workers: int = 1  # processes that serve
    inner: str = ""  # where this process listens to those of other machines
    machine: str = ""  # what tells this machine from others, if it cannot tell by itself
    keep_days: float = 0  # 0: forever
    budgets: Budgets = BUDGETS
    tick: Callable[[], float] = time.monotonic  # by which they are counted
    patience: Patience = Patience()
    public_url: str = ""  # where others reach it, when that is not the address of this machine
    knock: bool = False  # whether a code only lets one knock
    post: Post = Post()
    caps: Caps = Caps()
    behind: tuple[str, ...] = ()  # proxies whose word on addresses is taken
    names: tuple[str, ...] = ()  # what the house is called, besides localhost and its numbers
    store: str = ""  # the address of a PostgreSQL; empty: a file in the folder
    store_patience: float = 10.0  # seconds that somebody waits for it
    disk: int = 0  # bytes that the tables may take; 0: what the disk has
    metrics: int = 0  # a port of this machine, for whoever counts; 0: none


class TableServer(uvicorn.Server):
    """Uvicorn, with a word of farewell and everything written down before the end."""

    def __init__(
        self, config: uvicorn.Config, house: House, courier: Courier, pool: BotPool
    ) -> None:
        super().__init__(config)
        self.house = house
        self.courier = courier
        self.pool = pool

    async def adopt(self, connection: socket.socket, said: bytes, client: Client) -> None:
        """A connection on which something was said to another process of the house."""
        made = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        protocol = cast(RequestProtocol, made)
        protocol.before, protocol.came_from = said, client
        loop = asyncio.get_running_loop()
        await loop.connect_accepted_socket(lambda: protocol, connection)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listening in self.servers:
            listening.close()  # whoever comes back goes to another process
        await self.house.farewell()
        await super().shutdown(sockets)
        self.pool.close()
        await self.courier.close()
        await self.house.store.close()


def bound(setting: Setting) -> socket.socket:
    """A socket at the wanted port, or at the first free one."""
    ports = [setting.port] if setting.port else range(PORT, PORT + TRIED)
    for port in ports:
        found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
        try:
            found.bind((setting.host, port))
            found.listen(2048)
        except PermissionError:
            found.close()
            raise Mistake("port-forbidden", port=str(port)) from None
        except OSError:
            found.close()
            continue
        return found
    raise Mistake("port-taken", port=str(ports[0]))


def address(setting: Setting, bound_to: socket.socket) -> str:
    """Where to open the browser; on a shared network, where others can open it too."""
    return f"{addresses(setting, bound_to).known()[0]}/"


def addresses(setting: Setting, bound_to: socket.socket) -> Addresses:
    port = bound_to.getsockname()[1]
    return Addresses(setting.host, port, setting.public_url, setting.knock)


def run(setting: Setting, opened: Callable[[str], None]) -> None:
    """Serves until it is told to stop; `opened` hears the address."""
    logs()
    set_tidying()
    listening = bound(setting)
    with claimed(setting.data, shared=bool(setting.store)):
        if setting.workers > 1:
            asyncio.run(tried(setting))
            opened(address(setting, listening))
            Workers(setting.workers, partial(worker, setting), listening).watch()
        else:
            work(setting, listening, opened)


async def tried(setting: Setting) -> None:
    """Whether there is what several processes share; complains where there is not."""
    if not setting.store:
        raise Mistake("workers-store")
    store = await opened_store(setting.store, setting.data)
    await store.close()


def worker(
    setting: Setting, number: int, listening: socket.socket, opened: Callable[[str], None]
) -> None:
    """One of several processes; whoever counts asks each at a port of its own."""
    logs()
    set_tidying()
    port = setting.metrics + number if setting.metrics else 0
    host, _, inner = setting.inner.rpartition(":")
    far = f"{host}:{int(inner) + number}" if inner else ""
    work(setting._replace(metrics=port, thinkers=1, inner=far), listening, opened)


def work(setting: Setting, listening: socket.socket, opened: Callable[[str], None]) -> None:
    with asyncio.Runner(loop_factory=new_loop()) as runner:
        runner.run(serve(setting, listening, opened))


def new_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The loop of libuv, where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def set_tidying() -> None:
    """Neither moves nor connections leave a cycle behind.  The collector would still look through
    all that the last ones have left, whenever a few things more are there than before, while
    everybody waits: up to a third of the processor, and the longest waits of all."""
    tidy()
    gc.disable()


async def tidied(state: ServerState) -> None:
    """Looks for cycles, should there be any after all, in a second in which nobody said a word or
    was answered, among what came since the last time; among everything after a minute in which
    nobody said a word, as somebody may always ask how the house is."""
    before, answered, silent = 0.0, 0, 0
    while True:
        await asyncio.sleep(1)
        said, litter = next(iter(FRAMES.collect())).samples[0].value, gc.get_count()[0]
        silent = silent + 1 if said == before else 0
        busy, answered = state.total_requests > answered, state.total_requests
        before = said
        if silent == SWEEP:
            gc.unfreeze()
            tidy()
        elif silent and not busy and litter > LITTLE:
            tidy()


def tidy() -> None:
    """What is left is not looked through again, until somebody unfreezes it."""
    gc.collect()
    gc.freeze()


async def serve(setting: Setting, listening: socket.socket, opened: Callable[[str], None]) -> None:
    store = await opened_store(setting.store, setting.data, setting.disk, setting.store_patience)
    meter = SharedMeter(setting.tick, setting.budgets) if setting.store else None
    spending = Spending(setting.budgets, setting.tick, meter)
    pool = BotPool(setting.thinkers, spending)
    house = House(store, pool, setting.patience, spending)
    reached = addresses(setting, listening)
    courier = Courier(house, setting.post, reached.known()[0])
    house.hear, house.remind = courier.hear, courier.nudge
    desk = Desk(house, courier, bool(setting.public_url))
    sightings = Sightings(house.now)
    app = application(house, reached, desk, sightings, names(setting))
    door = Door(setting.caps, spending, among(setting.behind))
    server = TableServer(config(app, door, setting.behind), house, courier, pool)
    waiting = [revived(house), swept(house, setting), tidied(server.server_state)]
    if meter:
        secret = store.secret("neighbours")
        door.neighbours = neighbours = Neighbours(secret, setting.inner, setting.machine)
        neighbours.adopt, neighbours.give = server.adopt, house.give
        house.ask_for = neighbours.ask_for
        await store.leases.join(neighbours.place)
        neighbours.open()
        sharing = Sharing(house, meter, door, sightings, neighbours)
        waiting += [beating(house, neighbours), sharing.run()]
    chores = [asyncio.create_task(chore) for chore in waiting]
    courier.start()
    if setting.metrics:
        start_http_server(setting.metrics, "127.0.0.1", REGISTRY)
    opened(address(setting, listening))
    await server.serve(sockets=[listening])
    for chore in chores:
        chore.cancel()


async def revived(house: House) -> None:
    """Goes on where the house was left, however often its store goes away meanwhile."""
    try:
        await house.inherit()
        await Booking(house).catch_up()
        await Organising(Lobby(house), Club(house)).catch_up()
    except Away:
        await asyncio.sleep(1)
        await revived(house)


def names(setting: Setting) -> list[str]:
    """What the house is called, besides its numbers."""
    public = urlsplit(setting.public_url).hostname
    own = socket.gethostname().lower()
    return [*NAMES, own, f"{own}.local", *setting.names, *([public] if public else [])]


def config(app: Any, door: Door, behind: tuple[str, ...] = ()) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=cast(Any, partial(RequestProtocol, door)),
        ws=cast(Any, partial(FrameProtocol, door, Turnstile(AT_ONCE))),
        proxy_headers=bool(behind),
        forwarded_allow_ips=list(behind),
        ws_max_size=4096,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


async def swept(house: House, setting: Setting) -> None:
    """Now and then, lets go of tables that rest, and forgets old ones if it was asked to."""
    while True:
        if setting.keep_days:
            with suppress(Away):  # later, then
                await house.store.prune(setting.keep_days)
        await asyncio.sleep(SWEEP)
        with suppress(Away):
            await house.rest()


def logs() -> None:
    """Structured lines on the error stream; never the values of variables."""
    person = sys.stderr.isatty()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s %(message)s")
    plain = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            *([plain] if person else [structlog.processors.format_exc_info]),
            *([] if person else [structlog.processors.JSONRenderer()]),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def data_folder() -> Path:
    """The user's own folder for tables."""
    from platformdirs import user_data_path

    given = os.environ.get("FILATURE_DATA")
    return Path(given) if given else user_data_path("filature", appauthor=False)
