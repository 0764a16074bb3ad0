"""The column of controls of the vectors lesson."""
