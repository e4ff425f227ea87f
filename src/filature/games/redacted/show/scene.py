"""What a match looks like: the embassy floor by floor, hands, briefcases, helicopters, notebook."""

from typing import Final

from filature.core.action import Action
from filature.core.scene import Board, Line, Piece, Place, Scene, Zone
from filature.core.seat import NOBODY
from filature.core.sentence import Sentence

from .. import phases
from ..actions import ATTACK, CARD_NAMES, FLOOR_NAMES, NATION_NAMES, PLACES
from ..box import (
    CASE,
    CASES,
    DANGER_ZONE,
    KIND_NAMES,
    KINDS,
    LOCKED,
    MAIN,
    NATIONS,
    NO_FLOOR,
    NO_KIND,
    NO_NATION,
    PART,
    PARTS,
    ROOM_NAMES,
    ROOMS,
    Box,
)
from ..journal import CASE_PLACE
from ..mind.knowledge import STILL
from ..rules.basics import concerns
from ..state import NO_CARD
from ..terms import Plan, Terms, plan_for
from ..views import View
from .panels import night_panel, notebook_panel, prompt, seat_line

BACK: Final = "back-plain"
BEATS: Final = ">"  # on the better card of a meeting
DOORS: Final = {1: "open", LOCKED: "locked", MAIN: "main"}
TO_ROOM: Final = ("step", "push", "evade", "ask")
AT_SEAT: Final = ("meet", "goggles", "xray", "heal")


def scene(v: View, box: Box, terms: Terms, offered: list[Action]) -> Scene:
    """The table as one viewer sees it."""
    seats, plan = range(len(v.room)), plan_for(len(v.room), box, terms)
    zones = [hand_zone(v, seat, offered) for seat in seats]
    zones += [pile_zone(v), discard_zone(v)]
    if plan.cases:
        zones.append(case_zone(v, offered))
    if v.phase == phases.CHOOSE and v.seat in v.waiting_for:
        zones.append(card_zone(v, offered))
    if v.looked:
        zones.append(look_zone(v, offered))
    if v.phase == phases.CHOOSE and v.guard < 0:
        zones.append(meeting_zone(v))
    elif NO_CARD not in v.shown and v.phase <= phases.ACTION:
        zones.append(shown_zone(v))
    if plan.flies:
        zones.append(sky_zone(v))
    if v.seat >= 0 and v.nations[v.seat] != NO_NATION:
        zones.append(loyalty_zone(v))
    return Scene(
        seat=v.seat,
        prompt=prompt(v),
        seats=tuple(seat_line(v, seat) for seat in seats),
        boards=(embassy(v, box, plan, offered),),
        zones=tuple(zones),
        panels=(night_panel(v, plan), notebook_panel(v)),
    )


# The embassy ----------------------------------------------------------------------


def embassy(v: View, box: Box, plan: Plan, offered: list[Action]) -> Board:
    """RED-PLAN-1, RED-PLAN-2  The rooms on three floors, and the doors between them."""
    public = plan.public
    places = tuple(room_place(v, box, room, public[room] == 1, offered) for room in range(ROOMS))
    return Board("embassy", "plan", places, tuple(doors(v, box)))


def room_place(v: View, box: Box, room: int, public: bool, offered: list[Action]) -> Place:
    marks = [f"floor-{FLOOR_NAMES[box.floor[room]]}"] if box.floor[room] != NO_FLOOR else []
    if public:
        marks.append("mark-public")
    elif v.dark != NO_FLOOR and box.floor[room] == v.dark:
        marks.append("mark-dark")
    if v.lock != NO_FLOOR and box.floor[room] == v.lock:
        marks.append("mark-locked")
    x, y = box.place[room]
    name = f"room-{ROOM_NAMES[room]}"
    return Place(name, name, x, y, tuple(marks), standing(v, room, offered), aimed(offered, room))


def standing(v: View, room: int, offered: list[Action]) -> tuple[Piece, ...]:
    """Agents, guards and helicopters in a room."""
    pawns = [
        Piece(
            f"pawn-{seat}",
            "pawn",
            f"posture-{POSTURES[v.posture[seat]]}",
            seat=seat,
            actions=aimed_at(offered, seat),
        )
        for seat, place in enumerate(v.room)
        if place == room
    ]
    guards = [
        Piece(f"guard-{n}", "token", "token-guard", figure=f"G{n}", actions=walking(offered, n))
        for n, place in enumerate(v.guards)
        if place == room
    ]
    return tuple(pawns + guards + (on_roof(v) if ROOM_NAMES[room] == "roof" else []))


