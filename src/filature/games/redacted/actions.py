"""The verbs of the game, their bases, and the table of actions.

An action is its base plus its argument: `STEP + room`, `OFFER + kind`, `CALL + nation`.
"""

from typing import Final

from filature.core.action import Action, Table

from . import box
from .box import (
    CASES,
    FLOORS,
    GUARDS,
    KIND_NAMES,
    KINDS,
    MOST,
    NATIONS,
    PARTS,
    ROOM_NAMES,
    ROOMS,
)

# Chance.
ASIDE: Final = 0  # + nation
LOYALTY: Final = 3  # + nation
STOW: Final = 6  # + kind
DRAW: Final = 27  # + kind
SHOW: Final = 48  # + kind
LOSE: Final = 69  # + kind
QUESTION: Final = 90  # + nation, or BLANK
BLANK: Final = 3
FIRST: Final = 94  # + seat
GUARD_CARD: Final = 100  # + card: ignore or a weapon
# Answers.
PASS: Final = 105
AGREE: Final = 106
REFUSE: Final = 107
# Movement.
STEP: Final = 108  # + room
KEY: Final = 124
MEET: Final = 125  # + seat
GOGGLES: Final = 131  # + seat
# An interaction.
CARD: Final = 137  # + card
IGNORE: Final = 0
FRIENDLY: Final = 1
ATTACK: Final = 2  # ATTACK + weapon: wire, pistol, blade
WEAPONS: Final = 3
CARDS: Final = 5
PLAY_WEAPON: Final = 142
PLAY_VEST: Final = 143
OFFER: Final = 144  # + kind
OFFER_NOTHING: Final = 165
INJURE: Final = 166
STEAL: Final = 167
INTERROGATE: Final = 168
DROP: Final = 169  # + kind
DECLINE: Final = 190
PUSH: Final = 191  # + room
# The action of a turn.
TAKE: Final = 207
REARM: Final = 208
WATCH: Final = 209
SORT: Final = 210
SEARCH: Final = 211
XRAY: Final = 212  # + seat
CALL: Final = 218  # + nation
DARK: Final = 221  # + floor, or LIGHT
LIGHT: Final = 224
LOCK: Final = 225  # + floor, or UNLOCK
UNLOCK: Final = 228
RELEASE: Final = 229  # + floor
BOARD: Final = 232  # + nation
BOMB: Final = 235  # + nation
SCRAP: Final = 238  # + part
INSTALL: Final = 241  # + part
SEND_VIRUS: Final = 244
SEND_ANTIVIRUS: Final = 245
HEAL: Final = 246  # + seat
HIDE: Final = 252
REST: Final = 253
PICK: Final = 254  # + kind: of the cards looked at
# Evasion and end.
STAY: Final = 275
EVADE: Final = 276  # + room
ASK: Final = 292  # + room
GUARD: Final = 308  # + guard * ROOMS + room
# Briefcases.
PUT: Final = 372  # + kind
PUT_NOTHING: Final = 393
OPEN: Final = 394  # + case

CARD_NAMES: Final = ("ignore", "friendly", "wire", "pistol", "blade")
NATION_NAMES: Final = ("red", "blue", "yellow")
FLOOR_NAMES: Final = ("basement", "ground", "upper")
PART_NAMES: Final = KIND_NAMES[15:18]
CASE_NAMES: Final = ("a", "b")

PLACES: Final = {  # where the action of a verb is done
    "take": box.STORAGE,
    "rearm": box.ARMOURY,
    "watch": box.SECURITY,
    "sort": box.COMPUTER,
    "search": box.OFFICE,
    "xray": box.XRAY,
    "call": box.RADIO,
    "dark": box.BREAKER,
    "light": box.BREAKER,
    "lock": box.LOCKDOWN,
    "unlock": box.LOCKDOWN,
    "release": box.LOCKDOWN,
    "board": box.ROOF,
    "bomb": box.ROOF,
    "scrap": box.ROOF,
    "install": box.ROOF,
}

Rows = list[tuple[tuple[int, ...], str]]


def named(verb: str, names: list[str] | tuple[str, ...]) -> Rows:
    """One row for each name, numbered from 0."""
    return [((number,), f"{verb} {name}") for number, name in enumerate(names)]


def seats(verb: str) -> Rows:
    return [((seat,), f"{verb} {seat}") for seat in range(MOST)]


def bare(verb: str) -> Rows:
    return [((), verb)]


def table() -> tuple[Action, ...]:
    t = Table()
    add_chance(t)
    add_meeting(t)
    add_actions(t)
    add_ending(t)
    return t.finished()


