"""Jugglers: the moments at which they may be used, and one small file per ability."""
