"""What speaks for an action, and what comes of it: for the tests of all games."""

from collections.abc import Iterator
from typing import NamedTuple

import filature
from filature.conformance.tables import steps
from filature.core.game import Game


class Foretold(NamedTuple):
    """A reason, by its key and numbers, and the table before and right after its action."""

    key: str
    numbers: dict[str, int]
    seat: int
    before: filature.Match
    after: filature.Match


def foretold(game: Game, keys: frozenset[str], seeds: range) -> Iterator[Foretold]:
    """All that some reasons say in a few matches, whatever is offered."""
    for seed in seeds:
        seats = game.fewest + seed % (game.most - game.fewest + 1)
        for match in steps(game, seats, seed, led=True):
            for seat in [actor for actor in match.actors() if actor >= 0]:
                yield from done(match, seat, keys)


def done(match: filature.Match, seat: int, keys: frozenset[str]) -> Iterator[Foretold]:
    """Each offered action with such a reason, carried out on a copy."""
    view = match.view(seat)
    for action in match.offered(seat):
        reason = match.game.reason(view, action)
        if reason and reason.sentence.key in keys:
            after = match.copy()
            after.do(seat, action)
            numbers = {name: number for name, _, number in reason.sentence.blanks()}
            yield Foretold(reason.sentence.key, numbers, seat, match, after)
