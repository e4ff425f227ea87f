"""Why a bot would do what it would do: what it weighed, what should follow, what it believes.

Everything is told from a view and news, as the bot itself was.
"""

from typing import Final, NamedTuple

from filature.core.game import Game
from filature.core.sentence import Sentence

from .search import Node, Search
from .worlds import Worlds

DEEP: Final = 6  # choices of a main line
TRIED: Final = 8  # visits below which a line is not worth telling
LEAST: Final = 0.05  # of a belief that is told
MANY: Final = 8  # beliefs
REASONS: Final = 2  # news that are told for a belief


class Considered(NamedTuple):
    """An option: how often it was tried, and the share of victory that it promised."""

    action: int
    visits: int
    share: float


class Belief(NamedTuple):
    """Something that the seat cannot see, how likely it is, and what that rests on."""

    sentence: Sentence
    share: float
    clause: str
    because: tuple[Sentence, ...]


class Explanation(NamedTuple):
    """What is chosen first, then what was tried most; seats and their actions, as they should
    follow; beliefs."""

    options: tuple[Considered, ...]
    line: tuple[tuple[int, int], ...] = ()
    beliefs: tuple[Belief, ...] = ()


def explanation(search: Search, chosen: int, news: list[Sentence]) -> Explanation:
    """What a search has found, and what was chosen by it."""
    tried = [child for child in search.root.children if child.mover == search.seat]
    tried.sort(key=lambda child: (child.action != chosen, -child.visits))
    options = [
        Considered(int(child.action), int(child.visits), child.value / float(child.visits or 1))
        for child in tried
    ]
    return Explanation(tuple(options), main_line(search), beliefs(search.worlds, news))


def main_line(search: Search) -> tuple[tuple[int, int], ...]:
    """The choices tried most, one after the other."""
    found: list[tuple[int, int]] = []
    node = search.root
    while len(found) < DEEP and node.children:
        node = max(node.children, key=visits_of)
        if node.visits < TRIED:
            break
        found.append((int(node.mover), int(node.action)))
    return tuple(found)


def visits_of(node: Node) -> int:
    return int(node.visits)


def beliefs(worlds: Worlds, news: list[Sentence]) -> tuple[Belief, ...]:
    """For each thing that may be one or another, the likeliest; the surest first."""
    shares = weighed(worlds)
    best: dict[tuple[str, int], Sentence] = {}
    for sentence, share in shares.items():
        about = (sentence.key, sentence.numbers[0])
        if share >= LEAST and (about not in best or share > shares[best[about]]):
            best[about] = sentence
    told = sorted(best.values(), key=lambda sentence: (-shares[sentence], sentence.form))
    return tuple(rested(worlds.game, sentence, shares[sentence], news) for sentence in told[:MANY])


def weighed(worlds: Worlds) -> dict[Sentence, float]:
    """In which share of the worlds, by their weight, each supposition holds."""
    shares: dict[Sentence, float] = {}
    total = sum(worlds.weight(n) for n in range(len(worlds.states)))
    for n, state in enumerate(worlds.states):
        for sentence in worlds.game.mind.suppositions(worlds.view, state):
            shares[sentence] = shares.get(sentence, 0.0) + worlds.weight(n) / total
    return shares


def rested(game: Game, sentence: Sentence, share: float, news: list[Sentence]) -> Belief:
    """A belief with its clause and the last news about whom it concerns."""
    clause, *keys = game.mind.grounds[sentence.key]
    seats = {number for _, kind, number in sentence.blanks() if kind == "seat"}
    because = [
        told
        for told in news
        if told.key in keys
        and any(kind == "seat" and number in seats for _, kind, number in told.blanks())
    ]
    return Belief(sentence, share, clause, tuple(because[-REASONS:]))
