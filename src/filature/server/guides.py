"""Guided first matches: a prepared beginning at a private table, and what each step says."""

from filature import registry
from filature.library import Match, load
from filature.protocol.bodies import GuideStep, SeatWish
from filature.record import script
from filature.server.rooms.problems import NotFound
from filature.text import guides
from filature.text.catalogue import t
from filature.text.guides import Guide, Step


def guide(game: str) -> Guide:
    registry.folder(game)
    if not guides.guided(game):
        raise NotFound("no-guide", name=game)
    return guides.guide(game)


def steps(game: str, lang: str) -> list[GuideStep]:
    """The steps of a guide, in words."""
    return [spoken(one, game, lang) for one in guide(game).steps]


def spoken(one: Step, game: str, lang: str) -> GuideStep:
    done = t(lang, f"guide-{one.name}-done", game) if one.does else ""
    text = t(lang, f"guide-{one.name}", game)
    return GuideStep(one.name, one.clause, text, done, one.look, one.does)


def begun(game: str) -> Match:
    """The match of a guide, played to where the person comes in."""
    found = guide(game)
    match = Match(load(game, "default", dict(found.options)), found.seats)
    script.run(match, found.opening)
    return match


def wishes(match: Match, name: str) -> list[SeatWish]:
    """The person first, then bots."""
    return [SeatWish("me", name), *[SeatWish("bot")] * (match.seats - 1)]
