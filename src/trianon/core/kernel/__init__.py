"""The compiled part of the core: structs, and the rules every game shares."""
