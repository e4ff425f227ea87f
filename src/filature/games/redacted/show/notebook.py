"""The notebook of loyalties, as sentences."""

from filature.core.scene import Fact
from filature.core.sentence import Sentence

from ..journal import LOYALTY, first_kind, one, what, when
from ..views import View


def loyalty_facts(v: View) -> list[Fact]:
    """RED-REWARD-4  Which loyalty cards the viewer has seen, and when."""
    facts: list[Fact] = []
    for line in v.journal:
        card = int(first_kind(line))
        if what(line) != LOYALTY or card < 0:
            continue
        form = "note-loyalty seat loyalty since"
        facts.append(Fact(Sentence(form, (int(one(line)), card, int(when(line)))), "RED-REWARD-4"))
    return facts
