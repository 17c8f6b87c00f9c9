"""Rokoko: tailors dress a royal ball. 2 to 5 players, deck building, majorities, hidden hands."""
