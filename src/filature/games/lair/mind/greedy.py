"""A rule of thumb: build, feed one's own lair, ruin the rich, taunt when it pays."""

from typing import Final, TypeAlias

from filature.core.action import Action
from filature.core.rng import Rng

from ..box import COPIES, FIRST_SPY, KINDS, RANGE, TAUNT, Box
from ..state import Terms
from ..views import View

Powers: TypeAlias = dict[int, float]  # how likely a spy has each power

LAY: Final = 1000.0  # a lair comes first: the spy may follow
WIN: Final = 90.0  # of reaching the target
SPY: Final = 2.0  # of a spy that is kept: it may be worth more in a larger lair
CARD: Final = 3.5  # of a taunt that is kept: nobody could foil it any more
PARDON: Final = 0.3  # how often a taunt is foiled that is not worth that card
ENVY: Final = 4.0  # how much more a rival near the target is worth ruining


def choose(v: View, box: Box, terms: Terms, offered: list[Action], rng: Rng) -> Action:
    """The offered action with the best expected gain for the viewer; ties by lot."""
    unseen = unseen_powers(v, box)
    worths = [worth(v, terms, unseen, action) for action in offered]
    best = max(worths)
    top = [action for action, value in zip(offered, worths) if value == best]
    return top[rng.below(len(top))]


def worth(v: View, terms: Terms, unseen: Powers, action: Action) -> float:
    """What an action is expected to bring, in points, roughly."""
    verb, arguments = action.verb, action.arguments
    if verb == "lair":
        return LAY + arguments[0]
    if verb == "spy":
        return raid_worth(v, terms, {arguments[0]: 1.0}, arguments[1])
    if verb == "steal" or verb == "top":
        return raid_worth(v, terms, unseen, arguments[-1])
    if verb == "add":
        return raid_worth(v, terms, {v.power + arguments[0]: 1.0}, v.target)
    if verb == "done":
        return raid_worth(v, terms, {v.power: 1.0}, v.target)
    if verb == "kill":
        return gain(v, terms, v.seat, v.worth)
    if verb == "taunt":
        return taunt_worth(v, terms, arguments[0])
    if verb == "foil":
        return foil_worth(v, terms, v.target, 2 * v.worth)
    return 0.5 if verb == "stop" and leads(v) else -0.5 if verb == "stop" else 0.0


def gain(v: View, terms: Terms, seat: int, points: int) -> float:
    """What points are worth to a seat."""
    return WIN if v.score[seat] + points >= terms.target else float(points)


# Raids ------------------------------------------------------------------------


def raid_worth(v: View, terms: Terms, powers: Powers, to: int) -> float:
    """A captured spy feeds its captor; one that escapes ruins a lair."""
    letters = unheard(v) if to == v.seat else []
    total = 0.0
    for power, odds in powers.items():
        if power > v.size[to]:
            total += odds * ruin_worth(v, terms, to)
        elif to == v.seat:
            total += odds * (prospect(v, terms, letters, power) - SPY)
        else:
            total -= odds * power
    return total


def ruin_worth(v: View, terms: Terms, to: int) -> float:
    """One's own lair is a loss; a rival's a gain to all others, and most if the rival leads."""
    if to == v.seat:
        return -float(v.size[to])
    others = len(v.score) - 1
    return v.size[to] * (1.0 + ENVY * v.score[to] / float(terms.target)) / others


def unseen_powers(v: View, box: Box) -> Powers:
    """How likely an unseen spy has each power."""
    left = unseen_spies(v, box)
    total = sum(left.values())
    return {power: float(count) / float(total) for power, count in left.items() if count}


def unseen_spies(v: View, box: Box) -> dict[int, int]:
    """How many spies of each power lie in the deck and in other hands."""
    return {
        n + 1: box.cards[kind] - v.discard[kind] - v.my_hand[kind] - v.raid[n]
        for n, kind in enumerate(range(FIRST_SPY, KINDS))
    }


# Taunts -----------------------------------------------------------------------


def taunt_worth(v: View, terms: Terms, letter: int) -> float:
    """A taunt that stands, and those that may follow, against the lair that a foil costs."""
    safe = safety(v, terms, letter, v.worth)
    rest = [other for other in unheard(v) if other != letter]
    return safe * prospect(v, terms, rest, 2 * v.worth) - (1 - safe) * v.size[v.seat]


def unheard(v: View) -> list[int]:
    """The letters in hand that the spy has not heard, the safest first."""
    mine = [n for n in range(RANGE) if v.my_hand[TAUNT + n] and n not in v.letters]
    return sorted(mine, key=lambda n: -v.discard[TAUNT + n] - v.my_hand[TAUNT + n])


def prospect(v: View, terms: Terms, letters: list[int], points: int) -> float:
    """What a captured spy should bring: killed at once, or taunted as long as it pays."""
    best = gain(v, terms, v.seat, points)
    if letters and v.score[v.seat] + points < terms.target:
        safe = safety(v, terms, letters[0], points)
        stands = prospect(v, terms, letters[1:], 2 * points)
        best = max(best, safe * stands - (1 - safe) * v.size[v.seat])
    return best


def safety(v: View, terms: Terms, letter: int, points: int) -> float:
    """How likely no opponent foils a letter."""
    kind = TAUNT + letter
    if v.discard[kind] + v.my_hand[kind] >= COPIES:
        return 1.0
    others = sum(v.plain) - v.plain[v.seat]
    unseen = others + v.deck_plain
    holds = others / unseen if unseen else 0.0
    return 1.0 - holds * (1.0 if foil_worth(v, terms, v.seat, 2 * points) > 0.0 else PARDON)


def foil_worth(v: View, terms: Terms, captor: int, points: int) -> float:
    """A rival kept from points and lair, to the gain of all others, less the card."""
    harm = gain(v, terms, captor, points) + v.size[captor]
    return harm / (len(v.score) - 1) - CARD


def leads(v: View) -> bool:
    return v.score[v.seat] > max(score for seat, score in enumerate(v.score) if seat != v.seat)
