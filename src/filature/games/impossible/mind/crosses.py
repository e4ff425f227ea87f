"""Why someone cannot be an agent: the notebook's crosses, each with its proof.

The steps follow a player with a pencil.  First what is seen: booklets and clues.  Then, over
and over, what a challenge says of the players it touched, and what follows from each agent
being one player only.  Where no single thought of that kind is enough, all challenges are
held against every deal that is left; so every cross of the notebook has a proof.

A step remembers which rows of the table it leaned on; a proof is the steps that lead to one
cross and no others.
"""

from typing import Final, NamedTuple, final

from mypy_extensions import i64

from filature.core.seat import members, only
from filature.core.sentence import Sentence

from ..box import AGENTS, SPOTS, Box
from ..state import HIT, NOTHING, OUTCOMES, STRUCK, UNKNOWN
from ..views import View, facts_of, owner_of
from .notebook import ALL_AGENTS, Facts, Line, Page, after, deals, line

BOOKLETS: Final = ("proof-own", "proof-held", "proof-shown")  # these need no conclusion


class Step(NamedTuple):
    """One thought: the news or the rule it rests on, and what it rules out."""

    clause: str
    sentence: Sentence
    leans_on: int  # the rows it takes from earlier steps, a bit a seat
    rows: tuple[int, ...]  # what every row allows afterwards, a bit an agent
    changed: int  # the rows it narrowed, a bit a seat
    challenge: int = -1  # the line of the ledger that it used


@final
class Reasoning:
    """The table of agents by seat, narrowed step by step."""

    def __init__(self, v: View, box: Box) -> None:
        self.facts: Final = facts_of(v, box)
        self.seats: i64 = len(v.at)
        self.present: i64 = ALL_AGENTS & ~self.facts.absent
        self.rows: list[int] = [self.present] * len(v.at)
        self.lines: Final = [line(code) for code in v.ledger]
        self.holders: Final = holders(self.lines, len(v.at))
        self.steps: list[Step] = []

    def take(self, step: Sentence, clause: str, rows: list[int], leans_on: i64, n: i64) -> bool:
        """Writes a step down, if it rules anything out."""
        changed: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if self.rows[seat] & ~rows[seat]:
                changed |= 1 << seat
        if not changed:
            return False
        for seat in range(self.seats):
            self.rows[seat] &= rows[seat]
        self.steps.append(Step(clause, step, leans_on, tuple(self.rows), changed, n))
        return True


def holders(lines: list[Line], seats: i64) -> list[list[int]]:
    """MI-KILL-4, MI-KILL-5  Before each challenge: who holds each seat's booklet."""
    now = list(range(seats))
    found: list[list[int]] = []
    for one in lines:
        found.append(now[:])
        if one.outcome != NOTHING:
            hit = one.outcome == HIT
            leaver = one.challenged if hit else one.challenger
            hunter = one.challenger if hit else one.challenged
            now = [hunter if holder == leaver else holder for holder in now]
    return found


def reasoning(v: View, box: Box, page: Page) -> Reasoning:
    """Everything that can be ruled out, in an order that a player could follow."""
    r = Reasoning(v, box)
    read_booklets(r, v)
    read_clues(r, v, box)
    while think(r):
        pass
    try_every_deal(r, page)
    return r


# What is seen ------------------------------------------------------------------


def read_booklets(r: Reasoning, v: View) -> None:
    """MI-SETUP-3, MI-KILL-2, MI-KILL-4  Booklets that the viewer has seen."""
    for seat, agent in enumerate(v.known):
        if agent == UNKNOWN:
            continue
        rows = [r.present & ~only(agent)] * r.seats
        rows[seat] = only(agent)
        said, clause = booklet_seen(v, seat)
        r.take(said, clause, rows, 0, -1)


def booklet_seen(v: View, seat: int) -> tuple[Sentence, str]:
    """How the viewer came to see a booklet, and the clause."""
    agent = v.known[seat]
    if seat == v.seat:
        return Sentence("proof-own agent", (agent,)), "MI-SETUP-3"
    if v.holder[seat] == v.seat:
        return Sentence("proof-held seat agent", (seat, agent)), "MI-KILL-4"
    return Sentence("proof-shown seat agent", (seat, agent)), "MI-KILL-2"


