"""Opponents: they see views and sampled worlds, never the real table."""
