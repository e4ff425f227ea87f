"""What happens at a table is seen, in real Chromium: only what moved moves, and all of it is told."""

from typing import Any

import pytest

from filature import registry
from web.browsing import Visitor
from web.conftest import Visit

MOVING = {"reduced_motion": "no-preference"}

# Where every piece is in every frame; only changes are kept.
WATCH = """() => {
  const seen = window.seen = {frame: 0, moves: {}, ghosts: 0};
  const look = () => {
    seen.frame += 1;
    seen.ghosts = Math.max(seen.ghosts, document.querySelectorAll('.ghost').length);
    for (const piece of document.querySelectorAll('.table [data-piece]')) {
      const box = piece.getBoundingClientRect();
      const now = [seen.frame, Math.round(box.x), Math.round(box.y)];
      const list = seen.moves[piece.dataset.piece] ??= [];
      const [, x, y] = list.at(-1) ?? [];
      if (now[1] !== x || now[2] !== y) list.push(now);
    }
    requestAnimationFrame(look);
  };
  look();
}"""

# Every caption that is told, once.
LISTEN = """() => {
  window.told = [];
  const look = () => {
    const said = [...document.querySelectorAll('.strip .cap > span:not(.faint)')].map((one) => one.textContent.trim());
    const text = said.join(' ');
    if (text && text !== window.told.at(-1)) window.told.push(text);
  };
  new MutationObserver(look).observe(document.querySelector('.strip'), {subtree: true, childList: true, characterData: true});
}"""


def film_over(player: Visitor) -> None:
    """Until everything that happened was seen, and it is this player's turn, or the end."""
    player.page.locator(".strip.resting").wait_for(timeout=60_000)


def decided(player: Visitor, times: int) -> None:
    for _ in range(times):
        if player.turn(".curtain") != ".opt":
            return
        player.choose()
        film_over(player)


def journeys(moves: dict[str, list[list[int]]]) -> list[str]:
    """Pieces that travelled: they were somewhere else in two frames one after the other."""
    return [
        piece
        for piece, steps in moves.items()
        if not piece.startswith("die")
        and any(
            b[0] - a[0] == 1 and c[0] - b[0] == 1
            for a, b, c in zip(steps[1:], steps[2:], steps[3:])
        )
    ]


@pytest.mark.parametrize("game", registry.OURS)
def test_no_piece_that_did_not_move_leaves_its_place(game: str, visit: Visit) -> None:
    me = visit(**MOVING)
    me.open(game, "me bot bot")
    me.page.locator(".board [data-piece]").first.wait_for()
    me.page.evaluate(WATCH)
    decided(me, 3)
    seen: dict[str, Any] = me.page.evaluate("window.seen")
    assert seen["ghosts"] > 0  # something flew
    assert journeys(seen["moves"]) == []
    assert me.page.locator(".ghost, [data-staged]").count() == 0


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", registry.OURS)
def test_captions_tell_every_event_once_in_order(game: str, lang: str, visit: Visit) -> None:
    me = visit(locale=lang)
    me.open(game, "me bot bot")
    me.page.locator(".opt").first.wait_for()
    film_over(me)
    me.page.evaluate("localStorage.speed = 'quick'")
    me.page.reload()
    me.page.locator(".opt").first.wait_for()
    me.page.evaluate(LISTEN)
    start = len(me.frames)
    decided(me, 4)
    states = [frame for frame in me.frames[start:] if frame["type"] == "state"]
    assert not any(state.get("whole") for state in states)
    events = [[line for news in state["news"] for line in news["lines"]] for state in states]
    assert me.page.evaluate("window.told") == [" ".join(lines) for lines in events if lines]
