"""What is said, in one line, to whoever asked for something that cannot be."""


class Complaint(Exception):
    """One line that says what is wrong and what to do."""

    def __init__(self, text: str, code: int = 2) -> None:
        super().__init__(text)
        self.code = code
