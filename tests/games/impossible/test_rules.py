"""The rule sheet, clause by clause, in its order."""

import pytest

import filature
from filature.core.ranges import Layout
from filature.core.scene import Cell, Scene
from filature.core.seat import members
from filature.core.sentence import Sentence
from filature.games.impossible.box import DIVERSION, OWN, card_list
from games.impossible.tables import (
    AGENTS,
    AMERICAN,
    CHINESE,
    COLOURS,
    ENGLISH,
    FRENCH,
    GERMAN,
    HOME,
    RUSSIAN,
    chosen,
    dealt,
    laid,
    opened,
    play,
    put,
    state_of,
    suspects,
    table,
    told,
    view,
)

FOUR = ("en", "ru", "ge", "ch")


# Contenu, but du jeu ------------------------------------------------------------


@pytest.mark.parametrize("name", ["default", "triangles"])
def test_mi_cont_1_six_agents_thirty_cards_a_board_and_a_die(name: str) -> None:
    game = filature.load("impossible", name)
    box = state_of(filature.Match(game, 6)).box
    assert len(box.agents) == 6
    assert sum(len(card_list(box, agent)) for agent in range(6)) == 30
    assert len(set(box.square)) == 30
    assert len(box.names) == 79
    assert len(box.links) == 90
    assert [a.notation for a in game.actions if a.verb == "roll"] == [
        f"roll {n}" for n in range(1, 7)
    ]


def test_mi_goal_1_whoever_is_left_alone_has_won() -> None:
    match = put(table("en", "ru", "ge"), a="S01", b="H", c="S21")
    play(
        match,
        "chance: roll 1",
        "0: move H",
        "0: challenge 1",
        "chance: show english",
        "= alive 0 2",
    )
    assert not match.over
    put(match, a="H", c="S21")
    play(match, "chance: roll 1", "2: move H", "2: challenge 0", "chance: show german", "= alive 2")
    assert match.over
    assert match.winners() == [2]


# Comment disposer le jeu ----------------------------------------------------------


def test_mi_setup_1_a_booklet_names_an_agent_and_a_target_and_holds_its_cards() -> None:
    match = dealt(*FOUR)
    for seat in range(4):
        assert view(match, seat).my_agent == seat
        assert view(match, seat).my_mission == (seat + 1) % 4
        assert members(state_of(match).hand[seat]) == card_list(state_of(match).box, seat)


def test_mi_setup_2_four_features_and_a_diversion() -> None:
    box = state_of(dealt("am", "en", "ru")).box
    names = [*box.features, "diversion"]
    for agent in range(6):
        assert len(card_list(box, agent)) == 5
        assert card_list(box, agent).count(DIVERSION) == 1
    assert [names[kind] for kind in card_list(box, AMERICAN)] == [
        "sunglasses",
        "nose",
        "wart",
        "beard",
        "diversion",
    ]


def test_mi_setup_3_one_secret_booklet_for_each() -> None:
    match = chosen(*COLOURS)
    assert match.chance() == [(f"deal {agent}", 1) for agent in AGENTS]
    play(match, "chance: deal german")
    assert match.log_for(0)[5:] == [(filature.CHANCE, "deal german")]
    assert told(match, 0)[6:] == ["dealt"]
    for other in (1, filature.SPECTATOR):
        assert match.log_for(other)[5:] == [(filature.CHANCE, None)]
        assert view(match, other).known == (-1,) * 6
        assert told(match, other)[6:] == []
    assert "deal german" not in [outcome for outcome, _ in match.chance()]


def test_mi_setup_4_each_chooses_a_figure_that_is_left_in_seat_order() -> None:
    match = filature.Match(filature.load("impossible"), 4)
    assert match.actors() == [0]
    assert match.options(0) == [f"figure {colour}" for colour in COLOURS]
    play(match, "? 1 why figure red = MI-SETUP-4", "= colour -1 -1 -1 -1")
    play(match, "0: figure white", "? 0 why figure red = MI-SETUP-4", "= turn 1")
    play(match, "? 1 why figure white = MI-SETUP-4")
    assert match.options(1) == [f"figure {colour}" for colour in COLOURS if colour != "white"]
    play(match, "1: figure blue", "2: figure yellow", "? 3 may lay beard = no")
    play(match, "? 3 why lay beard = MI-SETUP-4", "? 3 why start S26 = MI-SETUP-4")
    play(match, "3: figure green", "= colour 5 0 4 2")
    play(match, "? 0 why figure red = MI-SETUP-4")  # chosen is chosen
    assert match.actors() == [0, 1, 2, 3]  # all place themselves


def test_mi_setup_4_the_sixth_gets_the_last_figure_and_is_not_asked() -> None:
    match = filature.Match(filature.load("impossible"), 6)
    for seat, colour in enumerate(("white", "blue", "yellow", "green", "red")):
        play(match, f"{seat}: figure {colour}")
    assert match.actors() == [filature.CHANCE]
    assert view(match).colour == (5, 0, 4, 2, 1, 3)
    assert told(match, 0) == ["chose"] * 6


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_mi_setup_4_whoever_chooses_a_figure_has_seen_no_booklet(seats: int) -> None:
    match = filature.Match(filature.load("impossible"), seats)
    for seat in range(min(seats, 5)):
        assert match.actors() == [seat]
        assert view(match, seat).my_agent == view(match, seat).my_mission == -1
        assert view(match, seat).absent == ()
        play(match, f"{seat}: figure {COLOURS[seat]}")
    assert match.actors() == [filature.CHANCE]
    match.deal(1)
    assert all(view(match, seat).my_agent >= 0 for seat in range(seats))


def test_mi_setup_4_the_colour_is_public_and_the_agent_is_not() -> None:
    match = chosen("white", "blue", "yellow", "green")
    for seat in (*range(4), filature.SPECTATOR):
        assert view(match, seat).colour == (5, 0, 4, 2)
        assert told(match, seat) == ["chose"] * 4
        assert match.log_for(seat)[-1] == (3, "figure green")
    opened(match, *FOUR)
    for seat in range(4):
        assert view(match, (seat + 1) % 4).known[seat] == -1


