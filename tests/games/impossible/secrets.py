"""Every secret of a match of Mission Impossible, changed by hand: the oracle of secrecy.

It shares no reasoning with the notebook.  A new deal is tried by playing the ledger through
with booklets in hands: whoever leaves gives all that it holds to the other.
"""

from itertools import permutations

from filature.core.rng import Rng
from filature.games.impossible import actions as do
from filature.games.impossible import phases
from filature.games.impossible.box import OWN, card_list
from filature.games.impossible.state import OUTCOMES, SEATS, State


def scramble(s: State, seat: int, rng: Rng) -> int:
    """Deals the booklets anew, as far as `seat` cannot tell; tells how much has changed."""
    dealt = list(s.agent)[: s.dealt]
    others = [deal for deal in permutations(dealt) if deal != tuple(dealt)]
    if s.phase == phases.DEAL:
        others += [(*dealt[:-1], spare) for spare in range(6) if dealt and (s.pile >> spare) & 1]
    fitting = [deal for deal in others if fits(s, seat, list(deal))]
    if not fitting:
        return 0
    deal = fitting[rng.below(len(fitting))]
    changed = 0
    missions = missions_after(s, list(deal))
    for other, agent in enumerate(deal):
        if s.agent[other] != agent:
            changed += 1
            swap_pile(s, s.agent[other], agent, deal)
            s.agent[other] = agent
            lay_anew(s, seat, other, rng)
        s.mission[other] = missions[other]
    return changed


def lays_open(s: State, seat: int, action: int) -> bool:
    """MI-KILL-7, MI-TURN-1  All see how a challenge ends, and where everybody begins."""
    ends = s.phase == phases.PLACE and action >= do.START and s.ready | 1 << seat == s.alive
    return s.phase == phases.SHOW or ends


def swap_pile(s: State, old: int, new: int, deal: tuple[int, ...]) -> None:
    """While booklets are dealt, one that goes back to the pile may be drawn again."""
    if s.phase == phases.DEAL and old not in deal:
        s.pile = (s.pile | 1 << old) & ~(1 << new)


def reseal(s: State, seat: int, rng: Rng) -> int:
    """Lays the cards that `seat` has not read in another order, and begins elsewhere."""
    changed = 0
    for other in range(s.seats):
        before = list(s.cards), list(s.start)
        if other != seat and s.dealt == s.seats:
            lay_anew(s, seat, other, rng)
        if other != seat and (s.ready >> other) & 1:
            s.start[other] = s.box.square[s.colour[other] * OWN + rng.below(OWN)]
        changed += before != (list(s.cards), list(s.start))
    return changed


def lay_anew(s: State, seat: int, other: int, rng: Rng) -> None:
    """The cards of a seat: those read by the viewer stay, the others are laid at random."""
    left = card_list(s.box, s.agent[other])
    open_places = []
    for place in range(s.laid[other]):
        spot = s.colour[other] * OWN + place
        if has_read(s, seat, spot):
            left.remove(s.cards[spot])
        else:
            open_places.append(spot)
    rng.shuffle(left)
    for spot in open_places:
        s.cards[spot] = left.pop()
    s.hand[other] = sum(1 << kind for kind in left)


def has_read(s: State, seat: int, spot: int) -> bool:
    return seat >= 0 and (s.looked[seat] >> spot) & 1 == 1


def fits(s: State, seat: int, deal: list[int]) -> bool:
    """Whether the viewer, having seen all that it has seen, could not tell the difference."""
    for other, agent in enumerate(deal):
        if seat >= 0 and (s.met[seat] >> other) & 1 and s.agent[other] != agent:
            return False
        start = s.colour[other] * OWN
        for spot in range(start, start + s.laid[other]):
            if has_read(s, seat, spot) and s.cards[spot] not in card_list(s.box, agent):
                return False
    return s.dealt < s.seats or ledger_fits(s, deal)


def printed_target(s: State, agent: int) -> int:
    """The target on a mission card, absent agents being skipped."""
    agent = (agent + 1) % 6
    while (s.absent >> agent) & 1:
        agent = (agent + 1) % 6
    return agent


def ledger_fits(s: State, deal: list[int]) -> bool:
    held = [{agent} for agent in deal]
    for line in s.ledger:
        pair, outcome = divmod(line % (SEATS * SEATS * OUTCOMES), OUTCOMES)
        one, two = divmod(pair, SEATS)
        target = deal[two] in {printed_target(s, agent) for agent in held[one]}
        hunter = deal[one] in {printed_target(s, agent) for agent in held[two]}
        if outcome != (0 if target else 1 if hunter else 2):
            return False
        if outcome < 2:
            winner, loser = (one, two) if target else (two, one)
            held[winner] |= held[loser]
            held[loser] = set()
    return True


def missions_after(s: State, deal: list[int]) -> list[int]:
    """The agent that each seat hunts: of a living one, the first of the circle it does not hold."""
    missions = [printed_target(s, agent) for agent in deal]
    for line in s.ledger:
        pair, outcome = divmod(line % (SEATS * SEATS * OUTCOMES), OUTCOMES)
        one, two = divmod(pair, SEATS)
        if outcome == 0:
            missions[one] = missions[two]
        elif outcome == 1:
            missions[two] = missions[one]
    return missions
