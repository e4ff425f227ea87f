"""The server of the server's tests."""

from server.conftest import ada, server

__all__ = ["ada", "server"]
