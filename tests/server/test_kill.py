"""kill -9 at random moments: nothing acknowledged is lost, and play goes on.

The default is a few kills; FILATURE_KILLS=100 does a hundred.
"""

import os
import random
import time
from pathlib import Path

from server.busy import WAIT, Busy
from server.hosting import Server, serving

KILLS = int(os.environ.get("FILATURE_KILLS", "5"))
TABLES = 6


def test_kill_nine_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    rng, count = random.Random(9), 0
    with serving(tmp_path / "data") as server:
        tables = [Busy(server, number) for number in range(TABLES)]
        for _ in range(KILLS):
            for busy in tables:
                busy.start()
            assert all(busy.checked.wait(WAIT) for busy in tables)
            time.sleep(rng.uniform(0, 0.4))
            server.kill()
            for busy in tables:
                busy.join(WAIT)
                assert not busy.lost
            server.start()
            count += sum(len(busy.acknowledged) for busy in tables if busy.over)
            tables = [revived(busy, server, rng) for busy in tables]
        for busy in tables:
            busy.check_all()
            count += len(busy.acknowledged)
        assert count > KILLS
        print(f"{KILLS} kills, {count} actions acknowledged, none lost")


def revived(busy: Busy, server: Server, rng: random.Random) -> Busy:
    """The same table after the kill; a new one when it is over."""
    if busy.over:
        busy.check_all()
        return Busy(server, rng.randrange(1 << 30))
    return busy.again()
