"""Monopoly Qt: a property-trading board game for a family at one computer."""

__version__ = "0.1.0"
DISPLAY_NAME = "Monopoly Qt"  # the only place where the name that people see is written
