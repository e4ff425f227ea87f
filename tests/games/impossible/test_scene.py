"""What a match looks like: whose a square is, and the viewer's own booklet."""

import filature
from filature.core.scene import Scene
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
