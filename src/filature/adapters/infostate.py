"""What a seat has seen since the beginning: its information state, with perfect recall, as text.

The text is exact: the seat's log, line by line with all that it was told, then its view.
"""

from filature.core.game import Game
from filature.core.seat import CHANCE, sees
from filature.core.view import View
from filature.table.log import Entry
from filature.table.match import Match


def observation_text(view: View) -> str:
    """A view, a line a field."""
    return "\n".join([f"{name} {value!r}" for name, value in view._asdict().items()])


def entry_text(game: Game, entry: Entry, seat: int) -> str:
    """One line of a seat's log with what it was told: `0: lair 2 (built seat=0 size=2)`."""
    who = "chance" if entry.seat == CHANCE else str(entry.seat)
    what = game.actions[entry.action].notation if sees(entry.audience, seat) else "?"
    told = ", ".join([repr(sentence) for sentence in entry.news_for(seat)])
    return f"{who}: {what} ({told})" if told else f"{who}: {what}"


def recalled_text(match: Match, seat: int) -> str:
    """All that a seat has seen and sees: its log, then its view."""
    lines = [entry_text(match.game, entry, seat) for entry in match.log]
    return "\n".join([*lines, observation_text(match.view(seat))])
