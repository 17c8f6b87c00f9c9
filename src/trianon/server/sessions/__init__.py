"""Sessions of devices: tokens, and the persons they stand for."""
