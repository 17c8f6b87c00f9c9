"""The phases of a round, a file each; the encounters in two."""
