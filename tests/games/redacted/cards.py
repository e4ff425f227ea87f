"""Every object card on its way through a match, and which two could be each other.

Written from the sheet, apart from `worlds.py` and `trails.py`: the true journal is replayed
with cards in hands, and for one seat each card keeps where it has been since that seat last
saw it.  Two cards that have shared a place since then may be exchanged in all that followed,
and the seat cannot tell.
"""

from dataclasses import dataclass, field
from typing import Final

from filature.games.redacted import journal as j
from filature.games.redacted import phases
from filature.games.redacted.box import KINDS
from filature.games.redacted.state import AT_FLIGHT, AT_HAND, State

BAG: Final = ("bag",)
OUT: Final = ("discard",)
PLANE: Final = ("plane",)  # for everyone to see, like the discards
NOW: Final = 1 << 60
Place = tuple[object, ...]


@dataclass(eq=False)
class Card:
    """One card: its kind, and its way since the viewer last saw it."""

    kind: int
    place: Place = BAG
    stays: list[tuple[Place, int, int]] = field(default_factory=list)
    came: int = -1
    lines: list[tuple[int, int, int]] = field(default_factory=list)  # when, line, slot
    gifts: list[int] = field(default_factory=list)  # when it was offered
    tiles: list[int] = field(default_factory=list)  # when it was put into a briefcase

    def go(self, place: Place, now: int) -> None:
        self.stays.append((self.place, self.came, now))
        self.place, self.came = place, now
        if place[0] == "case":
            self.tiles.append(now)

    def seen(self, now: int) -> None:
        self.stays, self.came = [], now
        self.lines, self.gifts, self.tiles = [], [], []


def parted(one: Card, two: Card) -> int:
    """When two cards that the viewer has not seen since last shared a place; -1 for never."""
    last = -1
    for place, start, end in [*one.stays, (one.place, one.came, NOW)]:
        for other, began, ended in [*two.stays, (two.place, two.came, NOW)]:
            if place == other and place != OUT and max(start, began) < min(end, ended):
                last = max(last, min(end, ended))
    return last


