"""The notebook against brute force: sound, complete, proven, and drawn from evenly.

The oracle tries every way to deal six booklets to the seats and plays the public record
through with booklets in hands.  It shares no code with the notebook.
"""

from collections import Counter
from itertools import chain, permutations

import pytest
from scipy.stats import chisquare

import filature
from filature.conformance.tables import some_steps
from filature.core.rng import Rng
from filature.core.sentence import Sentence
from filature.games.impossible.game import Impossible
from filature.games.impossible.mind import crosses
from filature.games.impossible.state import State
from filature.games.impossible.views import View, facts_of
from games.impossible.tables import FRENCH, play, put, state_of, suspects, table, view

Record = list[tuple[int, int, str]]


def game_with(**options: bool) -> Impossible:
    game = filature.load("impossible", options={"notebook": "proofs", **options})
    assert isinstance(game, Impossible)
    return game


# The oracle ------------------------------------------------------------------------


def record(match: filature.Match) -> Record:
    """Every challenge that all could see, from the news: challenger, challenged, outcome."""
    found: Record = []
    for event in match.news(filature.SPECTATOR):
        if event.key == "challenged":
            found.append((*event.numbers, ""))  # type: ignore[arg-type]
        elif event.key in ("yielded", "struck", "denied"):
            found[-1] = (*found[-1][:2], event.key)
    return [line for line in found if line[2]]


def outcome(deal: tuple[int, ...], held: list[set[int]], one: int, two: int, out: set[int]) -> str:
    """How a challenge ends when one holds these booklets and two those."""
    cycle = [agent for agent in range(6) if agent not in out]
    following = dict(zip(cycle, cycle[1:] + cycle[:1], strict=True))
    if deal[two] in {following[agent] for agent in held[one]}:
        return "yielded"
    return "struck" if deal[one] in {following[agent] for agent in held[two]} else "denied"


def agrees(deal: tuple[int, ...], lines: Record, out: set[int]) -> bool:
    held = [{agent} for agent in deal]
    for one, two, ended in lines:
        if outcome(deal, held, one, two, out) != ended:
            return False
        if ended != "denied":
            winner, loser = (one, two) if ended == "yielded" else (two, one)
            held[winner] |= held[loser]
    return True


def seen_by(match: filature.Match, seat: int) -> tuple[dict[int, int], list[tuple[int, int]]]:
    """Booklets and clues that a seat saw, from its own news: {seat: agent}, [(seat, feature)]."""
    booklets: dict[int, int] = {}
    clues: list[tuple[int, int]] = []
    for event in match.news(seat):
        if event.key == "dealt":
            booklets[seat] = event.numbers[0]
        elif event.key == "shown":
            booklets[event.numbers[0]] = event.numbers[1]
        elif event.key == "clue":
            clues.append((event.numbers[1], event.numbers[0]))
    return booklets, clues


def brute_force(match: filature.Match, game: Impossible, seat: int) -> list[tuple[int, ...]]:
    """Every deal that agrees with all that a seat was ever told."""
    absent = {e.numbers[0] for e in match.news(filature.SPECTATOR) if e.key == "absent"}
    booklets, clues = seen_by(match, seat) if seat >= 0 else ({}, [])
    lines = record(match)
    return [
        deal
        for deal in permutations(set(range(6)) - absent, match.seats)
        if all(deal[other] == agent for other, agent in booklets.items())
        and all((game.box.traits[deal[other]] >> kind) & 1 for other, kind in clues)
        and agrees(deal, lines, absent)
    ]


def counted(deals: list[tuple[int, ...]], seats: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(sum(deal[seat] == agent for deal in deals) for agent in range(6))
        for seat in range(seats)
    )


# Sound and complete -----------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize(
    "option", ["", "keep_clue_cards", "forced_challenge", "random_clue_layout"]
)
def test_the_notebook_is_what_brute_force_finds(seats: int, option: str) -> None:
    game = game_with(**({option: True} if option else {}))
    positions = 0
    for seed in range(3):
        for match in some_steps(game, seats, seed, 0.06):
            if view(match).dealt < seats:
                continue
            for seat in (filature.SPECTATOR, *range(seats)):
                deals = brute_force(match, game, seat)
                assert view(match, seat).deals == len(deals)
                assert view(match, seat).notebook == counted(deals, seats)
                positions += 1
    assert positions > 100


