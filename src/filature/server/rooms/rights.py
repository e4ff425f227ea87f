"""Who may do what about whom at a table, and whether the others are asked first.

The host's powers are at once where they are fair; everybody seated has most of them by consent.  In
a match the conditions under which people play change by consent alone, the host's wish included.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from filature.protocol import powers
from filature.protocol.powers import Deed, How, Right
from filature.server.store.spec import Chair

from . import keys
from .acts import MOST, WATCHER
from .caller import Caller
from .patience import by_post
from .problems import Forbidden, Problem
from .table import Table
from .watching import Watched


class Eye(NamedTuple):
    """Somebody looks at what can be done at a table."""

    table: Table
    here: frozenset[int]
    watched: list[Watched]
    seat: int  # its own, or WATCHER
    host: bool
    caller: Caller

    @property
    def chair(self) -> Chair | None:
        return self.table.spec.chairs[self.seat] if self.seat >= 0 else None

    @property
    def stage(self) -> str:
        return self.table.spec.status

    def people(self) -> list[int]:
        """The seats of other people."""
        mine = self.caller.seats(self.table.spec)
        chairs = enumerate(self.table.spec.chairs)
        return [n for n, chair in chairs if chair.who == "person" and n not in mine]


Targets = Callable[[Eye], list[int]]
Fault = Callable[[Eye], str]


class Rule(NamedTuple):
    """When a deed can be done, how by the host and how by anybody seated, about whom, and what
    else could be against it: the word of a refusal."""

    stages: tuple[str, ...]
    host: How | None
    seated: How | None
    about: Targets | None = None
    fault: Fault | None = None
    unfit: str = "wrong-seat"  # the word for somebody whom it cannot be about


# About whom ----------------------------------------------------------------------------


def chairs(eye: Eye) -> list[int]:
    return list(range(len(eye.table.spec.chairs)))


def unpeopled(eye: Eye) -> list[int]:
    return [n for n, chair in enumerate(eye.table.spec.chairs) if chair.who != "person"]


def playing(eye: Eye) -> list[int]:
    """Other people who play themselves."""
    return [seat for seat in eye.people() if not eye.table.spec.chairs[seat].kept]


def unreminded(eye: Eye) -> list[int]:
    """Who was not reminded lately."""
    table = eye.table
    pause = table.patience.post if by_post(table.spec.settings) else table.patience.nudge
    before = table.now() - pause
    return [seat for seat in playing(eye) if table.ledger.nudged.get(seat, before) <= before]


def absent(eye: Eye) -> list[int]:
    """Who has been away for some time."""
    table = eye.table
    patience = table.patience.post if by_post(table.spec.settings) else table.patience.away
    since = table.now() - patience
    gone = [seat for seat in playing(eye) if seat not in eye.here]
    return [seat for seat in gone if table.gone.get(seat, table.opened) <= since]


def heirs(eye: Eye) -> list[int]:
    """To whom the host's keys can be given."""
    chairs = eye.table.spec.chairs
    return [seat for seat in eye.people() if chairs[seat].guest and not chairs[seat].resigned]


# What else could be against it ---------------------------------------------------------


def own(eye: Eye) -> str:
    return "" if eye.chair else "no-seat"


def plays(eye: Eye) -> str:
    """A person of one's own seat who has not given it to a bot."""
    if eye.chair is None or eye.chair.resigned:
        return "resigned" if eye.chair else "no-seat"
    return "kept-already" if eye.chair.kept else ""


def keeps(eye: Eye) -> str:
    """A bot has the chair, and gives it back."""
    if eye.chair is None or eye.chair.resigned:
        return "resigned" if eye.chair else "no-seat"
    there = eye.chair.kept or eye.seat in eye.table.stood_in
    return "" if there else "not-kept"


def unresigned(eye: Eye) -> str:
    if eye.chair is None or eye.chair.resigned:
        return "resigned" if eye.chair else "no-seat"
    return ""


def going(eye: Eye) -> str:
    return "paused-already" if eye.table.ledger.paused else ""


def standing(eye: Eye) -> str:
    return "" if eye.table.ledger.paused else "not-paused"


def counting(eye: Eye) -> str:
    if eye.table.ledger.begins is None:
        return "no-countdown"
    if eye.chair is None:
        return "no-seat"
    return "stopped-already" if eye.chair.stopped else ""


def claimable(eye: Eye) -> str:
    return "" if keys.claimable(eye.table, eye.caller, eye.seat) else "host-here"


