"""A rule of thumb: build, ambush the rich, feed one's own lair, taunt when it is likely safe."""

from filature.core.action import Action
from filature.core.rng import Rng

from ..box import COPIES, FIRST_SPY, KINDS, TAUNT, Box
from ..state import Terms
from ..views import View


def choose(v: View, box: Box, terms: Terms, offered: list[Action], rng: Rng) -> Action:
    """The offered action with the best expected gain for the viewer; ties by lot."""
    worths = [worth(v, box, terms, action) for action in offered]
    best = max(worths)
    top = [action for action, value in zip(offered, worths) if value == best]
    return top[rng.below(len(top))]


def worth(v: View, box: Box, terms: Terms, action: Action) -> float:
    """What an action is expected to bring, in points, roughly."""
    verb, arguments = action.verb, action.arguments
    if verb == "lair":
        return 1.0 + 0.1 * arguments[0]
    if verb == "spy":
        return raid_worth(v, terms, {arguments[0]: 1.0}, arguments[1])
    if verb == "steal" or verb == "top":
        return raid_worth(v, terms, unseen_powers(v, box), arguments[-1])
    if verb == "add":
        return raid_worth(v, terms, {v.power + arguments[0]: 1.0}, v.target)
    if verb == "done":
        return raid_worth(v, terms, {v.power: 1.0}, v.target)
    if verb == "kill":
        return v.worth + win_bonus(v, terms, v.worth)
    if verb == "taunt":
        safe = safety(v, arguments[0])
        doubled = 2 * v.worth + win_bonus(v, terms, 2 * v.worth)
        return safe * doubled - (1 - safe) * v.size[v.seat]
    if verb == "foil":
        return float(v.worth)
    return 0.5 if verb == "stop" and leads(v) else -0.5 if verb == "stop" else 0.0


def raid_worth(v: View, terms: Terms, powers: dict[int, float], to: int) -> float:
    """A captured spy feeds its captor; one that escapes ruins a lair."""
    total = 0.0
    for power, odds in powers.items():
        if power > v.size[to]:
            gain = -v.size[to] if to == v.seat else v.size[to] / (len(v.score) - 1)
        else:
            gain = power + win_bonus(v, terms, power) if to == v.seat else -power
        total += odds * gain
    return total


def unseen_powers(v: View, box: Box) -> dict[int, float]:
    """How likely an unseen spy has each power."""
    left = {
        n + 1: box.cards[kind] - v.discard[kind] - v.my_hand[kind] - v.raid[n]
        for n, kind in enumerate(range(FIRST_SPY, KINDS))
    }
    total = sum(left.values())
    return {power: float(count) / float(total) for power, count in left.items() if count}


def safety(v: View, letter: int) -> float:
    """How likely no opponent holds the other card of a letter."""
    kind = TAUNT + letter
    if v.discard[kind] + v.my_hand[kind] >= COPIES:
        return 1.0
    others = sum(v.plain) - v.plain[v.seat]
    unseen = others + v.deck_plain
    return 1.0 - others / unseen if unseen else 1.0


def win_bonus(v: View, terms: Terms, points: int) -> float:
    """Reaching the target outweighs everything."""
    return 100.0 if v.score[v.seat] + points >= terms.target else 0.0


def leads(v: View) -> bool:
    return v.score[v.seat] > max(score for seat, score in enumerate(v.score) if seat != v.seat)
