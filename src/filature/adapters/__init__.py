"""The games as research environments: PettingZoo, Gymnasium, OpenSpiel.

Thin and optional.  Observations are made from a seat's View and the ranges that its game
declares; what a seat may not know cannot get into one.
"""

from typing import NoReturn


def lacking(error: ImportError) -> NoReturn:
    """Says how to get what an adapter is built on."""
    raise ImportError(
        f"{error.name} is not here; it comes with: pip install 'filature[rl]'", name=error.name
    ) from error
