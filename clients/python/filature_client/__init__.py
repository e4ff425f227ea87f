"""A client of filature's table server, typed from its schemas; it needs nothing but Python."""

from .house import House, Refused
from .table import Table

__all__ = ["House", "Refused", "Table"]
