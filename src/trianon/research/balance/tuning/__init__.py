"""The tuner: looks for reconstructed values that make the seats of a game even, by designs, a model and races."""
