"""Matches of the tests are kept in a folder of their own."""

from cli.desk import data as data
