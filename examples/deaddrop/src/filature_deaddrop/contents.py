"""What lies in the box, for whoever prints it."""

from filature.core.contents import Contents, Copies

from .box import Box
from .scene import card


def contents(box: Box) -> Contents:
    """DROP-CARDS-1  Fifteen cards."""
    pieces = [
        Copies(card(f"card-{kind}", kind), count, "sort-bug" if kind > 2 else "sort-paper")
        for kind, count in enumerate(box.cards)
    ]
    return Contents(tuple(pieces), aid=("DROP-DROP-1", "DROP-TAKE-1", "DROP-TAKE-2", "DROP-TAKE-3"))
