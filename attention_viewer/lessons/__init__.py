"""One folder a lesson; `framework.registry` finds them. Lessons do not import each other."""
