"""Your own tables, and the archive of those that are over."""

from litestar import get, post
from litestar.params import FromQuery, JSONBody

from filature.protocol.people import MyTable, MyTables, PlaceWish

from .dependencies import Caller, Mine, Name


@get("/api/tables/mine")
async def tables(
    mine: Mine,
    caller: Caller,
    archive: FromQuery[bool] = False,
    before: FromQuery[float | None] = None,
) -> MyTables:
    """Tables where you sit, your own turn first; or a page of those that are over."""
    return await (mine.archive(caller, before) if archive else mine.tables(caller))


@post("/api/tables/{table:str}/put-away", status_code=200)
async def put_away(mine: Mine, table: Name, caller: Caller, data: JSONBody[PlaceWish]) -> MyTable:
    """Take a table off your list, or bring it back; nobody else notices."""
    return await mine.put_away(table, data.place, caller)


ROUTES = [tables, put_away]
