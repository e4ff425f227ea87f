"""Where paper is cut: no seam through a square, a bleed beyond every cut, backs behind fronts."""

import re
from functools import cache
from itertools import pairwise

import pytest

from filature import library
from filature.printing import boards, tiling
from filature.printing.chart import Chart
from filature.printing.decks import decks
from filature.printing.imposing import CARD, EDGE, MINI, PAPER, TILE, grid, imposed, rings
from filature.printing.kit import Kit
from filature.printing.seams import Disc, Field, Ground, block, seam
from filature.printing.sewing import Seams, clip, plain
from filature.printing.tiling import BLEED, FLAP

BOARDS = {"ateam": 2, "impossible": 4, "bond": 4, "redacted": 2}
BOTH = ("fr", "en")


@cache
def laid(game: str, lang: str) -> tuple[Chart, Seams]:
    kit = Kit(library.load(game), lang)
    return boards.laid(kit.boards[0], kit.wording())


def stretches(seams: Seams) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    return [pair for way in seams for pair in pairwise(way)]


@pytest.mark.parametrize("lang", BOTH)
@pytest.mark.parametrize("game", BOARDS)
def test_no_seam_crosses_a_square_or_a_name(game: str, lang: str) -> None:
    chart, seams = laid(game, lang)
    ground = boards.kept(chart)
    assert len(ground.squares) >= len(chart.board.places)
    for a, b in stretches(seams):
        assert not [one for one in (*ground.squares, *ground.names) if one.crossed(a, b)]


@pytest.mark.parametrize("game", ["impossible", "bond", "ateam"])
def test_a_square_lies_whole_on_one_sheet(game: str) -> None:
    """By another way: points all around each square, on the same side of each seam."""
    chart, seams = laid(game, "fr")
    for place, one in zip(chart.board.places, boards.kept(chart).squares):
        x, y = chart.spot(place)
        rim = [(x + 0.9 * (u - x), y + 0.9 * (v - y)) for u, v in one.corners()]
        assert len({side(seams.down, point) for point in rim}) == 1
        turned = tuple((v, u) for u, v in seams.across)
        assert len({side(turned, (v, u)) for u, v in rim}) == 1


def side(way: tuple[tuple[float, float], ...], point: tuple[float, float]) -> bool:
    """Whether a point lies to the right of a seam that goes down: by what a line to it crosses."""
    x, y = point
    crossed = [
        (ay > y) != (by > y) and x > ax + (bx - ax) * (y - ay) / (by - ay)
        for (ax, ay), (bx, by) in pairwise(way)
    ]
    return sum(crossed) % 2 == 1


@pytest.mark.parametrize("game", BOARDS)
def test_every_seam_leaves_room_for_a_flap_and_a_bleed(game: str) -> None:
    chart, seams = laid(game, "fr")
    (wide, high), sheets = chart.sheets.page, chart.sheets
    for x, _ in seams.down:
        assert sheets.width - wide + BLEED <= x <= wide - FLAP
    for _, y in seams.across:
        assert sheets.height - high + BLEED <= y <= high - FLAP


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_takes_no_more_sheets_than_its_pieces_need(game: str) -> None:
    sheets = laid(game, "en")[0].sheets
    assert sheets.columns * sheets.rows == BOARDS[game]
    kit = Kit(library.load(game), "en")
    assert len(kit.board(0, kit.boards[0])["drawings"]) == BOARDS[game]


def test_what_lies_beyond_a_seam_is_drawn_as_far_as_the_bleed() -> None:
    told = clip("own", ((50.0, 0.0), (50.0, 80.0)), (100.0, 0.0), BLEED)
    reached = {x for outline in outlines(told)[1:] for x, _ in outline}
    assert (min(reached), max(reached)) == (50 - BLEED, 50 + BLEED)


@pytest.mark.parametrize("game", BOARDS)
def test_a_sheet_is_drawn_on_both_sides_of_its_seams(game: str) -> None:
    """As a PDF understands it: the parts of a clip are one path, in which windings are added."""
    seams = laid(game, "fr")[1]
    for way, aside in ((seams.down, (2000.0, 0.0)), (seams.across, (0.0, 2000.0))):
        for sign in (1, -1) if way else ():
            found = outlines(clip("own", way, (sign * aside[0], sign * aside[1]), BLEED))
            for a, b in pairwise(way):
                x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
                near = [(x + dx, y + dy) for dx, dy in ((-2, -1), (2, 1), (1, -2), (-1, 2), (0, 0))]
                assert all(wound(found, point) for point in near)
            assert wound(found, (x + sign * aside[0] / 2, y + sign * aside[1] / 2))
            assert not wound(found, (x - sign * aside[0] / 2, y - sign * aside[1] / 2))


