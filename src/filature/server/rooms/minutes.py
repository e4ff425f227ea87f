"""What was done at a table by powers, as sentences; all of it is for everyone to know."""

from functools import lru_cache

from filature.protocol.powers import Ballot, Minute
from filature.text.catalogue import t
from filature.text.names import MARKS, with_names

from .acts import HOUSE, Act, Done, Standing


@lru_cache(4096)
def sentence(lang: str, key: str, act: Act) -> str:
    """A sentence about somebody, with the names as they were."""
    name, whom, other = MARKS[:3]
    text = t(lang, key, "", name=name, whom=whom, other=other, more=act.more or "none")
    return with_names(lang, text, (act.name, act.whom, act.other))


def minute(lang: str, done: Done) -> Minute:
    """Something that was done; who did not agree is not told."""
    if done.word == "no":
        return Minute(done.seq, done.at, "refused", text_of(lang, done), HOUSE)
    return Minute(done.seq, done.at, done.word, text_of(lang, done), done.seat)


def text_of(lang: str, done: Done) -> str:
    if done.word == "ballot":
        return question(lang, Standing(done.seat, done.act, done.at))
    text = sentence(lang, f"minute-{done.word}", done.act)
    return t(lang, "minute-agreed", what=text) if done.act.agreed else text


def question(lang: str, ballot: Standing) -> str:
    """What the others are asked."""
    return sentence(lang, f"ballot-{ballot.deed}", ballot.act)


def ballot(lang: str, found: Standing, left: float, mine: list[int]) -> Ballot:
    """An open ballot, as one caller sees it."""
    return Ballot(
        seat=found.seat,
        deed=found.deed,
        text=question(lang, found),
        waiting=found.waiting,
        agreed=list(found.agreed),
        left=round(max(0.0, left), 1),
        about=found.act.about,
        answer=bool(set(mine) & set(found.waiting)),
    )


def nudge(lang: str, name: str) -> str:
    """What somebody is told who is reminded of the match."""
    return sentence(lang, "nudged", Act(name=name or t(lang, "name-host")))
