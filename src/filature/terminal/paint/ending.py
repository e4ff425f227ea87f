"""How a match ended: the table, the places, the clause."""

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from filature.table.match import Match
from filature.terminal.console import prose
from filature.terminal.voice import Voice

from .painter import Painter
from .pieces import Pieces


def print_table(console: Console, match: Match, voice: Voice, viewer: int) -> Painter:
    """The table as it stands, as a viewer sees it."""
    scene = match.game.scene(match.view(viewer), match.offered(viewer))
    painter = Painter(scene, voice, [], console.width)
    console.print(painter.table())
    return painter


def print_result(console: Console, match: Match, voice: Voice, viewer: int) -> None:
    """The last table, who won and by which clause."""
    painter = print_table(console, match, voice, viewer)
    console.print(Rule(Text(voice.t("result"), "bold")))
    console.print(places(match, painter.pieces))
    console.print(prose((winners(match, voice, viewer), "bold")))
    clause = match.game.ending(match.state)
    console.print(prose((clause, "cyan"), f"  {voice.clause(clause)}"))


def places(match: Match, pieces: Pieces) -> Table:
    """The seats by their scores, winners marked."""
    voice = pieces.voice
    table = Table.grid(padding=(0, 2))
    scores, won = match.scores(), match.winners()
    for seat in sorted(range(match.seats), key=lambda seat: (seat not in won, -scores[seat])):
        mark = Text("★" if seat in won else " ", "bold yellow")
        name, points = voice.name(seat, pieces.viewer), voice.score(scores[seat])
        table.add_row(mark, pieces.badge(seat), prose(name), prose((points, "bold")))
    return table


def winners(match: Match, voice: Voice, viewer: int) -> str:
    won = match.winners()
    if not won:
        return voice.t("story-nobody")
    if won == [viewer]:
        return voice.t("won-you")
    if len(won) == 1:
        return voice.t("won", name=voice.names[won[0]])
    return voice.t("won-shared", names=", ".join(voice.name(seat, viewer) for seat in won))