def test_mi_setup_4_a_colour_makes_squares_cards_and_safety_ones_own() -> None:
    match = laid(opened(chosen("white", "blue", "yellow"), "en", "ru", "ge"))
    cards = list(state_of(match).cards)
    for colour, agent in ((5, ENGLISH), (0, RUSSIAN), (4, GERMAN)):
        own = cards[colour * OWN : colour * OWN + OWN]
        assert own == card_list(state_of(match).box, agent)
    assert cards[OWN : 4 * OWN] == [-1] * 15
    play(match, "? 0 why start I41 = MI-TURN-1", "0: start I01", "1: start I41", "2: start I21")
    play(match, "chance: roll 6, roll 1, roll 1")
    put(match, a="S42", b="I41", c="I41")
    play(match, "chance: roll 1", "0: move I41", "chance: read moustache")  # blue is seat 1's
    play(match, "? 0 why challenge 1 = MI-SAFE-1", "? 0 may challenge 2 = yes")
    assert suspects(match, 0, 1) == {"russian", "german"}
    assert view(match, 1).clues[:OWN] == tuple(cards[:OWN])
    play(match, "0: challenge 2", "chance: show english", "= alive 1 2")


def test_mi_setup_4_the_scene_shows_the_colours_that_were_chosen() -> None:
    match = filature.Match(filature.load("impossible"), 3)
    figures = scene_of(match, 0).zones[0].pieces
    assert [piece.name for piece in figures] == [f"colour-{colour}" for colour in COLOURS]
    assert [piece.actions for piece in figures] == [(action,) for action in match.offered(0)]
    assert len(marks_of(match)) == 30
    play(match, "0: figure white", "1: figure blue", "2: figure yellow")
    assert scene_of(match, 0).zones == ()
    assert [line.hue for line in scene_of(match, 0).seats] == [
        "colour-white",
        "colour-blue",
        "colour-yellow",
    ]
    laid(opened(match, "en", "ru", "ge"))
    assert [zone.id for zone in scene_of(match, 0).zones] == ["hand-0", "identity-0", "prey-0"]
    assert {mark for _, mark in marks_of(match)} == {"colour-white", "colour-blue", "colour-yellow"}
    play(match, "0: start I01", "1: start I41", "2: start I21")
    (home,) = [place for place in scene_of(match, 1).boards[0].places if place.id == "I01"]
    assert [(piece.kind, piece.seat) for piece in home.pieces] == [("card", 0), ("pawn", 0)]
    assert home.pieces[1].name == "colour-white"
    assert home.seat == 0


def scene_of(match: filature.Match, seat: int) -> Scene:
    scene = match.game.scene(view(match, seat), match.offered(seat))
    assert isinstance(scene, Scene)
    return scene


def marks_of(match: filature.Match) -> list[tuple[str, str]]:
    """The coloured squares that a seat sees, and their colours."""
    places = scene_of(match, 0).boards[0].places
    return [(place.id, mark) for place in places for mark in place.marks]


def test_mi_setup_5_five_cards_face_down_on_ones_own_five_squares() -> None:
    match = laid(dealt("am", "en", "ru"))
    assert match.actors() == [0, 1, 2]  # all at once
    play(match, "1: lay diversion", "0: lay beard", "? 0 why lay beard = MI-SETUP-2")
    assert [match.log_for(0)[-2], match.log_for(1)[-2]] == [(1, None), (1, "lay diversion")]
    assert view(match, 0).clues[OWN] == -1
    assert view(match, 1).clues[OWN] == DIVERSION
    assert view(match).laid == (5, 5, 5)
    cards = list(state_of(match).cards)
    for seat, agent in enumerate((AMERICAN, ENGLISH, RUSSIAN)):
        own = cards[seat * OWN : seat * OWN + OWN]
        assert sorted(own) == card_list(state_of(match).box, agent)
    assert cards[3 * OWN :] == [-1] * 15


@pytest.mark.parametrize("by_chance", [False, True])
def test_mi_setup_5_which_card_lies_where_is_for_its_owner_alone(by_chance: bool) -> None:
    """Two cards laid in another order look, sound and log the same to everyone else."""
    match = dealt("am", "en", "ru")
    actor = filature.CHANCE if by_chance else 0
    if by_chance:
        play(match, "chance: lay sunglasses, lay nose, lay wart")
    else:
        laid(match)
    worlds = []
    for card in ("beard", "diversion"):
        worlds.append(match.copy())
        worlds[-1].play(actor, f"lay {card}")
    one, other = worlds
    for seat in (1, 2, filature.SPECTATOR):
        assert one.view(seat) == other.view(seat)
        assert one.news(seat) == other.news(seat)
        assert one.log_for(seat) == other.log_for(seat)
    assert one.view(0) != other.view(0)
    assert by_chance or one.news(0) != other.news(0)


def test_mi_setup_5_chance_proposes_and_one_decision_accepts() -> None:
    match = dealt("am", "en", "ru")
    assert match.actors() == [filature.CHANCE]
    assert len(match.chance()) == 5
    play(match, "chance: lay beard")
    assert [match.log_for(seat)[-1][1] for seat in range(2)] == ["lay beard", None]
    play(match, "chance: lay nose, lay diversion, lay wart, lay sunglasses")
    assert told(match, 0)[-1] == "proposed"
    laid(match)
    assert view(match, 0).clues[:OWN] == (3, 1, DIVERSION, 2, 0)
    cards = list(state_of(match).cards)
    play(match, "0: start I41", "1: start I11", "2: start I31")
    assert match.actors() == [filature.CHANCE]
    assert list(state_of(match).cards) == cards
    assert [match.log_for(1)[-3], match.log_for(0)[-3]] == [(0, None), (0, "start I41")]


