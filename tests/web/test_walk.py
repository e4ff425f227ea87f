"""Who walks through the house sees every table as who opens it: no page leaves anything behind."""

from typing import Any

from filature import registry
from web.browsing import Visitor
from web.conftest import Visit
from web.pictures import SHOTS, open_match, played

PATHS = ("/", "/new/lair", "/tables", "/moi", "/alerts", "/cercles")
SEEN = """() => [...document.querySelectorAll('.table, .table *')].map(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const look = getComputedStyle(one);
  const looks = ['display', 'position', 'color', 'backgroundColor', 'font', 'fill', 'stroke',
    'strokeWidth', 'opacity', 'padding', 'margin', 'borderWidth', 'boxShadow', 'cursor'];
  return [one.tagName, one.getAttribute('class'), [x, y, width, height].map(Math.round),
    ...looks.map(name => look[name])].join(' ');
})"""


def seen(me: Visitor) -> Any:
    """Every element of a table: where it is and how it looks."""
    me.page.locator(".opt").first.wait_for()
    me.page.evaluate("document.fonts.ready.then(() => null)")
    me.page.wait_for_timeout(400)
    return me.page.evaluate(SEEN)


def follow(me: Visitor, path: str) -> None:
    """By a link, in the same window."""
    me.page.evaluate(
        """path => { const link = document.createElement('a'); link.href = path;
        document.body.append(link); link.click(); link.remove(); }""",
        path,
    )
    me.page.wait_for_url(f"**{path}")


def test_a_table_looks_the_same_after_a_walk_through_the_house(visit: Visit) -> None:
    me, tables = visit(), dict[str, str]()
    direct = dict[str, Any]()
    for game in registry.available():
        open_match(me, played(game, SHOTS[game]))
        tables[game] = me.page.url.removeprefix(me.url)
        direct[game] = seen(me)
    me.go(PATHS[0])
    for path in PATHS:
        follow(me, path)
        me.page.locator("main").first.wait_for()
        me.page.wait_for_timeout(300)
    for path in tables.values():  # every sheet is there
        follow(me, path)
        me.page.locator(".opt").first.wait_for()
    for game, path in tables.items():
        follow(me, path)
        me.page.locator(f".game-{game}").wait_for()
        assert [two for one, two in zip(direct[game], seen(me), strict=True) if one != two] == []
