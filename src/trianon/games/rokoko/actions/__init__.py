"""The six main actions, a file each: legality, its reasons and the effect side by side."""
