"""What speaks for an action: who may still be whom, what is unread, who can come near."""

from collections.abc import Callable
from typing import Final, TypeAlias

from filature.core.action import Action
from filature.core.sentence import Reason, because

from ..box import AGENTS, DIVERSION, FACES, OWN, Box
from ..mind.greedy import Thought
from ..mind.notebook import Notes
from ..state import Terms
from ..views import View, facts_of, owner_of

Told: TypeAlias = Reason | None

FEW: Final = 3  # agents that are told by name


def reason(v: View, box: Box, terms: Terms, notes: Notes, action: Action) -> Told:
    if action.verb in SETTING_UP:
        return SETTING_UP[action.verb](v, box, *action.arguments)
    thought = Thought(v, box, terms, notes.page(facts_of(v, box)))
    return PLAYING[action.verb](thought, *action.arguments)


def is_duel(thought: Thought) -> bool:
    return len(thought.rivals) == 1


def prey(thought: Thought, seat: int) -> int:
    """In how many of the deals that are left a seat is the viewer's target."""
    return thought.table[seat][thought.v.my_mission]


def hunting(thought: Thought, seat: int) -> int:
    """In how many of them it hunts the viewer."""
    return round(thought.hunter[seat] * int(thought.total))


def open_to(thought: Thought, square: int) -> list[int]:
    """The rivals on a square where they have no shelter."""
    standing = [seat for seat in thought.rivals if thought.v.at[seat] == square]
    return [seat for seat in standing if not thought.own(square, seat)]


# Setting up --------------------------------------------------------------------


def figure(v: View, box: Box, colour: int) -> Told:
    return because("MI-SAFE-1", "reason-figure")


def lay(v: View, box: Box, card: int) -> Told:
    if card == DIVERSION:
        return because("MI-CLUE-4", "reason-lay-diversion")
    return because("MI-SETUP-5", "reason-lay")


def start(v: View, box: Box, square: int) -> Told:
    """A shelter from the first, and the cards of others within one throw."""
    others = [colour for colour in v.colour if colour != v.colour[v.seat]]
    spots = [box.square[colour * OWN + n] for colour in others for n in range(OWN)]
    near = [spot for spot in spots if box.steps[square * len(box.names) + spot] <= FACES]
    return because("MI-SAFE-1", "reason-start near", len(near))


# Moving ------------------------------------------------------------------------


def move(thought: Thought, square: int) -> Told:
    return meet(thought, square) or read(thought, square) or stand(thought, square)


def meet(thought: Thought, square: int) -> Told:
    """A figure to strike there: the last, or one that is the target, or that may well be."""
    for seat in open_to(thought, square):
        if is_duel(thought):
            return because("MI-KILL-10", "reason-meet-last other:seat", seat)
        if prey(thought, seat) == thought.total:
            form = "reason-meet other:seat agent"
            return because("MI-KILL-2", form, seat, thought.v.my_mission)
        if thought.challenge_worth(seat) > 0.0:
            return odds(thought, seat)
    return None


def odds(thought: Thought, seat: int) -> Told:
    """How far it is sure that somebody is the target."""
    form = "reason-odds other:seat prey deals"
    if not hunting(thought, seat):
        form = "reason-odds-safe other:seat prey deals"
    return because("MI-KILL-4", form, seat, prey(thought, seat), thought.total)


def read(thought: Thought, square: int) -> Told:
    """A card there that tells more about its owner."""
    v, spot = thought.v, thought.box.spot[square]
    if is_duel(thought) or spot not in thought.clues:
        return None
    owner = owner_of(v, spot)
    agents = [agent for agent in range(AGENTS) if thought.table[owner][agent]]
    unread = sum([thought.unread(v.colour[owner] * OWN + n) for n in range(OWN)])
    if len(agents) > FEW:
        form = "reason-read-many other:seat many unread"
        return because("MI-CLUE-1", form, owner, len(agents), unread)
    bits = sum([1 << agent for agent in agents])
    return because("MI-CLUE-3", "reason-read other:seat agents unread", owner, bits, unread)


