"""Information-set search: many imagined worlds, one tree of what the seat can tell apart.

Every simulation imagines a state from the seat's view, walks down the tree through the
options that this state offers, adds one node and plays the match out.  The tree is the
searcher's own: choices that its seat does not see are made by the game's light policy and
grow no branch, and neither does chance.  Nothing here is ever given the true state.
"""

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from filature.core.game import Game
from filature.core.rng import Rng
from filature.core.seat import CHANCE, NOBODY, Seat, first, sees
from filature.core.state import State

EXPLORATION: Final = 0.7


@final
class Node:
    """What is known of one choice: `value` sums the shares of the seat that made it."""

    def __init__(self, action: i64, mover: Seat) -> None:
        self.action: i64 = action
        self.mover: i64 = mover
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often it could have been chosen
        self.value: float = 0.0
        self.children: list[Node] = []

    def child(self, action: i64) -> "Node | None":
        for child in self.children:
            if child.action == action:
                return child
        return None


@final
class Search:
    """A tree for one decision of one seat."""

    def __init__(self, game: Game, view: object, seat: Seat, rng: Rng) -> None:
        self.game = game
        self.view = view
        self.seat: i64 = seat
        self.rng = rng
        self.root = Node(-1, seat)
        self.path: list[Node] = []

    def grow(self, simulations: i64) -> None:
        """Adds simulations to the tree."""
        done: i64 = 0
        while done < simulations:
            self.simulate(self.game.imagined(self.view, self.rng))
            done += 1

    def simulate(self, s: State) -> None:
        """One walk down the tree and one playout; the result is told to all nodes passed."""
        self.path = [self.root]
        self.descend(s)
        self.play_out(s)
        shares = self.game.shares(s)
        for node in self.path:
            node.visits += 1
            node.value += shares[node.mover]

    def descend(self, s: State) -> None:
        """From the root to a new node, or to the end of the match."""
        game, rng = self.game, self.rng
        node = self.root
        while True:
            seat = first(game.actors(s))
            if seat == CHANCE:
                game.apply(s, seat, game.draw(s, rng))
                continue
            if seat == NOBODY:
                return
            options = game.options(s, seat)
            if seat != self.seat and not sees(game.audience(s, seat, options[0]), self.seat):
                game.apply(s, seat, game.light(s, seat, options, rng))
                continue
            child = self.untried(node, options, seat)
            fresh = child is not None
            if child is None:
                child = self.best(node, options)
            game.apply(s, seat, child.action)
            self.path.append(child)
            if fresh:
                return
            node = child

    def untried(self, node: Node, options: list[int], seat: Seat) -> Node | None:
        """A new child for one of the options that have none, if any."""
        missing: list[int] = []
        for action in options:
            child = node.child(action)
            if child is None:
                missing.append(action)
            else:
                child.offered += 1
        if not missing:
            return None
        fresh = Node(missing[self.rng.below(len(missing))], seat)
        fresh.offered = 1
        node.children.append(fresh)
        return fresh

    def best(self, node: Node, options: list[int]) -> Node:
        """The option with the highest bound on its share of victory."""
        found: Node | None = None
        highest = -1.0
        for action in options:
            child = node.child(action)
            assert child is not None
            visits = float(child.visits)
            bound = child.value / visits + EXPLORATION * sqrt(log(float(child.offered)) / visits)
            if bound > highest:
                highest = bound
                found = child
        assert found is not None
        return found

    def play_out(self, s: State) -> None:
        """To the end, by the game's light policy."""
        game, rng = self.game, self.rng
        while True:
            seat = first(game.actors(s))
            if seat == CHANCE:
                game.apply(s, seat, game.draw(s, rng))
            elif seat == NOBODY:
                return
            else:
                game.apply(s, seat, game.light(s, seat, game.options(s, seat), rng))

    def choice(self) -> i64:
        """The option that was tried most."""
        most = self.root.children[0]
        for child in self.root.children:
            if child.visits > most.visits:
                most = child
        return most.action
