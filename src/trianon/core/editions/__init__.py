"""Editions: component values in TOML files, their schema, and where each value comes from."""