def outlines(told: str) -> list[list[tuple[float, float]]]:
    """The parts of a clip, each as its corners."""
    assert told.count(" d=") == told.count("<path") == told.count("<") - 2  # nothing but paths
    return [
        [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", way)]
        for way in re.findall(r' d="([^"]+)"', told)
    ]


def wound(found: list[list[tuple[float, float]]], point: tuple[float, float]) -> int:
    """How often all outlines together go around a point."""
    x, y, times = *point, 0
    for outline in found:
        for (ax, ay), (bx, by) in pairwise([*outline, outline[0]]):
            if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
                times += 1 if by > ay else -1
    return times


def test_a_seam_goes_around_what_is_in_its_way() -> None:
    ground = Ground((Disc(60, 40, 15), block(30, 70, 25, 10)))
    way = seam(ground, (30, 70), 120)
    assert way is not None
    assert len(way) > 2
    assert all(ground.open(a, b) for a, b in pairwise(way))
    assert not ground.open((60, 0), (60, 120))


def test_where_a_wall_bars_the_way_there_is_no_seam() -> None:
    assert seam(Ground((block(0, 40, 100, 10),)), (30, 70), 120) is None


def test_squares_that_share_a_side_let_a_seam_pass_between_them() -> None:
    left, right = block(20, 40, 30, 10), block(50, 40, 30, 10)
    way = seam(Ground((left, right)), (25, 75), 120)
    assert way is not None
    assert {x for x, _ in way} == {50.0}
    assert Field(left.around).crossed((45, 0), (45, 120))


def test_a_board_without_a_way_is_still_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    wall = block(-10.0, -10.0, 1000.0, 1000.0)
    monkeypatch.setattr(boards, "kept", lambda chart: Ground((wall,)))
    kit = Kit(library.load("bond"), "en")
    chart, seams = boards.laid(kit.boards[0], kit.wording())
    assert seams == plain(chart.sheets)
    assert len(boards.drawn(kit.boards[0], kit.wording()).svgs) == 4


# Cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "count"), [(CARD, 8), (MINI, 10), (TILE, 54)])
def test_every_card_has_a_bleed_of_its_own_inside_the_page(size: object, count: int) -> None:
    over = grid(size)  # type: ignore[arg-type]
    cells = [cell for ring in rings(over.columns, over.rows) for cell in ring]
    assert len(cells) == count
    wide, high = over.pitch
    boxes = sorted(over.corner(cell) for cell in cells)
    assert all(x >= EDGE and x + wide <= PAPER[0] - EDGE for x, _ in boxes)
    assert all(y >= EDGE and y + high <= PAPER[1] - EDGE for _, y in boxes)
    for n, (x, y) in enumerate(boxes):
        for u, v in boxes[n + 1 :]:
            assert abs(x - u) >= wide - 1e-6 or abs(y - v) >= high - 1e-6
    assert sorted(over.pitch) == sorted(side + 2 * BLEED for side in over.size)


@pytest.mark.parametrize("game", ["lair", "bond", "impossible", "redacted", "ateam"])
def test_a_back_lies_behind_its_card_whichever_edge_is_flipped(game: str) -> None:
    kit = Kit(library.load(game), "fr")
    for deck in decks(kit):
        size = {"card": CARD, "mini": MINI, "tile": TILE}[deck["kind"]]
        wide, high = grid(size).pitch
        for sheet in deck["sheets"]:
            behind = {(round(x, 3), round(y, 3)): back for x, y, back in sheet["backs"]}
            for x, y, card in sheet["fronts"]:
                long_edge = (round(PAPER[0] - x - wide, 3), round(y, 3))
                short_edge = (round(x, 3), round(PAPER[1] - y - high, 3))
                assert behind[long_edge] == behind[short_edge] == card["back"]


def test_cards_with_different_backs_share_a_sheet() -> None:
    sheets = imposed([("a", ["A"] * 36), ("b", ["B"] * 18)], grid(CARD))
    assert len(sheets) == 7
    assert [card for one in sheets for _, card in one.fronts] == ["A"] * 36 + ["B"] * 18


def test_whatever_is_cut_has_a_bleed_of_three_millimetres() -> None:
    assert BLEED == tiling.BLEED == Kit(library.load("lair"), "en").data()["bleed"] == 3.0
