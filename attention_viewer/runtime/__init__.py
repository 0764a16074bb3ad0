"""Where the program lives: folders, fonts, theme, crash reports."""
