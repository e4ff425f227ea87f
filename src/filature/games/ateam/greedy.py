"""A rule of thumb."""

from filature.core.action import Action
from filature.core.rng import Rng

from .box import Box
from .views import View


def choose(v: View, box: Box, offered: list[Action], rng: Rng) -> Action:
    return offered[rng.below(len(offered))]
