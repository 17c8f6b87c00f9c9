"""Modules that stand in for others inside a browser, where neither numpy, numba nor msgspec exist."""
