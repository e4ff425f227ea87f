"""What a match looks like: whose a square is, and the viewer's own booklet."""

from importlib.resources import files
from math import hypot

import filature
from filature.core.box import Leaflet
from filature.core.scene import Scene
from filature.games.impossible.game import Impossible
from games.impossible.tables import chosen, laid, opened, put, table, view


def scene_of(match: filature.Match, seat: int) -> Scene:
    scene = match.game.scene(view(match, seat), match.offered(seat))
    assert isinstance(scene, Scene)
    return scene


def test_a_square_has_the_seat_of_its_colour_even_once_its_card_is_gone() -> None:
    match = filature.Match(filature.load("impossible"), 3)
    assert {place.seat for place in scene_of(match, 0).boards[0].places} == {-3}
    match = laid(opened(chosen("white", "blue", "yellow"), "en", "ru", "ge"))
    owned = {place.id: place.seat for place in scene_of(match, 2).boards[0].places}
    assert [owned[name] for name in ("I01", "S36", "S16", "S06", "H")] == [0, 1, 2, -3, -3]


def test_the_booklet_is_for_its_own_eyes_and_shows_what_both_look_like() -> None:
    match = put(table("en", "ru", "ge"), a="S01", b="H", c="S21")
    booklet = {zone.id: zone for zone in scene_of(match, 0).zones if zone.seat == 0}
    assert [p.name for p in booklet["identity-0"].pieces] == [
        f"clue-{name}" for name in ("nose", "wart", "beard", "scar")
    ]
    assert booklet["prey-0"].title.numbers == (1,)
    assert not [zone for zone in scene_of(match, -2).zones if zone.id.startswith("identity")]
    facts = [[fact.text.key for fact in line.facts] for line in scene_of(match, 0).seats]
    assert "seat-agent" not in facts[0]


def test_every_square_of_the_web_has_an_address_of_its_own() -> None:
    game = filature.load("impossible")
    places = scene_of(filature.Match(game, 3), 0).boards[0].places
    assert len({(place.name, place.number) for place in places}) == len(places) == 79
    for lang in ("fr", "en"):
        assert all(game.words.term(place.name, lang) != place.name for place in places)
    moves = {action.notation: action.sentence for action in game.actions}
    assert game.words.say(moves["move S14"], "fr") == "Aller rue du Port,\u00a04"
    assert game.words.say(moves["move O05"], "en") == "Go to 5\u00a0Stadium Boulevard"
    assert game.words.say(moves["move H"], "fr") == "Aller place de l'Étoile"


def test_numbers_go_outward_and_clockwise() -> None:
    places = scene_of(filature.Match(filature.load("impossible"), 3), 0).boards[0].places
    found = {(place.name, place.number): place for place in places}
    out = [hypot(found["street-park", n].x, found["street-park", n].y) for n in range(1, 7)]
    assert out == sorted(out)
    for ring, last in (("passage", 2), ("boulevard", 5)):
        around = [found[f"{ring}-opera", n].x for n in range(1, last + 1)]
        assert around == sorted(around)  # the opera is in the north


def test_another_board_keeps_the_names_of_its_box() -> None:
    box = files("filature") / "games/impossible/boxes/default.toml"
    text = box.read_text("utf-8").replace("S03", "X3")
    game = Impossible(Leaflet("mine.toml", text), {})
    assert game.word("square", 2) == game.box.names[2]
    assert not any(p.name for p in scene_of(filature.Match(game, 3), 0).boards[0].places)


def test_moves_stand_under_what_they_lead_to() -> None:
    match = put(table("en", "ru", "ge"), a="S35", b="S33", c="S21")
    match.play(filature.CHANCE, "roll 3")
    game = match.game
    groups = dict(game.groups(view(match, 0), match.offered(0)))
    names = {key: [game.actions[one].notation for one in found] for key, found in groups.items()}
    assert list(names) == ["group-meet", "group-shelter", "group-elsewhere"]
    assert names["group-meet"] == ["move S33"]
    assert "move S36" in names["group-shelter"]
    assert sorted(one for found in groups.values() for one in found) == match.offered(0)


def test_a_card_that_somebody_laid_is_a_clue_to_read() -> None:
    match = put(table("en", "ru", "ge"), a="S05", b="S33", c="S21")
    match.play(filature.CHANCE, "roll 1")
    groups = dict(match.game.groups(view(match, 0), match.offered(0)))
    assert [match.game.actions[one].notation for one in groups["group-clue"]] == ["move S06"]
