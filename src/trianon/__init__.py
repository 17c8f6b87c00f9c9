"""Trianon plays, studies and simulates board games of the French court: Rokoko and Histrio.

This module stays empty on purpose: importing it must cost milliseconds, so it pulls in neither numpy nor numba.
"""

__version__ = "1.0.0"