BOTH: Final = ("open", "playing")
LOBBY: Final = ("open",)
MATCH: Final = ("playing",)
RULES: Final[dict[type[Deed], Rule]] = {
    powers.Leave: Rule(BOTH, "now", "now", None, own),
    powers.SitOut: Rule(MATCH, "now", "now", None, plays),
    powers.SitIn: Rule(MATCH, "now", "now", None, keeps),
    powers.Resign: Rule(MATCH, "now", "now", None, unresigned),
    powers.Pause: Rule(MATCH, "now", "vote", None, going),
    powers.Resume: Rule(MATCH, "now", "vote", None, standing),
    powers.Nudge: Rule(MATCH, "now", "now", unreminded, own, "nudged"),
    powers.ChangeAbsence: Rule(BOTH, "now", "vote"),
    powers.Replace: Rule(MATCH, "now", "vote", absent, unfit="not-away"),
    powers.Kick: Rule(BOTH, "now", "vote", lambda eye: eye.people()),
    powers.Swap: Rule(LOBBY, "now", "vote", chairs),
    powers.HandOver: Rule(BOTH, "now", None, heirs),
    powers.Claim: Rule(BOTH, None, "now", None, claimable),
    powers.Close: Rule(BOTH, "now", "vote"),
    powers.SetChair: Rule(LOBBY, "now", "vote", unpeopled),
    powers.MakeWatcher: Rule(LOBBY, "now", None, lambda eye: eye.people()),
    powers.Silence: Rule(BOTH, "now", "vote", lambda eye: eye.people()),
    powers.Remove: Rule(BOTH, "now", "vote"),
    powers.Stop: Rule(LOBBY, "now", "now", None, counting),
}
WORDS: Final = {kind: str(kind.__struct_config__.tag) for kind in RULES}
TIMELY: Final = {stage: [kind for kind in RULES if stage in RULES[kind].stages] for stage in BOTH}
OWN: Final = (powers.Leave, powers.SitOut, powers.SitIn, powers.Resign)
ALWAYS: Final = (powers.Leave, powers.SitIn, powers.Resign, powers.Resume)
OF_WATCHERS: Final = (powers.Silence, powers.Remove)
OF_THE_RESIGNED: Final = (*OWN, powers.Claim)
AT_ANY_SEAT: Final = (powers.Claim,)  # a host who is back need not sit


def how(eye: Eye, kind: type[Deed]) -> How:
    """How somebody may do something now; raises what is against it."""
    rule = RULES[kind]
    member = eye.seat >= 0 or eye.host or kind in AT_ANY_SEAT
    if not member:
        raise Forbidden("no-seat")
    if eye.stage not in rule.stages:
        raise Problem(late(eye.stage, rule.stages))
    found = at_once(eye, kind) if eye.host else rule.seated
    if found is None:
        raise (Forbidden("not-host") if not eye.host else Problem("host-here"))
    if not eye.host and kind not in OF_THE_RESIGNED and eye.chair and eye.chair.resigned:
        raise Forbidden("resigned")
    fault = rule.fault(eye) if rule.fault else ""
    if fault:
        raise Problem(fault)
    return "now" if own_pause(eye, kind) else found


def late(stage: str, stages: tuple[str, ...]) -> str:
    """The word for something that has its time before or after."""
    if stage not in BOTH:
        return "table-ended"
    return "table-begun" if stages == LOBBY else "not-begun"


def at_once(eye: Eye, kind: type[Deed]) -> How | None:
    """What the host does alone; but in a match other clocks are everybody's business."""
    asked = kind is powers.ChangeAbsence and eye.stage == "playing"
    return "vote" if asked else RULES[kind].host


def own_pause(eye: Eye, kind: type[Deed]) -> bool:
    """Whoever asked for a pause may end it."""
    paused = eye.table.ledger.paused if kind is powers.Resume else None
    return paused is not None and paused.seat == eye.seat != WATCHER


def checked(eye: Eye, deed: Deed) -> How:
    """How a deed may be done; raises what is against it, also against whom it is about."""
    found, rule = how(eye, type(deed)), RULES[type(deed)]
    if eye.table.ledger.written[eye.seat] >= MOST and not isinstance(deed, ALWAYS):
        raise Problem("too-many-deeds")
    wanted = [getattr(deed, name) for name in ("seat", "other") if hasattr(deed, name)]
    wanted = [seat for seat in wanted if seat is not None]
    if isinstance(deed, OF_WATCHERS) and deed.watcher:
        if deed.watcher not in others(eye):
            raise Problem("no-watcher")
    elif isinstance(deed, powers.Remove) or (isinstance(deed, powers.Silence) and not wanted):
        raise Problem("no-watcher")
    elif rule.about and not set(wanted) <= set(rule.about(eye)):
        raise Problem(rule.unfit)
    if isinstance(deed, powers.Swap) and deed.seat == deed.other:
        raise Problem("wrong-seat")
    return found


def others(eye: Eye) -> list[str]:
    """The ids of everybody else who watches."""
    return [one.id for one in eye.watched if not one.is_of(eye.caller)]


# What a page is told -------------------------------------------------------------------


def rights(eye: Eye, first: bool = True) -> list[Right]:
    """All that somebody may do now; of further seats of one's own, what is about them alone."""
    timely = TIMELY.get(eye.stage, [])
    found = [right(eye, kind) for kind in timely if first or kind in OWN]
    return [one for one in found if one]


def right(eye: Eye, kind: type[Deed]) -> Right | None:
    rule, by = RULES[kind], max(eye.seat, -1)
    seats = rule.about(eye) if rule.about else []
    watchers = others(eye) if kind in OF_WATCHERS else []
    if (rule.about or kind in OF_WATCHERS) and not (seats or watchers):
        return None
    try:
        allowed = how(eye, kind)
    except Problem:
        return None
    return Right(WORDS[kind], allowed, seats, watchers, by)
