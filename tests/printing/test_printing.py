"""Every game on paper: what lies in the box, all of it, and inside the page."""

import re
import subprocess
import sys
from collections import Counter
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from cli.command import run
from filature import library, registry
from filature.core.box import Leaflet
from filature.core.contents import Contents
from filature.core.game import About, Game
from filature.core.scene import Board, Line, Place
from filature.printing.chart import Chart
from filature.printing.kit import Kit
from filature.printing.press import pressed, printed
from filature.text.catalogue import t

A4 = (595.28, 841.89)  # points
EDGE = 9.0  # points that stay white for the printer
DECKS = {  # KILL-CARDS-1, AT-CONT-1, MI-CONT-1, BOND-SETUP-5
    "lair": ("card", 54),
    "ateam": ("card", 35),
    "impossible": ("tile", 30),
    "bond": ("card", 10),
}
BOTH = ("fr", "en")


@cache
def pages(game: str, lang: str, box: str = "default") -> list[str]:
    """The text of each page."""
    found = PdfReader(BytesIO(document(game, lang, box))).pages
    return [page.extract_text().replace("\n", " ") for page in found]


@cache
def document(game: str, lang: str, box: str = "default") -> bytes:
    return printed(library.load(game, box), lang)


def contents(game: Game) -> Contents:
    found = game.contents()
    assert isinstance(found, Contents)
    return found


def squeezed(text: str) -> str:
    """Without spaces, which a page breaks as it likes."""
    return re.sub(r"\s", "", text)


@pytest.mark.parametrize("lang", BOTH)
@pytest.mark.parametrize("game", registry.available())
def test_every_page_is_a4_and_no_word_runs_off_it(game: str, lang: str) -> None:
    for page in PdfReader(BytesIO(document(game, lang))).pages:
        box = page.mediabox
        assert sorted((float(box.width), float(box.height))) == pytest.approx(A4, abs=0.1)
        if box.width > box.height or re.search("A1|A2|B1|B2", page.extract_text()):
            continue  # a sheet of a board, cut from a larger drawing
        for x, y in places_of_words(page):
            assert EDGE <= x <= float(box.width) - EDGE
            assert EDGE <= y <= float(box.height) - EDGE


def places_of_words(page: object) -> list[tuple[float, float]]:
    """Where the words of a page begin, in points."""
    found: list[tuple[float, float]] = []

    def note(text: str, cm: list[float], tm: list[float], *_: object) -> None:
        if text.strip():
            x, y = tm[4], tm[5]
            found.append((cm[0] * x + cm[2] * y + cm[4], cm[1] * x + cm[3] * y + cm[5]))

    page.extract_text(visitor_text=note)  # type: ignore[attr-defined]
    return found


@pytest.mark.parametrize("lang", BOTH)
@pytest.mark.parametrize("game", registry.available())
def test_every_clause_stands_in_the_rules_in_order(game: str, lang: str) -> None:
    told = squeezed("".join(pages(game, lang)[-6:]))
    for clause, text in library.load(game).clauses(lang).items():
        assert squeezed(f"{clause} {text}").replace("`", "") in told.replace("`", ""), clause


@pytest.mark.parametrize("lang", BOTH)
@pytest.mark.parametrize("game", registry.available())
def test_every_place_of_a_board_is_named(game: str, lang: str) -> None:
    loaded = library.load(game)
    told = squeezed("".join(pages(game, lang)))
    for board in Kit(loaded, lang).boards:
        for place in board.places:
            named = place.name and (place.marks or board.kind != "track")  # else it has a number
            said = loaded.words.term(place.name, lang) if named else place.id
            assert squeezed(said) in told


def fronts(game: str, sort: str) -> str:
    """The words on the faces of all cards, or of all small cards."""
    sheet = re.compile(rf"The {sort} \d+/\d+")
    found = [page for page in pages(game, "en") if sheet.search(page)]
    return " ".join(page for page in found if "other side" not in page)


