"""Match files: a match as one JSON file that can be replayed and verified."""
