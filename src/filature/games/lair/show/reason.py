"""What speaks for an action: points, lairs that stand or fall, letters that are out."""

from collections.abc import Callable
from typing import Final, TypeAlias

from filature.core.action import Action
from filature.core.sentence import Reason, because

from .. import phases
from ..box import COPIES, RANGE, SPY, TAUNT, Box
from ..mind.greedy import leads, unseen_spies
from ..state import YELLOW, Terms
from ..views import View

Told: TypeAlias = Reason | None


def reason(v: View, box: Box, terms: Terms, action: Action) -> Told:
    return REASONS[action.verb](v, box, terms, *action.arguments)


def unseen(v: View, box: Box, size: int) -> tuple[int, int]:
    """How many spies the viewer has not seen; how many of them a lair of a size holds."""
    left = unseen_spies(v, box)
    return sum(left.values()), sum([n for power, n in left.items() if power <= size])


def guest(v: View, size: int) -> int:
    """The strongest spy in hand that a lair of a size holds; 0 without one."""
    powers = range(1, min(size, RANGE) + 1)
    return max([power for power in powers if v.my_hand[SPY + power]], default=0)


def wins(v: View, terms: Terms, seat: int, points: int) -> bool:
    return v.score[seat] + points >= terms.target


# One's own turn -----------------------------------------------------------------


def lair(v: View, box: Box, terms: Terms, size: int) -> Told:
    total = v.size[v.seat] + size
    power, (spies, held) = guest(v, total), unseen(v, box, total)
    if power > v.size[v.seat]:
        return because("KILL-SPY-6", "reason-lair-guest size power", total, power)
    if not v.size[v.seat]:
        return because("KILL-LAIR-3", "reason-lair-first size", total)
    if held == spies:
        return because("KILL-SPY-6", "reason-lair-all size", total)
    return because("KILL-SPY-6", "reason-lair size held spies", total, held, spies)


def spy(v: View, box: Box, terms: Terms, power: int, to: int) -> Told:
    """With those that are on their way, and if need be with all others in hand."""
    total, size = v.power + power, v.size[to]
    all_of_them = v.power + sum([n * v.my_hand[SPY + n] for n in range(1, RANGE + 1)])
    if to == v.seat:
        return caught(v, terms, total)
    if total > size:
        form = "reason-ruin power size target:seat"
        if all(v.score[to] > score for seat, score in enumerate(v.score) if seat != to):
            form = "reason-ruin-leader power size target:seat"
        return because("KILL-ESC-2", form, total, size, to)
    form = "reason-together power size target:seat"
    return because("KILL-SPY-9", form, all_of_them, size, to) if all_of_them > size else None


def add(v: View, box: Box, terms: Terms, power: int) -> Told:
    return spy(v, box, terms, power, v.target)


def done(v: View, box: Box, terms: Terms) -> Told:
    power, size, kept = v.power, v.size[v.target], v.spies[v.seat]
    if v.target == v.seat:
        return caught(v, terms, power)
    form = "reason-enough power size kept"
    return because("KILL-SPY-7", form, power, size, kept) if power > size else None


def caught(v: View, terms: Terms, power: int) -> Told:
    """A spy in one's own lair, if it holds."""
    size = v.size[v.seat]
    if power > size:
        return None
    if wins(v, terms, v.seat, power):
        form = "reason-caught-wins power size target"
        return because("KILL-END-1", form, power, size, terms.target)
    return because("KILL-SPY-6", "reason-caught power size", power, size)


def steal(v: View, box: Box, terms: Terms, owner: int, to: int) -> Told:
    size, (spies, held) = v.size[to], unseen(v, box, v.size[to])
    if to != v.seat:
        return escape(v, box, to)
    if held == spies:
        return because("KILL-SPY-3", "reason-steal-sure size owner:seat", size, owner)
    form = "reason-steal size held spies owner:seat"
    return because("KILL-SPY-3", form, size, held, spies, owner) if held else None


def top(v: View, box: Box, terms: Terms, to: int) -> Told:
    size, (spies, held) = v.size[to], unseen(v, box, v.size[to])
    if to != v.seat:
        return escape(v, box, to)
    if held == spies:
        return because("KILL-SPY-4", "reason-top-sure size", size)
    return because("KILL-SPY-4", "reason-top size held spies", size, held, spies) if held else None


