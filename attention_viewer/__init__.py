"""Attention Viewer: why scaled dot-product attention divides by the root of d_k."""

__version__ = "0.1.0"
