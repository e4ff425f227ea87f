"""The rule sheet, clause by clause, then our reconstruction, in the order of the rules file."""

import pytest

import filature
from filature.core.box import Leaflet
from filature.core.numbers import numbers, zeros
from filature.core.option import Value
from filature.games.redacted import box as contents
from filature.games.redacted import phases
from filature.games.redacted.box import KIND_NAMES, MISSION_NAMES, ROOM_NAMES
from filature.games.redacted.mind.knowledge import STILL
from filature.parts.reach import steps_from
from games.redacted.tables import (
    NATIONS,
    hand,
    idle,
    meeting,
    play,
    put,
    refused,
    state_of,
    table,
    view,
)

HANDS = ("key key", "weapon weapon")
THREE = ("key key", "weapon weapon", "aid aid")
FOUR = (*THREE, "vest vest")
KEY, WEAPON = KIND_NAMES.index("key"), KIND_NAMES.index("weapon")


def deck_of(mission: str, seats: int, **options: Value) -> dict[str, int]:
    match = filature.Match(
        filature.load("redacted", options={"mission": mission, **options}), seats
    )
    return {name: n for name, n in zip(KIND_NAMES, state_of(match).plan.deck, strict=True) if n}


# Objets -----------------------------------------------------------------------


def test_red_gen_1_objects_are_one_deck_with_one_back() -> None:
    match = table("RB", *HANDS, mission="introduction")
    scene = match.game.scene(view(match, 0), [])
    backs = {piece.back for zone in scene.zones for piece in zone.pieces}
    assert backs == {"back-plain"}
    assert view(match).pile + sum(view(match).counts) == 25


@pytest.mark.parametrize(
    ("mission", "seats", "cards"),
    [
        ("introduction", 2, 26),
        ("classic", 4, 34),
        ("duel", 2, 34),
        ("triangle", 3, 35),
        ("danger-zone", 4, 43),
        ("bedfellows", 3, 41),
    ],
)
def test_red_gen_2_marks_tell_the_mode(mission: str, seats: int, cards: int) -> None:
    assert sum(deck_of(mission, seats).values()) == cards


def test_red_gen_3_marked_cards_in_their_mode_only_unmarked_always() -> None:
    for mission, seats in (("introduction", 2), ("classic", 4), ("duel", 2), ("triangle", 3)):
        deck = deck_of(mission, seats)
        assert deck["key"] == 5
        assert ("virus" in deck) == (mission == "introduction")
        assert ("case-a" in deck) == (mission != "introduction")
        assert ("secrets-yellow" in deck) == (mission == "triangle")
        assert "letter-rb" not in deck


def storage(*hands: str, **options: Value) -> filature.Match:
    """Seat 0 in Storage, about to act."""
    match = table("RBY", *hands, **options)
    return put(match, 0, "storage")


def test_red_hand_1_three_objects_at_most_and_room_is_made_first() -> None:
    match = play(storage(*THREE), "0: take", "chance: draw vest")
    idle(match, 1)
    play(idle(match, 2), "0: take")
    assert match.options(0) == ["drop vest", "drop key", "decline"]
    assert match.chance() == []  # nothing is drawn before
    play(match, "0: drop vest", "chance: draw bomb")
    assert hand(match, 0) == ["bomb", "key", "key"]
    match = play(storage(*THREE), "0: take", "chance: draw vest")
    idle(match, 1)
    play(idle(match, 2), "0: take", "0: decline")
    assert hand(match, 0) == ["vest", "key", "key"]


def test_red_hand_1_the_option_discards_after_and_the_new_card_may_go() -> None:
    match = play(storage(*THREE, limit_discard="after"), "0: take", "chance: draw vest")
    idle(match, 1)
    play(idle(match, 2), "0: take", "chance: draw bomb")
    assert match.options(0) == ["drop bomb", "drop vest", "drop key"]
    assert refused(match, 0, "decline") == "RED-HAND-1"
    play(match, "0: drop bomb")
    assert view(match).counts[0] == 3


def opened_between(*stow: str) -> filature.Match:
    """Seat 0 has taken a fourth card and opens a briefcase before it drops one."""
    hands = ("case-a codebreaker", *THREE[1:])
    match = storage(*hands, stow=" ".join(stow), limit_discard="after")
    play(match, "0: take", "chance: draw vest")
    idle(match, 1)
    play(idle(match, 2), "0: take", "chance: draw goggles")
    return play(match, "0: open a", f"chance: show {stow[0]}")


def test_red_hand_1_with_discarding_after_a_briefcase_gives_no_second_card() -> None:
    match = play(opened_between("bomb", "weapon"), "0: put goggles")
    assert hand(match, 0) == ["bomb", "case-a", "vest"]
    assert view(match).turn == 1  # three in hand: nothing to drop, nothing to draw


def test_red_hand_1_with_discarding_after_the_surplus_still_goes() -> None:
    match = play(opened_between("bomb", "weapon"), "0: put nothing")
    assert refused(match, 0, "decline") == "RED-HAND-1"
    play(match, "0: drop bomb")
    assert hand(match, 0) == ["case-a", "vest", "goggles"]
    assert view(match).turn == 1


def test_red_hand_2_the_content_of_a_briefcase_does_not_count() -> None:
    match = play(storage("case-a key", *THREE[1:]), "0: take", "chance: draw vest")
    assert view(match).counts[0] == 3
    assert view(match).filled == (1, 1)


def test_red_hand_3_the_briefcase_itself_counts() -> None:
    match = play(storage("case-a key", *THREE[1:]), "0: take", "chance: draw vest")
    idle(match, 1)
    play(idle(match, 2), "0: take")
    assert "drop case-a" in match.options(0)  # three already: room must be made


def test_red_disc_1_discards_lie_face_up_for_all() -> None:
    match = play(storage("contraband key", *THREE[1:]), "0: hide")
    for seat in (0, 1, 2, filature.SPECTATOR):
        assert view(match, seat).discard[KIND_NAMES.index("contraband")] == 1


def drain(match: filature.Match, left: int) -> None:
    """Leaves so many cards in the pile; the rest was discarded."""
    s = state_of(match)
    for kind in range(len(s.bag)):
        while s.bag[kind] and s.pile > left:
            s.bag[kind] -= 1
            s.pile -= 1
            s.discard[kind] += 1


def test_red_disc_2_the_discards_become_the_pile_with_the_last_card() -> None:
    match = storage(*THREE)
    drain(match, 1)
    gone = sum(view(match).discard)
    play(match, "0: take", f"chance: {first_draw(match)}")
    assert view(match).pile == gone
    assert sum(view(match).discard) == 0


def first_draw(match: filature.Match) -> str:
    ahead = match.copy()
    ahead.play(0, "take")
    return ahead.chance()[0][0]


def test_red_disc_2_the_option_waits_until_a_card_is_needed() -> None:
    match = storage(*THREE, reshuffle="needed")
    drain(match, 1)
    play(match, "0: take", f"chance: {first_draw(match)}")
    assert view(match).pile == 0
    idle(match, 1)
    play(idle(match, 2), "0: take")
    assert view(match).pile > 0
    match = storage(*THREE)
    drain(match, 0)
    state_of(match).discard = zeros(len(KIND_NAMES))
    assert refused(match, 0, "take") == "RED-DISC-2"


def test_red_disc_3_a_crucial_object_may_go_and_comes_back() -> None:
    hands = ("bomb bomb", *THREE[1:])
    for allowed in (True, False):
        match = play(storage(*hands, crucial_discard=allowed), "0: take", "chance: draw vest")
        idle(match, 1)
        play(idle(match, 2), "0: take")
        assert (refused(match, 0, "drop bomb") == "RED-DISC-3") != allowed


# Objets cruciaux --------------------------------------------------------------


def test_red_cruc_1_files_bombs_and_disks_are_crucial() -> None:
    crucial = [name for n, name in enumerate(KIND_NAMES) if contents.is_crucial(n)]
    files = ["secrets-red", "secrets-blue", "secrets-yellow"]
    assert crucial == [*files, "bomb", "virus", "antivirus"]


def aboard(cargo: str, sides: str = "RBRB", **options: Value) -> filature.Match:
    """Seat 0 on the roof beside a landed Red helicopter, about to act."""
    hands = (cargo, *FOUR[1 : len(sides)])
    match = table(sides, *hands, **options)
    state_of(match).landed[0] = 1
    state_of(match).reserve[0] -= 1
    return put(match, 0, "roof")


def fly(match: filature.Match, nation: str = "red") -> filature.Match:
    match.play(0, f"board {nation}")
    match.deal(1)
    return match


def test_red_secrets_1_there_is_one_file_for_each_nation() -> None:
    assert deck_of("classic", 4)["secrets-red"] == 1
    assert deck_of("classic", 4)["secrets-blue"] == 1
    assert deck_of("classic", 6, six_teams="2v2v2")["secrets-yellow"] == 1


def test_red_secrets_2_the_enemys_file_wins_ones_own_does_not() -> None:
    match = fly(aboard("secrets-blue key"))
    assert match.winners() == [0, 2]
    assert match.game.ending(match.state) == "RED-SECRETS-2"
    assert refused(aboard("secrets-red key"), 0, "board red") == "RED-HELI-4"


def test_red_bomb_1_blows_up_helicopters_and_the_last_one_decides() -> None:
    match = aboard("bomb key")
    s = state_of(match)
    s.landed[1], s.reserve[1] = 1, 1
    play(match, "0: bomb blue")
    assert (view(match).landed, view(match).reserve[1]) == ((1, 0, 0), 1)
    assert not match.over  # it had two
    match = aboard("bomb key")
    s = state_of(match)
    s.landed[1], s.reserve[1] = 1, 0
    play(match, "0: bomb blue")
    assert match.winners() == [0, 2]
    assert match.game.ending(match.state) == "RED-BOMB-1"
    assert list(state_of(aboard("bomb key", helicopters=1)).plan.helicopters[:2]) == [1, 1]


# Porte-documents --------------------------------------------------------------


def test_red_case_1_nobody_sees_what_was_put_in() -> None:
    match = table("RBY", "case-a codebreaker", *THREE[1:], stow="bomb vest")
    play(match, "0: open a", "0: put bomb")
    assert [fact[:2] for fact in view(match, 0).known] == [(6, KIND_NAMES.index("bomb"))]
    seen = [fact[:2] for fact in view(match, 1).known]
    assert seen == [(0, KIND_NAMES.index("case-a"))]  # that he has it, not what is in it


def test_red_case_2_one_object_and_no_briefcase() -> None:
    match = table("RBY", "case-a codebreaker", *THREE[1:], stow="bomb vest")
    play(match, "0: open a", "chance: show bomb")
    assert match.options(0) == ["put bomb", "put nothing"]
    assert refused(match, 0, "put case-a") == "RED-CASE-2"


def test_red_case_3_a_content_cannot_be_used() -> None:
    match = table("RBY", "case-a vest", *THREE[1:], stow="key bomb")
    assert refused(match, 0, "key") == "RED-KEY-1"
    put(match, 0, "roof")
    assert refused(match, 0, "bomb red") == "RED-HELI-7"


def test_red_case_4_not_even_its_bearer_looks_at_it() -> None:
    match = table("RBY", "case-a vest", *THREE[1:], stow="bomb weapon")
    other = table("RBY", "case-a vest", *THREE[1:], stow="key weapon")
    assert view(match, 0) == view(other, 0)
    assert view(match, 0).known == ()


