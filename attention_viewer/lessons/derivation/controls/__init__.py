"""The column of controls."""
