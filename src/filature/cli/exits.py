"""How a command ends: the one table of exit codes."""

from enum import IntEnum


class Code(IntEnum):
    """What a shell hears.  A sitting that is told to end by a signal ends with 128 and its number,
    as a shell would say it."""

    DONE = 0
    NOT_SO = 1  # what was asked about is not so: unfair dice, a box that fails its check
    BAD_INPUT = 2
    INTERRUPTED = 130  # Ctrl-C
    BROKEN_PIPE = 141  # nobody reads on, as after `| head -1`
