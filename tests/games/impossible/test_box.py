"""What a box must be, and what is said of one that is not."""

import pytest

import filature
from filature.core.box import BoxError, Leaflet
from filature.games.impossible import box
from filature.registry import leaflet

TEXT = leaflet("impossible", "default").text

FAULTS = [
    ('"english", "russian", "german"', '"english", "martian", "german"', "none of english"),
    ('"english", "russian", "german"', '"english", "english", "german"', "six, each once"),
    ('"scar", "moustache"]\n\n[clues]', '"scar"]\n\n[clues]', "six, each once"),
    ('english = ["nose", "wart", "beard", "scar"]', 'english = ["nose", "wart"]', "4 features"),
    ('english = ["nose", "wart", "beard", "scar"]', "english = 7", "must have english"),
    ('english = ["nose", "wart", "beard", "scar"]', "english = [7, 8, 9, 1]", "not a name"),
    ('english = ["nose", "wart", "beard", "scar"]', 'english = ["hat"]', "no feature of this box"),
    (
        'english = ["nose", "wart", "beard", "scar"]\nrussian = ["wart", "beard", "scar", "mous',
        'english = ["nose", "wart", "beard", "scar"]\nrussian = ["nose", "wart", "beard", "scar"]#',
        "looks like the english",
    ),
    ('blue = ["S36",', 'mauve = ["S36",', "is none of red"),
    ('blue = ["S36", ', "blue = [", "must name 5 squares"),
    ('blue = ["S36",', 'blue = ["X99",', "which is no square"),
    ('blue = ["S36",', 'blue = ["S06",', "has a colour already"),
    ('blue = ["S36", "O03", "S24", "I41", "O45"]\n', "", "6 colours"),
    ("H = [0, 0]", "H = [0]", "must be [x, y]"),
    ("H = [0, 0]", 'H = [0, "a"]', "not a number"),
    ('O55 = ["S06"]', 'O55 = ["O55"]', "leads nowhere"),
    ('O55 = ["S06"]', 'O55 = ["O54"]', "stands twice"),
    ('O55 = ["S06"]', 'O55 = ["Q"]', "no square"),
    ("I01 = [208.3, 72.2]", "I01 = [208.3, 72.2]\nZ = [0, 0]", "no way leads to Z"),
    ("[hunt]", "[chase]", "[hunt] is missing"),
    ('provenance = "public"', 'provenance = "rumour"', "provenance"),
]


@pytest.mark.parametrize(("old", "new", "reason"), FAULTS)
def test_a_faulty_box_is_refused_with_its_reason(old: str, new: str, reason: str) -> None:
    assert TEXT.count(old) == 1
    with pytest.raises(BoxError) as refused:
        box.read(Leaflet("mine.toml", TEXT.replace(old, new)))
    assert reason in str(refused.value)
    assert str(refused.value).startswith("mine.toml, line ")
    assert refused.value.line > 1 or "missing" in reason


def test_the_line_of_a_fault_is_told() -> None:
    with pytest.raises(BoxError) as refused:
        box.read(Leaflet("mine.toml", TEXT.replace('blue = ["S36", ', "blue = [")))
    assert TEXT.splitlines()[refused.value.line - 1].startswith("blue =")


@pytest.mark.parametrize("name", ["default", "triangles"])
def test_both_boxes_agree_with_the_sheet(name: str) -> None:
    found = box.read(leaflet("impossible", name))
    american = [found.features[n] for n in range(6) if (found.traits[5] >> n) & 1]
    assert american == ["sunglasses", "nose", "wart", "beard"]
    nose = found.having[found.features.index("nose")]
    assert {found.agents[n] for n in range(6) if (nose >> n) & 1} == {
        "american",
        "french",
        "german",
        "english",
    }
    for feature in range(6):
        assert found.having[feature].bit_count() == 4


def test_the_board_is_as_the_reconstruction_promises() -> None:
    found = box.read(leaflet("impossible", "default"))
    assert found.farthest == 18
    for seat in range(6):
        own = [found.square[seat * 5 + n] for n in range(5)]
        apart = [found.steps[a * 79 + b] for a in own for b in own if a != b]
        assert min(apart) >= 7
        assert max(min(found.steps[n * 79 + a] for a in own) for n in range(79)) <= 6


def test_another_box_is_another_game_and_plays() -> None:
    game = filature.load("impossible", "triangles")
    match = filature.Match(game, 3)
    match.deal(1)
    assert match.options(0)[0] == "figure blue"
    assert game.box_hash != filature.load("impossible").box_hash