def read_clues(r: Reasoning, v: View, box: Box) -> None:
    """MI-CLUE-3  A clue leaves the agents that have the feature."""
    for spot in range(SPOTS):
        seat, kind = owner_of(v, spot), v.clues[spot]
        if kind == UNKNOWN or seat == v.seat:
            continue
        rows = [ALL_AGENTS] * r.seats
        rows[seat] = box.having[kind]
        said = Sentence("proof-clue seat card square", (seat, kind, box.square[spot]))
        r.take(said, "MI-CLUE-3", rows, 0, -1)


# What follows ------------------------------------------------------------------


def think(r: Reasoning) -> bool:
    """The simplest thought that rules something out, if there is one."""
    if share(r, 1) or single_out(r, 1):
        return True
    n: i64
    for n in range(len(r.lines)):
        if recall(r, n):
            return True
    return any(share(r, size) or single_out(r, size) for size in range(2, r.seats))


def size_of(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def share(r: Reasoning, size: i64) -> bool:
    """MI-SETUP-3  So many players with so many agents between them: nobody else is one."""
    group: i64
    for group in range(1, 1 << r.seats):
        if size_of(group) != size:
            continue
        agents: i64 = 0
        for seat in members(group):
            agents |= r.rows[seat]
        if size_of(agents) != size:
            continue
        rows = [ALL_AGENTS if (group >> n) & 1 else ALL_AGENTS & ~agents for n in range(r.seats)]
        said = Sentence("proof-share seats agents", (group, agents))
        if r.take(said, "MI-SETUP-3", rows, group, -1):
            return True
    return False


def single_out(r: Reasoning, size: i64) -> bool:
    """MI-SETUP-3  So many agents that only so many players can be: these are nobody else."""
    agents: i64
    for agents in range(1, 1 << AGENTS):
        if size_of(agents) != size or agents & ~r.present:
            continue
        group: i64 = 0
        for seat in range(r.seats):
            if r.rows[seat] & agents:
                group |= 1 << seat
        if size_of(group) != size:
            continue
        rows = [agents if (group >> n) & 1 else ALL_AGENTS for n in range(r.seats)]
        others = ((1 << r.seats) - 1) & ~group
        said = Sentence("proof-only agents seats", (agents, group))
        if r.take(said, "MI-SETUP-3", rows, others, -1):
            return True
    return False


def recall(r: Reasoning, n: i64) -> bool:
    """MI-KILL-4, MI-KILL-5, MI-KILL-6  What one challenge says of those whom it touched."""
    touched = touches(r, n)
    rows = possible(r, n, touched, r.rows)
    if rows == r.rows:
        return False
    leans_on = 0
    loose = r.rows[:]
    for seat in touched:  # rows that the thought can do without
        kept = loose[seat]
        loose[seat] = r.present
        if not rules_out(r, rows, possible(r, n, touched, loose)):
            loose[seat] = kept
            leans_on |= 1 << seat
    sentence, clause = told(r.lines[n])
    return r.take(sentence, clause, rows, leans_on, n)


def rules_out(r: Reasoning, rows: list[int], looser: list[int]) -> bool:
    """Whether looser premises still rule out all that the rows do."""
    return not any(r.rows[seat] & ~rows[seat] & looser[seat] for seat in range(r.seats))


def told(one: Line) -> tuple[Sentence, str]:
    """A challenge as the news had it, and its clause."""
    pair = (one.challenger, one.challenged, one.round)
    if one.outcome == HIT:
        return Sentence("proof-yielded hunter:seat seat round", pair), "MI-KILL-4"
    if one.outcome == STRUCK:
        return Sentence("proof-struck seat hunter:seat round", pair), "MI-KILL-5"
    return Sentence("proof-denied seat target:seat round", pair), "MI-KILL-6"


def touches(r: Reasoning, n: i64) -> list[int]:
    """The two of a challenge, and those whose booklets they held."""
    one = r.lines[n]
    pair = (one.challenger, one.challenged)
    return [seat for seat in range(r.seats) if r.holders[n][seat] in pair]


def possible(r: Reasoning, n: i64, touched: list[int], rows: list[int]) -> list[int]:
    """What every row allows when the touched take different agents that fit the challenge."""
    found = r.rows[:]
    for seat in touched:
        found[seat] = 0
    for deal in ways(touched, rows, [UNKNOWN] * r.seats):
        if fits(r, n, deal):
            for seat in touched:
                found[seat] |= 1 << deal[seat]
    return found


def ways(left: list[int], rows: list[int], deal: list[int]) -> list[list[int]]:
    """MI-SETUP-3  Every way to give the seats that are left an agent each."""
    if not left:
        return [deal[:]]
    seat = left[0]
    found: list[list[int]] = []
    for agent in range(AGENTS):
        if (rows[seat] >> agent) & 1 and agent not in deal:
            deal[seat] = agent
            found += ways(left[1:], rows, deal)
            deal[seat] = UNKNOWN
    return found


def fits(r: Reasoning, n: i64, deal: list[int]) -> bool:
    """Whether a challenge would have ended as it did."""
    one = r.lines[n]
    target = hunted(r, n, deal, one.challenger, one.challenged)
    hunter = hunted(r, n, deal, one.challenged, one.challenger)
    if one.outcome == NOTHING:
        return not target and not hunter
    return target if one.outcome == HIT else hunter and not target


def hunted(r: Reasoning, n: i64, deal: list[int], hunter: int, seat: int) -> bool:
    """MI-KILL-4  Whether one of the booklets that the hunter held names this seat's agent."""
    mine = [deal[other] for other in range(r.seats) if r.holders[n][other] == hunter]
    return deal[seat] in [after(agent, r.facts.absent) for agent in mine]


# When no single thought is enough ----------------------------------------------


def try_every_deal(r: Reasoning, page: Page) -> None:
    """MI-KILL-7  What is left to rule out when all challenges are held against every deal."""
    for seat in range(r.seats):
        rows = [ALL_AGENTS] * r.seats
        for agent in range(AGENTS):
            if page.table[seat][agent] == 0:
                rows[seat] &= ~only(agent)
        everyone = (1 << r.seats) - 1
        r.take(Sentence("proof-try seat", (seat,)), "MI-KILL-7", rows, everyone, len(r.lines))


# Proofs ------------------------------------------------------------------------


def proof(r: Reasoning, seat: int, agent: int) -> list[tuple[str, Sentence]]:
    """The steps that show that a seat is not an agent, each with its clause."""
    if (r.facts.absent >> agent) & 1:
        return [("MI-SETUP-6", Sentence("proof-absent agent", (agent,)))]
    needed = needed_steps(r, seat, agent)
    lines: list[tuple[str, Sentence]] = []
    for n, step in enumerate(r.steps):
        if n not in needed:
            continue
        if step.challenge == len(r.lines):
            lines += contradicted(r, n, seat, agent)
        lines.append((step.clause, step.sentence))
        for row in members(step.changed):
            if (row == seat or leaned_on(r, needed, n, row)) and step.sentence.key not in BOOKLETS:
                left = Sentence("proof-so seat agents", (row, step.rows[row]))
                lines.append((step.clause, left))
    return lines


def contradicted(r: Reasoning, n: int, seat: int, agent: int) -> list[tuple[str, Sentence]]:
    """The challenges that no deal with this agent can explain together, and no others."""
    rows = r.steps[n - 1].rows if n else tuple([r.present] * r.seats)
    only_so = tuple([only(agent) if other == seat else row for other, row in enumerate(rows)])
    kept = list(r.facts.ledger)
    for code in r.facts.ledger:
        fewer = [other for other in kept if other != code]
        if code % OUTCOMES == NOTHING and not deals(Facts(r.facts.absent, only_so, tuple(fewer))):
            kept = fewer
    lines: list[tuple[str, Sentence]] = []
    for code in kept:
        sentence, clause = told(line(code))
        lines.append((clause, sentence))
    return lines


def needed_steps(r: Reasoning, seat: int, agent: int) -> list[int]:
    """The step that rules it out, and every step that those lean on."""
    needed: list[int] = []
    rows = 0  # leaned on by later steps
    n: i64 = len(r.steps) - 1
    while n >= 0:
        step = r.steps[n]
        earlier = r.steps[n - 1].rows[seat] if n else r.present
        ends = (earlier >> agent) & 1 == 1 and not (step.rows[seat] >> agent) & 1
        if ends or step.changed & rows:
            needed.append(n)
            rows |= step.leans_on
        n -= 1
    return needed


def leaned_on(r: Reasoning, needed: list[int], n: int, row: int) -> bool:
    """Whether a later step of the proof takes this row from this one."""
    return any(later > n and (r.steps[later].leans_on >> row) & 1 for later in needed)
