"""Histrio: travelling troupes play for a king of changing mood. 2 to 5 players, two seasons, secret journeys."""
