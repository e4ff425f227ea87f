"""The command `filature`, one command a module."""
