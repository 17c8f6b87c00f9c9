"""Opponents outside this program, in any language: they speak JSON lines over their standard streams."""
