"""The notebook: who may still be whom, from everything that a seat knows.

A deal says which agent every seat is.  The notebook counts the deals that agree with all
that a seat has seen: its own booklet, booklets shown or handed to it, clues that it read,
absent agents, and how every challenge ended.  All such deals are equally likely: booklets
are shuffled, and however an agent lays five cards, each feature it has is as likely to lie
on a given square as for any other agent that has it.  All colours are alike, so the choice of
one tells nothing.  MI-CLUE-3

It is worked out when a View is made, never while playing.
"""

from typing import Final, NamedTuple, final

from mypy_extensions import i64

from ..box import AGENTS, OWN, Box
from ..state import HIT, NOTHING, OUTCOMES, SEATS, UNKNOWN

ALL_AGENTS: Final = (1 << AGENTS) - 1
MOST_PAGES: Final = 5000  # kept for reuse


class Line(NamedTuple):
    """A line of the ledger: a challenge and how it ended."""

    round: int
    challenger: int
    challenged: int
    outcome: int


class Facts(NamedTuple):
    """What a page of the notebook is drawn from."""

    absent: int  # agents, a bit each
    suspects: tuple[int, ...]  # the agents that clues and booklets leave to each seat, a bit each
    ledger: tuple[int, ...]


@final
class Page:
    """All deals that agree with some facts, and how often each seat is each agent in them."""

    def __init__(self, facts: Facts) -> None:
        seats: i64 = len(facts.suspects)
        self.deals: Final = deals(facts)  # one after the other, an agent a seat
        self.total: i64 = len(self.deals) // seats
        counts = [0] * (seats * AGENTS)
        n: i64
        for n in range(len(self.deals)):
            counts[n % seats * AGENTS + self.deals[n]] += 1
        rows = [tuple(counts[seat * AGENTS : (seat + 1) * AGENTS]) for seat in range(seats)]
        self.table: Final = tuple(rows)


@final
class Notes:
    """Pages drawn lately: most views of a match are made from facts already known."""

    def __init__(self) -> None:
        self.pages: dict[Facts, Page] = {}

    def page(self, facts: Facts) -> Page:
        found = self.pages.get(facts)
        if found is None:
            if len(self.pages) >= MOST_PAGES:
                self.pages.clear()
            found = Page(facts)
            self.pages[facts] = found
        return found


def line(code: i64) -> Line:
    """A line of the ledger, taken apart."""
    pair = code // OUTCOMES
    return Line(pair // (SEATS * SEATS), pair // SEATS % SEATS, pair % SEATS, code % OUTCOMES)


def suspects(
    box: Box, absent: i64, known: list[int], colour: list[int], clues: list[int]
) -> list[int]:
    """The agents that booklets and clues alone leave to each seat, a bit each.

    MI-CLUE-3  A clue leaves the agents that have the feature.  MI-SETUP-6  None is absent.
    """
    found: list[int] = []
    for agent in known:
        found.append(ALL_AGENTS & ~absent if agent == UNKNOWN else 1 << agent)
    seat: i64
    for seat in range(len(colour)):
        if colour[seat] != UNKNOWN:
            start = colour[seat] * OWN
            found[seat] &= fitting(box, clues[start : start + OWN])
    return found


def fitting(box: Box, clues: list[int]) -> i64:
    """The agents that have the features of all clues that are known."""
    found: i64 = ALL_AGENTS
    for clue in clues:
        if clue != UNKNOWN:
            found &= box.having[clue]
    return found


def deals(facts: Facts) -> list[int]:
    """MI-SETUP-3  Every way to give each seat an agent of its own that agrees with the facts."""
    found: list[int] = []
    add_deals(facts, [], 0, found)
    return found


def add_deals(facts: Facts, deal: list[int], used: i64, found: list[int]) -> None:
    seat: i64 = len(deal)
    if seat == len(facts.suspects):
        if agrees(deal, facts):
            found.extend(deal)
        return
    left: i64 = facts.suspects[seat] & ~used
    agent: i64
    for agent in range(AGENTS):
        if (left >> agent) & 1:
            deal.append(agent)
            add_deals(facts, deal, used | 1 << agent, found)
            deal.pop()


def agrees(deal: list[int], facts: Facts) -> bool:
    """Whether every challenge would have ended as it did."""
    missions = first_missions(deal, facts.absent)
    for code in facts.ledger:
        pair: i64 = code // OUTCOMES
        if not ended_so(deal, missions, pair // SEATS % SEATS, pair % SEATS, code % OUTCOMES):
            return False
    return True


def ended_so(deal: list[int], missions: list[int], one: i64, two: i64, outcome: i64) -> bool:
    """MI-KILL-4, MI-KILL-5, MI-KILL-6  One challenges two; who leaves hands the mission over."""
    target = missions[one] == deal[two]
    hunter = missions[two] == deal[one]
    if outcome == NOTHING:
        return not target and not hunter
    if outcome == HIT:
        missions[one] = missions[two]
        return target
    missions[two] = missions[one]
    return hunter and not target


def first_missions(deal: list[int], absent: i64) -> list[int]:
    """MI-SETUP-7  The agent that each seat hunts at the beginning."""
    return [after(agent, absent) for agent in deal]


def after(agent: i64, absent: i64) -> i64:
    """MI-SETUP-7  The next agent of the hunt that takes part."""
    prey = (agent + 1) % AGENTS
    while (absent >> prey) & 1:
        prey = (prey + 1) % AGENTS
    return prey


def before(agent: i64, absent: i64) -> i64:
    """MI-SETUP-7  The agent whose booklet names this one as its target."""
    hunter = (agent + AGENTS - 1) % AGENTS
    while (absent >> hunter) & 1:
        hunter = (hunter + AGENTS - 1) % AGENTS
    return hunter


def missions_now(deal: list[int], facts: Facts) -> list[int]:
    """MI-KILL-4  The agent that each seat hunts after all challenges of the ledger."""
    missions = first_missions(deal, facts.absent)
    for code in facts.ledger:
        pair: i64 = code // OUTCOMES
        ended_so(deal, missions, pair // SEATS % SEATS, pair % SEATS, code % OUTCOMES)
    return missions
