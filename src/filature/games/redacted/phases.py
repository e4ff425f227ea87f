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
GOGGLES_ANSWER: Final = 8
# An interaction.
CHOOSE: Final = 9  # both, under seal
GUARD_CARD: Final = 10  # chance turns a guard's card
COMBAT: Final = 11
EXCHANGE: Final = 12  # both, under seal
REWARD: Final = 13
ROOM: Final = 14  # making room in a full hand
STEAL: Final = 15  # chance picks
QUESTION: Final = 16  # chance picks
SENTRY: Final = 17  # where a beaten guard goes
PUSH: Final = 18  # where the loser goes
# The action.
ACTION: Final = 19
DRAW: Final = 20  # chance gives the top card
LOOK: Final = 21  # chance shows what is looked at
ORDER: Final = 22
KEEP: Final = 23
FIND: Final = 24  # chance shows what is in a briefcase
# Evasion and end.
EVADE: Final = 25
AGREE: Final = 26
GOGGLES_EVADE: Final = 27
GUARD: Final = 28  # a guard of the Duel walks
CASE: Final = 29  # a briefcase lies open
OVER: Final = 30
# Steps without a decision: the order of play goes through them at once.
BEGIN: Final = 31
ARRIVE: Final = 32  # in a room
MEETING: Final = 33
AFTER_MEETING: Final = 34
AFTER_REWARD: Final = 35
EMPTY: Final = 36  # a look at the pile
AFTER_ACTION: Final = 37
LEAVE: Final = 38
SHOW_OUT: Final = 39  # of who has lost
END: Final = 40

# Sets of phases, a bit each, as sets of seats are.
WALKING: Final = 1 << MOVE | 1 << PICK | 1 << SENTRY | 1 << EVADE | 1 << GUARD
ACTING: Final = 1 << ACTION | 1 << ORDER | 1 << KEEP | 1 << CASE
OF_THE_ACTIVE: Final = WALKING | ACTING
GOGGLES: Final = 1 << GOGGLES_ROOM | 1 << GOGGLES_ANSWER | 1 << GOGGLES_EVADE
OF_THE_ASKED: Final = GOGGLES | 1 << COMBAT | 1 << REWARD | 1 << ROOM | 1 << PUSH | 1 << AGREE
SEALED: Final = 1 << CHOOSE | 1 << EXCHANGE | 1 << ORDER | 1 << KEEP | 1 << CASE

# As the catalogues call those in which someone waits.
NAMES: Final = (
    *("aside", "loyalty", "stow", "deal", "first", "move", "pick", "goggles_room"),
    *("goggles_answer", "choose", "guard_card", "combat", "exchange", "reward", "room"),
    *("steal", "question", "sentry", "push", "action", "draw", "look", "order"),
    *("keep", "find", "evade", "agree", "goggles_evade", "guard", "case", "over"),
)