def test_red_case_5_a_thief_takes_the_card_never_the_content() -> None:
    match = table("RBY", "case-a case-b", *THREE[1:], stow="bomb bomb", first=1)
    put(match, 0, "kitchen")
    play(match, "1: step kitchen", "1: card wire", "0: card ignore", "0: pass")
    play(match, "1: steal")
    assert [outcome for outcome, _ in match.chance()] == ["lose case-a", "lose case-b"]
    play(match, "chance: lose case-a")
    assert view(match).filled == (1, 1)


def test_red_case_6_the_x_ray_sees_the_card_not_the_content() -> None:
    match = table("RBY", *THREE[:1], "case-a vest", THREE[2], stow="bomb weapon")
    play(put(match, 0, "xray"), "0: xray 1", "chance: show case-a, show vest")
    seen = {(place, KIND_NAMES[kind]) for place, kind, _, _ in view(match, 0).known}
    assert seen == {(1, "case-a"), (1, "vest")}


@pytest.mark.parametrize(("inside", "won"), [("secrets-blue", True), ("secrets-red", False)])
def test_red_case_7_a_briefcase_with_the_right_file_wins(inside: str, won: bool) -> None:
    match = fly(aboard("case-a key", stow=f"{inside} weapon"))
    assert match.winners() == ([0, 2] if won else [1, 3])


def test_red_case_8_the_content_stays_under_the_tile() -> None:
    for stays in ("stays", "discarded"):
        match = play(
            storage("case-a key", *THREE[1:], stow="bomb weapon", case_content=stays),
            "0: take",
            "chance: draw vest",
        )
        idle(match, 1)
        play(idle(match, 2), "0: take", "0: drop case-a", "chance: draw aid")
        assert view(match).filled == ((1, 1) if stays == "stays" else (0, 1))
        assert view(match).discard[KIND_NAMES.index("bomb")] == int(stays == "discarded")


def test_red_code_1_the_active_player_at_any_moment_of_his_turn() -> None:
    match = table("RBY", "case-a codebreaker", "case-b codebreaker", "aid aid", stow="bomb vest")
    assert refused(match, 1, "open b") == "RED-CODE-1"
    assert "open a" in match.options(0)  # before moving
    play(match, "0: step kitchen")
    assert "open a" in match.options(0)  # within movement, or for its end
    play(match, "0: pass", "1: step kitchen")
    assert "open b" in match.options(1)  # before choosing a card
    assert "open a" not in match.options(0)
    play(match, "0: card wire", "1: open b", "1: put nothing", "1: card ignore")
    assert view(match).filled == (1, 0)


def looking(room: str, verb: str, *seen: str) -> filature.Match:
    """Seat 0, with a briefcase and a codebreaker, looks at cards of the pile."""
    match = table("RBY", "case-a codebreaker", *THREE[1:], stow="bomb vest")
    play(put(match, 0, room), f"0: {verb}", *(f"chance: show {kind}" for kind in seen))
    return match


def test_red_code_1_also_while_one_of_the_cards_looked_at_is_kept() -> None:
    match = looking("office", "search", "key", "goggles")
    assert "open a" in match.options(0)
    play(match, "0: open a", "chance: show bomb", "0: put nothing")
    assert match.options(0) == ["pick key", "pick goggles"]  # they still lie there
    play(match, "0: pick key")
    assert hand(match, 0) == ["bomb", "case-a", "key"]
    assert view(match, 0).pile_bottom == (KIND_NAMES.index("goggles"),)


def test_red_code_1_also_while_cards_are_sorted() -> None:
    match = looking("computer", "sort", "key", "goggles", "aid")
    play(match, "0: pick aid", "0: open a", "chance: show bomb", "0: put bomb")
    assert match.options(0) == ["pick key", "pick goggles"]
    play(match, "0: pick goggles")
    assert view(match, 0).pile_top == tuple(map(KIND_NAMES.index, ("aid", "goggles", "key")))


def test_red_code_2_nobody_else_sees_what_is_looked_at_meanwhile() -> None:
    match = looking("office", "search", "key", "aid")
    play(match, "0: open a", "chance: show bomb")
    assert view(match, 0).looked == (KIND_NAMES.index("key"), KIND_NAMES.index("aid"))
    assert view(match, 1).looked == ()
    assert match.log_for(1)[-2:] == [(0, "open a"), (filature.CHANCE, None)]


def test_red_code_2_only_he_sees_it() -> None:
    match = table("RBY", "case-a codebreaker", *THREE[1:], stow="bomb vest")
    play(match, "0: open a", "chance: show bomb")
    assert "bomb" in hand(match, 0)
    assert [fact[1] for fact in view(match, 1).known] == [KIND_NAMES.index("case-a")]
    assert "found" in [told.key for told in match.news(0)]
    assert "found" not in [told.key for told in match.news(1)]
    assert match.log_for(1)[-1] == (filature.CHANCE, None)


def test_red_code_3_the_object_may_be_taken() -> None:
    match = table("RBY", "case-a codebreaker", *THREE[1:], stow="bomb vest")
    play(match, "0: open a", "0: put nothing")
    assert hand(match, 0) == ["bomb", "case-a"]
    assert view(match).filled == (0, 1)


def test_red_code_4_the_same_or_another_may_be_put_inside() -> None:
    match = table("RBY", "case-a codebreaker", *THREE[1:], stow="bomb vest")
    play(put(match, 0, "storage"), "0: take", "chance: draw goggles")
    idle(match, 1)
    play(idle(match, 2), "0: open a", "chance: show bomb")
    assert match.options(0) == ["put bomb", "put goggles", "put nothing"]
    play(match, "0: put goggles")
    assert hand(match, 0) == ["bomb", "case-a"]


def test_red_code_5_the_briefcase_stays_in_hand_and_is_closed() -> None:
    match = table("RBY", "case-a codebreaker", *THREE[1:], stow="bomb vest")
    play(match, "0: open a", "0: put bomb")
    assert hand(match, 0) == ["case-a"]
    assert view(match).phase == phases.MOVE


def test_red_code_6_opening_is_no_action() -> None:
    match = table("RBY", "case-a codebreaker", *THREE[1:], stow="contraband vest")
    play(match, "0: open a", "0: put nothing")
    assert view(match).may_act
    assert "hide" in match.options(0)


def test_red_code_7_one_codebreaker_one_opening() -> None:
    match = table("RBY", "case-a codebreaker", *THREE[1:], stow="bomb vest")
    play(match, "0: open a", "0: put bomb")
    assert refused(match, 0, "open a") == "RED-CODE-7"
    assert view(match).discard[KIND_NAMES.index("codebreaker")] == 1


def test_red_code_7_a_briefcase_that_lies_open_is_closed_first() -> None:
    match = table("RBY", "case-a codebreaker", *THREE[1:], stow="codebreaker vest")
    play(match, "0: open a", "chance: show codebreaker")
    assert refused(match, 0, "open a") == "RED-CODE-4"
    play(match, "0: put nothing")
    assert "open a" in match.options(0)


# Objets de combat -------------------------------------------------------------


def test_red_combat_1_only_the_two_concerned_in_an_interaction() -> None:
    match = table("RBY", "weapon key", "weapon key", "weapon vest", first=1)
    assert refused(match, 1, "play weapon") == "RED-COMBAT-1"
    put(match, 0, "kitchen")
    play(match, "1: step kitchen", "1: card wire", "0: card wire")
    assert "play weapon" in match.options(1)
    play(match, "1: pass")
    assert "play weapon" in match.options(0)
    assert refused(match, 2, "play weapon") == "RED-TURN-2"


def test_red_combat_2_it_is_no_action() -> None:
    match = meeting("wire", "wire", "key key", "weapon contraband")
    play(match, "1: play weapon", "0: pass", "1: injure")
    assert "hide" in match.options(1)


def test_red_combat_3_not_without_an_attack() -> None:
    for mine, theirs in (("ignore", "ignore"), ("ignore", "friendly"), ("friendly", "friendly")):
        match = meeting(mine, theirs, "weapon vest", "weapon vest")
        for seat in (0, 1):
            assert refused(match, seat, "play weapon") == "RED-COMBAT-3"
            assert refused(match, seat, "play vest") == "RED-COMBAT-3"


def test_red_combat_4_never_against_a_friendly_card() -> None:
    for mine, theirs in (("wire", "friendly"), ("friendly", "wire")):
        match = meeting(mine, theirs, "weapon vest", "weapon vest")
        loser = 0 if mine == "wire" else 1
        assert match.options(loser) == ["pass"]
        assert refused(match, loser, "play vest") == "RED-COMBAT-4"
        match.play(loser, "pass")
        assert match.options(1 - loser) == ["injure", "steal"]
    match = meeting("wire", "friendly", "weapon vest", "weapon vest", betrayal="betrayed")
    assert match.options(0) == ["pass"]
    play(match, "0: pass")
    assert match.options(1) == ["play vest", "injure", "steal"]


def test_red_combat_5_the_loser_begins_at_a_draw_the_active_player() -> None:
    assert meeting("wire", "ignore", *HANDS).actors() == [0]
    assert meeting("ignore", "wire", *HANDS).actors() == [1]
    assert meeting("wire", "wire", *HANDS).actors() == [1]
    assert meeting("wire", "ignore", *HANDS, combat_first="active").actors() == [1]


def test_red_combat_6_in_turns_until_two_pass() -> None:
    match = meeting("wire", "wire", "weapon weapon", "weapon weapon")
    play(match, "1: pass", "0: play weapon")
    assert match.actors() == [1]  # who has passed may answer
    play(match, "1: play weapon", "0: pass", "1: pass")
    assert view(match).phase == phases.ACTION


def test_red_weapon_1_one_step() -> None:
    match = meeting("ignore", "wire", "key key", "weapon weapon")
    assert view(match).result == -1
    play(match, "1: play weapon")
    assert view(match).result == 0
    assert view(match).discard[WEAPON] == 1


def test_red_weapon_2_a_defeat_becomes_a_draw() -> None:
    match = meeting("ignore", "wire", "key key", "weapon weapon")
    play(match, "1: play weapon", "0: pass", "1: pass")
    assert view(match).posture == (0, 0)
    assert view(match).phase == phases.ACTION


def test_red_weapon_3_a_draw_becomes_a_victory() -> None:
    match = meeting("wire", "wire", "key key", "weapon weapon")
    play(match, "1: play weapon", "0: pass")
    assert "injure" in match.options(1)


def test_red_weapon_4_two_weapons_never_turn_defeat_into_victory() -> None:
    match = meeting("ignore", "wire", "key key", "weapon weapon")
    play(match, "1: play weapon", "0: pass")
    assert refused(match, 1, "play weapon") == "RED-WEAPON-4"
    match = meeting("wire", "wire", "weapon key", "weapon weapon")
    play(match, "1: pass", "0: play weapon", "1: play weapon", "0: pass")
    assert refused(match, 1, "play weapon") == "RED-WEAPON-4"  # also after a draw
    match = meeting("ignore", "wire", "weapon weapon", "weapon weapon", weapon_limit="one_each")
    play(match, "1: play weapon", "0: play weapon")
    assert refused(match, 1, "play weapon") == "RED-WEAPON-4"


def test_red_weapon_4_with_the_option_the_first_result_tells_who_may_not_win() -> None:
    match = meeting("wire", "wire", "weapon key", "weapon weapon", weapon_limit="initial")
    play(match, "1: pass", "0: play weapon", "1: play weapon", "0: pass", "1: play weapon")
    assert view(match).result == 1  # it was a draw at first
    match = meeting("ignore", "wire", "weapon key", "weapon weapon", weapon_limit="initial")
    play(match, "1: play weapon", "0: pass")
    assert refused(match, 1, "play weapon") == "RED-WEAPON-4"  # it was a defeat at first


