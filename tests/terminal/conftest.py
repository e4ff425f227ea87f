"""Matches of the tests are kept in a folder of their own."""

from cli.command import data as data
