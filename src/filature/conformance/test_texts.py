"""French and English are complete: same keys, same blanks, none missing, none unused."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from filature import library, registry
from filature.conformance import here
from filature.core.sentence import Sentence
from filature.text import guides

HOUSE = Path(library.__file__).parent
LOOKS = here.ROOT / "web/src/games"  # the browser's, which use the same texts
OPEN = ("title", "story")  # keys that every catalogue of a game has
LENGTHS = ("length-short", "length-normal", "length-long")  # what its card says of them


@cache
def entries(text: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(text)
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, [entry.content for entry in junk]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), "a key stands twice"
    return {entry.id.name: entry for entry in found}


def blanks_of(text: str, key: str) -> set[str]:
    """The blanks of one message, less `you`, which every sentence has."""
    message = entries(text)[key]
    start, end = (message.span.start, message.span.end) if message.span else (0, 0)
    return set(re.findall(r"\$(\w+)", text[start:end])) - {"you"}


def catalogues() -> list[object]:
    """The folders with texts: of the games, and of the house where its own games are tried."""
    games = {game: here.source(game) for game in here.names()}
    house = {"house": HOUSE} if any(map(here.is_ours, games)) else {}
    return [pytest.param(place, id=name) for name, place in {**house, **games}.items()]


def read(place: Path, lang: str) -> str:
    return (place / "text" / f"{lang}.ftl").read_text("utf-8")


@pytest.mark.parametrize("place", catalogues())
def test_both_languages_have_the_same_keys_and_blanks(place: Path) -> None:
    fr, en = read(place, "fr"), read(place, "en")
    assert set(entries(fr)) == set(entries(en))
    for key in entries(fr):
        assert blanks_of(fr, key) == blanks_of(en, key), key


@pytest.mark.parametrize("game", here.names())
def test_every_sentence_of_the_code_has_a_text_with_its_blanks(game: str) -> None:
    text = read(here.source(game), "fr")
    known = entries(text)
    for form in forms_of(game):
        sentence = Sentence(form, tuple(range(form.count(" "))))
        assert sentence.key in known, form
        named = {name for name, _, _ in sentence.blanks()}
        assert blanks_of(text, sentence.key) <= named, form


def forms_of(game: str) -> set[str]:
    """The forms of all sentences: news, refusals, prompts, titles, actions."""
    source = "\n".join(path.read_text("utf-8") for path in here.source(game).rglob("*.py"))
    told = re.findall(r"\.tell\([^\"]*?\"([^\"]+)\"", source)
    said = re.findall(r"\"((?:refused|reason|ask|zone|panel)-[a-z-]+[^\"{]*)\"", source)
    spoken = re.findall(r"Sentence\(\s*\"([^\"]+)\"", source)
    loaded = library.load(game)
    acts = [action.sentence.form for action in loaded.actions]
    return {*told, *said, *spoken, *acts}


@pytest.mark.parametrize("game", here.names())
def test_no_text_of_a_game_is_unused(game: str) -> None:
    code = [*here.source(game).rglob("*.py"), *LOOKS.glob(f"{game}/*.ts*")]
    source = "\n".join(path.read_text("utf-8") for path in code)
    used = {form.split(" ")[0] for form in forms_of(game)} | {*OPEN, *LENGTHS}
    used |= {f"option-{option.name}" for option in library.load(game).options_offered}
    used |= {f"group-{action.verb}" for action in library.load(game).actions}
    used |= guide_keys(game) | choice_keys(game) | choice_texts(game) | box_keys(game)
    used |= effect_keys(game)
    used |= set(entries(read(HOUSE, "fr")))  # sentences of the house, in other words
    for key in entries(read(here.source(game), "fr")):
        stem = re.escape(key.rsplit("-", 1)[0])
        made = re.search(rf"[\"'f]{stem}[- ]?[\"'{{]|[\"']{stem} \{{|[\"']{stem}-", source)
        written = f'"{key}"' in source or f'"{key.replace("-", " ")}"' in source
        assert key in used or made or written, key


def guide_keys(game: str) -> set[str]:
    """The keys that the steps of a guided first match need."""
    steps = guides.guide(game).steps if guides.guided(game) else ()
    done = {f"guide-{step.name}-done" for step in steps if step.does}
    return {f"guide-{step.name}" for step in steps} | done


def choice_keys(game: str) -> set[str]:
    """The keys of the choices of options that are words."""
    offered = library.load(game).options_offered
    words = [(option.name, one) for option in offered for one in option.choices]
    return {f"choice-{name}-{one}" for name, one in words if isinstance(one, str)}


def choice_texts(game: str) -> set[str]:
    """The keys of a sentence for each of them; other packages may do without."""
    return {f"{key}-text" for key in choice_keys(game)}


def effect_keys(game: str) -> set[str]:
    """The keys of what was measured of a choice, or of a box, where something was."""
    offered = library.load(game).options_offered
    chosen = {f"effect-{one.name}-{str(value).lower()}" for one in offered for value in one.choices}
    return chosen | {f"effect-box-{box}" for box in registry.boxes(game)}


def box_keys(game: str) -> set[str]:
    """The keys of the names of boxes, and of what is said of them."""
    boxes = registry.boxes(game)
    return {f"box-{box}" for box in boxes} | {f"box-{box}-text" for box in boxes}


def look_keys(game: str) -> set[str]:
    """The keys that the browser's look of a game has written out."""
    code = "\n".join(path.read_text("utf-8") for path in (LOOKS / game).glob("*.ts*"))
    return set(re.findall(r"\"(look-[a-z0-9-]+)\"", code))


@pytest.mark.parametrize("game", here.names())
def test_guides_choices_and_looks_have_all_their_words(game: str) -> None:
    known = set(entries(read(here.source(game), "fr")))
    assert guide_keys(game) | choice_keys(game) | look_keys(game) <= known
    assert choice_texts(game) <= known or not here.is_ours(game)
    others = [box for box in registry.boxes(game) if box != "default"]
    assert {f"box-{box}" for box in others} <= known


@pytest.mark.parametrize("game", here.names())
def test_every_option_and_every_title_has_its_words(game: str) -> None:
    loaded = library.load(game)
    for lang in ("fr", "en"):
        for key in (*OPEN, *(f"option-{option.name}" for option in loaded.options_offered)):
            assert loaded.words.term(key, lang)
        for option in loaded.options_offered:
            assert option.clause in loaded.clauses(lang)


@pytest.mark.parametrize("place", catalogues())
def test_french_spaces_do_not_break(place: Path) -> None:
    for line in read(place, "fr").splitlines():
        if not line.startswith("#"):
            assert not re.search(r"[^\s=] [?!;»]|« ", line), line
            assert not re.search(r"[^\s{}] :(?: |$)", line), line