def test_red_weapon_4_with_the_option_the_first_winner_may_win_again() -> None:
    match = meeting("ignore", "wire", "weapon key", "weapon weapon", weapon_limit="initial")
    play(match, "1: play weapon", "0: play weapon")
    assert view(match).result == -1
    play(match, "1: play weapon", "0: pass")
    assert view(match).result == 0


def test_red_weapon_5_one_each_leaves_the_first_result() -> None:
    for mine, theirs, result in (("wire", "blade", -1), ("wire", "wire", 0), ("wire", "pistol", 1)):
        match = meeting(mine, theirs, "weapon key", "weapon key")
        assert view(match).result == result
        behind = match.actors()[0]
        play(match, f"{behind}: play weapon", f"{1 - behind}: play weapon")
        assert view(match).result == result


def test_red_vest_1_either_may_wear_it() -> None:
    for mine, theirs in (("ignore", "wire"), ("wire", "ignore")):
        match = meeting(mine, theirs, "vest key", "vest key")
        match.play(match.actors()[0], "play vest")
        assert view(match).result == 0


def test_red_vest_2_a_draw_and_nothing_more() -> None:
    match = meeting("ignore", "wire", "weapon weapon", "vest key")
    play(match, "1: play vest")
    assert view(match).phase == phases.ACTION
    assert refused(match, 0, "play weapon") == "RED-TURN-2"


def test_red_vest_3_whatever_weapons_were_played() -> None:
    match = meeting("ignore", "wire", "weapon weapon", "weapon vest")
    play(match, "1: play weapon", "0: play weapon", "1: play vest")
    assert view(match).result == 0
    assert view(match).discard[WEAPON] == 2


# Autres objets ----------------------------------------------------------------


def hurt(match: filature.Match, seat: int, posture: int = 1) -> filature.Match:
    state_of(match).posture[seat] = posture
    return match


def test_red_aid_1_heals_oneself_for_the_action() -> None:
    match = hurt(table("RB", "aid key", "key key", mission="introduction"), 0)
    play(match, "0: heal 0")
    assert view(match).posture == (0, 0)
    assert view(match).turn == 1  # the action is spent
    match = table("RB", "aid key", "key key", mission="introduction")
    assert refused(match, 0, "heal 0") == "RED-AID-2"


def test_red_aid_2_an_injured_pawn_lies_and_stands_up_again() -> None:
    match = meeting("wire", "ignore", *HANDS)
    play(match, "0: pass", "1: injure")
    assert view(match).posture == (1, 0)
    match = hurt(table("RB", "aid key", "key key", mission="introduction"), 0, 2)
    play(match, "0: heal 0")
    assert view(match).posture == (0, 0)


def test_red_aid_3_heals_the_other_after_a_friendly_interaction() -> None:
    for card, clause in (("friendly", ""), ("ignore", "RED-AID-3")):
        match = hurt(table("RB", "key key", "aid key", mission="introduction", first=1), 0)
        put(match, 0, "kitchen")
        play(match, "1: step kitchen", f"1: card {card}", f"0: card {card}")
        play(match, "1: offer nothing", "0: offer nothing")
        assert refused(match, 1, "heal 0") == clause
    assert refused(match, 1, "heal 4") == "RED-TEAM-1"


def test_red_aid_4_the_action_is_left_after_a_friendly_interaction() -> None:
    match = meeting("friendly", "friendly", "key key", "contraband key")
    play(match, "1: offer nothing", "0: offer nothing")
    assert "hide" in match.options(1)


def test_red_key_1_the_active_player_during_movement() -> None:
    match = table("RB", "key key", "key key", mission="introduction")
    assert "key" in match.options(0)
    assert refused(match, 1, "key") == "RED-TURN-2"
    for late in (False, True):
        match = meeting("ignore", "ignore", "key key", "key key", key_at_evasion=late)
        play(match, "0: offer nothing", "1: offer nothing")
        assert (refused(match, 1, "key") == "RED-KEY-1") != late
    play(match, "1: key")  # so the evasion has begun
    assert view(match).phase == phases.EVADE


def test_red_key_2_all_locked_doors_for_walking_and_evading() -> None:
    match = table("RB", "key key", "weapon weapon", mission="introduction")
    put(put(match, 0, "computer"), 1, "roof")
    assert refused(match, 0, "step office") == "RED-KEY-2"
    play(match, "0: key", "0: step office", "0: step roof", "0: card ignore", "1: card ignore")
    play(match, "0: offer nothing", "1: offer nothing")
    assert "evade office" in match.options(0)  # a third locked door
    assert view(match).counts[0] == 1


def test_red_key_3_until_the_end_of_the_turn() -> None:
    match = table("RB", "key key", "weapon weapon", mission="introduction")
    play(put(match, 0, "computer"), "0: key", "0: pass")
    idle(match, 1)
    assert refused(match, 0, "step office") == "RED-KEY-2"
    play(match, "0: key")
    assert refused(match, 0, "key") == "RED-KEY-3"


def test_red_key_4_a_turn_begun_on_the_service_stairs_needs_no_key() -> None:
    match = table("RB", "weapon key", "weapon weapon", mission="introduction", first=1)
    put(match, 0, "service")
    idle(match, 1)
    assert {"step storage", "step kitchen", "step computer"} <= set(match.options(0))
    play(match, "0: step storage")
    assert refused(match, 0, "step service") == "RED-KEY-2"
    match = table("RB", "weapon key", "weapon weapon", mission="introduction")
    play(put(match, 0, "kitchen"), "0: key", "0: step service")
    state_of(match).unlocked = False
    assert refused(match, 0, "step storage") == "RED-KEY-4"  # it did not begin there


def locked_down(floor: str) -> filature.Match:
    match = table("RB", "key key", "weapon weapon", mission="introduction", first=1)
    put(match, 1, "lockdown")
    return play(match, f"1: lock {floor}")


def test_red_key_5_a_lockdown_cuts_a_floor_off() -> None:
    match = put(locked_down("basement"), 0, "stairs")
    assert refused(match, 0, "step basement") == "RED-KEY-6"
    assert "step upstairs" in match.options(0)  # the other two stay linked
    match = put(locked_down("ground"), 0, "stairs")
    assert refused(match, 0, "step upstairs") == "RED-KEY-6"


def test_red_key_6_no_key_opens_the_main_stairs_the_service_stairs_remain() -> None:
    match = put(locked_down("basement"), 0, "stairs")
    play(match, "0: key")
    assert refused(match, 0, "step basement") == "RED-KEY-6"
    match = put(locked_down("basement"), 0, "kitchen")
    play(match, "0: key", "0: step service", "0: step storage")
    assert view(match).room[0] == ROOM_NAMES.index("storage")


def test_red_key_7_a_key_moves_another_through_a_locked_door() -> None:
    match = meeting("ignore", "wire", "key weapon", "weapon weapon")
    play(match, "1: pass", "0: injure")
    assert match.options(0) == ["push reception", "push service"]
    play(match, "0: push service")
    assert view(match).room == (ROOM_NAMES.index("kitchen"), ROOM_NAMES.index("service"))
    assert hand(match, 0) == ["weapon"]
    match = meeting("ignore", "wire", "vest weapon", "weapon weapon")
    play(match, "1: pass", "0: injure")
    assert refused(match, 0, "push service") == "RED-KEY-7"


def test_red_contra_1_hidden_for_the_action_in_any_room() -> None:
    match = table("RB", "contraband key", *HANDS[1:], mission="introduction")
    play(match, "0: hide")
    assert hand(match, 0) == ["key"]
    assert view(match).turn == 1
    match = table("RB", "vest key", *HANDS[1:], mission="introduction")
    assert refused(match, 0, "hide") == "RED-CONTRA-1"


def test_red_contra_2_it_does_nothing_but_take_room() -> None:
    match = table("RB", "contraband contraband", *HANDS[1:], mission="introduction")
    bare = table("RB", "vest vest", *HANDS[1:], mission="introduction")
    assert [option for option in match.options(0) if option != "hide"] == bare.options(0)


def test_red_contra_3_never_discarded_to_make_room() -> None:
    match = play(storage("contraband contraband", *THREE[1:]), "0: take", "chance: draw vest")
    idle(match, 1)
    play(idle(match, 2), "0: take")
    assert match.options(0) == ["drop vest", "decline"]
    match = table("RB", "key key", "contraband contraband", mission="introduction", first=1)
    state_of(match).hands[1 * 21 + 11] = 3
    state_of(match).count[1] = 3
    put(match, 0, "kitchen")
    play(match, "1: step kitchen", "1: card wire", "0: card ignore", "0: pass")
    play(match, "1: steal")
    assert match.options(1) == ["decline"]
    assert refused(match, 1, "drop contraband") == "RED-CONTRA-3"


STUCK: dict[str, Value] = {"limit_discard": "after", "crucial_discard": False}


def test_red_contra_3_with_discarding_after_no_contraband_goes_by_declining() -> None:
    hands = ("bomb contraband", *THREE[1:])
    match = play(storage(*hands, **STUCK), "0: take", "chance: draw contraband")
    idle(match, 1)
    play(idle(match, 2), "0: take")
    assert match.options(0) == ["decline"]  # nothing may go: nothing is taken
    assert match.chance() == []
    assert refused(match, 0, "drop contraband") == "RED-CONTRA-3"
    assert refused(match, 0, "drop bomb") == "RED-DISC-3"
    play(match, "0: decline")
    assert hand(match, 0) == ["bomb", "contraband", "contraband"]
    assert view(match).discard[KIND_NAMES.index("contraband")] == 0
    assert view(match).turn == 1  # the action is gone


def test_red_contra_3_a_thief_whose_objects_must_all_stay_steals_nothing() -> None:
    match = meeting("wire", "ignore", "key key", "contraband contraband", limit_discard="after")
    s = state_of(match)
    s.hands[len(KIND_NAMES) + KIND_NAMES.index("contraband")] += 1
    s.count[1] += 1
    play(match, "0: pass", "1: steal")
    assert match.options(1) == ["decline"]
    play(match, "1: decline")
    assert hand(match, 0) == ["key", "key"]
    assert view(match).phase == phases.ACTION


def test_red_contra_4_it_cannot_be_given_away() -> None:
    match = meeting("friendly", "friendly", "key key", "contraband key")
    assert match.options(1) == ["offer key", "offer nothing"]
    assert refused(match, 1, "offer contraband") == "RED-CONTRA-4"
    match = meeting("friendly", "friendly", "key key", "contraband key", contraband_tradeable=True)
    assert "offer contraband" in match.options(1)


def test_red_contra_5_one_may_stay_put_and_act() -> None:
    match = table("RB", "contraband key", *HANDS[1:], mission="introduction")
    assert not view(match).moved
    assert "hide" in match.options(0)


def dark(*hands: str, **options: Value) -> filature.Match:
    """Seat 0 in the dark kitchen, seat 1 about to move in the Reception."""
    match = table("RBY", *hands, mission="bedfellows", first=1, **options)
    state_of(match).dark = 1
    return put(match, 0, "kitchen")


GOGGLED = ("goggles vest", "goggles vest", "key key")


def test_red_nvg_1_no_interaction_in_the_dark() -> None:
    match = play(dark(*THREE), "1: step kitchen", "0: pass")
    assert view(match).phase == phases.MOVE
    assert "step reception" in match.options(1)


