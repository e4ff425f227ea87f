"""Information-set search: many imagined worlds, one tree of what the seat can tell apart.

Every simulation takes a state that the seat could believe in, walks down the tree through
the options that this state offers, adds one node, plays on for a while and tells all nodes
passed how each seat fared.  The tree is the searcher's own: chance grows no branch, and a
choice that its seat does not see is learned beside the node where it was made, without a
branch of its own, so that several seats may choose at once.  Nothing here is ever given
the true state.
"""

from math import sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from filature.core.game import Game
from filature.core.rng import Rng
from filature.core.seat import CHANCE, NOBODY, Seat, first, sees
from filature.core.state import State
from filature.core.view import View
from filature.table.playout import until_decision

from .worlds import Worlds

DOUBT: Final = 0.05  # by how much an option never tried is thought worse than the others
MOST_NODES: Final = 100_000  # of a tree: it grows no further
FOREVER: Final = 1e9  # seconds
LOOKS: Final = 16  # simulations between two looks at the clock


@final
class Node:
    """What is known of one choice: `value` sums the shares of the seat that made it."""

    def __init__(self, action: i64, mover: Seat) -> None:
        self.action: i64 = action
        self.mover: i64 = mover
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often it could have been chosen
        self.value: float = 0.0
        self.squares: float = 0.0  # of the shares, summed
        self.children: list[Node] = []

    def mean(self) -> float:
        return self.value / float(self.visits) if self.visits else 0.5

    def error(self) -> float:
        """The square of the mean's error."""
        if self.visits < 2:
            return 1.0
        mean = self.mean()
        return max(self.squares / float(self.visits) - mean * mean, 0.0) / float(self.visits)

    def child(self, action: i64, mover: Seat) -> "Node | None":
        for child in self.children:
            if child.action == action and child.mover == mover:
                return child
        return None

    def usual(self, mover: Seat) -> float:
        """The mean share of a seat after all that it has tried here."""
        visits: i64 = 0
        value = 0.0
        for child in self.children:
            if child.mover == mover:
                visits += child.visits
                value += child.value
        return value / float(visits) if visits else 0.5


@final
class Search:
    """A tree for one decision of one seat."""

    def __init__(self, game: Game[State, View], seat: Seat, worlds: Worlds, rng: Rng) -> None:
        self.game = game
        self.mind = game.mind
        self.seat: i64 = seat
        self.worlds = worlds
        self.rng = rng
        self.root = Node(-1, seat)
        self.hint: i64 = -1  # what the seat would do without searching
        self.forced: i64 = -1  # the only option to try, if any
        self.trust: float = game.mind.trust
        self.curiosity: float = game.mind.curiosity
        self.caution: float = game.mind.caution
        self.horizon: i64 = game.mind.horizon * worlds.seats()
        self.nodes: i64 = 1
        self.path: list[Node] = []

    def grow(self, simulations: i64, seconds: float) -> i64:
        """Adds simulations to the tree until they are enough or time is up; tells how many."""
        end = perf_counter() + seconds
        done: i64 = 0
        while done < simulations:
            self.simulate(self.worlds.draw())
            done += 1
            if done % LOOKS == 0 and perf_counter() > end:
                break
        return done

    def try_all(self, options: list[int], times: i64) -> None:
        """Tries every option so often, whatever it promises."""
        for action in options:
            self.forced = action
            self.grow(times, FOREVER)
        self.forced = -1

    def simulate(self, s: State) -> None:
        """One walk down the tree and on; the outcome is told to all nodes passed."""
        self.path = [self.root]
        self.descend(s)
        shares = self.play_on(s)
        for node in self.path:
            share = shares[node.mover]
            node.visits += 1
            node.value += share
            node.squares += share * share

    def descend(self, s: State) -> None:
        """From the root to a new node, or to the end of the match."""
        game = self.game
        node = self.root
        seat = self.seat
        while seat != NOBODY:
            if seat == CHANCE:
                game.apply(s, seat, game.draw(s, self.rng))
            else:
                child = self.choose(node, s, seat)
                seen = seat == self.seat or sees(game.audience(s, seat, child.action), self.seat)
                game.apply(s, seat, child.action)
                self.path.append(child)
                if seen and not child.visits:
                    return
                if seen:
                    node = child
            seat = first(game.actors(s))

    def choose(self, node: Node, s: State, seat: Seat) -> Node:
        """The option of a seat with the highest bound on its share of victory."""
        options = self.game.options(s, seat)
        hint = self.hint
        if node is not self.root or seat != self.seat or hint < 0:
            hint = self.mind.light(s, seat, options, self.rng)
        elif self.forced >= 0:
            options = [int(self.forced)]
        even = (1.0 - self.trust) / float(len(options))
        unknown = node.usual(seat) - DOUBT
        curious = self.curiosity * sqrt(float(node.visits + 1))
        chosen: i64 = hint
        found: Node | None = None
        highest = -1.0
        for action in options:
            trust = even + self.trust if action == hint else even
            child = node.child(action, seat)
            bound = unknown + curious * trust
            if child is not None:
                child.offered += 1
                bound = bound_of(child, self.curiosity * trust)
            if bound > highest:
                highest = bound
                found = child
                chosen = action
        return self.added(node, seat, chosen) if found is None else found

    def added(self, node: Node, seat: Seat, action: i64) -> Node:
        """A new node, which a full tree does not keep."""
        fresh = Node(action, seat)
        fresh.offered = 1
        if self.nodes < MOST_NODES:
            self.nodes += 1
            node.children.append(fresh)
        return fresh

    def play_on(self, s: State) -> list[float]:
        """By the game's light policy, to the end or to the game's horizon: how each seat fares."""
        game, mind, rng = self.game, self.mind, self.rng
        left: i64 = self.horizon
        seat = until_decision(game, s, rng)
        while seat != NOBODY:
            if left == 0:
                return mind.outlook(s)
            left -= 1
            game.apply(s, seat, mind.light(s, seat, game.options(s, seat), rng))
            seat = until_decision(game, s, rng)
        return game.shares(s)

    def choice(self, options: list[int]) -> i64:
        """The option that was tried most; without searching, unless it is surely better."""
        chosen: i64 = options[0]
        best: Node | None = None
        for action in options:
            child = self.root.child(action, self.seat)
            if child is not None and (best is None or child.visits > best.visits):
                best = child
                chosen = action
        usual = self.root.child(self.hint, self.seat) if self.hint >= 0 else None
        if best is None or usual is None or best is usual:
            return chosen
        gain = best.mean() - usual.mean()
        return chosen if gain >= self.caution * sqrt(best.error() + usual.error()) else self.hint


def prospects(game: Game, s: State, times: i64, rng: Rng) -> list[float]:
    """How each seat fares from a state on, on the average of light playouts to the end."""
    mind = game.mind
    total = [0.0] * s.seats
    done: i64 = 0
    while done < times:
        t = game.copy(s)
        seat = until_decision(game, t, rng)
        while seat != NOBODY:
            game.apply(t, seat, mind.light(t, seat, game.options(t, seat), rng))
            seat = until_decision(game, t, rng)
        for n, share in enumerate(game.shares(t)):
            total[n] += share / float(times)
        done += 1
    return total


def bound_of(child: Node, curiosity: float) -> float:
    """Its mean so far, and more the less it was tried when it could have been."""
    visits = float(child.visits)
    mean = child.value / visits if visits else 0.5
    return mean + curiosity * sqrt(float(child.offered)) / (1.0 + visits)