POSTURES: Final = ("standing", "lying", "out_cold")


def on_roof(v: View) -> list[Piece]:
    """RED-HELI-3, RED-ZONE-1  What stands on the roof."""
    found = [
        Piece(f"helicopter-{n}", "token", f"token-helicopter_{NATION_NAMES[n]}")
        for n in range(NATIONS)
        if v.landed[n]
    ]
    if v.mission == DANGER_ZONE:
        found += [
            Piece(f"part-{n}", "token", f"part-{KIND_NAMES[PART + n]}")
            for n in range(PARTS)
            if v.fitted[n]
        ]
    return found


def aimed(offered: list[Action], room: int) -> tuple[int, ...]:
    """The offered actions that lead to a room, or are done in it."""
    name = ROOM_NAMES[room]
    return tuple(
        a.id
        for a in offered
        if (a.verb in TO_ROOM and a.notation.endswith(f" {name}")) or PLACES.get(a.verb) == room
    )


def aimed_at(offered: list[Action], seat: int) -> tuple[int, ...]:
    return tuple(a.id for a in offered if a.verb in AT_SEAT and a.arguments[0] == seat)


def walking(offered: list[Action], guard: int) -> tuple[int, ...]:
    return tuple(a.id for a in offered if a.verb == "guard" and a.arguments[0] == guard)


def doors(v: View, box: Box) -> list[Line]:
    """RED-LOCK-1  Doors, and which flights of the main stairs are shut."""
    found: list[Line] = []
    for one in range(ROOMS):
        for two in box.near[one]:
            if two < one:
                continue
            door = box.door[one * ROOMS + two]
            shut = door == MAIN and concerns(box, v.lock, one, two)
            kind = "shut" if shut else DOORS[door]
            found.append(Line(f"room-{ROOM_NAMES[one]}", f"room-{ROOM_NAMES[two]}", kind))
    return found


# Zones ------------------------------------------------------------------------------


def hand_zone(v: View, seat: int, offered: list[Action]) -> Zone:
    """RED-HAND-1  One's own objects by their faces, the others' by their number."""
    title = Sentence("zone-hand owner:seat", (seat,))
    if seat != v.seat:
        return Zone(f"hand-{seat}", "hand", title, seat, hidden=v.counts[seat])
    mine = tuple(
        card(f"hand-{seat}-{kind}-{copy}", kind, playing(offered, kind))
        for kind in range(KINDS)
        for copy in range(v.my_hand[kind])
    )
    return Zone(f"hand-{seat}", "hand", title, seat, mine)


def card(id: str, kind: int, actions: tuple[int, ...] = ()) -> Piece:
    """An object face up."""
    return Piece(id, "card", kind_key(kind), BACK, actions=actions)


def kind_key(kind: int) -> str:
    return f"kind-{KIND_NAMES[kind].replace('-', '_')}"


def playing(offered: list[Action], kind: int) -> tuple[int, ...]:
    """The offered actions that use an object of this kind."""
    name = KIND_NAMES[kind]
    return tuple(
        a.id
        for a in offered
        if (a.verb in ("offer", "drop", "put") and a.arguments[0] == kind)
        or USES.get(a.verb) == name
        or (a.verb == "open" and CASE + a.arguments[0] == kind)
        or (a.verb == "install" and KIND_NAMES[PART + a.arguments[0]] == name)
    )


USES: Final = {
    "key": "key",
    "goggles": "goggles",
    "play_weapon": "weapon",
    "play_vest": "vest",
    "heal": "aid",
    "hide": "contraband",
    "bomb": "bomb",
    "scrap": "bomb",
    "send_virus": "virus",
    "send_antivirus": "antivirus",
}


def pile_zone(v: View) -> Zone:
    """RED-DISC-2  The pile; the cards on top that the viewer knows."""
    known = tuple(
        card(f"pile-{n}", kind) if kind != NO_KIND else Piece(f"pile-{n}", "card", back=BACK)
        for n, kind in enumerate(v.pile_top)
    )
    title = Sentence("zone-pile cards", (v.pile,))
    return Zone("pile", "pile", title, pieces=known, hidden=max(0, v.pile - len(known)))


def discard_zone(v: View) -> Zone:
    """RED-DISC-1  The discard pile, open to all."""
    pieces = tuple(
        card(f"discard-{kind}-{copy}", kind)
        for kind, count in enumerate(v.discard)
        for copy in range(count)
    )
    return Zone("discard", "pile", Sentence("zone-discard cards", (len(pieces),)), pieces=pieces)


