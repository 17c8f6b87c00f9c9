"""Types that only compiled code has."""


class StructRef:
    """The type of a bundle of functions."""
