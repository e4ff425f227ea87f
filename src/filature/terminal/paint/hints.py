"""What a bot would do in somebody's place, and why, as that seat may know it."""

from rich.console import Group, RenderableType
from rich.table import Table

from filature.bots.explain import Belief, Explanation
from filature.core.sentence import Reason
from filature.terminal.console import indented, prose
from filature.terminal.lookup import cited
from filature.terminal.voice import Voice

MANY = 6  # options that are shown


def shown(
    told: Explanation, seat: int, voice: Voice, reason: Reason | None = None
) -> RenderableType:
    """An explanation as a table and lines, under what speaks for the first of its options."""
    lines: list[RenderableType] = []
    if reason:
        lines += [prose((voice.say(reason.sentence, seat), "bold")), cited(reason.clause, voice)]
    lines.append(options(told, voice))
    if len(told.line) > 1:
        follow = [f"{voice.name(who, seat)} {notation(act, voice)}" for who, act in told.line[1:]]
        lines.append(prose((voice.t("hint-line", line=" · ".join(follow)), "dim")))
    for belief in told.beliefs:
        lines += believed(belief, seat, voice)
    return indented(Group(*lines))


def options(told: Explanation, voice: Voice) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_row(*[prose((voice.t(f"hint-{key}"), "dim")) for key in ("option", "tried", "share")])
    for n, one in enumerate(told.options[:MANY]):
        style = "bold" if n == 0 else ""
        share = voice.percent(one.share)
        table.add_row(
            prose((notation(one.action, voice), style)), str(one.visits), prose((share, style))
        )
    return table


def believed(belief: Belief, seat: int, voice: Voice) -> list[RenderableType]:
    """A belief, and under it the news on which it rests."""
    said = voice.say(belief.sentence, seat)
    share = voice.percent(belief.share)
    line = voice.t("hint-belief", belief=said, share=share, clause=belief.clause)
    lines: list[RenderableType] = [prose(("· ", "dim"), line)]
    if belief.because:
        news = " ".join(voice.say(told, seat) for told in belief.because)
        lines.append(prose((f"  {voice.t('hint-because', news=news)}", "dim")))
    return lines


def notation(action: int, voice: Voice) -> str:
    return voice.game.actions[action].notation
