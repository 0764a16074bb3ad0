"""Reusable, lesson-free widgets; the only room that may import ziamath."""
