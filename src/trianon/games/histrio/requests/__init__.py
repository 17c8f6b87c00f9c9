"""Requests: drawing them, their conditions, playing them."""
