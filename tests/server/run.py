"""A server for the tests, as a process of its own: `run.py DATA PORT [strict]`."""

import sys
from pathlib import Path

from filature.server.limits import Rates
from filature.server.serve import Setting, run

GENEROUS = Rates(1e5, 1e5, 1e5, 1e5, 2000, 1e5)
STRICT = Rates(requests=10, tables=0.1, frames=0.01, connections=3)

if __name__ == "__main__":
    data, port, *strict = sys.argv[1:]
    rates = STRICT if strict else GENEROUS
    setting = Setting(Path(data), port=int(port), workers=1, rates=rates)
    run(setting, lambda address: print(address, flush=True))
