"""What the coach says of an action, where one can count it on the plan."""

import filature
from filature.games.redacted.box import ARMOURY, ROOM_NAMES, ROOMS
from games.redacted.tables import meeting, play, put, state_of, table

KITCHEN = ("1: step kitchen",)


def told(match: filature.Match, seat: int, notation: str) -> tuple[str, str]:
    """The clause of a reason, and the reason in French."""
    reason = match.game.reason(match.view(seat), match.named[notation])
    assert reason
    said = match.game.words.say(reason.sentence, "fr", ("Anna", "Igor", "Max", "Zoé"), seat)
    return reason.clause, said.replace("\N{NO-BREAK SPACE}", " ")


def test_a_way_is_told_by_what_waits_at_its_end() -> None:
    """Down the stairs to the Armoury, once all Attacks are spent; no agent is worth meeting."""
    match = put(table("RB", "key vest", "weapon aid", mission="introduction"), 0, "stairs")
    state_of(match).spent[0] = 0b111
    far = state_of(match).box.steps[ROOM_NAMES.index("basement") * ROOMS + ARMOURY]
    rooms = "une salle" if far == 1 else f"{far} salles"
    assert told(match, 0, "step basement") == (
        "RED-ROOM-4",
        f"L'Armurerie n'est plus qu'à {rooms} : elle vous rend vos 3 Attaques épuisées.",
    )


def test_a_meeting_is_weighed_by_what_the_other_has_spent() -> None:
    match = put(
        table("RB", "key vest", "weapon aid", mission="introduction", first=1), 0, "kitchen"
    )
    play(match, *KITCHEN)
    assert told(match, 1, "card wire")[0] == "RED-MEET-7"
    assert "Anna est d'une autre nation" in told(match, 1, "card wire")[1]
    state_of(match).spent[0] = state_of(match).seen_spent[6] = 0b100  # the blade, which beats wire
    assert told(match, 1, "card wire") == (
        "RED-MEET-3",
        "Anna a épuisé la carte qui bat la vôtre (Attaque : lame).",
    )
    assert told(match, 1, "card pistol")[0] == "RED-MEET-7"
    state_of(match).spent[0] = 0b111
    assert told(match, 1, "card pistol")[1].startswith("Anna n'a plus d'Attaque")


def test_objects_of_a_fight_say_what_they_turn_it_into() -> None:
    losing = meeting("blade", "pistol", "key vest", "weapon vest")  # pistol beats blade
    assert told(losing, 1, "play weapon")[0] == "RED-WEAPON-2"
    assert told(losing, 1, "play vest")[0] == "RED-VEST-2"
    even = meeting("blade", "blade", "key vest", "weapon vest")
    assert told(even, 1, "play weapon")[0] == "RED-WEAPON-3"
    assert even.game.reason(even.view(1), even.named["play vest"]) is None


def test_a_reward_is_told_by_what_the_loser_holds() -> None:
    match = play(meeting("wire", "pistol", "key vest", "weapon aid"), "0: pass")
    assert told(match, 1, "steal") == (
        "RED-REWARD-2",
        "Anna tient 2 objets : vous en prenez un au hasard.",
    )
    assert told(match, 1, "injure")[0] == "RED-MOVE-1"
    state_of(match).posture[0] = 1
    assert told(match, 1, "injure")[0] == "RED-REWARD-1"


def test_in_the_storage_the_hand_is_counted() -> None:
    match = put(table("RB", "key vest", "weapon aid", mission="introduction"), 0, "storage")
    pile = match.view(0).pile
    assert told(match, 0, "take") == (
        "RED-ROOM-1",
        f"Vous avez 2 objets sur trois, et la pioche en a {pile}.",
    )


def test_with_the_file_one_calls_and_boards_with_a_bomb_one_calls_the_enemy() -> None:
    match = put(table("RRBB", *["secrets-blue bomb", *["key vest"] * 3]), 0, "radio")
    assert told(match, 0, "call red") == (
        "RED-HELI-3",
        "Vous avez le bon dossier : l'hélicoptère se pose au début de votre prochain tour.",
    )
    assert told(match, 0, "call blue")[0] == "RED-HELI-7"
    without = put(table("RRBB", *["aid key", *["key vest"] * 3]), 0, "radio")
    assert without.game.reason(without.view(0), without.named["call red"]) is None


def test_what_others_hold_is_told_only_as_far_as_it_was_seen() -> None:
    """Seat 1 has the file that seat 0 wants; nobody has shown it to seat 0."""
    hands = ["key vest", "secrets-blue aid", "key vest", "key vest"]
    match = put(put(table("RRBB", *hands), 1, "kitchen"), 0, "reception")
    other = put(
        put(table("RRBB", *["key vest", "weapon aid", *hands[2:]]), 1, "kitchen"), 0, "reception"
    )
    assert told(match, 0, "step kitchen") == told(other, 0, "step kitchen")
    assert told(match, 0, "step kitchen")[0] != "RED-REWARD-2"
