"""People: identities and their tokens, devices, blocks and reports."""
