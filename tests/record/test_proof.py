"""Fair by proof: what is derived, what is detected."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

import filature
from filature import library
from filature.record import proof, verify
from filature.record.proof import Dice

SECRET = "5e" * 32
DICE = Dice(SECRET, ("c0ffee", "", "ab"))


def played(actions: int = 10_000) -> filature.Match:
    """A match whose chance comes from the secret."""
    game = filature.load("lair", options={"target": 8})
    match = filature.Match(game, 3)
    while not match.over and len(match.log) < actions:
        seat = match.actors()[0]
        if seat == filature.CHANCE:
            match.do(seat, DICE.draw(game, match.state, len(match.log)))
        else:
            match.do(seat, match.offered(seat)[-1])
    return match


def written(match: filature.Match) -> str:
    return proof.write(match, ("me", "me", "me"), DICE, match.game.ending(match.state))


TEXT = written(played())


def judged(text: str) -> str:
    return proof.judged(text, library.replay_text(text))[0]


def resealed(text: str) -> str:
    """What a forger who knows the secret would do after the end."""
    bare = "\n".join(line for line in text.splitlines() if not line.startswith("seal "))
    return bare.replace("\n\n", f"\nseal {verify.seal(SECRET, bare)}\n\n", 1) + "\n"


def test_a_match_with_its_proof_is_fair_and_replays() -> None:
    assert judged(TEXT) == "fair"
    assert library.replay_text(TEXT).log == played().log


FORGERIES: dict[str, tuple[Callable[[str], str], str]] = {
    "another secret": (lambda t: t.replace(SECRET, "00" * 32), "broken-promise"),
    "no secret": (lambda t: t.replace(f"secret {SECRET}\n", ""), "unrevealed"),
    "no proof": (lambda t: t.replace("commitment", "# commitment"), "unproven"),
    "another share": (lambda t: resealed(t.replace("shares c0ffee", "shares c0ffef")), "unfair"),
    "another share, unsealed": (lambda t: t.replace("c0ffee", "c0ffef"), "edited"),
    "tickets gone": (lambda t: resealed(re.sub(r" \[\d+\+\d+/\d+\]", "", t, count=1)), "unfair"),
    "wider tickets": (lambda t: resealed(re.sub(r"\[\d+\+\d+/", "[0+999/", t, count=1)), "unfair"),
    "nothing drawn here": (lambda t: resealed(t.replace("since 0", "since 9999")), "unproven"),
    "less drawn here": (lambda t: resealed(t.replace("since 0", "since 9")), "partly"),
}


@pytest.mark.parametrize(("forge", "verdict"), FORGERIES.values(), ids=FORGERIES)
def test_forgeries_are_detected(forge: Callable[[str], str], verdict: str) -> None:
    forged = forge(TEXT)
    assert forged != TEXT
    assert proof.judged(forged, library.replay_text(forged))[0] == verdict


def test_a_file_cut_short_or_lengthened_is_edited() -> None:
    lines = TEXT.splitlines()
    assert verify.verdict("\n".join(lines[:-3]))[0] == "edited"
    assert verify.verdict("\n".join([*lines, "0: pass"]))[0] == "edited"


def test_a_move_changed_by_hand_is_edited() -> None:
    """Even one that the rules would allow."""
    number = next(n for n, line in enumerate(TEXT.splitlines()) if line.startswith("1: "))
    lines = TEXT.splitlines()
    lines[number] = "1: pass" if lines[number] != "1: pass" else "1: kill"
    assert verify.verdict("\n".join(lines))[0] == "edited"


def test_a_match_broken_off_is_told_so() -> None:
    text = written(played(40))
    assert judged(text) == "aborted"
    assert judged(resealed(text.replace("end -", "end KILL-END-1"))) == "edited"


def test_the_verifier_works_alone(tmp_path: Path) -> None:
    """The file of the module and a match, nothing installed."""
    alone = tmp_path / "verify.py"
    alone.write_text(Path(verify.__file__).read_text("utf-8"), "utf-8")
    for text, code in ((TEXT, 0), (TEXT.replace("c0ffee", "c0ffef"), 1)):
        (tmp_path / "match").write_text(text, "utf-8")
        done = subprocess.run(
            [sys.executable, "-I", "-S", str(alone), str(tmp_path / "match")],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == code, done.stderr
    assert done.stdout.startswith("edited")


@given(
    st.binary(min_size=32, max_size=32),
    st.lists(st.text("0123456789abcdef", max_size=64), max_size=6),
    *(st.integers(0, 10**6), st.integers(1, 10**9)),
)
def test_the_house_draws_what_a_verifier_will(
    secret: bytes, shares: list[str], position: int, of: int
) -> None:
    known = (secret.hex(), tuple(shares), position, of)
    assert proof.ticket(*known) == verify.ticket(*known)


def test_tickets_are_uniform_and_depend_on_everything() -> None:
    counts = [0] * 6
    for position in range(6000):
        counts[verify.ticket(SECRET, ("a", ""), position, 6)] += 1
    assert chisquare(counts).pvalue > 1e-4
    one = [verify.ticket(SECRET, ("a", ""), n, 1 << 60) for n in range(3)]
    assert one != [verify.ticket(SECRET, ("", "a"), n, 1 << 60) for n in range(3)]
    assert one != [verify.ticket("11" * 32, ("a", ""), n, 1 << 60) for n in range(3)]
