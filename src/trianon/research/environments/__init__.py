"""Shared parts of the environments: batches of matches, compiled loops, rewards, information states."""
