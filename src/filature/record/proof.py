"""The proof of a match: its file with tickets, secret and seal; and the judge of such a file."""

import hashlib
from functools import lru_cache
from typing import NamedTuple

from filature.core.game import Game
from filature.core.rng import holder, total
from filature.core.seat import CHANCE
from filature.core.state import State
from filature.table.match import Match

from . import matchfile, verify


class Dice(NamedTuple):
    """Where the chance of a match comes from."""

    secret: str
    shares: tuple[str, ...]
    since: int = 0  # what came before was drawn elsewhere: a branch, an uploaded file

    def draw(self, game: Game, state: State, position: int) -> int:
        """What chance does at a position of the log."""
        outcomes = game.chance(state)
        return holder(outcomes, ticket(self.secret, self.shares, position, total(outcomes)))


def ticket(secret: str, shares: tuple[str, ...], position: int, of: int) -> int:
    """`verify.ticket`, for which all but the position is read only once a match."""
    inner, outer = (half.copy() for half in halves(secret, shares))
    inner.update(b"%d" % position)
    outer.update(inner.digest())
    return int.from_bytes(outer.digest(), "big") % of


@lru_cache(1_000)
def halves(secret: str, shares: tuple[str, ...]) -> "tuple[hashlib._Hash, hashlib._Hash]":
    """The two hashes of an HMAC, as RFC 2104 makes them, before the position is written."""
    key = bytes.fromhex(secret).ljust(hashlib.sha256().block_size, b"\0")
    words = " ".join(["fate", *[share or "-" for share in shares], ""])
    inner = hashlib.sha256(bytes([byte ^ 0x36 for byte in key]) + words.encode())
    return inner, hashlib.sha256(bytes([byte ^ 0x5C for byte in key]))


def write(match: Match, players: tuple[str, ...], dice: Dice, ending: str) -> str:
    """The file of a match that is over or broken off, with its secret revealed."""
    head, _, _ = matchfile.write(match, players).partition("\n\n")
    proof = [
        f"commitment {verify.commitment(dice.secret)}",
        " ".join(["shares", *[share or "-" for share in dice.shares]]),
        f"since {dice.since}",
        f"end {ending or '-'}",
        f"secret {dice.secret}",
    ]
    text = "\n".join([head, *proof, "", *proven_lines(match), ""])
    return text.replace("\n\n", f"\nseal {verify.seal(dice.secret, text)}\n\n", 1)


def proven_lines(match: Match) -> list[str]:
    """The actions, each outcome of chance with the tickets that it holds."""
    game, again, lines = match.game, type(match)(match.game, match.seats), []
    for entry in match.log:
        notation = game.actions[entry.action].notation
        if entry.seat == CHANCE:
            lines.append(f"chance: {notation} [{tickets(game, again.state, entry.action)}]")
        else:
            lines.append(f"{entry.seat}: {notation}")
        again.do(entry.seat, entry.action)
    return lines


def tickets(game: Game, state: State, action: int) -> str:
    """`17+3/41`: the first ticket of an outcome, how many it holds, of how many."""
    first, outcomes = 0, game.chance(state)
    for outcome, weight in outcomes:
        if outcome == action:
            return f"{first}+{weight}/{total(outcomes)}"
        first += weight
    raise AssertionError("fate did what it could not do")


def judged(text: str, match: Match) -> tuple[str, int]:
    """`verify.verdict`, and whether the tickets are those that the rules give."""
    found = verify.verdict(text)
    if found[0] not in ("fair", "partly", "aborted"):
        return found
    actions = [
        (number, line)
        for number, line in enumerate(text.splitlines(), 1)
        if matchfile.is_action(line) and not line.startswith("#")
    ]
    for (number, line), wanted in zip(actions, proven_lines(match)):
        if line != wanted:
            return "unfair", number
    ending = match.game.ending(match.state)
    return found if (found[0] != "aborted") == bool(ending) else ("edited", 1)
