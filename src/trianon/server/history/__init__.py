"""Finished matches: results, summaries, histories, statistics, and imports of match files."""
