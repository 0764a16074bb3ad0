"""The window around the lessons. Must not know any lesson by name."""
