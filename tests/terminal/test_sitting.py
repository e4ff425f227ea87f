"""Playing at the table, with lines piped in."""

import io
import re
from itertools import cycle, islice
from pathlib import Path

import pytest
from rich.console import Console

import filature
from cli.command import kept, resume_command, run
from filature.core.scene import Scene
from filature.lab.tally import verb
from filature.terminal.sitting import Setting, Sitting
from games.bond import tables as bond
from games.lair.tables import play, table

WORDS = {
    "en": ("To see the match again:", "wins", "Pass the screen to", "Your hand"),
    "fr": ("Pour revoir la partie\u00a0:", "gagne", "Passez l'écran à", "Votre main"),
}


def saved(data: Path) -> filature.Match:
    """The only match that was kept."""
    (path,) = (data / "filature" / "matches").glob("lair-*.match")
    return filature.replay(path)


def captured(tmp_path: Path, *players: str) -> Path:
    """A match where seat 0 has captured a spy and holds A, B and C."""
    match = table("L4 A B C S3 S1", "L1 A D E S2 S4", "L1 F G H S5 S2")
    play(match, "0: lair 4", "0: spy 3 to 0")
    return kept(match, tmp_path / "captured.match", *players)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_match_is_played_to_its_end_through_a_pipe(lang: str, data: Path) -> None:
    told = run("play", "lair", "--seed", "5", "--lang", lang, lines=islice(cycle("21"), 400))
    again, wins, _, hand = WORDS[lang]
    assert told.exit_code == 0
    match = saved(data)
    assert match.over
    winner = match.winners()[0]
    assert winner != 0
    assert re.search(rf"★ +[▲■]{winner} ", told.stdout)
    assert f" {wins}." in told.stdout
    ending = match.game.ending(match.state)
    assert f"{ending}  {match.game.clauses(lang)[ending]}" in " ".join(told.stdout.split("\n"))
    assert again in told.stdout
    assert hand in told.stdout
    assert "\x1b" not in told.stdout


def test_the_same_seed_gives_the_same_match_and_another_another() -> None:
    first, second, other = (
        run("play", "lair", "--seed", seed, lines="2121").stdout.split("The match is kept")[0]
        for seed in ("7", "7", "8")
    )
    assert first == second
    assert first != other


def test_the_end_of_input_keeps_the_match_and_resuming_shows_the_same_table(data: Path) -> None:
    left = run("play", "lair", "--seed", "3", lines=["2"])
    assert left.exit_code == 0
    back = run(*resume_command(left.stdout))
    table_of = [text.split("Before I Kill You")[-1] for text in (left.stdout, back.stdout)]
    assert table_of[0].split("\nThe match")[0] == table_of[1].split("\nThe match")[0]
    assert "spy 2 to 0" in table_of[1]


def test_a_resumed_match_goes_on_as_it_would_have_gone_on(data: Path, tmp_path: Path) -> None:
    expected = tmp_path / "all.match"
    run("play", "lair", "--seed", "3", lines=["2", "1", "1", "1", f"save {expected}"])
    (path,) = (data / "filature" / "matches").glob("*.match")
    path.unlink()
    parts = run("play", "lair", "--seed", "3", lines=["2", "1"])
    run(*resume_command(parts.stdout), lines=["1", "1"])
    assert saved(data).text() == expected.read_text("utf-8")


def test_an_action_is_taken_by_number_by_notation_in_any_case_and_by_a_unique_prefix(
    tmp_path: Path,
) -> None:
    for line, done in (("2", "taunt A"), ("TAUNT b", "taunt B"), ("k", "kill")):
        path = captured(tmp_path, "me", "me", "me")
        run("resume", path, lines=["", line])
        log = filature.replay(path).log_for(filature.SPECTATOR)
        assert (0, done) in log


def test_an_ambiguous_prefix_does_nothing(tmp_path: Path) -> None:
    path = captured(tmp_path, "me", "me", "me")
    before = path.read_text("utf-8")
    told = run("resume", path, lines=["", "taunt"])
    assert path.read_text("utf-8") == before
    assert "Perhaps: taunt A, taunt B" in told.stdout


@pytest.mark.parametrize("word", ["why", "pourquoi", "POURQUOI"])
def test_why_answers_with_the_reason_and_the_clause(word: str, tmp_path: Path) -> None:
    path = captured(tmp_path, "me", "bot", "bot")
    told = run("resume", path, lines=[f"{word} taunt f"], columns=300).stdout
    match = filature.replay(path)
    refused = match.why_not(0, "taunt F")
    assert refused
    assert f"taunt F  {refused.text('en')}" in told
    assert f"KILL-TAUNT-1  {match.game.clauses('en')['KILL-TAUNT-1']}" in told


def test_what_is_not_offered_is_refused_with_its_clause_and_changes_nothing(
    tmp_path: Path,
) -> None:
    path = captured(tmp_path, "me", "bot", "bot")
    before = path.read_text("utf-8")
    told = run("resume", path, "--lang", "fr", lines=["lair 2"]).stdout
    assert path.read_text("utf-8") == before
    assert "KILL-" in told.split("❯ lair 2")[1]