def test_the_truth_is_never_ruled_out() -> None:
    game, dealt = game_with(), 0
    for match in some_steps(game, 6, 7, 0.2):
        assert isinstance(match.state, State)
        if match.state.dealt == 6:
            dealt += 1
            for seat in range(6):
                for other, agent in enumerate(list(match.state.agent)):
                    assert view(match, seat).notebook[other][agent] > 0
    assert dealt > 20


# Proofs -----------------------------------------------------------------------------


def thought(game: Impossible, v: View) -> crosses.Reasoning:
    return crosses.reasoning(v, game.box, game.notes.page(facts_of(v, game.box)))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_cross_has_a_proof_and_every_proof_suffices(seats: int) -> None:
    """What a proof cites, and nothing else of what the seat knows, rules the cell out."""
    game = game_with()
    proofs = 0
    for match in chain(some_steps(game, seats, 3, 0.05), some_steps(game, seats, 4, 0.05)):
        for seat in (filature.SPECTATOR, *range(seats)):
            v = view(match, seat)
            reasons = thought(game, v)
            for other in range(seats):
                for agent in range(6):
                    lines = [said for _, said in crosses.proof(reasons, other, agent)]
                    assert bool(lines) == (v.notebook[other][agent] == 0)
                    if lines:
                        assert not possible_by(game, v, lines, other, agent)
                        proofs += 1
    assert proofs > 300


def possible_by(game: Impossible, v: View, lines: list[Sentence], seat: int, agent: int) -> bool:
    """Whether a deal fits what the sentences of a proof say, departures being public."""
    if agent in v.absent:
        return False
    booklets: dict[int, int] = {}
    clues: list[tuple[int, int]] = []
    cited: set[tuple[int, int, str]] = set()
    for said in lines:
        numbers = said.numbers
        if said.key == "proof-own":
            booklets[v.seat] = numbers[0]
        elif said.key in ("proof-held", "proof-shown"):
            booklets[numbers[0]] = numbers[1]
        elif said.key == "proof-clue":
            clues.append((numbers[0], numbers[1]))
        elif said.key.removeprefix("proof-") in ("yielded", "struck", "denied"):
            cited.add((numbers[0], numbers[1], said.key.removeprefix("proof-")))
    present = set(range(6)) - set(v.absent)
    return any(
        deal[seat] == agent
        and all(deal[other] == known for other, known in booklets.items())
        and all((game.box.traits[deal[other]] >> kind) & 1 for other, kind in clues)
        and agrees_where_cited(deal, v, cited)
        for deal in permutations(present, len(v.at))
    )


def agrees_where_cited(deal: tuple[int, ...], v: View, cited: set[tuple[int, int, str]]) -> bool:
    held = [{agent} for agent in deal]
    for code in v.ledger:
        one, two, ended = code // 18 % 6, code // 3 % 6, ("yielded", "struck", "denied")[code % 3]
        would = outcome(deal, held, one, two, set(v.absent))
        if (one, two, ended) in cited and would != ended:
            return False
        if ended != "denied":
            winner, loser = (one, two) if ended == "yielded" else (two, one)
            held[winner] |= held[loser]
    return True


def test_a_proof_reads_step_by_step_in_both_languages() -> None:
    match = put(table("en", "ru", "ge", "ch", "fr", "am"), a="S01", c="H", d="S22")
    play(match, "chance: roll 1", "0: move H", "0: challenge 2", "chance: show english")
    game = match.game
    assert isinstance(game, Impossible)
    steps = crosses.proof(thought(game, view(match, 0)), 2, 1)
    assert [clause for clause, _ in steps] == ["MI-SETUP-3", "MI-KILL-6", "MI-KILL-6"]
    names = ("Ada", "Bob", "Cyd", "Dan", "Eve", "Fay")
    english = [game.words.say(said, "en", names, 0) for _, said in steps]
    assert english[0] == "You are the English agent."
    assert "between you and Cyd" in english[1]
    assert english[2] == "So Cyd is the German, the Chinese agent or the French agent."
    french = [game.words.say(said, "fr", names, 0) for _, said in steps]
    assert french[2] == "Cyd est donc l'Allemand, le Chinois ou le Français."


