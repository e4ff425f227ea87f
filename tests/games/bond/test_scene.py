"""What the eye needs of a match: stages, throws and routes by their keys, who is on the way."""

import filature
from filature.core.scene import Panel, Scene, Zone
from games.bond.tables import play, put, table


def seen(match: filature.Match, seat: int = 0) -> Scene:
    scene = match.game.scene(match.view(seat), match.offered(seat))
    assert isinstance(scene, Scene)
    return scene


def panel(match: filature.Match, id: str) -> Panel:
    return next(one for one in seen(match).panels if one.id == id)


def notations(match: filature.Match, actions: tuple[int, ...]) -> list[str]:
    return [match.game.actions[action].notation for action in actions]


def test_a_stage_says_when_where_and_what_sort_it_is() -> None:
    marks = [fact.marks for fact in panel(put(table(19, 10), 0, "london", 3), "sheet").facts]
    assert marks[1] == ("done", "2", "place-london", "sort-combat", "0")
    assert marks[2] == ("now", "3", "place-baku", "sort-intelligence", "0")
    assert marks[-1] == ("later", "8", "place-london", "sort-report", "0")


def test_the_goal_says_what_is_won_and_what_may_come() -> None:
    issued, aim = panel(table(19, 10), "aim").facts
    assert issued.marks == ("19", "mission-19")
    assert aim.marks == ("0", "4000", "1450", "700")  # 14 units of 50: BOND-FORM-8


def test_every_throw_has_its_price() -> None:
    percent, place, kind, *throws = (
        panel(put(table(19, 10), 0, "london", 3, (4, 2, 3)), "odds").facts[0].marks
    )
    assert (place, kind, len(throws)) == ("place-baku", "type-gear", 36)
    assert set(throws) == {"free 0", "pay 1", "pay 2", "lost 3"}
    kept = [one for one in throws if not one.startswith("lost")]
    assert int(percent) == 100 * len(kept) // 36
    poor = panel(put(table(19, 10), 0, "london", 3, (4, 0, 3)), "odds").facts[0].marks
    assert "again 1" in poor


def test_a_journey_names_its_places() -> None:
    facts = panel(put(table(19, 10), 0, "london", 3), "journey").facts
    assert facts[0].marks == ("standard", "london", "paris", "istanbul", "baku")
    assert facts[1].marks == ("express", "london", "baku")
    assert facts[2].marks == ("here", "london")


def test_who_is_in_transit_has_a_card() -> None:
    match = put(table(19, 10), 0, "london", 3)
    assert "transit" not in [zone.id for zone in seen(match).zones]
    play(match, "0: transit new_york")
    found: Zone = next(zone for zone in seen(match).zones if zone.id == "transit")
    assert [(p.id, p.name, p.figure) for p in found.pieces] == [("pawn-0", "place-new_york", "2")]


def test_ones_own_figure_offers_what_is_done_on_the_spot() -> None:
    match = put(table(19, 10), 0, "bilbao", 1)
    pawns = {p.id: p for place in seen(match).boards[0].places for p in place.pieces}
    assert notations(match, pawns["pawn-0"].actions) == ["engage", "pass", "abandon"]
    assert pawns["pawn-1"].actions == ()
    assert seen(match).seats[0].facts[1].marks == ("19",)
