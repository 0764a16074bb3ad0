"""The third inner view: where the theory comes from, typeset with the chosen settings."""
