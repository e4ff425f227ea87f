"""The command `filature`, also as `python -m filature`."""

import io
import sys


def main() -> None:
    """Runs the command line; what a stream cannot write or read becomes a question mark, and
    nothing is read where there is nothing to read from."""
    sys.stdin = sys.stdin or io.StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    from filature.cli.app import app

    app()(prog_name="filature")


if __name__ == "__main__":
    main()
