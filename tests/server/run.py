"""A server for the tests, as a process of its own: `run.py DATA PORT [strict] [ballot=2 …] [POST]`:
what anybody may ask (`tables/guest=3` at once, and never again; `tables/guest=3,60` a minute), how
long a table waits, and how notices leave the house, as JSON.

Where a test lays a file `seed` beside its data, cards and bots are those of that seed: the same in
every run, whatever was played before.  Where it lays a file `littered`, nothing looks for cycles,
and at the signal USR1 what is alive is counted, kind by kind, in a line of JSON.  Where it lays a
file `clock`, budgets are counted by the seconds that are written there.  Documents are those of a
folder `site` beside the data.
"""

import gc
import hashlib
import json
import secrets
import signal
import sys
from ast import literal_eval
from collections import Counter
from functools import reduce
from pathlib import Path

from filature.server.budgets import BUDGETS, Budgets
from filature.server.budgets import changed as with_numbers
from filature.server.http import documents
from filature.server.notices.post import Post
from filature.server.rooms.patience import Patience
from filature.server.serve import Setting, run

PLENTY = 10**9
GENEROUS: Budgets = tuple(
    one._replace(most=PLENTY, a_minute=None if one.held else PLENTY)
    if one.name not in ("signs", "wires")
    else one
    for one in BUDGETS
)
NAMED = {  # a flood is told so however slowly it comes: nothing comes back
    "strict": (
        *("requests/address=40", "tables/address=3", "circles/guest=3", "frames/connection=3"),
        *("connections/address=3", "deeds/address=3", "guesses/address=5", "guesses/house=60"),
    ),
    "quiet": ("chat/guest=3",),
}


class Sown:
    """Numbers from a seed; of each kind in their order since the seed was laid."""

    def __init__(self, seed: Path) -> None:
        self.seed = seed
        self.drawn: Counter[str] = Counter()
        self.hidden = secrets.token_hex

    def number(self, kind: str) -> str:
        text = f"{self.seed.read_text()} {kind}"
        self.drawn[text] += 1
        return hashlib.sha256(f"{text} {self.drawn[text]}".encode()).hexdigest()

    def token_hex(self, count: int) -> str:
        sown = count == 32 and self.seed.exists()  # the secret of a table
        return self.number("table") if sown else self.hidden(count)

    def randbits(self, count: int) -> int:
        sown = self.number("bot") if self.seed.exists() else self.hidden(32)
        return int(sown, 16) % (1 << count)


def changed(setting: Setting, word: str) -> Setting:
    """With one thing set otherwise: a word of `NAMED`, a budget, `ballot=2` of patience, a part of
    a part as `caps.first=0.5`, or a POST."""
    if word in NAMED:
        return reduce(changed, NAMED[word], setting)
    if word.startswith("{"):
        given = json.loads(word)
        public = given.pop("public_url", "")
        post = Post(**{**given, "reachable": frozenset(given.get("reachable", ()))})
        return setting._replace(post=post, public_url=public)
    if "/" in word.partition("=")[0]:
        return setting._replace(budgets=budgeted(setting.budgets, word))
    if word == "lan":
        return setting._replace(host="0.0.0.0")
    name, _, value = word.partition("=")
    if name == "public":
        return setting._replace(public_url=value)
    part, _, field = name.partition(".")
    if part in Patience._fields:
        return setting._replace(patience=setting.patience._replace(**{part: float(value)}))
    told = literal_eval(value)
    if field:
        told = getattr(setting, part)._replace(**{field: told})
    return setting._replace(**{part: told})


def budgeted(budgets: Budgets, word: str) -> Budgets:
    """With another row: so many at once, and none a minute unless it is said."""
    name, _, numbers = word.partition("=")
    budget, _, per = name.partition("/")
    held = next(one.held for one in budgets if (one.name, one.per) == (budget, per))
    most, _, rate = numbers.partition(",")
    told = {"most": float(most)} if held else {"most": float(most), "a_minute": float(rate or 0)}
    return with_numbers(budgets, {budget: {per: told}})


def littered() -> None:
    """From here on only what nobody points at goes."""
    gc.collect = lambda *_: 0
    signal.signal(signal.SIGUSR1, lambda *_: print(json.dumps(alive()), flush=True))


def alive() -> Counter[str]:
    """How many there are of every class, but of those that are part of everything."""
    gc.unfreeze()
    return Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.get_objects())


if __name__ == "__main__":
    data, port, *words = sys.argv[1:]
    sown = Sown(Path(data).parent / "seed")
    secrets.token_hex, secrets.randbits = sown.token_hex, sown.randbits  # type: ignore[assignment]
    if (Path(data).parent / "littered").exists():
        littered()
    clock = Path(data).parent / "clock"
    documents.SITE = Path(data).parent / "site"
    setting = Setting(Path(data), port=int(port), thinkers=1, budgets=GENEROUS)
    if clock.exists():
        setting = setting._replace(tick=lambda: float(clock.read_text()))
    for word in words:
        setting = changed(setting, word)
    run(setting, lambda address: print(address, flush=True))
