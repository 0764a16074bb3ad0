"""Pictures that check a step."""