def test_why_of_what_is_offered_says_so(tmp_path: Path) -> None:
    told = run("resume", captured(tmp_path, "me", "bot", "bot"), lines=["why kill"]).stdout
    assert "kill is possible now" in told


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "Choose a number from 1 to 4."),
        ("0", "Choose a number from 1 to 4."),
        ("xyzzy", "“xyzzy” means nothing here"),
        ("?", "KILL-TAUNT-4  "),
        ("aide", "why an action is not offered"),
        ("rules KILL-KILL-1", "KILL-KILL-1  "),
        ("règles kill-kill-1", "KILL-KILL-1  "),
        ("regles", "KILL-END-5  "),
        ("rules KILL-KIL-1", "Try: KILL-KILL-1"),
        ("log", "lair of 4"),
        ("journal", "lair of 4"),
        ("undo", "Too late"),
        ("annuler", "Too late"),
        ("", "4  Taunt the spy with C"),
    ],
)
def test_other_lines_are_answered_and_the_question_stays(
    line: str, answer: str, tmp_path: Path
) -> None:
    path = captured(tmp_path, "me", "bot", "bot")
    before = path.read_text("utf-8")
    told = run("resume", path, lines=["why kill", line]).stdout
    assert re.search(answer.replace("?", r"\?"), told.split("possible now")[1])
    assert path.read_text("utf-8") == before


def test_undo_takes_back_what_nobody_has_learned_of(tmp_path: Path) -> None:
    match = table("L4 A B C S3 S1", "L1 A D E S2 S4", "L1 F G H S5 S2")
    play(match, "0: lair 4", "0: spy 3 to 0", "0: taunt A")
    path = kept(match, tmp_path / "foil.match", "me", "me", "me")
    before = match.text()
    sitting = Sitting(match, Setting(path, 1, "en"), Console(file=io.StringIO()))
    sitting.do(1, match.named["foil A"])
    assert path.read_text("utf-8") != before
    assert sitting.undo(2) is False
    assert sitting.undo(1) is True
    assert path.read_text("utf-8") == before


@pytest.mark.parametrize("word", ["save", "sauver"])
def test_save_keeps_the_match_in_the_file_given_from_then_on(word: str, tmp_path: Path) -> None:
    other = tmp_path / "folder" / "other.match"
    told = run("play", "lair", "--seed", "3", lines=[f"{word} {other}", "2"])
    assert len(filature.replay(other).log) > 30
    assert (0, "lair 4") in filature.replay(other).log_for(filature.SPECTATOR)
    assert str(other) in resume_command(told.stdout)


@pytest.mark.parametrize("word", ["quit", "quitter"])
def test_quit_keeps_the_match(word: str, data: Path) -> None:
    told = run("play", "lair", lines=[word, "2"])
    assert told.exit_code == 0
    assert resume_command(told.stdout)
    assert saved(data).actors() == [0]


def test_a_folder_that_cannot_be_written_is_said_and_the_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(file))
    other = tmp_path / "kept.match"
    told = run("play", "lair", "--seed", "3", lines=["2", f"save {other}"])
    assert "give another file with “save FILE”" in " ".join(told.stdout.split())
    assert (0, "lair 4") in filature.replay(other).log_for(filature.SPECTATOR)


def test_enter_alone_takes_the_only_option_of_the_only_human(tmp_path: Path) -> None:
    match = table("L4 A B C S3 S1", "L1 A D E S2 S4", "L1 F G H S5 S2")
    play(match, "0: lair 4", "0: spy 3 to 0", "0: taunt A")
    path = kept(match, tmp_path / "foil.match", "bot", "bot", "me")
    told = run("resume", path, lines=[""]).stdout
    assert "Enter alone: pass" in told
    assert (2, "pass") in filature.replay(path).log_for(2)[len(match.log) :]


def test_at_one_keyboard_everyone_is_asked_alike_whatever_they_hold(tmp_path: Path) -> None:
    """KILL-TAUNT-3: seat 2 has no A; Enter alone does not answer for it, a word does."""
    match = table("L4 A B C S3 S1", "L1 A D E S2 S4", "L1 F G H S5 S2")
    play(match, "0: lair 4", "0: spy 3 to 0", "0: taunt A", "1: pass")
    path = kept(match, tmp_path / "foil.match", "me", "me", "me")
    length = len(match.log)
    told = run("resume", path, lines=["", ""]).stdout
    assert "Enter alone" not in told
    assert len(filature.replay(path).log) == length
    run("resume", path, lines=["", "pass"])
    assert len(filature.replay(path).log) > length


def names_in(scene: object) -> set[str]:
    """The catalogue keys of all cards that lie face up in a scene."""
    assert isinstance(scene, Scene)
    return {piece.name for zone in scene.zones for piece in zone.pieces if piece.name}


