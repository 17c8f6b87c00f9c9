"""Trained nets inside the compiled search; they need no framework."""
