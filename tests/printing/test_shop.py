"""The cards one by one: what a print shop asks for."""

import csv
from functools import cache
from io import BytesIO, StringIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from pypdf import PdfReader

from cli.command import run
from filature import library
from filature.core.contents import Contents
from filature.printing.imposing import SAFE
from filature.printing.press import STAMP
from filature.printing.shop import cards, faces
from filature.printing.tiling import BLEED
from printing.test_printing import places_of_words

POINT = 72 / 25.4  # points a millimetre


@cache
def archive(game: str, lang: str = "fr") -> dict[str, bytes]:
    with ZipFile(BytesIO(cards(library.load(game), lang))) as whole:
        return {name: whole.read(name) for name in whole.namelist()}


def manifest(game: str) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(archive(game)["manifest.csv"].decode("utf-8-sig"))))


@pytest.mark.parametrize("game", ["lair", "bond", "impossible"])
def test_the_manifest_counts_what_lies_in_the_box(game: str) -> None:
    contents = library.load(game).contents()
    assert isinstance(contents, Contents)
    inside = [one.number for one in contents.pieces if one.piece.kind in ("card", "tile")]
    told = manifest(game)
    assert sorted(int(line["copies"]) for line in told) == sorted(inside)
    named = {line[side] for line in told for side in ("front", "back")}
    assert named | {"manifest.csv"} == set(archive(game))
    for line in told:
        assert f"-x{line['copies']}-" in line["front"]
        assert line["front"].isascii()


@pytest.mark.parametrize("game", ["lair", "bond", "impossible"])
def test_a_page_is_the_card_with_its_bleed_and_its_words_stay_inside(game: str) -> None:
    for line in manifest(game):
        for name in (line["front"], line["back"]):
            (page,) = PdfReader(BytesIO(archive(game)[name])).pages
            wide, high = float(line["width"]), float(line["height"])
            assert float(page.mediabox.width) == pytest.approx((wide + 2 * BLEED) * POINT, abs=0.1)
            assert float(page.mediabox.height) == pytest.approx((high + 2 * BLEED) * POINT, abs=0.1)
            assert float(page.trimbox.width) == pytest.approx(wide * POINT, abs=0.1)
            assert float(page.trimbox.left) == pytest.approx(BLEED * POINT, abs=0.1)
            inner = (BLEED + SAFE) * POINT - 0.01
            for x, y in places_of_words(page):
                assert inner <= x <= float(page.mediabox.width) - inner
                assert inner <= y <= float(page.mediabox.height) - inner


def test_the_same_box_gives_the_same_archive() -> None:
    assert cards(library.load("bond"), "fr") == cards(library.load("bond"), "fr")


def test_every_card_has_a_file_name_of_its_own() -> None:
    from filature.printing.kit import Kit

    for game in ("lair", "bond", "impossible", "redacted", "ateam"):
        found = faces(Kit(library.load(game), "en"))
        assert len({face.front for face in found}) == len(found)


def test_the_command_writes_an_archive_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for _ in range(2):  # an earlier one is overwritten
        assert run("print", "bond", "--cards", "--lang", "fr").exit_code == 0
    (made,) = tmp_path.iterdir()
    assert made.name == "filature-bond-fr-cards.zip"
    assert ZipFile(made).comment == STAMP.encode()


def test_a_game_without_cards_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = library.load("lair")
    monkeypatch.setattr(game, "contents", lambda: None)
    with pytest.raises(Exception, match="no cards"):
        cards(game, "en")
