"""What happens is seen, in real Chromium: only what moved moves, and all of it is told."""

from typing import Any

import pytest

from filature import registry
from web.browsing import Visitor
from web.conftest import Visit

MOVING = {"reduced_motion": "no-preference"}

# In every frame: what is animated and is no ghost, and what is elsewhere though nothing happened.
WATCH = """() => {
  const seen = window.seen = {animated: [], astray: [], swollen: [], ghosts: 0};
  const where = new Map();
  const ways = ['transform', 'translate', 'rotate', 'scale', 'left', 'top', 'offsetDistance'];
  const moves = ({effect}) =>
    effect.getKeyframes().some((frame) => ways.some((way) => way in frame));
  let shown = '';
  const look = () => {
    const moment = document.querySelector('.strip')?.dataset.shown;
    const ghosts = [...document.querySelectorAll('.ghost')];
    seen.ghosts = Math.max(seen.ghosts, ghosts.length);
    for (const ghost of ghosts) {
      const [box, flown] = [ghost, ghost.querySelector('.flown')].map((one) => one.offsetHeight);
      if (flown > 1.5 * box) seen.swollen.push(`${flown} in ${box}`);
    }
    for (const {effect} of document.getAnimations().filter(moves)) {
      const {target} = effect;
      const piece = target.closest('[data-piece]') ?? target.querySelector('[data-piece]');
      const own = piece?.closest('.die, .falling'); // what is thrown, and what a trapdoor takes
      if (piece && !own) seen.animated.push(piece.dataset.piece);
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

# What captions say from now on, and what is read aloud, each as it comes.
LISTEN = """() => {
  window.said = [];
  window.read = [];
  const caption = () => {
    const lines = [...document.querySelectorAll('.strip .cap > span:not(.faint)')];
    return lines.map((one) => one.textContent.trim()).join(' ');
  };
  let last = caption();
  const look = (changes) => {
    const text = caption();
    if (text && text !== last) window.said.push(last = text);
    for (const node of changes.flatMap((one) => [...one.addedNodes]))
      if (node.parentElement?.matches('[role=log].vh')) window.read.push(node.textContent);
  };
  const all = {subtree: true, childList: true, characterData: true};
  new MutationObserver(look).observe(document.querySelector('.table'), all);
}"""


def film_over(player: Visitor) -> None:
    """Until everything that happened was seen, and it is this player's turn, or the end."""
    done = player.page.locator(".table:has(.strip.resting):has(.opt), .curtain, .report")
    done.first.wait_for(timeout=120_000)


def decided(player: Visitor, times: int) -> None:
    for _ in range(times):
        if player.turn(".curtain") != ".opt":
            return
        player.choose()
        film_over(player)


@pytest.mark.parametrize("game", registry.OURS)
def test_no_piece_that_did_not_move_leaves_its_place(game: str, visit: Visit) -> None:
    me = hurried(visit(**MOVING))
    me.open(game, "me bot bot")
    me.turn()
    me.page.wait_for_load_state("networkidle")
    me.page.evaluate("document.fonts.ready.then(() => null)")
    me.page.evaluate(WATCH)
    seen: dict[str, Any] = {"ghosts": 0}
    for _ in range(4):
        if not seen["ghosts"]:  # until something flew
            decided(me, 1)
            seen = me.page.evaluate("window.seen")
    assert seen["ghosts"] > 0
    assert seen["animated"] == []
    assert seen["astray"] == []
    assert seen["swollen"] == []  # what flies has the size of what lies
    for staged in (".ghost", "[data-staged]"):
        me.page.locator(staged).first.wait_for(state="detached")


def hurried(player: Visitor) -> Visitor:
    player.page.add_init_script("localStorage.setItem('speed', 'quick')")
    player.go("/")  # the language is known from now on
    return player


@pytest.mark.parametrize(("game", "lang"), [*zip(registry.OURS, ["en", "fr", "en", "fr", "en"])])
def test_captions_tell_every_event_once_in_order(game: str, lang: str, visit: Visit) -> None:
    me = hurried(visit(locale=lang))
    me.open(game, "me bot bot")
    me.turn()
    me.connected()
    film_over(me)
    me.settled()
    me.page.evaluate(LISTEN)
    start = len(me.frames)
    decided(me, 2)
    states = [frame for frame in me.frames[start:] if frame["type"] == "state"]
    assert not any(state.get("whole") for state in states)
    events = [[line for news in state["news"] for line in news["lines"]] for state in states]
    assert me.page.evaluate("window.read") == [line for lines in events for line in lines]
    told = iter(" ".join(lines) for lines in events if lines)
    said = me.page.evaluate("window.said")
    assert said
    assert all(caption in told for caption in said)  # in this order, none of them twice