def test_red_nvg_2_who_is_there_is_asked_first_goggles_or_not() -> None:
    for hands in (THREE, GOGGLED):
        match = play(dark(*hands), "1: step kitchen")
        assert match.actors() == [0]
        play(match, "0: pass")
        assert match.actors() == [1]
    assert match.options(1) == ["pass", "step reception", "goggles 0"]  # or walk on, or act
    play(match, "1: step reception")
    assert "goggles 0" not in match.options(1)


def test_red_nvg_2_who_holds_no_card_is_not_asked_as_everyone_can_see() -> None:
    match = dark(*THREE)
    s = state_of(match)
    s.hands[KEY] = s.count[0] = 0
    assert play(match, "1: step kitchen").actors() == [1]
    play(match, "1: pass")  # and out by the only door
    assert view(match).turn == 2


def test_red_nvg_3_both_make_a_normal_interaction() -> None:
    match = play(dark(*GOGGLED), "1: step kitchen", "0: goggles 1", "1: goggles 0")
    assert view(match).phase == phases.CHOOSE
    assert match.actors() == [0, 1]
    match = play(dark(*GOGGLED), "1: step kitchen", "0: pass", "1: goggles 0", "0: goggles 1")
    assert view(match).phase == phases.CHOOSE


def test_red_nvg_4_one_alone_gets_a_free_reward() -> None:
    match = play(dark(*GOGGLED), "1: step kitchen", "0: goggles 1", "1: pass")
    assert match.options(0) == ["injure", "steal", "interrogate"]
    match = play(dark(*GOGGLED), "1: step kitchen", "0: pass", "1: goggles 0", "0: pass")
    assert match.options(1) == ["injure", "steal", "interrogate"]


def test_red_nvg_5_no_attack_card_is_used() -> None:
    match = play(dark(*GOGGLED), "1: step kitchen", "0: goggles 1", "1: pass", "0: injure")
    assert view(match).spent == (0, 0, 0)


def test_red_nvg_6_it_is_no_interaction() -> None:
    match = dark(*GOGGLED)
    state_of(match).watchers = 0b100
    play(match, "1: step kitchen", "0: goggles 1", "1: pass")
    assert refused(match, 1, "play vest") == "RED-NVG-4"
    play(match, "0: steal", "chance: lose vest")
    assert view(match, 2).known == ()  # the cameras see nothing of it
    assert [fact[:2] for fact in view(match, 1).known] == [(0, KIND_NAMES.index("vest"))]


def stolen_by_goggles(kind: str) -> filature.Match:
    """Seat 0 robs seat 1 in the dark, as seat 2 watches the cameras."""
    match = dark("goggles key", "goggles vest", "aid aid")
    state_of(match).watchers = 0b100
    play(match, "1: step kitchen", "0: goggles 1", "1: pass", "0: steal")
    return play(match, f"chance: lose {kind}")


def test_red_nvg_6_the_cameras_cannot_tell_what_a_free_reward_was() -> None:
    one, two = stolen_by_goggles("goggles"), stolen_by_goggles("vest")
    for seat in (2, filature.SPECTATOR):
        assert view(one, seat) == view(two, seat)
        assert one.news(seat) == two.news(seat)
        assert one.log_for(seat) == two.log_for(seat)
    lit = dark("goggles key", "goggles vest", "aid aid")
    state_of(lit).dark, state_of(lit).watchers = -1, 0b100
    play(lit, "1: step kitchen", "1: card ignore", "0: card wire", "1: pass")
    play(lit, "0: steal", "chance: lose vest")  # an interaction, in the light
    vest = (0, KIND_NAMES.index("vest"), 1, STILL)
    assert vest in view(lit, 2).known
    assert lit.log_for(2)[-1] == (filature.CHANCE, "lose vest")


def test_red_nvg_7_the_stopped_mover_loses_walk_and_action() -> None:
    match = play(dark(*GOGGLED), "1: step kitchen", "0: goggles 1", "1: pass", "0: injure")
    assert view(match).phase == phases.GOGGLES_EVADE  # there is one way out
    assert not view(match).may_act
    for goes_on, phase in ((False, phases.ACTION), (True, phases.MOVE)):
        match = dark(*GOGGLED, goggles_go_on=goes_on)
        play(match, "1: step kitchen", "0: pass", "1: goggles 0", "0: pass", "1: injure")
        assert view(match).phase == phase


def test_red_nvg_7_a_mover_who_was_not_stopped_goes_on_as_far_as_he_could() -> None:
    match = dark(*GOGGLED)
    play(match, "1: step kitchen", "0: pass", "1: goggles 0", "0: pass", "1: injure")
    assert view(match).may_act
    play(match, "1: step reception", "1: step xray")
    assert refused(match, 1, "step security") == "RED-MOVE-1"


def test_red_nvg_7_whom_he_meets_then_is_met_as_ever() -> None:
    match = put(dark(*GOGGLED), 2, "reception")
    play(match, "1: step kitchen", "0: pass", "1: goggles 0", "0: pass", "1: injure")
    state_of(match).dark = -1
    put(match, 2, "xray")
    play(match, "1: step reception", "1: step xray", "1: card ignore", "2: card wire")
    play(match, "1: pass", "2: injure")
    assert view(match).phase == phases.PUSH
    assert match.options(2) == ["push reception", "push security"]


def test_red_nvg_7_whoever_goes_on_may_have_nowhere_to_go_but_to_evade() -> None:
    match = dark(*GOGGLED)
    play(match, "1: step kitchen", "0: pass", "1: goggles 0", "0: pass", "1: injure")
    play(match, "1: pass")
    assert view(match).phase == phases.GOGGLES_EVADE


def test_red_nvg_8_then_he_must_evade() -> None:
    match = play(dark(*GOGGLED), "1: step kitchen", "0: goggles 1", "1: pass", "0: injure")
    assert view(match).goal == ROOM_NAMES.index("reception")  # the only way
    play(match, "0: pass")
    assert view(match).turn == 2


def test_red_nvg_9_goggles_at_an_evasion_knock_out() -> None:
    for answers in (False, True):
        match = dark(*GOGGLED, goggles_answer=answers)
        play(match, "1: step kitchen", "0: pass", "1: pass", "0: goggles 1")
        assert view(match).posture[1] == (0 if answers else 2)
    assert match.options(1) == ["pass", "goggles 0"]
    match = play(dark(*THREE), "1: step kitchen", "0: pass", "1: pass")
    assert match.options(0) == ["pass"]  # asked, though without goggles
    play(match, "0: pass")
    assert view(match).room[1] == ROOM_NAMES.index("reception")


def test_red_nvg_10_three_rewards_and_knocking_out_is_none_of_them() -> None:
    match = meeting("wire", "ignore", *HANDS)
    play(match, "0: pass")
    verbs = {"injure", "steal", "interrogate"}
    assert set(match.options(1)) <= verbs
    assert (
        set(play(dark(*GOGGLED), "1: step kitchen", "0: goggles 1", "1: pass").options(0)) == verbs
    )


# Mission d'introduction ---------------------------------------------------------


def at_desk(held: str, **options: Value) -> filature.Match:
    match = table("RB", "key key", f"{held} vest", mission="introduction", first=1, **options)
    return put(match, 1, "security")


def test_red_intro_1_from_the_security_hq_for_the_action() -> None:
    assert "send virus" in at_desk("virus").options(1)
    assert refused(at_desk("key"), 1, "send virus") == "RED-INTRO-1"
    match = at_desk("virus", disk_rule="two_rooms")
    assert refused(match, 1, "send virus") == "RED-INTRO-1"
    put(put(match, 1, "computer"), 0, "security")
    assert "send virus" in match.options(1)


def test_red_intro_2_the_virus_makes_red_win_whoever_sends_it() -> None:
    match = play(at_desk("virus"), "1: send virus")
    assert match.winners() == [0]
    assert match.game.ending(match.state) == "RED-INTRO-2"


def test_red_intro_3_the_anti_virus_goes_the_same_way() -> None:
    assert "send antivirus" in at_desk("antivirus").options(1)
    match = put(at_desk("antivirus"), 1, "kitchen")
    assert refused(match, 1, "send antivirus") == "RED-INTRO-3"


def test_red_intro_4_the_anti_virus_makes_blue_win() -> None:
    match = play(at_desk("antivirus"), "1: send antivirus")
    assert match.winners() == [1]
    assert match.game.ending(match.state) == "RED-INTRO-4"


def test_red_dz_1_parts_are_used_in_the_danger_zone_only() -> None:
    for mission in MISSION_NAMES[:4]:
        seats = {"introduction": 2, "classic": 4, "duel": 2, "triangle": 3}[mission]
        assert "fuel" not in deck_of(mission, seats)
    assert deck_of("danger-zone", 4)["fuel"] == 3
    assert refused(table("RBY", *THREE), 0, "install fuel") == "RED-DZ-1"


def test_red_sb_1_letters_are_used_among_bedfellows_only() -> None:
    assert deck_of("bedfellows", 3)["letter-rb"] == 2
    assert "letter-rb" not in deck_of("danger-zone", 4)
    assert "letter-rb" not in deck_of("triangle", 3)


# Équipes ----------------------------------------------------------------------


def new(mission: str, seats: int, **options: Value) -> filature.Match:
    return filature.Match(filature.load("redacted", options={"mission": mission, **options}), seats)


def test_red_team_1_the_cards_of_the_mission_and_the_rest_aside() -> None:
    assert list(state_of(new("classic", 4)).plan.loyalties) == [2, 2, 0]
    assert list(state_of(new("classic", 5)).plan.loyalties) == [2, 2, 1]
    assert list(state_of(new("classic", 6)).plan.loyalties) == [3, 3, 0]
    assert list(state_of(new("classic", 6, six_teams="2v2v2")).plan.loyalties) == [2, 2, 2]
    match = new("introduction", 3)
    assert dict(match.chance()) == {"aside red": 2, "aside blue": 2}
    play(match, "chance: aside red, loyalty red")
    assert [match.log_for(seat)[0][1] for seat in range(3)] == [None] * 3


def test_red_team_1_in_the_chinese_box_the_teams_are_red_and_yellow() -> None:
    match = table("RYRY", *FOUR, box="chinese")
    assert list(state_of(match).plan.deck[:3]) == [1, 0, 1]  # files: red, blue, yellow
    assert view(match).reserve == (2, 0, 2)


def test_red_team_1_in_the_chinese_box_the_yellow_file_wins_for_red() -> None:
    match = fly(aboard("secrets-yellow bomb", "RYRY", box="chinese"))
    assert match.winners() == [0, 2]


def test_red_team_1_in_the_chinese_box_red_wins_when_yellow_cannot_fly() -> None:
    match = aboard("bomb key", "RYRY", box="chinese")
    s = state_of(match)
    s.landed[2], s.reserve[2] = 1, 0
    assert play(match, "0: bomb yellow").winners() == [0, 2]


def test_red_team_2_a_true_card_each_whatever_the_pawn() -> None:
    match = table("BRRB", *FOUR)
    assert [view(match, seat).nations[seat] for seat in range(4)] == [1, 0, 0, 1]


