"""Formats of numbers, which the types of `fluent.runtime` here write themselves."""
