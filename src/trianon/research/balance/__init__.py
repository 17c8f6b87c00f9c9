"""The balance lab: what seats, components and strategies are worth over many matches, and how much luck decides."""
