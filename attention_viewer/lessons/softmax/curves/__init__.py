"""Curves: saturation against d_k, and one score that is moved."""
