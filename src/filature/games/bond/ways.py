"""Ways between places as flat tables, and the routes that they make.

BOND-MOVE-7  Lines, transit and Q's links add up: a route is a row of them.
"""

from typing import Final, final

from mypy_extensions import i64

from filature.core.numbers import Numbers, filled, numbers, zeros

from .places import COUNT

# The elements of the sheet.
LAND: Final = 0
SEA: Final = 1
SPACE: Final = 2
AIR: Final = 3
TRANSIT: Final = 4
ELEMENTS: Final = ("land", "sea", "space", "air", "transit")

BUDGET: Final = 12  # transport points: no fastest route costs more
FAR: Final = 99  # turns: no way


@final
class Ways:
    """Ways of one sort: those from a place stand from `start[place]` to `start[place + 1]`.

    BOND-MOVE-12  A way costs the same in both directions.
    """

    def __init__(self, ways: list[tuple[int, int, int, int]]) -> None:
        both = [*ways, *[(end, start, price, kind) for start, end, price, kind in ways]]
        both.sort()
        starts = [len([way for way in both if way[0] < n]) for n in range(COUNT + 1)]
        self.start: Final = numbers(starts)
        self.to: Final = numbers([way[1] for way in both])
        self.price: Final = numbers([way[2] for way in both])  # in turns, or in Q's points
        self.kind: Final = numbers([way[3] for way in both])

    def find(self, start: i64, end: i64) -> i64:
        """Where the way between two places stands; -1 when there is none."""
        way: i64
        for way in range(self.start[start], self.start[start + 1]):
            if self.to[way] == end:
                return way
        return -1


@final
class Step:
    """One way of a route."""

    def __init__(self, to: i64, express: bool, price: i64, kind: i64) -> None:
        self.to: i64 = to
        self.express: bool = express
        self.price: i64 = price
        self.kind: i64 = kind


@final
class Routes:
    """The fewest turns between any two places with any number of transport points."""

    def __init__(self, standard: Ways, express: Ways) -> None:
        self.standard: Final = standard
        self.express: Final = express
        self.table: Final = zeros((BUDGET + 1) * COUNT * COUNT)
        for goal in range(COUNT):
            fill(self, goal)

    def turns(self, start: i64, goal: i64, points: i64 = 0) -> i64:
        """BOND-MOVE-3  As many turns as lines; transit and Q's links take their own time."""
        return self.table[(min(points, BUDGET) * COUNT + goal) * COUNT + start]

    def fastest(self, start: i64, goal: i64) -> i64:
        """The fewest turns when points are no matter."""
        return self.turns(start, goal, BUDGET)

    def price(self, start: i64, goal: i64) -> i64:
        """The fewest points with which the fastest route can be paid."""
        points: i64 = 0
        while self.turns(start, goal, points) > self.fastest(start, goal):
            points += 1
        return points

    def steps(self, start: i64, goal: i64, points: i64) -> list[Step]:
        """A route of the fewest turns with so many points; lines come before Q's links."""
        found: list[Step] = []
        here, left = start, min(points, BUDGET)
        while here != goal:
            step = self.next_step(here, goal, left)
            found.append(step)
            here = step.to
            left -= step.price if step.express else 0
        return found

    def next_step(self, here: i64, goal: i64, points: i64) -> Step:
        turns = self.turns(here, goal, points)
        ways = self.standard
        way: i64
        for way in range(ways.start[here], ways.start[here + 1]):
            if ways.price[way] + self.turns(ways.to[way], goal, points) == turns:
                return Step(ways.to[way], False, ways.price[way], ways.kind[way])
        links = self.express
        for way in range(links.start[here], links.start[here + 1]):
            price = links.price[way]
            if price <= points and 1 + self.turns(links.to[way], goal, points - price) == turns:
                return Step(links.to[way], True, price, links.kind[way])
        raise AssertionError("no way")


def fill(routes: Routes, goal: i64) -> None:
    """The turns from everywhere to one place, budget after budget."""
    points: i64
    start: i64
    for points in range(BUDGET + 1):
        turns = seeded(routes, goal, points)
        relax(routes.standard, turns)
        for start in range(COUNT):
            routes.table[(points * COUNT + goal) * COUNT + start] = turns[start]


def seeded(routes: Routes, goal: i64, points: i64) -> Numbers:
    """What a poorer traveller needs, or one link of Q and then a route for what is left."""
    if points == 0:
        turns = filled(COUNT, FAR)
        turns[goal] = 0
        return turns
    before = ((points - 1) * COUNT + goal) * COUNT
    turns = routes.table[before : before + COUNT]
    links = routes.express
    here: i64
    way: i64
    for here in range(COUNT):
        for way in range(links.start[here], links.start[here + 1]):
            if links.price[way] <= points:
                after = 1 + routes.turns(links.to[way], goal, points - links.price[way])
                turns[here] = min(turns[here], after)
    return turns


def relax(ways: Ways, turns: Numbers) -> None:
    """Lets everyone first walk to a better place to start from."""
    near = [place for place in range(COUNT) if turns[place] < FAR]
    while near:
        place: i64 = near.pop()
        way: i64
        for way in range(ways.start[place], ways.start[place + 1]):
            after = turns[place] + ways.price[way]
            if after < turns[ways.to[way]]:
                turns[ways.to[way]] = after
                near.append(ways.to[way])
