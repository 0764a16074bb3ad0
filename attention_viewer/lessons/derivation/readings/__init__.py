"""What was measured beside what theory says."""