def test_red_team_3_nobody_else_sees_it_and_two_are_blank() -> None:
    match = table("RBRB", *FOUR, first=1)
    assert view(match, 0).nations == (0, -1, -1, -1)
    assert view(match).nations == (-1, -1, -1, -1)
    for decoys, cards in (
        (False, {"question red": 1, "question blank": 2}),
        (True, {f"question {n}": 1 for n in ("red", "blue", "yellow")}),
    ):
        match = table("RBRB", *FOUR, first=1, decoys=decoys)
        put(match, 0, "kitchen")
        play(match, "1: step kitchen", "1: card wire", "0: card ignore", "0: pass")
        play(match, "1: interrogate")
        assert dict(match.chance()) == cards


def test_red_team_4_two_players_are_open() -> None:
    match = table("RB", *HANDS, mission="introduction")
    assert view(match).nations == view(match, 0).nations == (0, 1)


def test_red_team_5_the_mission_follows_the_seats_or_the_choice() -> None:
    missions = {2: "duel", 3: "triangle", 4: "classic", 5: "classic", 6: "classic"}
    for seats, mission in missions.items():
        match = filature.Match(filature.load("redacted"), seats)
        assert MISSION_NAMES[view(match).mission] == mission
    for mission, seats in (("duel", 3), ("triangle", 4), ("classic", 3), ("bedfellows", 2)):
        with pytest.raises(ValueError, match=f"the mission {mission} is for .* seats, not {seats}"):
            new(mission, seats)


# Plan -------------------------------------------------------------------------


def test_red_plan_1_sixteen_rooms_on_three_floors() -> None:
    floors = list(filature.load("redacted").box.floor)  # type: ignore[attr-defined]
    assert [floors.count(floor) for floor in (0, 1, 2, -1)] == [5, 5, 5, 1]
    assert floors[ROOM_NAMES.index("service")] == -1


def test_red_plan_2_one_goes_through_doors() -> None:
    match = table("RB", *HANDS, mission="introduction")
    assert match.options(0) == ["pass", "step stairs", "step kitchen", "step xray", "key"]
    assert refused(match, 0, "step roof") == "RED-PLAN-2"


def test_red_plan_3_public_places_hold_any_number_without_interaction() -> None:
    match = play(table("RB", *HANDS, mission="introduction"), "0: step stairs", "0: pass")
    play(match, "1: step stairs")
    assert view(match).phase == phases.MOVE
    assert refused(match, 1, "meet 0") == "RED-PLAN-3"
    match = table("RB", *HANDS, mission="introduction", public_places="hall")
    play(match, "0: step stairs", "0: pass", "1: step stairs")
    assert view(match).phase == phases.CHOOSE


def test_red_deck_1_copies_are_the_boxs() -> None:
    assert deck_of("introduction", 2)["goggles"] == 4
    pocket = filature.Match(filature.load("redacted", "pocket", {"mission": "introduction"}), 2)
    assert sum(state_of(pocket).plan.deck) == 11


# Préparation ------------------------------------------------------------------


def test_red_setup_1_nobody_has_anything_at_first() -> None:
    assert view(new("triangle", 3)).counts == (0, 0, 0)


def test_red_setup_2_the_pile_is_what_the_marks_leave() -> None:
    assert view(new("triangle", 3)).pile == 35


def test_red_setup_3_a_card_nobody_sees_under_each_tile() -> None:
    match = new("triangle", 3)
    play(match, "chance: loyalty red, loyalty blue, loyalty yellow")
    assert not [outcome for outcome, _ in match.chance() if "case" in outcome]
    play(match, "chance: stow bomb, stow key")
    assert [match.log_for(seat)[3][1] for seat in (0, 1, 2, filature.SPECTATOR)] == [None] * 4
    assert view(match).filled == (1, 1)
    match = new("triangle", 3, cases_start="empty")
    play(match, "chance: loyalty red, loyalty blue, loyalty yellow, draw key")
    assert view(match).filled == (0, 0)


def test_red_setup_4_two_objects_each() -> None:
    match = table("RBY", *THREE)
    assert view(match).counts == (2, 2, 2)
    assert hand(match, 1) == ["weapon", "weapon"]


def test_red_setup_5_five_interaction_cards() -> None:
    match = put(table("RB", *HANDS, mission="introduction", first=1), 0, "kitchen")
    play(match, "1: step kitchen")
    cards = ["card ignore", "card friendly", "card wire", "card pistol", "card blade"]
    assert match.options(0) == cards


def test_red_setup_6_all_stand_in_the_reception() -> None:
    match = table("RBY", *THREE)
    assert set(view(match).room) == {ROOM_NAMES.index("reception")}
    assert (view(match).posture, view(match).dark, view(match).lock) == ((0, 0, 0), -1, -1)


def test_red_setup_7_chance_says_who_begins() -> None:
    assert view(table("RBY", *THREE, first=2)).turn == 2


def test_red_setup_8_what_is_drawn_is_up_to_chance() -> None:
    match = table("RBY", *THREE)
    assert refused(match, 0, "draw key") == "RED-SETUP-8"


# Le tour ----------------------------------------------------------------------


def test_red_turn_1_helicopters_land_and_cameras_stop() -> None:
    match = table("RBY", *THREE)
    play(put(match, 0, "radio"), "0: call blue")
    state_of(match).watchers = 1
    idle(match, 1)
    assert view(match).landed == (0, 0, 0)
    idle(match, 2)
    assert view(match).landed == (0, 1, 0)
    assert view(match).watchers == ()


def test_red_turn_2_move_act_evade_and_the_others_answer() -> None:
    match = table("RBY", *THREE)
    assert match.actors() == [0]
    assert refused(match, 1, "pass") == "RED-TURN-2"
    play(match, "0: step stairs")
    assert refused(match, 0, "evade reception") == "RED-TURN-2"


def test_red_turn_3_one_action_or_none() -> None:
    match = table("RB", "contraband contraband", *HANDS[1:], mission="introduction")
    assert "pass" in match.options(0)
    play(match, "0: hide")
    assert view(match).turn == 1


def test_red_turn_4_the_daze_ends_with_the_turn_without_movement() -> None:
    match = hurt(table("RB", *HANDS, mission="introduction", first=1), 0, 2)
    idle(match, 1)
    assert refused(match, 0, "step kitchen") == "RED-MOVE-1"
    idle(match, 0)
    assert view(match).posture[0] == 1


def test_red_turn_5_clockwise() -> None:
    match = table("RBY", *THREE, first=1)
    assert [view(match).turn, view(idle(match, 1)).turn, view(idle(match, 2)).turn] == [1, 2, 0]


def test_red_turn_6_nobody_acts_after_the_end() -> None:
    match = play(at_desk("virus"), "1: send virus")
    assert match.actors() == []
    assert refused(match, 0, "pass") == "RED-TURN-6"


# Le mouvement -----------------------------------------------------------------


def test_red_move_1_three_rooms_one_when_injured() -> None:
    match = table("RB", *HANDS, mission="introduction")
    play(match, "0: step stairs", "0: step upstairs", "0: step roof")
    assert refused(match, 0, "step upstairs") == "RED-MOVE-1"
    match = play(hurt(table("RB", *HANDS, mission="introduction"), 0), "0: step stairs")
    assert refused(match, 0, "step upstairs") == "RED-MOVE-1"
    match = play(table("RB", *HANDS, mission="introduction", move_range=1), "0: step stairs")
    assert refused(match, 0, "step upstairs") == "RED-MOVE-1"


def test_red_move_2_room_by_room() -> None:
    match = play(table("RB", *HANDS, mission="introduction"), "0: step stairs")
    assert view(match).steps == 1
    assert "step basement" in match.options(0)


def cornered() -> filature.Match:
    """Seats 0 and 1 in the kitchen as the turn of 0 begins."""
    match = table("RB", *HANDS, mission="introduction", first=0)
    return put(put(match, 0, "kitchen"), 1, "kitchen")


def test_red_move_3_company_may_be_met_instead_of_walking() -> None:
    match = cornered()
    assert "meet 1" in match.options(0)
    play(match, "0: meet 1")
    assert view(match).phase == phases.CHOOSE
    match = play(cornered(), "0: step reception")
    assert refused(match, 0, "meet 1") == "RED-MOVE-5"


def test_red_move_4_an_occupied_lit_room_ends_the_walk() -> None:
    match = put(table("RB", *HANDS, mission="introduction", first=1), 0, "kitchen")
    play(match, "1: step kitchen")
    assert match.actors() == [0, 1]
    assert refused(match, 1, "step reception") == "RED-MEET-1"


def test_red_move_5_of_several_the_mover_chooses() -> None:
    match = table("RBY", *THREE, first=2)
    put(put(match, 0, "kitchen"), 1, "kitchen")
    play(match, "2: step kitchen")
    assert match.options(2) == ["meet 0", "meet 1"]


def test_red_move_6_one_walks_no_further_by_acting_or_passing() -> None:
    for deed in ("hide", "pass"):
        match = table("RB", "contraband key", *HANDS[1:], mission="introduction")
        play(match, "0: step stairs", f"0: {deed}")
        assert view(match).turn == 1


# L'interaction ----------------------------------------------------------------


def test_red_meet_1_both_choose_under_seal_in_any_order() -> None:
    for order in ((0, 1), (1, 0)):
        match = put(table("RB", *HANDS, mission="introduction", first=1), 0, "kitchen")
        play(match, "1: step kitchen", f"{order[0]}: card wire")
        assert view(match, order[1]).shown == (-1, -1)
        assert refused(match, order[0], "card ignore") == "RED-MEET-1"
        play(match, f"{order[1]}: card ignore")
        assert view(match, 0).shown != (-1, -1)


def watched(lit: bool) -> filature.Match:
    match = table("RBRB", "goggles vest", "goggles weapon", "aid aid", "key key", first=1)
    put(match, 0, "kitchen")
    state_of(match).watchers = 0b1000
    if lit:
        return play(match, "1: step kitchen")
    state_of(match).dark = 1
    return play(match, "1: step kitchen", "0: goggles 1", "1: goggles 0")


def test_red_meet_2_shown_to_each_other_and_to_the_cameras_in_the_light() -> None:
    for lit in (True, False):
        match = play(watched(lit), "1: card wire", "0: card friendly")
        assert view(match, 0).shown == view(match, 1).shown == (2, 1)
        assert view(match, 2).shown == (-1, -1)
        assert view(match, 3).shown == ((2, 1) if lit else (-1, -1))


def test_red_meet_3_wire_pistol_blade_wire() -> None:
    beats = {("wire", "pistol"), ("pistol", "blade"), ("blade", "wire")}
    for mine in ("wire", "pistol", "blade"):
        for theirs in ("wire", "pistol", "blade"):
            result = view(meeting(mine, theirs, *HANDS)).result
            assert result == ((mine, theirs) in beats) - ((theirs, mine) in beats)


def test_red_meet_4_attacks_are_spent_and_only_their_number_is_public() -> None:
    match = play(watched(True), "1: card wire", "0: card friendly", "0: pass", "1: injure")
    assert view(match).spent == (0, 1, 0, 0)
    assert view(match, 0).seen_spent[1] == view(match, 3).seen_spent[1] == 1
    assert view(match, 2).seen_spent[1] == 0
    blade = play(watched(True), "1: card blade", "0: card friendly", "0: pass")
    assert view(play(blade, "1: injure"), 2) == view(match, 2)
    match = put(table("RB", *HANDS, mission="introduction", first=1), 0, "kitchen")
    state_of(match).spent[1] = 1
    play(match, "1: step kitchen")
    assert refused(match, 1, "card wire") == "RED-MEET-4"


