"""Pages of a match that print."""

from filature import registry
from filature.core.game import Game
from filature.games.bond.game import Bond
from filature.games.bond.show.form import forms
from filature.games.bond.show.papers import Pen, page
from filature.games.bond.views import View


def form_page(game: Game, view: object, names: tuple[str, ...], lang: str) -> str:
    """The evaluation forms of bond, one A4 page for every three missions of an agent; nothing
    for a game that has no forms."""
    if not isinstance(game, Bond) or not isinstance(view, View):
        return ""
    pen = Pen(game.words, lang, int(game.terms.target), int(game.box.bonus.point))
    style = (registry.folder("bond") / "show" / "form.css").read_text("utf-8")
    return page(forms(view, game.box), names, pen, style)
