"""RED-DECK-1, RED-SETUP-5, RED-TEAM-3  What lies in the box: cards, pawns, tokens, a notebook."""

from typing import Final

from filature.core.contents import Block, Contents, Copies, Form
from filature.core.scene import Piece
from filature.core.sentence import Sentence

from ..actions import CARD_NAMES, CASE_NAMES, NATION_NAMES
from ..box import CASES, DUEL, GUARDS, KIND_NAMES, KINDS, MOST, NATIONS, Box, is_crucial
from .scene import BACK, DOORS, kind_key

AID: Final = (
    *("RED-TURN-2", "RED-TURN-3", "RED-MOVE-1", "RED-MOVE-4", "RED-MEET-3", "RED-MEET-7"),
    *("RED-REWARD-1", "RED-REWARD-2", "RED-REWARD-3", "RED-EVADE-1"),
    *(f"RED-ROOM-{n}" for n in range(1, 12)),
    *("RED-HELI-2", "RED-HELI-3", "RED-HELI-4", "RED-HELI-7"),
)
BLANKS: Final = 2  # RED-TEAM-3: cards beside everyone's true one
CLAUSES: Final = {
    "secrets": ("RED-SECRETS-2",),
    "bomb": ("RED-BOMB-1",),
    "case": ("RED-CASE-1",),
    "codebreaker": ("RED-CODE-1",),
    "weapon": ("RED-WEAPON-2", "RED-WEAPON-3"),
    "vest": ("RED-VEST-1", "RED-VEST-2", "RED-VEST-3"),
    "aid": ("RED-AID-1",),
    "key": ("RED-KEY-1", "RED-KEY-2", "RED-KEY-3"),
    "contraband": ("RED-CONTRA-1", "RED-CONTRA-4"),
    "goggles": ("RED-NVG-1", "RED-NVG-2"),
    "virus": ("RED-INTRO-1", "RED-INTRO-2"),
    "antivirus": ("RED-INTRO-1", "RED-INTRO-2", "RED-INTRO-3", "RED-INTRO-4"),
    "plan": ("RED-ZONE-2",),
    "starter": ("RED-ZONE-2",),
    "fuel": ("RED-ZONE-2",),
    "letter": ("RED-BED-2",),
}
GLYPHS: Final = {"case": "briefcase"}
SIGNS: Final = ("star", "crown", "sunburst")  # of the nations


def contents(box: Box) -> Contents:
    """Every card and token of every mission: the marks of the cards say where they serve."""
    return Contents(
        pieces=(*objects(box), *interactions(), *loyalties(box), *pawns(), *tokens(box)),
        forms=(notebook(box),),
        lines=tuple((kind, Sentence(f"door-{kind}", ())) for kind in DOORS.values()),
        aid=AID,
    )


def objects(box: Box) -> list[Copies]:
    """RED-GEN-1, RED-GEN-2, RED-CRUC-1  Red backs; marks say in which missions a card serves."""
    found: list[Copies] = []
    for kind in range(KINDS):
        name = KIND_NAMES[kind].split("-")[0]
        figure = " ".join([*(["!"] if is_crucial(kind) else []), *box.marks[kind]])
        piece = Piece(f"object-{kind}", "card", kind_key(kind), BACK, figure)
        art, clauses = GLYPHS.get(name, name), CLAUSES[name]
        found.append(Copies(piece, box.copies[kind], "sort-object", clauses=clauses, art=art))
    return [one for one in found if one.number]


def interactions() -> list[Copies]:
    """RED-SETUP-5  Five cards for everyone."""
    return [
        Copies(
            Piece(f"card-{name}", "card", f"card-{name}", "back-meeting"),
            MOST,
            "sort-meeting",
            clauses=("RED-MEET-3",) if n >= 2 else (),
            art=name,
        )
        for n, name in enumerate(CARD_NAMES)
    ]


def loyalties(box: Box) -> list[Copies]:
    """RED-TEAM-1, RED-TEAM-3  As many of each nation as any mission deals, and the blank ones."""
    found: list[Copies] = []
    for nation, name in enumerate((*NATION_NAMES, "blank")):
        dealt = [
            cards[nation] for table in box.loyalties for cards in table if cards and nation < 3
        ]
        piece = Piece(f"loyalty-{name}", "card", f"loyalty-{name}", "back-loyalty")
        art = SIGNS[nation] if nation < NATIONS else ""
        found.append(Copies(piece, max(dealt, default=BLANKS * MOST), "sort-loyalty", art=art))
    return found


def pawns() -> list[Copies]:
    return [Copies(Piece(f"pawn-{seat}", "pawn", seat=seat), 1) for seat in range(MOST)]


def tokens(box: Box) -> list[Copies]:
    """RED-HELI-1, RED-CASE-2, RED-DARK-1, RED-LOCK-1, RED-DUEL-2  What lies on and by the plan."""
    found = [
        Copies(Piece(f"guard-{n}", "token", "token-guard", figure=f"G{n}"), 1)
        for n in range(GUARDS)
    ]
    for n, name in enumerate(NATION_NAMES):
        key = f"token-helicopter_{name}"
        found.append(
            Copies(Piece(key, "token", key), max(*box.helicopters, box.lone), art=SIGNS[n])
        )
    for n in range(CASES):
        piece = Piece(f"tile-{n}", "token", f"kind-case_{CASE_NAMES[n]}", figure="AB"[n])
        found.append(Copies(piece, 1, art="briefcase"))
    found += [
        Copies(Piece(f"mark-{name}", "token", f"mark-{name}"), 1, art=art)
        for name, art in (("dark", "dark"), ("locked", "lock"))
    ]
    for name in NATION_NAMES[:2]:
        found.append(
            Copies(Piece(f"point-{name}", "token", f"point-{name}", figure="1"), box.points)
        )
    return found


def notebook(box: Box) -> Form:
    """RED-DAWN-1, RED-ROOM-5  Who may be what, what was seen where, and the rounds until dawn."""
    nations = tuple(Sentence(f"loyalty-{name}", ()) for name in NATION_NAMES)
    seats = tuple(Sentence("note-agent seat", (seat,)) for seat in range(MOST))
    columns = (*nations, Sentence("note-seen", ()))
    return Form(
        Sentence("panel-notebook", ()),
        (
            Block(Sentence("note-who", ()), columns=columns, rows=seats),
            Block(Sentence("note-rounds", ()), boxes=max(*box.dawn, box.dawn[DUEL])),
        ),
        (Sentence("form-name", ()),),
        MOST,
    )
