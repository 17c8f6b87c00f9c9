"""Analysis of finished matches: chances, losses and verdicts of one seat's decisions, from its own information."""