@pytest.mark.parametrize("game", registry.available())
def test_every_card_is_printed_as_often_as_it_lies_in_the_box(game: str) -> None:
    loaded = library.load(game)
    word, sorts, tiles = loaded.words.term, Counter[str](), Counter[str]()
    for one in contents(loaded).pieces:
        if one.piece.kind == "card":
            sorts[word(one.sort, "en").upper()] += one.number
        elif one.piece.kind == "tile":
            tiles[word(one.piece.name, "en")] += one.number
    assert sorts
    for sort, number in sorts.items():
        assert len(re.findall(rf"{sort}\b", fronts(game, "cards"))) == number
    for name, number in tiles.items():
        assert fronts(game, "small cards").count(name) == number


def test_the_box_of_each_game_is_as_large_as_its_sheet_says() -> None:
    for game, (kind, number) in DECKS.items():
        found = contents(library.load(game)).pieces
        assert sum(one.number for one in found if one.piece.kind == kind) == number


@pytest.mark.parametrize("game", registry.available())
def test_every_front_is_on_a_right_hand_page_and_its_back_behind_it(game: str) -> None:
    told = pages(game, "en")
    backs = [n for n, page in enumerate(told) if "to be printed on the other side" in page]
    assert backs
    for n in backs:
        assert n % 2 == 1
        (sheet,) = re.findall(r"cards (\d+/\d+)", told[n])
        assert f"cards {sheet}" in told[n - 1]


def test_another_box_prints_other_cards() -> None:
    even = library.load("lair", "even")
    for box, game in (("even", even), ("default", library.load("lair"))):
        told = squeezed("".join(page for page in pages("lair", "en", box) if "The cards" in page))
        for one in contents(game).pieces:
            assert told.count(squeezed(game.words.term(one.piece.name, "en"))) == one.number
    assert contents(even) != contents(library.load("lair"))
    assert even.box_hash in pages("lair", "en", "even")[0]


def test_the_same_box_gives_the_same_bytes() -> None:
    assert printed(library.load("bond"), "fr") == document("bond", "fr")


@pytest.mark.parametrize("lang", BOTH)
def test_missions_and_forms_of_bond_are_printed(lang: str) -> None:
    game = library.load("bond")
    told = squeezed("".join(pages("bond", lang)))
    for number in range(10, 20):
        assert told.count(squeezed(game.words.term(f"mission-{number}", lang))) >= 2
    for key in ("form-title", "form-quantity", "form-valued", "form-total"):
        assert squeezed(game.words.term(key, lang)) in told


def test_a_sixth_game_prints_without_a_line_of_its_own() -> None:
    spots = [(0, 0), (90, 0), (180, 40), (180, 130), (90, 160), (0, 130)]
    places = tuple(Place(f"P{n}", "title", x, y) for n, (x, y) in enumerate(spots))
    lines = tuple(Line(f"P{n}", f"P{n + 1}", "", "2") for n in range(5))
    kit = Kit(library.load("lair"), "en")
    kit.contents = Contents()  # as of a game that says nothing of them
    kit.boards = tuple(Board(kind, kind, places, lines) for kind in ("graph", "track", "plan"))
    told = [page.extract_text() for page in PdfReader(BytesIO(pressed(kit))).pages]
    assert len(told) == 5  # a cover, three boards, the rules
    assert told[1].count("Before I Kill You") >= len(places)
    assert "KILL-END-1" in told[-1]


def test_a_game_need_not_say_what_lies_in_its_box() -> None:
    assert Game(About("sixth", 1, 2, 2), Leaflet("none", ""), {}).contents() is None


