"""What the coach says of an action, where the sheet gives the numbers."""

import pytest

import filature
from games.bond.tables import ends, play, put, state_of, table
from reasons import foretold


def told(match: filature.Match, notation: str) -> tuple[str, str]:
    """The clause of a reason for seat 0, and the reason in French."""
    reason = match.game.reason(match.view(0), match.named[notation])
    assert reason
    said = match.game.words.say(reason.sentence, "fr", ("Anna", "Igor"), 0)
    return reason.clause, said.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("arms", "clause", "said"),
    [
        (3, "BOND-ENG-9", "Le pire lancer coûte 3 d'armement, et vous en avez 3 : vous ne risquez"),
        (2, "BOND-ENG-4", "Avec 2 d'armement, 32 lancers sur 36 se gagnent ou se rattrapent."),
    ],
)
def test_an_engagement_is_weighed_by_its_worst_throw(arms: int, clause: str, said: str) -> None:
    match = put(table(19, 10), stock=(arms, 0, 3))  # mission 19 begins with a combat
    assert told(match, "engage")[0] == clause
    assert told(match, "engage")[1].startswith(said)


def test_waiting_avoids_a_throw_that_eliminates() -> None:
    assert told(put(table(19, 10), stock=(2, 0, 3)), "pass") == (
        "BOND-ENG-5",
        "Avec 2 d'armement, 4 lancers sur 36 vous élimineraient.",
    )
    safe = put(table(19, 10), stock=(3, 0, 3))
    assert safe.game.reason(safe.view(0), safe.named["pass"]) is None


def test_an_express_link_is_told_with_what_it_saves_and_costs() -> None:
    """BOND-MOVE-8: London to Cairo costs 2; by lines it is five turns."""
    match = put(table(10, 19), place="london", stage=3, stock=(4, 4, 5))  # Cairo is stage 3 of 10
    assert told(match, "express cairo") == (
        "BOND-MOVE-8",
        "Un tour au lieu de 5, contre 2 points de transport ; il vous en reste 3.",
    )


def test_a_line_leads_to_the_stage_or_nearer_to_it() -> None:
    match = put(table(19, 10), place="bilbao", stage=2, stock=(4, 0, 0))  # stage 2 is in London
    assert told(match, "go paris") == (
        "BOND-MOVE-3",
        "Londres - Mi6, votre étape (combat), ne sera plus qu'à un tour.",
    )
    assert told(put(match, place="paris"), "go london")[0] == "BOND-TURN-2"
    assert match.game.reason(match.view(0), match.named["go madrid"]) is None  # the other way


def test_the_report_is_worth_the_mission() -> None:
    match = put(table(19, 10), place="paris", stage=8)
    assert told(match, "go london")[0] == "BOND-STAGE-15"
    assert "1\N{NARROW NO-BREAK SPACE}450 points" in told(match, "go london")[1]


def test_points_left_over_count_or_are_kept() -> None:
    match = table(19, 10)
    ends(match, with_stock=(8, 0, 0))
    assert told(match, "bonus 0")[0] == "BOND-Q-8"
    assert told(match, "bonus 8") == (
        "BOND-FORM-6",
        "8 unités comptent maintenant : votre total passe à 1\N{NARROW NO-BREAK SPACE}850.",
    )


def test_a_draw_is_paid_or_thrown_again() -> None:
    match = play(table(19, 10), "0: engage", "chance: stars 2, skulls 2")
    assert told(match, "pay")[1].endswith("il vous en reste 3.")
    assert "vos points (4 d'armement)" in told(match, "rethrow")[1]


COUNTED = frozenset(("reason-arrive", "reason-bonus", "reason-report"))


def test_what_a_reason_foretells_comes_true() -> None:
    seen = set()
    for key, numbers, seat, before, after in foretold(filature.load("bond"), COUNTED, range(3)):
        score = state_of(after).score[seat]
        if key == "reason-bonus":
            assert score == numbers["total"]
        elif numbers["taken"] > 1:  # still on the way
            continue
        elif key == "reason-report":
            assert score - state_of(before).score[seat] == numbers["value"]
        else:
            assert "engage" in after.options(seat)
        seen.add(key)
    assert seen == COUNTED
