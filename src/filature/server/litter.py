"""What would be left lying about: nobody looks for cycles while people play."""


def forget_where(error: BaseException | None) -> None:
    """Takes from an error, and from what led to it, the places where they came up: these know the
    error itself, and all that was being done, and none of them would ever go."""
    while error:
        error.__traceback__ = None
        error = error.__context__