def ever_seen(match: filature.Match, seat: int) -> set[str]:
    """All cards whose faces a seat has seen during a match."""
    seen: set[str] = set()
    for length in range(len(match.log) + 1):
        seen |= names_in(match.game.scene(match.at(length).view(seat), []))
    return seen


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_at_one_keyboard_nobody_is_shown_another_hand(lang: str, data: Path) -> None:
    cover = WORDS[lang][2]
    lines = [""] + ["1", "1", "", "2", "1", ""] * 3
    seats = "me:Ada,me:Bob"
    told = run(
        "play", "lair", "--bots", seats, "--seed", "4", "--lang", lang, lines=lines, columns=63
    ).stdout
    match = saved(data)
    pieces = told.split(cover)[1:]
    assert len(pieces) > 3
    for seat, other, name in ((0, 1, "Ada"), (1, 0, "Bob")):
        shown = "".join(part for part in pieces if part.lstrip().startswith(name))
        secrets = ever_seen(match, other) - ever_seen(match, seat)
        mine = ever_seen(match, seat) - ever_seen(match, other)
        assert secrets
        assert mine
        for key in mine:
            assert match.game.words.term(key, lang) in shown
        for key in secrets:
            assert match.game.words.term(key, lang) not in shown


def test_a_single_human_gets_no_cover() -> None:
    assert "Pass the screen" not in run("play", "lair", "--seed", "3", lines=["2", "1"]).stdout


def test_only_what_the_seat_was_told_is_told(data: Path) -> None:
    told = run("play", "lair", "--seed", "3", lines=["2", "1", "1"], columns=200).stdout
    match = saved(data)
    names = ("Player 0", "Barnaby", "Philippa")
    for sentence in match.news(0):
        assert match.game.words.say(sentence, "en", names, 0) in told
    private = [news for news in match.news(1) if news not in match.news(0)]
    assert private
    for sentence in private:
        assert match.game.words.say(sentence, "en", names, 1) not in told


def test_bots_alone_play_to_the_end_without_a_question() -> None:
    told = run("play", "lair", "--bots", "bot:Max,greedy,uniform", "--seed", "2", columns=63)
    assert told.exit_code == 0
    assert "❯" not in told.stdout
    assert "Max" in told.stdout


def test_names_with_spaces_and_colons_survive_a_match_file(data: Path) -> None:
    run("play", "lair", "--bots", "me:Ada the Third,bot:Max", lines=[])
    assert saved(data).players == ("me:Ada%20the%20Third", "greedy:Max")
    (path,) = (data / "filature" / "matches").glob("*.match")
    assert "Ada the Third (you)" in run("resume", path).stdout


@pytest.mark.parametrize("columns", [40, 63, 64, 80, 100, 140])
def test_no_line_is_wider_than_the_screen(columns: int) -> None:
    told = run("play", "lair", "--seed", "3", "--lang", "fr", lines="2121", columns=columns)
    rows = told.stdout.split("La partie est gardée")[0].splitlines()
    assert len(rows) > 30
    assert max(len(row) for row in rows) <= columns


def test_a_seed_that_was_drawn_is_told_and_gives_the_same_match(data: Path) -> None:
    told = run("play", "lair", "--bots", "bot,bot").stdout
    (seed,) = re.findall(r"with --seed (\d+) and the same choices", told)
    first = saved(data).text()
    for path in (data / "filature" / "matches").iterdir():
        path.unlink()
    run("play", "lair", "--bots", "bot,bot", "--seed", seed)
    assert saved(data).text() == first


def test_a_match_that_was_left_goes_on_with_its_seed() -> None:
    words = resume_command(run("play", "lair", lines=["quit"]).stdout)
    assert words[-2] == "--seed"
    assert resume_command(run(*words, lines=["quit"]).stdout) == words


def test_a_gesture_is_one_press_on_the_screen_as_it_is(tmp_path: Path) -> None:
    """The black die of bond: nobody takes the screen over, and Enter alone throws it."""
    match = bond.table(19, 10)
    path = kept(match, tmp_path / "bond.match", "me", "me")
    told = run("resume", path, "--lang", "en", lines=["", "engage", ""]).stdout
    again = filature.replay(path)
    done = [verb(again.game.actions[one.action].notation) for one in again.log[len(match.log) :]]
    assert done[:4] == ["engage", "stars", "throw", "skulls"]
    _, after = told.split("❯ engage")
    before_throw, _ = after.split("Enter alone: throw")
    assert "throws the black die against" in before_throw
    assert "Pass the screen to" not in before_throw


def test_who_plays_alone_is_told_before_a_gesture(tmp_path: Path) -> None:
    match = bond.play(bond.table(19, 10), "0: engage", "chance: stars 2")
    path = kept(match, tmp_path / "bond.match", "agent", "me")
    told = run("resume", path, "--lang", "en", lines=["quit"]).stdout
    assert "The black die is yours" in told
    assert told.index("engages") < told.index("The black die is yours")
    assert len(filature.replay(path).log) == len(match.log)
