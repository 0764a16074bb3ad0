"""The two cards and the self-check."""