def test_red_meet_5_offers_are_swapped_and_a_gift_needs_room() -> None:
    match = meeting("friendly", "friendly", "key key", "weapon weapon")
    play(match, "0: offer key", "1: offer weapon")
    assert (hand(match, 0), hand(match, 1)) == (["weapon", "key"], ["weapon", "key"])
    match = meeting("friendly", "friendly", "key key", "weapon weapon")
    play(match, "0: offer key", "1: offer nothing")
    assert view(match).counts == (1, 3)
    match = meeting("friendly", "friendly", "key key", "weapon weapon")
    state_of(match).hands[21 + KEY] += 1
    state_of(match).count[1] += 1
    play(match, "0: offer key", "1: offer nothing")
    assert view(match).counts == (2, 3)  # no room: no gift
    match = meeting("friendly", "ignore", *HANDS)
    assert match.options(0) == match.options(1) == ["offer nothing"]


def test_red_meet_6_others_see_counts_and_nothing_else() -> None:
    swap = play(
        watched(True), "1: card friendly", "0: card friendly", "1: offer weapon", "0: offer vest"
    )
    none = play(
        watched(True),
        "1: card friendly",
        "0: card friendly",
        "1: offer nothing",
        "0: offer nothing",
    )
    cold = play(
        watched(True), "1: card ignore", "0: card friendly", "1: offer nothing", "0: offer nothing"
    )
    assert view(swap, 2) == view(none, 2) == view(cold, 2)
    assert swap.news(2) == none.news(2) == cold.news(2)
    seen = {(place, KIND_NAMES[kind]) for place, kind, _, _ in view(swap, 3).known}
    assert seen == {(0, "weapon"), (1, "vest")}


def test_red_meet_6_a_betrayal_looks_like_any_attack_to_the_others() -> None:
    one = play(watched(True), "1: card wire", "0: card friendly")
    two = play(watched(True), "1: card wire", "0: card ignore")
    assert view(one, 2) == view(two, 2)
    assert one.news(2) == two.news(2)
    assert one.actors() == two.actors()


def test_red_meet_7_an_attack_beats_what_is_none() -> None:
    for theirs in ("ignore", "friendly"):
        match = play(meeting("wire", theirs, *HANDS), "0: pass")
        assert "injure" in match.options(1)


def test_red_meet_8_a_draw_leaves_the_action_and_no_reward() -> None:
    match = play(meeting("wire", "wire", *HANDS), "1: pass", "0: pass")
    assert (match.actors(), view(match).phase) == ([1], phases.ACTION)


# Les récompenses --------------------------------------------------------------


def won(**options: Value) -> filature.Match:
    """The active seat 1 has won against seat 0."""
    return play(meeting("wire", "ignore", *HANDS, **options), "0: pass")


def test_red_reward_1_injure_then_knock_out() -> None:
    assert view(play(won(), "1: injure")).posture == (1, 0)
    assert view(play(hurt(won(), 0), "1: injure")).posture == (2, 0)


def test_red_reward_2_steal_at_random() -> None:
    match = play(won(), "1: steal")
    assert match.chance() == [("lose key", 2)]
    play(match, "chance: lose key")
    assert hand(match, 1) == ["weapon", "weapon", "key"]
    match = won()
    state_of(match).hands[KEY] = 0
    state_of(match).count[0] = 0
    assert refused(match, 1, "steal") == "RED-REWARD-2"


def asked() -> filature.Match:
    match = put(table("RBRB", *FOUR, first=1), 0, "kitchen")
    play(match, "1: step kitchen", "1: card wire", "0: card ignore", "0: pass")
    return play(match, "1: interrogate")


def test_red_reward_3_one_of_three_loyalty_cards() -> None:
    assert dict(asked().chance()) == {"question red": 1, "question blank": 2}
    assert refused(won(), 1, "interrogate") == "RED-TEAM-4"  # loyalties are open


def test_red_reward_4_the_winner_alone_sees_it() -> None:
    red, blank = play(asked(), "chance: question red"), play(asked(), "chance: question blank")
    assert view(red, 1).nations == (0, 1, -1, -1)
    assert view(blank, 1).nations == (-1, 1, -1, -1)
    for seat in (0, 2, 3, filature.SPECTATOR):
        assert view(red, seat) == view(blank, seat)
        assert red.news(seat) == blank.news(seat)


def test_red_reward_5_the_active_loser_has_no_action_and_is_shown_out() -> None:
    match = play(meeting("ignore", "wire", *HANDS), "1: pass", "0: injure")
    assert match.actors() == [0]
    assert not view(match).may_act
    play(match, "0: push reception")  # asked, for there might be a key in that hand
    assert view(match).turn == 0
    match = meeting("ignore", "wire", *HANDS)
    state_of(match).hands[KEY] = state_of(match).count[0] = 0
    play(match, "1: pass", "0: injure")  # nobody is asked: there is one way
    assert view(match).room[1] == ROOM_NAMES.index("reception")


def test_red_reward_6_the_active_winner_keeps_the_action() -> None:
    assert view(play(won(), "1: injure")).phase == phases.ACTION


# L'évasion --------------------------------------------------------------------


def test_red_evade_1_a_shared_room_must_be_left() -> None:
    match = play(put(put(cornered(), 0, "breaker"), 1, "breaker"), "0: pass")
    assert view(match).phase == phases.EVADE
    assert refused(match, 0, "pass") == "RED-EVADE-1"


def test_red_evade_1_after_a_meeting_the_way_out_stands_beside_the_action() -> None:
    match = meeting("ignore", "ignore", "vest vest", "contraband key")
    play(match, "0: offer nothing", "1: offer nothing")
    assert match.options(1) == ["hide", "evade reception"]
    assert refused(match, 1, "pass") == "RED-EVADE-1"
    play(match, "1: evade reception")
    assert (view(match).turn, hand(match, 1)) == (0, ["key", "contraband"])


def test_red_evade_2_next_door_public_or_empty_without_interaction() -> None:
    match = table("RBY", *THREE)
    put(put(put(match, 0, "xray"), 1, "xray"), 2, "security")
    play(match, "0: pass")  # the only way, as everyone can see
    assert view(match).room[0] == ROOM_NAMES.index("reception")
    assert view(match).turn == 1
    match = table("RBY", *THREE)
    put(put(put(match, 0, "breaker"), 1, "breaker"), 2, "stairs")
    play(match, "0: pass")
    assert match.options(0) == ["evade basement", "evade armoury"]
    assert refused(match, 0, "evade radio") == "RED-PLAN-2"


def test_red_evade_3_cornered_one_stays() -> None:
    match = table("RBY", "vest vest", *THREE[1:])
    put(put(put(match, 0, "armoury"), 1, "armoury"), 2, "breaker")
    play(match, "0: pass")
    assert view(match).room[:2] == (ROOM_NAMES.index("armoury"),) * 2
    assert view(match).turn == 1
    match = play(put(put(cornered(), 0, "breaker"), 1, "breaker"), "0: pass")
    assert refused(match, 0, "stay") == "RED-EVADE-3"


def test_red_evade_4_the_active_winner_may_send_the_loser_away() -> None:
    match = play(won(), "1: injure")
    assert match.options(1) == ["push reception", "evade reception"]
    play(match, "1: push reception")
    assert view(match).room == (ROOM_NAMES.index("reception"), ROOM_NAMES.index("kitchen"))
    match = play(put(put(cornered(), 0, "breaker"), 1, "breaker"), "0: pass")
    assert refused(match, 0, "push basement") == "RED-EVADE-4"


def test_red_evade_5_the_winner_chooses_the_losers_room() -> None:
    match = table("RB", "key key", "weapon weapon", mission="introduction", first=1)
    put(put(match, 0, "radio"), 1, "basement")
    play(match, "1: step radio", "1: card ignore", "0: card wire", "1: pass", "0: injure")
    assert match.options(0) == ["push basement", "push storage", "push armoury"]
    play(match, "0: push armoury")
    assert hand(match, 0) == ["key"]


def shown_out(*steps: str, hands: tuple[str, ...] = HANDS) -> filature.Match:
    """Seat 1 walks from the kitchen, loses to seat 0 on the service stairs, is to be shown out."""
    match = table("RB", *hands, mission="introduction", first=1)
    put(put(match, 0, "service"), 1, "kitchen")
    play(match, *steps, "1: card ignore", "0: card wire", "1: pass", "0: injure")
    return match


def test_red_evade_5_the_losers_own_key_opens_the_door() -> None:
    match = shown_out("1: key", "1: step service", hands=("weapon vest", "key key"))
    assert "push storage" in match.options(0)
    assert "stay" not in match.options(0)
    play(match, "0: push storage")
    assert view(match).room[1] == ROOM_NAMES.index("storage")


def test_red_evade_5_a_door_that_is_open_already_costs_the_winner_no_key() -> None:
    match = shown_out("1: key", "1: step service", hands=("key vest", "key key"))
    play(match, "0: push storage")
    assert hand(match, 0) == ["vest", "key"]
    assert view(match).room[1] == ROOM_NAMES.index("storage")


def test_red_evade_5_whose_turn_began_on_the_service_stairs_needs_no_key() -> None:
    match = table("RB", "weapon vest", "weapon weapon", mission="introduction")
    idle(put(match, 1, "service"), 0)
    play(
        put(match, 0, "service"),
        "1: meet 0",
        "1: card ignore",
        "0: card wire",
        "1: pass",
        "0: injure",
    )
    assert "push kitchen" in match.options(0)
    play(match, "0: push kitchen")
    assert view(match).room[1] == ROOM_NAMES.index("kitchen")


def test_red_evade_6_dragged_through_open_doors_only() -> None:
    match = dark("goggles key", *THREE[1:])
    play(match, "1: step kitchen", "0: pass", "1: pass", "0: goggles 1")
    assert view(match).room[1] == ROOM_NAMES.index("reception")  # the only open door
    match = put(put(dark("goggles key", *THREE[1:]), 0, "radio"), 1, "basement")
    state_of(match).dark = 0
    play(match, "1: step radio", "0: pass", "1: pass", "1: evade basement", "0: goggles 1")
    assert match.options(0) == ["push basement", "push storage"]
    assert refused(match, 0, "push armoury") == "RED-EVADE-6"


def test_red_evade_6_a_door_that_the_fugitives_key_has_opened_is_open() -> None:
    match = dark("goggles vest", "key weapon", *THREE[2:])
    play(match, "1: key", "1: step kitchen", "0: pass", "1: pass")
    play(match, "1: evade service", "0: goggles 1")
    assert match.options(0) == ["push reception", "push service"]
    play(match, "0: push service")
    assert hand(match, 0) == ["vest"]


def test_red_evade_7_a_friend_may_be_asked_once_to_go() -> None:
    match = meeting("friendly", "friendly", "weapon weapon", "key key")
    play(match, "0: offer nothing", "1: offer nothing", "1: ask service")
    assert view(match).phase == phases.AGREE
    assert (1, KEY, view(match).turns, STILL) in view(match, 0).known  # a key is needed for that
    play(match, "0: refuse")  # and one goes oneself, by the only door
    assert view(match).room[1] == ROOM_NAMES.index("reception")
    match = meeting("friendly", "friendly", "weapon weapon", "key key")
    play(match, "0: offer nothing", "1: offer nothing", "1: ask service", "0: agree")
    assert view(match).room[0] == ROOM_NAMES.index("service")
    assert hand(match, 1) == ["key"]


# Les salles -------------------------------------------------------------------


def deeds(match: filature.Match, seat: int) -> list[str]:
    """What a seat may do where it stands, beside walking on."""
    return [option for option in match.options(seat) if option.split()[0] not in ("step", "key")]


