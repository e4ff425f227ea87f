"""The phases of a match, in order of play."""

from typing import Final

# Setting up: chance alone.
ASIDE: Final = 0  # a loyalty card nobody gets
LOYALTY: Final = 1
STOW: Final = 2  # a card under each briefcase
DEAL: Final = 3
FIRST: Final = 4
# Movement.
MOVE: Final = 5
PICK: Final = 6  # whom to meet, of several
GOGGLES_ROOM: Final = 7  # whoever is in the dark room is asked first
GOGGLES_MOVER: Final = 8
GOGGLES_ANSWER: Final = 9
# An interaction.
CHOOSE: Final = 10  # both, under seal
GUARD_CARD: Final = 11  # chance turns a guard's card
COMBAT: Final = 12
EXCHANGE: Final = 13  # both, under seal
REWARD: Final = 14
ROOM: Final = 15  # making room in a full hand
STEAL: Final = 16  # chance picks
QUESTION: Final = 17  # chance picks
SENTRY: Final = 18  # where a beaten guard goes
PUSH: Final = 19  # where the loser goes
# The action.
ACTION: Final = 20
DRAW: Final = 21  # chance gives the top card
LOOK: Final = 22  # chance shows what is looked at
ORDER: Final = 23
KEEP: Final = 24
FIND: Final = 25  # chance shows what is in a briefcase
# Evasion and end.
EVADE: Final = 26
AGREE: Final = 27
GOGGLES_EVADE: Final = 28
GUARD: Final = 29  # a guard of the Duel walks
CASE: Final = 30  # a briefcase lies open
OVER: Final = 31
# Steps without a decision: the order of play goes through them at once.
BEGIN: Final = 32
ARRIVE: Final = 33  # in a room
MEETING: Final = 34
AFTER_MEETING: Final = 35
AFTER_REWARD: Final = 36
EMPTY: Final = 37  # a look at the pile
AFTER_ACTION: Final = 38
LEAVE: Final = 39
END: Final = 40

# Sets of phases, a bit each, as sets of seats are.
WALKING: Final = 1 << MOVE | 1 << PICK | 1 << SENTRY | 1 << EVADE | 1 << GUARD
ACTING: Final = 1 << ACTION | 1 << ORDER | 1 << KEEP | 1 << CASE
OF_THE_ACTIVE: Final = WALKING | ACTING
GOGGLES: Final = 1 << GOGGLES_ROOM | 1 << GOGGLES_MOVER | 1 << GOGGLES_ANSWER | 1 << GOGGLES_EVADE
OF_THE_ASKED: Final = GOGGLES | 1 << COMBAT | 1 << REWARD | 1 << ROOM | 1 << PUSH | 1 << AGREE
SEALED: Final = 1 << CHOOSE | 1 << EXCHANGE | 1 << ORDER | 1 << KEEP | 1 << CASE

# As the catalogues call those in which someone waits.
NAMES: Final = (
    *("aside", "loyalty", "stow", "deal", "first", "move", "pick", "goggles_room"),
    *(
        "goggles_mover",
        "goggles_answer",
        "choose",
        "guard_card",
        "combat",
        "exchange",
        "reward",
        "room",
    ),
    *("steal", "question", "sentry", "push", "action", "draw", "look", "order"),
    *("keep", "find", "evade", "agree", "goggles_evade", "guard", "case", "over"),
)