def test_mi_setup_5_or_one_lays_them_otherwise_card_by_card() -> None:
    match = laid(dealt("am", "en", "ru"))  # sunglasses, nose, wart, beard, diversion
    assert match.options(0)[:5] == [
        f"lay {card}" for card in ("sunglasses", "nose", "wart", "beard", "diversion")
    ]
    play(match, "0: lay diversion", "0: lay nose", "? 0 why lay nose = MI-SETUP-2")
    assert view(match, 0).clues[:OWN] == (DIVERSION, 1, 2, 3, 0)  # they change places
    assert [option for option in match.options(0) if option.startswith("lay")] == [
        "lay sunglasses",
        "lay wart",
        "lay beard",
    ]
    play(match, "0: lay beard", "0: lay wart", "? 0 why lay sunglasses = MI-SETUP-5")
    assert view(match, 0).clues[:OWN] == (DIVERSION, 1, 3, 2, 0)
    assert [option.split()[0] for option in match.options(0)] == ["start"] * 5
    assert told(match, 0)[-1] == "laid"
    for other in (1, filature.SPECTATOR):
        assert view(match, other).my_settled == 0
        assert view(match, other).ready == ()
        assert "laid" not in told(match, other)
    play(match, "0: start I41", "? 0 why lay wart = MI-SETUP-5", "? 0 why start S36 = MI-TURN-1")


def test_mi_setup_5_unless_the_layout_is_chances() -> None:
    match = laid(dealt("am", "en", "ru", random_clue_layout=True))
    assert [option.split()[0] for option in match.options(0)] == ["start"] * 5
    play(match, "? 0 why lay beard = MI-SETUP-5")
    assert [zone.id for zone in scene_of(match, 0).zones] == ["identity-0", "prey-0"]


def test_mi_setup_5_the_scene_offers_cards_and_squares_at_once() -> None:
    match = laid(dealt("am", "en", "ru"))
    scene = scene_of(match, 0)
    assert scene.prompt.text.key == "ask-lay"
    (hand,) = [zone for zone in scene.zones if zone.id == "hand-0"]
    assert [piece.figure for piece in hand.pieces] == ["S36", "O03", "S24", "I41", "O45"]
    squares = [place.id for place in scene.boards[0].places if place.actions]
    assert sorted(squares) == sorted(["S36", "O03", "S24", "I41", "O45"])
    play(match, "0: start I41")
    assert scene_of(match, 0).prompt.text.key == "ask-others-place"
    assert scene_of(match, 1).prompt.text.key == "ask-lay"


def test_mi_setup_6_booklets_left_over_are_opened_for_all() -> None:
    match = chosen(*COLOURS[:4])
    play(match, "chance: absent english, absent french")
    for seat in (0, 3, filature.SPECTATOR):
        assert view(match, seat).absent == (ENGLISH, FRENCH)
        assert told(match, seat)[4:] == ["absent", "absent"]
    assert [outcome for outcome, _ in match.chance()] == [
        f"deal {agent}" for agent in ("russian", "german", "chinese", "american")
    ]
    play(match, "chance: deal german, deal russian, deal chinese, deal american")
    for other in (1, 2, 3):
        assert not suspects(match, 0, other) & {"english", "french"}


@pytest.mark.parametrize(
    ("agents", "hunter", "target"),
    [
        (("am", "ru", "ge", "ch", "fr"), 0, RUSSIAN),  # the sheet: without the English agent
        (("am", "ge", "fr"), 0, GERMAN),
        (("am", "ge", "fr"), 2, AMERICAN),
        (("en", "ru", "ge"), 2, ENGLISH),
    ],
)
def test_mi_setup_7_the_hunt_skips_the_absent(
    agents: tuple[str, ...], hunter: int, target: int
) -> None:
    assert view(dealt(*agents), hunter).my_mission == target


def test_mi_setup_7_the_scene_says_who_hunts_whom_all_round_without_the_absent() -> None:
    match = dealt("ge", "ru", "am")
    (looks,) = [panel for panel in scene_of(match, 0).panels if panel.id == "looks"]
    assert [fact.marks for fact in looks.facts] == [
        ("nation-russian", "nation-german"),
        ("nation-german", "nation-american"),
        ("nation-american", "nation-russian"),
    ]


def test_mi_setup_8_squares_of_unused_colours_are_plain() -> None:
    match = put(table("en", "ru", "ge"), a="S33")
    play(match, "chance: roll 1", "0: move S34")  # black, and nobody plays black
    assert told(match, 0)[-1] == "moved"
    assert match.chance()[0][0] == "roll 1"
    assert view(match).turn == 1
    assert "S34" not in [name for name, _ in marks_of(match)]
    other = laid(opened(chosen("black", "white", "yellow"), "en", "ru", "ge"))
    play(other, "0: start S46", "1: start I01", "2: start I21", "chance: roll 6, roll 1, roll 1")
    put(other, a="S05")
    play(other, "chance: roll 1", "0: move S06", "= turn 1")  # red, and nobody plays red
    assert told(other, 0)[-1] == "moved"


def test_mi_setup_9_three_to_six_can_play() -> None:
    game = filature.load("impossible")
    for seats in (3, 4, 5, 6):
        filature.Match(game, seats)
    for seats in (2, 7):
        with pytest.raises(ValueError, match="seats"):
            filature.Match(game, seats)
    play(table("en", "ru", "ge"), "chance: roll 1", "? 0 why challenge 4 = MI-SETUP-9")


# Comment jouer --------------------------------------------------------------------


