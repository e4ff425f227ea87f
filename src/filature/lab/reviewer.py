"""A review in a process of its own: `python -m filature.lab.reviewer 0 2 < FILE`.

A match file comes in, the review of the seats given goes out as JSON, so that whoever asks
need not wait, nor import what a review needs.  Whoever asks answers for it that nobody plays on.
"""

import json
import os
import sys

from filature import library

from .review import review

POLITE = 10  # how far it steps behind those who play


def main() -> None:
    os.nice(POLITE)
    match = library.replay_text(sys.stdin.read())
    found = review(match, [int(seat) for seat in sys.argv[1:]], ended=True)
    json.dump({"decisions": found.decisions, "moments": found.moments}, sys.stdout)


if __name__ == "__main__":
    main()
