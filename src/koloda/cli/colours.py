"""Colours that are seen on black and on white alike."""

RED = "#e03c3c"
GREEN = "#1f9d3f"
BLUE = "#3d7ff0"
YELLOW = "#b08000"
MAGENTA = "#c050d0"
ORANGE = "#d2691e"
CYAN = "#0f95a5"
