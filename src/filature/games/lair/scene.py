"""What a match looks like: lairs, hands, the deck, and the spy on the trapdoor."""

from filature.core.action import Action
from filature.core.sentence import Sentence
from filature.scene import Fact, Panel, Piece, Scene, SeatLine, Zone

from . import phases
from .actions import card
from .box import COPIES, FIRST_SPY, KINDS, LETTERS, RANGE, TAUNT
from .state import NO_BACK, YELLOW, Terms
from .views import View

BACKS = ("back-plain", "back-spy")


def scene(v: View, terms: Terms, offered: list[Action]) -> Scene:
    """The table as one viewer sees it."""
    zones = [lair_zone(v, seat, offered) for seat in range(len(v.score))]
    zones += [hand_zone(v, seat, offered) for seat in range(len(v.score))]
    zones += [deck_zone(v, offered), discard_zone(v)]
    if v.power:
        zones.append(raid_zone(v))
    return Scene(
        seat=v.seat,
        prompt=prompt(v, terms),
        seats=tuple(
            SeatLine(seat, score, acting=seat in v.waiting_for)
            for seat, score in enumerate(v.score)
        ),
        zones=tuple(zones),
        panels=(letters_panel(v),),
    )


def prompt(v: View, terms: Terms) -> Fact:
    """Whose turn and what is asked, in one sentence."""
    if v.phase == phases.OVER:
        return Fact(Sentence("ask-over", ()), "KILL-END-2")
    if v.phase == phases.FOIL:
        return Fact(Sentence("ask-foil owner:seat letter", (v.target, v.letter)), "KILL-TAUNT-3")
    if v.phase == phases.CAPTURED:
        form = "ask-captured owner:seat worth twice"
        return Fact(Sentence(form, (v.target, v.worth, 2 * v.worth)), "KILL-TAUNT-4")
    if v.phase == phases.VOTE:
        return Fact(Sentence("ask-vote seat", (v.turn,)), "KILL-END-5")
    if v.phase == phases.SPY:
        return Fact(Sentence("ask-spy seat", (v.turn,)), "KILL-SPY-1")
    if v.phase == phases.ADD:
        return Fact(Sentence("ask-add seat power", (v.turn, v.power)), "KILL-SPY-8")
    if v.phase == phases.LAIR:
        return Fact(Sentence("ask-lair seat target", (v.turn, terms.target)), "KILL-LAIR-1")
    return Fact(Sentence("ask-chance", ()), "KILL-SETUP-1")


def lair_zone(v: View, seat: int, offered: list[Action]) -> Zone:
    """KILL-LAIR-2  A lair, its cards and its size; it is a target for spies."""
    return Zone(
        id=f"lair-{seat}",
        kind="row",
        title=Sentence("zone-lair owner:seat", (seat,)),
        seat=seat,
        pieces=tuple(
            piece(f"lair-{seat}-{size}-{copy}", size)
            for size, count in enumerate(v.lairs[seat])
            for copy in range(count)
        ),
        figure=str(v.size[seat]),
        actions=aimed(offered, seat),
    )


def hand_zone(v: View, seat: int, offered: list[Action]) -> Zone:
    """KILL-CARDS-2  One's own cards by their faces, the others' by their backs."""
    title = Sentence("zone-hand owner:seat", (seat,))
    if seat == v.seat:
        mine = tuple(
            piece(f"hand-{seat}-{kind}-{copy}", kind, playing(offered, kind))
            for kind in range(KINDS)
            for copy in range(v.my_hand[kind])
        )
        return Zone(f"hand-{seat}", "hand", title, seat, mine)
    backs = [BACKS[1]] * v.spies[seat] + [BACKS[0]] * v.plain[seat]
    steals = tuple(a.id for a in offered if a.verb == "steal" and a.arguments[0] == seat)
    pieces = tuple(
        Piece(f"hand-{seat}-{n}", "card", back=back, actions=steals if back == BACKS[1] else ())
        for n, back in enumerate(backs)
    )
    return Zone(f"hand-{seat}", "hand", title, seat, pieces)


def deck_zone(v: View, offered: list[Action]) -> Zone:
    """KILL-SETUP-4  The deck, of which only the top's back is seen."""
    left = v.deck_spies + v.deck_plain
    tops = tuple(action.id for action in offered if action.verb == "top")
    top = () if v.top == NO_BACK else (Piece("deck-top", "card", back=BACKS[v.top], actions=tops),)
    title = Sentence("zone-deck cards spies", (left, v.deck_spies))
    return Zone("deck", "pile", title, pieces=top, hidden=max(left - len(top), 0), actions=tops)


def discard_zone(v: View) -> Zone:
    """KILL-TURN-2  The discard pile, open to all and never used again."""
    pieces = tuple(
        piece(f"discard-{kind}-{copy}", kind)
        for kind, count in enumerate(v.discard)
        for copy in range(count)
    )
    return Zone("discard", "pile", Sentence("zone-discard cards", (len(pieces),)), pieces=pieces)


def raid_zone(v: View) -> Zone:
    """KILL-SPY-9, KILL-TAUNT-7  The spies of the raid, the taunts on them, what they are worth."""
    spies = tuple(
        piece(f"raid-{n}-{copy}", FIRST_SPY + n)
        for n, count in enumerate(v.raid)
        for copy in range(count)
    )
    taunts = tuple(piece(f"raid-{LETTERS[letter]}", TAUNT + letter) for letter in v.letters)
    title = Sentence("zone-raid owner:seat power", (v.target, v.power))
    return Zone("raid", "row", title, v.target, spies + taunts, figure=str(v.worth or v.power))


def letters_panel(v: View) -> Panel:
    """KILL-TAUNT-2  How many taunts of each letter this viewer has in sight."""
    seen = [v.discard[TAUNT + letter] for letter in range(RANGE)]
    for letter in v.letters:
        seen[letter] += 1
    for letter, count in enumerate(v.my_hand[TAUNT : TAUNT + RANGE]):
        seen[letter] += count
    facts = [
        Fact(Sentence("letter-seen letter seen copies", (letter, count, COPIES)), "KILL-TAUNT-2")
        for letter, count in enumerate(seen)
    ]
    return Panel("letters", Sentence("panel-letters", ()), tuple(facts))


def piece(id: str, kind: int, actions: tuple[int, ...] = ()) -> Piece:
    """A card face up."""
    name = card(kind)
    back = BACKS[YELLOW if kind >= FIRST_SPY else 0]
    return Piece(id, "card", name.replace(" ", "-"), back, name.split(" ")[1], actions=actions)


def playing(offered: list[Action], kind: int) -> tuple[int, ...]:
    """The offered actions that play a card of this kind from one's hand."""
    return tuple(a.id for a in offered if f"{a.notation} ".startswith(f"{played_as(a, kind)} "))


def played_as(action: Action, kind: int) -> str:
    """How the notation of an action that plays this kind of card begins."""
    verb, figure = card(kind).split(" ")
    return f"{action.verb if action.verb in SAME.get(verb, ()) else verb} {figure}"


SAME = {"spy": ("add",), "taunt": ("foil",)}


def aimed(offered: list[Action], seat: int) -> tuple[int, ...]:
    """The offered actions that send a spy to this lair."""
    return tuple(
        a.id for a in offered if a.verb in ("spy", "steal", "top") and a.arguments[-1] == seat
    )
