"""The evaluation forms of a match of bond, as a page that prints."""

from filature import library, registry
from filature.core.seat import SPECTATOR
from filature.games.bond.form import forms
from filature.games.bond.game import Bond
from filature.games.bond.page import Pen, page
from filature.games.bond.views import View
from filature.text.catalogue import t

from .complaint import Complaint
from .players import names, player


def form_page(match: library.Match, lang: str) -> str:
    """All forms as HTML: one A4 page for every three missions of an agent."""
    game, seen = match.game, match.view(SPECTATOR)
    if not isinstance(game, Bond) or not isinstance(seen, View):
        raise Complaint(t(lang, "bad-form", name=game.words.term("title", lang)))
    words = match.players or ("me",) * match.seats
    agents = names([player(word, lang) for word in words], lang)
    pen = Pen(game.words, lang, int(game.terms.target), int(game.box.bonus.point))
    style = (registry.folder("bond") / "form.css").read_text("utf-8")
    return page(forms(seen, game.box), agents, pen, style)
