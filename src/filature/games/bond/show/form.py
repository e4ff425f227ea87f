"""The evaluation form of each agent: sixteen fields a mission, from what everybody sees."""

from typing import NamedTuple

from ..actions import FIRST_MISSION
from ..box import Box
from ..state import FINISHED, IN_PROGRESS, NO_MISSION, OUT, TYPES
from ..views import View

PER_PAGE = 3  # BOND-FORM-1


class Block(NamedTuple):
    """One mission on a form; the numbers are those of the sheet's fields."""

    number: int  # 3
    value: int  # 4
    mission: int  # 5, as the catalogues number the title
    status: int  # 6
    quantity: tuple[int, ...]  # 7
    points: tuple[int, ...]  # 8
    transferred: tuple[int, ...]  # 9
    valued: tuple[int, ...]  # 10
    sum_valued: int  # 11
    won: int  # 12
    bonus: int  # 13
    carried: int  # 14
    total: int  # 15
    limit: int  # 16


class Form(NamedTuple):
    """BOND-FORM-2  One agent: the name is the player's (1), then the code name (2) and blocks."""

    seat: int
    code: int
    blocks: tuple[Block, ...]
    promoted: bool
    lost: bool


def forms(v: View, box: Box) -> tuple[Form, ...]:
    """BOND-FORM-1  One form for each agent."""
    return tuple(form(v, box, seat) for seat in range(len(v.score)))


def form(v: View, box: Box, seat: int) -> Form:
    """BOND-FORM-10  Each block carries the total of the one before, the first nothing."""
    rows = [row[1:] for row in v.forms if row[0] == seat]
    if v.mission[seat] != NO_MISSION:
        rows.append((v.mission[seat], IN_PROGRESS, *[0] * (2 * TYPES)))
    blocks: list[Block] = []
    carried = 0
    for row in rows:
        blocks.append(block(box, row, carried))
        carried = blocks[-1].total
    promoted = v.home[:1] == (seat,)
    return Form(seat, v.code[seat], tuple(blocks), promoted, v.standing[seat] == OUT)


def block(box: Box, row: tuple[int, ...], carried: int) -> Block:
    """BOND-FORM-5  From what was left and what was valued of it, all the other fields."""
    mission, status = row[0], row[1]
    left, valued = row[2 : 2 + TYPES], row[2 + TYPES : 2 + 2 * TYPES]
    point, value = int(box.bonus.point), int(box.missions.value[mission])
    bonus = point * sum(valued)
    won = value if status == FINISHED else 0
    return Block(
        number=FIRST_MISSION + mission,
        value=value,
        mission=mission,
        status=status,
        quantity=left,
        points=tuple(point * count for count in left),
        transferred=tuple(point * (count - sold) for count, sold in zip(left, valued)),
        valued=tuple(point * sold for sold in valued),
        sum_valued=bonus,
        won=won,
        bonus=bonus,
        carried=carried,
        total=carried + won + bonus,
        limit=value * int(box.bonus.share) // 100,
    )
