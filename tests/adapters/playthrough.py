"""A short playthrough of lair by OpenSpiel's own generator; `make golden` writes it anew.

Of every state it keeps whose move it was and what could be done; of the last one everything.
"""

from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

from filature.adapters import openspiel

FILE = Path(__file__).with_name("playthrough.txt")
GAME = "filature_lair(seats=2,target=5,recall=4)"
KEPT = ("#", "CurrentPlayer", "ChanceOutcomes", "StringLegalActions", "Rewards")


def shortened() -> str:
    openspiel.register()
    head, *states = playthrough(GAME, [], seed=3).split("\n\n# State ")
    moves = ["\n".join(kept_lines(f"# State {state}")) for state in states[:-1]]
    return "\n\n".join([head, *moves, f"# State {states[-1]}"])


def kept_lines(state: str) -> list[str]:
    return [line for line in state.split("\n") if line.startswith(KEPT)]


if __name__ == "__main__":
    FILE.write_text(shortened(), "utf-8")
