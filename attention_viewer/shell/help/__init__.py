"""The page of help: keys and terms."""
