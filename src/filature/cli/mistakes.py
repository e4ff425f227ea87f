"""What cannot be done, in one sentence that says what to do."""

import errno
from difflib import get_close_matches
from typing import Any, Final

from filature.core.box import BoxError
from filature.core.mistake import Mistake
from filature.text.catalogue import said, t

WRONG: Final = ("word", "bot", "name")  # blanks that hold what was given; `known`: what there is
REASONS: Final = {
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "read-only",
    errno.ENOENT: "nowhere",
    errno.EEXIST: "not-a-folder",
    errno.ENOTDIR: "not-a-folder",
    errno.EISDIR: "a-folder",
    errno.ENOSPC: "full",
    errno.EFBIG: "huge",
    errno.ENAMETOOLONG: "long-name",
}


def sentence(error: Exception, lang: str) -> str:
    """A mistake in a language; what is no mistake of the person is raised again."""
    mistake = error
    if isinstance(error, OSError) and error.filename is not None:
        mistake = Mistake("bad-path", file=str(error.filename), reason=reason(error))
    elif hasattr(error, "format_message"):  # what Click refuses
        mistake = refused(error)
    elif not isinstance(error, BoxError | Mistake):
        raise error
    near = meant(mistake)
    return said(mistake, lang) + (f" {t(lang, 'did-you-mean', near=near)}" if near else "")


def reason(error: OSError) -> object:
    """Why the system did not do it."""
    known = REASONS.get(error.errno or 0)
    return Mistake(f"file-{known}") if known else error.strerror or str(error)


def meant(mistake: Exception) -> str:
    """What comes near to what was given, if anything does."""
    blanks = mistake.blanks if isinstance(mistake, Mistake) else {}
    known = str(blanks.get("known", "")).split(", ")
    given = [str(blanks[name]) for name in WRONG if name in blanks]
    return ", ".join(get_close_matches(given[0], known, 2)) if given else ""


def refused(error: Any) -> Mistake:
    """What Click refuses, as a mistake of the house."""
    context, param = getattr(error, "ctx", None), getattr(error, "param", None)
    name = getattr(error, "option_name", "") or named(param)
    more = {"name": name, "page": f"{context.command_path if context else 'filature'} --help"}
    match type(error).__name__:
        case "NoSuchOption":
            options = [opt for one in context.command.params for opt in one.opts] if context else []
            return Mistake("no-such-option", known=", ".join(options), **more)
        case "BadOptionUsage":
            return Mistake("no-value" if "requires" in error.message else "a-value", **more)
        case "MissingParameter":
            return Mistake("missing", **more)
        case "BadParameter":
            return bad_number(param, more)
    return Mistake("missing-command" if "command" in error.message else "too-much", **more)


def named(param: Any) -> str:
    """An option by its long name, an argument by what stands for it."""
    if param is None:
        return ""
    return str(max(param.opts, key=len) if param.param_type_name == "option" else param.metavar)


def bad_number(param: Any, more: dict[str, str]) -> Mistake:
    """An option that wants a number, and which: all others take any word."""
    kind = "days" if param.metavar == "DAYS" else "whole"
    least, most = getattr(param.type, "min", None), getattr(param.type, "max", None)
    if least is None:
        return Mistake("bad-number", kind=kind, **more)
    if most is None:
        return Mistake("bad-number-from", kind=kind, least=str(least), **more)
    return Mistake("bad-number-between", kind=kind, least=str(least), most=str(most), **more)
