"""Tables of ateam to begin a test from."""

import filature
from filature.core.option import Value
from filature.games.ateam.box import CHARACTERS
from filature.games.ateam.state import State
from filature.games.ateam.views import View
from filature.record import script

HANDS = ("plus3, clear, bench", "plus3, lead, roam", "clear, bench, roam", "plus3, bench, roam")


def table(*stands: str, hands: tuple[str, ...] = HANDS, **options: Value) -> filature.Match:
    """A match at the first turn of seat 0; each figure stands where it is told (see `stand`)."""
    match = filature.Match(filature.load("ateam", "first", options), len(stands))
    for hand in hands[: len(stands)]:
        for card in hand.split(", "):
            script.bend_fate(match, f"draw {card}")
    for seat in range(min(len(stands), 3)):  # the last of four gets what is left
        match.play(seat, f"figure {CHARACTERS[seat]}")
    for seat in range(len(stands)):
        script.bend_fate(match, "roll 1" if seat else "roll 6")
    return stand(match, *stands)


def stand(match: filature.Match, *stands: str) -> filature.Match:
    """Puts the figures: `12` on its way in, `30o` on its way out, `30*` out with the formula,
    `5r` turned round at the gate and on its way in again."""
    s = state_of(match)
    for seat, how in enumerate(stands):
        s.place[seat] = int(how.rstrip("o*r"))
        s.out[seat] = int(how[-1] in "o*")
        s.reached[seat] = int(how[-1] in "o*r")
        if how.endswith("*"):
            s.holder = seat
    return match


def play(match: filature.Match, *lines: str) -> filature.Match:
    """Plays lines of a worked example, with all that they claim."""
    script.run(match, lines)
    return match


def state_of(match: filature.Match) -> State:
    """The state itself, for what no view tells."""
    assert isinstance(match.state, State)
    return match.state


def view(match: filature.Match, seat: int = filature.SPECTATOR) -> View:
    seen = match.view(seat)
    assert isinstance(seen, View)
    return seen


def told(match: filature.Match) -> list[str]:
    """What everybody has been told since the turn began."""
    names = [sentence.key for sentence in match.news(filature.SPECTATOR)]
    return names[len(names) - names[::-1].index("turn") :]
