"""Rules of thumb, a file per game: what a sensible player would do without counting ahead."""
