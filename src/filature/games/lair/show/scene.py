"""What a match looks like: lairs, hands, the deck, and the spy on the trapdoor."""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from filature.core.action import Action
from filature.core.scene import DRAWN, Fact, Panel, Piece, Scene, SeatLine, Zone
from filature.core.sentence import Sentence

from .. import phases
from ..actions import card
from ..box import COPIES, FIRST_SPY, LAIR, LETTERS, RANGE, SPY, TAUNT
from ..state import NO_BACK, YELLOW, Terms
from ..views import View

BACKS = ("back-plain", "back-spy")
SENDING = ("spy", "steal", "top")
KINDS_PLAYED = {"lair": LAIR, "spy": SPY, "add": SPY, "taunt": TAUNT, "foil": TAUNT}
Plays: TypeAlias = tuple[int, tuple[int, ...]]  # a kind of card, and the actions that play it


class Raid(NamedTuple):
    """What is open to all of a raid."""

    target: int
    spies: tuple[int, ...]
    letters: tuple[int, ...]
    power: int
    worth: int


def scene(v: View, terms: Terms, offered: list[Action]) -> Scene:
    """The table as one viewer sees it."""
    seats = range(len(v.score))
    zones = [lair_zone(seat, v.lairs[seat], v.size[seat], aimed(offered, seat)) for seat in seats]
    zones += [hand_zone(v, seat, offered) for seat in seats]
    zones += [
        deck_zone(v.deck_spies, v.deck_plain, v.top, topping(offered)),
        discard_zone(v.discard),
    ]
    if v.power:
        zones.append(raid_zone(Raid(v.target, v.raid, v.letters, v.power, v.worth)))
    return Scene(
        seat=v.seat,
        prompt=prompt(v, terms),
        seats=tuple([SeatLine(n, v.score[n], acting=n in v.waiting_for) for n in seats]),
        zones=tuple(zones),
        panels=(letters_panel(v),),
    )


def prompt(v: View, terms: Terms) -> Fact:
    """Whose turn and what is asked, in one sentence."""
    if v.phase == phases.OVER:
        return Fact(Sentence("ask-over", ()), "KILL-END-2")
    if v.phase == phases.FOIL:
        asked = Sentence("ask-foil owner:seat letter", (v.target, v.letter))
        return Fact(asked, "KILL-TAUNT-3", foil_marks(v))
    if v.phase == phases.CAPTURED:
        asked = Sentence("ask-captured owner:seat worth twice", (v.target, v.worth, 2 * v.worth))
        return Fact(asked, "KILL-TAUNT-4", captured_marks(v))
    if v.phase == phases.VOTE and not v.asked:
        return Fact(Sentence("ask-vote-all", ()), "KILL-END-5")
    if v.phase == phases.VOTE:
        return Fact(Sentence("ask-vote seat", (v.turn,)), "KILL-END-5")
    if v.phase == phases.SPY:
        return Fact(Sentence("ask-spy seat", (v.turn,)), "KILL-SPY-1")
    if v.phase == phases.ADD:
        return Fact(Sentence("ask-add seat power", (v.turn, v.power)), "KILL-SPY-8")
    if v.phase == phases.LAIR:
        return Fact(Sentence("ask-lair seat target", (v.turn, terms.target)), "KILL-LAIR-1")
    return Fact(Sentence("ask-chance", ()), "KILL-SETUP-1")


def foil_marks(v: View) -> tuple[str, ...]:
    """KILL-TAUNT-3  What the spy will be worth if nobody foils, and all who answer."""
    answering = sorted({*v.waiting_for, *v.answered})
    return ("foil", product(v), *[str(seat) for seat in answering])


def captured_marks(v: View) -> tuple[str, ...]:
    """KILL-KILL-1, KILL-TAUNT-4  What the spy is worth now, what it would be worth taunted once
    more, and how many points its owner has after killing it."""
    total = v.score[v.target] + v.worth
    return ("captured", product(v), str(v.worth), str(2 * v.worth), str(total))


def product(v: View) -> str:
    """KILL-TAUNT-7  The power of the spies, doubled by every taunt on them: `3 × 2 × 2`."""
    return " × ".join([str(v.power), *["2"] * len(v.letters)])


@lru_cache(DRAWN)
def lair_zone(seat: int, cards: tuple[int, ...], size: int, aims: tuple[int, ...]) -> Zone:
    """KILL-LAIR-2  A lair, its cards and its size; it is a target for spies."""
    return Zone(
        id=f"lair-{seat}",
        kind="row",
        title=Sentence("zone-lair owner:seat", (seat,)),
        seat=seat,
        pieces=pieces(f"lair-{seat}", cards),
        figure=str(size),
        actions=aims,
    )


def hand_zone(v: View, seat: int, offered: list[Action]) -> Zone:
    if seat == v.seat:
        return own_hand(seat, v.my_hand, playing(offered))
    return other_hand(seat, v.spies[seat], v.plain[seat], stealing(offered, seat))


