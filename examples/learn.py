"""A policy gradient in NumPy learns to beat the uniform bot at lair with two seats.

    python examples/learn.py 4000 learning.svg

The policy is a linear map from the cells of a view to the actions, softmax over those that
are offered.  After every batch of matches it moves along the gradient of the mean reward.
"""

import sys
from statistics import NormalDist
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from filature.adapters.gymnasium import Env

BATCH = 40  # matches
RATE = 0.02  # of Adam
FADE = 0.97  # a decision far from the end has less to do with it

Array = NDArray[np.float64]


class Episode(NamedTuple):
    """What was seen, what was wanted of it, and what came of it."""

    cells: Array
    pull: Array  # of each action at each decision: chosen less expected
    reward: float


def odds(weights: Array, cells: Array, mask: Array) -> Array:
    """How likely each action is chosen."""
    scores = np.where(mask, weights @ cells, -np.inf)
    powers = np.exp(scores - scores.max())
    return powers / powers.sum()


def play(env: Env, weights: Array, rng: np.random.Generator) -> Episode:
    """One match with the policy."""
    seen, _ = env.reset(seed=int(rng.integers(1 << 31)))
    cells, pulls = [], []
    while True:
        chances = odds(weights, seen["observation"], seen["action_mask"])
        action = int(rng.choice(len(chances), p=chances))
        cells.append(seen["observation"])
        pulls.append(np.eye(1, len(chances), action)[0] - chances)
        seen, reward, over, _, _ = env.step(action)
        if over:
            return Episode(np.array(cells), np.array(pulls), reward)


def slope(episodes: list[Episode]) -> Array:
    """The gradient of the mean reward, with the mean itself as the baseline."""
    mean = np.mean([episode.reward for episode in episodes])
    total = 0
    for cells, pull, reward in episodes:
        fade = FADE ** np.arange(len(cells))[::-1, None]
        total = total + (reward - mean) * (fade * pull).T @ cells
    return np.asarray(total) / len(episodes)


def learn(matches: int, seed: int) -> tuple[Array, list[float]]:
    """The weights after so many matches, and the share won in each batch.  Steps are Adam's."""
    rng = np.random.default_rng(seed)
    env = Env("lair", seats=2, opponents="uniform")
    weights = np.zeros((env.tensors.actions, env.tensors.width))
    push, size = np.zeros_like(weights), np.zeros_like(weights)
    shares = []
    for batch in range(1, matches // BATCH + 1):
        episodes = [play(env, weights, rng) for _ in range(BATCH)]
        shares.append(0.5 + float(np.mean([episode.reward for episode in episodes])))
        gradient = slope(episodes)
        push = 0.9 * push + 0.1 * gradient
        size = 0.99 * size + 0.01 * gradient**2
        root = np.sqrt(size / (1 - 0.99**batch)) + 1e-6
        weights += RATE * push / (1 - 0.9**batch) / root
    return weights, shares


def share_won(weights: Array, matches: int, seed: int) -> tuple[float, float, float]:
    """The share of fresh matches won, ties shared, with its 95 % interval (Wilson)."""
    rng = np.random.default_rng(seed)
    env = Env("lair", seats=2, opponents="uniform")
    share = 0.5 + float(np.mean([play(env, weights, rng).reward for _ in range(matches)]))
    z = NormalDist().inv_cdf(0.975)
    middle = (share + z * z / 2 / matches) / (1 + z * z / matches)
    width = z * np.sqrt(share * (1 - share) / matches + z * z / 4 / matches**2)
    half = float(width) / (1 + z * z / matches)
    return share, middle - half, middle + half


def plot(shares: list[float], path: str) -> None:
    """The share won against the uniform bot while learning, ten batches at a time."""
    import matplotlib
    from matplotlib.figure import Figure

    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "lair"})
    figure = Figure((6.4, 3.2), layout="constrained")
    axes = figure.subplots()
    smooth = np.convolve(shares, np.ones(10) / 10, "valid")
    axes.plot(BATCH * np.arange(10, 10 + len(smooth)), smooth)
    axes.axhline(0.5, color="grey", linestyle=":")
    axes.set(xlabel="matches played", ylabel="share won", ylim=(0, 1))
    axes.set_title("A linear policy learns lair, two seats, against the uniform bot", size=10)
    figure.savefig(path, metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))


if __name__ == "__main__":
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    weights, shares = learn(matches, seed=1)
    share, low, high = share_won(weights, min(matches, 1000), seed=2)
    print(f"after {matches} matches: wins {share:.1%} of fresh ones ({low:.1%} to {high:.1%})")
    if len(sys.argv) > 2:
        plot(shares, sys.argv[2])
