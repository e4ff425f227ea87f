"""The options of a table, and what its mission makes of the box."""

from typing import Final, final

from mypy_extensions import i64

from filature.core.numbers import numbers, zeros
from filature.core.option import Values, whole
from filature.parts.cards import held

from .box import (
    CASE,
    CASES,
    CLASSIC,
    DUEL,
    KINDS,
    MAIN_STAIRS,
    MISSION_NAMES,
    MOST,
    NATIONS,
    RECEPTION,
    ROOMS,
    TRIANGLE,
    YELLOW,
    Box,
)


@final
class Terms:
    """The options of a table, as the rules read them."""

    def __init__(self, values: Values) -> None:
        self.values: Final = values
        self.mission: str = str(values["mission"])
        self.discard_after: bool = values["limit_discard"] == "after"
        self.reshuffle_late: bool = values["reshuffle"] == "needed"
        self.keep_crucial: bool = values["crucial_discard"] is False
        self.content_falls: bool = values["case_content"] == "discarded"
        self.betrayer_armed: bool = values["betrayal"] == "betrayed"
        self.active_first: bool = values["combat_first"] == "active"
        self.one_weapon: bool = values["weapon_limit"] == "one_each"
        self.first_result: bool = values["weapon_limit"] == "initial"
        self.key_at_evasion: bool = values["key_at_evasion"] is True
        self.contraband_tradeable: bool = values["contraband_tradeable"] is True
        self.goggles_go_on: bool = values["goggles_go_on"] is True
        self.goggles_answer: bool = values["goggles_answer"] is True
        self.two_rooms: bool = values["disk_rule"] == "two_rooms"
        self.decoys: bool = values["decoys"] is True
        self.three_teams: bool = values["six_teams"] == "2v2v2"
        self.stairs_public: bool = values["public_places"] == "stairs"
        self.cases_empty: bool = values["cases_start"] == "empty"
        self.may_rest: bool = values["rest"] is True
        self.lock_alone: bool = values["lockdown_operator"] is False
        self.door_release: bool = values["door_release"] is True
        self.failure_leaves: bool = values["failed_takeoff"] == "leaves"
        self.move_range: int = whole(values, "move_range")
        self.helicopters: int = whole(values, "helicopters")
        self.dawn: int = whole(values, "dawn")

    def __reduce__(self) -> tuple[object, ...]:
        return Terms, (self.values,)


@final
class Plan:
    """What one mission makes of the box for one table."""

    def __init__(self, mission: i64, seats: i64, box: Box, terms: Terms) -> None:
        self.made_of: Final = (mission, seats, box, terms)
        self.mission: i64 = mission
        cards = box.loyalties[mission][seats]
        marks = box.mission_marks[mission]
        if mission == CLASSIC and seats == MOST and terms.three_teams:
            cards = [2, 2, 2]
            marks = marks + ["Y"]
        self.loyalties: Final = numbers(cards)
        self.aside: i64 = sum(cards) - seats
        self.open: bool = seats == 2  # RED-TEAM-4
        self.deck: Final = box.deck(marks)
        self.total: i64 = held(self.deck, 0, KINDS)
        self.cases: bool = held(self.deck, CASE, CASE + CASES) > 0
        self.helicopters: Final = zeros(NATIONS)  # RED-HELI-1
        for nation, agents in enumerate(cards):
            if agents and box.helicopters[mission]:
                self.helicopters[nation] = terms.helicopters or box.helicopters[mission]
        if mission == CLASSIC and cards[YELLOW] == 1:
            self.helicopters[YELLOW] = box.lone
        self.flies: bool = held(self.helicopters, 0, NATIONS) > 0
        self.dawn: i64 = terms.dawn or box.dawn[mission]
        self.reach: i64 = terms.move_range or box.move_range
        self.deals: i64 = box.start_objects * seats
        self.public: Final = zeros(ROOMS)  # RED-PLAN-3  1 for a public place
        for room in (RECEPTION, *(MAIN_STAIRS if terms.stairs_public else ())):
            self.public[room] = 1

    def __reduce__(self) -> tuple[object, ...]:
        return Plan, self.made_of


def plan_for(seats: i64, box: Box, terms: Terms) -> Plan:
    """RED-TEAM-5  The mission asked for, or the one made for so many seats."""
    if terms.mission == "auto":
        mission: i64 = DUEL if seats == 2 else TRIANGLE if seats == 3 else CLASSIC
    else:
        mission = MISSION_NAMES.index(terms.mission)
    fitting = [n for n, cards in enumerate(box.loyalties[mission]) if cards]
    if seats not in fitting:
        name = MISSION_NAMES[mission]
        sizes = ", ".join([str(n) for n in fitting])
        raise ValueError(f"the mission {name} is for {sizes} seats, not {seats}")
    return Plan(mission, seats, box, terms)