def stand(thought: Thought, square: int) -> Told:
    """Where there is nothing to read or strike: a shelter, out of reach, or on the way."""
    if thought.own(square, thought.v.seat):
        return shelter(thought)
    if is_duel(thought):
        return face(thought, square)
    return approach(thought, square) or distance(thought, square)


def shelter(thought: Thought) -> Told:
    hunters = [seat for seat in thought.rivals if hunting(thought, seat)]
    if len(hunters) == 1:
        return because("MI-SAFE-1", "reason-shelter-hunter other:seat", hunters[0])
    return because("MI-SAFE-1", "reason-shelter count", len(hunters))


def face(thought: Thought, square: int) -> Told:
    """In a duel: whether the other gets here with the next throw."""
    other = thought.rivals[0]
    steps = thought.steps(thought.v.at[other], square)
    if not steps:
        return because("MI-KILL-8", "reason-same other:seat", other)
    if not thought.faces(other, steps):
        return because("MI-DUEL-1", "reason-duel-far other:seat steps", other, steps)
    numbers = (other, steps, thought.faces(other, steps))
    return because("MI-DUEL-1", "reason-duel other:seat steps faces", *numbers)


def approach(thought: Thought, square: int) -> Told:
    """Nearer to the target that one knows, else to a card that one has not read."""
    v, here = thought.v, thought.v.at[thought.v.seat]
    for seat in thought.rivals:
        if prey(thought, seat) == thought.total:
            steps = thought.steps(square, v.at[seat])
            form = "reason-near-target other:seat agent steps"
            closer = steps < thought.steps(here, v.at[seat])
            return because("MI-KILL-2", form, seat, v.my_mission, steps) if closer else None
    ways = [(thought.steps(square, thought.box.square[spot]), spot) for spot in thought.clues]
    if ways and min(ways)[0] < thought.steps(here, thought.box.square[min(ways)[1]]):
        steps, spot = min(ways)
        form = "reason-near-clue steps other:seat"
        return because("MI-CLUE-1", form, steps, owner_of(v, spot))
    return None


def distance(thought: Thought, square: int) -> Told:
    """How far those are who may hunt the viewer; one must arrive to strike."""
    hunters = [seat for seat in thought.rivals if hunting(thought, seat)]
    ways = [(thought.steps(thought.v.at[seat], square), seat) for seat in hunters]
    steps, seat = min([way for way in ways if way[0]], default=(0, hunters[0]))
    if not steps:
        return because("MI-KILL-8", "reason-same other:seat", seat)
    faces = thought.faces(seat, steps)
    if not faces:
        return because("MI-MOVE-1", "reason-far other:seat steps", seat, steps)
    return because("MI-MOVE-1", "reason-hunted other:seat steps faces", seat, steps, faces)


def stay(thought: Thought) -> Told:
    return stand(thought, thought.v.at[thought.v.seat])


# Having arrived ----------------------------------------------------------------


def challenge(thought: Thought, seat: int) -> Told:
    if is_duel(thought):
        return because("MI-KILL-10", "reason-challenge-last")
    if prey(thought, seat) == thought.total:
        form = "reason-challenge other:seat agent"
        return because("MI-KILL-4", form, seat, thought.v.my_mission)
    return odds(thought, seat) if prey(thought, seat) else None


def passing(thought: Thought) -> Told:
    """Whom one would rather not show one's booklet."""
    met = open_to(thought, thought.v.at[thought.v.seat])
    for seat in met:
        if hunting(thought, seat) and hunting(thought, seat) >= prey(thought, seat):
            numbers = (seat, hunting(thought, seat), thought.total)
            return because("MI-KILL-5", "reason-pass-hunter other:seat hunting deals", *numbers)
    for seat in met:
        if not prey(thought, seat):
            return because("MI-KILL-6", "reason-pass-other other:seat", seat)
    form = "reason-pass other:seat prey deals"
    return because("MI-KILL-3", form, met[0], prey(thought, met[0]), thought.total)


SETTING_UP: Final[dict[str, Callable[..., Told]]] = {"figure": figure, "lay": lay, "start": start}
PLAYING: Final[dict[str, Callable[..., Told]]] = {
    **{"move": move, "stay": stay, "challenge": challenge, "pass": passing}
}
