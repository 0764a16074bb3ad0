"""The typeset lines of each step."""