def at_the_end(player: Visitor) -> bool:
    """Whether the board shows what the table last told."""
    shown = player.page.locator(".strip").get_attribute("data-shown")
    return shown == player.moment()


def in_the_middle(player: Visitor) -> None:
    """A decision, and then until others are seen acting."""
    player.choose()
    player.page.locator(".strip:not(.resting)").wait_for()


def test_the_film_can_be_paused_stepped_replayed_and_skipped(visit: Visit) -> None:
    me = visit(**MOVING)
    me.page.add_init_script("localStorage.setItem('speed', 'slow')")  # it will be cut short
    me.open("ateam", "me bot bot")
    me.turn()
    in_the_middle(me)
    page = me.page
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Lecture").wait_for()
    page.get_by_role("button", name="Passer ces images").click()
    page.locator(".strip.resting").wait_for()
    me.turn()
    page.get_by_role("button", name="Passer ces images").click(force=True)
    assert at_the_end(me)
    page.get_by_role("button", name="Revenir d'une image").click()
    page.locator(".strip.past").wait_for()
    assert not at_the_end(me)
    page.get_by_role("button", name="Avancer d'une image").click()
    page.locator(".strip.resting").wait_for()
    assert at_the_end(me)
    page.keyboard.press("r")
    page.locator(".strip:not(.resting)").wait_for()
    page.keyboard.press("Escape")
    page.locator(".strip.resting").wait_for()
    assert at_the_end(me)


def test_choosing_ends_the_film(visit: Visit) -> None:
    me = visit(**MOVING)
    me.open("lair", "me bot")
    for _ in range(6):
        if me.turn() != ".opt":
            return
        me.choose()
    assert me.page.locator(".ghost").count() <= 3


def hide(player: Visitor, hidden: str) -> None:
    player.page.evaluate(
        f"""() => {{
          Object.defineProperty(document, 'hidden', {{value: {hidden}, configurable: true}});
          document.dispatchEvent(new Event('visibilitychange'));
        }}"""
    )


def test_a_hidden_page_plays_nothing_and_tells_how_much_there_was(visit: Visit) -> None:
    me = visit(**MOVING)
    me.open("lair", "me bot bot")
    me.turn()
    hide(me, "true")
    me.choose()
    me.turn()
    assert at_the_end(me)
    assert me.page.locator(".ghost").count() == 0
    hide(me, "false")
    assert "pendant votre absence" in me.page.locator(".strip .cap").inner_text()
    me.page.get_by_role("button", name="Revoir le tour").click()
    me.page.locator(".strip:not(.resting)").wait_for()


def test_who_comes_back_in_the_middle_sees_how_it_stands(visit: Visit) -> None:
    me = visit(**MOVING)
    me.open("lair", "me bot bot")
    me.turn()
    in_the_middle(me)
    me.page.reload()
    me.page.locator(".strip.resting").wait_for()
    assert me.page.locator(".ghost").count() == 0


def test_the_film_takes_no_more_than_a_third_of_ones_clock(visit: Visit) -> None:
    me = visit(**MOVING)
    me.page.clock.install()
    me.page.add_init_script("localStorage.setItem('speed', 'slow')")
    me.open("lair", "me bot bot", clock=600)
    me.turn()
    in_the_middle(me)
    me.page.locator(".opt").first.wait_for()
    me.page.locator(".strip:not(.resting)").wait_for()
    now = me.page.evaluate("Date.now()")
    me.page.clock.pause_at(now / 1000 + 30)  # the film stands still by itself
    me.page.clock.fast_forward(100_000)  # of 200 s, some of which have gone by
    assert me.page.locator(".strip:not(.resting)").count() == 1
    me.page.clock.fast_forward(100_000)
    me.page.locator(".strip.resting").wait_for()
    assert at_the_end(me)
