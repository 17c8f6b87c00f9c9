"""Final scoring: Ecu are counted as they lie, and the account shows their sources."""
