"""External bots: programs in any language that speak JSON lines over their standard streams."""
