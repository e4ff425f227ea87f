"""Writing a print, without ever taking the place of another file."""

from pathlib import Path

from filature.core.game import Game
from filature.terminal.complaint import Complaint
from filature.text.catalogue import t


def usual_name(game: str, box: str, lang: str) -> Path:
    """Where a print goes unless told otherwise: `filature-lair-fr.pdf`, here."""
    named = "" if box == "default" else f"-{Path(box).stem}"
    return Path(f"filature-{game}{named}-{lang}.pdf")


def print_to(target: Path, game: Game, lang: str) -> None:
    """Writes a print, whole or not at all; only an earlier print is overwritten."""
    from filature.printing.press import STAMP, printed

    try:
        if target.exists() and STAMP.encode() not in target.read_bytes():
            raise Complaint(t(lang, "bad-print", file=str(target)))
        draft = target.with_name(f"{target.name}.part")
        draft.write_bytes(printed(game, lang))
        draft.replace(target)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Complaint(t(lang, "bad-out", file=str(target), reason=reason)) from None
