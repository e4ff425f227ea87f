"""OpenSpiel's own bots at our tables, through the adapter, against ours.

    python bench/foreign.py lair 2 40 uniform
    python bench/foreign.py lair 2 20 ismcts 50

One Double-O among foreign bots; every seed once from each seat.  The ISMCTS is OpenSpiel's
in Python (the one in C++ cannot play games written in Python), with random rollouts and
worlds that `resample_from_infostate` gives it from the view of its seat.
"""

import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from filature.adapters import openspiel
from filature.bots import Bot, make
from filature.lab.ladder import interval
from filature.table.fate import stream

LEVEL = "double-o"


def foreign(kind: str, game: Any, seat: int, simulations: int) -> Any:
    """One of OpenSpiel's bots."""
    chance = np.random.RandomState(seat)
    if kind == "uniform":
        return uniform_random.UniformRandomBot(seat, chance)
    return ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, chance),
        uct_c=2.0,
        max_simulations=simulations,
        random_state=chance,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )


def played(game: Any, number: int, kind: str, simulations: int) -> float:
    """Our share of one match."""
    seats = game.num_players()
    ours = number % seats
    bots = [
        None if seat == ours else foreign(kind, game, seat, simulations) for seat in range(seats)
    ]
    bot: Bot = make(LEVEL, game.house)
    fate, own = stream(1, number // seats, "chance"), stream(1, number, "bot")
    state, heard = game.new_initial_state(), 0
    while not state.is_terminal():
        match, seat = state.record.match, state.current_player()
        if state.is_chance_node():
            state.apply_action(int(match.game.draw(match.state, fate)))
        elif seat == ours:
            news, heard = match.news(seat, heard), len(match.log)
            state.apply_action(bot.choose(match.view(seat), match.offered(seat), news, own))
        else:
            state.apply_action(int(bots[seat].step(state)))
    winners = state.record.match.winners()
    return (ours in winners) / len(winners)


def main() -> None:
    name, seats, matches, kind = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
    simulations = int(sys.argv[5]) if len(sys.argv) > 5 else 0
    openspiel.register()
    game = pyspiel.load_game(f"filature_{name}", {"seats": seats})
    shares = [played(game, number, kind, simulations) for number in range(matches)]
    low, high = interval(shares)
    sys.stdout.write(
        f"{name}, {seats} seats, {matches} matches against OpenSpiel's {kind} {simulations or ''}: "
        f"{100 * sum(shares) / matches:.1f} % ({100 * low:.1f} to {100 * high:.1f})\n"
    )


if __name__ == "__main__":
    main()
