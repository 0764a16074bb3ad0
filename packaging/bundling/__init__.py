"""The steps of `dev.py package`: freeze, slim, wrap for the system, try out, measure."""