def test_mi_turn_1_figures_begin_on_a_square_of_their_colour_all_at_once() -> None:
    match = laid(dealt("en", "ru", "ge"))
    assert match.actors() == [0, 1, 2]
    assert match.options(0)[-5:] == [
        f"start {square}" for square in ("S36", "O03", "S24", "I41", "O45")
    ]
    play(match, "? 0 why start S06 = MI-TURN-1", "2: start I31", "0: start S24")
    play(match, "? 0 why start S24 = MI-TURN-1", "= ready 0 2", "= at -1 -1 -1")
    assert [view(match, seat).my_start >= 0 for seat in (0, 1, 2)] == [True, False, True]
    assert "placed" not in told(match, 0)
    play(match, "1: start O33")
    assert told(match, 0)[-4:] == ["ready", "placed", "placed", "placed"]
    names = state_of(match).box.names
    assert [names[square] for square in view(match).at] == ["S24", "O33", "I31"]
    play(match, "chance: roll 6, roll 1, roll 1", "? 0 why start I41 = MI-TURN-1")


def test_mi_turn_2_the_highest_throw_begins_and_equals_throw_again() -> None:
    match = laid(dealt(*FOUR))
    for seat in range(4):
        match.play(seat, f"start {HOME[seat]}")
    play(match, "chance: roll 2, roll 5, roll 1, roll 5", "= contenders 1 3", "= turn 1")
    play(match, "chance: roll 4, roll 4", "= contenders 1 3")  # again
    play(match, "chance: roll 3, roll 6", "= first 3", "= turn 3")


def test_mi_turn_2_then_clockwise_without_those_who_left() -> None:
    match = put(table(*FOUR, first=2), a="S41", b="H", c="S21", d="S31")
    order = []
    for square in ("S22", "S32", "H"):
        play(match, "chance: roll 1")
        order.append(view(match).turn)
        match.play(order[-1], f"move {square}")
    assert order == [2, 3, 0]
    play(match, "0: challenge 1", "chance: show english", "= turn 2")  # seat 1 is skipped
    assert view(match).round == 2


# Le mouvement -----------------------------------------------------------------------


@pytest.mark.parametrize("points", range(1, 7))
def test_mi_move_1_up_to_as_many_squares_as_the_die_says(points: int) -> None:
    match = table("en", "ru", "ge")
    play(match, f"chance: roll {points}", f"= range {points}")
    box, start = state_of(match).box, view(match).at[0]
    steps = [box.steps[start * 79 + box.names.index(name[5:])] for name in match.options(0)]
    assert set(steps) == set(range(1, points + 1))
    within = [n for n in range(79) if 0 < box.steps[start * 79 + n] <= points]
    assert len(match.options(0)) == len(within)
    assert match.options(0) == [f"move {box.names[n]}" for n in within]


def test_mi_move_2_at_least_one_square() -> None:
    match = table("en", "ru", "ge")
    play(match, "chance: roll 2", "? 0 why move I41 = MI-MOVE-2", "? 0 why stay = MI-MOVE-2")


def test_mi_move_2_the_table_may_let_figures_stay() -> None:
    match = put(table("en", "ru", "ge", may_stay=True), a="I11")
    before = view(match).at
    play(match, "chance: roll 2", "? 0 why move I11 = MI-MOVE-2", "0: stay", "= turn 1")
    assert view(match).at == before
    assert view(match, 0).looked[0] == 0  # nobody has arrived: no clue


def test_mi_move_3_over_figures_and_onto_them() -> None:
    match = put(table("en", "ru", "ge"), a="S05", b="S04", c="S04")
    play(match, "chance: roll 3", "? 0 may move S03 = yes", "? 0 may move S02 = yes")
    play(match, "0: move S04")
    box = state_of(match).box
    assert [box.names[square] for square in view(match).at] == ["S04", "S04", "S04"]


def test_mi_move_4_only_the_last_square_counts() -> None:
    match = put(table("en", "ru", "ge"), a="S12", b="I12", c="S22")
    play(match, "chance: roll 3", "0: move S22")  # over I11, red, and over the figure on I12
    assert "looked" not in told(match, 0)
    play(match, "? 0 why challenge 1 = MI-KILL-2", "? 0 may challenge 2 = yes")
    ended = put(table("en", "ru", "ge"), a="S12", b="S22", c="I11")
    play(ended, "chance: roll 3", "0: move I11", "? 0 may challenge 2 = yes")
    assert told(ended, 0)[-2:] == ["looked", "clue"]  # the clue first, then the figure


# La sécurité ------------------------------------------------------------------------


@pytest.mark.parametrize("square", ["S06", "O33", "S54", "I11", "O15"])
def test_mi_safe_1_each_of_ones_own_squares_is_safe(square: str) -> None:
    match = table("en", "ru", "ge")
    box = state_of(match).box
    here = box.names.index(square)
    beside = next(n for n in range(79) if box.steps[here * 79 + n] == 1)
    put(match, a=box.names[beside], b=square, c=square)
    play(match, "chance: roll 1", f"0: move {square}")
    play(match, "? 0 why challenge 1 = MI-SAFE-1", "? 0 may challenge 2 = yes")


def test_mi_safe_1_for_the_whole_match_the_duel_included() -> None:
    match = put(table("en", "ru", "ge"), a="S01", b="H", c="S26")
    play(
        match,
        "chance: roll 1",
        "0: move H",
        "0: challenge 1",
        "chance: show english",
        "= alive 0 2",
    )
    put(match, a="S25")
    s = state_of(match)
    s.turn = 0
    play(match, "chance: roll 1", "0: move S26", "chance: read sunglasses", "= turn 2")
    assert view(match).alive == (0, 2)


def test_mi_safe_2_nowhere_else_and_a_visitor_reads_the_clue() -> None:
    match = put(table("en", "ru", "ge"), a="S12", b="I11", c="S12")
    play(match, "chance: roll 1", "0: move I11")
    assert told(match, 0)[-1] == "looked"  # at home, and visited all the same
    elsewhere = put(table("en", "ru", "ge"), a="S25", b="S26", c="S33")
    play(elsewhere, "chance: roll 1", "0: move S26", "? 0 may challenge 1 = yes")  # green, not red


