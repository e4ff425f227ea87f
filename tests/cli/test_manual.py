"""The manual is made of the commands: it has all of them, and the documents have the same."""

import shutil
import subprocess
from pathlib import Path

import pytest

from cli.command import run
from filature.cli.exits import Code
from filature.cli.manual import JSON, codes, markdown, pages, roff

PAGE = Path(__file__).parents[2] / "docs/how-to/command-line.md"


def test_the_page_of_the_documents_is_what_the_commands_say() -> None:
    assert PAGE.read_text("utf-8") == markdown(), "run make manual"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_command_with_all_its_options_is_in_the_manual(lang: str) -> None:
    page = run("man", "--lang", lang).stdout.replace("\\-", "-")
    for one in pages(lang):
        assert one.usage in page
        assert one.help in page
        for name, text in one.rows:
            assert f".B {name}\n{text}\n" in page
    told = codes(lang)
    assert [int(code) for code, _ in told] == [*Code]
    for code, meaning in told:
        assert f".B {code}\n{meaning}\n" in page


def test_facts_are_described_for_every_command_that_has_them() -> None:
    having = {one.path for one in pages("en") if "--json" in dict(one.rows)}
    assert having == {f"filature {name.removesuffix(' --at')}" for name in JSON}


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.skipif(not shutil.which("groff"), reason="no groff here")
def test_groff_reads_the_page_without_a_word_of_warning(lang: str) -> None:
    done = subprocess.run(
        ["groff", "-man", "-Kutf8", "-Tutf8", "-ww"],
        input=roff(lang).encode(),
        capture_output=True,
        check=True,
    )
    assert done.stderr == b""
    assert b"FILATURE(1)" in done.stdout