def escape(v: View, box: Box, to: int) -> Told:
    """A spy that nobody has seen may be too strong for a rival's lair."""
    size, (spies, held) = v.size[to], unseen(v, box, v.size[to])
    if not held:
        return because("KILL-SPY-7", "reason-escape-sure target:seat size", to, size)
    form = "reason-escape target:seat size strong spies"
    return because("KILL-SPY-7", form, to, size, spies - held, spies) if held < spies else None


def passing(v: View, box: Box, terms: Terms) -> Told:
    size = v.size[v.seat]
    (spies, held), power = unseen(v, box, size), guest(v, size)
    if v.phase == phases.FOIL:
        return silence(v)
    if v.phase == phases.LAIR and any(v.my_hand[:TAUNT]):
        return because("KILL-ESC-2", "reason-keep-lair")
    if not any(v.size):
        return because("KILL-LAIR-3", "reason-no-lairs")
    if not any(v.spies) and v.top != YELLOW:
        return because("KILL-SPY-1", "reason-no-spies")
    if not size:
        return because("KILL-SPY-6", "reason-no-lair")
    if power:
        return because("KILL-SPY-1", "reason-keep power", power)
    form = "reason-risk strong spies size"
    return because("KILL-SPY-7", form, spies - held, spies, size) if held < spies else None


# A spy is captured ----------------------------------------------------------------


def kill(v: View, box: Box, terms: Terms) -> Told:
    if wins(v, terms, v.seat, v.worth):
        return because("KILL-END-1", "reason-kill-wins worth target", v.worth, terms.target)
    return because("KILL-KILL-1", "reason-kill worth size", v.worth, v.size[v.seat])


def taunt(v: View, box: Box, terms: Terms, letter: int) -> Told:
    others, twice = sum(v.plain) - v.plain[v.seat], 2 * v.worth
    if v.my_hand[TAUNT + letter] == COPIES:
        return because("KILL-TAUNT-2", "reason-taunt-both letter twice", letter, twice)
    if v.discard[TAUNT + letter]:
        return because("KILL-TAUNT-3", "reason-taunt-gone letter twice", letter, twice)
    if not others:
        return because("KILL-TAUNT-3", "reason-taunt-spies twice", twice)
    if not v.deck_plain:
        return because("KILL-TAUNT-1", "reason-taunt-held letter twice", letter, twice)
    form = "reason-taunt letter twice unseen others"
    if wins(v, terms, v.seat, twice):
        form = "reason-taunt-wins letter twice unseen others"
    return because("KILL-TAUNT-1", form, letter, twice, others + v.deck_plain, others)


def foil(v: View, box: Box, terms: Terms, letter: int) -> Told:
    form = "reason-foil owner:seat twice size"
    if wins(v, terms, v.target, 2 * v.worth):
        form = "reason-foil-wins owner:seat twice size"
    return because("KILL-ESC-2", form, v.target, 2 * v.worth, v.size[v.target])


def silence(v: View) -> Told:
    """A taunt that one lets pass; the same letter in one's own hand is then safe."""
    if v.my_hand[TAUNT + v.letter]:
        return because("KILL-TAUNT-3", "reason-silence letter owner:seat", v.letter, v.target)
    return because("KILL-TAUNT-3", "reason-no-letter letter", v.letter)


# The end ---------------------------------------------------------------------------


def stop(v: View, box: Box, terms: Terms) -> Told:
    best = max([score for seat, score in enumerate(v.score) if seat != v.seat])
    if leads(v):
        return because("KILL-END-2", "reason-stop-leads mine best", v.score[v.seat], best)
    shared = v.score[v.seat] == best and not terms.lair_breaks_ties
    return because("KILL-END-2", "reason-stop-shares mine", best) if shared else None


def refuse(v: View, box: Box, terms: Terms) -> Told:
    behind = max(v.score) - v.score[v.seat]
    return because("KILL-END-2", "reason-refuse behind", behind) if behind else None


TURN: Final[dict[str, Callable[..., Told]]] = {
    **{"pass": passing, "lair": lair, "spy": spy, "steal": steal, "top": top},
    **{"add": add, "done": done},
}
CAPTURED: Final[dict[str, Callable[..., Told]]] = {"kill": kill, "taunt": taunt, "foil": foil}
END: Final[dict[str, Callable[..., Told]]] = {"stop": stop, "agree": stop, "refuse": refuse}
REASONS: Final = {**TURN, **CAPTURED, **END}
