"""The four phases of a round, a file each."""