# Les indices ------------------------------------------------------------------------


def test_mi_clue_1_the_card_is_read_by_one_and_seen_taken_by_all() -> None:
    match = put(table(*FOUR), a="S12")
    since = len(match.log)
    play(match, "chance: roll 1", "0: move I11")
    assert match.chance() == [("read moustache", 1)]  # the Russian's fourth card
    play(match, "chance: read moustache")
    spot = OWN + 3
    assert view(match, 0).clues[spot] == state_of(match).cards[spot]
    assert told(match, 0, since)[-2:] == ["looked", "clue"]
    for other in (2, 3, filature.SPECTATOR):
        assert view(match, other).clues[spot] == -1
        assert told(match, other, since)[-1] == "looked"
        assert match.log_for(other)[-1] == (filature.CHANCE, None)
        assert view(match, other).looked == (1 << spot, 0, 0, 0)
        assert view(match, other).deals == (6 if other >= 0 else 24)


def test_mi_clue_2_the_card_is_put_back() -> None:
    match = put(table(*FOUR), a="S12", b="S01", c="S12")
    play(match, "chance: roll 1", "0: move I11", "chance: read moustache", "= gone")
    play(match, "chance: roll 1", "1: move S02", "chance: roll 1", "2: move I11")
    play(match, "chance: read moustache")
    assert view(match, 2).clues[OWN + 3] == view(match, 0).clues[OWN + 3]


def test_mi_clue_2_or_kept_if_the_table_says_so() -> None:
    match = put(table(*FOUR, keep_clue_cards=True), a="S12", b="S01", c="S12")
    play(match, "chance: roll 1", "0: move I11", "chance: read moustache", "= gone 8")
    play(match, "chance: roll 1", "1: move S02", "chance: roll 1", "2: move I11")
    assert told(match, 2)[-1] == "moved"  # nothing left to look at
    assert view(match, 2).clues[OWN + 3] == -1
    assert view(match, 0).clues[OWN + 3] != -1


def test_mi_clue_3_a_broken_nose_leaves_four_agents_or_three() -> None:
    match = put(table("ru", "fr", "ge", "en", "am", "ch"), a="O54", b="O54")
    assert card_list(state_of(match).box, GERMAN)[1] == 1  # green has laid it on O53
    play(match, "chance: roll 1", "0: move O53", "chance: read nose")
    assert suspects(match, 0, 2) == {"american", "french", "german", "english"}
    assert suspects(match, 0, 3) == set(AGENTS) - {"russian"}
    play(match, "chance: roll 1", "1: move O53", "chance: read nose")
    assert suspects(match, 1, 2) == {"american", "german", "english"}  # French oneself


def noted(match: filature.Match, seat: int) -> tuple[list[str], ...]:
    """The cells of a seat's notebook that are not empty, page by page, and its challenges."""
    scene = scene_of(match, seat)
    found = [
        [
            f"{row.seat} {column} {cell.answer}"
            for row in grid.rows
            for column, cell in zip(grid.columns, row.cells, strict=True)
            if cell != Cell()
        ]
        for grid in scene.grids
    ]
    told = [
        fact.text.key for panel in scene.panels if panel.id == "challenges" for fact in panel.facts
    ]
    return (*found, told)


def read_and_challenged(notebook: str) -> filature.Match:
    """Seat 0 has read red's moustache, and seat 2 has been shown its booklet in vain."""
    match = put(table(*FOUR, notebook=notebook), a="S12")
    play(match, "chance: roll 1", "0: move I11", "chance: read moustache")
    put(match, a="S01", c="H")
    state_of(match).turn = 0
    play(match, "chance: roll 1", "0: move H", "0: challenge 2", "chance: show english")
    return match


@pytest.mark.parametrize("notebook", ["nothing", "marks"])
def test_mi_clue_3_what_follows_is_for_the_player_to_find(notebook: str) -> None:
    match = read_and_challenged(notebook)
    for seat in (0, 2, filature.SPECTATOR):
        assert view(match, seat).notebook == ()
        assert view(match, seat).deals == 0
        imagined = match.game.imagine(match.view(seat), 1)
        assert match.game.mind.suppositions(match.view(seat), imagined) == []
    assert filature.load("impossible").values["notebook"] == "marks"


def test_mi_clue_3_marks_are_what_was_seen_and_told() -> None:
    match = read_and_challenged("marks")
    absent = [f"{seat} nation-{agent} no" for seat in range(4) for agent in ("french", "american")]
    own, red, told = noted(match, 0)
    assert sorted(own) == sorted(["0 nation-english yes", *absent])
    assert (red, told) == (["1 clue-moustache yes"], ["proof-denied"])
    shown, read, told = noted(match, 2)
    assert sorted(shown) == sorted(["0 nation-english yes", "2 nation-german yes", *absent])
    assert (read, told) == ([], ["proof-denied"])


def test_mi_clue_3_a_table_may_note_nothing_at_all() -> None:
    match = read_and_challenged("nothing")
    for seat in (0, 2, filature.SPECTATOR):
        assert noted(match, seat) == ([], [], [])
    red = [p for place in scene_of(match, 0).boards[0].places for p in place.pieces if p.seat == 1]
    assert {piece.name for piece in red if piece.kind == "card"} == {""}  # face down again
    facts = [fact.text.key for line in scene_of(match, 2).seats for fact in line.facts]
    assert "seat-agent" not in facts  # the booklet was shown, not given
    assert view(match, 0).clues[OWN + 3] == 5  # bots remember what they have seen


def test_mi_clue_3_what_one_holds_one_need_not_note() -> None:
    match = put(table(*FOUR, notebook="nothing", keep_clue_cards=True), a="S12", b="S01")
    play(match, "chance: roll 1", "0: move I11", "chance: read moustache")
    assert noted(match, 0) == ([], ["1 clue-moustache yes"], [])
    state_of(match).turn = 0
    put(match, a="S02")
    play(match, "chance: roll 1", "0: move S01", "0: challenge 1", "chance: show english")
    facts = [fact.text.key for line in scene_of(match, 0).seats for fact in line.facts]
    assert "seat-agent" in facts