class Table:
    """All cards of a match, as one seat could have followed them."""

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat = s, seat
        self.cards = [Card(kind) for kind in range(KINDS) for _ in range(s.plan.deck[kind])]
        self.top: list[Card] = []
        self.bottom: list[Card] = []
        for number, line in enumerate(s.journal):
            self.read(number, line)
        self.glance()

    def hidden(self) -> list[Card]:
        """The cards that lie where the viewer does not see them."""
        return [card for card in self.cards if card.place not in (OUT, PLANE, ("hand", self.seat))]

    def at(self, place: Place) -> list[Card]:
        return [card for card in self.cards if card.place == place]

    def read(self, number: int, line: int) -> None:
        """One line; what is gathered happens before what is done with it."""
        what, one, two, now = j.what(line), j.one(line), j.two(line), 2 * number + 1
        kinds = [k for k in (j.first_kind(line), j.second_kind(line), j.third_kind(line)) if k >= 0]
        seen = self.saw(line)
        if what in (j.MOVED, j.GAVE):
            self.move(number, one, two, kinds[0], seen, what == j.GAVE)
        elif what == j.SWAPPED and kinds:
            left, right = self.find(("hand", one), kinds[0]), self.find(("hand", two), kinds[1])
            self.carry(left, ("hand", two), number, 0, seen, True)
            self.carry(right, ("hand", one), number, 1, seen, True)
        elif what == j.SEEN:
            self.look(number, spot(one), kinds, seen)
        elif what == j.ORDERED:
            self.top[: len(kinds)] = self.gather(number, kinds, seen)
            self.lay(self.top, now)
        elif what == j.KEPT:
            self.keep(number, one, kinds, seen)
        elif what in (j.SHUFFLED, j.RETURNED):
            self.shuffle(line, now)

    def saw(self, line: int) -> bool:
        """Whether the viewer may have seen the kinds: by the sheet, else by the line itself."""
        what, one, two = j.what(line), j.one(line), j.two(line)
        if what == j.MOVED and two < j.CASE_PLACE and (one == j.DECK or one >= j.CASE_PLACE):
            return two == self.seat  # RED-ROOM-1, RED-CODE-2
        if what == j.MOVED and j.CASE_PLACE <= two < j.DECK:
            return one == self.seat  # RED-CASE-4, RED-SETUP-3
        if what in (j.ORDERED, j.KEPT):
            return one == self.seat  # RED-ROOM-6, RED-ROOM-8
        told = line & j.ALL
        return told == j.ALL or (self.seat >= 0 and (told >> self.seat) & 1 == 1)

    def find(self, place: Place, kind: int) -> Card:
        """Any card of this kind there: alike cards are each other."""
        return next(card for card in self.at(place) if card.kind == kind)

    def carry(
        self, card: Card, place: Place, number: int, slot: int, seen: bool, gift: bool = False
    ) -> None:
        now = 2 * number + 1
        card.go(place, now)
        card.lines.append((now, number, slot))
        if gift:
            card.gifts.append(now)
        if seen or place in (OUT, PLANE, ("hand", self.seat)):
            card.seen(now)

    def move(self, number: int, one: int, two: int, kind: int, seen: bool, gift: bool) -> None:
        card = self.lift(kind) if one == j.DECK else self.find(spot(one), kind)
        self.carry(card, spot(two), number, 0, seen, gift)

    def lift(self, kind: int) -> Card:
        """The top card of the pile."""
        if self.top:
            return self.top.pop(0)
        return self.find(BAG, kind) if self.at(BAG) else self.bottom.pop(0)

    def look(self, number: int, place: Place, kinds: list[int], seen: bool) -> None:
        left = self.at(place)
        for slot, kind in enumerate(kinds):
            card = next(card for card in left if card.kind == kind)
            left.remove(card)
            card.lines.append((2 * number + 1, number, slot))
            if seen:
                card.seen(2 * number + 1)

    def gather(self, number: int, kinds: list[int], seen: bool) -> list[Card]:
        """The top cards together on a table, then in the order told."""
        for kind in unmatched(kinds, self.top[: len(kinds)]):
            self.top.append(self.below(kind))
        left = self.top[: len(kinds)]
        found = []
        for slot, kind in enumerate(kinds):
            card = next(card for card in left if card.kind == kind)
            left.remove(card)
            card.go(("table", number), 2 * number)
            card.lines.append((2 * number + 1, number, slot))
            if seen:
                card.seen(2 * number + 1)
            found.append(card)
        return found

    def below(self, kind: int) -> Card:
        """The next card under those on top that have their place."""
        bag = [card for card in self.at(BAG) if card not in self.top]
        return next(card for card in bag if card.kind == kind) if bag else self.bottom.pop(0)

    def lay(self, pile: list[Card], now: int) -> None:
        for place, card in enumerate(pile):
            if card.place[0] == "table":
                card.go(("pile", now, place), now)

    def keep(self, number: int, seat: int, kinds: list[int], seen: bool) -> None:
        now = 2 * number + 1
        kept, *others = self.gather(number, kinds, seen)
        del self.top[: len(kinds)]
        kept.go(("hand", seat), now)
        self.bottom += others
        self.lay(self.bottom, now)
        for card in [kept, *others] if seen else []:
            card.seen(now)

    def shuffle(self, line: int, now: int) -> None:
        """RED-DISC-2, RED-DUEL-3  Discards, or a file given back, become part of the pile."""
        mixed = self.at(OUT)
        if j.what(line) == j.RETURNED:
            mixed = [self.find(spot(j.one(line)), j.first_kind(line)), *self.top, *self.bottom]
            mixed[0].seen(now)
            self.top, self.bottom = [], []
        for card in mixed:
            card.go(BAG, now)

    def glance(self) -> None:
        """Cards that are being looked at have their place, though no line tells it yet."""
        s, now = self.s, 2 * len(self.s.journal)
        for kind in unmatched(s.top, self.top):
            self.top.append(self.below(kind))
            self.top[-1].go(("pile", now, len(self.top)), now)
        if s.phase not in (phases.LOOK, phases.ORDER, phases.KEEP):
            return
        if s.look in (AT_HAND, AT_FLIGHT):
            # RED-ROOM-5, RED-HELI-5  The whole hand is about to be shown.
            shown = s.look == AT_FLIGHT or self.seat in (s.turn, s.asked)
            cards = self.at(("hand", s.asked)) if shown else []
            if s.look == AT_FLIGHT:
                cards = cards + self.at(("case", 0)) + self.at(("case", 1))
            for card in cards:
                card.seen(now)
            return
        for card in self.top[: len(s.looked)] if self.seat == s.turn else []:
            card.seen(now)


def spot(place: int) -> Place:
    """A place of the journal."""
    if place < j.CASE_PLACE:
        return ("hand", place)
    if place < j.DECK:
        return ("case", place - j.CASE_PLACE)
    return PLANE if place == j.PLANE else OUT


def unmatched(kinds: list[int], cards: list[Card]) -> list[int]:
    """The kinds that these cards do not have."""
    left = list(kinds)
    for card in cards:
        left.remove(card.kind)
    return left
