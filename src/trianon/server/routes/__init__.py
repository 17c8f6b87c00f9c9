"""The HTTP side: thin handlers, each a call into the part of the server that does it."""
