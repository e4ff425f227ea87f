"""Were the dice fair?  This file alone can tell: `python verify.py FILE`, no install needed.

Before a match the server picks a 256-bit secret and shows its SHA-256: the commitment.  Each
seat may then add a share of its own.  When chance must act at position n of the log, with
weights that sum to `total`, the outcome is the one that holds the ticket

    HMAC-SHA256(secret, "fate" share share … n)  modulo total

The file writes after each outcome which tickets it holds: `[17+3/41]` is 17, 18 and 19 of 41.
At the end the secret is revealed, and the seal, an HMAC of all other lines, shows whether
somebody changed the file since.  (`filature verify` also plays the match again, to see
that the tickets are those that the rules give.)
"""

import hashlib
import hmac
import re
import sys
from collections.abc import Sequence
from pathlib import Path

NUMBER = "[0-9]{1,18}"
TICKETS = re.compile(rf"^chance: .+ \[({NUMBER})\+({NUMBER})/(0*[1-9][0-9]{{0,17}})\]$")


def commitment(secret: str) -> str:
    """What is shown before the match: it binds the server, and tells nothing."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def ticket(secret: str, shares: Sequence[str], position: int, total: int) -> int:
    """The ticket drawn at a position of the log, of 0 … total-1."""
    words = " ".join(["fate", *[share or "-" for share in shares], str(position)])
    number = hmac.digest(bytes.fromhex(secret), words.encode(), "sha256")
    return int.from_bytes(number, "big") % total


def seal(secret: str, text: str) -> str:
    """Binds every line of a file but the seal itself."""
    lines = [line for line in text.splitlines() if line and not line.startswith(("seal ", "#"))]
    return hmac.digest(bytes.fromhex(secret), "\n".join(lines).encode(), "sha256").hex()


def verdict(text: str) -> tuple[str, int]:
    """(fair, 0), or what is wrong and the line: unproven, unrevealed, broken-promise, edited,
    unfair, aborted; `partly` when the dice before that line were thrown elsewhere."""
    lines = text.splitlines()
    head = dict(line.partition(" ")[::2] for line in lines if line and ":" not in line)
    if not {"commitment", "shares", "since", "end"} <= set(head):
        return "unproven", 1
    if "secret" not in head:
        return "unrevealed", 1
    if not re.fullmatch("[0-9a-f]{64}", head["secret"]):
        return "edited", 1
    if commitment(head["secret"]) != head["commitment"]:
        return "broken-promise", 1
    if seal(head["secret"], text) != head.get("seal") or not re.fullmatch(NUMBER, head["since"]):
        return "edited", 1
    draws = own_draws(lines, int(head["since"]))
    unfair = first_unfair(draws, head)
    if unfair:
        return "unfair", unfair
    if not draws:
        return "unproven", 1
    if head["end"] == "-":
        return "aborted", len(lines)
    return ("partly", draws[0][1]) if head["since"] != "0" else ("fair", 0)


def own_draws(lines: list[str], since: int) -> list[tuple[int, int, str]]:
    """(position, line, text) of every outcome of chance from a position of the log on."""
    actions = [(n, line) for n, line in enumerate(lines, 1) if re.match("(chance|[0-9]+): ", line)]
    return [
        (position, number, line)
        for position, (number, line) in enumerate(actions)
        if position >= since and line.startswith("chance")
    ]


def first_unfair(draws: list[tuple[int, int, str]], head: dict[str, str]) -> int:
    """The first line of chance that does not follow from the secret; 0 when all do."""
    shares = head["shares"].split()
    for position, number, line in draws:
        found = TICKETS.match(line)
        if not found:
            return number
        first, count, total = map(int, found.groups())
        if not first <= ticket(head["secret"], shares, position, total) < first + count <= total:
            return number
    return 0


if __name__ == "__main__":
    judged, at = verdict(Path(sys.argv[1]).read_text("utf-8"))
    sys.stdout.write(f"{judged}, line {at}\n" if at else f"{judged}\n")
    sys.exit(judged != "fair")