def test_the_scene_carries_the_notebook_with_its_proofs() -> None:
    match = table("en", "ru", "ge")
    scene = match.game.scene(view(match, 0), [])
    grid, _ = scene.grids
    assert grid.columns[0] == "nation-english"
    own, other = grid.rows[0].cells, grid.rows[1].cells
    assert [cell.answer for cell in own] == ["yes", *["no"] * 5]
    assert [(cell.answer, cell.share) for cell in other[:3]] == [("no", 0), ("", 50), ("", 50)]
    assert all(cell.proof for row in grid.rows for cell in row.cells if cell.answer == "no")
    assert other[3].proof[0].clause == "MI-SETUP-6"


# What a challenge teaches those who saw it --------------------------------------------


def test_the_same_challenge_teaches_anew_once_someone_has_left() -> None:
    """Who has inherited a mission and challenges in vain again tells more than the first time."""
    match = put(table("en", "ru", "ge", "ch", "fr", "am"), a="S01", d="H")
    play(match, "chance: roll 1", "0: move H", "0: challenge 3", "chance: show english")
    state_of(match).turn = 0
    put(match, a="S01", b="H", d="S21")
    play(match, "chance: roll 1", "0: move H", "0: challenge 1", "chance: show english")
    before = view(match).deals
    for _ in range(2):  # and a third time tells no more
        state_of(match).turn = 0
        put(match, a="S01", d="H")
        play(match, "chance: roll 1", "0: move H", "0: challenge 3", "chance: show english")
        assert len(view(match).ledger) == 3
    assert view(match).deals < before
    game = match.game
    assert isinstance(game, Impossible)
    for seat in (filature.SPECTATOR, *range(6)):
        deals = brute_force(match, game, seat)
        assert view(match, seat).notebook == counted(deals, 6)


def test_a_departure_seen_by_all_links_two_rows() -> None:
    match = put(table("en", "ru", "ge", "ch", "fr"), a="S01", b="H")
    play(match, "chance: roll 1", "0: move H", "0: challenge 1", "chance: show english")
    assert suspects(match, 4, 0) == {"english", "russian", "german"}  # not the Chinese: I am next
    assert view(match, 4).my_agent == FRENCH
    assert suspects(match, 3, 1) == {"russian", "german", "english"}


# Drawn evenly -----------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_imagine_draws_evenly_from_exactly_the_deals_of_the_notebook(seats: int) -> None:
    game = game_with()
    rng = Rng(5)
    tried = 0
    for match in some_steps(game, seats, 5, 0.02):
        if view(match).dealt < seats or tried == 6:
            continue
        seat = rng.below(seats)
        deals = brute_force(match, game, seat)
        if len(deals) < 2:
            continue
        tried += 1
        counts: Counter[tuple[int, ...]] = Counter()
        for _ in range(30 * len(deals)):
            imagined = game.imagine(match.view(seat), rng)
            assert isinstance(imagined, State)
            counts[tuple(imagined.agent)] += 1
        assert set(counts) <= set(deals)
        assert chisquare([counts[deal] for deal in deals]).pvalue > 1e-6
    assert tried


def test_imagine_lays_unread_cards_evenly() -> None:
    match = put(table("en", "ru", "ge"), a="S12")
    play(match, "chance: roll 1", "0: move I11", "chance: read moustache")
    rng = Rng(1)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        imagined = match.game.imagine(match.view(0), rng)
        assert isinstance(imagined, State)
        assert imagined.cards[8] == 5  # the moustache, where it was read
        counts[tuple(imagined.cards)[5:10]] += 1
    assert len(counts) == 48  # Russian or German, 24 ways each
    assert chisquare(list(counts.values())).pvalue > 1e-6
