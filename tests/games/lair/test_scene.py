"""What the scene says to whoever draws it, so that no drawing works out a rule."""

import filature
from filature.core.scene import Fact, Scene
from games.lair.tables import play, table

LAID = ("0: lair 4", "0: spy 3 to 0")


def scene_of(match: filature.Match, seat: int) -> Scene:
    scene = match.game.scene(match.view(seat), match.offered(seat))
    assert isinstance(scene, Scene)
    return scene


def letters_of(match: filature.Match, seat: int) -> list[Fact]:
    (panel,) = scene_of(match, seat).panels
    return list(panel.facts)


def test_a_captured_spy_says_its_worth_its_worth_taunted_and_the_score_after_killing_it() -> None:
    match = play(table("L4 A B C S3 S2", "L1 D E F G H"), *LAID)
    assert scene_of(match, 0).prompt.marks == ("captured", "3", "3", "6", "3")
    play(match, "0: kill", "1: pass", "0: spy 2 to 0")
    assert scene_of(match, 1).prompt.marks == ("captured", "2", "2", "4", "5")
    play(match, "0: taunt A", "1: pass", "0: taunt B", "1: pass")
    assert scene_of(match, -2).prompt.marks == ("captured", "2 × 2 × 2", "8", "16", "11")


def test_a_taunt_says_who_answers_whether_or_not_they_have_and_what_is_at_stake() -> None:
    match = table("L4 A B C S3 S2", "L1 A E F G H", "L1 D D E F G")
    play(match, *LAID, "0: taunt A")
    asked = ("foil", "3 × 2", "1", "2")
    assert [scene_of(match, seat).prompt.marks for seat in (-2, 0, 1, 2)] == [asked] * 4
    play(match, "2: pass")
    assert scene_of(match, 0).prompt.marks == asked
    play(match, "1: pass")
    assert scene_of(match, 0).prompt.marks[0] == "captured"


def test_other_questions_have_no_marks() -> None:
    match = table("L4 A B C S3 S2", "L1 D E F G H")
    assert scene_of(match, 0).prompt.marks == ()
    assert scene_of(play(match, "0: lair 4"), 0).prompt.marks == ()


def test_letters_say_how_many_are_seen_of_how_many_and_how_many_are_ones_own() -> None:
    match = play(table("L4 A A C S3 S2", "L1 B E F G H"), *LAID, "0: taunt A")
    assert letters_of(match, 0)[0].marks == ("A", "2", "2", "1")
    assert letters_of(match, 0)[2].marks == ("C", "1", "2", "1")
    assert letters_of(match, 0)[4].marks == ("E", "0", "2", "0")
    assert letters_of(match, 1)[4].marks == ("E", "1", "2", "1")
    assert letters_of(match, -2)[0].marks == ("A", "1", "2", "0")
    assert [fact.marks[0] for fact in letters_of(match, -2)] == list("ABCDEFGHI")
