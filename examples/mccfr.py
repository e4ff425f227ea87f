"""OpenSpiel learns a small lair: external-sampling MCCFR, and how far it can be exploited."""

from pathlib import Path

import pyspiel

from filature.adapters import openspiel

STUDY = Path(__file__).with_name("study.toml")


def exploitabilities(milestones: tuple[int, ...]) -> list[float]:
    """What a perfect opponent wins from the average policy, after so many iterations."""
    openspiel.register()
    box = {"seats": 2, "box": str(STUDY), "target": 5, "stop": "never"}
    game = pyspiel.load_game("filature_lair", box)
    solver = pyspiel.ExternalSamplingMCCFRSolver(game, seed=1)
    found, done = [], 0
    for milestone in milestones:
        for _ in range(done, milestone):
            solver.run_iteration()
        done = milestone
        found.append(pyspiel.exploitability(game, solver.average_policy()))
    return found


if __name__ == "__main__":
    milestones = (0, 300)
    for iterations, worth in zip(milestones, exploitabilities(milestones)):
        print(f"after {iterations:4} iterations: exploitability {worth:.3f}")