@lru_cache(DRAWN)
def own_hand(seat: int, cards: tuple[int, ...], plays: tuple[Plays, ...]) -> Zone:
    """KILL-CARDS-2  One's own cards by their faces; each with the actions that play it."""
    title = Sentence("zone-hand owner:seat", (seat,))
    return Zone(f"hand-{seat}", "hand", title, seat, pieces(f"hand-{seat}", cards, dict(plays)))


@lru_cache(DRAWN)
def other_hand(seat: int, spies: int, plain: int, steals: tuple[int, ...]) -> Zone:
    """KILL-CARDS-2  The others' cards by their backs."""
    backs = [BACKS[1]] * spies + [BACKS[0]] * plain
    cards = tuple(
        Piece(f"hand-{seat}-{n}", "card", back=back, actions=steals if back == BACKS[1] else ())
        for n, back in enumerate(backs)
    )
    return Zone(f"hand-{seat}", "hand", Sentence("zone-hand owner:seat", (seat,)), seat, cards)


@lru_cache(DRAWN)
def deck_zone(spies: int, plain: int, back: int, tops: tuple[int, ...]) -> Zone:
    """KILL-SETUP-4  The deck, of which only the top's back is seen."""
    left = spies + plain
    top = () if back == NO_BACK else (Piece("deck-top", "card", back=BACKS[back], actions=tops),)
    title = Sentence("zone-deck cards spies", (left, spies))
    return Zone("deck", "pile", title, pieces=top, hidden=max(left - len(top), 0), actions=tops)


@lru_cache(DRAWN)
def discard_zone(cards: tuple[int, ...]) -> Zone:
    """KILL-TURN-2  The discard pile, open to all and never used again."""
    title = Sentence("zone-discard cards", (sum(cards),))
    return Zone("discard", "pile", title, pieces=pieces("discard", cards))


@lru_cache(DRAWN)
def raid_zone(v: Raid) -> Zone:
    """KILL-SPY-9, KILL-TAUNT-7  The spies of the raid, the taunts on them, what they are worth."""
    spies = tuple(
        piece(f"raid-{n}-{copy}", FIRST_SPY + n)
        for n, count in enumerate(v.spies)
        for copy in range(count)
    )
    taunts = tuple(piece(f"raid-{LETTERS[letter]}", TAUNT + letter) for letter in v.letters)
    title = Sentence("zone-raid owner:seat power", (v.target, v.power))
    return Zone("raid", "row", title, v.target, spies + taunts, figure=str(v.worth or v.power))


def letters_panel(v: View) -> Panel:
    """KILL-TAUNT-2  How many taunts of each letter this viewer has in sight."""
    seen = list(v.discard[TAUNT : TAUNT + RANGE])
    for letter in v.letters:
        seen[letter] += 1
    return counted(tuple(seen), v.my_hand[TAUNT : TAUNT + RANGE] or (0,) * RANGE)


@lru_cache(DRAWN)
def counted(lying: tuple[int, ...], own: tuple[int, ...]) -> Panel:
    facts = [letter_fact(n, lying[n] + own[n], own[n]) for n in range(RANGE)]
    return Panel("letters", Sentence("panel-letters", ()), tuple(facts))


@lru_cache(DRAWN)
def letter_fact(letter: int, seen: int, own: int) -> Fact:
    """How many taunts of a letter are in sight, of how many there are; marked with one's own."""
    told = Sentence("letter-seen letter seen copies", (letter, seen, COPIES))
    marks = (LETTERS[letter], str(seen), str(COPIES), str(own))
    return Fact(told, "KILL-TAUNT-2", marks)


def pieces(
    where: str, cards: tuple[int, ...], plays: dict[int, tuple[int, ...]] | None = None
) -> tuple[Piece, ...]:
    """Cards face up, as many of each kind as there are."""
    return tuple(
        piece(f"{where}-{kind}-{copy}", kind, plays.get(kind, ()) if plays else ())
        for kind, count in enumerate(cards)
        for copy in range(count)
    )


@lru_cache(DRAWN)
def piece(id: str, kind: int, actions: tuple[int, ...] = ()) -> Piece:
    """A card face up."""
    name = card(kind)
    back = BACKS[YELLOW if kind >= FIRST_SPY else 0]
    return Piece(id, "card", name.replace(" ", "-"), back, name.split(" ")[1], actions=actions)


def playing(offered: list[Action]) -> tuple[Plays, ...]:
    """The offered actions that play a card from one's hand, kind by kind."""
    found: dict[int, tuple[int, ...]] = {}
    for action in offered:
        base = KINDS_PLAYED.get(action.verb)
        if base is not None:
            kind = base + action.arguments[0]
            found[kind] = (*found.get(kind, ()), action.id)
    return tuple(found.items())


def aimed(offered: list[Action], seat: int) -> tuple[int, ...]:
    """The offered actions that send a spy to this lair."""
    return tuple([a.id for a in offered if a.verb in SENDING and a.arguments[-1] == seat])


def stealing(offered: list[Action], seat: int) -> tuple[int, ...]:
    """The offered actions that take a spy out of this hand."""
    return tuple([a.id for a in offered if a.verb == "steal" and a.arguments[0] == seat])


def topping(offered: list[Action]) -> tuple[int, ...]:
    """The offered actions that take the spy on top of the deck."""
    return tuple([action.id for action in offered if action.verb == "top"])
