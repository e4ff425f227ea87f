"""A rule of thumb: read the clues that tell most, then hunt, and keep out of the hunter's way."""

from filature.core.action import Action
from filature.core.rng import Rng

from ..box import DIVERSION, FACES, NO_SPOT, OWN, Box
from ..state import HALF, NOTHING, OUTCOMES, Terms
from ..views import View
from .notebook import Page, before, line

PRIZE = 10.0  # an elimination
LOSS = 12.0  # being eliminated
SHOWN = 0.7  # a rival learns who one is
CLUE = 3.0  # a clue about someone quite unknown
FEAR = 6.0  # of standing where the hunter surely comes
PATIENCE = 24.0  # rounds
SURE = 0.95


def choose(v: View, box: Box, terms: Terms, page: Page, offered: list[Action], rng: Rng) -> Action:
    """The offered action with the best expected gain for the viewer; ties by lot."""
    if offered[-1].verb == "start":  # MI-SETUP-5: the cards lie well enough
        return offered[-1 - rng.below(OWN)]
    if len(offered) == 1 or offered[0].verb == "figure":
        return offered[rng.below(len(offered))]
    thought = Thought(v, box, terms, page)
    worths = [thought.worth(action) for action in offered]
    best = max(worths)
    top = [action for action, value in zip(offered, worths) if value == best]
    return top[rng.below(len(top))]


