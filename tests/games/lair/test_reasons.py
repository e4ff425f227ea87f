"""What the coach says of an action, where one can count it on the table."""

import pytest

import filature
from filature.games.lair import phases
from games.lair.tables import play, state_of, table
from reasons import foretold

GAME = filature.load("lair")
HANDS = ("L4 A B C S3 S5", "L1 L2 A E S6 H")
LURED = ("0: lair 4", "0: spy 3 to 0")


def told(match: filature.Match, seat: int, notation: str) -> tuple[str, str]:
    """The clause of a reason, and the reason in French."""
    reason = match.game.reason(match.view(seat), match.named[notation])
    assert reason
    return reason.clause, match.game.words.say(reason.sentence, "fr", ("Anna", "Max"), seat)


@pytest.mark.parametrize(
    ("lines", "notation", "clause", "said"),
    [
        ((), "lair 4", "KILL-SPY-6", "À 4, votre repaire peut retenir l'espion de 3 que vous avez"),
        (LURED[:1], "spy 3 to 0", "KILL-SPY-6", "3 contre 4. Tué sans risque, l'espion rapporte 3"),
        (LURED, "kill", "KILL-KILL-1", "Tuer rapporte 3 points sans risque"),
        (LURED, "taunt C", "KILL-TAUNT-1", "L'espion peut valoir 6 ; l'autre C est une des"),
        (LURED[:1], "steal 1 to 0", "KILL-SPY-3", "et Max en perd un."),
    ],
)
def test_at_ones_own_turn(lines: tuple[str, ...], notation: str, clause: str, said: str) -> None:
    ground, text = told(play(table(*HANDS), *lines), 0, notation)
    assert ground == clause
    assert said in text.replace("\N{NO-BREAK SPACE}", " ")


def test_unseen_spies_are_counted_from_what_one_sees() -> None:
    """First box: 18 spies, two of them in hand; those above 4 do not stay."""
    match = play(table(*HANDS), LURED[0])
    spies = match.game.leaflet.table("spies")
    strong = sum(int(str(n)) for power, n in spies.items() if power.isdigit() and int(power) > 4)
    _, text = told(match, 0, "steal 1 to 0")
    assert f"retient {16 - (strong - 1)} des 16 espions" in text  # the 5 in hand is not unseen


def test_a_spy_that_is_too_strong_ruins_a_lair_and_the_leader_is_named_so() -> None:
    match = play(table(*HANDS), *LURED, "0: kill", "1: lair 2")
    clause, text = told(match, 1, "spy 6 to 0")
    assert clause == "KILL-ESC-2"
    assert text.startswith("6 contre 4")
    assert text.endswith("et le repaire d'Anna, en tête, s'écroule.")
    assert match.game.reason(match.view(1), match.named["spy 6 to 1"]) is None  # one's own ruin


def test_a_taunt_is_sure_once_its_letter_is_out_and_a_foil_keeps_points_from_the_captor() -> None:
    match = play(table(HANDS[0], "L1 L2 A E S2 H"), *LURED, "0: taunt A")
    assert told(match, 1, "foil A")[1].startswith("Sans votre carte, l'espion vaudrait 6 à Anna")
    clause, text = told(match, 1, "pass")
    assert clause == "KILL-TAUNT-3"
    assert "celui d'Anna sera défaussé, et nul ne pourra riposter au vôtre" in text
    play(match, "1: pass", "0: kill", "1: lair 2", "1: spy 2 to 1")
    assert told(match, 1, "taunt A")[1].startswith("L'autre A est à la défausse")


def test_points_that_win_are_called_so() -> None:
    match = play(table(*HANDS, target=5), *LURED)
    assert told(match, 0, "kill")[0] == "KILL-KILL-1"
    play(match, "0: taunt A")
    assert "de quoi gagner" in told(match, 1, "foil A")[1]
    play(match, "1: pass")
    assert told(match, 0, "kill")[0] == "KILL-END-1"


FORETOLD = frozenset(("reason-caught", "reason-ruin", "reason-enough", "reason-kill-wins"))


def test_what_a_reason_foretells_comes_true() -> None:
    seen = set()
    for key, numbers, seat, before, after in foretold(GAME, FORETOLD, range(8)):
        s, gained = state_of(after), state_of(after).score[seat] - state_of(before).score[seat]
        seen.add(key)
        if s.phase == phases.ADD:
            after.play(seat, "done")
        if key == "reason-caught":
            assert numbers["power"] in (s.worth, gained)
        elif key == "reason-ruin":
            assert s.size[numbers["target"]] == 0
        elif key == "reason-enough":
            assert s.spies[seat] == numbers["kept"]
            assert s.size[state_of(before).target] == 0
        else:
            assert GAME.winners(s) == [seat]
    assert seen == FORETOLD


SURE = frozenset(("reason-taunt-gone", "reason-taunt-both", "reason-taunt-spies"))


def test_a_taunt_that_is_said_to_be_sure_stands() -> None:
    found = 0
    for _, numbers, seat, before, after in foretold(GAME, SURE, range(12)):
        while state_of(after).phase == phases.FOIL:
            (answer,) = after.options(after.actors()[0])  # nobody can foil it
            after.play(after.actors()[0], answer)
        s, gained = state_of(after), state_of(after).score[seat] - state_of(before).score[seat]
        assert numbers["twice"] in (s.worth, gained)
        found += 1
    assert found
