"""What a lesson is and what the window does for it. Must not know any lesson."""
