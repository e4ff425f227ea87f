"""What `pip` and `python -m build` call: setuptools, with the pages of the browser made first.

A wheel has all of it or is not made: the pages, the fonts with their licences and the compiled
modules.  FILATURE_BUILD=pure gives the one for every platform, which needs no C compiler.
"""

import gzip
import io
import os
import shutil
import sys
import tarfile
from pathlib import Path

import ready
from setuptools import build_meta
from setuptools.build_meta import (  # noqa: F401
    build_editable,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

MYPYC = ["mypy[mypyc]==2.4.1", "msgspec==0.22.0"]
PAGES = Path("src/filature/server/static/index.html")


def get_requires_for_build_wheel(settings=None):
    pure = os.environ.get("FILATURE_BUILD") == "pure"
    return build_meta.get_requires_for_build_wheel(settings) + ([] if pure else MYPYC)


def build_wheel(folder, settings=None, metadata=None):
    make_pages()
    for old in Path("build").glob("lib*"):  # nothing of another build comes along
        shutil.rmtree(old)
    return build_meta.build_wheel(folder, settings, metadata)


def build_sdist(folder, settings=None):
    make_pages()
    name = build_meta.build_sdist(folder, settings)
    settle(Path(folder) / name)
    return name


def make_pages() -> None:
    """The pages, unless they are there: a source archive has them."""
    if Path("PKG-INFO").exists() and PAGES.exists():
        return
    ready.NOTES.mkdir(parents=True, exist_ok=True)
    step = ready.pages()
    try:
        if not step.done() or not PAGES.exists():
            step.do()
    except ready.Failed as failed:
        sys.exit(f"filature: {failed}; {ready.last_word(step.log)}")


def settle(archive: Path) -> None:
    """The same archive with one time, one owner and one order, so that it can be made again."""
    when = int(os.environ.get("SOURCE_DATE_EPOCH", "0"))
    with tarfile.open(archive) as old:
        found = [(one, old.extractfile(one)) for one in sorted(old, key=lambda one: one.name)]
        made = io.BytesIO()
        with tarfile.open(fileobj=made, mode="w", format=tarfile.PAX_FORMAT) as new:
            for one, content in found:
                one.mtime, one.uid, one.gid, one.uname, one.gname = when, 0, 0, "", ""
                one.pax_headers = {}
                new.addfile(one, content)
    archive.write_bytes(gzip.compress(made.getvalue(), mtime=when))
