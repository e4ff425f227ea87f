"""The evaluation forms of a match of bond, as a page that prints."""

from filature import library
from filature.core.seat import SPECTATOR
from filature.terminal.complaint import Complaint
from filature.terminal.players import names, player
from filature.text import paper
from filature.text.catalogue import t


def form_page(match: library.Match, lang: str) -> str:
    """All forms as HTML."""
    words = match.players or ("me",) * match.seats
    agents = names([player(word, lang) for word in words], lang)
    found = paper.form_page(match.game, match.view(SPECTATOR), agents, lang)
    if not found:
        raise Complaint(t(lang, "bad-form", name=match.game.words.term("title", lang)))
    return found
