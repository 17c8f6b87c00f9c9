"""Matches: answers, undo, clocks, stand-ins, replays, and the matches loaded in memory."""