class Thought:
    """What a seat makes of its notebook, for one decision."""

    def __init__(self, v: View, box: Box, terms: Terms, page: Page) -> None:
        self.v = v
        self.box = box
        self.halves = terms.no_victim == HALF
        self.table = page.table
        self.total = page.total
        self.rivals = [seat for seat in v.alive if seat != v.seat]
        self.target = [self.share(seat, v.my_mission) for seat in range(len(v.at))]
        self.hunter = self.hunters()
        self.clues = self.useful_clues()
        if len(self.rivals) == 1:
            self.prepare_for_duel(self.rivals[0])

    def prepare_for_duel(self, other: int) -> None:
        """Where the other may flee, and how likely one strikes at each distance."""
        far, here = self.box.farthest, self.v.at[other]
        self.fleeing = [min(far, self.squares(other, n)) for n in range(1, FACES + 1)]
        ends = self.box.reach[max(self.fleeing) * len(self.box.names) + here] or [here]
        self.flights = [(end, self.steps(here, end), self.own(end, other)) for end in ends]
        self.striking = [self.faces(self.v.seat, steps) / FACES for steps in range(far + 1)]
        self.striking[0] = 0.0  # MI-KILL-8: one must arrive

    def share(self, seat: int, agent: int) -> float:
        return self.table[seat][agent] / self.total

    def hunters(self) -> list[float]:
        """How likely each seat hunts the viewer: it holds the booklet that names me."""
        absent = sum(1 << agent for agent in self.v.absent)
        agent = before(self.v.my_agent, absent)
        odds = [0.0] * len(self.v.at)
        for seat, holder in enumerate(self.v.holder):
            odds[holder] += self.share(seat, agent)
        return odds

    # What an action is worth ------------------------------------------------------

    def worth(self, action: Action) -> float:
        if action.verb == "challenge":
            return self.challenge_worth(action.arguments[0])
        if action.verb == "move":
            return self.move_worth(action.arguments[0])
        if action.verb == "stay":
            return self.stand_worth(self.v.at[self.v.seat])
        return 0.0

    def challenge_worth(self, seat: int) -> float:
        """The prize against the risk; when there is nothing left to read, one dares more."""
        if len(self.rivals) == 1:  # MI-KILL-10
            return PRIZE
        shown = SHOWN if self.clues else 0.0
        return PRIZE * self.target[seat] - LOSS * self.hunter[seat] - shown

    def move_worth(self, square: int) -> float:
        meetings = [
            self.challenge_worth(seat)
            for seat in self.rivals
            if self.v.at[seat] == square and not self.own(square, seat)
        ]
        spot = self.box.spot[square]
        clue = self.clues.get(spot, 0.0)
        return max([0.0, *meetings]) + clue + self.stand_worth(square)

    def stand_worth(self, square: int) -> float:
        """To be near what one wants, and not near whom one fears."""
        near = -0.15 * self.way_to_go(square) - self.danger(square)
        return near + PRIZE * self.prospect(square) if len(self.rivals) == 1 else near

    def prospect(self, square: int) -> float:
        """MI-DUEL-1  How likely one strikes with the next throw, wherever the other flees."""
        least = [1.0] * (self.box.farthest + 1)  # by the steps that the other goes
        for end, steps, home in self.flights:
            odds = 0.0 if home else self.striking[self.steps(square, end)]
            least[steps] = min(least[steps], odds)
        for steps in range(1, len(least)):
            least[steps] = min(least[steps - 1 : steps + 1])
        return sum(least[steps] for steps in self.fleeing) / FACES

    def own(self, square: int, seat: int) -> bool:
        spot = self.box.spot[square]
        return spot != NO_SPOT and spot // OWN == self.v.colour[seat]

    def steps(self, start: int, end: int) -> int:
        return self.box.steps[start * len(self.box.names) + end]

    def danger(self, square: int) -> float:
        """How likely the hunter gets there with the next throw."""
        if self.own(square, self.v.seat):
            return 0.0
        risk = 0.0
        for seat in self.rivals:
            steps = max(1, self.steps(self.v.at[seat], square))
            risk += self.hunter[seat] * self.faces(seat, steps) / FACES
        return FEAR * self.patience() * risk

    def patience(self) -> float:
        """Nobody hides for ever: fear fades while nobody leaves."""
        last = max(
            [line(code).round for code in self.v.ledger if code % OUTCOMES != NOTHING] or [0]
        )
        return max(0.0, 1.0 - (self.v.round - last) / PATIENCE)

    def faces(self, seat: int, steps: int) -> int:
        """MI-DUEL-1, MI-DUEL-2  How many faces of the die carry a seat that far."""
        return sum(self.squares(seat, points) >= steps for points in range(1, FACES + 1))

    def squares(self, seat: int, points: int) -> int:
        """MI-DUEL-1, MI-DUEL-2  How far a throw carries a seat."""
        factor = self.v.factor[seat]
        return (points + 1) // 2 if factor == 0 and self.halves else points * factor

    def way_to_go(self, square: int) -> float:
        """Steps to the target if it is known, else to the nearest useful clue."""
        sure = [seat for seat in self.rivals if self.target[seat] >= SURE]
        wanted = [self.v.at[seat] for seat in sure]
        if not wanted:
            wanted = [self.box.square[spot] for spot in self.clues]
        if not wanted:
            hopes = {seat: self.target[seat] - self.hunter[seat] for seat in self.rivals}
            best = max(hopes.values())
            wanted = [self.v.at[seat] for seat, hope in hopes.items() if hope == best]
        return min(self.steps(square, end) for end in wanted)

    def useful_clues(self) -> dict[int, float]:
        """Cards not read yet of rivals whose agent is not known, with what they may tell."""
        found: dict[int, float] = {}
        for seat in self.rivals:
            doubt = 1.0 - max(self.table[seat]) / self.total
            odds = self.target[seat]
            interest = CLUE * (doubt + 2.0 * odds * (1.0 - odds))
            start = self.v.colour[seat] * OWN
            for spot in range(start, start + OWN):
                if self.unread(spot) and interest > 0:
                    found[spot] = interest * self.promise(seat)
        return found

    def unread(self, spot: int) -> bool:
        v = self.v
        return spot not in v.gone and not (v.looked[v.seat] >> spot) & 1

    def promise(self, seat: int) -> float:
        """How likely a card of this seat is no diversion."""
        start = self.v.colour[seat] * OWN
        own = self.v.clues[start : start + OWN]
        left = sum(1 for kind in own if kind < 0)
        return 1.0 if DIVERSION in own else (left - 1) / left
