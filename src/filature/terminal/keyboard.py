"""Reading lines from a person, or from a pipe."""

import sys
from types import ModuleType

from rich.console import Console


def line_editor() -> ModuleType | None:
    """GNU readline, where Python has it."""
    try:
        import readline
    except ImportError:
        return None
    return readline


class Keyboard:
    """Asks for lines.  On a terminal with completion and history; from a pipe it echoes."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.live = sys.stdin.isatty()
        self.words: list[str] = []
        self.editor = line_editor() if self.live else None
        if self.editor:
            self.editor.set_completer_delims("")
            self.editor.set_completer(self.complete)
            self.editor.parse_and_bind("tab: complete")

    def offer(self, words: list[str]) -> None:
        """What Tab completes from now on."""
        self.words = words

    def complete(self, text: str, state: int) -> str | None:
        fitting = [word for word in self.words if word.lower().startswith(text.lower())]
        return fitting[state] if state < len(fitting) else None

    def ask(self, prompt: str = "❯ ") -> str:
        """One line; EOFError when there are no more."""
        if self.live:
            return input(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(f"{prompt}{line.strip()}", markup=False)
        return line.strip()

    def forget(self) -> None:
        """Leaves nothing for the next person at this keyboard."""
        if self.editor:
            self.editor.clear_history()
        self.words = []
