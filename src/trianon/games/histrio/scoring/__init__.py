"""Final scoring: Ecu are counted as they lie, and the account tells where they came from."""
