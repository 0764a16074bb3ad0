"""The numbers every lesson stands on; must not import Qt, touch files or hold global state."""
