"""The descent: both sides try to make one key win."""
