"""What speaks for an action: how far it takes whom, and what waits there."""

from collections.abc import Callable
from typing import Final, TypeAlias

from filature.core.action import Action
from filature.core.seat import NOBODY
from filature.core.sentence import Reason, because

from .. import phases
from ..box import FINAL, GUARD, LAB, LABS, NOWHERE, ROLL, SAFE, VAULT, Box
from ..mind.greedy import card_worth, is_prey, is_prey_now, landing, passed_holder, way
from ..standing import fits_lab
from ..state import Terms
from ..views import View

Told: TypeAlias = Reason | None

TO_VAULT: Final = 0  # where a figure is bound for
TO_GATE: Final = 1
TO_FORMULA: Final = 2
TO_TURN: Final = 3  # the gate, without the formula
FARTHEST: Final = 5  # a battle's winner advances by the difference of two dice
TWO_DICE: Final = 12


def reason(v: View, box: Box, terms: Terms, action: Action) -> Told:
    return REASONS[action.verb](v, box, terms, *action.arguments)


def goal(v: View, box: Box, place: int) -> tuple[int, int]:
    """Where the viewer would be bound for from a space, and how many spaces are left."""
    me = v.seat
    if not v.reached[me]:
        return TO_VAULT, box.vault - place
    if v.holder == me:
        return TO_GATE, place
    lead = (place - v.place[v.holder]) * (1 if v.out[me] else -1)
    if lead >= 0:
        return TO_FORMULA, lead
    return (TO_TURN, place) if v.out[me] else (TO_VAULT, box.vault - place)


def space(v: View, box: Box, seat: int) -> int:
    return int(box.kinds[v.place[seat]])


# Moving oneself --------------------------------------------------------------------


def throw(v: View, box: Box, terms: Terms) -> Told:
    kind, (bound, left) = space(v, box, v.seat), goal(v, box, v.place[v.seat])
    if kind == GUARD:
        return because("AT-GUARD-6", "reason-throw-guard")
    if kind == VAULT:
        return because("AT-VAULT-6", "reason-throw-vault")
    if bound == TO_FORMULA and 0 < left <= TWO_DICE and is_prey(v, box, v.place[v.holder]):
        return because("AT-STEAL-1", "reason-throw-chase other:seat left", v.holder, left)
    if bound == TO_GATE:
        return because("AT-VAULT-4", "reason-throw-out left", left)
    return because("AT-TURN-1", "reason-throw goal left", bound, left)


def move(v: View, box: Box, terms: Terms, clause: str, steps: int) -> Told:
    """So many steps of one's own, by a card or by dice that lie."""
    me, place = v.seat, landing(v, box, steps)
    moved, kind, (bound, left) = abs(place - v.place[me]), box.kinds[place], goal(v, box, place)
    if is_prey(v, box, place):
        return because("AT-STEAL-1", "reason-move-formula moved other:seat", moved, v.holder)
    if place == 0 and v.holder == me:
        return because("AT-WIN-1", "reason-move-wins moved", moved)
    if place == 0 and terms.turn_around:
        return because("AT-STEAL-8", "reason-move-turn moved", moved)
    if place == box.vault and not v.reached[me]:
        form = "reason-move-first moved" if v.holder == NOBODY else "reason-move-vault moved"
        return because("AT-VAULT-2" if v.holder == NOBODY else "AT-VAULT-3", form, moved)
    if kind == ROLL and place not in v.place:
        return because("AT-ROLL-1", "reason-move-roll moved", moved)
    if kind == SAFE:
        return because("AT-SAFE-1", "reason-move-safe moved", moved)
    return because(clause, "reason-move moved goal left", moved, bound, left)


def plus3(v: View, box: Box, terms: Terms) -> Told:
    return move(v, box, terms, "AT-CARD-3", 3)


def lab(v: View, box: Box, terms: Terms, symbol: int, number: int) -> Told:
    return move(
        v, box, terms, "AT-CARD-9" if space(v, box, v.seat) == FINAL else "AT-CARD-8", number
    )


def lead(v: View, box: Box, terms: Terms) -> Told:
    here, out = v.place[v.seat], v.out[v.seat]
    return move(v, box, terms, "AT-CARD-5", abs(int(box.lab_ahead[out * box.length + here]) - here))


def keep(v: View, box: Box, terms: Terms) -> Told:
    return move(v, box, terms, "AT-TURN-1", v.steps)


def clear(v: View, box: Box, terms: Terms) -> Told:
    if v.phase == phases.KEEP:
        return because("AT-CARD-4", "reason-rethrow steps", v.steps)
    bound, left = goal(v, box, v.place[v.seat])
    form = "reason-clear dice goal left"
    return because("AT-CARD-4", form, 2 if v.reached[v.seat] else 1, bound, left)