def add_chance(t: Table) -> None:
    t.add(ASIDE, "aside nation", named("aside", NATION_NAMES))
    t.add(LOYALTY, "loyalty nation", named("loyalty", NATION_NAMES))
    t.add(STOW, "stow kind", named("stow", KIND_NAMES))
    t.add(DRAW, "draw kind", named("draw", KIND_NAMES))
    t.add(SHOW, "show kind", named("show", KIND_NAMES))
    t.add(LOSE, "lose kind", named("lose", KIND_NAMES))
    t.add(QUESTION, "question loyalty", named("question", (*NATION_NAMES, "blank")))
    t.add(FIRST, "first seat", seats("first"))
    t.add(GUARD_CARD, "guard_card card", named("guard shows", CARD_NAMES))


def add_meeting(t: Table) -> None:
    t.add(PASS, "pass", bare("pass"))
    t.add(AGREE, "agree", bare("agree"))
    t.add(REFUSE, "refuse", bare("refuse"))
    t.add(STEP, "step room", named("step", ROOM_NAMES))
    t.add(KEY, "key", bare("key"))
    t.add(MEET, "meet seat", seats("meet"))
    t.add(GOGGLES, "goggles seat", seats("goggles"))
    t.add(CARD, "card card", named("card", CARD_NAMES))
    t.add(PLAY_WEAPON, "play_weapon", bare("play weapon"))
    t.add(PLAY_VEST, "play_vest", bare("play vest"))
    t.add(OFFER, "offer kind", named("offer", KIND_NAMES))
    t.add(OFFER_NOTHING, "offer_nothing", bare("offer nothing"))
    t.add(INJURE, "injure", bare("injure"))
    t.add(STEAL, "steal", bare("steal"))
    t.add(INTERROGATE, "interrogate", bare("interrogate"))
    t.add(DROP, "drop kind", named("drop", KIND_NAMES))
    t.add(DECLINE, "decline", bare("decline"))
    t.add(PUSH, "push room", named("push", ROOM_NAMES))


def add_actions(t: Table) -> None:
    t.add(TAKE, "take", bare("take"))
    t.add(REARM, "rearm", bare("rearm"))
    t.add(WATCH, "watch", bare("watch"))
    t.add(SORT, "sort", bare("sort"))
    t.add(SEARCH, "search", bare("search"))
    t.add(XRAY, "xray seat", seats("xray"))
    t.add(CALL, "call nation", named("call", NATION_NAMES))
    t.add(DARK, "dark floor", named("dark", FLOOR_NAMES))
    t.add(LIGHT, "light", bare("light"))
    t.add(LOCK, "lock floor", named("lock", FLOOR_NAMES))
    t.add(UNLOCK, "unlock", bare("unlock"))
    t.add(RELEASE, "release floor", named("release", FLOOR_NAMES))
    t.add(BOARD, "board nation", named("board", NATION_NAMES))
    t.add(BOMB, "bomb nation", named("bomb", NATION_NAMES))
    t.add(SCRAP, "scrap part", named("scrap", PART_NAMES))
    t.add(INSTALL, "install part", named("install", PART_NAMES))
    t.add(SEND_VIRUS, "send_virus", bare("send virus"))
    t.add(SEND_ANTIVIRUS, "send_antivirus", bare("send antivirus"))
    t.add(HEAL, "heal seat", seats("heal"))
    t.add(HIDE, "hide", bare("hide"))
    t.add(REST, "rest", bare("rest"))
    t.add(PICK, "pick kind", named("pick", KIND_NAMES))


def add_ending(t: Table) -> None:
    t.add(STAY, "stay", bare("stay"))
    t.add(EVADE, "evade room", named("evade", ROOM_NAMES))
    t.add(ASK, "ask room", named("ask", ROOM_NAMES))
    t.add(
        GUARD,
        "guard guard room",
        [
            ((guard, room), f"guard {guard} {ROOM_NAMES[room]}")
            for guard in range(GUARDS)
            for room in range(ROOMS)
        ],
    )
    t.add(PUT, "put kind", named("put", KIND_NAMES))
    t.add(PUT_NOTHING, "put_nothing", bare("put nothing"))
    t.add(OPEN, "open case", named("open", CASE_NAMES))


assert ASIDE + NATIONS == LOYALTY
assert DARK + FLOORS == LIGHT
assert PART_NAMES[PARTS - 1] == "fuel"
assert OPEN + CASES == PUT_NOTHING + 1 + CASES
assert DROP + KINDS == DECLINE