def test_mi_clue_4_a_diversion_teaches_nothing_but_where_it_lies() -> None:
    match = put(table(*FOUR), a="O14")
    before = view(match, 0)
    play(match, "chance: roll 1", "0: move O15", "chance: read diversion")  # red's fifth square
    after = view(match, 0)
    assert after.notebook == before.notebook
    assert after.clues[OWN + 4] == DIVERSION
    assert told(match, 0)[-1] == "diverted"


def test_mi_clue_5_own_squares_give_no_clue_and_others_are_always_looked_at() -> None:
    match = put(table(*FOUR), a="S42")
    play(match, "chance: roll 1", "0: move I41")
    assert view(match).looked == (0, 0, 0, 0)
    assert view(match).turn == 1
    put(match, b="S42")
    play(match, "chance: roll 1", "1: move I41")
    assert match.chance() == [("read scar", 1)]  # nobody asks whether to look


# L'élimination ------------------------------------------------------------------------


def test_mi_kill_1_each_hunts_the_next_of_the_circle() -> None:
    match = dealt("ge", "am", "fr", "en", "ch", "ru")
    assert [view(match, seat).my_mission for seat in range(6)] == [
        CHINESE,
        ENGLISH,
        AMERICAN,
        RUSSIAN,
        FRENCH,
        GERMAN,
    ]


def test_mi_kill_2_on_the_same_square_the_booklet_is_shown_to_one_alone() -> None:
    match = put(table(*FOUR), a="S01", c="H", d="S41")
    play(match, "chance: roll 1", "0: move H", "? 0 why challenge 3 = MI-KILL-2")
    since = len(match.log)
    play(match, "0: challenge 2", "chance: show english")
    assert view(match, 2).known == (ENGLISH, -1, GERMAN, -1)
    assert told(match, 2, since) == ["challenged", "shown", "denied"]
    for other in (1, 3, filature.SPECTATOR):
        assert told(match, other, since) == ["challenged", "denied"]
        assert match.log_for(other)[-1] == (filature.CHANCE, None)
        assert view(match, other).known[0] == -1
    assert match.actors() == [filature.CHANCE]  # nobody is asked for the answer: there is one


def test_mi_kill_2_the_booklets_taken_over_are_shown_too() -> None:
    match = put(table("en", "ru", "ge", "ch", "fr"), a="S01", b="H")
    play(match, "chance: roll 1", "0: move H", "0: challenge 1", "chance: show english")
    put(match, a="S01", d="H")
    state_of(match).turn = 0
    play(match, "chance: roll 1", "0: move H", "0: challenge 3", "chance: show english")
    assert view(match, 3).known == (ENGLISH, RUSSIAN, -1, CHINESE, -1)


def test_mi_kill_3_nobody_has_to_show_a_booklet() -> None:
    match = put(table(*FOUR), a="S01", b="H")
    play(match, "chance: roll 1", "0: move H", "? 0 may pass = yes", "0: pass", "= turn 1")
    assert view(match, 1).known[0] == -1


def test_mi_kill_3_unless_the_table_forces_it() -> None:
    match = put(table(*FOUR, forced_challenge=True), a="S01", b="H", c="H")
    play(match, "chance: roll 1", "0: move H", "? 0 why pass = MI-KILL-3")
    assert match.options(0) == ["challenge 1", "challenge 2"]


def test_mi_kill_3_what_is_forced_is_not_asked() -> None:
    match = put(table(*FOUR, forced_challenge=True), a="S01", b="H", c="S21")
    play(match, "chance: roll 1", "0: move H")
    assert match.chance() == [("show english", 1)]
    assert told(match, 3)[-1] == "challenged"


def test_mi_kill_4_the_target_leaves_hands_over_and_its_mission_is_inherited() -> None:
    match = put(table(*FOUR), a="S01", b="H")
    play(match, "chance: roll 1", "0: move H", "0: challenge 1")
    play(match, "chance: show english", "= alive 0 2 3", "= holder 0 0 2 3", "= victims 1 0 0 0")
    assert view(match, 0).my_mission == GERMAN
    assert view(match, 0).known == (ENGLISH, RUSSIAN, -1, -1)
    assert told(match, 0)[-1] == "inherited"
    assert mission_told(match, 0) == Sentence("zone-prey agent", (GERMAN,))
    assert mission_told(match, 1) == Sentence("mission-lost agent holder:seat", (RUSSIAN, 0))
    assert view(match).at[1] == -1
    play(match, "chance: roll 1", "? 1 why move H = MI-KILL-4", "? 2 why challenge 1 = MI-KILL-4")


def mission_told(match: filature.Match, seat: int) -> Sentence:
    scene = scene_of(match, seat)
    prey = [zone.title for zone in scene.zones if zone.id == f"prey-{seat}"]
    lost = [panel.facts[0].text for panel in scene.panels if panel.id == "mission"]
    (told,) = prey + lost
    return told


def test_mi_kill_5_who_challenges_the_own_hunter_leaves_with_all_booklets() -> None:
    match = put(table(*FOUR), a="S21", b="S01", c="H")
    play(match, "chance: roll 1", "0: move S22", "chance: roll 1", "1: move H", "1: challenge 2")
    play(
        match, "chance: show russian", "= holder 0 1 1 3"
    )  # the Russian holds the German's booklet
    put(match, d="S31", a="H", b="S11")
    play(match, "chance: roll 1", "3: move S32", "chance: roll 1", "0: move S01")
    put(match, b="S02")
    play(match, "chance: roll 1", "1: move S01", "1: challenge 0")
    play(match, "chance: show russian")
    play(match, "= alive 0 3", "= holder 0 0 0 3", "= victims 1 1 0 0")
    assert view(match, 0).my_mission == CHINESE
    assert view(match, 0).known == (ENGLISH, RUSSIAN, GERMAN, -1)


