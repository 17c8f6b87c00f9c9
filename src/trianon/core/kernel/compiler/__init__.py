"""Turns rules into machine code: what is done to numba, and how the results are cached."""
