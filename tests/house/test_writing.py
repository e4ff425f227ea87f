"""The reader of the code sees every way to write to a state, and nothing else."""

from pathlib import Path

import pytest

from filature.conformance.writing import fields, writes

STATE = """
class State:
    box: Final = box
    turn: i64
    deck: Numbers
    hands: list[list[int]]
    notes: dict[int, Notebook]
"""
WRITING = (
    "s.turn = 1",
    "s.turn += 1",
    "s.turn, n = 1, 2",
    "n, (s.turn, m) = 1, (2, 3)",
    "s.deck[other] -= 1",
    "del s.deck[0]",
    "s.hands.append([])",
    "s.hands[0].append(1)",
    "s.notes[0] = None",
    "s.box.cards[0] = 1",
    "s.tell(3, 'done')",
    "deck = s.deck; deck[0] = 1",
    "deck = s.deck; deck += more",
    "deck: Numbers = s.deck; deck[0] = 1",
    "deck, hands = s.deck, s.hands; hands[0][0] = 1",
    "t = s; t.turn = 1",
    "t = s if n else None; t.turn = 1",
    "(t := s).turn = 1",
    "first = s.hands[0]; first.sort()",
    "for hand in s.hands: hand.clear()",
    "for n, hand in enumerate(s.hands): hand[0] = 1",
    "for s.turn in range(3): pass",
    "[hand.pop() for hand in s.hands]",
    "found = s.notes.get(0); found.read_on(lines)",
    "hand = (s.hands or [[]])[0]; hand[0] = 1",
)
HARMLESS = (
    "n = s.turn; n += 1",
    "n = s.deck[0]; n -= 1",
    "deck = s.deck[:]; deck[0] = 1",
    "deck = list(s.deck); deck.append(1)",
    "deck = s.deck.copy(); deck[0] = 1",
    "t = copy(s); t.turn = 1",
    "found = s.deck.index(3); found += 1",
    "price = s.box.routes.find(1, 2)",
    "found = []; found.append(s.deck[0])",
    "for n in s.deck: n += 1",
    "v.deck[0] = 1",
)


def told(line: str, annotation: str, folder: Path) -> list[str]:
    state, module = folder / "state.py", folder / "views.py"
    state.write_text(STATE, "utf-8")
    body = "".join(f"    {part}\n" for part in line.split("; "))
    head = "from .state import State\nfrom filature.core.state import State as Base\n"
    module.write_text(f"{head}def view_for(s: {annotation}, v: View):\n{body}", "utf-8")
    return list(writes(module, fields(state)))


@pytest.mark.parametrize("line", WRITING)
@pytest.mark.parametrize("annotation", ["State", "Base", "'State'", "state.State"])
def test_writing_is_seen(line: str, annotation: str, tmp_path: Path) -> None:
    last = 3 + len(line.split("; "))
    assert told(line, annotation, tmp_path) == [f"views.py:{last} in view_for"]


@pytest.mark.parametrize("line", HARMLESS)
def test_what_writes_to_no_state_is_not_blamed(line: str, tmp_path: Path) -> None:
    assert told(line, "State", tmp_path) == []
