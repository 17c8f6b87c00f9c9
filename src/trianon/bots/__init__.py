"""Bots: they get views and sampled worlds, never the real state."""
