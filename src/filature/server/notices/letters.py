"""The words of notices: which game, which table, who has played.  Nothing else is known here."""

from typing import Final, NamedTuple

from filature.core.seat import SPECTATOR
from filature.server.store.alerts import Notice
from filature.server.store.spec import Spec
from filature.text.catalogue import t

SEVERAL: Final = SPECTATOR  # in place of who has acted: many are asked, so nobody is named


class Letter(NamedTuple):
    """A notice in words; `path` leads to a table, and has no key."""

    title: str
    text: str
    path: str
    tag: str  # what it replaces where one is shown already


def letter(pairs: list[tuple[Notice, Spec]], lang: str, night: bool, public: bool) -> Letter:
    """One message for all that there is to tell; `public` where others read it, too."""
    if len({notice.id for notice, _ in pairs}) > 1:
        count = len({notice.id for notice, _ in pairs})
        title = t(lang, "notice-night" if night else "notice-several", count=count)
        lines = [" ".join(words(*pair, lang, public)) for pair in pairs]
        return Letter(title, "\n".join(dict.fromkeys(lines)), "/", "several")
    said = [words(*pair, lang, public) for pair in pairs]
    table = pairs[0][0].id
    return Letter(
        said[0][0], "\n".join(dict.fromkeys(one[1] for one in said)), f"/t/{table}", table
    )


def words(notice: Notice, spec: Spec, lang: str, public: bool) -> tuple[str, str]:
    """The title and the sentence of one notice."""
    game, code = t(lang, "title", spec.game), spec.code
    if notice.kind in ("begins", "over") or (notice.kind == "hour" and not public):
        return game, t(lang, f"notice-{notice.kind}", code=code)
    if public and notice.who == SEVERAL:
        return game, t(lang, "notice-answers", code=code)
    name = harmless(spec.chairs[notice.seat].name)
    title = t(lang, "notice-turn-of" if public else "notice-turn", title=game, name=name)
    if notice.kind == "hour":
        return title, t(lang, "notice-hour-of", code=code)
    return title, f"{doing(notice, spec, lang)} {t(lang, 'notice-table', code=code)}".strip()


def doing(notice: Notice, spec: Spec, lang: str) -> str:
    """Who has played, or waits; nothing when that was nobody else."""
    if not 0 <= notice.who < len(spec.chairs) or notice.who == notice.seat:
        return ""
    chair = spec.chairs[notice.who]
    key = "notice-waits" if notice.kind == "nudge" else "notice-played"
    return t(lang, key, name=harmless(chair.name), bot="yes" if chair.who == "bot" else "no")


def harmless(name: str) -> str:
    """A name that no chat room takes for a link or for somebody to ring."""
    return name.replace("://", ": //").replace("<", "‹").replace(">", "›").replace("@", "＠")


def trial(lang: str) -> Letter:
    """A try, for somebody who wants to see whether it arrives."""
    return Letter("filature", t(lang, "notice-trial"), "/alerts", "trial")
