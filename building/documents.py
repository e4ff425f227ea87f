"""Builds the site of documents: `make docs`, or `python building/documents.py FOLDER`.

The Markdown of the tree is staged as one folder a language, with the reference that is made from
the code; zensical makes pages of it, and is strict about links.  Then every script that stood
inside a page is put into a file, and the style of the search into a sheet (`site.js`): the server
allows none inside.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from staging import ROOT, stage

import reference

SITE: Final = ROOT / "src/filature/server/docs"  # where a server looks for it
LANGUAGES: Final = {"en": "", "fr": "fr"}  # and the folder of each in the site
INSIDE: Final = re.compile(r"<script>(.*?)</script>", re.S)
NUMBERED: Final = re.compile(r'<a id="__codelineno[^>]*></a>')  # links to lines, without a word
PICTURE: Final = re.compile(r"<img (?=alt=)")
UNUSED: Final = ("assets/stylesheets/classic", "objects.inv", "404.html")
HEAD: Final = '<script src="{}site.js"></script></head>'


def build(site: Path, work: Path) -> None:
    """The whole site, in place of the one that was there; `work` is an empty folder."""
    for lang in LANGUAGES:
        stage(lang, work / lang / "pages")
        reference.write(lang, work / lang / "pages")
        make(lang, work / lang)
    shutil.rmtree(site, ignore_errors=True)
    for lang, folder in LANGUAGES.items():
        shutil.copytree(work / lang / "site", site / folder, dirs_exist_ok=True)
    for name, text in reference.schemas().items():
        (site / "reference" / name).write_text(json.dumps(text, indent=1), "utf-8")


def make(lang: str, folder: Path) -> None:
    """The pages of one language."""
    shutil.copy(ROOT / f"building/site.{lang}.toml", folder / "zensical.toml")
    words = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    plain = {**os.environ, "NO_COLOR": "1"}
    done = subprocess.run(words, cwd=folder, env=plain, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"filature: the documents in {lang} are not whole\n{done.stdout}{done.stderr}")
    tidy(folder / "site")


def tidy(site: Path) -> None:
    """No script inside a page, and nothing that is not used."""
    shutil.copy(ROOT / "building/site.js", site)
    for name in UNUSED:
        path = site / name
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    for page in site.rglob("*.html"):
        up = "../" * (len(page.relative_to(site).parts) - 1)
        text = NUMBERED.sub("", page.read_text("utf-8")).replace("</head>", HEAD.format(up), 1)
        text = PICTURE.sub('<img loading="lazy" ', text)  # a house counts what it is asked for
        parts = INSIDE.split(text)  # every second one is a script
        parts[1::2] = [moved(script, site, up) for script in parts[1::2]]
        page.write_text("".join(parts), "utf-8")


def moved(script: str, site: Path, up: str) -> str:
    """A script as a file, named by what is in it."""
    name = f"assets/inside-{hashlib.sha256(script.encode()).hexdigest()[:10]}.js"
    (site / name).write_text(script, "utf-8")
    return f'<script src="{up}{name}"></script>'


def main() -> None:
    site = Path(sys.argv[1]) if len(sys.argv) > 1 else SITE
    with TemporaryDirectory() as work:
        build(site, Path(work))
    pages = list(site.rglob("*.html"))
    size = sum(file.stat().st_size for file in site.rglob("*") if file.is_file())
    print(f"{len(pages)} pages, {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