def acting(room: str, *hands: str, **options: Value) -> filature.Match:
    match = table("RBRB", *(hands or FOUR), **options)
    return put(match, 0, room)


def test_red_room_1_storage_gives_the_top_object() -> None:
    match = play(acting("storage"), "0: take", "chance: draw bomb")
    assert hand(match, 0) == ["bomb", "key", "key"]
    assert view(match, 1).known == ()
    assert match.log_for(1)[-1] == (filature.CHANCE, None)
    assert "got" not in [event.key for event in match.news(1, len(match.log) - 1)]
    assert refused(acting("kitchen"), 0, "take") == "RED-ROOM-1"


def test_red_room_2_the_radio_calls() -> None:
    match = acting("radio")
    assert deeds(match, 0) == ["pass", "call red", "call blue"]
    assert view(play(match, "0: call blue")).called == (-3, 0, -3)


def test_red_room_3_the_breaker_darkens_a_floor() -> None:
    match = acting("breaker")
    assert deeds(match, 0) == ["pass", "dark basement", "dark ground", "dark upper"]
    assert view(play(match, "0: dark upper")).dark == 2


def test_red_room_4_the_armoury_gives_attacks_back() -> None:
    match = acting("armoury")
    assert refused(match, 0, "rearm") == "RED-ROOM-4"
    state_of(match).spent[0] = 5
    assert view(play(match, "0: rearm")).spent == (0, 0, 0, 0)


def test_red_room_5_the_x_ray_shows_a_hand_on_the_ground_floor() -> None:
    match = acting("xray")
    put(match, 3, "roof")
    assert deeds(match, 0) == ["pass", "xray 1", "xray 2"]
    play(match, "0: xray 1", "chance: show weapon")
    assert [view(match, seat).looked for seat in range(3)] == [(WEAPON,), (WEAPON,), ()]
    play(match, "chance: show weapon")
    assert view(match, 0).known == ((1, WEAPON, 1, STILL), (1, WEAPON, 1, STILL))
    assert view(match, 2).known == ()
    assert match.log_for(2)[-1] == (filature.CHANCE, None)


def test_red_room_6_the_computer_sorts_the_top_three() -> None:
    match = play(acting("computer"), "0: sort", "chance: show bomb, show aid, show goggles")
    play(match, "0: pick goggles", "0: pick bomb")
    top = tuple(KIND_NAMES.index(name) for name in ("goggles", "bomb", "aid"))
    assert view(match, 0).pile_top == top
    assert view(match, 1).pile_top == ()
    assert state_of(match).top == list(top)
    put(match, 1, "storage")
    play(match, "1: take")
    assert match.chance() == [("draw goggles", 1)]


def test_red_room_7_the_cameras_last_until_ones_next_turn() -> None:
    match = play(acting("security"), "0: watch")
    assert view(match).watchers == (0,)
    put(match, 2, "kitchen")
    play(match, "1: step kitchen", "1: card friendly", "2: card friendly")
    assert view(match, 0).shown == (1, 1)
    play(match, "1: offer weapon", "2: offer aid", "1: evade reception")
    assert len(view(match, 0).known) == 2
    assert view(match, 3).known == ()
    idle(match, 2)
    assert view(idle(match, 3)).watchers == ()


def test_red_room_8_the_office_keeps_one_of_two() -> None:
    match = play(acting("office"), "0: search", "chance: show bomb, show aid", "0: pick bomb")
    assert hand(match, 0) == ["bomb", "key", "key"]
    assert state_of(match).bottom == [KIND_NAMES.index("aid")]
    assert view(match, 0).pile_bottom == (KIND_NAMES.index("aid"),)
    assert view(match, 1).pile_bottom == ()


def test_red_room_8_the_kept_one_has_left_the_pile_and_the_other_lies_below_it() -> None:
    match = acting("office")
    pile = view(match).pile
    play(match, "0: search", "chance: show bomb, show aid", "0: pick bomb")
    s = state_of(match)
    assert (s.pile, s.top) == (pile - 1, [])
    assert sum(s.bag) + len(s.bottom) == s.pile


@pytest.mark.parametrize(
    ("room", "verb", "then"),
    [
        ("office", "search", ["chance: show bomb, show bomb", "0: pick bomb"]),
        ("computer", "sort", ["chance: show bomb, show bomb", "0: pick bomb"]),
        ("storage", "take", ["chance: draw bomb"]),
    ],
)
def test_red_room_8_an_empty_pile_is_made_of_the_discards_first(
    room: str, verb: str, then: list[str]
) -> None:
    match = acting(room, reshuffle="needed")
    s = state_of(match)
    bomb = KIND_NAMES.index("bomb")
    s.bag, s.pile = numbers([0] * len(s.bag)), 0
    s.discard[bomb] = 2
    play(match, f"0: {verb}", *then)
    assert not any(s.discard)


def test_red_room_9_the_roof_is_for_boarding_and_bombs() -> None:
    match = aboard("secrets-blue bomb")
    assert deeds(match, 0) == ["pass", "board red", "bomb red"]


def test_red_room_10_elsewhere_only_objects_act() -> None:
    assert deeds(acting("kitchen"), 0) == ["pass"]
    assert deeds(acting("kitchen", "contraband key", *FOUR[1:]), 0) == ["pass", "hide"]


def test_red_room_11_an_injured_agent_may_rest() -> None:
    match = hurt(table("RB", *HANDS, mission="introduction"), 0)
    play(match, "0: rest")
    assert view(match).posture[0] == 0
    match = hurt(table("RB", *HANDS, mission="introduction"), 0)
    play(match, "0: step stairs")
    assert refused(match, 0, "rest") == "RED-ROOM-11"
    match = hurt(table("RB", *HANDS, mission="introduction", rest=False), 0)
    assert refused(match, 0, "rest") == "RED-ROOM-11"


# Obscurité, verrouillage, hélicoptères ------------------------------------------


def test_red_dark_1_one_floor_at_a_time() -> None:
    match = play(acting("breaker"), "0: dark upper")
    for seat in (1, 2, 3):
        idle(match, seat)
    assert deeds(match, 0) == ["pass", "dark basement", "dark ground", "light"]
    assert view(play(match, "0: light")).dark == -1


def test_red_dark_2_public_places_and_service_stairs_stay_lit() -> None:
    from filature.games.redacted.rules.basics import is_dark

    s = state_of(table("RBY", *THREE))
    s.dark = 1
    dark_rooms = [ROOM_NAMES[room] for room in range(16) if is_dark(s, room)]
    assert dark_rooms == ["kitchen", "xray", "security"]


def test_red_lock_1_one_floor_is_cut_off() -> None:
    match = play(acting("lockdown"), "0: lock ground")
    assert view(match).lock == 1
    play(match, "1: step stairs")
    assert refused(match, 1, "step basement") == refused(match, 1, "step upstairs") == "RED-KEY-6"


def test_red_lock_2_it_needs_its_operator() -> None:
    for needs in (True, False):
        match = play(acting("lockdown", lockdown_operator=needs), "0: lock ground")
        put(match, 0, "office")
        for seat in (1, 2, 3):
            idle(match, seat)
        assert view(match).lock == (-1 if needs else 1)


def test_red_lock_3_the_option_holds_doors_open() -> None:
    assert refused(acting("lockdown"), 0, "release ground") == "RED-LOCK-3"
    match = play(acting("lockdown", door_release=True), "0: release ground")
    play(match, "1: step stairs")
    assert "step security" in match.options(1)


def test_red_heli_1_two_helicopters_for_each_nation_present() -> None:
    assert view(table("RBRB", *FOUR)).reserve == (2, 2, 0)
    assert list(state_of(new("classic", 4, helicopters="3")).plan.helicopters) == [3, 3, 0]
    match = put(table("RB", *HANDS, mission="introduction"), 0, "radio")
    assert refused(match, 0, "call red") == "RED-HELI-1"


def test_red_heli_2_any_nations_one_at_a_time() -> None:
    match = acting("radio")
    state_of(match).landed[1] = 1
    assert deeds(match, 0) == ["pass", "call red"]
    assert refused(match, 0, "call blue") == "RED-HELI-2"
    assert refused(match, 0, "call yellow") == "RED-HELI-1"


def test_red_heli_3_it_lands_when_the_callers_turn_begins() -> None:
    match = play(acting("radio"), "0: call red")
    for seat in (1, 2, 3):
        assert view(match).landed[0] == 0
        idle(match, seat)
    assert view(match).landed[0] == 1


def test_red_heli_4_ones_own_with_the_file_or_a_briefcase() -> None:
    assert "board red" in aboard("secrets-blue key").options(0)
    assert "board red" in aboard("case-b key").options(0)
    match = aboard("key key")
    assert refused(match, 0, "board red") == "RED-HELI-4"
    match = aboard("secrets-blue key")
    state_of(match).landed[1] = 1
    assert refused(match, 0, "board blue") == "RED-HELI-4"
    state_of(match).landed[0] = 0
    assert refused(match, 0, "board red") == "RED-HELI-3"


def test_red_heli_5_loyalty_and_objects_are_laid_open() -> None:
    match = aboard("case-a key", stow="bomb weapon", sides="RBY")
    match.play(0, "board red")
    assert view(match).exposed == (0, -1, -1)
    fly_on = play(match, "chance: show case-a, show key, show bomb")
    seen = {(place, KIND_NAMES[kind]) for place, kind, _, _ in view(fly_on, 2).known}
    assert seen == {(0, "case-a"), (0, "key"), (6, "bomb")}


def test_red_heli_6_without_the_file_the_nation_is_out() -> None:
    match = fly(aboard("case-a key", stow="bomb weapon"))
    assert match.winners() == [1, 3]
    match = fly(aboard("case-a key", stow="bomb weapon", sides="RBY"))
    assert not match.over
    assert view(match).grounded == (1, 0, 0)
    match = fly(aboard("case-a key", stow="bomb weapon", failed_takeoff="leaves"))
    assert (match.over, view(match).gone) == (False, (0,))
    for seat in (1, 2, 3):
        idle(match, seat)
    assert view(match).turn == 1  # seat 0 is passed over


def test_red_heli_7_the_bomb_needs_a_landed_helicopter_of_any_nation() -> None:
    match = aboard("bomb key")
    assert deeds(match, 0) == ["pass", "bomb red"]
    assert refused(match, 0, "bomb blue") == "RED-HELI-7"


def test_red_heli_8_an_injured_agent_may_board() -> None:
    assert "board red" in hurt(aboard("secrets-blue key"), 0).options(0)


# Les missions -----------------------------------------------------------------


def test_red_classic_1_the_whole_side_wins() -> None:
    assert fly(aboard("secrets-blue key", sides="RRBB")).winners() == [0, 1]


def test_red_classic_2_or_when_the_other_cannot_fly() -> None:
    match = aboard("bomb key")
    state_of(match).landed[1], state_of(match).reserve[1] = 1, 0
    assert play(match, "0: bomb blue").winners() == [0, 2]


def test_red_classic_3_the_lone_yellow_wins_with_either_file() -> None:
    for file in ("secrets-red", "secrets-blue"):
        match = table("YRRBB", f"{file} key", *FOUR[1:], "goggles goggles")
        assert view(match).reserve == (2, 2, 2)
        state_of(match).landed[2] = 1
        put(match, 0, "roof")
        assert fly(match, "yellow").winners() == [0]


def duel(*hands: str, **options: Value) -> filature.Match:
    return table("RB", *(hands or HANDS), mission="duel", **options)


