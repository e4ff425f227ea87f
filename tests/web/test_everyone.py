"""For everyone: whole matches by keys and by what is said alone, and what takes the focus."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from games.impossible.tables import play, table
from games.impossible.test_reasons import FIRST_ROUND
from web.browsing import DESK, PHONE, Visitor
from web.conftest import Visit
from web.pictures import NAMES, Shot, open_match, played
from web.reading import Node, Reader
from web.test_together import gathered, mover

LIST = {"fr": "Vos choix", "en": "Your choices"}
SKIP = {"fr": "Aller aux choix", "en": "Skip to the choices"}
CONFIRM = {"fr": "Confirmer", "en": "Confirm"}
WHICH = {"fr": "Que faire au juste", "en": "Which one exactly"}
READ = {"fr": "Lire le rapport", "en": "Read the report"}
HAND = {"fr": "Votre main", "en": "Your hand"}
REPORT = {"fr": "Le rapport", "en": "The report"}
MORE = {"fr": "ce qui s'éclaire", "en": "something that lights up"}
ENTER = "Enter"


class Blind:
    """Plays by keys; knows what there is to choose by its name alone."""

    def __init__(self, me: Visitor, lang: str) -> None:
        self.me, self.lang, self.reader = me, lang, Reader(me)
        self.chance = Random(lang)
        self.at_work: Callable[[], bool] = self.in_the_list

    def offered(self) -> list[Node]:
        """The choices and headings of the list."""
        found = [one for one in self.reader.nodes() if one.role == "button"]
        return [one for one in found if one.inside("list", LIST[self.lang])]

    def turn(self) -> bool:
        """Until there is something to choose, or the match is over: whether there is."""
        return bool(self.reader.wait(self.asked_or_over, "nothing happens") == "asked")

    def asked_or_over(self) -> str:
        focus = self.reader.focus()
        if focus.role == "heading" and focus.inside("dialog"):
            return "over"
        return "asked" if self.offered() else ""

    def in_the_list(self) -> bool:
        return self.reader.focus().inside("list", LIST[self.lang])

    def on_something(self) -> bool:
        """What was chosen on the table may stay there without being a choice any more."""
        return self.reader.focus().role in ("button", "image", "tabpanel")

    def enter(self) -> None:
        """The first stop of the page leads to the choices."""
        self.reader.press("Tab")
        assert self.reader.focus()[:2] == ("link", SKIP[self.lang])
        self.reader.press(ENTER)
        self.reader.wait(self.in_the_list, "the first stop leads elsewhere")

    def decide(self, step: int) -> None:
        """One decision: now and then on the table, else in the list, where the focus still is."""
        self.reader.wait(self.at_work, "the focus was lost")
        self.at_work = self.on_something
        if step % 5 == 2 and self.on_the_table():
            return
        if not self.in_the_list():
            self.tab_to(lambda _: self.in_the_list(), back=True)
        self.in_words()
        self.at_work = self.in_the_list

    def in_words(self) -> None:
        """A sentence of the list, of which no two are alike."""
        told, offered = self.labels(), self.offered()
        names = [one.name for one in offered if "pressed" in one.states]
        assert set(names) <= set(told)
        assert len(set(told)) == len(told)
        wanted = self.chance.choice(offered)
        self.walk(offered, wanted)
        if "expanded" in wanted.states:
            self.reader.press(*[ENTER] * (not wanted.states["expanded"]), "ArrowDown")
        self.choose()

    def labels(self) -> list[str]:
        """The sentences that the house offers now."""
        states = [frame for frame in self.me.frames if frame["type"] == "state"]
        return [one["label"].strip() for one in states[-1]["options"]]

    def walk(self, offered: list[Node], wanted: Node) -> None:
        now = self.reader.focus()
        at = next(n for n, one in enumerate(offered) if one.name == now.name)
        way = offered.index(wanted) - at
        self.reader.press(*["ArrowDown" if way > 0 else "ArrowUp"] * abs(way))
        assert self.reader.focus().name == wanted.name

    def choose(self) -> None:
        """What has the focus is chosen, heard to be chosen, and confirmed."""
        wanted, earlier = self.reader.focus(), len(self.me.done())
        self.reader.press(ENTER)
        self.reader.wait(lambda: self.reader.focus().states["pressed"] == "true", "not chosen")
        if self.chance.random() < 0.3:
            self.confirm(wanted)
        self.reader.press(ENTER)
        self.me.answered(earlier)

    def confirm(self, wanted: Node) -> None:
        """The last word has a button of its own further on."""
        self.tab_to(lambda one: one.name.startswith(CONFIRM[self.lang]))
        assert self.reader.focus().name.endswith(wanted.name)

    def tab_to(self, wanted: Callable[[Node], bool], back: bool = False) -> None:
        for _ in range(120):
            self.reader.press("Shift+Tab" if back else "Tab")
            if wanted(self.reader.focus()):
                return
        raise AssertionError("no such stop")

    # On the table ---------------------------------------------------------------------------

    def lies_there(self, one: Node) -> bool:
        """Whether something of the table can be chosen."""
        there = one.inside("main") or one.inside("region", HAND[self.lang])
        return there and one.role == "button" and "pressed" in one.states

    def on_the_table(self) -> bool:
        """One decision with what lies there, if that is enough to say which."""
        things = [one.name for one in self.reader.nodes() if self.lies_there(one)]
        if not things:
            return False
        earlier, wanted = len(self.me.done()), self.chance.choice(things)
        self.tab_to(lambda one: self.lies_there(one) and one.name == wanted)
        self.reader.press(ENTER)
        kind = self.reader.wait(self.next_word, "nothing is said of what was chosen")
        if kind == "which":
            self.tab_to(lambda one: one.inside("group", WHICH[self.lang]), back=True)
            self.reader.press(ENTER)
            self.reader.wait(self.in_the_list, "the focus was lost with the question")
        elif kind == "more":
            self.reader.press("Escape")
            return False
        self.reader.press(ENTER)
        self.me.answered(earlier)
        return True

    def next_word(self) -> str:
        """After a thing was chosen: it can be confirmed, or is asked about, or wants another."""
        nodes = self.reader.nodes()
        if any(one.role == "button" and one.name.startswith(CONFIRM[self.lang]) for one in nodes):
            return "done"
        if any(one.role == "group" and WHICH[self.lang] in one.name for one in nodes):
            return "which"
        return "more" if any(MORE[self.lang] in one.name for one in nodes) else ""

    # The end --------------------------------------------------------------------------------

    def hear_the_end(self) -> str:
        """The result, which has the focus; then the report, which takes it."""
        told = self.reader.focus().name
        while self.reader.focus()[:2] != ("button", READ[self.lang]):
            self.reader.press("Tab")
        self.reader.press(ENTER)
        heading = self.reader.wait(self.in_the_report, "the report has no focus")
        assert heading.name == told
        return told

    def in_the_report(self) -> Node | None:
        focus = self.reader.focus()
        inside = focus.role == "heading" and focus.inside("complementary", REPORT[self.lang])
        return focus if inside else None


SHORT: dict[str, tuple[str, dict[str, Any]]] = {
    "lair": ("me bot", {"target": 5}),
    "bond": ("me bot", {"close": 10, "villain_throws": False}),
    "impossible": ("me bot bot", {"max_rounds": 5}),
    "redacted": ("me bot", {"dawn": 3}),
    "ateam": ("me bot", {}),
}


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_match_by_keys_alone_and_by_what_is_said_alone(visit: Visit, game: str) -> None:
    lang, viewport = ("en", PHONE) if game in ("lair", "bond") else ("fr", DESK)
    me = visit(locale=lang, viewport=viewport)
    me.page.add_init_script("localStorage.setItem('speed', 'instant')")
    seats, options = SHORT[game]
    me.open(game, seats, **options)
    blind = Blind(me, lang)
    assert blind.turn()
    blind.enter()
    step = 0
    while blind.turn():
        blind.decide(step := step + 1)
    assert blind.hear_the_end()


# What takes the focus, and gives it back -------------------------------------------------------


def seated(visit: Visit, game: str = "lair", seats: str = "me bot", **how: Any) -> Visitor:
    me = visit(**how)
    me.open(game, seats)
    me.turn()
    return me


@pytest.mark.parametrize(("path", "ready"), {"/": ".folder", "/nowhere": ".blank h2"}.items())
def test_the_first_stop_of_a_page_leads_to_its_content(visit: Visit, path: str, ready: str) -> None:
    me = visit()
    me.go(path)
    me.page.locator(ready).first.wait_for()
    me.page.keyboard.press("Tab")
    skip = me.page.get_by_role("link", name="Aller au contenu")
    assert skip.evaluate("one => one === document.activeElement")
    assert skip.bounding_box()["y"] >= 0  # type: ignore[index]
    me.page.keyboard.press(ENTER)
    me.focused("main")
    me.errors = [text for text in me.errors if "404" not in text]


def test_the_first_stop_of_a_table_opens_what_is_folded_away(visit: Visit) -> None:
    me = seated(visit)
    me.page.set_viewport_size({"width": 844, "height": 390})
    me.page.locator(".handle").click()
    me.page.locator("#tab-rules").click()
    me.page.locator(".handle").click()
    me.page.locator(".papers[inert]").wait_for(state="attached")
    me.page.locator(".skip").focus()
    me.page.keyboard.press(ENTER)
    me.focused(".opt, .opt-head")


def test_the_menu_and_a_report_take_the_focus_and_give_it_back(visit: Visit) -> None:
    me = seated(visit)
    for opener, inside in ((".menu > button", ".menu-sheet"), (".complain-button", "textarea")):
        me.page.locator(opener).focus()
        me.page.keyboard.press(ENTER)
        me.focused(inside)
        me.page.keyboard.press("Escape")
        me.focused(opener)


def test_whoever_is_asked_to_undo_hears_it_and_goes_back_to_work(visit: Visit) -> None:
    host, friend, _ = gathered(visit, "redacted")
    first, second = (host, friend) if mover([host, friend]) is host else (friend, host)
    first.choose()
    second.page.locator(".tabs [aria-selected=true]").focus()
    first.page.get_by_role("button", name=re.compile("reprendre|take back")).click()
    second.focused("[role=alertdialog]")
    first.page.locator(".petition[role=status]").wait_for()
    second.page.keyboard.press("Tab")
    second.page.keyboard.press("Tab")
    second.page.keyboard.press(ENTER)
    second.page.locator(".petition").wait_for(state="detached")
    second.focused(".tabs [aria-selected=true]")


def test_a_clue_takes_the_focus_until_it_is_laid_down(visit: Visit) -> None:
    me = visit()
    me.page.add_init_script("localStorage.setItem('speed', 'quick')")
    match = play(table("en", "ru", "ge"), *FIRST_ROUND)
    match.players = NAMES[: match.seats]
    open_match(me, match)
    me.turn()
    me.page.locator('.opt[data-notation="move S06"]').focus()
    me.page.keyboard.press(ENTER)
    me.page.keyboard.press(ENTER)
    me.focused(".reveal .btn")
    follows = me.page.locator(".reveal .learned span").all_inner_texts()  # of the wart
    assert follows[:2] == ["Exclu\N{NO-BREAK SPACE}: Allemand.", "Reste\N{NO-BREAK SPACE}: Russe."]
    me.page.keyboard.press("Escape")
    me.page.locator(".reveal").wait_for(state="detached")
    me.page.locator(":focus:not(body)").wait_for(state="attached")


def test_behind_a_cover_the_next_player_finds_the_choices(visit: Visit) -> None:
    me = seated(visit, "lair", "me me")
    while me.turn(".cover") != ".cover":
        me.choose()
    me.focused(".cover .main")
    me.page.keyboard.press(ENTER)
    me.focused(".opt, .opt-head")


# Said once -------------------------------------------------------------------------------------

HEARD = """() => { window.heard = []; const log = document.querySelector('[role=log]');
  heard.push(...[...log.children].map(one => one.textContent));
  new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(
    added => heard.push(added.textContent)))).observe(log, { childList: true }); }"""
BROUGHT = """JSON.parse(document.getElementById('first').textContent)
  .find(one => one.type === 'state').moment"""  # what the page was drawn from at first
SHOWN = "document.querySelector('[data-moment]').dataset.moment"


def test_every_line_is_read_aloud_once_and_none_of_before(visit: Visit) -> None:
    me = visit()
    me.page.add_init_script("localStorage.setItem('speed', 'instant')")
    me.open("bond", "me bot")
    for _ in range(4):
        me.turn()
        me.choose()
    me.turn()
    me.page.reload()
    me.turn()
    me.page.evaluate(HEARD)
    before = me.page.evaluate(BROUGHT)
    for _ in range(4):
        me.choose()
        me.turn()
    heard, until = me.page.evaluate(f"[heard, {SHOWN}]")
    news = {one["moment"]: one["lines"] for state in states(me) for one in state["news"]}
    moments = [moment for moment in sorted(news) if before < moment <= int(until)]
    assert heard == [line for moment in moments for line in news[moment]]


def states(me: Visitor) -> list[Any]:
    return [frame for frame in me.frames if frame["type"] == "state"]


# No colour alone -------------------------------------------------------------------------------

LOOKS = """what => { const { backgroundColor, outlineStyle, outlineWidth, borderColor } =
  getComputedStyle(document.querySelector(what));
  return [backgroundColor, borderColor, outlineStyle, outlineWidth]; }"""
MARKS = [
    (".tabs [aria-selected=true]", ".tabs [aria-selected=false]"),
    (".langs [aria-pressed=true]", ".langs [aria-pressed=false]"),
    (".who-strip .opens", ".who-strip li:not(.opens)"),
    (".opt.picked", ".opt:not(.picked)"),
    (".opt.advised", ".opt:not(.picked, .advised)"),
    (".hand .card.picked", ".hand .card:not(.picked)"),
]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_forced_colours_keep_every_mark(visit: Visit, scheme: str) -> None:
    me = visit(forced_colors="active", color_scheme=scheme)
    open_match(me, played("lair", Shot(4, 24, scheme, {})))
    me.turn()
    me.page.get_by_role("button", name="Un conseil").click()
    me.page.locator(".opt.advised").wait_for()
    me.page.locator(".hand .card.legal").first.click()
    me.page.locator(".opt:not(.advised)").last.click()
    for marked, plain in MARKS:
        if me.page.locator(marked).count():
            assert me.page.evaluate(LOOKS, marked) != me.page.evaluate(LOOKS, plain), marked
    assert me.page.evaluate(LOOKS, ".hand .card")[2] != "none"


def test_dice_and_seats_differ_in_more_than_their_colour(visit: Visit) -> None:
    me = seated(visit, "ateam", "me bot bot bot")
    shapes = "all => all.map(one => one.querySelector('path').getAttribute('d'))"
    drawn = me.page.locator(".who-strip .seat").evaluate_all(shapes)
    assert len(set(drawn)) == 4
    pips = {"red": "circle", "blue": "path"}
    while pips:
        me.choose()
        assert me.turn() == ".opt"
        found = "all => all.map(one => [one.parentNode.classList[1], one.tagName])"
        for tint, pip in me.page.locator(".die .pip").evaluate_all(found):
            assert pips.pop(tint.removeprefix("die-"), pip) == pip
