"""Positions: any state of any game as a small TOML file, read and written."""
