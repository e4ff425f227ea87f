"""What a match looks like: lockdown, helicopters, sealed cards, one's own loyalty."""

import filature
from filature.core.scene import Piece, Scene, Zone
from games.redacted.tables import play, put, table, view

FOUR = ("key key", "weapon weapon", "aid aid", "vest vest")


def scene_of(match: filature.Match, seat: int) -> Scene:
    scene = match.game.scene(view(match, seat), match.offered(seat))
    assert isinstance(scene, Scene)
    return scene


def zone_of(scene: Scene, name: str) -> Zone:
    return next(zone for zone in scene.zones if zone.id == name)


def test_rooms_of_a_locked_floor_are_marked() -> None:
    match = play(put(table("RBRB", *FOUR), 0, "lockdown"), "0: lock ground")
    marked = [p.id for p in scene_of(match, 1).boards[0].places if "mark-locked" in p.marks]
    assert marked == [
        f"room-{room}" for room in ("stairs", "reception", "kitchen", "xray", "security")
    ]


def test_a_helicopter_is_in_reserve_then_called_then_on_the_roof() -> None:
    match = play(put(table("RBRB", *FOUR), 0, "radio"))
    assert [piece.figure for piece in zone_of(scene_of(match, 1), "sky").pieces] == ["2", "2"]
    sky = zone_of(scene_of(play(match, "0: call red"), 1), "sky")
    assert sky.pieces[0] == Piece("helicopter-0", "token", "called-red", seat=0)


def test_a_card_under_seal_shows_its_face_to_its_own_seat_alone() -> None:
    match = put(table("RBRB", *FOUR, first=1), 0, "kitchen")
    play(match, "1: step kitchen", "0: card wire")
    mine, theirs = (zone_of(scene_of(match, seat), "meeting").pieces for seat in (0, 1))
    assert [piece.name for piece in mine] == ["card-wire"]
    assert [piece.name for piece in theirs] == [""]


def test_cards_that_were_shown_lie_open_before_those_who_saw_them_alone() -> None:
    """RED-MEET-2, RED-MEET-3  Wire beats Pistol; in the kitchen nobody else looks on."""
    match = put(table("RBRB", *FOUR, first=1), 0, "kitchen")
    play(match, "1: step kitchen", "1: card wire", "0: card pistol")
    for seat in (0, 1):
        cards = zone_of(scene_of(match, seat), "meeting").pieces
        assert [(card.seat, card.name, card.figure) for card in cards] == [
            (1, "card-wire", ">"),
            (0, "card-pistol", ""),
        ]
    for seat in (2, 3, -2):
        assert not [zone for zone in scene_of(match, seat).zones if zone.id == "meeting"]


def test_ones_loyalty_lies_before_ones_own_eyes_only() -> None:
    match = table("BRRB", *FOUR)
    assert zone_of(scene_of(match, 0), "loyalty-0").pieces[0].name == "nation-blue"
    assert not [zone for zone in scene_of(match, 1).zones if zone.id == "loyalty-0"]
    assert not [zone for zone in scene_of(match, -2).zones if "loyalty" in zone.id]