def end(v: View, box: Box, terms: Terms) -> Told:
    """No card helps here; a lab card waits for its lab."""
    if space(v, box, v.seat) == GUARD:
        return because("AT-GUARD-6", "reason-end-guard")
    if space(v, box, v.seat) == VAULT:
        return because("AT-VAULT-6", "reason-end-vault")
    far = min([next_lab(v, box, card) for card in v.my_hand], default=0)
    if 0 < far < box.length:
        return because("AT-CARD-8", "reason-end-lab far", far)
    return because("AT-TURN-1", "reason-end")


def next_lab(v: View, box: Box, card: int) -> int:
    """How many spaces ahead a card of the hand finds its lab; beyond all without one."""
    step, place = -1 if v.out[v.seat] else 1, v.place[v.seat]
    for far in range(1, box.length):
        if card >= LABS and 0 <= place + far * step < box.length:
            kind = int(box.kinds[place + far * step])
            if LAB < kind <= FINAL and fits_lab(kind, card):
                return far
    return int(box.length)


def discard(v: View, box: Box, terms: Terms, card: int, number: int) -> Told:
    if card_worth(v, box, card) < 0:
        return because("AT-CARD-8", "reason-discard-lab")
    return because("AT-TURN-2", "reason-discard card", card)


# The others ------------------------------------------------------------------------


def bench(v: View, box: Box, terms: Terms, to: int) -> Told:
    if to == v.seat:
        form = "reason-wait other:seat"
        return because("AT-STEAL-7", form, v.holder) if passed_holder(v) else None
    if to == v.holder:
        return because("AT-CARD-6", "reason-bench-holder other:seat left", to, v.place[to])
    return because("AT-CARD-6", "reason-bench other:seat dice", to, 2 if v.reached[to] else 1)


def roam(v: View, box: Box, terms: Terms, to: int) -> Told:
    guard = int(box.guard_behind[v.out[to] * box.length + v.place[to]])
    back = abs(guard - v.place[to])
    if guard == NOWHERE:
        return None
    if to != v.seat:
        form = "reason-roam other:seat back"
        if to == v.holder:
            form = "reason-roam-holder other:seat back"
        return because("AT-CARD-7", form, to, back)
    if passed_holder(v) and guard >= v.place[v.holder]:
        return because("AT-STEAL-7", "reason-roam-self back other:seat", back, v.holder)
    return None


def challenge(v: View, box: Box, terms: Terms, foe: int) -> Told:
    behind = way(v, box, v.seat) - way(v, box, foe)
    if foe == v.holder:
        return because("AT-TV-5", "reason-challenge-holder other:seat", foe)
    if behind > FARTHEST and v.out[v.seat] == v.reached[v.seat] and v.out[foe] == v.reached[foe]:
        return because("AT-TV-2", "reason-challenge-behind other:seat behind", foe, behind)
    return because("AT-TV-2", "reason-challenge other:seat", foe)


def passing(v: View, box: Box, terms: Terms) -> Told:
    if v.phase == phases.STOP:
        return because("AT-STEAL-1", "reason-pass-formula steps", v.steps)
    foes = [seat for seat in range(len(v.place)) if seat != v.seat]
    held = [seat for seat in foes if space(v, box, seat) == GUARD]
    if held:
        return because("AT-GUARD-6", "reason-pass-guard other:seat", held[0])
    if v.holder in foes and space(v, box, v.holder) != SAFE:
        form = "reason-pass-holder other:seat left"
        return because("AT-TV-2", form, v.holder, v.place[v.holder])
    return because("AT-TV-2", "reason-pass")


def stop(v: View, box: Box, terms: Terms) -> Told:
    if space(v, box, v.seat) == GUARD:
        return because("AT-STEAL-4", "reason-stop-guard other:seat", v.holder)
    form = "reason-stop other:seat left"
    return because("AT-STEAL-2", form, v.holder, v.place[v.holder])


def fight(v: View, box: Box, terms: Terms, foe: int) -> Told:
    if is_prey_now(v, box, foe):
        return because("AT-STEAL-2", "reason-stop other:seat left", foe, v.place[foe])
    if not v.reached[foe]:
        return because("AT-OCC-2", "reason-fight-inside other:seat", foe)
    return because("AT-OCC-2", "reason-fight other:seat", foe)


def figure(v: View, box: Box, terms: Terms, character: int) -> Told:
    return because("AT-SETUP-3", "reason-figure")


REASONS: Final[dict[str, Callable[..., Told]]] = {
    **{"throw": throw, "plus3": plus3, "lab": lab, "lead": lead, "keep": keep, "clear": clear},
    **{"end": end, "discard": discard, "bench": bench, "roam": roam, "challenge": challenge},
    **{"pass": passing, "stop": stop, "fight": fight, "figure": figure},
}