@pytest.mark.parametrize(
    ("game", "here", "there", "name"),
    [
        ("redacted", "x = 240, y = 532", "x = 240, y = 732", "Kitchen"),
        ("bond", "rio = [318, 590]", "rio = [318, 790]", "Rio"),
    ],
)
def test_a_box_that_moves_a_place_is_drawn_as_it_says(
    game: str, here: str, there: str, name: str, tmp_path: Path
) -> None:
    usual = (registry.folder(game) / "boxes" / "default.toml").read_text("utf-8")
    assert here in usual
    moved = tmp_path / "moved.toml"
    moved.write_text(usual.replace(here, there), "utf-8")
    kit = Kit(library.load(game, str(moved)), "en")
    assert Chart(kit.boards[0], kit.wording()).art == {}
    assert Chart(Kit(library.load(game), "en").boards[0], kit.wording()).art
    assert any(name in page for page in pages(game, "en", str(moved))[1:5])


@pytest.mark.parametrize("lang", BOTH)
def test_the_command_writes_a_file_and_writes_it_again(lang: str, tmp_path: Path) -> None:
    target = tmp_path / "lair.pdf"
    for _ in range(2):
        done = run("print", "lair", "--lang", lang, "--output", target, columns=400)
        assert done.exit_code == 0
        assert t(lang, "print-written", file=str(target)) in done.stdout
    assert target.read_bytes() == document("lair", lang)
    assert list(tmp_path.iterdir()) == [target]


def test_without_a_name_it_goes_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("print", "lair", "--box", "even", "--language", "fr").exit_code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["filature-lair-even-fr.pdf"]


def test_another_file_is_never_overwritten(tmp_path: Path) -> None:
    target = tmp_path / "letter.pdf"
    target.write_bytes(b"%PDF a letter")
    done = run("print", "lair", "--output", target)
    assert done.exit_code == 2
    assert "--output" in done.output
    assert target.read_bytes() == b"%PDF a letter"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("chess",), "there is no game chess"),
        (("lair", "--box", "missing.toml"), "no such file"),
        (("lair", "--option", "size=3"), "there is no option size"),
        (("lair", "--lang", "de"), "fr, en"),
        (("lair", "--output", "/nowhere/at/all.pdf"), "cannot be written"),
        (("redacted", "--option", "mission=chess"), "mission"),
    ],
)
def test_bad_input_is_told_in_one_line(words: tuple[str, ...], told: str) -> None:
    done = run("print", *words)
    assert done.exit_code == 2
    assert told in done.output
    assert done.output.count("\n") == 1


def test_without_typst_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['typst'] = None\nfrom filature.__main__ import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, "print", "lair", "--lang", "fr"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "pip install 'filature[print]'" in done.stderr


def test_a_mission_for_few_seats_prints_too(tmp_path: Path) -> None:
    target = tmp_path / "duel.pdf"
    assert run("print", "redacted", "--option", "mission=duel", "--output", target).exit_code == 0


PAGES = {"lair": 20, "bond": 20, "impossible": 15, "redacted": 38, "ateam": 19}


@pytest.mark.parametrize("game", registry.available())
def test_no_page_is_spent_without_need(game: str) -> None:
    assert len(pages(game, "fr")) == PAGES[game]


@pytest.mark.parametrize("game", registry.available())
def test_there_is_an_aid_for_every_seat(game: str) -> None:
    loaded = library.load(game)
    told = " ".join(pages(game, "en"))
    assert told.count(t("en", "print-aid")) == loaded.most


def test_the_cards_of_bond_fit_on_one_sheet() -> None:
    assert [page for page in pages("bond", "en") if "The cards 1/1" in page]


@pytest.mark.parametrize("game", registry.available())
def test_the_last_columns_of_the_rules_are_as_long(game: str) -> None:
    last = PdfReader(BytesIO(document(game, "fr"))).pages[-1]
    words = [(x, y) for x, y in places_of_words(last) if y > 45]  # above the page number
    left = min(y for x, y in words if x < A4[0] / 2)
    right = min(y for x, y in words if x >= A4[0] / 2)
    assert abs(left - right) < 60  # no more than a clause or two