def case_zone(v: View, offered: list[Action]) -> Zone:
    """RED-CASE-2  The two tiles, and what the viewer knows to lie under them."""
    known = {
        place - CASE_PLACE: kind
        for place, kind, _, until in v.known
        if place >= CASE_PLACE and until == STILL
    }
    pieces = tuple(
        Piece(f"tile-{n}", "card", kind_key(known[n]) if n in known else "", BACK, "AB"[n])
        for n in range(CASES)
        if v.filled[n]
    )
    return Zone("tiles", "pile", Sentence("zone-cases filled", (sum(v.filled),)), pieces=pieces)


def card_zone(v: View, offered: list[Action]) -> Zone:
    """RED-SETUP-5, RED-MEET-4  The five interaction cards; spent ones say so."""
    pieces = tuple(
        Piece(f"card-{n}", "card", card_key(v, n), actions=choosing(offered, n))
        for n in range(len(CARD_NAMES))
    )
    return Zone("cards", "row", Sentence("zone-cards", ()), pieces=pieces)


def card_key(v: View, n: int) -> str:
    spent = n >= ATTACK and (v.my_spent >> (n - ATTACK)) & 1
    return f"spent-{CARD_NAMES[n]}" if spent else f"card-{CARD_NAMES[n]}"


def choosing(offered: list[Action], card: int) -> tuple[int, ...]:
    return tuple(a.id for a in offered if a.verb == "card" and a.arguments[0] == card)


def look_zone(v: View, offered: list[Action]) -> Zone:
    """RED-ROOM-6, RED-ROOM-8  What one looks at."""
    pieces = tuple(
        card(
            f"look-{n}",
            kind,
            tuple(
                a.id
                for a in offered
                if a.verb == "pick" and a.arguments[0] == kind and n >= v.sorted
            ),
        )
        for n, kind in enumerate(v.looked)
    )
    return Zone("look", "row", Sentence("zone-look", ()), pieces=pieces)


def meeting_zone(v: View) -> Zone:
    """RED-MEET-1  The cards under seal: one's own by its face, the other's by its back."""
    sealed = [seat for seat in (v.turn, v.foe) if seat not in v.waiting_for]
    pieces = tuple(
        Piece(f"sealed-{seat}", "card", sealed_key(v, seat), BACK, seat=seat) for seat in sealed
    )
    title = Sentence("zone-meeting one:seat other:seat", (v.turn, v.foe))
    return Zone("meeting", "row", title, pieces=pieces)


def shown_zone(v: View) -> Zone:
    """RED-MEET-2, RED-MEET-3, RED-DUEL-4  The cards that were opened, for whoever saw them; the
    better one says so."""
    mine, theirs = v.shown
    pieces = (
        shown_card(v.turn, mine, v.result > 0),
        shown_card(v.foe if v.guard < 0 else NOBODY, theirs, v.result < 0),
    )
    return Zone("meeting", "row", Sentence("zone-shown", ()), pieces=pieces)


def shown_card(seat: int, card: int, better: bool) -> Piece:
    name = f"card-{CARD_NAMES[card]}"
    return Piece(f"sealed-{seat}", "card", name, BACK, BEATS if better else "", seat)


def sealed_key(v: View, seat: int) -> str:
    known = seat == v.seat and v.my_card != NO_CARD
    return f"card-{CARD_NAMES[v.my_card]}" if known else ""


def sky_zone(v: View) -> Zone:
    """RED-HELI-1, RED-HELI-2  The helicopters that are called, and those in reserve."""
    called = [
        Piece(f"helicopter-{n}", "token", f"called-{NATION_NAMES[n]}", seat=v.called[n])
        for n in range(NATIONS)
        if v.called[n] != NOBODY and not v.landed[n]
    ]
    reserve = [
        Piece(f"reserve-{n}", "token", f"reserve-{NATION_NAMES[n]}", figure=str(v.reserve[n]))
        for n in range(NATIONS)
        if v.reserve[n]
    ]
    return Zone("sky", "pile", Sentence("zone-sky", ()), pieces=tuple(called + reserve))


def loyalty_zone(v: View) -> Zone:
    """RED-TEAM-2  One's own loyalty, for one pair of eyes."""
    name = f"nation-{NATION_NAMES[v.nations[v.seat]]}"
    piece = Piece("loyalty", "card", name, BACK, seat=v.seat)
    title = Sentence("zone-loyalty", ())
    return Zone(f"loyalty-{v.seat}", "row", title, v.seat, pieces=(piece,))
