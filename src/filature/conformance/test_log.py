"""The log is the truth: replay, files, undo."""

from pathlib import Path

import pytest

import filature
from filature.conformance.tables import finished, some_steps, steps, tables
from filature.core.game import Game
from filature.core.seat import only
from filature.table import undo


@pytest.mark.parametrize(("game", "seats"), tables())
def test_the_log_alone_replays_the_match(game: Game, seats: int) -> None:
    match = finished(game, seats, 1)
    again = match.at(len(match.log))
    assert again.log == match.log
    for seat in (filature.SPECTATOR, *range(seats)):
        assert again.view(seat) == match.view(seat)
        assert again.news(seat) == match.news(seat)
    assert again.winners() == match.winners()


@pytest.mark.parametrize(("game", "seats"), tables())
def test_match_files_round_trip(game: Game, seats: int, tmp_path: Path) -> None:
    for number, match in enumerate(some_steps(game, seats, 2, 0.03)):
        path = tmp_path / f"{number}.txt"
        match.players = tuple(f"p{seat}" for seat in range(seats))
        match.save(path)
        again = filature.replay(path)
        assert again.log == match.log
        assert again.players == match.players
        assert again.text() == path.read_text("utf-8")
        assert again.game.values == game.values


@pytest.mark.parametrize(("game", "seats"), tables())
def test_an_undone_action_never_happened(game: Game, seats: int) -> None:
    """Undo gives back the very match before, and is offered only for what nobody else saw."""
    taken_back = 0
    for match in steps(game, seats, 3):
        if not match.log:
            continue
        last = match.log[-1]
        allowed = match.may_undo(last.seat)
        private = last.seat >= 0 and last.audience == only(last.seat)
        assert not allowed or private
        if allowed:
            again = match.copy()
            again.undo(last.seat)
            earlier = match.at(len(match.log) - 1)
            assert again.log == earlier.log
            for seat in range(seats):
                assert again.view(seat) == earlier.view(seat)
            taken_back += 1
        elif last.seat >= 0:
            with pytest.raises(filature.Refused):
                match.undo(last.seat)
    assert taken_back or not any(e.is_private() for e in match.log)


@pytest.mark.parametrize(("game", "seats"), tables())
def test_undo_changes_nothing_that_another_seat_was_told(game: Game, seats: int) -> None:
    undone = 0
    for match in steps(game, seats, 3):
        for seat in [seat for seat in range(seats) if match.may_undo(seat)]:
            again = match.copy()
            again.undo(seat)
            undone += 1
            for other in set(range(seats)) - {seat}:
                assert again.news(other) == match.news(other)
                seen = [(who, what) for who, what in match.log_for(other) if what]
                assert [(w, d) for w, d in again.log_for(other) if d] == seen
    assert undone or not any(entry.is_private() for entry in match.log)


@pytest.mark.parametrize(("game", "seats"), tables())
def test_others_can_agree_to_undo_only_the_very_last_action_and_never_chance(
    game: Game, seats: int
) -> None:
    for match in some_steps(game, seats, 5, 0.5):
        last = match.log[-1].seat if match.log else filature.SPECTATOR
        for seat in (filature.SPECTATOR, *range(seats)):
            free = match.may_undo(seat)
            agreed = seat == last >= 0 and not free
            assert undo.kind(match.log, seat) == ("free" if free else "consent" if agreed else "")
