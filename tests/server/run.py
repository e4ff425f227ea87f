"""A server for the tests, as a process of its own: `run.py DATA PORT [strict]`.

Where a test lays a file `seed` beside its data, cards and bots are those of that seed: the same in
every run, whatever was played before.  Where it lays a file `littered`, nothing looks for cycles,
and at the signal USR1 what is alive is counted, kind by kind, in a line of JSON.
"""

import gc
import hashlib
import json
import secrets
import signal
import sys
from collections import Counter
from pathlib import Path

from filature.server.limits import Rates
from filature.server.serve import Setting, run

GENEROUS = Rates(1e5, 1e5, 1e5, 1e5, 2000, 1e5)
STRICT = Rates(requests=10, tables=0.1, frames=0.01, connections=3)


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


def littered() -> None:
    """From here on only what nobody points at goes."""
    gc.collect = lambda *_: 0
    signal.signal(signal.SIGUSR1, lambda *_: print(json.dumps(alive()), flush=True))


def alive() -> Counter[str]:
    """How many there are of every class, but of those that are part of everything."""
    gc.unfreeze()
    return Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.get_objects())


if __name__ == "__main__":
    data, port, *strict = sys.argv[1:]
    sown = Sown(Path(data).parent / "seed")
    secrets.token_hex, secrets.randbits = sown.token_hex, sown.randbits  # type: ignore[assignment]
    if (Path(data).parent / "littered").exists():
        littered()
    rates = STRICT if strict else GENEROUS
    setting = Setting(Path(data), port=int(port), workers=1, rates=rates)
    run(setting, lambda address: print(address, flush=True))
