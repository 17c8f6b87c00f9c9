"""Parts of numba that may change."""