def test_red_duel_1_the_first_to_the_points_wins() -> None:
    match = duel("bomb key", HANDS[1])
    state_of(match).points[0] = 5
    state_of(match).landed[1] = 1
    play(put(match, 0, "roof"), "0: bomb blue")
    assert match.winners() == [0]
    assert match.game.ending(match.state) == "RED-DUEL-1"


def test_red_duel_2_flight_helicopter_interrogation() -> None:
    match = duel("bomb key", HANDS[1])
    state_of(match).landed[1] = 1
    play(put(match, 0, "roof"), "0: bomb blue")
    assert view(match).points == (2, 0)
    assert view(match).reserve[1] == 3  # it comes back
    match = put(duel(first=1), 0, "kitchen")
    play(match, "1: step kitchen", "1: card wire", "0: card ignore", "0: pass")
    assert view(play(match, "1: interrogate")).points == (0, 1)


def test_red_duel_3_the_file_returns_to_the_pile_and_the_agent_to_the_reception() -> None:
    match = duel("secrets-blue key", HANDS[1])
    state_of(match).landed[0] = 1
    state_of(match).reserve[0] = 1
    pile = view(match).pile
    play(put(match, 0, "roof"), "0: board red", "chance: show secrets-blue, show key")
    assert view(match).points == (3, 0)
    assert (view(match).pile, view(match).reserve[0]) == (pile + 1, 2)
    assert view(match).room[0] == ROOM_NAMES.index("reception")


def test_red_duel_3_cards_whose_place_was_known_are_shuffled_with_the_file() -> None:
    match = duel("secrets-blue key", HANDS[1])
    s = state_of(match)
    s.landed[0] = s.reserve[0] = 1
    for place, name in ((s.top, "bomb"), (s.bottom, "aid")):
        s.bag[KIND_NAMES.index(name)] -= 1
        place.append(KIND_NAMES.index(name))
    play(put(match, 0, "roof"), "0: board red", "chance: show secrets-blue, show key")
    assert (s.top, s.bottom) == ([], [])
    assert sum(s.bag) == s.pile


def guarded(card: str, guard: str) -> filature.Match:
    match = play(duel(), "0: step xray", f"0: card {card}")
    return play(match, f"chance: guard shows {guard}")


def test_red_duel_4_guards_are_met_like_agents() -> None:
    match = play(duel(), "0: step xray", "0: card wire")
    assert [outcome for outcome, _ in match.chance()] == [
        "guard shows ignore",
        "guard shows wire",
        "guard shows pistol",
        "guard shows blade",
    ]
    match = guarded("wire", "pistol")
    assert view(match).guards[1] == ROOM_NAMES.index("security")  # the reception has company
    assert view(match).phase == phases.ACTION
    match = play(guarded("wire", "blade"), "0: pass")
    assert view(match).posture[0] == 1
    assert view(match).phase == phases.EVADE
    match = guarded("ignore", "ignore")
    assert view(match).phase == phases.ACTION


def test_red_duel_5_after_the_turn_a_guard_may_walk() -> None:
    match = play(duel(), "0: pass")
    assert view(match).phase == phases.GUARD
    assert "guard 1 security" in match.options(0)
    assert refused(match, 0, "guard 1 reception") == "RED-DUEL-5"  # somebody is there
    play(match, "0: guard 1 security")
    assert view(match).guards[1] == ROOM_NAMES.index("security")
    assert view(match).turn == 1


def test_red_tri_1_each_hunts_one_file() -> None:
    assert "board red" in aboard("secrets-blue key", sides="RBY").options(0)
    assert refused(aboard("secrets-yellow key", sides="RBY"), 0, "board red") == "RED-HELI-4"


def test_red_tri_2_the_last_nation_in_the_race_wins() -> None:
    match = aboard("bomb key", sides="RBY")
    s = state_of(match)
    s.landed[1], s.reserve[1], s.grounded[2] = 1, 0, 1
    assert play(match, "0: bomb blue").winners() == [0]


def zone(held: str) -> filature.Match:
    match = table("RBRB", held, *FOUR[1:], mission="danger-zone")
    return put(match, 0, "roof")


def test_red_zone_1_no_helicopters_but_an_aircraft() -> None:
    match = zone("key key")
    assert view(match).reserve == (0, 0, 0)
    put(match, 0, "radio")
    assert refused(match, 0, "call red") == "RED-ZONE-1"


def test_red_zone_2_parts_are_installed_for_everybody() -> None:
    match = play(zone("fuel key"), "0: install fuel")
    assert view(match).fitted == (0, 0, 1)
    assert refused(play(zone("fuel fuel"), "0: install fuel"), 0, "install fuel") == "RED-TURN-2"


def test_red_zone_3_with_all_parts_one_may_take_off() -> None:
    match = zone("secrets-blue key")
    assert refused(match, 0, "board red") == "RED-ZONE-3"
    state_of(match).fitted = numbers([1, 1, 1])
    assert fly(match).winners() == [0, 2]


def test_red_zone_4_a_bomb_takes_a_part_out() -> None:
    match = zone("bomb key")
    assert refused(match, 0, "scrap fuel") == "RED-ZONE-4"
    state_of(match).fitted = numbers([1, 1, 1])
    play(match, "0: scrap fuel")
    assert view(match).fitted == (1, 1, 0)
    assert view(match).discard[KIND_NAMES.index("fuel")] == 1


def test_red_zone_5_the_roof_is_dangerous() -> None:
    assert view(play(zone("fuel key"), "0: install fuel")).posture[0] == 1


def bed(held: str, sides: str = "RBY") -> filature.Match:
    match = table(sides, held, *FOUR[1 : len(sides)], mission="bedfellows")
    state_of(match).landed = numbers([1, 1, 1])
    return put(match, 0, "roof")


def test_red_bed_1_every_nation_is_there_and_chance_doubles_some() -> None:
    match = new("bedfellows", 4)
    assert dict(match.chance()) == {"aside red": 2, "aside blue": 2, "aside yellow": 2}
    play(match, "chance: aside red")
    assert dict(match.chance()) == {"aside blue": 2, "aside yellow": 2}


def test_red_bed_2_with_a_letter_two_nations_win_together() -> None:
    match = bed("letter-rb secrets-yellow", "RBYB")
    assert deeds(match, 0) == ["pass", "board red", "board blue"]
    assert fly(match, "blue").winners() == [0, 1, 3]
    assert match.game.ending(match.state) == "RED-BED-2"
    match = fly(bed("letter-rb secrets-blue"))
    assert not match.winners()  # not the third nation's
    assert refused(bed("letter-by secrets-blue"), 0, "board blue") == "RED-HELI-4"


@pytest.mark.parametrize(
    ("letter", "sides", "file"),
    [
        ("rb", "RBY", "yellow"),
        ("rb", "BRY", "yellow"),
        ("ry", "RYB", "blue"),
        ("ry", "YRB", "blue"),
        ("by", "BYR", "red"),
        ("by", "YBR", "red"),
    ],
)
def test_red_bed_2_each_letter_names_two_nations(letter: str, sides: str, file: str) -> None:
    own = NATIONS[sides[0]]
    assert fly(bed(f"letter-{letter} secrets-{file}", sides), own).winners() == [0, 1]
    match = bed(f"letter-{letter} secrets-{file}", sides[2] + sides[:2])
    assert f"board {NATIONS[sides[0]]}" not in deeds(match, 0)  # it does not name me


def test_red_bed_3_both_foreign_files_win_alone() -> None:
    match = fly(bed("secrets-blue secrets-yellow"))
    assert match.winners() == [0]
    assert fly(bed("secrets-blue key")).winners() == []


def test_red_bed_4_the_third_wins_when_two_cannot_fly() -> None:
    match = bed("bomb key")
    s = state_of(match)
    s.reserve[1], s.grounded[2] = 0, 1
    assert play(match, "0: bomb blue").winners() == [0]


def test_red_dawn_1_ends_the_match() -> None:
    match = table("RBY", *THREE, dawn=1)
    for seat in range(3):
        idle(match, seat)
    assert match.over
    assert match.game.ending(match.state) == "RED-DAWN-1"
    assert view(match).round == 1  # and no second one has begun


def test_red_dawn_2_is_a_draw_but_for_the_points_of_the_duel() -> None:
    match = table("RBY", *THREE, dawn=1)
    for seat in range(3):
        idle(match, seat)
    assert (match.winners(), match.scores()) == ([], [0, 0, 0])
    assert match.game.shares(match.state) == [1 / 3, 1 / 3, 1 / 3]  # nobody has lost either
    match = duel(dawn=1)
    state_of(match).points[1] = 1
    play(match, "0: pass", "0: pass", "1: pass", "1: pass")
    assert (match.winners(), match.scores()) == ([1], [0, 1])


def test_red_dawn_2_equal_points_of_the_duel_share_the_victory() -> None:
    match = duel(dawn=1)
    play(match, "0: pass", "0: pass", "1: pass", "1: pass")
    assert match.winners() == [0, 1]


def test_red_dawn_2_a_flight_in_the_last_turn_comes_before_dawn() -> None:
    match = table("RBRB", "secrets-blue bomb", *FOUR[1:], dawn=1, first=1)
    for seat in (1, 2, 3):
        idle(match, seat)
    state_of(match).landed[0] = 1
    assert fly(put(match, 0, "roof")).winners() == [0, 2]


# La boîte ---------------------------------------------------------------------

SOUND = (filature.registry.folder("redacted") / "boxes" / "default.toml").read_text("utf-8")


def test_nobody_is_at_the_security_hq_in_the_first_turn_key_or_not() -> None:
    for name in ("default", "chinese", "pocket"):
        box = filature.load("redacted", name).box  # type: ignore[attr-defined]
        steps = steps_from(box.near, ROOM_NAMES.index("reception"))
        assert steps[ROOM_NAMES.index("security")] > box.move_range


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"xray office"', '"xray moon"', "not a pair of rooms"),
        ('"xray office"', '"xray office", "office xray"', "has a door already"),
        ('"reception kitchen", ', "", "no way to kitchen without a key"),
        ('"service kitchen"', '"service kitchen", "service roof"', ""),
        (
            'open = [\n  "basement storage"',
            'open = [\n  "service roof", "basement storage"',
            "locked",
        ),
        ("kitchen = {", "pantry = {", "unknown room"),
        ("bomb = { copies = 3", "bomb = { copies = -1", "number of copies"),
        ("case-a = { copies = 1", "case-a = { copies = 2", "one at most"),
        ('marks = "i"', 'marks = "Z"', "no mark 'Z'"),
        ("start_objects = 2", "start_objects = 9", "whole number from 1 to 3"),
        ('classic = { 4 = "RRBB"', 'classic = { 4 = "RRB"', "bad loyalty cards"),
        ('"computer", "security"]', '"computer", "computer"]', "4 different rooms"),
        ("key = { copies = 5", "keys = { copies = 5", "is no object of the game"),
        ('service = { floor = "-"', 'service = { floor = "U"', "belongs to no floor"),
    ],
)
def test_a_broken_box_is_refused_with_its_line(old: str, new: str, reason: str) -> None:
    assert old in SOUND
    leaflet = Leaflet("mine.toml", SOUND.replace(old, new))
    if not reason:
        contents.read(leaflet)
        return
    with pytest.raises(filature.BoxError, match=reason) as error:
        contents.read(leaflet)
    assert error.value.file == "mine.toml"
    assert error.value.line >= 1
