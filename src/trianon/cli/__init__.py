"""The command `trianon`."""