def test_mi_kill_6_neither_and_nothing_happens() -> None:
    match = put(table(*FOUR), a="S01", c="H")
    play(match, "chance: roll 1", "0: move H", "0: challenge 2", "chance: show english")
    play(match, "= alive 0 1 2 3", "= victims 0 0 0 0", "= turn 1")
    assert view(match, 0).known[2] == -1  # the challenged need not say who it is …
    assert suspects(match, 0, 2) == {"german"}  # … but is neither Russian nor Chinese
    assert view(match, 2).known[0] == ENGLISH  # and has learned who the challenger is
    assert suspects(match, 1, 0) == suspects(match, 1, 2) == {"english", "german"}  # seen by all


def test_mi_kill_6_the_very_first_challenge_made_again_is_not_written_down_again() -> None:
    match = table(*FOUR)
    for _ in range(2):
        state_of(match).turn = 0
        put(match, a="S01", c="H")
        play(match, "chance: roll 1", "0: move H", "0: challenge 2", "chance: show english")
        assert len(view(match).ledger) == 1


def test_mi_kill_7_others_see_the_challenge_and_who_leaves_only() -> None:
    match = put(table(*FOUR), a="S01", b="H")
    play(match, "chance: roll 1", "0: move H")
    since = len(match.log)
    play(match, "0: challenge 1", "chance: show english")
    for other in (2, 3, filature.SPECTATOR):
        assert told(match, other, since) == ["challenged", "yielded"]
        assert view(match, other).known[0] == view(match, other).known[1] == -1
        assert match.log_for(other)[since + 1] == (filature.CHANCE, None)
    assert view(match).ledger == (((1 * 6 + 0) * 6 + 1) * 3 + 0,)
    hunter, prey = view(match, 3).notebook[0], view(match, 3).notebook[1]
    assert hunter == (*prey[1:4], prey[0], 0, 0)  # whoever 0 is, 1 was the next


def test_mi_kill_8_one_of_several_figures() -> None:
    match = put(table(*FOUR), a="S01", c="H", d="H", b="S11")
    play(match, "chance: roll 1", "0: move H")
    assert match.options(0) == ["pass", "challenge 2", "challenge 3"]
    play(match, "0: challenge 2", "chance: show english", "= turn 1")  # and no second one


def test_mi_kill_8_one_must_arrive() -> None:
    match = put(table(*FOUR, may_stay=True), a="S01", b="S01")
    play(match, "chance: roll 1", "? 0 why challenge 1 = MI-KILL-8", "0: stay", "= turn 1")


def test_mi_kill_9_the_cards_of_the_fallen_stay() -> None:
    match = put(table(*FOUR), a="S01", b="H", c="S12")
    play(match, "chance: roll 1", "0: move H", "0: challenge 1", "chance: show english", "= gone")
    play(match, "chance: roll 1", "2: move I11")
    assert match.chance() == [("read moustache", 1)]


def test_mi_kill_9_or_leave_the_board_if_the_table_says_so() -> None:
    match = put(table(*FOUR, clear_clues=True), a="S01", b="H", c="S12")
    play(
        match,
        "chance: roll 1",
        "0: move H",
        "0: challenge 1",
        "chance: show english",
        "= gone 5 6 7 8 9",
    )
    play(match, "chance: roll 1", "2: move I11")
    assert told(match, 2)[-1] == "moved"


def test_mi_kill_10_of_two_the_one_who_arrives_wins() -> None:
    match = put(table("en", "ru", "ge"), a="S01", b="H")
    play(match, "chance: roll 1", "0: move H", "0: challenge 1", "chance: show english")
    for first, other in ((0, 2), (2, 0)):
        end = put(match.copy(), a="S01", c="S01")
        put(end, **{"abc"[other]: "H"})
        state_of(end).turn = first
        play(end, "chance: roll 1", f"{first}: move H", f"{first}: challenge {other}")
        play(end, f"chance: show {AGENTS[first]}", f"= winners {first}")


# Le duel --------------------------------------------------------------------------------


def duel(victims: tuple[int, ...], no_victim: str = "once") -> filature.Match:
    """Six seats of which only red, 1, and green, 2, are left; the others fell as counted."""
    match = table("ru", "en", "fr", "ge", "ch", "am", first=1, no_victim=no_victim)
    s = state_of(match)
    s.alive = 0b110
    for seat in (0, 3, 4, 5):
        s.at[seat] = -1
    s.victims[1], s.victims[2] = victims
    s.mission[1], s.mission[2] = FRENCH, ENGLISH
    return match


def test_mi_duel_1_three_against_one_is_three_times_the_die() -> None:
    match = duel((3, 1))
    play(match, "chance: roll 4", "= range 12")
    steps = state_of(match).box.steps[view(match).at[1] * 79 : view(match).at[1] * 79 + 79]
    assert len(match.options(1)) == len([n for n in steps if 0 < n <= 12])
    play(match, "1: move H", "chance: roll 4", "= turn 2", "= range 4")
    assert view(match).factor[1:3] == (3, 1)
    facts = [line.facts[-1].text for line in scene_of(match, 0).seats]
    assert [said.numbers for said in facts if said.key == "seat-factor"] == [(3,), (1,)]


def test_mi_duel_1_not_before_two_are_left() -> None:
    match = put(table(*FOUR), a="S01", b="H")
    play(match, "chance: roll 1", "0: move H", "0: challenge 1", "chance: show english")
    state_of(match).victims[2] = 3
    play(match, "chance: roll 4", "= turn 2", "= range 4")


def test_mi_duel_1_no_throw_is_beyond_the_board() -> None:
    match = duel((4, 0))
    play(match, "chance: roll 6", "= range 24")
    assert len(match.options(1)) == 78


