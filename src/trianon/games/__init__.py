"""The games, one package each. They share nothing with one another but the core."""
