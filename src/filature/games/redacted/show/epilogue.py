"""How the night ended: who flew, with whose file, and why that decided it."""

from mypy_extensions import i64

from filature.core.epilogue import Epilogue, by_distance, mask, title
from filature.core.seat import Seat
from filature.core.sentence import Sentence

from ..box import DUEL, NATIONS, NO_KIND, ROOF, ROOMS, SECRETS
from ..rules import ch02_cases, ch12_endings
from ..rules.basics import cards_of
from ..rules.ch01_objects import is_prize
from ..state import BY_ALLIANCE, BY_ANTIVIRUS, BY_FLIGHT, BY_LAST_NATION, BY_VIRUS, NO_ROOM, State


def epilogue(s: State, viewer: Seat) -> Epilogue:
    return Epilogue(what(s), own(s, viewer), cause(s))


def what(s: State) -> Sentence:
    """Whose file flew, or what else has happened."""
    won = ch12_endings.winners(s)
    if s.ending in (BY_FLIGHT, BY_ALLIANCE):
        return Sentence("end-flown seat kind", (s.asked, file_of(s)))
    if s.ending == BY_LAST_NATION:
        return Sentence("end-last nation", (s.loyalty[won[0]],)) if won else title(won)
    if s.ending in (BY_VIRUS, BY_ANTIVIRUS):
        return Sentence("end-sent seat ending", (s.turn, s.ending))
    return title(won)


def cause(s: State) -> Sentence:
    """Why that decided it."""
    won = ch12_endings.winners(s)
    if s.ending == BY_FLIGHT:
        flier = s.asked
        return Sentence(
            "end-by-flight seat nation owner:nation seats",
            (flier, s.loyalty[flier], file_of(s) - SECRETS, mask(won)),
        )
    if s.ending == BY_ALLIANCE:
        return Sentence("end-by-alliance seat nation seats", (s.asked, s.aboard, mask(won)))
    if s.ending == BY_LAST_NATION and won:
        return Sentence("end-by-last nation seats", (s.loyalty[won[0]], mask(won)))
    return Sentence("over ending", (s.ending,))


def own(s: State, viewer: Seat) -> Sentence:
    """The viewer's side; whoever has lost is told how far from the roof."""
    won = ch12_endings.winners(s)
    if s.plan.mission == DUEL:
        return by_distance(list(s.points), won, viewer)
    if not won:
        return Sentence("end-own-nobody", ())
    if viewer < 0:
        return Sentence("end-watched seats", (mask(won),))
    nation = s.loyalty[viewer]
    if viewer in won:
        return Sentence("end-own-side nation", (nation,))
    rank = 1 + len(won)
    rooms = from_roof(s, viewer)
    if rooms < 0:
        return Sentence("end-left place:ordinal nation", (rank, nation))
    return Sentence("end-behind-roof place:ordinal nation rooms", (rank, nation, rooms))


def from_roof(s: State, seat: Seat) -> i64:
    """How many rooms a seat was from the roof; -1 for one who is no longer in the building."""
    room = s.room[seat]
    return -1 if room == NO_ROOM else s.box.steps[room * ROOMS + ROOF]


def file_of(s: State) -> i64:
    """The file that flew and decided it: RED-CLASSIC-1, RED-BED-2."""
    cargo = cards_of(s, s.asked) + ch02_cases.contents(s, s.asked)
    nation = s.loyalty[s.asked]
    victors = [s.loyalty[seat] for seat in ch12_endings.winners(s)]
    kind: i64
    for kind in range(SECRETS, SECRETS + NATIONS):
        if (
            kind in cargo
            and is_prize(s.plan.mission, nation, kind)
            and kind - SECRETS not in victors
        ):
            return kind
    return NO_KIND