@pytest.mark.parametrize(("points", "squares"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_mi_duel_2_or_half_the_die_if_the_table_says_so(points: int, squares: int) -> None:
    match = duel((0, 4), "half")
    play(match, f"chance: roll {points}", f"= range {squares}")
    assert view(match).factor[1] == 0
    facts = [line.facts[-1].text for line in scene_of(match, 0).seats]
    paces = [match.game.words.say(said, "en", ("A",) * 6, 0) for said in facts if said.numbers]
    assert paces[1:3] == ["in the duel: half the die", "in the duel: four times the die"]


def test_mi_duel_2_without_a_victim_the_die_counts_as_it_is() -> None:
    match = duel((0, 4))
    assert match.game.values["no_victim"] == "once"
    play(match, "chance: roll 4", "= range 4")
    assert view(match).factor[1] == 1


def test_mi_duel_2_or_not_at_all_and_nobody_is_asked() -> None:
    match = duel((0, 4), "still")
    play(match, "chance: roll 4", "= range 0", "= turn 2")
    assert told(match, 0)[-2:] == ["rolled", "stayed"]
    assert match.actors() == [filature.CHANCE]


@pytest.mark.parametrize(("option", "factors"), [(False, (1, 1)), (True, (2, 1))])
def test_mi_duel_3_own_victims_count_or_all_booklets(
    option: bool, factors: tuple[int, int]
) -> None:
    """The English agent takes the Russian, who had taken the German."""
    match = put(table("en", "ru", "ge", "ch", "fr", count_booklets=option), a="S02", b="S01", c="H")
    play(match, "chance: roll 1", "0: move S03", "chance: roll 1", "1: move H", "1: challenge 2")
    play(
        match,
        "chance: show russian",
        "chance: roll 1",
        "3: move I52",
        "chance: roll 1",
        "4: move I22",
    )
    put(match, a="S01", d="S41", e="S42")
    play(
        match,
        "chance: roll 1",
        "0: move H",
        "0: challenge 1",
        "chance: show english",
        "= victims 1 1 0 0 0",
    )
    put(match, d="S42", e="S41")
    play(
        match,
        "chance: roll 1",
        "3: move S41",
        "3: challenge 4",
        "chance: show chinese",
        "= alive 0 3",
    )
    play(match, "= holder 0 0 0 3 3", "chance: roll 3", f"= range {3 * factors[0]}")
    play(match, "0: move S01", "chance: roll 3", f"= range {3 * factors[1]}")


@pytest.mark.parametrize("no_victim", ["half", "once", "still"])
def test_mi_duel_3_with_all_booklets_who_has_left_counts_none(no_victim: str) -> None:
    match = table("en", "ru", "ge", count_booklets=True, no_victim=no_victim)
    put(match, a="S01", b="H")
    layout = Layout(match.game.ranges(), 3)
    play(
        match,
        "chance: roll 1",
        "0: move H",
        "0: challenge 1",
        "chance: show english",
        "= alive 0 2",
    )
    zero = int(no_victim == "once")
    assert view(match).factor == (1, zero, zero)
    assert min(layout.encode(view(match, 2))) >= 0
    put(match, c="S02")
    reach = {"half": 3, "once": 6, "still": 0}[no_victim]
    play(match, "chance: roll 6", f"= range {reach}")  # the survivor without a victim


def test_mi_duel_3_with_all_booklets_the_last_one_holds_them_all() -> None:
    match = put(table("en", "ru", "ge", count_booklets=True), a="S01", b="H")
    layout = Layout(match.game.ranges(), 3)
    play(match, "chance: roll 1", "0: move H", "0: challenge 1", "chance: show english", "= turn 2")
    s = state_of(match)
    s.turn = 0
    put(match, a="S01", c="H")
    play(
        match,
        "chance: roll 1",
        "0: move H",
        "0: challenge 2",
        "chance: show english",
        "= winners 0",
    )
    assert view(match).factor == (2, 1, 1)
    assert min(layout.encode(view(match, 1))) >= 0


def test_mi_duel_3_challengers_who_fell_count() -> None:
    match = put(table("en", "ru", "ge", first=1), a="S01", b="S02")
    play(
        match,
        "chance: roll 1",
        "1: move S01",
        "1: challenge 0",
        "chance: show russian",
        "= victims 1 0 0",
    )


def test_mi_duel_4_after_the_last_round_most_eliminations_win() -> None:
    match = put(table(*FOUR, max_rounds=5), a="S01", b="H")
    play(match, "chance: roll 1", "0: move H", "0: challenge 1", "chance: show english")
    match.deal(1)
    while not match.over:
        seat = match.actors()[0]
        options = match.options(seat)
        match.play(seat, "pass" if "pass" in options else options[0])
        match.deal(1)
    assert view(match).round == 5
    assert match.game.ending(match.state) == "MI-DUEL-4"
    assert match.winners() == [0]


def test_mi_duel_4_equals_share_and_the_default_is_two_hundred() -> None:
    assert filature.load("impossible").values["max_rounds"] == 200
    match = table(*FOUR, max_rounds=5)
    s = state_of(match)
    s.round, s.turn = 5, 3
    put(match, d="S31")
    play(match, "chance: roll 1", "3: move S32", "= ending MI-DUEL-4", "= winners 0 1 2 3")


# Le vainqueur ---------------------------------------------------------------------------


def test_mi_win_1_the_survivor_wins() -> None:
    match = put(duel((1, 3)), b="S01", c="H")
    play(
        match,
        "chance: roll 1",
        "1: move H",
        "1: challenge 2",
        "chance: show english",
        "= winners 1",
    )
    assert match.over
    assert match.game.ending(match.state) == "MI-WIN-1"
    assert match.refusal(2, "pass") is not None
    assert told(match, 2)[-1] == "over"
    assert mission_told(match, 1) == Sentence("mission-done agent", (ENGLISH,))
