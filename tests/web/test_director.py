"""What happens is seen, in real Chromium: only what moved moves, and all of it is told."""

from typing import Any

import pytest

from filature import registry
from web.browsing import Visitor
from web.conftest import Visit

MOVING = {"reduced_motion": "no-preference"}

# In every frame: what is animated and is no ghost, and what is elsewhere though nothing happened.
WATCH = """() => {
  const seen = window.seen = {animated: [], astray: [], ghosts: 0};
  const where = new Map();
  const ways = ['transform', 'translate', 'rotate', 'scale', 'left', 'top', 'offsetDistance'];
  const moves = ({effect}) =>
    effect.getKeyframes().some((frame) => ways.some((way) => way in frame));
  let shown = '';
  const look = () => {
    const moment = document.querySelector('.strip')?.dataset.shown;
    seen.ghosts = Math.max(seen.ghosts, document.querySelectorAll('.ghost').length);
    for (const {effect} of document.getAnimations().filter(moves)) {
      const {target} = effect;
      const piece = target.closest('[data-piece]') ?? target.querySelector('[data-piece]');
      if (piece && !piece.matches('.die')) seen.animated.push(piece.dataset.piece);
    }
    for (const piece of document.querySelectorAll('.board [data-piece]:not(.die)')) {
      const box = piece.getBoundingClientRect();
      const now = `${Math.round(box.x)} ${Math.round(box.y)}`;
      const id = piece.dataset.piece;
      const same = (where.get(id) ?? now) === now;
      if (!same && shown && moment === shown) seen.astray.push(`${id} at ${moment}`);
      where.set(id, now);
    }
    shown = moment;
    requestAnimationFrame(look);
  };
  look();
}"""

# Every caption that is told, once.
LISTEN = """() => {
  window.told = [];
  const look = () => {
    const said = [...document.querySelectorAll('.strip .cap > span:not(.faint)')];
    const text = said.map((one) => one.textContent.trim()).join(' ');
    if (text && text !== window.told.at(-1)) window.told.push(text);
  };
  const all = {subtree: true, childList: true, characterData: true};
  new MutationObserver(look).observe(document.querySelector('.strip'), all);
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


@pytest.mark.parametrize("game", registry.OURS)
def test_no_piece_that_did_not_move_leaves_its_place(game: str, visit: Visit) -> None:
    me = visit(**MOVING)
    me.open(game, "me bot bot")
    me.page.locator(".opt").first.wait_for()
    me.page.evaluate(WATCH)
    decided(me, 3)
    seen: dict[str, Any] = me.page.evaluate("window.seen")
    assert seen["ghosts"] > 0  # something flew
    assert seen["animated"] == []
    assert seen["astray"] == []
    me.page.wait_for_function("!document.querySelector('.ghost, [data-staged]')")


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
