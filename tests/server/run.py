"""A server for tests, as a process of its own, `run.py DATA PORT [strict] [quiet] [ballot=2 …]`:
how fast anyone may ask and talk, and how long a table waits.

Where a test lays a file `seed` beside its data, cards and bots are those of that seed: the same in
every run, whatever was played before.
"""

import hashlib
import secrets
import sys
from collections import Counter
from pathlib import Path

from filature.server.limits import Rates
from filature.server.rooms.patience import Patience
from filature.server.serve import Setting, run

GENEROUS = Rates(1e5, 1e5, 1e5, 1e5, 2000, 1e5, 1e5, 1e5)
STRICT = Rates(requests=10, tables=0.1, frames=0.01, connections=3, deeds=0.5)


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


if __name__ == "__main__":
    data, port, *words = sys.argv[1:]
    sown = Sown(Path(data).parent / "seed")
    secrets.token_hex, secrets.randbits = sown.token_hex, sown.randbits  # type: ignore[assignment]
    rates = STRICT if "strict" in words else GENEROUS
    if "chatty" in words:
        rates = GENEROUS._replace(lines=Rates().lines)
    if "quiet" in words:
        rates = rates._replace(lines=1e-6)
    times = dict(word.split("=") for word in words if "=" in word)
    patience = Patience(**{name: float(seconds) for name, seconds in times.items()})
    setting = Setting(Path(data), port=int(port), workers=1, rates=rates, patience=patience)
    run(setting, lambda address: print(address, flush=True))
