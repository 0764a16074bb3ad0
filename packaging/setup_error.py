"""The error that dev.py shows as one line."""


class SetupError(Exception):
    """Something on this machine keeps the program from being set up; the text says what to do."""
