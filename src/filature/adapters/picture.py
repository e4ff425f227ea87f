"""The table as text, drawn by the terminal for whoever may see it."""

from filature.core.game import Game
from filature.core.state import State

WIDTH = 100


def drawn(game: Game, state: State, seat: int) -> str:
    """What a seat, or a SPECTATOR, sees on the table."""
    from rich.console import Console

    from filature.terminal.paint.painter import Painter
    from filature.terminal.players import Player
    from filature.terminal.voice import Voice

    players = [Player("uniform") for _ in range(state.seats)]
    scene = game.scene(game.view(state, seat), [])
    console = Console(width=WIDTH, color_system=None, highlight=False, markup=False, emoji=False)
    with console.capture() as captured:
        console.print(Painter(scene, Voice(game, "en", players), [], WIDTH).table())
    return captured.get()
