"""What the coach says of an action, where one can count it on the track."""

import pytest

import filature
from filature.games.ateam import phases
from filature.games.ateam.box import GUARD, ROLL, SAFE
from games.ateam.tables import HANDS, play, state_of, table
from reasons import foretold

GAME = filature.load("ateam")
NBSP = "\N{NO-BREAK SPACE}"


def told(match: filature.Match, notation: str) -> tuple[str, str]:
    """The clause of a reason for seat 0, and the reason in French."""
    reason = match.game.reason(match.view(0), match.named[notation])
    assert reason
    said = match.game.words.say(reason.sentence, "fr", ("Anna", "Igor", "Max"), 0)
    return reason.clause, said.replace(NBSP, " ")


def test_a_card_says_how_far_it_takes_one_and_what_is_left() -> None:
    """The vault of the first box is space 51."""
    match = table("21", "3")
    vault = len(state_of(match).box.kinds) - 1
    clause, text = told(match, "throw")
    assert clause == "AT-TURN-1"
    assert text.endswith(f"{vault - 21} cases restent jusqu'au souterrain.")
    assert told(match, "clear")[1].startswith("Un lancer de plus, d'un dé ;")
    assert told(match, "bench 1")[1] == "Igor perd son prochain tour : un dé de moins pour avancer."


@pytest.mark.parametrize(
    ("kind", "clause", "said"),
    [(ROLL, "AT-ROLL-1", "« rejouer »"), (SAFE, "AT-SAFE-1", "sécurité")],
)
def test_the_space_where_a_card_leads_is_told(kind: int, clause: str, said: str) -> None:
    match = table("0", "1")
    kinds = list(state_of(match).box.kinds)
    state_of(match).place[0] = next(n for n in range(5, 40) if kinds[n + 3] == kind)
    assert told(match, "plus3")[0] == clause
    assert said in told(match, "plus3")[1]


def test_another_figure_on_the_space_takes_its_throw_away() -> None:
    match = table("0", "1")
    kinds = list(state_of(match).box.kinds)
    place = next(n for n in range(5, 40) if kinds[n + 3] == ROLL)
    state_of(match).place[0], state_of(match).place[1] = place, place + 3
    assert told(match, "plus3")[0] == "AT-CARD-3"


def test_the_formula_is_chased_reached_and_carried_out() -> None:
    assert told(table("29o", "21*"), "throw") == (
        "AT-STEAL-1",
        "Igor et la formule sont 8 cases devant vous : à deux dés, vous pouvez vous y arrêter.",
    )
    assert told(table("24o", "21*"), "plus3")[0] == "AT-STEAL-1"
    assert told(table("2*", "24o"), "plus3") == (
        "AT-WIN-1",
        "2 cases de plus, et la formule est dehors : la partie est gagnée.",
    )
    assert told(table("21*", "24o"), "throw")[1].startswith("La formule est à vous, et 21 cases")


def test_who_has_overtaken_the_formula_waits_for_it() -> None:
    match = table("12o", "21*")
    assert told(match, "bench 0")[0] == "AT-STEAL-7"
    assert told(match, "throw")[1].endswith("12 cases restent jusqu'au départ.")
    assert match.game.reason(table("29o", "21*").view(0), match.named["bench 0"]) is None


def test_a_roaming_guard_is_counted_from_behind() -> None:
    match = table("40", "30*", hands=("roam, bench, clear", *HANDS[1:]))
    kinds = list(state_of(match).box.kinds)
    back = next(n for n in range(31, len(kinds)) if kinds[n] == GUARD) - 30
    assert told(match, "roam 1")[0] == "AT-CARD-7"
    assert f"Igor et la formule reculent de {back} cases" in told(match, "roam 1")[1]


def test_a_guard_lets_no_card_help() -> None:
    match = table("6", "3")
    assert told(match, "throw")[0] == "AT-GUARD-6"
    play(match, "0: throw", "chance: dice 5 2")
    assert told(match, "end")[0] == "AT-GUARD-6"


MOVES = frozenset(("reason-move", "reason-move-roll", "reason-move-safe", "reason-move-vault"))
BACK = frozenset(("reason-roam", "reason-roam-holder"))


def test_a_card_takes_one_as_far_as_its_reason_says() -> None:
    seen = set()
    for key, numbers, seat, before, after in foretold(GAME, MOVES | BACK, range(6)):
        while state_of(after).phase == phases.DRAW:  # the card that replaces it
            after.play(filature.CHANCE, after.chance()[0][0])
        who = numbers["other"] if key in BACK else seat
        moved = abs(int(state_of(after).place[who] - state_of(before).place[who]))
        assert moved == numbers["back" if key in BACK else "moved"]
        seen.add(key)
    assert seen == MOVES | BACK
