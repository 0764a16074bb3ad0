"""One module per subcommand of the command line; must not import Qt at module level."""
